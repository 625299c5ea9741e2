"""The bots' turns: one task for each table at which a bot is to act, until people are to act again.

Bots act at once: how fast their moves are shown is each viewer's own choice. What they do gives way to people.
"""

import asyncio
import logging
import random
import secrets
import time
from datetime import timedelta

from trivet.engine.errors import TrivetError

from ..basics.errors import Refusal, StorageDamaged, StorageDown
from ..basics.metrics import BOT_FAILURES
from ..play.commands import Order, Play
from ..relay.relay import Lease
from ..tables.keeper import Tables
from ..tables.live import Live
from .crew import BotFailed
from .pool import Pool

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 4.0
"""Seconds before going on after something that a bot cannot help, as a full disk."""
UNPLAYABLE = -1
ABREAST = 4
"""Tables at which bots act in the same moment: where hundreds play, whoever asks for something waits for few of them."""
MOST_IN_VAIN = 4
"""BotTurns in a row that come to nothing before a table's bots are given up: it is damaged, and waits for a person."""
log = logging.getLogger("trivet.bots")


class BotTurns:
    def __init__(self, tables: Tables, play: Play, pool: Pool) -> None:
        self._tables = tables
        self._play = play
        self._pool = pool
        self._abreast = asyncio.Semaphore(ABREAST)
        self._tasks: dict[Live, asyncio.Task[None]] = {}
        self._given_up: dict[str, int] = {}
        """Tables at which bots cannot go on, by the revision they stopped at; −1: they cannot be played at all."""

    def wake(self, live: Live) -> None:
        """See to it that the bots at a table act if it is their turn; never two tasks at one table."""
        if live not in self._tasks and live.bot_to_act() is not None:
            self._tables.enter(live)
            self._tasks[live] = asyncio.create_task(self._act(live))

    async def resume(self, idle: timedelta = timedelta()) -> None:
        """Go on where the last run of the server ended, or another worker did."""
        busy = {live.table.id for live in self._tasks}
        for table in await self._tables.store.waiting_for_bots(idle):
            if table in busy:
                continue
            try:
                async with self._tables.at(table) as live:
                    if self._given_up.get(table) != live.table.revision:
                        self.wake(live)
            except Refusal as refusal:
                if self._given_up.get(table) != UNPLAYABLE:
                    self._given_up[table] = UNPLAYABLE
                    log.warning("The bots at table %s cannot go on: %s", table, refusal.message)

    async def close(self) -> None:
        tasks = dict(self._tasks)
        for live, task in tasks.items():
            async with live.lock:  # not in the middle of a write
                task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)

    async def _act(self, live: Live) -> None:
        try:
            async with self._tables.relay.lease(f"bots:{live.table.id}") as lease:
                if lease:
                    await self._act_alone(live, lease)
        except Refusal as refusal:
            log.warning("The bots at table %s stop: %s", live.table.id, refusal.message)
        except Exception:
            log.exception("The bots at table %s stopped.", live.table.id)
        finally:
            del self._tasks[live]
            self._tables.leave(live)

    async def _act_alone(self, live: Live, lease: Lease) -> None:
        """Play for the bots for as long as no other worker may, and as it comes to something."""
        pause, in_vain = FIRST_PAUSE, 0
        while lease.held and (seat := live.bot_to_act()) is not None:
            before = live.table.revision
            try:
                await self._turn(live, seat, lease)
                if live.table.revision != before:
                    pause, in_vain = FIRST_PAUSE, 0
                    continue
                why, in_vain = "what it does cannot be written", in_vain + 1
            except StorageDamaged:
                return  # nothing can be written until somebody mends it
            except StorageDown as error:
                why = str(error)
            if in_vain == MOST_IN_VAIN:
                log.error("The bots at table %s give up: nothing they do can be written there.", live.table.id)
                self._given_up[live.table.id] = before
                return
            log.warning("A bot at table %s waits %g s: %s", live.table.id, pause, why)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _turn(self, live: Live, seat: int, lease: Lease) -> None:
        """Ask the bot once, and do what it says, or a legal move where it says nothing sensible."""
        name = live.table.seats[seat].played_by or ""
        if self._pool.state(live.course.game, name) == "compiling":
            await self._pool.ready(live.course.game, name)
            live.tell()
        course = live.course
        game, since = course.game, course.since(seat)
        offers = game.offers(course.match.state, seat)
        try:
            if len(offers) == 1:
                actions = offers
            else:
                hidden = game.hide(course.match.state, seat)
                actions = await self._pool.ask(game, name, live.table.luck, hidden, seat, whole_turn=True)
            if not actions:
                raise BotFailed("it chose nothing")
            for action in actions:
                if not (lease.held and await self._do(live, since, seat, action)):
                    return
                since = live.course.since(seat)
        except StorageDown:
            raise
        except (BotFailed, TrivetError) as error:
            BOT_FAILURES.inc()
            log.warning("The bot %s at seat %d of table %s is stood in for: %s", name, seat, live.table.id, error)
            await self._stand_in(live, seat, lease)

    async def _stand_in(self, live: Live, seat: int, lease: Lease) -> None:
        """Play legal moves to the end of the turn in place of a bot that cannot: asking on could hold the table up."""
        while lease.held and seat in live.to_act and live.table.seats[seat].played_by:
            course = live.course
            offers = course.game.offers(course.match.state, seat)
            action = random.Random(bytes(course.game.hide(course.match.state, seat))).choice(offers)
            if not await self._do(live, course.since(seat), seat, action):
                return

    async def _do(self, live: Live, since: int, seat: int, action: int) -> bool:
        async with self._abreast:
            order = Order(secrets.token_hex(16), live.course.version, seat, "play", (action,))
            done = await self._play.bot_action(live, since, order)
            await give_way()
        return done


async def give_way() -> None:
    """Let all others go first, those too who are shown what was done; then for as long again: bots take half at most."""
    begun = time.monotonic()
    await asyncio.sleep(0)
    await asyncio.sleep(time.monotonic() - begun)
