"""The tables in memory: each once, loaded when asked for, let go when nobody has looked at it for long."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from trivet.engine.commitment import commitment
from trivet.engine.data import designer_data
from trivet.engine.errors import BadMatch
from trivet.engine.game import SEED_BITS, Game

from .course import Course, replay, standing
from .errors import Refusal, unknown_table
from .records import CommandRecord, SeatRecord, TableRecord
from .store import Store

KEPT = 256
"""Tables kept in memory though nobody is at them."""
ID_BYTES = 16
ID_LENGTH = 22


class Live:
    """A table in memory. What it holds is on disk already: a command is written first and shown afterwards."""

    def __init__(self, table: TableRecord, course: Course, commands: Sequence[CommandRecord]) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        """Held by whoever changes the table; looking needs none, since changes happen at once."""
        self.users = 0
        self.watchers: set[asyncio.Event] = set()
        self.set(course, commands)

    def set(self, course: Course, commands: Sequence[CommandRecord]) -> None:
        self.course = course
        self.commands = list(commands)
        self.ids = {command.command_id: command for command in commands}
        self.doubtful = False
        """A write failed in a way that does not tell what is on disk: read it again before going on."""
        self.changed_at = time.monotonic()

    def take(self, command: CommandRecord) -> None:
        """Carry out what has just been written."""
        self.course.apply(command)
        self.commands.append(command)
        self.ids[command.command_id] = command
        self.changed_at = time.monotonic()

    def tell(self) -> None:
        """Wake everybody who watches; each then looks for itself, so a slow one skips what it missed."""
        for watcher in self.watchers:
            watcher.set()

    def bot_to_act(self) -> int | None:
        to_act = self.course.game.to_act(self.course.match.state)
        return next((seat for seat in to_act if self.table.seats[seat].kind == "bot"), None)


class Tables:
    def __init__(self, store: Store, games: Mapping[str, Game]) -> None:
        self.store = store
        self.games = games
        self.on_change: Callable[[Live], None] = lambda live: None
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """Be at a table: as long as somebody is, it stays in memory."""
        live = await self._find(table)
        self.enter(live)
        try:
            if live.doubtful:
                async with live.lock:
                    await self.refresh(live)
            yield live
        finally:
            self.leave(live)

    def enter(self, live: Live) -> None:
        live.users += 1

    def leave(self, live: Live) -> None:
        live.users -= 1
        self._let_go()

    async def refresh(self, live: Live) -> None:
        """Read a doubtful table again; its lock is held."""
        if not live.doubtful:
            return
        _, course, commands = await self._read(live.table.id)
        live.set(course, commands)
        self.changed(live)

    def changed(self, live: Live) -> None:
        live.tell()
        self.on_change(live)

    async def create(self, creator: str, game: Game, options: Mapping[str, Any], seats: Sequence[SeatRecord]) -> Live:
        table_id, seed = secrets.token_urlsafe(ID_BYTES), secrets.randbits(SEED_BITS)
        table = TableRecord(
            id=table_id,
            game=game.id,
            options=game.choose_options(options),
            seed=seed,
            commitment=commitment(game.id, table_id, seed),
            rules_version=game.rules_version,
            data=designer_data(game.id) or None,
            creator=creator,
            seats=tuple(seats),
        )
        course = Course(game, table)
        await self.store.add_table(table, standing(game, course.match.state, 0, seats))
        live = self._live[table_id] = Live(table, course, [])
        self.enter(live)
        self.changed(live)
        self.leave(live)
        return live

    async def _find(self, table: str) -> Live:
        if len(table) != ID_LENGTH:
            raise unknown_table()
        if table not in self._live:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            found = await asyncio.shield(self._loading[table])
            self._live.setdefault(table, found)  # it may have been let go already; one table is never there twice
        self._live.move_to_end(table)
        return self._live[table]

    async def _load(self, table: str) -> Live:
        try:
            live = Live(*await self._read(table))
            return self._live.setdefault(table, live)
        finally:
            del self._loading[table]

    async def _read(self, table: str) -> tuple[TableRecord, Course, list[CommandRecord]]:
        found = await self.store.table(table)
        if found is None:
            raise unknown_table()
        record, commands = found
        if record.game not in self.games:
            raise unplayable(f"This table is of {record.game}, a game that this Trivet does not have.")
        try:
            course = await asyncio.to_thread(replay, self.games[record.game], record, commands)
        except BadMatch as error:
            raise unplayable(str(error)) from None
        return record, course, commands

    def _let_go(self) -> None:
        if len(self._live) > KEPT:
            idle = [table for table, live in self._live.items() if not live.users]
            for table in idle[: len(self._live) - KEPT]:
                del self._live[table]


def unplayable(message: str) -> Refusal:
    return Refusal(409, "unplayable", message)
