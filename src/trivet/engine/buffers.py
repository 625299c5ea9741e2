"""Offers and events: lists of numbers that rules fill. The first number counts the entries."""

from typing import Any

import numpy as np

from .rule import COMPILED, Buffer, apart, rule

MAX_OFFERS = 1023
EVENT_WIDTH = 8
"""An event's kind, the seat that knows its private part (−1: all is public), and up to six arguments."""
MAX_EVENTS = 2047


def numbers(n: int) -> Any:
    """A buffer of n numbers for rules to write into."""
    return np.zeros(n, np.int64) if COMPILED else [0] * n


def offer_buffer() -> Any:
    return numbers(1 + MAX_OFFERS)


def event_buffer() -> Any:
    return numbers(1 + EVENT_WIDTH * MAX_EVENTS)


def no_events() -> Any:
    """For simulations: nothing is told."""
    return numbers(0)


@apart
def put(out: Buffer, at: int, numbers: Buffer, n: int) -> None:
    """Copy the first n of some numbers to a place and on, many of them at a time."""
    for i in range(n):
        out[at + i] = numbers[i]


@apart
def put_row(out: Buffer, at: int, rows: Buffer, row: int, n: int) -> None:
    """The same of one row of a table."""
    for i in range(n):
        out[at + i] = rows[row, i]


@apart
def put_where(out: Buffer, at: int, numbers: Buffer, n: int, number: int) -> None:
    """A flag for each of the first n of some numbers: whether it is this one."""
    for i in range(n):
        out[at + i] = numbers[i] == number


@apart
def put_row_where(out: Buffer, at: int, rows: Buffer, row: int, first: int, n: int, number: int) -> None:
    """The same of one row of a table, from `first` on."""
    for i in range(n):
        out[at + i] = rows[row, first + i] == number


@rule
def seats_after(seat: int, other: int, seats: int) -> int:
    """How far after a seat another one sits: a remainder, without a division, which would take as long as twenty sums."""
    return other - seat if other >= seat else other - seat + seats


@rule
def offer(offers: Buffer, action: int) -> None:
    offers[0] += 1
    offers[offers[0]] = action


@rule
def tell(events: Buffer, kind: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
    """Something happened that everybody sees."""
    whisper(events, -1, kind, a, b, c, d)


@rule
def whisper(events: Buffer, seat: int, kind: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
    """Something happened whose private arguments only that seat sees."""
    if len(events) > 0 and events[0] < MAX_EVENTS:
        at = 1 + EVENT_WIDTH * events[0]
        events[0] += 1
        events[at] = kind
        events[at + 1] = seat
        events[at + 2] = a
        events[at + 3] = b
        events[at + 4] = c
        events[at + 5] = d
