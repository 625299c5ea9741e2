"""The course of a match: its positions, its points, what a move would do or why it cannot be made, whether it was dealt as promised."""

from typing import Any, Literal

from typing_extensions import TypedDict

from ..errors import Code
from .table import GameEvent, LogEntry


class Position(TypedDict, closed=True):
    """One position of a replay, and the move that led to it; null for the set-up."""

    view: dict[str, Any] | list[int]
    scores: list[dict[str, int]]
    to_act: list[int]
    turn: int
    round: int
    entry: LogEntry | None


class Replay(TypedDict, closed=True):
    """Every position of a match as one seat may see it, the version of the rules it was played by, and the game's mark."""

    seat: int | None
    rules_version: int
    game_mark: str
    positions: list[Position]


class TurnEnd(TypedDict, closed=True):
    """How the points stood when a turn had ended: `totals` by seat, an automated opponent's last; `move`: how many moves
    there were by then, `round`: the one under way. `seat`: whose turn it was; null: the set-up."""

    move: int
    round: int
    seat: int | None
    totals: list[int]


class Progress(TypedDict, closed=True):
    """The points over a finished game: the set-up, then the end of every turn. Until the end as everybody could see them."""

    turns: list[TurnEnd]


class Reason(TypedDict, closed=True):
    """A term of the game's evaluation, whose text is `{game}-term-{term}`, and by how many points a move is better by it
    than the others are."""

    term: str
    gain: float


class Hint(TypedDict, closed=True):
    """What a strong bot would do, and what speaks for it: the weightiest first, none where it takes looking ahead."""

    action: int
    reasons: list[Reason]


class WhyNot(TypedDict, closed=True):
    """Why a move cannot be made now, as a refusal of it would say; `code` null: it can be. `reason`: one of the game's."""

    code: Code | None
    message: str | None
    reason: str | None


class Foreseen(TypedDict, closed=True):
    """What a move would do: what would be told of it, and the view and the points as the seat would see them then.

    Of a move that shows something hidden only the events up to there are told, and neither view nor points.
    """

    events: list[GameEvent]
    view: dict[str, Any] | list[int] | None
    scores: list[dict[str, int]] | None


class Ending(TypedDict, closed=True):
    """The action by which a seat's turn would end with nothing left to do and nothing hidden coming to light, if any."""

    action: int | None


class RatingChange(TypedDict, closed=True):
    """What a game was worth to whoever sits on that seat, in points of their rating."""

    seat: int
    change: int


Claim = Literal["dealt_here", "same", "differs", "unknown", "none"]
"""Whose match it is. `dealt_here`: this table's own. Otherwise it was imported, and its file names a table: one of this
server, with this commitment and these moves (`same`) or with others (`differs`: it is forged); one that this server does
not know (`unknown`: nobody but the file says so); or no table (`none`)."""


class Verification(TypedDict, closed=True):
    """Whether the seed is the one that was promised, and the match leads to this end.

    SHA-256 of `text` is the commitment; an imported match that no server dealt has none. Who can write a file can make
    its seed fit its commitment: of an imported match `claim` says what this server knows besides.
    """

    verified: bool
    claim: Claim
    table: str
    commitment: str | None
    seed: str
    text: str
    moves: int
    places: list[int]
