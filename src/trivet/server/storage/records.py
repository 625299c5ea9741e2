"""What is stored, as plain values: the rest of the server never sees the database."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any, Literal

from trivet.bots import NAMES
from trivet.engine.commitment import dealt_seed

Kind = Literal["play", "ending", "undo", "takeback"]
"""`ending`: a turn that ended by itself, as its player wants it."""
Status = Literal["open", "playing", "over", "closed"]
Rates = Literal["nobody", "people", "everybody"]
"""For whom a table's result is to count: `everybody` are the bots too."""
NoticeKind = Literal[
    "sat_down",
    "left",
    "declined",
    "kicked",
    "started",
    "renamed",
    "closed",
    "handed_over",
    "timed_out",
    "voted_out",
    "returned",
    "taken_back",
    "refused",
    "close_refused",
    "resigned",
]


@dataclass(frozen=True)
class SeatRecord:
    seat: int
    kind: Literal["human", "bot", "open"]
    identity: str | None = None
    bot: str | None = None
    name: str = ""
    reserved: str | None = None
    """Whom an open seat is kept for."""
    stand_in: str | None = None
    """The bot that plays for a person who is away."""
    since: datetime | None = None
    """When it came to be this seat's turn."""
    left_at: int | None = None
    """How many moves there were when that bot came."""
    voted_out: datetime | None = None
    """When the others voted for that bot."""
    bot_moves: int = 0
    """How many moves bots have made in the person's place."""

    @property
    def played_by(self) -> str | None:
        """The bot that acts for this seat; none where a person does."""
        return self.bot or self.stand_in


@dataclass(frozen=True)
class CommandRecord:
    version: int
    command_id: str
    seat: int
    kind: Kind
    actions: tuple[int, ...]
    """takeback: the number of moves that stay."""


@dataclass(frozen=True)
class ClockRecord:
    seconds: int
    grace: int

    def due(self, since: datetime) -> datetime:
        return since + timedelta(seconds=self.seconds)

    def out(self, since: datetime) -> datetime:
        return self.due(since) + timedelta(seconds=self.grace)


@dataclass(frozen=True)
class ProposalRecord:
    """Something that others must agree to."""

    id: str
    kind: Literal["takeback", "stand_in", "close"]
    seat: int
    by: str
    move: int | None
    agreed: tuple[str, ...]
    refused: tuple[str, ...] = ()


@dataclass(frozen=True)
class NoticeRecord:
    """What happened beside the moves; `move`: how many there were."""

    kind: NoticeKind
    seat: int | None
    name: str
    move: int
    at: str


@dataclass(frozen=True)
class DailyRecord:
    """Of a table of the day: which day's, and whether it is the try that counts in that day's list."""

    day: str
    counted: bool


