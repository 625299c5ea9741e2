"""The tables of the database, in their present form. Commands are only ever added; a position is their replay.

How an older database comes to this form is told in `migrations`; a test keeps the two alike.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from .columns import Base as Base  # noqa: PLC0414
from .columns import Moment as Moment  # noqa: PLC0414
from .columns import now as now  # noqa: PLC0414
from .columns import only as only  # noqa: PLC0414

SCHEMA_VERSION = 8
PROVISIONAL = 10
"""Games before a rating is more than a guess."""
KNOWN, GUESSED = f"played >= {PROVISIONAL}", f"played < {PROVISIONAL}"
NOBODY = "nobody"
"""The identity that has set up what people left behind who are gone. It is in every database, and nobody's."""


class AboutRow(Base):
    """What the database says of itself: its `schema` version, the `installation` its cookies are named after, when a
    server was last `alive`, where games are timed, and the secret that `daily` tables are shuffled by."""

    __tablename__ = "about"

    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


class IdentityRow(Base):
    """A person."""

    __tablename__ = "identities"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    language: Mapped[str | None] = mapped_column(String(40))
    created: Mapped[datetime] = mapped_column(default=now)


class DeviceRow(Base):
    """A browser of a person's, known by a secret that it alone has."""

    __tablename__ = "devices"

    secret_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), index=True)
    created: Mapped[datetime] = mapped_column(default=now)


class MoveCodeRow(Base):
    """A code that makes another browser the person's, once. Of each person there is one at most."""

    __tablename__ = "move_codes"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    code_hash: Mapped[str] = mapped_column(String(64), unique=True)
    expires: Mapped[datetime]


class ContactRow(Base):
    """How to tell a person that it is their turn."""

    __tablename__ = "contacts"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    webhook: Mapped[str | None] = mapped_column(String(500))
    email: Mapped[str | None] = mapped_column(String(254))
    confirmed: Mapped[bool] = mapped_column(default=False)
    code_hash: Mapped[str | None] = mapped_column(String(64))
    """Of the code that was mailed; null when the address is confirmed."""
    expires: Mapped[datetime | None]


class TableRow(Base):
    """A game. What follows from its commands and is asked for often stands here too."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]]
    seed: Mapped[str] = mapped_column(String(32))
    commitment: Mapped[str] = mapped_column(String(64))
    rules_version: Mapped[int]
    data: Mapped[str | None] = mapped_column(Text)
    creator: Mapped[str] = mapped_column(ForeignKey("identities.id"), index=True)
    created: Mapped[datetime] = mapped_column(default=now)

    updated: Mapped[datetime] = mapped_column(default=now)
    moves: Mapped[int] = mapped_column(default=0)
    to_act: Mapped[list[int]]
    bot_to_act: Mapped[bool]
    over: Mapped[bool]
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))

    revision: Mapped[int] = mapped_column(default=0)
    """Grows with every change, of whatever kind: of two at once, the database takes one."""
    title: Mapped[str] = mapped_column(String(60), default="")
    public: Mapped[bool] = mapped_column(default=False)
    invitation: Mapped[str | None] = mapped_column(String(40))
    started: Mapped[bool] = mapped_column(default=True)
    closed: Mapped[bool] = mapped_column(default=False)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    due: Mapped[datetime | None]
    """When the next seat's time is out."""
    rates: Mapped[str] = mapped_column(String(10), default="people")
    rated: Mapped[bool] = mapped_column(default=False)
    banned: Mapped[list[str]] = mapped_column(default=list)
    proposals: Mapped[list[dict[str, Any]]] = mapped_column(default=list)
    notices: Mapped[list[dict[str, Any]]] = mapped_column(default=list)
    rematch: Mapped[str | None] = mapped_column(String(40))
    origin: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """Of an imported match: the `table` and the `commitment` that its file names."""
    daily: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """Of a table of the day: the `day`, and whether it is the try that is `counted`."""
    shares: Mapped[list[str | None] | None] = mapped_column(JSON(none_as_null=True))
    """What every seat has added to the seed, where people may: by it and the server's own part it is dealt."""
    deal_by: Mapped[datetime | None]
    """Until when what they add is waited for; null: it is dealt, or nothing is waited for."""
    size: Mapped[int] = mapped_column(default=0)
    """Bytes that it takes, roughly: they count for whoever set it up."""

    __table_args__ = (  # each list of tables in its order, so that the newest are read and no others
        Index("ix_tables_created", "created", "id"),
        Index("ix_tables_status", "over", "closed", "started", "created", "id"),
        Index("ix_tables_lobby", "public", "over", "closed", "started", "created", "id"),
        # What most tables have none of is found among those that have it: a move there writes to no index.
        Index("ix_tables_bot_to_act", "bot_to_act", **only("bot_to_act = 1", "bot_to_act")),
        Index("ix_tables_due", "due", **only("due IS NOT NULL", "due IS NOT NULL")),
    )


