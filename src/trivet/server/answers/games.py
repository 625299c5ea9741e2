"""The games of a server: their options, the schemas of their views, their words."""

from typing import Any

from typing_extensions import TypedDict

from .lessons import LessonInfo


class OptionInfo(TypedDict, closed=True):
    """Something to choose before the game."""

    name: str
    choices: list[int | str]
    default: int | str
    players: list[int]
    """The numbers of players that it matters for; none: all."""


class ViewSchema(TypedDict, closed=True):
    """What a view is made of, as `trivet.engine.views` says of each kind."""

    mark: str
    """What tells this schema from others."""
    view: dict[str, Any]
    """In the order in which its numbers come."""
    tables: list[list[Any]]
    """Words and entries are numbers into one of these."""


class GameInfo(TypedDict, closed=True):
    """A game of this server."""

    id: str
    mark: str
    """What tells it from the same game with other data."""
    players: list[int]
    rules_version: int
    options: list[OptionInfo]
    secrets: bool
    """Hidden hands exist: a shared device needs a curtain between seats."""
    bots: list[str]
    """Levels and other bots by name, weakest first."""
    rated_bots: list[str]
    """Those of them that have a rating: our own."""
    components: dict[str, Any]
    """The game's data file as plain data: what a board must know to draw cards and a map."""
    actions: dict[str, list[str]]
    """Its verbs, each with its arguments' names: what a move can be."""
    view: ViewSchema
    """What its views are made of."""
    board: dict[str, Any] | None
    """How the game lies on the table where it brings no board of its own (`trivet.engine.boards`); null: its view is
    shown as tables."""
    lessons: list[LessonInfo]
    """How it is learnt; a first game comes first."""
    told: dict[str, Any]
    """What its own board on the page says of cards, by names of its own: messages with what they are given (`trivet.texts.telling`)."""
    puzzles: int
    """How many puzzles there are (`GET /api/games/{game}/puzzles`)."""
    paragraphs: dict[str, str]
    """Where the rules explain what it says: the anchor in them by the message, without the game's name."""


class Words(TypedDict, closed=True):
    """A game's words in one language: its messages in Fluent's form, its rules and its player aid in Markdown."""

    messages: str
    rules: str
    aid: str
