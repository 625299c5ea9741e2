"""A promise about the shuffle, made before the first move and proved after the last.

The table shows the hash from the beginning and the seed at the end. Whoever hashes the seed again sees that it was not
chosen, or changed, in between: `printf 'trivet seed 1 GAME TABLE SEED' | sha256sum`.
"""

import hashlib


def commitment(game: str, table: str, seed: int) -> str:
    """The hash that commits a table to its seed."""
    return hashlib.sha256(committed_text(game, table, seed).encode()).hexdigest()


def committed_text(game: str, table: str, seed: int) -> str:
    """What is hashed."""
    return f"trivet seed 1 {game} {table} {seed:032x}"
