"""Matches gone through again, for whoever looks back: positions, points turn by turn, and the match as a file."""

import json
from collections.abc import Collection, Sequence
from typing import Any, cast

import msgspec

from trivet.engine.game import Game
from trivet.engine.match import Match, Promise

from ..answers.match import Position, Progress, Replay, TurnEnd
from ..answers.table import LogEntry, ViewForm
from ..storage.records import TableRecord
from ..tables.course import match_of, replayed
from .look import entry, view


def replay_answer(
    game: Game,
    table: TableRecord,
    moves: Sequence[tuple[int, int]],
    endings: Collection[int],
    seat: int | None,
    form: ViewForm = "plain",
) -> Replay:
    """Every position up to now. Takes a while: not for the event loop."""
    match = match_of(game, table)
    positions = [position(match, seat, form, None)]
    for made in replayed(match, moves):
        positions.append(position(match, seat, form, entry(made, seat, made.number in endings)))
    return {"seat": seat, "rules_version": table.rules_version, "game_mark": game.mark, "positions": positions}


def progress_answer(game: Game, table: TableRecord, moves: Sequence[tuple[int, int]]) -> Progress:
    """How the points of a finished game grew. Takes a while: not for the event loop."""
    match = match_of(game, table)
    turns = [turn_end(match, None)]
    for made in replayed(match, moves):
        if game.turn(match.state) != made.stage.turn or len(match.moves) == len(moves):
            turns.append(turn_end(match, made.seat))
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
        "scores": cast(Any, game.scores(state if game.over(state) else hidden)),
        "to_act": list(game.to_act(state)),
        "turn": game.turn(state),
        "round": game.round_of(state),
        "entry": led_by,
    }


def match_file(table: TableRecord, match: Match) -> str:
    """The match as a file. An imported one keeps what its own file said: nobody here has promised its shuffle."""
    if table.origin is None:
        return match.save(table.id, promise_of(table))
    file = json.loads(match.save())
    return json.dumps(file | table.origin, ensure_ascii=False) + "\n"


def promise_of(table: TableRecord) -> Promise | None:
    """What the table was dealt by beside the seed that was promised, where people had a part in it; of an imported match, what
    its file says."""
    if table.origin is not None:
        said = table.origin.get("promise")
        return said and msgspec.convert(said, Promise)
    if table.shares is None or not table.started:
        return None
    return Promise(f"{table.seed:032x}", list(table.shares))
