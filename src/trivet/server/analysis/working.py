"""Having matches analysed that people ask for: one at a time in each worker, the oldest wish first, roughly before finely.

What is found on the way is kept. A worker that ends leaves what it was at to whoever comes first; of one that was killed it
is taken up when its lease is over.
"""

import asyncio
import logging
import secrets
import time
from contextlib import aclosing, suppress

import msgspec

from trivet.analysis.process import Asked, Failed, Stepped, Told
from trivet.analysis.study import ROUGH, by_what
from trivet.engine.game import Game
from trivet.engine.match import Match

from ..basics.errors import Refusal, StorageDown
from ..basics.metrics import ANALYSES, ANALYSING, ANALYSIS
from ..bots.pool import Pool
from ..storage.records import TableRecord
from ..storage.transactions import Storage
from ..tables.keeper import Tables
from .analyst import Analyst, AnalystFailed
from .curves import how_people_played
from .kept import Findings, Job, Kept, unpacked

BEAT = 1.0
"""Seconds between two words of a worker on how far it is; so long it may go on with what was stopped."""
LONGEST = 1800.0
"""Seconds that one depth of a match may take."""
IDLE = 60.0
"""Seconds that the process waits for the next match before it is ended."""
log = logging.getLogger("trivet.analysis")


class Analyses:
    def __init__(self, storage: Storage, tables: Tables, pool: Pool, most: int) -> None:
        self.kept = Kept(storage, most)
        self._tables = tables
        self._pool = pool
        self._worker = secrets.token_hex(8)
        self._analyst = Analyst()
        self._task: asyncio.Task[None] | None = None
        self._begun = False
        self._more = False
        """There may be something to do that has not been looked for."""
        self._rested = 0.0
        self._done = 0

    def why_not(self, game: Game) -> str | None:
        """Why matches of a game, with its data and rules, cannot be analysed here; none: they can."""
        return None if self._pool.searches(game) else NOT_HERE

    def wake(self) -> None:
        """Somebody has asked for something."""
        self._more = True
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    async def go_on(self) -> None:
        """On the rounds: take up what other workers, or the last run of the server, have left."""
        if not self._begun:
            if not self._tables.shared:  # nobody else works here: whoever held a lease is gone
                await self.kept.let_go(None)
            self._begun = self._more = True
        if self._tables.shared or self._more:
            self.wake()
        elif self._task is None and time.monotonic() > self._rested + IDLE:
            await self._analyst.end()

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._analyst.end()
        with suppress(StorageDown):
            await self.kept.let_go(self._worker)

    async def _work(self) -> None:
        try:
            while self._more:
                self._more = False
                while job := await self.kept.take(self._worker):
                    await self._take_up(job)
        except StorageDown:
            self._more = True  # the rounds come by again
        except Exception:
            self._more = True
            log.exception("Analyses stopped.")
        finally:
            self._task, self._rested = None, time.monotonic()

    async def _take_up(self, job: Job) -> None:
        """Bring a match to the next depth."""
        try:
            async with self._tables.at(job.table) as live:
                table, course = live.table, live.course
                asked = asked_of(table, course.match, job)
        except Refusal as refusal:
            return await self.kept.fail(job, self._worker, refusal.message)
        game = course.game
        if by_what(game) != job.by:
            return await self.kept.begin_anew(job, by_what(game))
        await self._pool.settled(game)
        if not (how := self._pool.searches(game)):
            return await self.kept.fail(job, self._worker, NOT_HERE)
        begun = time.monotonic()
        with ANALYSING.track_inprogress():
            outcome = await self._see_to(job, table, asked, how == "compiled")
        ANALYSES.labels(table.game, job.depth, outcome).inc()
        if outcome == "done":
            ANALYSIS.labels(job.depth).observe(time.monotonic() - begun)

    async def _see_to(self, job: Job, table: TableRecord, asked: Asked, compiled: bool) -> str:
        """Listen to the process as long as somebody wants it; returns what came of it."""
        self._done = 0
        listening = asyncio.create_task(self._listen(job, table, asked, compiled))
        beating = asyncio.create_task(self._beat(job))
        outcome, why = "failed", ""
        try:
            await asyncio.wait({listening, beating}, timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                outcome, why = listening.result()
            elif beating.done():
                beating.result()
                outcome = "stopped"
            else:
                why = f"it took longer than {LONGEST / 60:g} minutes"
        except AnalystFailed as error:
            why = str(error)
        finally:
            for task in (listening, beating):
                task.cancel()
            await asyncio.gather(listening, beating, return_exceptions=True)
            if outcome != "done":
                await self._analyst.end()
        if outcome == "failed":
            log.warning("The match of table %s could not be analysed: %s.", job.table, why)
            await self.kept.fail(job, self._worker, f"This match could not be analysed: {why}. Ask once more.")
        return outcome

    async def _listen(self, job: Job, table: TableRecord, asked: Asked, compiled: bool) -> tuple[str, str]:
        async with aclosing(self._analyst.work(asked, compiled)) as answers:
            async for answer in answers:
                match answer:
                    case Stepped(done):
                        self._done = done
                    case Failed(why):
                        return "failed", why
                    case Told(kept, shown, whole):
                        found = Findings(msgspec.Raw(kept), msgspec.Raw(shown))
                        packed = await asyncio.to_thread(found.packed)
                        if whole:
                            curves = how_people_played(table, job.depth, shown) if job.depth >= ROUGH else []
                            kept_it = await self.kept.finish(job, self._worker, packed, curves)
                            return ("done" if kept_it else "stopped"), ""
                        if not await self.kept.note(job, self._worker, packed):
                            return "stopped", ""
        raise AssertionError("an analyst tells until it is done")

    async def _beat(self, job: Job) -> None:
        """Hold the lease, and tell how far it is, until nobody wants it any more."""
        while await self.kept.go_on(job, self._worker, self._done):
            await asyncio.sleep(BEAT)


NOT_HERE = (
    "Matches with these rules are not explained here: they have no module, and this server does not compile them. Save the "
    "match and explain it with `trivet analyse`."
)


def asked_of(table: TableRecord, match: Match, job: Job) -> Asked:
    return Asked(
        game=table.game,
        data=table.data,
        rules_version=table.rules_version,
        options=table.options,
        seed=f"{match.seed:x}",
        moves=list(match.moves),
        depth=job.depth,
        known=bytes(unpacked(job.found).kept) if job.found else None,
    )
