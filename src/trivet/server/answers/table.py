"""A table as one seat sees it: its seats, its clock, its log, what can be done; and how a request is refused."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from ..errors import Code
from ..records import NoticeKind, Rates, Status
from .daily import DailyTable

Value = int | str | bool | None | list[int]
ViewForm = Literal["plain", "numbers"]
"""How views are shown: as plain data, or as the numbers that a game's own schema reads."""


class Offer(TypedDict, extra_items=Value):  # type: ignore[call-arg]  # known to Pydantic, not yet to mypy
    """A legal action in its typed form: `verb`, its arguments, and what every offer carries."""

    action: int
    verb: str
    text: str
    reveals: bool


class GameEvent(TypedDict, extra_items=Value):  # type: ignore[call-arg]
    """What an action made happen: `event` names it, the other fields say to whom and to what."""

    event: str


class LogEntry(TypedDict, closed=True):
    """All events of one action; `move` is its place in the match, from 0; `turn` and `round` are those it was made in."""

    move: int
    turn: int
    round: int
    seat: int
    events: list[GameEvent]
    itself: NotRequired[Literal[True]]
    """The turn ended by itself, as its player wants it."""


class Seat(TypedDict, closed=True):
    """`stand_in`: the bot that plays for a person who is away; `person`: who sits there, null for bots and open seats.

    An open seat with a `name` is kept for somebody of that name; `kept`: for the person looking.
    """

    seat: int
    kind: Literal["human", "bot", "open"]
    bot: str | None
    name: str
    mine: bool
    person: str | None
    kept: bool
    stand_in: str | None


class Clock(TypedDict, closed=True):
    """Seconds for each turn, and how many more before a bot takes the seat over."""

    seconds: int
    grace: int


class Deadline(TypedDict, closed=True):
    """When a seat's turn should be over, and when a bot takes the seat over."""

    seat: int
    due: str
    out: str


class Proposal(TypedDict, closed=True):
    """Something that others must agree to; `agreed` and `asked` are seats, `mine`: the person may answer."""

    id: str
    kind: Literal["takeback", "stand_in", "close"]
    seat: int
    by: int
    move: int | None
    agreed: list[int]
    asked: list[int]
    mine: bool


class Notice(TypedDict, closed=True):
    """What happened at a table beside the moves; it belongs into the log before `move`."""

    kind: NoticeKind
    seat: int | None
    name: str
    move: int
    at: str


class BotAtWork(TypedDict, closed=True):
    """`compiling`: a strong bot waits for the rules to be compiled, once per installation."""

    seat: int
    state: Literal["thinking", "compiling"]


class Table(TypedDict, closed=True):
    """A table as one seat (null: a spectator) sees it.

    Keep `log_keep` entries of the log you have at the version you know, then add `log`. `view` is plain data; with
    `?view=numbers`, the numbers that it is read from by the schema of the game whose mark is `game_mark`. A table may have
    other data than new ones: `GET /api/tables/{id}/game` has that game.
    """

    id: str
    game: str
    options: dict[str, int | str]
    rules_version: int
    status: Status
    version: int
    commitment: str
    seed: str | None
    seats: list[Seat]
    seat: int | None
    to_act: list[int]
    view: dict[str, Any] | list[int]
    game_mark: str
    offers: list[Offer]
    undo: bool
    log_keep: int
    log: list[LogEntry]
    turn: int
    round: int
    scores: list[dict[str, int]]
    places: list[int] | None
    bot: BotAtWork | None
    title: str
    public: bool
    creator: bool
    kicked: bool
    invitation: str | None
    clock: Clock | None
    deadlines: list[Deadline]
    rated: bool
    rates: Rates
    imported: bool
    daily: DailyTable | None
    rematch: str | None
    proposals: list[Proposal]
    notices: list[Notice]


class ApiError(TypedDict, closed=True):
    """The body of every 4xx and 5xx answer. A refused command carries the fresh table; `reason`: one of the game's, why an
    action is illegal, whose text is `{game}-why-{reason}` in its catalogues.
    """

    code: Code
    message: str
    reason: NotRequired[str]
    table: NotRequired[Table]
