"""Work shared out over both cores, in processes of their own; by compiled rules where that is asked for.

The short form stays in one process, uncompiled as the server plays, so that the tests need not wait for a compiler.
"""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from trivet.engine.rule import ready
from trivet.games import IDS, load
from trivet.lab.processes import Where, cores, spread

from .trial import Outcome, Scale

T = TypeVar("T")
Found = tuple[Counter[str], list[str]]
"""What was counted, and what was wrong."""
SHOWN = 10


def share_out(work: Callable[[T], Found], tasks: Sequence[T], scale: Scale, compiled: bool = False) -> Outcome:
    workers = scale.of(1, max(cores(), 2))
    if compiled and scale.full:
        os.environ["TRIVET_COMPILE"] = "1"  # for the processes to come
        for game in IDS:
            if not ready(load(game).package):
                subprocess.run([sys.executable, "-m", "trivet.bots.warm", game], check=True)
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for counted, found in spread(work, tasks, Where(workers)):
        counts += counted
        wrong += found
    return Outcome({what: f"{count:,}" for what, count in sorted(counts.items())}, wrong[:SHOWN])


def chunks(name: str, count: int, size: int) -> list[tuple[str, int, int]]:
    """The numbers from 0 to `count`, in parts: a name, the first of them, and how many."""
    return [(name, first, min(size, count - first)) for first in range(0, count, size)]
