"""Ways to play: seats grouped by what they did and what their points are made of, and how each group fares.

A seat is described by the share that each item has in its points, and by how often it took something by each verb:
what it did, not how well it went. Groups are k-means groups, as many as have the highest mean silhouette
(`stats.groups`); where nothing stands apart there is one group, and the report says so.
"""

from dataclasses import dataclass

import numpy as np

from . import stats
from .sample import Array, Sample
from .stats import Estimate

MOST_SEATS = 20_000
MARKS = 3
"""What a group is told by: so many of its furthest departures from all seats together,"""
MARKED = 0.4
"""each by this many standard deviations at least."""


@dataclass(frozen=True)
class Mark:
    """How a group differs from all seats together: an item's share in points, or things taken by a verb."""

    item: str
    verb: str
    """One of the two is empty."""
    mean: float
    overall: float


@dataclass(frozen=True)
class Strategy:
    size: Estimate
    """Of all seats."""
    wins: Estimate
    fair: float
    marks: list[Mark]
    shown_by: int
    """The number of a game with a seat of this group that wins, if any does: the one nearest to its middle."""


@dataclass(frozen=True)
class Strategies:
    groups: list[Strategy]
    """The one that wins most first; one alone where nothing stands apart."""
    silhouettes: dict[int, float]
    """The mean silhouette for each number of groups that was tried."""


def describe(sample: Sample, items: tuple[str, ...]) -> tuple[Array, list[tuple[str, str]]]:
    """A row for every seat of every game, and what each column is: an item, or a verb."""
    points = np.abs(sample.items[:, : sample.players, :-1].astype(np.float64))
    whole = points.sum(axis=2, keepdims=True)
    columns = [(points / np.where(whole > 0, whole, 1.0)).reshape(-1, len(items))] if len(items) > 1 else []
    names = [(item, "") for item in items] if len(items) > 1 else []
    things = sample.things
    for verb in dict.fromkeys(verb for verb, _, _ in things.names):
        of_verb = np.array([name[0] == verb for name in things.names])[things.thing]
        at = things.game[of_verb] * sample.players + things.seat[of_verb]
        taken = np.bincount(at, weights=things.taken[of_verb], minlength=sample.games * sample.players)
        columns.append(taken[:, None].astype(np.float64))
        names.append(("", verb))
    rows = sample.games * sample.players
    return np.concatenate(columns, axis=1) if columns else np.zeros((rows, 0)), names


def strategies(sample: Sample, items: tuple[str, ...], seed: int = 0) -> Strategies | None:
    """Nothing where there is nothing to tell seats apart by."""
    rows, names = describe(sample, items)
    rows = rows[: min(MOST_SEATS // sample.players, sample.things.looked) * sample.players]
    keep = rows.std(axis=0) > 0 if len(rows) else np.zeros(0, bool)
    if not keep.any():
        return None
    rows, names = rows[:, keep], [name for name, kept in zip(names, keep, strict=True) if kept]
    found = stats.groups(rows, seed=seed)
    game = np.repeat(np.arange(sample.games), sample.players)[: len(rows)]
    won = sample.shares.ravel()[: len(rows)]
    expected = sample.expected.ravel()[: len(rows)]
    scale, overall = rows.std(axis=0), rows.mean(axis=0)
    groups = []
    for number, middle in enumerate(found.middles):
        mine = found.of == number
        away = (middle - overall) / scale
        furthest = [i for i in np.argsort(-np.abs(away))[:MARKS] if abs(away[i]) >= MARKED]
        fits = mine & (won > 0) if won[mine].any() else mine
        distance = (((rows - middle) / scale) ** 2).sum(axis=1) + np.where(fits, 0.0, np.inf)
        groups.append(
            Strategy(
                stats.clustered_share(mine, game),
                stats.clustered_share(won[mine], game[mine]),
                float(expected[mine].mean()),
                [Mark(names[i][0], names[i][1], float(middle[i]), float(overall[i])) for i in furthest],
                int(sample.number[game[int(distance.argmin())]]),
            )
        )
    return Strategies(sorted(groups, key=lambda one: -one.wins.value), found.silhouettes)
