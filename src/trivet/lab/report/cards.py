"""Things of the data (cards, cities, tokens): how often they are offered, taken and kept, and who wins that took them.

A thing's lift is the share of wins of the seats that took it, less what their bots win on average. It says who wins,
not why: strong positions take what strong positions can pay. What a thing is worth by itself is asked by `forks`.
"""

from dataclasses import dataclass

import numpy as np

from . import stats
from .sample import Array, Sample
from .stats import Estimate

RARE = 0.05
"""A thing that is taken in less than this share of the games that offered it is hardly used."""


@dataclass(frozen=True)
class Card:
    verb: str
    kind: str
    word: str
    offered: Estimate
    """Games in which anybody was offered it."""
    taken: Estimate
    """Of those, games in which anybody took it."""
    picked: Estimate
    """Of the decisions that offered it, those that took it: clustered by game."""
    kept: Estimate | None
    """Of the seats that took it, those that still had it at the end; none where the game does not show it."""
    lift: Estimate | None
    """In the share of wins; none where too few took it."""
    q: float | None
    """How likely such a lift is by chance, corrected for all things compared."""
    shown_by: int | None
    """The number of a game in which whoever took it won, or lost where its lift is below 0."""

    @property
    def sways(self) -> bool:
        return self.q is not None and self.q < stats.DISCOVERIES


def cards(sample: Sample) -> list[Card]:
    """All things of the game, the highest lift first; those that were never offered are there too."""
    found = [card(sample, thing) for thing in range(len(sample.things.names))]
    lifted = [i for i, one in enumerate(found) if one.lift is not None]
    corrected = stats.corrected([stats.from_zero(lift) for i in lifted if (lift := found[i].lift)])
    for i, q in zip(lifted, corrected, strict=True):
        found[i] = Card(**{**vars(found[i]), "q": q})
    return sorted(found, key=lambda one: -one.lift.value if one.lift else float("inf"))


def card(sample: Sample, thing: int) -> Card:
    things = sample.things
    rows = things.rows(thing)
    game, seat, offered, taken = (column[rows] for column in (things.game, things.seat, things.offered, things.taken))
    games = np.unique(game)
    took = taken > 0
    takers = np.isin(games, game[took])
    kept = things.kept[rows][took]
    share, expected = sample.shares[game, seat], sample.expected[game, seat]
    enough = took.sum() >= stats.FEWEST
    lift = lift_of(share[took], expected[took], game[took]) if enough else None
    verb, kind, word = things.names[thing]
    return Card(
        verb,
        kind,
        word,
        stats.share(np.isin(np.arange(things.looked), games)),
        stats.share(takers),
        stats.portion(per_game(taken, game), per_game(offered, game)),
        stats.clustered_share(kept > 0, game[took]) if enough and (kept >= 0).all() else None,
        lift,
        None,
        shown(sample, game[took], share[took], lift),
    )


def lift_of(share: Array, expected: Array, game: Array) -> Estimate:
    """Clustered by game. Where all have lost, or all won, nothing varies: then the interval is the share's own."""
    found = stats.clustered(share - expected, game)
    if share.min() < share.max():
        return found
    alone, usual = stats.share(share), float(expected.mean())
    return Estimate(found.value, alone.low - usual, alone.high - usual, found.n)


def per_game(values: Array, game: Array) -> Array:
    """Sums by game, of the games there are."""
    _, which = np.unique(game, return_inverse=True)
    return np.bincount(which, weights=values)


def shown(sample: Sample, game: Array, share: Array, lift: Estimate | None) -> int | None:
    if lift is None:
        return None
    fits = np.flatnonzero(share == (1.0 if lift.value >= 0 else 0.0))
    return int(sample.number[game[fits[0]]]) if len(fits) else None


def never_used(found: list[Card]) -> list[Card]:
    """Things that were offered and that nobody ever took, by any verb."""
    used = {(one.kind, one.word) for one in found if one.taken.n and one.taken.value > 0}
    unused = [one for one in found if one.taken.n and (one.kind, one.word) not in used]
    return list({(one.kind, one.word): one for one in unused}.values())


def never_offered(found: list[Card]) -> list[Card]:
    """Things that nobody was ever offered, by any verb."""
    seen = {(one.kind, one.word) for one in found if one.offered.value > 0}
    return list({(one.kind, one.word): one for one in found if (one.kind, one.word) not in seen}.values())


def hardly_used(found: list[Card]) -> list[Card]:
    """Choices whose interval shows that fewer than RARE of the games that offered them saw them taken."""
    return [one for one in found if one.taken.n and one.taken.high < RARE]
