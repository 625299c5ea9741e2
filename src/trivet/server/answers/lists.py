"""Tables in lists."""

from typing_extensions import TypedDict

from ..storage.records import Status
from .table import Clock, Seat


class Result(TypedDict, closed=True):
    """Places from 1 and points in all, by seat."""

    places: list[int]
    totals: list[int]


class TableSummary(TypedDict, closed=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    title: str
    public: bool
    clock: Clock | None
    seats: list[Seat]
    to_act: list[int]
    moves: int
    """Actions played so far."""
    result: Result | None
    """Places from 1 and points in all, by seat; null until the game is over."""
    created: str
    updated: str
    deletable: bool
    """The person looking may delete it."""


class TablePage(TypedDict, closed=True):
    """Some tables of a list."""

    tables: list[TableSummary]
    """At most `limit` (20 where left out, 100 at the most), newest first."""
    next: str | None
    """Given as `after`, it asks for those that follow; null: these were the last."""


class Deleted(TypedDict, closed=True):
    """The table, or the person, that is there no longer."""

    deleted: str


class Lobby(TypedDict, closed=True):
    """Public tables: those that wait for people, and those at which a game is on."""

    open: TablePage
    running: TablePage
