"""A table in memory. What it holds is on disk already: a change is written first and shown afterwards."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from heapq import nsmallest

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from trivet.engine.game import Told
from trivet.engine.match import Step

from ..answers.table import ViewForm
from ..relay.messages import Moved
from ..storage.records import CommandRecord, MessageRecord, Status, TableRecord, status_of
from ..storage.schema import now
from .course import Course

KEPT_MESSAGES = 200
MOST_NAMED = 8
"""Onlookers who are told by name."""
COUNTED_EVERY = 1.0
"""Seconds between two counts of those who look on: where a thousand come and go, each is not told of each."""


class Live:
    def __init__(self, table: TableRecord, course: Course, commands: Sequence[CommandRecord]) -> None:
        self.lock = asyncio.Lock()
        """Held by whoever changes the table; looking needs none, since changes happen at once."""
        self.held: AsyncConnection | None = None
        """How to write a change for which no other worker may change the table meanwhile."""
        self.users = 0
        self.watchers: set[asyncio.Event] = set()
        self.shown = 0
        """Grows whenever the table looks different to somebody."""
        self.present: frozenset[str] = frozenset()
        """Who has the table open, by identity; those without one bear a mark of their own."""
        self.onlookers = 0
        """How many of them play here no seat, when they were last counted."""
        self.names: dict[str, str] = {}
        """What some of them are called."""
        self.named: list[str] = []
        """The names that are told, as of that count."""
        self._counted_at = 0.0
        self._counting: asyncio.TimerHandle | None = None
        self.left: dict[str, datetime] = {}
        """When people who play here have left the page, as far as it was seen."""
        self.messages: list[MessageRecord] | None = None
        """What was said last; nothing until somebody asked."""
        self.muted: dict[str, list[int]] | None = None
        """The seats that each person would rather not hear; nothing until somebody asked."""
        self.muting = 0
        """Grows whenever that changes."""
        self.answers: dict[tuple[int | None, str | None, int, ViewForm], msgspec.Raw] = {}
        """What has been answered to whom since the table last changed: by seat, by person, by how much they know, by the
        form in which they are shown it."""
        self.doubtful = False
        """What is on disk may be newer: read it again before going on."""
        self.reading = False
        """It is being read again: what is here is old until that is done."""
        self.set(table, course, commands)

    def set(self, table: TableRecord, course: Course, commands: Sequence[CommandRecord]) -> None:
        self.table = table
        self.course = course
        self.commands = list(commands)
        self.ids = {command.command_id: command for command in commands}
        self.answers.clear()

    def take(self, table: TableRecord, *commands: CommandRecord) -> None:
        """Carry out what has just been written."""
        self.answers.clear()
        self.course = self.course_of(table)
        for command in commands:
            self.course.apply(command)
            self._note(command)
        self.table = table

    def course_of(self, table: TableRecord) -> Course:
        """The course of what the table is to become: begun anew where it is dealt now."""
        return self.course if table.deal == self.table.deal else Course(self.course.game, table)

    def follow(self, moved: Moved) -> bool:
        """Take a move that another worker has made; false where something before it was missed."""
        known = self.table.revision + 1 == moved.revision and self.course.version + 1 == moved.version
        if known:
            game = self.course.game
            told = tuple(Told(game.events, buffer) for buffer in moved.told)
            step = Step(moved.seat, moved.actions, game.layout.read(moved.state), told, moved.before)
            command = CommandRecord(moved.version, moved.command_id, moved.seat, moved.kind, moved.actions)
            self.course.follow(step, moved.since, moved.kind)
            self._note(command)
            self.table = replace(self.table, revision=moved.revision, seats=moved.seats)
        return known

    def _note(self, command: CommandRecord) -> None:
        self.commands.append(command)
        self.ids[command.command_id] = command

    def tell(self) -> None:
        """Show the table to everybody who watches."""
        self.shown += 1
        self.answers.clear()
        self._count()

    def rest(self) -> None:
        """Nobody is here: what was worked out for those who look is not kept for them."""
        self.answers.clear()
        self.course.sights.clear()

    def wake(self) -> None:
        """Wake everybody who watches; each then looks for itself, so a slow one skips what it missed."""
        for watcher in self.watchers:
            watcher.set()

    def see(self, present: frozenset[str]) -> None:
        """Note who is here now. That a player has come or gone is told at once; how many look on, now and then."""
        moved = (self.present ^ present).intersection(self.table.people)
        gone = moved - present
        self.left = {who: at for who, at in self.left.items() if who not in present} | dict.fromkeys(gone, now())
        self.present = present
        self.names = {who: name for who, name in self.names.items() if who in present}
        wait = self._counted_at + COUNTED_EVERY - time.monotonic()
        if moved or wait <= 0:
            self._count()
        elif self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(wait, self._count)

    def looking(self, present: frozenset[str]) -> list[str]:
        """Of those present, people who look on and may be told by name: of a crowd the same few as long as they stay."""
        return nsmallest(MOST_NAMED, (who for who in present.difference(self.table.people) if who[0] != "~"))

    def _count(self) -> None:
        """Count those who look on, and wake everybody."""
        if self._counting is not None:
            self._counting.cancel()
            self._counting = None
        self._counted_at = time.monotonic()
        self.onlookers = len(self.present.difference(self.table.people))
        looking = self.looking(self.present) if self.onlookers else ()
        self.named = sorted(filter(None, (self.names.get(who) for who in looking)))
        self.wake()

    def hear(self, messages: Sequence[MessageRecord]) -> None:
        """Add what was said, unless it is known."""
        known = self.messages or []
        last = known[-1].number if known else 0
        self.messages = [*known, *(m for m in messages if m.number > last)][-KEPT_MESSAGES:]
        self.wake()

    def mute_anew(self) -> None:
        """Somebody is muted, or no longer: read again whom people hear."""
        self.muted = None
        self.muting += 1
        self.wake()

    def last_message(self) -> int:
        return self.messages[-1].number if self.messages else 0

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.course.to_act if self.table.under_way else ()

    @property
    def over(self) -> bool:
        return self.course.game.over(self.course.match.state)

    @property
    def status(self) -> Status:
        return status_of(self.table.started, self.table.closed, self.over)

    def bot_to_act(self) -> int | None:
        return next((seat for seat in self.to_act if self.table.seats[seat].played_by), None)