class ListingRow(Base):
    """A table in a person's list: of those who set it up, sit there, or are kept a seat while it waits for people.

    It follows from the table and its seats, and is written with them.
    """

    __tablename__ = "listings"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True, index=True)
    going: Mapped[bool]
    """Neither over nor closed."""
    shown: Mapped[bool]
    """On the person's page, to everybody: a public table, played to its end, at which they sat."""
    created: Mapped[datetime]
    """When the table was."""
    game: Mapped[str] = mapped_column(String(40))
    won: Mapped[bool | None]
    """How the person did; null: it is not over, or they did not play."""

    __table_args__ = (  # one for each way in which a person can have their tables listed
        Index("ix_listings_going", "identity", "going", "created", "table_id"),
        Index("ix_listings_shown", "identity", "shown", "created", "table_id"),
        Index("ix_listings_won", "identity", "won", "created", "table_id"),
        Index("ix_listings_game", "identity", "game", "going", "created", "table_id"),
        Index("ix_listings_game_won", "identity", "game", "won", "created", "table_id"),
    )


class MeetingRow(Base):
    """A table in the list of a person's tables with another person. It is written as `ListingRow` is."""

    __tablename__ = "meetings"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True, index=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True, index=True)
    going: Mapped[bool]
    created: Mapped[datetime]
    game: Mapped[str] = mapped_column(String(40))
    won: Mapped[bool | None]

    __table_args__ = (
        Index("ix_meetings_going", "identity", "other", "going", "created", "table_id"),
        Index("ix_meetings_won", "identity", "other", "won", "created", "table_id"),
        Index("ix_meetings_game", "identity", "other", "game", "going", "created", "table_id"),
        Index("ix_meetings_game_won", "identity", "other", "game", "won", "created", "table_id"),
    )


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    identity: Mapped[str | None] = mapped_column(ForeignKey("identities.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(200))
    name: Mapped[str] = mapped_column(String(40))
    reserved: Mapped[str | None] = mapped_column(String(40), index=True)
    """Whom an open seat is kept for: they need no invitation."""
    stand_in: Mapped[str | None] = mapped_column(String(200))
    """The bot that plays for a person who is away."""
    since: Mapped[datetime | None]
    """When it came to be this seat's turn."""
    left_at: Mapped[int | None]
    voted_out: Mapped[datetime | None]
    bot_moves: Mapped[int] = mapped_column(default=0)


class CommandRow(Base):
    """One step of a table. Its version is its place among them: of two at once, the database takes one."""

    __tablename__ = "commands"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    command_id: Mapped[str] = mapped_column(String(64))
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(String(10))
    actions: Mapped[list[int]]
    created: Mapped[datetime] = mapped_column(default=now)

    __table_args__ = (UniqueConstraint("table_id", "command_id", name="uq_commands_command_id"),)


class ChatMessageRow(Base):
    """What somebody said at a table. Its number is its place there."""

    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), index=True)
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str | None] = mapped_column(String(300))
    reaction: Mapped[str | None] = mapped_column(String(20))
    created: Mapped[datetime] = mapped_column(default=now)


class MutedRow(Base):
    """The seats of a table whose messages a person is not shown."""

    __tablename__ = "muted"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True, index=True)
    seats: Mapped[list[int]]


class ResultRow(Base):
    """How a person did at a finished table. It stays when the table is pruned."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True, index=True)
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    place: Mapped[int]
    gained: Mapped[float | None]
    """By how much it changed what is thought of them; null: it was not rated."""
    created: Mapped[datetime] = mapped_column(default=now)


class TallyRow(Base):
    """How many games of one kind a person has finished, and won: their results, counted."""

    __tablename__ = "tallies"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True)
    played: Mapped[int]
    won: Mapped[int]


class RivalRow(Base):
    """How a person did at a game against another: their results, counted. It stays when the tables are pruned."""

    __tablename__ = "rivals"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True, index=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    played: Mapped[int]
    won: Mapped[int]
    """Placed before the other,"""
    lost: Mapped[int]
    """or behind; else they shared a place."""
    met: Mapped[datetime]
    """When they last finished one."""

    __table_args__ = (Index("ix_rivals_met", "identity", "met", "other", "game"),)


class RatingRow(Base):
    """How strong a person is thought to be at a game."""

    __tablename__ = "ratings"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    played: Mapped[int]

    __table_args__ = (  # a leaderboard, and apart from it those of whom little is known
        Index("ix_ratings_known", "game", "mu", "identity", **only(KNOWN, KNOWN)),
        Index("ix_ratings_guessed", "game", "mu", "identity", **only(GUESSED, GUESSED)),
    )


class BotRatingRow(Base):
    """How strong one of our bots is thought to be at a game."""

    __tablename__ = "bot_ratings"

    bot: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    played: Mapped[int]


class DailyTryRow(Base):
    """The try of a person at a game's table of the day that counts. It stays when the table is pruned."""

    __tablename__ = "daily_tries"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(40))
    merit: Mapped[int] = mapped_column(BigInteger, default=0)
    """What the day's list goes by, the highest first; 0: it was not finished."""
    won: Mapped[bool | None]
    score: Mapped[int | None]
    turns: Mapped[int | None]
    streak: Mapped[int] = mapped_column(default=0)
    """How many days in a row they had finished one then."""

    __table_args__ = (Index("ix_daily_tries_merit", "game", "day", "merit", "identity"),)


