"""What the server says, field by field as in `web/src/lib/protocol.ts`. OpenAPI is made from these."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Value = int | str | bool | None | list[int]


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
    """All events of one action; `move` is its place in the match, from 0."""

    move: int
    seat: int
    events: list[GameEvent]


class Seat(TypedDict, closed=True):
    seat: int
    kind: Literal["human", "bot"]
    bot: str | None
    name: str
    mine: bool


class BotAtWork(TypedDict, closed=True):
    """`compiling`: a strong bot waits for the rules to be compiled, once per installation."""

    seat: int
    state: Literal["thinking", "compiling"]


class Table(TypedDict, closed=True):
    """A table as one seat (null: a spectator) sees it.

    Keep `log_keep` entries of the log you have at the version you know, then add `log`.
    """

    id: str
    game: str
    options: dict[str, int | str]
    rules_version: int
    status: Literal["playing", "over"]
    version: int
    commitment: str
    seed: str | None
    seats: list[Seat]
    seat: int | None
    to_act: list[int]
    view: dict[str, Any]
    offers: list[Offer]
    undo: bool
    log_keep: int
    log: list[LogEntry]
    scores: list[dict[str, int]]
    places: list[int] | None
    bot: BotAtWork | None


class ApiError(TypedDict, closed=True):
    """The body of every 4xx and 5xx answer. A refused command carries the fresh table."""

    code: str
    message: str
    table: NotRequired[Table]


class OptionInfo(TypedDict, closed=True):
    """Something to choose before the game; `players`: the numbers of players that it matters for, none: all."""

    name: str
    choices: list[int | str]
    default: int | str
    players: list[int]


class GameInfo(TypedDict, closed=True):
    """A game of this server; `bots` are those that can be seated, `components` what a board must know to be drawn."""

    id: str
    players: list[int]
    rules_version: int
    options: list[OptionInfo]
    secrets: bool
    bots: list[str]
    components: dict[str, Any]


class Me(TypedDict, closed=True):
    name: str
    language: str | None


class Result(TypedDict, closed=True):
    """Places from 1 and points in all, by seat."""

    places: list[int]
    totals: list[int]


class TableSummary(TypedDict, closed=True):
    id: str
    game: str
    status: Literal["playing", "over"]
    seats: list[Seat]
    to_act: list[int]
    moves: int
    result: Result | None
    created: str
    updated: str


class Position(TypedDict, closed=True):
    """One position of a replay, and the move that led to it; null for the set-up."""

    view: dict[str, Any]
    scores: list[dict[str, int]]
    to_act: list[int]
    turn: int
    entry: LogEntry | None


class Replay(TypedDict, closed=True):
    """Every position of a match as one seat may see it."""

    seat: int | None
    positions: list[Position]


class Hint(TypedDict, closed=True):
    """What a strong bot would do."""

    action: int


class Health(TypedDict, closed=True):
    status: Literal["ok"]


class LiveTable(TypedDict, closed=True):
    """What a live line says: the whole table first, then the table again after each change."""

    type: Literal["table"]
    table: Table


class LiveError(TypedDict, closed=True):
    """The last words of a live line that cannot be had."""

    type: Literal["error"]
    error: ApiError
