"""Measuring games and bots: simulations, the arena, benchmarks, the strength of the levels.

Imports the engine, the games and the bots. Nothing here prints but the program `strength`: progress goes to a function
that the caller gives, results are plain values with an `as_data` for JSON.
"""
