"""What a live line says, and the chat."""

from typing import Literal

from typing_extensions import TypedDict

from .table import ApiError, Table

Reaction = Literal["hello", "well_played", "thanks", "sorry", "thinking", "hurry", "laugh", "wow"]


class ChatMessage(TypedDict, closed=True):
    """Plain text, never markup; exactly one of `text` and `reaction` is set."""

    number: int
    """Counts up from 1 at each table."""
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


class LiveTable(TypedDict, closed=True):
    """What a live line says: the whole table first, then the table again after each change."""

    type: Literal["table"]
    table: Table
    now: str
    """The server's clock."""


class Away(TypedDict, closed=True):
    """Somebody who plays at a table and does not have it open."""

    seat: int
    since: str | None
    """When they left it, where that is known."""


class Presence(TypedDict, closed=True):
    """Who has a table open, and who has not."""

    type: Literal["presence"]
    online: list[int]
    """Seats whose person has the table open."""
    watching: int
    """How many people watch without a seat."""
    onlookers: list[str]
    """The names of those of them who have typed one; of a crowd some."""
    away: list[Away]
    """Seats whose person plays here and does not have the table open."""
    absent: list[int]
    """Seats that are to act and whose person has been away for long: a `stand_in` can be proposed."""


class LiveChat(TypedDict, closed=True):
    """What was said at a table."""

    type: Literal["chat"]
    anew: bool
    """These are all messages there are to show; else they are new ones."""
    messages: list[ChatMessage]


class Turn(TypedDict, closed=True):
    """A table that waits for a person."""

    id: str
    game: str
    title: str
    invited: bool
    """To sit down on a seat that is kept for them; else to act."""


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
