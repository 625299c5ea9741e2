"""Lessons: what one teaches, how it stands after the moves made so far, what is to be done next."""

from typing_extensions import TypedDict

from .match import Position
from .table import LogEntry, Offer, Seat


class LessonInfo(TypedDict, closed=True):
    """A lesson of a game. Its title is `{game}-lesson-{id}-title`."""

    id: str
    steps: int
    """How many steps it has,"""
    minutes: int
    """and about how long it takes."""


class LessonStep(TypedDict, closed=True):
    """A step of a lesson. Its words are `{game}-lesson-{lesson}-{id}`."""

    id: str
    moves: int
    """How many moves it asks for; none: it is read."""
    before: int
    """How many moves of the lesson come before it."""
    light: list[str]
    """Places to light on the board, as it names them; none: those of the moves to make."""


class Lesson(TypedDict, closed=True):
    """A lesson after the moves that whoever learns has made."""

    game: str
    id: str
    rules_version: int
    game_mark: str
    seat: int
    """Whoever learns sits there."""
    seats: list[Seat]
    steps: list[LessonStep]
    step: int
    """The first that speaks of this position; as many as there are: it is over."""
    positions: list[Position]
    """How it stood after the last move made and after each of the others' since; at the beginning the first
    alone."""
    log: list[LogEntry]
    offers: list[Offer]
    right: list[int]
    """The offers that the lesson goes on with, by their action;"""
    told: dict[str, str]
    """what each of the others is told: the word of `{game}-lesson-{lesson}-{step}-{word}`."""


class Reached(TypedDict, closed=True):
    """The step of a lesson that was counted."""

    reached: str
