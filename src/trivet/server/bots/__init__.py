"""The bots at the tables: their processes, their turns, and what is seen to while nobody asks.

May import basics, looks, play, relay and tables.
"""
