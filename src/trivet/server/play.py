"""Commands: checked, written down, carried out, answered. In this order, one at a time at each table."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from trivet.engine.errors import IllegalAction, InvalidAction, NothingToUndo
from trivet.engine.state import State

from .answers import BotAtWork, Table
from .course import Course, replay, standing
from .errors import Refusal, StorageDown, no_identity, not_your_seat
from .look import BotState, table_answer
from .records import CommandRecord, Kind, TableRecord
from .store import Conflict
from .tables import Live, Tables

ATTEMPTS = 5
REFUSED = {NothingToUndo: "nothing_to_undo", IllegalAction: "illegal_action", InvalidAction: "invalid_action"}


@dataclass(frozen=True)
class Order:
    """A command as it was asked for."""

    command_id: str
    version: int
    seat: int
    kind: Kind
    actions: tuple[int, ...] = ()


class Play:
    def __init__(self, tables: Tables, bot_state: Callable[[str, str], BotState]) -> None:
        self.tables = tables
        self.bot_state = bot_state

    def look(self, live: Live, seat: int | None, identity: str | None, known: int = -1) -> Table:
        """The table as it is now."""
        return self._answer(live.table, live.course, seat, identity, known)

    async def command(self, live: Live, order: Order, identity: str) -> Table:
        """Carry out a person's command; raises Refusal, with the fresh table, where it cannot be."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                await self.tables.refresh(live)
                if done := live.ids.get(order.command_id):
                    return await self._same_answer(live, order, done, identity)
                if live.course.stale(order.seat, order.version):
                    raise self._refusal(live, order, identity, 409, "stale", STALE)
                try:
                    state = live.course.outcome(order.seat, order.kind, order.actions)
                except tuple(REFUSED) as error:
                    raise self._refusal(live, order, identity, 422, REFUSED[type(error)], str(error)) from None
                try:
                    await self._write(live, order, state)
                except Conflict:
                    continue
                return self.look(live, order.seat, identity, order.version)
        raise StorageDown("The table changes faster than commands can be written.")

    async def bot_action(self, live: Live, since: int, order: Order) -> bool:
        """Carry out a bot's action; false where the decision it was meant for is gone. Raises IllegalAction."""
        async with live.lock:
            await self.tables.refresh(live)
            if live.course.since(order.seat) != since:
                return False
            state = live.course.outcome(order.seat, order.kind, order.actions)
            try:
                await self._write(live, order, state)
            except Conflict:
                return False
            return True

    async def _write(self, live: Live, order: Order, state: State) -> None:
        course = live.course
        command = CommandRecord(course.version + 1, order.command_id, order.seat, order.kind, order.actions)
        moves = len(course.match.moves) + (len(order.actions) if order.kind == "play" else -1)
        stands = standing(course.game, state, moves, live.table.seats)
        try:
            await self.tables.store.add_command(live.table.id, command, stands)
        except BaseException:
            live.doubtful = True
            raise
        live.take(command)
        self.tables.changed(live)

    async def _same_answer(self, live: Live, order: Order, done: CommandRecord, identity: str) -> Table:
        """What was answered when this command was carried out, however long ago."""
        if (done.seat, done.kind, done.actions) != (order.seat, order.kind, order.actions):
            raise self._refusal(live, order, identity, 422, "command_id_reused", REUSED)
        course = live.course
        if done.version != course.version:
            commands = live.commands[: done.version]
            course = await asyncio.to_thread(replay, course.game, live.table, commands)
        return self._answer(live.table, course, order.seat, identity, order.version)

    def _refusal(self, live: Live, order: Order, identity: str, status: int, code: str, message: str) -> Refusal:
        return Refusal(status, code, message, self.look(live, order.seat, identity, order.version))

    def _answer(self, table: TableRecord, course: Course, seat: int | None, identity: str | None, known: int) -> Table:
        return table_answer(table, course, seat, identity, self._bot_at_work(table, course), known)

    def _bot_at_work(self, table: TableRecord, course: Course) -> BotAtWork | None:
        for seat in course.game.to_act(course.match.state):
            if bot := table.seats[seat].bot:
                return {"seat": seat, "state": self.bot_state(table.game, bot)}
        return None


STALE = "The table has moved on since you looked. Nothing was done: look again, and choose."
REUSED = "This command id belongs to another command. Nothing was done: give each command an id of its own."


def own_seat(table: TableRecord, identity: str | None, seat: int) -> int:
    """That seat, where it belongs to the person."""
    if not 0 <= seat < len(table.seats):
        raise Refusal(422, "unknown_seat", f"There is no seat {seat}: the seats are 0 to {len(table.seats) - 1}.")
    if identity is None:
        raise no_identity()
    if seat not in table.seats_of(identity):
        raise not_your_seat(seat)
    return seat


def eyes(live: Live, identity: str | None, seat: int | None) -> int | None:
    """Whose view to show: the seat asked for; else a seat of the person's own, one to act first; else a spectator's."""
    if seat is not None:
        return own_seat(live.table, identity, seat)
    mine = live.table.seats_of(identity)
    to_act = live.course.game.to_act(live.course.match.state)
    return next((s for s in mine if s in to_act), mine[0] if mine else None)
