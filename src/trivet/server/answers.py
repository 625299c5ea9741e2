"""What the server says, field by field as in `web/src/lib/protocol.ts`. OpenAPI is made from these."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from .errors import Code
from .records import NoticeKind, Rates, Status

Value = int | str | bool | None | list[int]
ViewForm = Literal["plain", "numbers"]
"""How views are shown: as plain data, or as the numbers that a game's own schema reads."""
Reaction = Literal["hello", "well_played", "thanks", "sorry", "thinking", "hurry", "laugh", "wow"]


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


class OptionInfo(TypedDict, closed=True):
    """Something to choose before the game; `players`: the numbers of players that it matters for, none: all."""

    name: str
    choices: list[int | str]
    default: int | str
    players: list[int]


class ViewSchema(TypedDict, closed=True):
    """What a view is made of, in the order in which its numbers come, as `trivet.engine.views` says of each kind. Words
    and entries are numbers into one of `tables`. `mark`: what tells this schema from others.
    """

    mark: str
    view: dict[str, Any]
    tables: list[list[Any]]


class GameInfo(TypedDict, closed=True):
    """A game of this server; `mark` tells it from the same with other data, `bots` are those that can be seated, `rated_bots` those of them that have a rating,
    `components` what a board must know to be drawn, `actions` its verbs with the names of their arguments, `view` the schema of its views, `board` how the game lies on the table
    where no board was made for it (`trivet.engine.boards`).
    """

    id: str
    mark: str
    players: list[int]
    rules_version: int
    options: list[OptionInfo]
    secrets: bool
    bots: list[str]
    rated_bots: list[str]
    components: dict[str, Any]
    actions: dict[str, list[str]]
    view: ViewSchema
    board: dict[str, Any] | None


class Words(TypedDict, closed=True):
    """A game's words in one language: its messages in Fluent's form, its rules in Markdown."""

    messages: str
    rules: str


class Me(TypedDict, closed=True):
    """`id` is public: it names the person's page."""

    id: str
    name: str
    language: str | None


class MoveCode(TypedDict, closed=True):
    """Makes another device this person's, once, until it expires."""

    code: str
    expires: str


class Contact(TypedDict, closed=True):
    """How to tell a person that it is their turn. Mail is sent to a confirmed address only, where `mail` can be sent."""

    webhook: str | None
    email: str | None
    confirmed: bool
    mail: bool


class Result(TypedDict, closed=True):
    """Places from 1 and points in all, by seat."""

    places: list[int]
    totals: list[int]


class TableSummary(TypedDict, closed=True):
    """A table in a list; `deletable`: by the person looking."""

    id: str
    game: str
    status: Status
    title: str
    public: bool
    clock: Clock | None
    seats: list[Seat]
    to_act: list[int]
    moves: int
    result: Result | None
    created: str
    updated: str
    deletable: bool


class TablePage(TypedDict, closed=True):
    """Some tables of a list, the newest first. `next` as `after` asks for those that follow; null: these were the last."""

    tables: list[TableSummary]
    next: str | None


class Deleted(TypedDict, closed=True):
    """The table, or the person, that is there no longer."""

    deleted: str


class OwnDevice(TypedDict, closed=True):
    created: str


class OwnContact(TypedDict, closed=True):
    webhook: str | None
    email: str | None
    confirmed: bool


class OwnTable(TypedDict, closed=True):
    """A table in the person's list; `creator`: they set it up."""

    id: str
    game: str
    title: str
    creator: bool
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
    """What a move would do: what would be told of it, and the view and the points as the seat would see them then."""

    events: list[GameEvent]
    view: dict[str, Any] | list[int]
    scores: list[dict[str, int]]


class Ending(TypedDict, closed=True):
    """The action by which a seat's turn would end with nothing left to do and nothing hidden coming to light, if any."""

    action: int | None


class Lobby(TypedDict, closed=True):
    """Public tables: those that wait for people, and those at which a game is on."""

    open: TablePage
    running: TablePage