@dataclass(frozen=True)
class TableRecord:
    """A table without its course. It changes by being replaced, as a whole, under the next revision."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    commitment: str
    rules_version: int
    data: str | None
    creator: str
    seats: tuple[SeatRecord, ...]
    title: str = ""
    public: bool = False
    invitation: str | None = None
    started: bool = True
    closed: bool = False
    clock: ClockRecord | None = None
    rates: Rates = "people"
    """For whom its result was to count when it was set up."""
    rated: bool = True
    """Nothing speaks against counting its result; whether there are people to count it for is another matter."""
    banned: tuple[str, ...] = ()
    proposals: tuple[ProposalRecord, ...] = ()
    notices: tuple[NoticeRecord, ...] = ()
    rematch: str | None = None
    origin: dict[str, Any] | None = None
    shares: tuple[str | None, ...] | None = None
    """What every seat has added to the seed; none: nobody is asked to add anything."""
    deal_by: datetime | None = None
    """All seats are taken: until then it is waited for what people add."""
    daily: DailyRecord | None = None
    revision: int = 0

    def seats_of(self, identity: str | None) -> list[int]:
        return [s.seat for s in self.seats if identity is not None and s.identity == identity]

    @cached_property
    def people(self) -> tuple[str, ...]:
        """Those who sit here, each once."""
        return tuple(dict.fromkeys(s.identity for s in self.seats if s.identity is not None))

    @cached_property
    def deal(self) -> int:
        """The seed that it is dealt by. Before the start it is its own: nothing of that is ever played."""
        if self.shares is None or not self.started:
            return self.seed
        return dealt_seed(self.game, self.id, self.seed, self.shares)

    @property
    def owing(self) -> list[str]:
        """Those who sit here, are asked to add to the seed, and have not yet."""
        given = {s.identity for s in self.seats if self.shares and self.shares[s.seat]}
        return [] if self.shares is None else [person for person in self.people if person not in given]

    @cached_property
    def concerned(self) -> tuple[str, ...]:
        """Those in whose lists the table stands: who set it up, who sits here, and for whom a seat is kept."""
        kept = [s.reserved for s in self.seats if s.reserved is not None]
        return tuple(dict.fromkeys([self.creator, *self.people, *kept]))

    def concerns(self, identity: str | None) -> bool:
        """Whether a person is more here than somebody who looks on."""
        return identity in self.concerned or identity in self.banned

    @property
    def luck(self) -> str:
        """What the chance of its bots goes by: at tables of the day they choose alike for everybody."""
        return self.id if self.daily is None else f"{self.seed:032x}"

    @property
    def under_way(self) -> bool:
        """Started, and not closed; the game may be over."""
        return self.started and not self.closed

    @property
    def counts(self) -> bool:
        """Its result counts for ratings: people play it, one seat each, against each other or against our bots."""
        if not self.rated or self.rates == "nobody":
            return False
        seated = [s.identity for s in self.seats if s.identity is not None]
        opponents = len(seated) - 1 + (len(self.rated_bots) if self.rates == "everybody" else 0)
        waiting = sum(s.kind == "open" for s in self.seats)
        return len(set(seated)) == len(seated) and (bool(seated) or waiting > 0) and opponents + waiting > 0

    @property
    def rated_bots(self) -> list[SeatRecord]:
        """The seats of bots whose strength is kept count of: the levels, not third parties' bots."""
        return [s for s in self.seats if s.bot in NAMES]

    @property
    def staying(self) -> list[str]:
        """Those who play and have not left their seat to a bot."""
        here = [s.identity for s in self.seats if s.identity is not None and s.stand_in is None]
        return list(dict.fromkeys(here))


@dataclass(frozen=True)
class Standing:
    """What follows from the commands and is stored with them: lists of tables need no replay."""

    moves: int
    to_act: tuple[int, ...]
    bot_to_act: bool
    over: bool
    result: dict[str, list[int]] | None
    due: datetime | None = None
    """When the next seat's time is out."""


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    creator: str
    seats: tuple[SeatRecord, ...]
    title: str
    public: bool
    clock: ClockRecord | None
    started: bool
    closed: bool
    over: bool
    moves: int
    to_act: tuple[int, ...]
    result: dict[str, list[int]] | None
    created: datetime
    updated: datetime


@dataclass(frozen=True)
class Waiting:
    """A table that waits for a person."""

    id: str
    game: str
    title: str
    invited: bool
    """To sit down; else to act."""


@dataclass(frozen=True)
class Outcome:
    """How a person, or one of our bots, did at a table that has ended."""

    identity: str | None
    bot: str | None
    place: int
    """Whoever left is placed behind all who stayed."""
    stayed: bool


@dataclass(frozen=True)
class Tried:
    """How a try at a table of the day ended."""

    won: bool
    score: int
    turns: int


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: str | None
    created: datetime


@dataclass(frozen=True)
class ContactRecord:
    webhook: str | None = None
    email: str | None = None
    confirmed: bool = False


@dataclass(frozen=True)
class RatingRecord:
    """What is thought of a person, or of one of our bots, at a game."""

    game: str
    mu: float
    sigma: float
    played: int
    bot: str | None = None


@dataclass(frozen=True)
class TallyRecord:
    """Finished games of one kind and number of players."""

    game: str
    players: int
    played: int
    won: int


@dataclass(frozen=True)
class RivalRecord:
    """How a person did at a game against another."""

    other: str
    name: str
    game: str
    played: int
    won: int
    lost: int
    met: datetime


@dataclass(frozen=True)
class MessageRecord:
    """What somebody said."""

    number: int
    identity: str
    seat: int | None
    name: str
    text: str | None
    reaction: str | None
    at: datetime


def status_of(started: bool, closed: bool, over: bool) -> Status:
    if over:
        return "over"
    if closed:
        return "closed"
    return "playing" if started else "open"
