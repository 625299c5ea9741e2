"""Who sits where: what becomes of a table when somebody sits down, leaves, is kicked, hands over, or comes back.

Functions from a table to a table; each raises Refusal where it cannot be done.
"""

import hmac
import secrets
from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta
from typing import Literal

from ..basics.errors import Refusal, is_closed, is_over, not_your_seat, not_your_table
from ..daily.day import by_oneself
from ..storage.records import NoticeKind, NoticeRecord, SeatRecord, TableRecord
from ..storage.schema import now
from .keeper import Change
from .live import Live
from .sharing import added, complete, kept_by

MOST_NOTICES = 60
STAND_IN = "normal"
"""The bot that plays for people who are away."""
Leaving = Literal["handed_over", "timed_out", "voted_out", "resigned"]
MAY_RETURN = timedelta(minutes=15)
"""How long somebody who was voted out has to come back before the last one at a rated table may end it."""


def new_invitation() -> str:
    return secrets.token_urlsafe(16)


def noted(live: Live, table: TableRecord, kind: NoticeKind, seat: int | None = None, name: str = "") -> TableRecord:
    notice = NoticeRecord(kind, seat, name, len(live.course.match.moves), now().isoformat())
    return replace(table, notices=(*table.notices, notice)[-MOST_NOTICES:])


def with_seats(table: TableRecord, changed: Iterable[SeatRecord]) -> TableRecord:
    seats = list(table.seats)
    for seat in changed:
        seats[seat.seat] = seat
    return kept_by(table, replace(table, seats=tuple(seats)))


# Before the start


def joined(
    live: Live, identity: str, invitation: str | None, name: str, seat: int | None, move: bool = False
) -> Change:
    """Sit down: on that seat, else on one kept for the person, else on the first open one.

    To `move` is to get up from one's other seats.
    """
    table = live.table
    if seat is not None:
        seat_of(table, seat)
    if table.seats_of(identity) and (seat is None or seat in table.seats_of(identity)):
        return Change(table)
    waits_for_people(live)
    if identity in table.banned:
        raise Refusal(403, "kicked", "You were asked to leave this table, and cannot sit down here again.")
    kept = [s.seat for s in table.seats if s.kind == "open" and s.reserved == identity]
    free = kept + [s.seat for s in table.seats if s.kind == "open" and s.reserved is None]
    if not (table.public or kept or table.seats_of(identity) or invited(table, invitation)):
        message = "This invitation is not valid, or no longer. Ask whoever set up the table for a new one."
        raise Refusal(403, "bad_invitation", message)
    if not free:
        raise Refusal(409, "full", "All seats of this table are taken. You can watch.")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise Refusal(409, "seat_taken", f"Seat {chosen} is taken. Choose another one.")
    if move and (mine := table.seats_of(identity)):
        moved = replace(table.seats[mine[0]], seat=chosen)
        return Change(with_seats(table, [*(SeatRecord(left, "open") for left in mine), moved]))
    sitting = SeatRecord(chosen, "human", identity, None, name)
    return Change(started_if_full(live, noted(live, with_seats(table, [sitting]), "sat_down", chosen, name)))


def left(live: Live, identity: str) -> Change:
    """Get up from all one's seats, and let go of those that are kept for one."""
    table = live.table
    mine = table.seats_of(identity)
    kept = [s.seat for s in table.seats if s.reserved == identity]
    if not (mine or kept):
        raise Refusal(403, "not_your_seat", "You do not sit at this table.")
    waits_for_people(live)
    for seat in mine or kept:
        table = noted(live, table, "left" if mine else "declined", seat, table.seats[seat].name)
    return Change(with_seats(table, [SeatRecord(seat, "open") for seat in (*mine, *kept)]))


def reseated(live: Live, identity: str, sitter: SeatRecord) -> Change:
    """The creator says who sits on a seat; whoever sat there and is not the creator has to leave."""
    table = creators(live, identity)
    seat_of(table, sitter.seat)
    waits_for_people(live)
    before = table.seats[sitter.seat]
    if before.identity not in (None, identity):
        table = noted(live, table, "kicked", sitter.seat, before.name)
        table = replace(table, banned=(*table.banned, str(before.identity)))
        others = [s for s in table.seats if s.identity == before.identity and s.seat != sitter.seat]
        table = with_seats(table, [SeatRecord(s.seat, "open") for s in others])
    return Change(started_if_full(live, with_seats(table, [sitter])))


def started(live: Live, identity: str, bot: str) -> Change:
    """The creator waits for nobody else: bots take the open seats."""
    table = creators(live, identity)
    waits_for_people(live)
    bots = [SeatRecord(s.seat, "bot", None, bot) for s in table.seats if s.kind == "open"]
    return Change(started_if_full(live, with_seats(table, bots)))


def started_if_full(live: Live, table: TableRecord) -> TableRecord:
    if any(seat.kind == "open" for seat in table.seats) or not complete(table, now()):
        return table
    return noted(live, replace(table, started=True, invitation=None, deal_by=None), "started")


def shared(live: Live, identity: str, share: str) -> Change:
    """Add a number to the seed that the table is dealt by. The last one that was waited for starts the game."""
    table = added(live.table, identity, share)
    return Change(table if table is live.table else started_if_full(live, table))


