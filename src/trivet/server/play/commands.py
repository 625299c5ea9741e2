"""Commands: checked, written down, carried out, answered. In this order, one at a time at each table."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from trivet.engine.errors import IllegalAction, InvalidAction, NothingToUndo, TrivetError
from trivet.engine.game import Game
from trivet.texts import Texts

from ..answers.table import BotAtWork, ViewForm
from ..basics.errors import Code, Refusal, is_over, no_identity, not_your_seat
from ..basics.metrics import COMMANDS
from ..basics.words import texts_for
from ..daily.day import own_eyes, withheld
from ..looks.look import BotState, raw, table_answer
from ..storage.records import CommandRecord, Kind, TableRecord
from ..storage.transactions import Conflict
from ..tables.course import Course, replay
from ..tables.keeper import Change, Tables
from ..tables.live import Live
from ..tables.proposals import after_command
from ..tables.seating import seat_of

MOST_ANSWERS = 32
"""Forms of one position that are kept: one for each who looks, and those who have missed something."""
REFUSED: dict[type[TrivetError], Code] = {
    NothingToUndo: "nothing_to_undo",
    InvalidAction: "invalid_action",
}


@dataclass(frozen=True)
class Order:
    """A command as it was asked for."""

    command_id: str
    version: int
    seat: int
    kind: Kind
    actions: tuple[int, ...] = ()


class Play:
    def __init__(self, tables: Tables, bot_state: Callable[[Game, str], BotState]) -> None:
        self.tables = tables
        self.bot_state = bot_state

    def look(self, live: Live, seat: int | None, identity: str | None, form: ViewForm, known: int = -1) -> msgspec.Raw:
        """The table as it is now, in JSON: written once for all to whom it looks the same."""
        key = seat, identity if live.table.concerns(identity) else None, live.course.log_keep(known), form
        if key not in live.answers:
            if len(live.answers) >= MOST_ANSWERS:
                live.answers.clear()
            live.answers[key] = self._answer(live, live.course, *key)
        return live.answers[key]

    async def command(self, live: Live, order: Order, identity: str, form: ViewForm) -> msgspec.Raw:
        """Carry out a person's command; raises Refusal, with the fresh table, where it cannot be."""

        async def attempt() -> msgspec.Raw:
            own_seat(live.table, identity, order.seat)
            if done := live.ids.get(order.command_id):
                return await self._same_answer(live, order, done, identity, form)
            self._check(live, order, identity, form)
            if order.kind == "ending" and list(order.actions) != live.course.offers(order.seat):
                raise self._refusal(live, order, identity, form, 422, "bad_request", NOT_ALL)
            try:
                live.course.outcome(order.seat, order.kind, order.actions)
            except IllegalAction as error:
                words = await asyncio.to_thread(texts_for, "en")  # they are read from files once
                raise self._illegal(live, order, identity, form, error, words) from None
            except tuple(REFUSED) as error:
                code = REFUSED[type(error)]
                raise self._refusal(live, order, identity, form, 422, code, str(error)) from None
            await self._write(live, order)
            COMMANDS.labels(order.kind).inc()
            return self.look(live, order.seat, identity, form, order.version)

        return await self.tables.try_again(live, attempt)

    async def bot_action(self, live: Live, since: int, order: Order) -> bool:
        """Carry out a bot's action; false where the decision it was meant for is gone. Raises IllegalAction."""
        async with live.lock:
            await self.tables.refresh(live)
            gone = order.seat not in live.to_act or live.table.seats[order.seat].played_by is None
            if gone or live.course.since(order.seat) != since:
                return False
            try:
                await self._write(live, order)
            except Conflict:
                return False
            COMMANDS.labels("bot").inc()
            return True

    def _check(self, live: Live, order: Order, identity: str, form: ViewForm) -> None:
        """Whether this seat may be played now, and by what the person saw."""
        if hindered := hindrance(live, order.seat):
            raise self._refusal(live, order, identity, form, 409, *hindered)
        if live.course.stale(order.seat, order.version):
            raise self._refusal(live, order, identity, form, 409, "stale", STALE)

    async def _write(self, live: Live, order: Order) -> None:
        course = live.course
        command = CommandRecord(course.version + 1, order.command_id, order.seat, order.kind, order.actions)
        table = after_command(live, order.seat, course.moves_after(order.kind, order.actions))
        await self.tables.write(live, Change(table, command))

    async def _same_answer(
        self, live: Live, order: Order, done: CommandRecord, identity: str, form: ViewForm
    ) -> msgspec.Raw:
        """What was answered when this command was carried out, however long ago."""
        if (done.seat, done.kind, done.actions) != (order.seat, order.kind, order.actions):
            raise self._refusal(live, order, identity, form, 422, "command_id_reused", REUSED)
        course = live.course
        if done.version != course.version:
            commands = live.commands[: done.version]
            course = await asyncio.to_thread(replay, course.game, live.table, commands)
        return self._answer(live, course, order.seat, identity, course.log_keep(order.version), form)

    def _refusal(
        self, live: Live, order: Order, identity: str, form: ViewForm, status: int, code: Code, message: str
    ) -> Refusal:
        return Refusal(status, code, message, self.look(live, order.seat, identity, form, order.version))

    def _illegal(
        self, live: Live, order: Order, identity: str, form: ViewForm, error: IllegalAction, words: Texts
    ) -> Refusal:
        """With the game's own reason, in words and as programs read it."""
        why = f"{live.table.game}-why-{error.reason}"
        message = f"{words.say(why)} {error}" if words.has(why) else str(error)
        refusal = self._refusal(live, order, identity, form, 422, "illegal_action", message)
        refusal.reason = error.reason
        return refusal

    def _answer(
        self, live: Live, course: Course, seat: int | None, identity: str | None, keep: int, form: ViewForm
    ) -> msgspec.Raw:
        return raw(table_answer(live, course, seat, identity, self._bot_at_work(live.table, course), keep, form))

    def _bot_at_work(self, table: TableRecord, course: Course) -> BotAtWork | None:
        for seat in course.to_act if table.under_way else ():
            if bot := table.seats[seat].played_by:
                return {"seat": seat, "state": self.bot_state(course.game, bot)}
        return None


