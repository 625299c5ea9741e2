"""Tables: who sits there, how the match goes, what is agreed and said, in memory and in the database.

May import answers, basics, daily, people, relay and storage.
"""