class AnalysisRow(Base):
    """What has been found of a finished match, and who is finding out more."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    by: Mapped[str] = mapped_column(String(200), default="")
    """The rules, the bots and the network that it was found with: by others it is begun anew."""
    depth: Mapped[int] = mapped_column(default=-1)
    """How deep every decision has been searched; 0: chances and luck alone, −1: nothing is found yet."""
    aim: Mapped[int] = mapped_column(default=0)
    """How deep it was asked for."""
    revision: Mapped[int] = mapped_column(default=0)
    """Grows with whatever is found."""
    done: Mapped[int] = mapped_column(default=0)
    """Of a thousand parts of the way to the next depth."""
    found: Mapped[bytes | None]
    """JSON, compressed by gzip."""
    failure: Mapped[str] = mapped_column(String(500), default="")
    asked: Mapped[datetime | None]
    """Since when it waits for its turn, or is worked on; null: nobody wants more."""
    worker: Mapped[str] = mapped_column(String(40), default="")
    """Who works on it,"""
    until: Mapped[datetime | None]
    """and until when nobody else may."""
    updated: Mapped[datetime] = mapped_column(default=now)

    __table_args__ = (Index("ix_analyses_asked", "asked", **only("asked IS NOT NULL", "asked IS NOT NULL")),)


class AnalysedRow(Base):
    """How a person played a match, by its analysis: what their curves are made of. It stays when the table is pruned."""

    __tablename__ = "analysed"

    table_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"))
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    depth: Mapped[int]
    """Iterations of the search for each decision."""
    decisions: Mapped[int]
    errors: Mapped[float]
    """Chance lost by proven errors, in all of them together;"""
    phases: Mapped[dict[str, Any]]
    """the same by `opening`, `middle` and `end`, each with its `decisions` and `errors`."""
    luck: Mapped[float]
    """Chance that draws and dice brought,"""
    deal: Mapped[float]
    """and the deal."""
    created: Mapped[datetime]
    """When the match ended."""

    __table_args__ = (Index("ix_analysed_identity", "identity", "game", "created"),)


class AnalysisAskRow(Base):
    """A match that a person has had analysed on a day, that of UTC: so many they may."""

    __tablename__ = "analysis_asks"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(40), primary_key=True)


class BranchRow(Base):
    """A table at which a match is played on from one of its moves."""

    __tablename__ = "branches"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    of: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    move: Mapped[int]
    """It parts from the match after so many moves."""


class PuzzleTryRow(Base):
    """A person's first answer to a puzzle, and what it costs."""

    __tablename__ = "puzzle_tries"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(32), primary_key=True)
    answer: Mapped[str] = mapped_column(String(200))
    """The action, as text."""
    cost: Mapped[float]
    """Chance that it loses against the best answer."""
    day: Mapped[str | None] = mapped_column(String(10))
    """Whose puzzle of the day it was; null: it was none."""
    created: Mapped[datetime] = mapped_column(default=now)


class PuzzleRatingRow(Base):
    """How strong a person is thought to be at a game's puzzles."""

    __tablename__ = "puzzle_ratings"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    played: Mapped[int]


class QuickWaitRow(Base):
    """Somebody who waits for others to play with: the first who comes is the first to be seated."""

    __tablename__ = "quick_waits"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    line: Mapped[str] = mapped_column(String(40))
    """Which of their live lines they wait at: the newest."""
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    slow: Mapped[bool]
    since: Mapped[datetime]
    seen: Mapped[datetime]
    """When that line was last known to be open."""
    agreed: Mapped[datetime | None]
    """When they said that bots may take the seats that are still empty."""
    table_id: Mapped[str | None] = mapped_column(String(40))
    """Where they have been seated."""

    __table_args__ = (Index("ix_quick_waits_since", "game", "players", "slow", "since"),)


class BlockedRow(Base):
    """Somebody by whom a person does not want to be challenged, nor seated with by a quick match."""

    __tablename__ = "blocked"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True, index=True)
    created: Mapped[datetime] = mapped_column(default=now)
