"""How a bot plays to learn, and what is written down of it: the arguments of `selfplay`."""

from typing import NamedTuple

import numpy as np

from trivet.bots.bot import MOST_SEATS
from trivet.engine.buffers import numbers
from trivet.engine.rule import Buffer


class Habits(NamedTuple):
    """How a bot plays against itself."""

    heats: Buffer
    """For each game: how much a bot that looks one step ahead wavers, as a chance to win."""
    blunders: float
    """How often it does just anything,"""
    strays: float
    """and how often one that searches does what it merely looked at, the likelier the more often it did."""
    keeps: float
    """The share of positions that are written down."""
    trace: float
    """λ: how much of a target is what came later, rather than what was said at the next decision."""
    dice: Buffer
    """A record with a generator."""


class Sheets(NamedTuple):
    """Rows that are learnt from, as in `examples`."""

    used: Buffer
    """Rows, and numbers in them."""
    rows: Buffer
    """Game, decision, seat, number of the first input."""
    index: Buffer
    value: Buffer
    target: Buffer
    won: Buffer
    said: Buffer
    """By decision of the game under way: what the bot gave every seat."""
    given: Buffer
    """By row: what the bot gave its seat."""


def blank_sheets(rows: int, values: int, decisions: int) -> Sheets:
    return Sheets(
        used=numbers(2),
        rows=np.zeros((rows, 4), np.int64),
        index=np.zeros(values, np.uint16),
        value=np.zeros(values, np.float32),
        target=np.zeros(rows, np.float64),
        won=np.zeros(rows, np.float64),
        said=np.zeros((decisions, MOST_SEATS), np.float64),
        given=np.zeros(rows, np.float64),
    )
