"""What workers tell each other: each message says by its tag what it is."""

import msgspec

from ..storage.records import Kind, SeatRecord


class Changed(msgspec.Struct, tag="changed"):
    """A table has changed: whoever has it in memory reads it again."""

    table: str
    revision: int
    game: str
    title: str
    people: dict[str, bool | None]
    """Those in whose lists it stands: whether it waits for them to sit down (true) or to act (false), or for neither."""


class Moved(Changed, tag="moved"):
    """The same by a move, with all that follows from it: nobody need read or work out anything."""

    version: int
    command_id: str
    seat: int
    kind: Kind
    actions: tuple[int, ...]
    state: bytes
    told: list[list[int]]
    before: tuple[bytes, ...]
    since: list[int]
    seats: tuple[SeatRecord, ...]


class Here(msgspec.Struct, tag="here"):
    """Somebody has come to a table, or left it."""

    table: str


class Talked(msgspec.Struct, tag="talked"):
    """Somebody has said something at a table."""

    table: str


class Unsaid(msgspec.Struct, tag="unsaid"):
    """Something that was said at a table is said no longer: all of it is read again."""

    table: str


class MutedAnew(msgspec.Struct, tag="muted"):
    """Somebody would rather not hear a seat of a table, or would again."""

    table: str


class SignedOut(msgspec.Struct, tag="signed out"):
    """These devices, by the hashes of their secrets, are nobody's any more."""

    devices: list[str]


class Missed(msgspec.Struct, tag="missed"):
    """Something could not be told."""


TableMessage = Changed | Moved | Here | Talked | Unsaid | MutedAnew
"""What is said of one table."""
Message = TableMessage | SignedOut | Missed