STALE = "The table has moved on since you looked. Nothing was done: look again, and choose."
NOT_STARTED = "The game has not begun: it waits for people to sit down."
CLOSED = "This table is closed: nobody plays on here."
NOT_ALL = (
    "A turn ends by itself where that is all there is to do. Nothing was done: leave `itself` out, or see what is."
)
HANDED_OVER = "A bot plays for this seat now. Nothing was done: take the seat back first, then choose."
REUSED = "This command id belongs to another command. Nothing was done: give each command an id of its own."


def hindrance(live: Live, seat: int) -> tuple[Code, str] | None:
    """Why nothing at all can be done for a seat now, whoever is to act."""
    if not live.table.started:
        return "not_started", NOT_STARTED
    if live.table.closed:
        return "closed", CLOSED
    if live.over:
        return "over", is_over().message
    if live.table.seats[seat].stand_in:
        return "handed_over", HANDED_OVER
    return None


def own_seat(table: TableRecord, identity: str | None, seat: int) -> int:
    """That seat, where it belongs to the person."""
    seat_of(table, seat)
    if identity is None:
        raise no_identity()
    if seat not in table.seats_of(identity):
        raise not_your_seat(seat)
    return seat


def eyes(live: Live, identity: str | None, seat: int | None) -> int | None:
    """Whose view to show: the seat asked for; else a seat of the person's own, one to act first; else a spectator's."""
    own_eyes(live.table, identity)
    if seat is not None:
        return own_seat(live.table, identity, seat)
    mine = live.table.seats_of(identity)
    return next((s for s in mine if s in live.to_act), mine[0] if mine else None)


def eyes_afterwards(live: Live, identity: str | None, seat: int | None) -> int | None:
    """The same for a match gone through again: once it is over anybody may see it as any seat did, for its file tells all."""
    if seat is None or not live.over or withheld(live.table):
        return eyes(live, identity, seat)
    return seat_of(live.table, seat).seat
