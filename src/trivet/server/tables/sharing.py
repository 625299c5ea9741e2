"""A shuffle that everybody at the table has a part in: each page adds a number to the server's seed before the cards are dealt.

The server has promised its seed by then (`commitment`), so that nobody, whoever runs it included, chooses the deal alone.
"""

from dataclasses import replace
from datetime import datetime, timedelta

from ..basics.errors import Refusal
from ..storage.records import TableRecord
from ..storage.schema import now

PATIENCE = timedelta(seconds=10)
"""So long it is waited for what people add, once all seats are taken: who adds nothing by then is recorded so."""


def awaiting(table: TableRecord) -> TableRecord:
    """The table with the time at which it is dealt at the latest: from when all seats are taken."""
    taken = all(seat.kind != "open" for seat in table.seats)
    if table.shares is None or table.started or taken == (table.deal_by is not None):
        return table
    return replace(table, deal_by=now() + PATIENCE if taken else None)


def complete(table: TableRecord, moment: datetime) -> bool:
    """Whether nothing is waited for any more but the deal."""
    return not table.owing or (table.deal_by is not None and table.deal_by <= moment)


def kept_by(before: TableRecord, after: TableRecord) -> TableRecord:
    """What was added belongs to whoever sits there: it goes when they go."""
    if after.shares is None or after.started:
        return after
    same = [old.identity == new.identity for old, new in zip(before.seats, after.seats, strict=True)]
    shares = tuple(share if stays else None for share, stays in zip(after.shares, same, strict=True))
    return awaiting(replace(after, shares=shares))


def added(table: TableRecord, identity: str, share: str) -> TableRecord:
    """With a person's number; it stays what it was at first."""
    mine = table.seats_of(identity)
    if not mine:
        raise Refusal(403, "not_your_seat", "You do not sit at this table: only who plays adds to its seed.")
    if table.shares is None:
        raise no_share("This table is dealt by its own seed: nothing is added to it.")
    given = {table.shares[seat] for seat in mine} - {None}
    if share in given:
        return table
    if given:
        raise no_share("You have added a number to the seed of this table already. It stays.")
    if table.started or table.closed:
        raise no_share("The cards are dealt, or the table is closed: nothing can be added to its seed any more.")
    shares = tuple(share if seat == mine[0] else other for seat, other in enumerate(table.shares))
    return replace(table, shares=shares)


def no_share(message: str) -> Refusal:
    return Refusal(409, "no_share", message)
