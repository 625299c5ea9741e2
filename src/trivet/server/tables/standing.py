"""What is stored of a position beside the command that led to it: whose turn it is and since when, and how it ended."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime

from trivet.engine.game import Game
from trivet.engine.state import State

from ..basics.errors import is_closed, is_over
from ..storage.records import Outcome, SeatRecord, Standing, TableRecord

BOTS_SHARE = 4
"""Of so many moves of a person's seat a bot may have made one, while they were away: more, and they have left."""


def acting(game: Game, state: State, table: TableRecord) -> tuple[int, ...]:
    """The seats that are to act: none before the start, and none at a table that was closed."""
    return game.to_act(state) if table.under_way else ()


def clocked(
    table: TableRecord, to_act: Collection[int], anew: Collection[int], moment: datetime
) -> tuple[SeatRecord, ...]:
    """The seats with each one's turn beginning now, unless it had begun; `anew`: those that begin another one."""

    def turn(s: SeatRecord) -> SeatRecord:
        since = None if s.seat not in to_act else moment if s.since is None or s.seat in anew else s.since
        return s if since is s.since else replace(s, since=since)

    return tuple(turn(s) for s in table.seats)


def standing(game: Game, state: State, moves: int, table: TableRecord) -> Standing:
    to_act = acting(game, state, table)
    over = game.over(state)
    outs = [
        table.clock.out(s.since)
        for s in table.seats
        if table.clock and s.since and s.seat in to_act and s.played_by is None
    ]
    if table.deal_by is not None and not table.closed:
        outs.append(table.deal_by)
    return Standing(
        moves=moves,
        to_act=to_act,
        bot_to_act=any(table.seats[seat].played_by for seat in to_act),
        over=over,
        result={"places": game.places(state), "totals": [s["total"] for s in game.scores(state)]} if over else None,
        due=min(outs, default=None),
    )


def stays_over(table: TableRecord, over: bool, after: TableRecord, moves: bool) -> None:
    """Every change of a table passes here: one that is over, or closed, changes no more.

    But for what touches neither the game nor its result: the next game is named, and its creator says who finds it.
    """
    if not (over or table.closed):
        return
    harmless = replace(table, rematch=after.rematch, public=after.public if over else table.public)
    if moves or replace(after, revision=table.revision) != harmless:
        raise is_over() if over else is_closed()


def ended(table: TableRecord, over: bool) -> TableRecord:
    """The table with nothing left to answer, once its game is over or it was closed."""
    return replace(table, proposals=()) if (over or table.closed) and table.proposals else table


def outcomes(
    game: Game, state: State, before: TableRecord, table: TableRecord, moves: Sequence[tuple[int, int]]
) -> list[Outcome]:
    """How everybody did whose result is kept, at a table that this change ends; nothing of an imported match.

    A rated table that is closed by whoever leaves it, or by the last who stayed, has an outcome too.
    """
    over = game.over(state)
    forfeited = table.closed and not before.closed and before.started and table.counts
    if not (over or forfeited) or table.origin is not None:
        return []
    people = [s for s in table.seats if s.identity is not None and len(table.seats_of(s.identity)) == 1]
    stayed = {s.seat for s in people if stays(s, moves)}
    bots = table.rated_bots if over or not stayed else []
    stayed |= {s.seat for s in bots}
    if forfeited and not stayed:
        return []
    places = game.places(state) if over else [1] * len(table.seats)
    left = {s.seat for s in table.seats if s.kind == "human" and not stays(s, moves)}
    rivals = set(range(len(places))) - left if over else stayed  # one may lose to somebody whose result is not kept

    def place(seat: int) -> int:
        if seat in stayed:
            return 1 + sum(places[other] < places[seat] for other in rivals)
        return max(2, 1 + len(rivals))

    return [Outcome(s.identity, s.bot, place(s.seat), s.seat in stayed) for s in (*people, *bots)]


def stays(seat: SeatRecord, moves: Sequence[tuple[int, int]]) -> bool:
    """Whether somebody has played their seat themselves: to the end, and for most of the time."""
    made = sum(mover == seat.seat for mover, _ in moves)
    return seat.stand_in is None and seat.bot_moves * BOTS_SHARE <= made
