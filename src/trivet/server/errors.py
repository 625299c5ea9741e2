"""What can go wrong in a server: while it starts, and with what it is asked."""

from typing import Any

from trivet.engine.errors import TrivetError


class BadSetting(TrivetError):
    """A setting that makes no sense."""


class PortInUse(TrivetError):
    """Somebody else listens there."""


class BadAddress(TrivetError):
    """A host or port that cannot be listened at."""


class BadDataFolder(TrivetError):
    """A data folder that cannot be written."""


class FolderInUse(BadDataFolder):
    """A data folder that another server is using."""


class BadDatabase(TrivetError):
    """A database file that is damaged, not ours, or of a newer Trivet."""


class StorageDown(TrivetError):
    """The database does not answer, or the disk is full: nothing was written."""


class Refusal(Exception):
    """A request that is answered with an error, in the form of the protocol's `ApiError`."""

    def __init__(self, status: int, code: str, message: str, table: Any = None, retry_after: int | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.table = table
        self.retry_after = retry_after


def unknown_table() -> Refusal:
    return Refusal(404, "unknown_table", "There is no such table. Check the link, or start a new game.")


def not_your_seat(seat: int) -> Refusal:
    return Refusal(403, "not_your_seat", f"Seat {seat} belongs to somebody else. Ask for a seat of your own.")


def not_your_table() -> Refusal:
    return Refusal(403, "not_your_table", "Only whoever set this table up can do that.")


def no_identity() -> Refusal:
    return Refusal(401, "no_identity", "This browser is not known here. Ask for /api/me first: it sets the cookie.")


def too_many(what: str, seconds: int) -> Refusal:
    return Refusal(429, "too_many", f"Too many {what} at once. Wait {seconds} s and go on.", retry_after=seconds)
