"""What is learnt from: positions of played games as a seat saw them, and what became of that seat.

A position has a row for every seat. Most of a row's inputs are 0 and are left out: `index` and `value` hold the others, row after
row, and a row's begin at its number in `starts`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from trivet.engine.rule import Buffer, rule

Numbers = npt.NDArray[Any]
HELD_OUT = 20
"""Every so manieth game is never fitted to: what is learnt is tried on it."""


@dataclass(frozen=True)
class Examples:
    number: Numbers
    """By row: the game's number in its generation."""
    starts: Numbers
    """By row, and the end of the last: where its inputs begin."""
    index: Numbers
    value: Numbers
    target: Numbers
    """By row: the λ-return of the seat's win."""
    said: Numbers
    """By row: the chance that whoever played gave the seat."""
    won: Numbers
    """By row: the share of the win that the seat had in the end."""

    def __len__(self) -> int:
        return len(self.target)

    def arrays(self) -> dict[str, Numbers]:
        return {one.name: getattr(self, one.name) for one in fields(self)}

    def dense(self, rows: Numbers, inputs: int) -> npt.NDArray[np.float32]:
        """The inputs of these rows, a number for each."""
        found = np.zeros((len(rows), inputs), np.float32)
        fill(self.starts, self.index, self.value, rows, found)
        return found

    def held_out(self) -> tuple[Numbers, Numbers]:
        """The rows to fit, and those of games held out."""
        out = self.number % HELD_OUT == HELD_OUT - 1
        return np.flatnonzero(~out), np.flatnonzero(out)


@rule
def fill(starts: Buffer, index: Buffer, value: Buffer, rows: Buffer, out: Buffer) -> None:
    for i in range(len(rows)):
        for at in range(starts[rows[i]], starts[rows[i] + 1]):
            out[i, index[at]] = value[at]


def joined(parts: Sequence[Examples]) -> Examples:
    """All of these, in this order."""
    whole = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in ("number", "index", "value", "target", "said", "won")
    }
    lengths = np.concatenate([np.diff(part.starts) for part in parts])
    return Examples(starts=np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64), **whole)
