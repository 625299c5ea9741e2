"""A promise about the shuffle, made before the first move and proved after the last.

The table shows the hash of a seed from the beginning and the seed at the end. Whoever hashes the seed again sees that it was not
chosen, or changed, in between: `printf 'trivet seed 1 GAME TABLE SEED' | sha256sum`.

Where players add a number each, knowing that hash, nobody alone has chosen the shuffle, not even whoever made the promise: what is
dealt by is a hash of the seed and all their numbers, in the order of their seats; a seat that added none is a hyphen:
`printf 'trivet deal 1 GAME TABLE SEED SHARE SHARE -' | sha256sum`, of which the first 32 digits are the seed of the deal.
"""

import hashlib
from collections.abc import Sequence

SHARE = r"^[0-9a-f]{32}$"
"""What a player adds: 128 bits."""
NONE = "-"


def commitment(game: str, table: str, seed: int) -> str:
    """The hash that commits a table to its seed."""
    return sha256(committed_text(game, table, seed))


def committed_text(game: str, table: str, seed: int) -> str:
    """What is hashed."""
    return f"trivet seed 1 {game} {table} {seed:032x}"


def dealt_seed(game: str, table: str, seed: int, shares: Sequence[str | None]) -> int:
    """The seed that a table is dealt by, of its own and what its seats have added."""
    return int(sha256(dealt_text(game, table, seed, shares))[:32], 16)


def dealt_text(game: str, table: str, seed: int, shares: Sequence[str | None]) -> str:
    """What is hashed for it."""
    return f"trivet deal 1 {game} {table} {seed:032x} {' '.join(share or NONE for share in shares)}"


def kept(
    game: str, table: str, promised: str, dealt: int, seed: int | None = None, shares: Sequence[str | None] = ()
) -> bool:
    """Whether a deal is what was promised: by the seed of the commitment, or by that `seed` and what was added to it."""
    own = dealt if seed is None else seed
    right = seed is None or dealt_seed(game, table, seed, shares) == dealt
    return right and commitment(game, table, own) == promised


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
