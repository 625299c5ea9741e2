"""What is stored of a position beside the command that led to it: whose turn it is and since when, and how it ended."""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from trivet.engine.game import Game
from trivet.engine.state import State

from .records import Outcome, SeatRecord, Standing, TableRecord

END_OF_TURN = "end_turn"
"""Every game's turns end with this verb."""


def acting(game: Game, state: State, table: TableRecord) -> tuple[int, ...]:
    """The seats that are to act: none before the start, and none at a table that was closed."""
    return game.to_act(state) if table.under_way else ()


def clocked(table: TableRecord, to_act: Collection[int], anew: Collection[int], moment: datetime) -> TableRecord:
    """The table with each seat's turn beginning now, unless it had begun; `anew`: those that begin another one."""

    def turn(s: SeatRecord) -> SeatRecord:
        since = None if s.seat not in to_act else moment if s.since is None or s.seat in anew else s.since
        return s if since is s.since else replace(s, since=since)

    return replace(table, seats=tuple(turn(s) for s in table.seats))


def standing(game: Game, state: State, moves: int, table: TableRecord) -> Standing:
    to_act = acting(game, state, table)
    over = game.over(state)
    outs = [
        table.clock.out(s.since)
        for s in table.seats
        if table.clock and s.since and s.seat in to_act and s.played_by is None
    ]
    return Standing(
        moves=moves,
        to_act=to_act,
        bot_to_act=any(table.seats[seat].played_by for seat in to_act),
        over=over,
        result={"places": game.places(state), "totals": [s["total"] for s in game.scores(state)]} if over else None,
        due=min(outs, default=None),
    )


def outcomes(game: Game, state: State, table: TableRecord) -> list[Outcome]:
    """How each person did who played one seat; nothing until the game is over, and nothing of an imported match."""
    if not game.over(state) or table.origin is not None:
        return []
    places = game.places(state)
    return [
        Outcome(s.identity, places[s.seat], s.stand_in is None)
        for s in table.seats
        if s.identity is not None and len(table.seats_of(s.identity)) == 1
    ]
