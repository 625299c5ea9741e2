"""The database: its tables, how they came to be, records of what stands in them, and the way to read and write them.

What is read and written of tables and of people is told in their own rooms. May import basics.
"""
