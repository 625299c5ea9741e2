"""Who wins, by seat, by place in the turn order and by bot; points by item, margins, ties; how long it takes."""

from dataclasses import dataclass

import numpy as np

from . import stats
from .sample import Array, Sample
from .stats import Estimate, Test


@dataclass(frozen=True)
class Wins:
    """How often each of several wins, where `fair` of the games would be everybody's share."""

    rates: list[Estimate]
    fair: float
    test: Test
    favourite: int
    """Who is furthest from fair: a place in the list,"""
    shown_by: int
    """and the number of a game that shows it."""

    @property
    def furthest(self) -> Estimate:
        return self.rates[self.favourite]


@dataclass(frozen=True)
class Points:
    items: list[tuple[str, Estimate, Estimate]]
    """Each item's points at the end: of winners, and of the others."""
    winner: Estimate
    others: Estimate
    margin: Estimate
    """The winner's points over the next, where one wins alone and somebody else sits there."""
    close: Estimate
    """Games won by so little, or less: a tenth of the winner's points."""
    ties: Estimate
    """Games that several win together."""
    by_breaker: Estimate
    """Games in which two had the most points, and something else decided."""
    closest: int
    widest: int
    """Numbers of games."""


@dataclass(frozen=True)
class Length:
    turns: Estimate
    rounds: Estimate
    decisions: Estimate
    per_turn: Estimate
    branching: Estimate
    """Offers at a decision."""
    real: Estimate
    """Decisions with more than one offer: Ludii's Decision Moves."""
    turn_span: list[float]
    """The 5th, 50th and 95th percentile of turns."""
    shortest: int
    longest: int
    histogram: list[tuple[int, int]]
    """Turns, and games that took so many."""


def wins(shares: Array, numbers: Array) -> Wins:
    """Of columns that should be alike."""
    rates = [stats.share(column) for column in shares.T]
    fair = 1 / len(rates)
    favourite = int(np.argmax([abs(rate.value - fair) for rate in rates]))
    wanted = 1.0 if rates[favourite].value >= fair else 0.0
    shown = int(np.argmax(shares[:, favourite] == wanted))
    return Wins(rates, fair, stats.equal_wins(shares), favourite, int(numbers[shown]))


def by_seat(sample: Sample) -> Wins | None:
    """Nothing where one sits alone."""
    return wins(sample.shares, sample.number) if sample.players > 1 else None


def by_order(sample: Sample) -> Wins | None:
    return wins(sample.by_order(sample.shares), sample.number) if sample.players > 1 else None


def by_bot(sample: Sample) -> dict[str, Estimate]:
    """What a seat of each bot wins, over all games that it sits in."""
    found = {}
    for name in sorted(set(sample.bots.ravel().tolist())):
        mine = sample.bots == name
        games = mine.any(axis=1)
        found[name] = stats.share((sample.shares * mine).sum(axis=1)[games] / mine.sum(axis=1)[games])
    return found


def points(sample: Sample, items: tuple[str, ...]) -> Points:
    won = sample.shares > 0
    rows = np.broadcast_to(np.arange(sample.games)[:, None], won.shape)

    def of(values: Array, whom: Array) -> Estimate:
        return stats.clustered(values[whom], rows[whom])

    mine = sample.items[:, : sample.players]
    table = [(name, of(mine[:, :, i], won), of(mine[:, :, i], ~won)) for i, name in enumerate(items)]
    alone = (sample.place == 1).sum(axis=1) == 1
    finals = np.sort(sample.items[:, :, -1].astype(np.float64), axis=1)
    several = finals.shape[1] > 1
    margin = finals[:, -1] - finals[:, -2] if several else np.zeros(sample.games)
    contested = np.flatnonzero(alone) if several else np.array([], np.int64)
    level = margin == 0
    narrow = margin <= np.abs(finals[:, -1]) / 10
    return Points(
        table,
        of(sample.totals, won),
        of(sample.totals, ~won),
        stats.mean(margin[contested]),
        stats.share(narrow[contested]),
        stats.share(~alone),
        stats.share(level & alone) if several else stats.share(np.zeros(sample.games)),
        int(sample.number[contested[np.argmin(margin[contested])]]) if len(contested) else int(sample.number[0]),
        int(sample.number[contested[np.argmax(margin[contested])]]) if len(contested) else int(sample.number[0]),
    )


def length(sample: Sample) -> Length:
    """Per-turn and per-decision figures are ratios of sums, clustered by game."""
    turns, decisions = sample.turn_count.astype(np.float64), sample.decisions.astype(np.float64)
    values, counts = np.unique(sample.turn_count, return_counts=True)
    return Length(
        stats.mean(turns),
        stats.mean(sample.rounds),
        stats.mean(decisions),
        stats.ratio(decisions, turns),
        stats.ratio(sample.offers, decisions),
        stats.portion(sample.choices, decisions),
        stats.quantiles(turns),
        int(sample.number[np.argmin(turns)]),
        int(sample.number[np.argmax(turns)]),
        [(int(value), int(count)) for value, count in zip(values, counts, strict=True)],
    )
