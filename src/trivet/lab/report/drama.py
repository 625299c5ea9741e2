"""The course of games: who leads when, when it is decided, how often the winner had to come from behind.

Positions are judged as the bots do it: by everybody's chance to win, from the game's own evaluation.
The measures are those of Browne (drama, lead change: Automatic Generation and Evaluation of Recombination Games, 2008),
as Ludii (Drama, Lead Change, Decisiveness, Decision Moves) and TAG (its DramaMetrics) took them up; `docs/reports.md`
says in words how each is counted here.
"""

from dataclasses import dataclass

import numpy as np

from . import stats
from .sample import Array, Sample, Turns
from .stats import Estimate

MOMENTS = 20
"""Points of the curves: so many equal parts of a game."""


@dataclass(frozen=True)
class Drama:
    lead_changes: Estimate
    """A game."""
    lead_change: Estimate
    """The share of turns after which another leads (Ludii's Lead Change)."""
    behind: Estimate
    """The share of turns after which the later winner is not in front."""
    drama: Estimate
    """How far behind it is then: the mean root of the lacking chance (Browne, Ludii's Drama)."""
    last_change: Estimate
    """When the lead changed for the last time, as a share of the game."""
    decided: Estimate
    """When the winner's chance passed the best that any loser ever had, for good (Ludii's Decisiveness)."""
    half_time: Estimate
    """How often the leader at half-time wins."""
    runaway: Estimate
    """Games that were decided, in that sense, before half-time."""
    comeback: Estimate
    """Games won from the last place at half-time."""
    dead: Estimate
    """Turns in which there was nothing to choose: the rest of Ludii's Decision Moves, by turns."""
    shown_by: dict[str, int]
    """Numbers of games: one full of lead changes, one decided early, one won from far behind."""


@dataclass(frozen=True)
class Curve:
    """A number over the course of the game, of winners and of the others, by share of the game that is over."""

    name: str
    winners: list[Estimate]
    others: list[Estimate]


def drama(sample: Sample) -> Drama | None:
    """Nothing where there is nobody to lead, or no turn was looked at."""
    turns = sample.turns
    if turns.chance.shape[1] < 2 or len(turns.game) == 0:
        return None
    chance = turns.chance
    shares = sample.entry_shares[turns.games]
    won = shares[turns.which] > 0
    best = chance.max(axis=1)
    winner = np.where(won, chance, -1).max(axis=1)
    rival = np.where(won, -1, chance).max(axis=1)
    sole = (chance == best[:, None]).sum(axis=1) == 1
    leader = chance.argmax(axis=1)
    changes, last = lead_changes(turns, leader, sole)
    games, length = len(turns.first), turns.length.astype(np.float64)
    lacking = np.where(winner < best, np.sqrt(np.maximum(best - winner, 0)), 0.0)
    behind = np.add.reduceat((winner < best).astype(np.float64), turns.first)
    severity = np.add.reduceat(lacking, turns.first)
    decided = decided_at(turns, winner, rival)
    half = turns.first + turns.length // 2
    lead = sole[half]
    half_shares = shares[np.arange(games), leader[half]]
    lowest = chance[half].argmin(axis=1)
    from_last = shares[np.arange(games), lowest] * (chance[half].max(axis=1) > chance[half].min(axis=1))
    number = sample.number[turns.games]
    trailed = np.maximum.reduceat(lacking, turns.first)
    return Drama(
        stats.mean(changes),
        stats.portion(changes, length),
        stats.portion(behind, length),
        stats.mean(severity[behind > 0] / behind[behind > 0]),
        stats.mean(last),
        stats.mean(decided),
        stats.share(half_shares[lead]),
        stats.share(decided < 0.5),
        stats.share(from_last),
        stats.portion(np.add.reduceat((turns.choices == 0).astype(np.float64), turns.first), length),
        {
            "lead_changes": int(number[changes.argmax()]),
            "runaway": int(number[decided.argmin()]),
            "comeback": int(number[trailed.argmax()]),
        },
    )


def lead_changes(turns: Turns, leader: Array, sole: Array) -> tuple[Array, Array]:
    """For every game how often another came to lead alone, and when that was for the last time: 0 where it never was."""
    at = np.flatnonzero(sole)
    which, who = turns.which[at], leader[at]
    changed = at[1:][(which[1:] == which[:-1]) & (who[1:] != who[:-1])]
    counts = np.bincount(turns.which[changed], minlength=len(turns.first)).astype(np.float64)
    last = np.zeros(len(turns.first))
    np.maximum.at(last, turns.which[changed], turns.moment[changed])
    return counts, last


def decided_at(turns: Turns, winner: Array, rival: Array) -> Array:
    """The share of each game after which the winner's chance stayed above the best that a loser ever had.

    Where all have won together nothing ever was.
    """
    threshold = np.maximum.reduceat(rival, turns.first)
    below = (winner <= threshold[turns.which]) & (threshold[turns.which] >= 0)
    below |= threshold[turns.which] < 0
    last = np.zeros(len(turns.first))
    np.maximum.at(last, turns.which[below], turns.moment[below])
    return last


def curves(sample: Sample, names: tuple[str, ...]) -> list[Curve]:
    """Points, chances and what seats have over the course of the game; what never changes is left out."""
    turns = sample.turns
    if len(turns.game) == 0:
        return []
    won = sample.shares[turns.games] > 0
    at = [
        turns.first + np.clip(np.ceil(turns.length * (part + 1) / MOMENTS).astype(np.int64), 1, turns.length) - 1
        for part in range(MOMENTS)
    ]
    seats = sample.players
    columns = {
        "points": turns.points[:, :seats],
        "chance": turns.chance[:, :seats],
        **{name: turns.counters[:, :, i] for i, name in enumerate(names)},
    }
    return [curve(name, values, at, won) for name, values in columns.items() if changes(turns, values)]


def changes(turns: Turns, values: Array) -> bool:
    """Whether a number ever changes in the course of a game."""
    same_game = turns.game[1:] == turns.game[:-1]
    return bool((values[1:] != values[:-1])[same_game].any())


def curve(name: str, values: Array, at: list[Array], won: Array) -> Curve:
    games = np.broadcast_to(np.arange(len(won))[:, None], won.shape)
    sides = [
        [stats.clustered(values[rows][whom], games[whom]) for rows in at] if whom.any() else [] for whom in (won, ~won)
    ]
    return Curve(name, *sides)
