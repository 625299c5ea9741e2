"""Tests of the server: a real process with a real database file, spoken to as a page would.

`people` are those who speak to it, `serve` starts servers fast, `spec` checks their answers, `services` starts PostgreSQL
and Redis, `troubles` has things go wrong, `hostile` holds bots that misbehave. Nothing here imports the server itself:
it plays by uncompiled rules, and other tests by compiled ones.
"""
