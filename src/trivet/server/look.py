"""How a table looks to one seat, or to a spectator: what the page is sent."""

import json
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any, Literal, cast

import msgspec

from trivet.bots import NAMES
from trivet.engine.actions import Actions
from trivet.engine.game import Game, Told
from trivet.engine.lessons import lessons_of
from trivet.engine.match import Match
from trivet.engine.state import State
from trivet.texts.rulebook import paragraphs

from .answers.course import Position, Progress, Replay, TurnEnd
from .answers.daily import DailyTable
from .answers.games import GameInfo, ViewSchema
from .answers.lists import TablePage, TableSummary
from .answers.live import Away, ChatMessage, Presence
from .answers.people import Against, Rating, Rival
from .answers.table import BotAtWork, Clock, Deadline, LogEntry, Notice, Offer, Proposal, Seat, Table, ViewForm
from .course import Course, Sight, Stage, match_at, stage_of
from .daily import closes, withheld
from .lists import Page
from .live import Live
from .proposals import asked
from .quota import may_delete
from .ratings import margin, provisional, shown
from .records import Clock as ClockRecord
from .records import (
    Listed,
    MessageRecord,
    NoticeRecord,
    ProposalRecord,
    RatingRecord,
    RivalRecord,
    SeatRecord,
    TableRecord,
    status_of,
)
from .schema import now

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
        entry(move, stages[move], moves[move][0], told[move], seat, move in endings) for move in range(start, len(told))
    ]


def entry(move: int, stage: Stage, actor: int, told: Told, seat: int | None, ending: bool) -> LogEntry:
    said: LogEntry = {
        "move": move,
        "turn": stage.turn,
        "round": stage.round,
        "seat": actor,
        "events": cast(Any, told.to(seat)),
    }
    if ending:
        said["itself"] = True
    return said


def summary_answer(listed: Listed, identity: str | None) -> TableSummary:
    return {
        "id": listed.id,
        "game": listed.game,
        "status": status_of(listed.started, listed.closed, listed.over),
        "title": listed.title,
        "public": listed.public,
        "clock": clock_answer(listed.clock),
        "seats": seat_answers(listed.seats, identity),
        "to_act": list(listed.to_act),
        "moves": listed.moves,
        "result": cast(Any, listed.result),
        "created": listed.created.isoformat(),
        "updated": listed.updated.isoformat(),
        "deletable": may_delete(listed, identity),
    }


def page_answer(page: Page, identity: str | None) -> TablePage:
    return {
        "tables": [summary_answer(table, identity) for table in page.tables],
        "next": page.next.text() if page.next else None,
    }


def rating_answer(rating: RatingRecord) -> Rating:
    return {
        "game": rating.game,
        "rating": shown(rating.mu),
        "margin": margin(rating.sigma),
        "provisional": provisional(rating.played),
        "played": rating.played,
    }


def against_answer(rival: RivalRecord) -> Against:
    return {"game": rival.game, "played": rival.played, "won": rival.won, "lost": rival.lost}


def rival_answer(rival: RivalRecord) -> Rival:
    return {"person": rival.other, "name": rival.name, "met": rival.met.isoformat(), **against_answer(rival)}


def replay_answer(
    game: Game,
    table: TableRecord,
    moves: Sequence[tuple[int, int]],
    endings: Collection[int],
    seat: int | None,
    form: ViewForm = "plain",
) -> Replay:
    """Every position up to now. Takes a while: not for the event loop."""
    match = match_at(game, table)
    positions = [position(match, seat, form, None)]
    for number, (actor, action) in enumerate(moves):
        stage, told = stage_of(match), match.play(actor, action)
        positions.append(position(match, seat, form, entry(number, stage, actor, told, seat, number in endings)))
    return {"seat": seat, "rules_version": table.rules_version, "game_mark": game.mark, "positions": positions}


def progress_answer(game: Game, table: TableRecord, moves: Sequence[tuple[int, int]]) -> Progress:
    """How the points of a finished game grew. Takes a while: not for the event loop."""
    match = match_at(game, table)
    turns = [turn_end(match, None)]
    for number, (actor, action) in enumerate(moves, 1):
        turn = game.turn(match.state)
        match.play(actor, action)
        if game.turn(match.state) != turn or number == len(moves):
            turns.append(turn_end(match, actor))
    return {"turns": turns}


def turn_end(match: Match, seat: int | None) -> TurnEnd:
    game, state = match.game, match.state
    shown = state if game.over(state) else game.hide(state, None)
    totals = [score["total"] for score in game.scores(shown)]
    return {"move": len(match.moves), "round": game.round_of(state), "seat": seat, "totals": totals}


def position(match: Match, seat: int | None, form: ViewForm, led_by: LogEntry | None) -> Position:
    game, state = match.game, match.state
    hidden = game.hide(state, seat)
    return {
        "view": view(game, hidden, seat, form),
        "scores": game.scores(state if game.over(state) else hidden),
        "to_act": list(game.to_act(state)),
        "turn": game.turn(state),
        "round": game.round_of(state),
        "entry": led_by,
    }


def match_file(table: TableRecord, match: Match) -> str:
    """The match as a file. An imported one keeps what its own file said: nobody here has promised its shuffle."""
    if table.origin is None:
        return match.save(table.id)
    file = json.loads(match.save())
    return json.dumps(file | table.origin, ensure_ascii=False) + "\n"


def game_answer(game: Game, bots: Sequence[str]) -> GameInfo:
    return {
        "id": game.id,
        "mark": game.mark,
        "players": list(game.players),
        "rules_version": game.rules_version,
        "options": [
            {"name": o.name, "choices": list(o.choices), "default": o.default, "players": list(o.players)}
            for o in game.options
        ],
        "secrets": game.secrets,
        "bots": list(bots),
        "rated_bots": [bot for bot in bots if bot in NAMES],
        "components": dict(game.components),
        "actions": {verb: list(arguments) for verb, arguments in game.actions.verbs.items()},
        "view": cast(ViewSchema, game.schema.json()),
        "board": game.board_json(),
        "lessons": [
            {"id": id, "steps": len(one.steps), "minutes": one.minutes} for id, one in lessons_of(game).items()
        ],
        "paragraphs": paragraphs(game.id),
    }
