"""Tests of the games: the conformance suite that every game passes, and a folder per game for its own rules.

`contract` holds what they share. Nothing outside the tests imports from here.
"""
