"""Measuring games and bots: simulations, the arena, comparisons, benchmarks, the strength of the levels.

`records` says what is written down of a game, `play` plays it, `runs` plays many, on all cores or a cluster.

Imports the engine, the games and the bots. Nothing here prints but the program `strength`: progress goes to a function
that the caller gives, results are plain values with an `as_data` for JSON.
"""
