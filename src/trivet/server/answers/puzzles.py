"""Puzzles: positions with one answer that is far better, what a person answered, and what the answers cost."""

from typing_extensions import TypedDict

from .match import Position
from .table import LogEntry, Offer, Seat, Value


class Deed(TypedDict, extra_items=Value):  # type: ignore[call-arg]  # known to Pydantic, not yet to mypy
    """An action in its typed form, as offers have it."""

    action: int
    verb: str
    text: str


class PuzzleTry(TypedDict, closed=True):
    """A person's first answer to a puzzle, in text, and the chance that it costs against the best."""

    puzzle: str
    answer: str
    cost: float
    day: str | None
    """Whose puzzle of the day it was then."""


class PuzzleRating(TypedDict, closed=True):
    """How strong a person is thought to be at a game's puzzles."""

    rating: int
    margin: int
    """How far off that may be."""
    played: int


class Puzzles(TypedDict, closed=True):
    """The puzzles of a game, by name, and how the person has answered them."""

    game: str
    puzzles: list[str]
    today: str
    """The puzzle of the day, that of UTC."""
    rating: PuzzleRating | None
    """Null: none is answered yet."""
    tries: list[PuzzleTry]
    """First answers, the last one first."""


class PuzzleAnswer(TypedDict, closed=True):
    """What could be answered."""

    offer: Offer
    cost: float
    """The chance that it loses against the best,"""
    weighed: bool
    """with the same luck for both; else as the search counts it."""


class ExpectedMove(TypedDict, closed=True):
    """A move that the search expects, in its typed form."""

    seat: int
    move: Deed


class Puzzle(TypedDict, closed=True):
    """A position of a match as the seat sees it that is to answer."""

    game: str
    id: str
    number: int
    """Its place among the game's, from 1."""
    rules_version: int
    game_mark: str
    seat: int
    seats: list[Seat]
    position: Position
    log: list[LogEntry]
    offers: list[Offer]
    tried: PuzzleTry | None
    """What the person has answered first."""


class PuzzleSolution(TypedDict, closed=True):
    """What comes of an answer."""

    cost: float
    first: PuzzleTry
    """The answer that counts."""
    answers: list[PuzzleAnswer]
    """All that could be answered by what it costs, the best first."""
    line: list[ExpectedMove]
    """What the search expects from the best on."""
    rating: PuzzleRating
    change: int
    """Points of the rating that this answer was worth; nothing where the puzzle was answered before."""
