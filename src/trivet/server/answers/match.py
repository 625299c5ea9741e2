"""The course of a match: its positions, its points, what a move would do or why it cannot be made, whether it was dealt as promised."""

from typing import Any, Literal

from typing_extensions import TypedDict

from ..basics.errors import Code
from .table import GameEvent, LogEntry, Score


class Position(TypedDict, closed=True):
    """One position of a replay."""

    view: dict[str, Any] | list[int]
    scores: list[Score]
    to_act: list[int]
    turn: int
    """Counts turns, so that a replay can step by turn."""
    round: int
    entry: LogEntry | None
    """What led here; null for the set-up."""


class Replay(TypedDict, closed=True):
    """Every position of a match as one seat may see it."""

    seat: int | None
    rules_version: int
    """The version of the rules it was played by."""
    game_mark: str
    positions: list[Position]
    """`positions[0]` is the set-up; `positions[n]` stands after move n − 1."""


class TurnEnd(TypedDict, closed=True):
    """How the points stood when a turn had ended."""

    move: int
    """How many moves there were by then."""
    round: int
    """The one under way."""
    seat: int | None
    """Whose turn it was; null: the set-up."""
    totals: list[int]
    """Points by seat, an automated opponent's last; until the end as everybody could see them."""


class Progress(TypedDict, closed=True):
    """The points over a finished game."""

    turns: list[TurnEnd]
    """The set-up, then the end of every turn. Until the end as everybody could see them."""


class Reason(TypedDict, closed=True):
    """A term of the game's evaluation, which speaks for a move."""

    term: str
    """Its text is `{game}-term-{term}`."""
    gain: float
    """By how many points the move is better by it than the others are."""


class Hint(TypedDict, closed=True):
    """What a strong bot would do."""

    action: int
    reasons: list[Reason]
    """What speaks for it, the weightiest first; none where it takes looking ahead."""


class Knowledge(TypedDict, closed=True):
    """All that a seat may know of the position, as a bot in its place is handed it: for a game's module to think by."""

    game: str
    made_of: str
    """The rules and the data that the position belongs to: those of a module that says the same."""
    hidden: str
    """The position without what the seat cannot know: its bytes, in Base64."""


class WhyNot(TypedDict, closed=True):
    """Why a move cannot be made now, as a refusal of it would say."""

    code: Code | None
    """Null: it can be made."""
    message: str | None
    reason: str | None
    """One of the game's: its text is `{game}-why-{reason}`."""


class Foreseen(TypedDict, closed=True):
    """What a move would do."""

    events: list[GameEvent]
    """What the log would say of it; of a move that shows something hidden, up to there."""
    view: dict[str, Any] | list[int] | None
    """The view and the points as they would be then; null where something hidden will have been shown."""
    scores: list[Score] | None


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


class Deal(TypedDict, closed=True):
    """How a table was dealt whose people had a part in the shuffle: the first 32 hexadecimal digits of the SHA-256 of `text`, which
    holds the server's seed and what every seat has added, are the seed of the deal.
    """

    seed: str
    text: str
    shares: list[str | None]
    """By seat; null: it has added nothing."""


class Verification(TypedDict, closed=True):
    """Whether the seed is the one that was promised, and the match leads to this end.

    SHA-256 of `text` is the commitment; an imported match that no server dealt has none. Who can write a file can make
    its seed fit its commitment: of an imported match `claim` says what this server knows besides.
    """

    verified: bool
    """The seed fits the commitment, the match replays to this end, and nothing this server knows speaks against
    it."""
    claim: Claim
    """Of an imported match: what this server knows of the table that its file names. It has the same match,
    another one, or does not know that table; or the file names none."""
    table: str
    """The table that the commitment was made at: another one's for an imported match."""
    commitment: str | None
    """Null: an imported match that no server dealt, so that nothing was promised."""
    seed: str
    text: str
    """SHA-256 of this text is the commitment."""
    deal: Deal | None
    """What was made of that seed and of what people added to it; null: the seed itself is dealt by."""
    moves: int
    places: list[int]
