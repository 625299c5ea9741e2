"""How a table looks to one seat, or to a spectator: what the page is sent."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any, Literal, cast

import msgspec

from trivet.engine.actions import Actions
from trivet.engine.game import Game
from trivet.engine.state import State

from ..answers.daily import DailyTable
from ..answers.lines import Away, ChatMessage, Presence
from ..answers.table import BotAtWork, Clock, Deadline, LogEntry, Notice, Offer, Proposal, Seat, Table, ViewForm
from ..daily.day import closes, withheld
from ..storage.records import (
    ClockRecord,
    MessageRecord,
    NoticeRecord,
    ProposalRecord,
    SeatRecord,
    TableRecord,
    status_of,
)
from ..storage.schema import now
from ..tables.course import Course, Made, Sight
from ..tables.live import Live
from ..tables.proposals import asked

GONE = timedelta(seconds=4)
"""How long somebody has to be away to be called that."""
MOST_SAID = 10_000
BotState = Literal["thinking", "compiling"]


def table_answer(
    live: Live,
    course: Course,
    seat: int | None,
    identity: str | None,
    bot: BotAtWork | None,
    keep: int = 0,
    form: ViewForm = "plain",
) -> Table:
    """The table as a seat sees it, with the log from that move on.

    Before the start everybody sees what a spectator would: who may still choose a seat must not know its cards.
    """
    table, game, state = live.table, course.game, course.match.state
    over = game.over(state)
    seat = seat if table.started else None
    to_act = course.to_act if table.under_way else ()
    seen = sight(course, seat, form)
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "rules_version": table.rules_version,
        "status": status_of(table.started, table.closed, over),
        "version": course.version,
        "commitment": table.commitment,
        "share": share(table, identity),
        "seed": f"{table.seed:032x}" if over and not withheld(table) else None,
        "seats": seat_answers(table.seats, identity),
        "seat": seat,
        "to_act": list(to_act),
        "view": cast(Any, seen.view),
        "game_mark": game.mark,
        "offers": offers(course, seat) if seat in to_act and not table.seats[seat].stand_in else [],
        "undo": may_undo(table, course, seat),
        "log_keep": keep,
        "log": log(course, seat, keep),
        "turn": course.stage.turn,
        "round": course.stage.round,
        "scores": cast(Any, seen.scores),
        "places": game.places(state) if over else None,
        "bot": bot,
        "title": table.title,
        "public": table.public,
        "creator": identity == table.creator,
        "kicked": identity in table.banned,
        "invitation": table.invitation if identity == table.creator else None,
        "clock": clock_answer(table.clock),
        "deadlines": deadlines(table),
        "rated": table.counts,
        "rates": table.rates,
        "imported": table.origin is not None,
        "daily": daily_answer(table),
        "rematch": table.rematch,
        "proposals": [proposal_answer(table, proposal, identity) for proposal in table.proposals],
        "notices": [notice_answer(notice) for notice in table.notices],
    }


def share(table: TableRecord, identity: str | None) -> Literal["wanted", "given"] | None:
    if table.shares is None or identity not in table.people:
        return None
    if identity in table.owing:
        return "wanted" if status_of(table.started, table.closed, False) == "open" else None
    return "given"


def daily_answer(table: TableRecord) -> DailyTable | None:
    daily = table.daily
    if daily is None:
        return None
    return {"day": daily.day, "counted": daily.counted, "until": closes(daily.day).isoformat()}


def sight(course: Course, seat: int | None, form: ViewForm) -> Sight:
    """How a seat sees the present position: worked out once, however many look."""
    game, state = course.game, course.match.state
    key = seat if game.secrets else None, form
    if key not in course.sights:
        hidden = game.hide(state, key[0])
        course.sights[key] = Sight(
            raw(view(game, hidden, *key)),
            # Before the end points may hang on what a seat cannot see.
            raw(game.scores(state if game.over(state) else hidden)),
        )
    return course.sights[key]


def view(game: Game, hidden: State, seat: int | None, form: ViewForm) -> dict[str, Any] | list[int]:
    return game.numbers(hidden, seat) if form == "numbers" else game.view(hidden, seat)


def raw(said: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(said))


def may_undo(table: TableRecord, course: Course, seat: int | None) -> bool:
    return seat is not None and table.under_way and not table.seats[seat].stand_in and course.match.can_undo(seat)


def clock_answer(clock: ClockRecord | None) -> Clock | None:
    return None if clock is None else {"seconds": clock.seconds, "grace": clock.grace}


def deadlines(table: TableRecord) -> list[Deadline]:
    clock = table.clock
    return [
        {"seat": s.seat, "due": clock.due(s.since).isoformat(), "out": clock.out(s.since).isoformat()}
        for s in table.seats
        if clock is not None and s.since is not None and s.played_by is None
    ]


def proposal_answer(table: TableRecord, proposal: ProposalRecord, identity: str | None) -> Proposal:
    def first_seats(people: Sequence[str]) -> list[int]:
        return sorted(table.seats_of(person)[0] for person in people if table.seats_of(person))

    waiting = asked(table, proposal)
    return {
        "id": proposal.id,
        "kind": proposal.kind,
        "seat": proposal.seat,
        "by": first_seats([proposal.by])[0],
        "move": proposal.move,
        "agreed": first_seats(proposal.agreed),
        "asked": first_seats(waiting),
        "mine": identity in waiting,
    }


def notice_answer(notice: NoticeRecord) -> Notice:
    return {"kind": notice.kind, "seat": notice.seat, "name": notice.name, "move": notice.move, "at": notice.at}


def presence_answer(live: Live, absent: Sequence[int]) -> Presence:
    return {
        "type": "presence",
        "online": [s.seat for s in live.table.seats if s.identity in live.present],
        "watching": live.onlookers,
        "onlookers": live.named,
        "away": away(live, now()),
        "absent": list(absent),
    }


def away(live: Live, moment: datetime) -> list[Away]:
    """People who do not have the table open; who loads the page again is not gone."""
    return [
        {"seat": s.seat, "since": since.isoformat() if since else None}
        for s in live.table.seats
        if s.identity is not None and s.identity not in live.present
        for since in [live.left.get(s.identity)]
        if since is None or since <= moment - GONE
    ]


def message_answer(message: MessageRecord, identity: str | None) -> ChatMessage:
    return {
        "number": message.number,
        "seat": message.seat,
        "name": message.name,
        "text": message.text,
        "reaction": cast(Any, message.reaction),
        "mine": message.identity == identity,
        "at": message.at.isoformat(),
    }


def seat_answers(seats: Sequence[SeatRecord], identity: str | None) -> list[Seat]:
    return [
        {
            "seat": s.seat,
            "kind": s.kind,
            "bot": s.bot,
            "name": s.name,
            "mine": identity is not None and s.identity == identity,
            "person": s.identity,
            "kept": identity is not None and s.reserved == identity,
            "stand_in": s.stand_in,
        }
        for s in seats
    ]


def offers(course: Course, seat: int) -> list[Offer]:
    game, state = course.game, course.match.state
    return [offer(game, state, seat, action) for action in course.offers(seat)]


def offer(game: Game, state: State, seat: int, action: int) -> Offer:
    form, text = said(game.actions, action)
    return cast(Offer, {"action": action, **form, "text": text, "reveals": game.reveals(state, seat, action)})


@lru_cache(MOST_SAID)
def said(actions: Actions, action: int) -> tuple[dict[str, Any], str]:
    """An action's typed form and its text: the same few thousand are offered again and again."""
    form = actions.form(action)
    return form, actions.spoken(form)


def log(course: Course, seat: int | None, start: int) -> list[LogEntry]:
    moves, told, stages, endings = course.match.moves, course.told, course.stages, course.endings
    return [
        entry(Made(move, moves[move][0], stages[move], told[move]), seat, move in endings)
        for move in range(start, len(told))
    ]


def entry(made: Made, seat: int | None, ending: bool) -> LogEntry:
    said: LogEntry = {
        "move": made.number,
        "turn": made.stage.turn,
        "round": made.stage.round,
        "seat": made.seat,
        "events": cast(Any, made.told.to(seat)),
    }
    if ending:
        said["itself"] = True
    return said
