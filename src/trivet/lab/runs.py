"""Runs: many games between bots, in this process, on all cores or on a cluster. The rows are the same, in the same order.

What a run has played can be remembered in a folder, a file for each of its tasks: an interrupted one goes on from there, and
one that asks for more games plays only those. Files are named after all that the games depend on: rules, bots, data.
"""

import hashlib
import json
import os
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from trivet.bots.desk import GREEDY, RANDOM
from trivet.bots.levels import mind
from trivet.bots.network import network_of
from trivet.engine.errors import TrivetError
from trivet.engine.game import Game
from trivet.engine.rule import COMPILED, cache_folder
from trivet.games import load

from .play import play_task
from .processes import Where, spread
from .records import Rows, Task, columns

GAMES_IN_A_TASK = 1000
"""Of random bots, which is a fraction of a second; the others think longer by these factors:"""
IMAGINING, ITERATION, OF_OTHERS, UNCOMPILED = 20, 15, 500, 10
FORMAT = 1
"""Of a remembered file."""


class BadMemory(TrivetError):
    """A folder that nothing can be remembered in."""


@dataclass(frozen=True)
class Run:
    """What is played: a game with its data and options, bots by seat, a seed, what is written down."""

    game: Game
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    tables: frozenset[str] = frozenset()

    def tasks(self, numbers: Sequence[int]) -> list[Task]:
        """Shares of these games, in their order: the same however many workers there are."""
        chosen = self.game.choose_options(self.options)
        return [
            Task(self.game.id, self.game.data, chosen, self.bots, self.seed, share, self.tables)
            for share in shared(numbers, games_in_a_task(self.bots))
        ]

    def play(
        self, numbers: Sequence[int], where: Where, done: Callable[[int], None] = lambda games: None
    ) -> Generator[Rows, None, None]:
        """The games of these numbers, some at a time, in their order; `done` hears of each lot."""
        return play_tasks(self.tasks(numbers), where, done)


def shared(numbers: Sequence[int], size: int) -> list[Sequence[int]]:
    """Shares of at most so many numbers, cut where every run cuts them. Millions in a row take no room."""
    if isinstance(numbers, range) and numbers.step == 1 and numbers:
        cuts = [numbers.start, *range((numbers.start // size + 1) * size, numbers.stop, size), numbers.stop]
        return [range(first, then) for first, then in pairwise(cuts)]
    shares: dict[int, list[int]] = {}
    for number in numbers:
        shares.setdefault(number // size, []).append(number)
    return [tuple(share) for share in shares.values()]


def games_in_a_task(bots: Sequence[str]) -> int:
    """As many as take a fraction of a second, or else one."""
    cost = 0
    for name in bots:
        kind, effort, _ = mind(name) or (None, 0, None)
        cost += 1 if kind == RANDOM else IMAGINING * effort if kind == GREEDY else ITERATION * effort or OF_OTHERS
    cost = cost * (1 if COMPILED else UNCOMPILED)
    return max(1, GAMES_IN_A_TASK * len(bots) // cost)


def play_tasks(
    tasks: Sequence[Task],
    where: Where,
    done: Callable[[int], None] = lambda games: None,
    work: Callable[[Task], Rows] = play_task,
) -> Generator[Rows, None, None]:
    """The rows of these tasks, in their order: from memory where they are remembered."""
    memory = Memory(where.memory) if where.memory else None
    known = {i for i, task in enumerate(tasks) if memory and memory.has(task)}
    played = spread(work, [task for i, task in enumerate(tasks) if i not in known], where)
    for i, task in enumerate(tasks):
        rows = memory.recall(task) if memory and i in known else None
        if rows is None:
            rows = work(task) if i in known else next(played)
            if memory:
                memory.add(task, rows)
        done(len(rows))
        yield rows


class Memory:
    """A folder with a file for each task that was played."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._marks: dict[tuple[str, str | None, tuple[str, ...]], str] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadMemory(f"Nothing can be remembered in {folder}: {error.strerror or error}.") from None

    def has(self, task: Task) -> bool:
        return self._file(task).exists()

    def recall(self, task: Task) -> Rows | None:
        """The rows of a task that was played; none where the file does not read: the games are played again."""
        dtypes = columns(load(task.game, task.data), task.options).dtypes
        try:
            with np.load(self._file(task), allow_pickle=False) as kept:
                rows = Rows(**{table.name: kept[table.name] for table in fields(Rows)})
        except (OSError, ValueError, KeyError, EOFError):
            return None
        return rows if all(getattr(rows, name).dtype == kind for name, kind in dtypes.items()) else None

    def add(self, task: Task, rows: Rows) -> None:
        file = self._file(task)
        part = file.with_name(f".{file.name}.{os.getpid()}.part")
        try:
            with part.open("wb") as opened:
                np.savez(opened, **{table.name: getattr(rows, table.name) for table in fields(Rows)})
            part.replace(file)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise BadMemory(f"Nothing can be remembered in {self.folder}: {error.strerror or error}.") from None

    def _file(self, task: Task) -> Path:
        about = asdict(task) | {
            "data": None,
            "numbers": list(task.numbers),
            "tables": sorted(task.tables),
            "format": FORMAT,
            "by": self._mark(task),
        }
        mark = hashlib.sha256(json.dumps(about, sort_keys=True).encode()).hexdigest()[:32]
        return self.folder / f"{task.game}-{mark}.npz"

    def _mark(self, task: Task) -> str:
        """Of the rules, the bots and the data."""
        key = (task.game, task.data, task.bots)
        if key not in self._marks:
            parts = [cache_folder(load(task.game, task.data).package).name]
            for name in sorted(set(task.bots)):
                one = mind(name)
                if one and (network := network_of(load(task.game, task.data), one.weights)):
                    parts.append(network.mark)
                spec = None if one else find_spec(name.partition(":")[0])
                if spec and spec.origin and Path(spec.origin).is_file():
                    parts.append(hashlib.sha256(Path(spec.origin).read_bytes()).hexdigest())
            self._marks[key] = " ".join(parts)
        return self._marks[key]
