"""What must be seen to again and again: clocks that run out, and what other workers have left undone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from functools import partial

from ..basics.errors import Refusal, StorageDown
from ..basics.metrics import LOADED, RELAY, TIMED_OUT
from ..tables.heartbeat import Heartbeat
from ..tables.keeper import Tables
from ..tables.proposals import without_them
from ..tables.seating import timed_out
from .turns import BotTurns

LEFT_UNDONE = timedelta(seconds=2)
"""How long a bot's turn may rest before another worker asks whether it can have it."""
Job = Callable[[], Awaitable[None]]
log = logging.getLogger("trivet.server")


class Rounds:
    def __init__(
        self, tables: Tables, turns: BotTurns, heartbeat: Heartbeat, every: float, also: Sequence[Job] = ()
    ) -> None:
        self._tables = tables
        self._heartbeat = heartbeat
        self._turns = turns
        self._every = every
        self._also = also
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_round(self) -> None:
        idle, resumed = timedelta(), False
        while True:
            LOADED.set(len(self._tables))
            RELAY.set(self._tables.relay.well)
            beating = await self._well(self._beat)
            if not resumed or self._tables.shared:
                resumed = await self._well(partial(self._turns.resume, idle))
                idle = LEFT_UNDONE if resumed else timedelta()
            if beating:  # else clocks may have run while nobody could play
                await self._well(self._clocks)
            await self._well(self._tables.look_over)
            for job in self._also:
                await self._well(job)
            await asyncio.sleep(self._every)

    async def _well(self, job: Job) -> bool:
        """Whether it could be done; what keeps it from being done now is said elsewhere, and it is tried again."""
        try:
            await job()
            return True
        except (StorageDown, Refusal):
            return False
        except Exception:
            log.exception("Something went wrong on the rounds.")
            return False

    async def _beat(self) -> None:
        if await self._heartbeat.beat():
            self._tables.missed_something()

    async def _clocks(self) -> None:
        """Hand seats whose time is out to bots. Any worker may: the database takes the first."""
        for table in await self._tables.store.out_of_time():
            try:
                async with self._tables.at(table) as live:
                    before = live.table
                    await self._tables.change(live, lambda live: without_them(live, timed_out(live)))
                    TIMED_OUT.inc(
                        sum(a.stand_in != b.stand_in for a, b in zip(before.seats, live.table.seats, strict=True))
                    )
            except (Refusal, StorageDown) as error:  # that table's clock waits, the others' do not
                log.warning("The clock of table %s stands still: %s", table, error)
