"""Gorbino's Quest against its rules document: worked cases, rulings, every card, corners, data.

`positions` arranges a table in a few lines; `invariants` counts what must hold after every action.
"""
