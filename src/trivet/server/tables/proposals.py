"""What others must agree to: taking back what was revealed, a bot for somebody who is away, and ending a game early.

Functions from a table to a table; each raises Refusal where it cannot be done.
"""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from ..basics.errors import Refusal, not_your_seat
from ..daily.day import by_oneself
from ..storage.records import CommandRecord, ProposalRecord, SeatRecord, TableRecord
from ..storage.schema import now
from .keeper import Change
from .live import Live
from .seating import closed, given_to_bot, is_played, noted, seat_of, with_seats

ID_BYTES = 8
LONGEST = timedelta(days=1)
"""How long a turn may last, at a table without a clock, before whoever only looks at it counts as absent too."""


def absent(live: Live, after: timedelta) -> list[int]:
    """Seats that are to act and whose person is away: past their time, or for long where there is no clock."""
    moment, table, to_act = now(), live.table, live.to_act

    def overdue(seat: SeatRecord) -> bool:
        if seat.since is None or seat.identity in live.present:
            return stalls(table, seat)
        return (table.clock.due(seat.since) if table.clock else seat.since + after) <= moment

    return [s.seat for s in table.seats if s.kind == "human" and s.seat in to_act and s.stand_in is None and overdue(s)]


def stalls(table: TableRecord, seat: SeatRecord) -> bool:
    """Whether others have waited so long that it no longer matters whether the person is here; a clock sees to that itself."""
    return table.clock is None and seat.since is not None and seat.since + LONGEST <= now()


def proposed_takeback(live: Live, identity: str, seat: int, move: int) -> Change:
    """Ask to undo everything from a move of one's own on, though something was revealed."""
    if seat_of(live.table, seat).identity != identity:
        raise not_your_seat(seat)
    is_played(live)
    by_oneself(live.table, "what was seen stays seen, and nothing is taken back")
    moves = live.course.match.moves
    if not (0 <= move < len(moves) and moves[move][0] == seat):
        raise Refusal(422, "bad_move", "Name a move of your own that is in the log: it and all after it are undone.")
    protects_those_away(live.table, moves, move)
    if live.table.counts and live.table.staying == [identity]:
        message = "Nobody is here to agree to it, and in a rated game nothing is taken back alone."
        raise Refusal(409, "nobody_to_ask", message)
    return settled(live, proposed(live, ProposalRecord(new_id(), "takeback", seat, identity, move, (identity,))))


def proposed_stand_in(live: Live, identity: str, seat: int, after: timedelta) -> Change:
    """Ask for a bot to play for somebody who is away."""
    seat_of(live.table, seat)
    if not live.table.seats_of(identity):
        raise Refusal(403, "not_at_table", "Only those who play here can ask for this.")
    is_played(live)
    if seat not in absent(live, after):
        message = "This player is here, or has not been away for long. A bot can play for those who are absent."
        raise Refusal(409, "not_absent", message)
    return settled(live, proposed(live, ProposalRecord(new_id(), "stand_in", seat, identity, None, (identity,))))


def proposed_close(live: Live, identity: str) -> Change:
    """Ask to end the game early, for nobody's rating."""
    table = live.table
    if not table.seats_of(identity):
        raise Refusal(403, "not_at_table", "Only those who play here can ask for this.")
    is_played(live)
    if identity not in table.staying:
        raise Refusal(409, "handed_over", "A bot plays for you now. Take your seat back first, then ask.")
    if table.staying == [identity] or len(table.people) == 1:
        raise Refusal(409, "nobody_to_ask", "Nobody else is here to agree to it. Close the table, or play on.")
    seat = table.seats_of(identity)[0]
    return settled(live, proposed(live, ProposalRecord(new_id(), "close", seat, identity, None, (identity,))))


def protects_those_away(table: TableRecord, moves: Sequence[tuple[int, int]], move: int) -> None:
    """What somebody did themselves is not taken back while a bot plays for them: they cannot be asked."""
    for seat in table.seats:
        if seat.left_at is not None and any(mover == seat.seat for mover, _ in moves[move : seat.left_at]):
            message = "A bot plays for somebody who has moved since then, and cannot be asked. Name a later move."
            raise Refusal(409, "away", message)


def answered(live: Live, identity: str, proposal_id: str, agree: bool) -> Change:
    is_played(live)
    proposal = next((p for p in live.table.proposals if p.id == proposal_id), None)
    if proposal is None:
        raise Refusal(404, "unknown_proposal", "This was settled or has been withdrawn meanwhile.")
    if identity == proposal.by:
        return Change(live.table if agree else without(live.table, proposal))
    if identity not in asked(live.table, proposal):
        raise Refusal(403, "not_asked", "You are not asked for this, or have answered already.")
    if agree:
        proposal = replace(proposal, agreed=(*proposal.agreed, identity))
    else:
        proposal = replace(proposal, refused=(*proposal.refused, identity))
    return settled(live, with_proposal(live.table, proposal))


