"""Gobi against its rules, `texts/rules.en.md`: worked cases, rulings, scoring, set-up, hidden information.

`positions` arranges a table in a few lines; every test here starts from it.
"""
