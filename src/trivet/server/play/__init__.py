"""Playing at a table: commands, and what a move would do before it is made.

May import answers, basics, daily, looks, storage and tables.
"""