def voters(table: TableRecord, proposal: ProposalRecord) -> list[str]:
    """Those who decide: people who play, but the one it is about, and those for whom bots play."""
    about = table.seats[proposal.seat].identity if proposal.kind == "stand_in" else proposal.by
    return [person for person in table.staying if person != about]


def asked(table: TableRecord, proposal: ProposalRecord) -> list[str]:
    """Those who have not answered."""
    return [v for v in voters(table, proposal) if v not in proposal.agreed and v not in proposal.refused]


def settled(live: Live, table: TableRecord) -> Change:
    """Carry out the proposals that have enough voices, and let those fall that cannot get them any more."""
    for proposal in table.proposals:
        of = voters(table, proposal)
        agreed = sum(v in proposal.agreed for v in of)
        refused = sum(v in proposal.refused for v in of)
        if proposal.kind == "close":
            if refused or not of:
                return Change(noted(live, without(table, proposal), "close_refused", proposal.seat))
            if agreed == len(of):
                return Change(closed(live, replace(table, rated=False)))
        elif proposal.kind == "takeback":
            if refused or (not of and table.counts):
                return Change(noted(live, without(table, proposal), "refused", proposal.seat))
            if agreed == len(of):
                return taken_back(live, without(table, proposal), proposal)
        elif 2 * agreed > len(of):
            return settled(live, given_to_bot(live, without(table, proposal), proposal.seat, "voted_out"))
        elif 2 * (len(of) - refused) <= len(of):
            return Change(noted(live, without(table, proposal), "refused", proposal.seat))
    return Change(table)


def without_them(live: Live, change: Change) -> Change:
    """Somebody may have left by this change: what waited for their answer alone is settled with it."""
    return change if change.table.closed else settled(live, change.table)


def taken_back(live: Live, table: TableRecord, proposal: ProposalRecord) -> Change:
    """The match goes on from before that move, with the same shuffle; nobody's rating hangs on it any more."""
    assert proposal.move is not None
    away = [replace(s, left_at=min(s.left_at, proposal.move)) for s in table.seats if s.left_at is not None]
    table = with_seats(table, away)
    kept = tuple(p for p in table.proposals if p.kind == "takeback" and p.move is not None and p.move < proposal.move)
    name = table.seats[proposal.seat].name
    table = noted(live, replace(table, rated=False, proposals=kept), "taken_back", proposal.seat, name)
    cut = replace(table.notices[-1], move=proposal.move)
    table = replace(table, notices=(*table.notices[:-1], cut))
    version = live.course.version + 1
    return Change(table, CommandRecord(version, secrets.token_hex(16), proposal.seat, "takeback", (proposal.move,)))


def after_command(live: Live, seat: int, moves: int) -> TableRecord:
    """The table after a seat has acted: whoever acts is not absent, and moves that are gone cannot be taken back."""
    table = live.table
    if table.seats[seat].stand_in:
        made = table.seats[seat].bot_moves + 1
        table = with_seats(table, [replace(table.seats[seat], bot_moves=made)])
    kept = tuple(
        p
        for p in table.proposals
        if p.kind == "close" or (p.kind == "stand_in" and p.seat != seat) or (p.move is not None and p.move < moves)
    )
    return table if kept == table.proposals else replace(table, proposals=kept)


def not_absent_after_all(live: Live, identity: str) -> Change:
    """Somebody came back to the table: nobody needs to stand in for them, unless they have let the others wait too long."""
    mine = [seat for seat in live.table.seats_of(identity) if not stalls(live.table, live.table.seats[seat])]
    kept = tuple(p for p in live.table.proposals if not (p.kind == "stand_in" and p.seat in mine))
    return Change(live.table if kept == live.table.proposals else replace(live.table, proposals=kept))


def proposed(live: Live, proposal: ProposalRecord) -> TableRecord:
    table = live.table
    if any(p.kind == proposal.kind and (p.by == proposal.by or p.seat == proposal.seat) for p in table.proposals):
        raise Refusal(409, "already_proposed", "This is being asked for already. Wait for the answers.")
    return replace(table, proposals=(*table.proposals, proposal))


def without(table: TableRecord, proposal: ProposalRecord) -> TableRecord:
    return replace(table, proposals=tuple(p for p in table.proposals if p.id != proposal.id))


def with_proposal(table: TableRecord, proposal: ProposalRecord) -> TableRecord:
    return replace(table, proposals=tuple(proposal if p.id == proposal.id else p for p in table.proposals))


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)
