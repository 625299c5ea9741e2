"""The tables in memory: each once, loaded when asked for, let go when nobody has looked at it for long."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Mapping

from trivet.engine.errors import BadData, BadMatch
from trivet.engine.game import Game
from trivet.engine.package import let_go, others_loaded
from trivet.games import is_loaded, load

from ..basics.errors import Refusal, unknown_table
from ..storage.records import CommandRecord, TableRecord
from .course import Course, replay
from .live import Live
from .stored import Store

KEPT = 256
"""Tables kept in memory though nobody is at them."""
ID = re.compile(r"[A-Za-z0-9_-]{22}")
MOST_OTHERS = 64
"""Games that are loaded at once with data that are not the game's own: anybody may bring a match, and data with it."""
CROWDED = "At too many tables with data files of their own somebody sits just now. Wait a little, and try again."
CROWDED_FOR = 30


class Memory:
    def __init__(self, store: Store, games: Mapping[str, Game]) -> None:
        self.store = store
        self.games = games
        self.live: OrderedDict[str, Live] = OrderedDict()
        """Those that were looked at last come last."""
        self.missed = 0
        """Grows whenever tables may have changed that are just being read: what was read of them may be old."""
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def find(self, table: str) -> Live:
        """A table, read if need be; raises Refusal."""
        if not ID.fullmatch(table):
            raise unknown_table()
        if table not in self.live:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            found = await asyncio.shield(self._loading[table])
            self.live.setdefault(table, found)  # it may have been let go already; one table is never there twice
        self.live.move_to_end(table)
        return self.live[table]

    async def _load(self, table: str) -> Live:
        missed = self.missed
        try:
            live = Live(*await self.read(table))
            live.doubtful = missed != self.missed
            return self.live.setdefault(table, live)
        finally:
            del self._loading[table]

    async def read(self, table: str) -> tuple[TableRecord, Course, list[CommandRecord]]:
        found = await self.store.table(table)
        if found is None:
            raise unknown_table()
        record, commands = found
        if record.game not in self.games:
            raise unplayable(f"This table is of {record.game}, a game that this Trivet does not have.")
        try:
            game = await self.game_with(record.game, record.data, record.rules_version)
            course = await asyncio.to_thread(replay, game, record, commands)
        except (BadMatch, BadData) as error:
            raise unplayable(str(error)) from None
        return record, course, commands

    def let_go(self) -> None:
        """Forget those that nobody has been at for longest, where there are too many."""
        if len(self.live) > KEPT:
            idle = [table for table, live in self.live.items() if not live.users]
            for table in idle[: len(self.live) - KEPT]:
                del self.live[table]

    # Games that are played with other data than new tables

    async def game_with(self, game: str, data: str | None, rules_version: int | None = None) -> Game:
        """The game that a table or a match was begun with; raises BadData, or Refusal where too many are loaded."""
        if not is_loaded(game, data, rules_version) and others_loaded() >= MOST_OTHERS:
            await self._let_others_go()
            if others_loaded() >= MOST_OTHERS:
                raise Refusal(503, "too_many", CROWDED, retry_after=CROWDED_FOR)
        return await asyncio.to_thread(load, game, data, rules_version)

    async def _let_others_go(self) -> None:
        """Forget tables that nobody is at and that have other data than new ones: their games go with them."""
        usual = [game.package for game in self.games.values()]
        idle = [id for id, live in self.live.items() if not live.users and live.course.game.package not in usual]
        for id in idle:
            del self.live[id]
        await asyncio.to_thread(let_go)


def unplayable(message: str) -> Refusal:
    return Refusal(409, "unplayable", message)
