"""The gate: what was learnt plays what it was learnt from, and takes its place only when it is surely better.

Every number of players of the mix is played: one seat of the new against the old at all others, seats rotated. Alone at the table
both play the same games against the automated opponent, and the new has won where it came before the old. All games count
together: the 95 % interval of the new's mean share has to lie above what a bot just as good would have. The interval is
Wilson's, and on the wide side here too: games of several kinds vary no more than those of one kind with the same mean.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from trivet.engine.game import Game

from ..arena import line_ups, wilson
from ..play import play_task
from ..processes import Where
from ..records import Rows, Task
from ..runs import Run, play_tasks
from .lots import Weights


@dataclass(frozen=True)
class Verdict:
    """How the new did against the old."""

    games: int
    share: float
    chance: float
    low: float
    high: float

    @property
    def passed(self) -> bool:
        return self.low > self.chance


def gate(
    game: Game,
    mix: Sequence[dict[str, Any]],
    new: str,
    old: str,
    games: int,
    seed: int,
    where: Where,
    weights: Mapping[str, Weights],
    done: Callable[[int], None] = lambda games: None,
) -> Verdict:
    """So many games of the new against the old. `weights`: the files that they are named after."""
    tasks: list[Task] = []
    for kind, options in enumerate(mix):
        numbers = [n for n in range(games) if n % len(mix) == kind]
        players = int(options["players"])
        if players == 1:
            tables: list[tuple[str, ...]] = [(new,), (old,)]
            shares = [numbers, numbers]
        else:
            tables = line_ups([new, old], players)
            shares = [[n for n in numbers if n // len(mix) % len(tables) == turn] for turn in range(len(tables))]
        for seats, some in zip(tables, shares, strict=True):
            tasks += Run(game, options, seats, seed).tasks(some)
    share, chance = np.zeros(games), np.zeros(games)
    for task, rows in zip(tasks, play_tasks(tasks, where, work=partial(play_with, weights)), strict=True):
        wins = rows.seats["win"].reshape(len(rows), -1)
        at = rows.games["number"]
        if len(task.bots) == 1:
            share[at] += 0.25 + 0.5 * (wins[:, 0] if task.bots[0] == new else -wins[:, 0])
            chance[at] = 0.5
        else:
            share[at] = wins[:, task.bots.index(new)]
            chance[at] = 1 / len(task.bots)
        done(len(rows))
    low, high = wilson(float(share.mean()), games)
    return Verdict(games, float(share.mean()), float(chance.mean()), low, high)


def games_of(mix: Sequence[dict[str, Any]], games: int) -> int:
    """How many are played in all: alone, both play."""
    return sum(2 if mix[n % len(mix)]["players"] == 1 else 1 for n in range(games))


def play_with(weights: Mapping[str, Weights], task: Task) -> Rows:
    """Play the games of a task, with its bots' files where this machine has them."""
    bots = task.bots
    for file, one in weights.items():
        here = one.put()
        bots = tuple(name.replace(file, here) for name in bots)
    return play_task(replace(task, bots=bots))
