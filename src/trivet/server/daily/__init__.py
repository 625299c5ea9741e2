"""Tables of the day: what is dealt on which day, what is withheld meanwhile, and how everybody did.

May import basics and storage.
"""
