"""Telling people who are away that it is their turn: by webhook or by mail.

May import basics, people, storage and tables.
"""
