"""People: who asks, what is kept of them, and how strong they are.

May import relay and storage.
"""
