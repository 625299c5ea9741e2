"""Finished matches explained: asked for, worked out by a process behind the bots, kept; tables that play one on; a person's
curves.

May import answers, basics, bots, storage and tables.
"""
