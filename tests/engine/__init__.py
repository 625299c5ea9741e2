"""Tests of the engine: dice, actions, options, data files, matches, layers, cache.

`chance` says whether counts can be chance; the games' tests use it too.
"""
