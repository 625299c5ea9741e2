"""All that is kept about a person, as they may have it."""

from typing_extensions import TypedDict

from .analysis import PhasesErrors
from .lists import Result


class OwnDevice(TypedDict, closed=True):
    created: str


class OwnContact(TypedDict, closed=True):
    webhook: str | None
    email: str | None
    confirmed: bool


class OwnTable(TypedDict, closed=True):
    """A table in the person's list."""

    id: str
    game: str
    title: str
    creator: bool
    """They set it up."""
    created: str
    updated: str
    result: Result | None


class OwnSeat(TypedDict, closed=True):
    table_id: str
    seat: int
    name: str


class OwnMessage(TypedDict, closed=True):
    table_id: str
    created: str
    text: str | None
    reaction: str | None


class OwnMuted(TypedDict, closed=True):
    table_id: str
    seats: list[int]


class OwnResult(TypedDict, closed=True):
    table_id: str
    game: str
    players: int
    place: int
    created: str


class OwnRating(TypedDict, closed=True):
    game: str
    mu: float
    sigma: float
    played: int


class OwnRival(TypedDict, closed=True):
    """How a person did at a game against somebody."""

    game: str
    played: int
    won: int
    lost: int
    met: str


class OwnTry(TypedDict, closed=True):
    """A try at a table of the day."""

    table_id: str
    game: str
    day: str
    won: bool | None
    score: int | None
    turns: int | None


class OwnAnalysed(TypedDict, closed=True):
    """How a person played a match, by its analysis."""

    table_id: str
    seat: int
    game: str
    players: int
    depth: int
    decisions: int
    errors: float
    phases: PhasesErrors
    luck: float
    deal: float
    created: str


class OwnAsked(TypedDict, closed=True):
    """A match that a person has had analysed."""

    table_id: str
    day: str


class OwnBranch(TypedDict, closed=True):
    """A table of the person's that plays a match on, and after how many of its moves."""

    table_id: str
    of: str
    move: int


class OwnPuzzle(TypedDict, closed=True):
    """A person's first answer to a puzzle."""

    game: str
    puzzle: str
    answer: str
    cost: float
    day: str | None
    created: str


class OwnBlocked(TypedDict, closed=True):
    """Somebody whom the person has blocked."""

    other: str
    created: str


class Export(TypedDict, closed=True):
    """All that is kept about a person. A table's moves are in its match file: `GET /api/tables/{id}/match`."""

    id: str
    name: str
    language: str | None
    since: str
    devices: list[OwnDevice]
    contact: OwnContact
    tables: list[OwnTable]
    seats: list[OwnSeat]
    messages: list[OwnMessage]
    muted: list[OwnMuted]
    results: list[OwnResult]
    ratings: list[OwnRating]
    rivals: list[OwnRival]
    daily: list[OwnTry]
    analysed: list[OwnAnalysed]
    analyses: list[OwnAsked]
    branches: list[OwnBranch]
    puzzles: list[OwnPuzzle]
    puzzle_ratings: list[OwnRating]
    blocked: list[OwnBlocked]
