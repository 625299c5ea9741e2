"""How a table looks to one seat, or to a spectator: what the page is sent."""

from collections.abc import Sequence
from typing import Any, Literal, cast

from trivet.engine.game import Game, Told
from trivet.engine.match import Match
from trivet.engine.state import State

from .answers import BotAtWork, GameInfo, LogEntry, Offer, Position, Replay, Seat, Table, TableSummary
from .course import Course
from .records import Listed, SeatRecord, TableRecord

BotState = Literal["thinking", "compiling"]
END_OF_TURN = "end_turn"
"""Every game's turns end with this verb."""


def table_answer(
    table: TableRecord,
    course: Course,
    seat: int | None,
    identity: str | None,
    bot: BotAtWork | None,
    known: int = -1,
) -> Table:
    """The table as a seat sees it, with the part of the log that is new to whoever knows version `known`."""
    game, state = course.game, course.match.state
    over = game.over(state)
    hidden = game.hide(state, seat)
    keep = course.log_keep(known)
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "rules_version": table.rules_version,
        "status": "over" if over else "playing",
        "version": course.version,
        "commitment": table.commitment,
        "seed": f"{table.seed:032x}" if over else None,
        "seats": seat_answers(table.seats, identity),
        "seat": seat,
        "to_act": list(game.to_act(state)),
        "view": game.view(hidden, seat),
        "offers": [] if seat is None else offers(game, state, seat),
        "undo": seat is not None and course.match.can_undo(seat),
        "log_keep": keep,
        "log": log(course.match.moves, course.told, seat, keep),
        # Before the end points may hang on what a seat cannot see.
        "scores": game.scores(state if over else hidden),
        "places": game.places(state) if over else None,
        "bot": bot,
    }


def seat_answers(seats: Sequence[SeatRecord], identity: str | None) -> list[Seat]:
    return [
        {
            "seat": s.seat,
            "kind": s.kind,
            "bot": s.bot,
            "name": s.name,
            "mine": identity is not None and s.identity == identity,
        }
        for s in seats
    ]


def offers(game: Game, state: State, seat: int) -> list[Offer]:
    return [
        cast(
            Offer,
            {
                "action": action,
                **game.actions.form(action),
                "text": game.actions.text(action),
                "reveals": game.reveals(state, seat, action),
            },
        )
        for action in game.offers(state, seat)
    ]


def log(moves: Sequence[tuple[int, int]], told: Sequence[Told], seat: int | None, start: int) -> list[LogEntry]:
    return [entry(move, moves[move][0], told[move], seat) for move in range(start, len(told))]


def entry(move: int, actor: int, told: Told, seat: int | None) -> LogEntry:
    return {"move": move, "seat": actor, "events": cast(Any, told.to(seat))}


def summary_answer(listed: Listed, identity: str) -> TableSummary:
    standing = listed.standing
    return {
        "id": listed.id,
        "game": listed.game,
        "status": "over" if standing.over else "playing",
        "seats": seat_answers(listed.seats, identity),
        "to_act": list(standing.to_act),
        "moves": standing.moves,
        "result": cast(Any, standing.result),
        "created": listed.created.isoformat(),
        "updated": listed.updated.isoformat(),
    }


def replay_answer(game: Game, table: TableRecord, moves: Sequence[tuple[int, int]], seat: int | None) -> Replay:
    """Every position up to now. Takes a while: not for the event loop."""
    match = Match(game, table.options, table.seed)
    turn = 0
    positions = [position(match, seat, turn, None)]
    for number, (actor, action) in enumerate(moves):
        told = match.play(actor, action)
        turn += game.actions.form(action)["verb"] == END_OF_TURN
        positions.append(position(match, seat, turn, entry(number, actor, told, seat)))
    return {"seat": seat, "positions": positions}


def position(match: Match, seat: int | None, turn: int, led_by: LogEntry | None) -> Position:
    game, state = match.game, match.state
    hidden = game.hide(state, seat)
    return {
        "view": game.view(hidden, seat),
        "scores": game.scores(state if game.over(state) else hidden),
        "to_act": list(game.to_act(state)),
        "turn": turn,
        "entry": led_by,
    }


def game_answer(game: Game, bots: Sequence[str]) -> GameInfo:
    return {
        "id": game.id,
        "players": list(game.players),
        "rules_version": game.rules_version,
        "options": [
            {"name": o.name, "choices": list(o.choices), "default": o.default, "players": list(o.players)}
            for o in game.options
        ],
        "secrets": game.secrets,
        "bots": list(bots),
        "components": dict(game.components),
    }
