"""Quick match: what whoever waits is told."""

from typing import Literal

from typing_extensions import TypedDict


class Queue(TypedDict, closed=True):
    """What the line of somebody who waits says."""

    type: Literal["queue"]
    waiting: int
    """How many wait for the same,"""
    needed: int
    """of so many,"""
    place: int
    """and one's own place among them."""
    bots: bool
    """They have waited long enough to be offered bots."""
    agreed: int
    """How many would begin with bots;"""
    mine: bool
    """whoever waits would themselves."""
    table: str | None
    """Where they have been seated; the line ends then."""


class QuickWish(TypedDict, closed=True):
    """How many wait for a game of so many players, live or slow."""

    game: str
    players: int
    slow: bool
    waiting: int


class QuickWaits(TypedDict, closed=True):
    waits: list[QuickWish]


class Agreed(TypedDict, closed=True):
    """Bots may take the seats that are still empty."""

    agreed: bool
