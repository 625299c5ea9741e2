"""A game with one data file and with another, the same luck on both sides: what differs, and how sure that is.

Games of the same number have the same seeds, the game's and the bots'. Sides take turns, and it is looked after every lot
whether all is decided: the intervals (`paired`) allow that.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from trivet.engine.game import Game

from .paired import Finding, Numbers, Pairs, findings
from .play import play_task
from .processes import Where, spread
from .records import Columns, Content, Rows, columns
from .runs import Run, play_tasks

NUMBERS = ("points", "lead", "turns")
"""Measures that are no shares."""
SHOWN = 20
"""Contents that are listed, of those that differ."""


@dataclass(frozen=True)
class Side:
    name: str
    game: Game


@dataclass(frozen=True)
class Comparison:
    """One side against the first."""

    name: str
    pairs: int
    measures: list[Finding]
    content: list[Finding]
    """How many of the seats took each; the largest differences first."""

    @property
    def needed(self) -> int:
        """Pairs still to be played until every measure is decided, as it looks now."""
        return max(measure.needed for measure in self.measures)

    def as_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "pairs": self.pairs,
            "needed": self.needed,
            "measures": [finding_data(one) for one in self.measures],
            "content": [finding_data(one) for one in self.content],
        }


def finding_data(one: Finding) -> dict[str, Any]:
    data = asdict(one) | {"interval": list(one.interval), "verdict": one.verdict}
    del data["half_width"]
    return data


def measure_names(found: Columns) -> list[str]:
    """What is decided on: wins by place in turn order (alone: wins), points, the winner's lead, turns."""
    if found.players == 1:
        return ["wins", "points", "turns"]
    return [f"wins, {place + 1} in turn order" for place in range(found.players)] + ["points", "lead", "turns"]


def measured(rows: Rows, found: Columns) -> Numbers:
    """The measures, a row for each game."""
    seats = rows.seats.reshape(len(rows), found.entries)
    places = range(found.players)
    wins = [np.where(seats["order"] == place, seats["win"], 0.0).sum(axis=1) for place in places]
    points = np.sort(seats["points"][:, : found.players].astype(float), axis=1)
    lead = [] if found.players == 1 else [points[:, -1] - points[:, -2]]
    return np.column_stack([*wins, points.mean(axis=1), *lead, rows.games["turns"].astype(float)])


class Taken:
    """Contents of all sides under one number each."""

    def __init__(self, sides: Sequence[Columns]) -> None:
        self.all = list(dict.fromkeys(one for side in sides for one in side.content))
        number = {one: i for i, one in enumerate(self.all)}
        self._numbers = [np.array([number[one] for one in side.content], np.int64) for side in sides]

    def shares(self, rows: Rows, side: int, players: int) -> Numbers:
        """The share of the seats that took each, a row for each game."""
        found = np.zeros((len(rows), len(self.all)))
        taken = rows.content[rows.content["taken"] > 0]
        game = np.searchsorted(rows.games["number"], taken["number"])
        np.add.at(found, (game, self._numbers[side][taken["content"]]), 1.0)
        return found / players


def make_ready(sides: Sequence[Side], options: Mapping[str, Any], bots: tuple[str, ...], where: Where) -> None:
    """Have the compiled rules of every side in this machine's cache, before the games begin."""
    runs = [Run(side.game, options, bots, 0, frozenset(["content"])) for side in sides]
    for _ in spread(play_task, [run.tasks([0])[0].only() for run in runs], replace(where, cluster=None)):
        pass


def compare(
    sides: Sequence[Side],
    options: Mapping[str, Any],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    where: Where,
    margin: float,
    done: Callable[[int], None] = lambda games: None,
) -> list[Comparison]:
    """Every side against the first, until all is decided or so many games are played on each; `done` hears of each lot."""
    runs = [Run(side.game, options, bots, seed, frozenset(["content"])) for side in sides]
    found = [columns(side.game, options) for side in sides]
    taken, names = Taken(found), measure_names(found[0])
    pairs = [Pairs(len(names)) for _ in sides[1:]]
    contents = [Pairs(len(taken.all)) for _ in sides[1:]]
    shares = [run.tasks(range(games)) for run in runs]
    lots = play_tasks([task for lot in zip(*shares, strict=True) for task in lot], where)
    for _ in shares[0]:
        lot = [next(lots) for _ in sides]
        base, base_taken = measured(lot[0], found[0]), taken.shares(lot[0], 0, found[0].players)
        for i, rows in enumerate(lot[1:]):
            pairs[i].add(base, measured(rows, found[i + 1]))
            contents[i].add(base_taken, taken.shares(rows, i + 1, found[0].players))
        done(len(lot[0]))
        if not any(one.needed for each in pairs for one in judged(each, names, margin)):
            break
    lots.close()
    return [
        Comparison(side.name, each.n, judged(each, names, margin), used(some, taken.all, margin))
        for side, each, some in zip(sides[1:], pairs, contents, strict=True)
    ]


def judged(pairs: Pairs, names: list[str], margin: float) -> list[Finding]:
    """Wins matter from the margin on; of all else that share of what the first side has."""
    scale = np.where([name.startswith("wins") for name in names], 1.0, np.abs(pairs.a))
    return findings(pairs, names, margin * scale, len(names))


def used(pairs: Pairs, contents: list[Content], margin: float) -> list[Finding]:
    """Every content that somebody took, by how much it differs."""
    names = [f"{one.verb} {one.word}" for one in contents]
    ever = (pairs.a > 0) | (pairs.b > 0)
    found = findings(pairs, names, np.full(len(names), margin), max(1, int(ever.sum())))
    taken = [replace(one, about=about) for one, about, was in zip(found, contents, ever, strict=True) if was]
    return sorted(taken, key=lambda one: -abs(one.difference))


def said(name: str, value: float, sign: str = "") -> str:
    """A measure for people: wins, and shares of the seats, in per cent, all else as a number."""
    return f"{value:{sign}.2f}" if name in NUMBERS else f"{value:{sign}.1%}"
