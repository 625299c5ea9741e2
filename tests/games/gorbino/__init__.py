"""Gorbino's Quest against its rules, `texts/rules.en.md`: worked cases, rulings, every card, corners, data.

`positions` arranges a table in a few lines; `invariants` counts what must hold after every action.
"""
