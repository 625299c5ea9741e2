"""Quick match: what whoever waits is told."""

from typing import Literal

from typing_extensions import TypedDict


class Queue(TypedDict, closed=True):
    """What the line of somebody who waits says: how many wait for the same, of so many `needed`, and their own `place` among them.

    `bots`: they have waited long enough to be offered bots; `agreed`: how many would begin with them, `mine`: they would themselves. `table`: where they have been seated; the line ends then.
    """

    type: Literal["queue"]
    waiting: int
    needed: int
    place: int
    bots: bool
    agreed: int
    mine: bool
    table: str | None


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
