"""How people come to a table with others: quick match, and challenges among those who have met.

May import basics, people, storage and tables.
"""
