"""Lessons: what one teaches, how it stands after the moves made so far, what is to be done next."""

from typing_extensions import TypedDict

from .course import Position
from .table import LogEntry, Offer, Seat


class LessonInfo(TypedDict, closed=True):
    """A lesson of a game: `steps` in number, about how many `minutes`. Its title is `{game}-lesson-{id}-title`."""

    id: str
    steps: int
    minutes: int


class LessonStep(TypedDict, closed=True):
    """A step, whose words are `{game}-lesson-{lesson}-{id}`: how many moves it asks for, how many come before it in the
    lesson, and the places it lights on the board; none: those of the moves to make."""

    id: str
    moves: int
    before: int
    light: list[str]


class Lesson(TypedDict, closed=True):
    """A lesson after the moves that whoever learns has made.

    `step` is the first that speaks of this position. `positions`: how it stood after the last of those moves and after each
    move of the others since; at the beginning the first alone. `right`: those of `offers` that the lesson goes on with; `told`:
    what each of the others is told, the word of `{game}-lesson-{lesson}-{step}-{word}` by the action's number.
    """

    game: str
    id: str
    rules_version: int
    game_mark: str
    seat: int
    seats: list[Seat]
    steps: list[LessonStep]
    step: int
    positions: list[Position]
    log: list[LogEntry]
    offers: list[Offer]
    right: list[int]
    told: dict[str, str]


class Reached(TypedDict, closed=True):
    """The step of a lesson that was counted."""

    reached: str