class Tally(TypedDict, closed=True):
    game: str
    players: int
    played: int
    won: int


class Rating(TypedDict, closed=True):
    """`rating` is what to show, on a scale with newcomers at 1,500; nineteen times out of twenty the truth lies within
    `margin` of it. `provisional`: so few games were played that it is little more than a guess.
    """

    game: str
    rating: int
    margin: int
    provisional: bool
    played: int


class BotRating(TypedDict, closed=True):
    """How strong one of the bots is at a game; before anybody has played it for a rating, a presumption."""

    bot: str
    rating: Rating


class RatingChange(TypedDict, closed=True):
    """What a game was worth to whoever sits on that seat, in points of their rating."""

    seat: int
    change: int


class Against(TypedDict, closed=True):
    """Games at which two have met, as one of them sees it; what was neither won nor lost was shared."""

    game: str
    played: int
    won: int
    lost: int


class Rival(TypedDict, closed=True):
    """Somebody whom a person has met at a game, and how that went."""

    person: str
    name: str
    met: str
    game: str
    played: int
    won: int
    lost: int


class RivalPage(TypedDict, closed=True):
    rivals: list[Rival]
    next: str | None


class PersonPage(TypedDict, closed=True):
    """What a person has played; `tables` are public ones, and all that are finished on one's own page."""

    id: str
    name: str
    since: str
    record: list[Tally]
    ratings: list[Rating]
    tables: TablePage
    against: list[Against]
    """How whoever asks did against them."""


class Leader(TypedDict, closed=True):
    """Somebody on a leaderboard."""

    rank: int
    person: str
    name: str
    rating: Rating


class Leaderboard(TypedDict, closed=True):
    """The strongest at a game, a page at a time; and how strong our bots are beside them."""

    leaders: list[Leader]
    next: str | None
    bots: list[BotRating]


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


class ChatMessage(TypedDict, closed=True):
    """Plain text, never markup; exactly one of `text` and `reaction` is set."""

    number: int
    seat: int | None
    name: str
    text: str | None
    reaction: Reaction | None
    mine: bool
    at: str


class Chat(TypedDict, closed=True):
    """The last messages, without those of muted seats."""

    messages: list[ChatMessage]
    muted: list[int]


class Muted(TypedDict, closed=True):
    seats: list[int]


class Health(TypedDict, closed=True):
    status: Literal["ok"]


class Ready(TypedDict, closed=True):
    status: Literal["ready"]


class LiveTable(TypedDict, closed=True):
    """What a live line says: the whole table first, then the table again after each change. `now`: the server's clock."""

    type: Literal["table"]
    table: Table
    now: str


class Away(TypedDict, closed=True):
    """Somebody who plays at a table and does not have it open; `since`: when they left it, where that is known."""

    seat: int
    since: str | None


class Presence(TypedDict, closed=True):
    """Who has the table open: seats, and how many people without one, `onlookers` the names of some; who has not, with a clock or without; and seats
    that a bot may be asked to play for."""

    type: Literal["presence"]
    online: list[int]
    watching: int
    onlookers: list[str]
    away: list[Away]
    absent: list[int]


class LiveChat(TypedDict, closed=True):
    """`anew`: these are all messages there are to show; else they are new ones."""

    type: Literal["chat"]
    anew: bool
    messages: list[ChatMessage]


class Turn(TypedDict, closed=True):
    """A table that waits for a person: to act there, or, `invited`, to sit down on a seat that is kept for them."""

    id: str
    game: str
    title: str
    invited: bool


class Turns(TypedDict, closed=True):
    """What a person's own line says: the tables that wait for them, now and after every change at a table of theirs.

    The same tables again: something else has changed there.
    """

    type: Literal["turns"]
    tables: list[Turn]


class LiveError(TypedDict, closed=True):
    """The last words of a live line that cannot be had."""

    type: Literal["error"]
    error: ApiError
