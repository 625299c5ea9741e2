"""Puzzles that come with the games: which there are, whose day it is, how people answer them, and what that says of them.

May import storage.
"""