def reinvited(live: Live, identity: str) -> Change:
    """A new invitation; the old one is void."""
    table = creators(live, identity)
    waits_for_people(live)
    return Change(replace(table, invitation=new_invitation()))


def invited(table: TableRecord, invitation: str | None) -> bool:
    return bool(table.invitation and invitation) and hmac.compare_digest(
        str(table.invitation).encode(), str(invitation).encode()
    )


# At any time


def renamed(live: Live, identity: str, title: str | None, public: bool | None) -> Change:
    table = creators(live, identity)
    if live.status == "closed":
        raise is_closed()
    if public:
        by_oneself(table, "nobody looks on before the day's list is closed")
    if title is not None and title != table.title:
        if live.over:
            raise is_over()
        table = noted(live, replace(table, title=title), "renamed", None, title[:40])
    return Change(table if public is None or public == table.public else replace(table, public=public))


def closed_by(live: Live, identity: str | None) -> Change:
    """Nobody plays on; none: whoever runs the server closes it, and nobody is rated.

    While a rated game is played, closing it is leaving it: where several others stay, they play on with a bot.
    """
    table = live.table
    if live.over:
        raise Refusal(409, "over", "The game is over already: there is nothing to close.")
    if table.closed:
        return Change(table)
    if identity is None:
        return Change(closed(live, replace(table, rated=False)))
    if not (live.status == "playing" and table.counts):
        creators(live, identity)
        return Change(closed(live, table))
    others = [person for person in table.staying if person != identity]
    if identity not in table.staying:
        creators(live, identity)
        if others:
            message = "A rated game is being played here by others. They can end it, or whoever runs the server can."
            raise Refusal(409, "rated", message)
        return Change(closed(live, table))
    if others or len(table.people) == 1:
        creators(live, identity)
        table = given_to_bot(live, table, table.seats_of(identity)[0], "resigned")
        return Change(table if len(others) > 1 else closed(live, table))
    if any(seat.voted_out is not None and seat.voted_out + MAY_RETURN > now() for seat in table.seats):
        message = (
            "Somebody was voted out a moment ago and may come back. Play on against the bot, or close the table "
            f"{MAY_RETURN.seconds // 60} minutes after the vote."
        )
        raise Refusal(409, "may_return", message)
    return Change(closed(live, table))


def closed(live: Live, table: TableRecord) -> TableRecord:
    return noted(live, replace(table, closed=True, invitation=None), "closed")


# During the game


def handed_over(live: Live, identity: str, seat: int) -> Change:
    """Have a bot play for one's seat until one comes back."""
    if seat_of(live.table, seat).identity != identity:
        raise not_your_seat(seat)
    is_played(live)
    by_oneself(live.table, "no bot plays for anybody")
    return Change(given_to_bot(live, live.table, seat, "handed_over"))


def timed_out(live: Live) -> Change:
    """Bots take the seats whose time is out; a table that has waited long enough for what people add is dealt."""
    table, moment = live.table, now()
    if live.status == "open" and table.deal_by is not None and table.deal_by <= moment:
        return Change(started_if_full(live, table))
    if table.clock is None or live.status != "playing":
        return Change(table)
    for s in table.seats:
        if s.seat in live.to_act and s.since is not None and table.clock.out(s.since) <= moment:
            table = given_to_bot(live, table, s.seat, "timed_out")
    return Change(table)


def given_to_bot(live: Live, table: TableRecord, seat: int, why: Leaving) -> TableRecord:
    """A bot plays for somebody. What they asked for falls, and so does what would undo moves of theirs."""
    person = table.seats[seat]
    if person.kind != "human" or person.stand_in:
        return table
    moves = live.course.match.moves
    own_last = max((number for number, (mover, _) in enumerate(moves) if mover == seat), default=-1)
    kept = tuple(
        p
        for p in table.proposals
        if p.by != person.identity
        and not (p.kind == "stand_in" and p.seat == seat)
        and (p.move is None or p.move > own_last)
    )
    voted_out = now() if why == "voted_out" else None
    person = replace(person, stand_in=STAND_IN, left_at=len(moves), voted_out=voted_out)
    return noted(live, with_seats(replace(table, proposals=kept), [person]), why, seat, person.name)


def came_back(live: Live, identity: str, seat: int) -> Change:
    """Play one's seat oneself again; the turn's time begins anew."""
    table = live.table
    if seat_of(table, seat).identity != identity:
        raise not_your_seat(seat)
    is_played(live)
    mine = table.seats[seat]
    if mine.stand_in is None:
        return Change(table)
    table = with_seats(table, [replace(mine, stand_in=None, since=None, left_at=None, voted_out=None)])
    return Change(noted(live, table, "returned", seat, mine.name))


# What is refused


def seat_of(table: TableRecord, seat: int) -> SeatRecord:
    if not 0 <= seat < len(table.seats):
        raise Refusal(422, "unknown_seat", f"There is no seat {seat}: the seats are 0 to {len(table.seats) - 1}.")
    return table.seats[seat]


def creators(live: Live, identity: str) -> TableRecord:
    if live.table.creator != identity:
        raise not_your_table()
    return live.table


def waits_for_people(live: Live) -> None:
    if live.status != "open":
        raise Refusal(409, "not_open", "The game has begun, or the table is closed: the seats stay as they are.")


def is_played(live: Live) -> None:
    if live.status != "playing":
        raise Refusal(409, "not_playing", "No game is being played at this table.")
