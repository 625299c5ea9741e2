"""What can go wrong in a server: while it starts, and with what it is asked."""

from typing import Any, Literal

from trivet.engine.errors import TrivetError

Code = Literal[
    "already_challenged",
    "already_proposed",
    "analysed_enough",
    "away",
    "bad_code",
    "bad_data",
    "bad_game",
    "bad_invitation",
    "bad_match",
    "bad_move",
    "bad_options",
    "bad_request",
    "bad_text",
    "bad_webhook",
    "closed",
    "command_id_reused",
    "compiling",
    "daily",
    "foreign_origin",
    "full",
    "handed_over",
    "illegal_action",
    "internal",
    "invalid_action",
    "kicked",
    "malformed_json",
    "may_return",
    "method_not_allowed",
    "no_analysis",
    "no_challenge",
    "no_hint",
    "no_identity",
    "no_mail",
    "no_share",
    "not_absent",
    "not_asked",
    "not_at_table",
    "not_deletable",
    "not_found",
    "not_json",
    "not_open",
    "not_over",
    "not_playing",
    "not_started",
    "not_waiting",
    "not_to_act",
    "not_your_analysis",
    "not_your_seat",
    "not_your_table",
    "nobody_to_ask",
    "nothing_to_undo",
    "over",
    "quota",
    "rated",
    "refused",
    "relay_down",
    "seat_taken",
    "stale",
    "stopping",
    "storage_damaged",
    "storage_down",
    "too_large",
    "too_long",
    "too_many",
    "unknown_bot",
    "unknown_game",
    "unknown_person",
    "unknown_proposal",
    "unknown_seat",
    "unknown_table",
    "unplayable",
    "unratable",
]
"""Every reason for which a request is refused, as programs read it."""


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


class DiskFull(TrivetError):
    """No room to bring a database to its present form; it is as it was."""


class StorageDown(TrivetError):
    """The database does not answer, or the disk is full: nothing was written."""


class StorageDamaged(StorageDown):
    """The database is damaged: nothing is written any more until whoever runs the server has mended it."""


def storage_down(error: Exception) -> StorageDown:
    said = " ".join(str(getattr(error, "orig", None) or error).split())
    return StorageDown(f"The database does not answer: {said}.")


class Refusal(Exception):
    """A request that is answered with an error, in the form of the protocol's `ApiError`."""

    def __init__(
        self,
        status: int,
        code: Code,
        message: str,
        table: Any = None,
        retry_after: int | None = None,
        reason: str | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.table = table
        self.retry_after = retry_after
        self.reason = reason


def unknown_table() -> Refusal:
    return Refusal(404, "unknown_table", "There is no such table. Check the link, or start a new game.")


def not_your_seat(seat: int) -> Refusal:
    return Refusal(403, "not_your_seat", f"Seat {seat} belongs to somebody else. Ask for a seat of your own.")


def not_your_table() -> Refusal:
    return Refusal(403, "not_your_table", "Only whoever set this table up can do that.")


def is_over() -> Refusal:
    return Refusal(409, "over", "The game is over: what was played and what came of it stays as it is.")


def is_closed() -> Refusal:
    return Refusal(409, "closed", "This table is closed. Set up a new one to play on.")


def no_identity() -> Refusal:
    return Refusal(401, "no_identity", "This browser is not known here. Ask for /api/me first: it sets the cookie.")


def too_many(what: str, seconds: int) -> Refusal:
    return Refusal(429, "too_many", f"Too many {what} at once. Wait {seconds} s and go on.", retry_after=seconds)
