"""A table as one seat sees it: its seats, its clock, its log, what can be done; and how a request is refused."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from ..basics.errors import Code
from ..storage.records import NoticeKind, Rates, Status
from .daily import DailyTable

Value = int | str | bool | None | list[int]
ViewForm = Literal["plain", "numbers"]
"""How views are shown: as plain data, or as the numbers that a game's own schema reads."""


class Offer(TypedDict, extra_items=Value):  # type: ignore[call-arg]  # known to Pydantic, not yet to mypy
    """A legal action in its typed form: `verb`, its arguments, and what every offer carries."""

    action: int
    """The action's number in the game's fixed action space."""
    verb: str
    text: str
    """The text form, as the terminal shows it: `place 3,-1`."""
    reveals: bool
    """It shows hidden things or ends the turn: it cannot be taken back."""


class GameEvent(TypedDict, extra_items=Value):  # type: ignore[call-arg]
    """What an action made happen: `event` names it, the other fields say to whom and to what."""

    event: str


class LogEntry(TypedDict, closed=True):
    """All events of one action."""

    move: int
    """Its place in the match, from 0."""
    turn: int
    """The turn it was made in, counted from 0,"""
    round: int
    """and the round: from 1; 0 is the set-up."""
    seat: int
    events: list[GameEvent]
    itself: NotRequired[Literal[True]]
    """The turn ended by itself, as its player wants it."""


class Seat(TypedDict, closed=True):
    """A seat of a table, and who sits there."""

    seat: int
    kind: Literal["human", "bot", "open"]
    """`open`: nobody sits there yet."""
    bot: str | None
    """The bot's name, one of `GameInfo.bots`; null for people."""
    name: str
    """What the person typed; empty where nothing was typed. An open seat with a name is kept for somebody."""
    mine: bool
    """This seat belongs to the person looking."""
    person: str | None
    """Who sits there, for `GET /api/people/{person}`; null for bots and open seats."""
    kept: bool
    """This open seat is kept for the person looking: they need no invitation."""
    stand_in: str | None
    """A bot that plays for a person who is away; null: they play themselves."""


class Score(TypedDict, extra_items=int):  # type: ignore[call-arg]
    """The points of one seat, by the game's own items."""

    total: int


class Clock(TypedDict, closed=True):
    """Seconds for each turn, and how many more before a bot takes the seat over."""

    seconds: int
    """Seconds, 5 to 2,592,000 (30 days)."""
    grace: int
    """Seconds, 0 to 2,592,000."""


class Deadline(TypedDict, closed=True):
    """When a seat's turn should be over, and when a bot takes the seat over."""

    seat: int
    due: str
    """The turn should be over by then."""
    out: str
    """A bot takes the seat over then."""


class Proposal(TypedDict, closed=True):
    """Something that others must agree to."""

    id: str
    kind: Literal["takeback", "stand_in", "close"]
    seat: int
    """Whose move is taken back, who is absent, or who wants to end the game."""
    by: int
    """The seat of whoever proposed it."""
    move: int | None
    """takeback: the first move that is undone; null otherwise."""
    agreed: list[int]
    """Seats of those who agreed, the proposer's among them."""
    asked: list[int]
    """Seats of those who may still answer."""
    mine: bool
    """The person looking may still answer."""


class Notice(TypedDict, closed=True):
    """What happened at a table beside the moves; it belongs into the log before `move`."""

    kind: NoticeKind
    seat: int | None
    """Whom it is about; null: the whole table."""
    name: str
    """That person's name, or the table's new one."""
    move: int
    """How many moves the log had then: the notice stands before that move. `taken_back`: the log as it was cut."""
    at: str


class BotAtWork(TypedDict, closed=True):
    """A seat whose bot is at work."""

    seat: int
    state: Literal["thinking", "compiling"]
    """`compiling`: a strong bot waits for the rules to be compiled, once per installation."""


class Table(TypedDict, closed=True):
    """A table as one seat (null: a spectator) sees it."""

    id: str
    game: str
    options: dict[str, int | str]
    rules_version: int
    status: Status
    version: int
    """Grows by one with every command, undo included."""
    commitment: str
    """SHA-256 that commits the server to its seed before the first move."""
    share: Literal["wanted", "given"] | None
    """What the person looking adds to the seed, at a table that was set up `shared`: it is waited for (`POST
    /tables/{id}/share`), or was added. Null: nothing is wanted of them."""
    seed: str | None
    """The secret the commitment speaks of, once the game is over."""
    seats: list[Seat]
    seat: int | None
    """Whose eyes `view` and `offers` are for; null: a spectator's."""
    to_act: list[int]
    view: dict[str, Any] | list[int]
    """Plain data; with `?view=numbers`, the numbers that it is read from by the schema of the game of that
    `game_mark`."""
    game_mark: str
    """Of the game as it is played here; with other data than new tables, `GET /api/tables/{id}/game` has it."""
    offers: list[Offer]
    undo: bool
    """That seat may take back its last action now."""
    log_keep: int
    """Keep this many entries of the log you have at the version you know, then add `log`."""
    log: list[LogEntry]
    turn: int
    """The turn and the round under way, as in the log."""
    round: int
    scores: list[Score]
    """Points as they stand; final once the game is over."""
    places: list[int] | None
    """Places from 1, ties shared; null until the game is over."""
    bot: BotAtWork | None
    """A seat whose bot is at work."""
    title: str
    """What its creator calls it; empty: nothing."""
    public: bool
    """The lobby lists it, and whoever sees it there may sit down."""
    creator: bool
    """The person looking set the table up: rename, seats before the start, start, close."""
    kicked: bool
    """The person looking was removed before the start, and cannot sit down again."""
    invitation: str | None
    """The creator's alone, while seats are open: what `join` asks for at a private table."""
    clock: Clock | None
    deadlines: list[Deadline]
    """Seats whose clock runs now."""
    rated: bool
    """Its result will count, or has counted, for ratings; until then there are no hints."""
    rates: Rates
    """For whom it was to count when it was set up: `everybody` are the bots too."""
    imported: bool
    """Made from a match file."""
    daily: DailyTable | None
    """It is a table of the day; until its list is closed there are no hints, and only its player sees it."""
    rematch: str | None
    """The table of the next game, once somebody has asked for it."""
    proposals: list[Proposal]
    notices: list[Notice]
    """What happened at the table beside the moves, oldest first."""


class ApiError(TypedDict, closed=True):
    """The body of every 4xx and 5xx answer. A refused command carries the fresh table."""

    code: Code
    """`stale`, `illegal_action`, `not_your_seat`, `unknown_table`, `bad_options`, …"""
    message: str
    """A sentence a person understands: what was wrong and what to do."""
    reason: NotRequired[str]
    """One of the game's, why an action is illegal: its text is `{game}-why-{reason}` in the catalogues."""
    table: NotRequired[Table]
