"""How several workers act as one: what they tell each other, who does what alone, and what they count together.

May import basics and storage.
"""
