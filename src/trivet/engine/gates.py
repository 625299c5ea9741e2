"""What a game asks of itself, for `trivet bench` and `make strength`: it is measured without, and held against nothing."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Bar:
    """What one seat of the first bot has to win against the second at all others."""

    first: str
    second: str
    """Or one of the automated opponents, alone."""
    players: int
    least: float
    """The 95 % interval's lower end has to reach it."""


@dataclass(frozen=True)
class Gates:
    ratios: Mapping[str, float] = field(default_factory=dict)
    """How many times the moves a second of each peer, of random play."""
    compiling: float | None = None
    """Seconds, at most."""
    searchers: int | None = None
    """Players in the game whose opening is searched; else as many as in random play,"""
    iterations: float | None = None
    """and iterations a second, at least."""
    bars: tuple[Bar, ...] = ()
    """What its bots have to win."""
