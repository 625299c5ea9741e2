"""Tables: found, changed and written down, and told to whoever is at them, wherever they were changed."""

import asyncio
import logging
import secrets
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar, assert_never

from trivet.engine.commitment import commitment
from trivet.engine.game import SEED_BITS, Game
from trivet.engine.match import Step

from ..basics.errors import Refusal, StorageDown, unknown_table
from ..daily.day import finished_try
from ..people.register import People
from ..relay.messages import Changed, Here, Moved, MutedAnew, TableMessage, Talked, Unsaid
from ..relay.relay import Relay
from ..storage.records import CommandRecord, SeatRecord, TableRecord
from ..storage.schema import now
from ..storage.transactions import Conflict
from .course import Course, replay
from .live import Live
from .memory import Memory
from .news import news
from .sharing import awaiting
from .standing import acting, clocked, ended, outcomes, standing, stays_over
from .stored import Also, Store
from .talk import Talk

MOST_TAKEN_BACK = 1_000
"""Commands that a table may have beyond its moves: then nothing is undone any more, and the game goes on to its end.

The longest games are of some 600 moves, so with what was taken back a table comes to a quarter of a megabyte."""
ID_BYTES = 16
PAUSES = (0.0, 0.01, 0.05, 0.2, 0.5)
"""Seconds before something is tried again that somebody else was faster at."""
CAUGHT_UP_AT_ONCE = 30
"""Commands that are carried out on the event loop; to replay more is left to a thread."""
log = logging.getLogger("trivet.tables")
Done = TypeVar("Done")


@dataclass(frozen=True)
class Change:
    """What a table is to become: the table itself, and a command where the match changes too."""

    table: TableRecord
    command: CommandRecord | None = None


Make = Callable[[Live], Change]
"""Works a change out; raises Refusal. May be called again where somebody else's came first."""


class Tables:
    def __init__(
        self, store: Store, talk: Talk, people: People, relay: Relay, games: Mapping[str, Game], shared: bool
    ) -> None:
        self.store = store
        self.talk = talk
        self.people = people
        self.relay = relay
        self.memory = Memory(store, games)
        self.shared = shared
        self.on_change: Callable[[Live, TableRecord | None], None] = lambda live, before: None
        """Called after each change made here, with the table as it was; none: it is new."""
        self.on_news: Callable[[Changed | None], None] = lambda changed: None
        """Called with what a table that has changed means for people, wherever that was; none: nobody knows of which."""
        self._catching_up: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self.memory.live)

    @asynccontextmanager
    async def at(self, table: str, to_act: bool = False) -> AsyncIterator[Live]:
        """Be at a table: as long as somebody is, it stays in memory.

        `to_act`: what others have done a moment ago will be noticed when it is written, or refused.
        """
        live = await self.memory.find(table)
        self.enter(live)
        try:
            if not (to_act and self.relay.well):
                await self.check(live)
            if live.doubtful or live.reading:
                async with live.lock:
                    await self.refresh(live)
            yield live
        finally:
            self.leave(live)

    def enter(self, live: Live) -> None:
        live.users += 1

    def leave(self, live: Live) -> None:
        live.users -= 1
        if not live.users:
            live.rest()
        self.memory.let_go()

    async def check(self, live: Live) -> bool:
        """Whether others have changed a table unheard; then it has to be read again."""
        if self.shared and not live.doubtful:
            revisions = await self.store.revisions([live.table.id])
            live.doubtful |= has_changed(live, revisions.get(live.table.id))
        return live.doubtful

    async def refresh(self, live: Live) -> None:
        """Read a doubtful table again; its lock is held."""
        if not live.doubtful:
            return
        live.doubtful, live.reading = False, True  # what is heard while it is read makes it doubtful again
        try:
            found = await self.store.table(live.table.id, live.course.version, live.held)
            if found is None:
                self.memory.live.pop(live.table.id, None)
                raise unknown_table()
            table, commands = found
            if len(commands) > CAUGHT_UP_AT_ONCE:
                live.set(*await self.memory.read(live.table.id))
            else:
                live.take(table, *commands)
        except BaseException:
            live.doubtful = True
            raise
        finally:
            live.reading = False
        live.tell()

    async def create(
        self,
        creator: str,
        game: Game,
        options: Mapping[str, Any],
        seats: Sequence[SeatRecord],
        moves: Sequence[tuple[int, int]] = (),
        seed: int | None = None,
        rules_version: int | None = None,
        also: Also | None = None,
        shared: bool = False,
        **more: Any,
    ) -> Live:
        """Set up a table; with moves where a match is taken up that was begun elsewhere. `shared`: the people at it add to
        its seed, and it is dealt when they have."""
        table_id = new_id()
        seed = secrets.randbits(SEED_BITS) if seed is None else seed
        version = game.choose_rules(rules_version)
        table = TableRecord(
            id=table_id,
            game=game.id,
            options=game.choose_options(options),
            seed=seed,
            commitment=commitment(game.id, table_id, seed),
            rules_version=version,
            data=None if game.plays_with(None, version) else game.data,
            creator=creator,
            seats=tuple(seats),
            **more,
        )
        if shared and table.people:
            table = awaiting(replace(table, started=False, shares=(None,) * len(seats)))
        commands = [
            CommandRecord(number + 1, secrets.token_hex(16), seat, "play", (action,))
            for number, (seat, action) in enumerate(moves)
        ]
        course = await asyncio.to_thread(replay, game, table, commands) if commands else Course(game, table)
        table = replace(table, seats=clocked(table, acting(game, course.match.state, table), (), now()))
        self.relay.check()
        await self.store.add_table(table, standing(game, course.match.state, len(moves), table), commands, also)
        live = self.memory.live[table_id] = Live(table, course, commands)
        self.enter(live)
        self._changed(live, None)
        self.leave(live)
        return live

    async def change(self, live: Live, make: Make) -> None:
        """Change a table; raises Refusal."""

        async def attempt() -> None:
            change = make(live)
            if change.table is not live.table:
                await self.write(live, change)

        await self.try_again(live, attempt)

    async def try_again(self, live: Live, attempt: Callable[[], Awaitable[Done]]) -> Done:
        """Do something to a table that others may have changed meanwhile: then once more, but not for ever."""
        self.relay.check()
        async with live.lock:
            for pause in PAUSES:
                await self.refresh(live)
                try:
                    return await attempt()
                except Conflict as conflict:
                    log.info("Table %s: %s Once more in %g s.", live.table.id, conflict, pause)
                    await asyncio.sleep(pause)
                except Refusal:
                    if not await self.check(live):
                        raise
            with suppress(Conflict):
                return await self._alone(live, attempt)
        log.warning("Table %s changes faster than it can be written, or cannot be written at all.", live.table.id)
        raise StorageDown("The table changes faster than it can be written.")

    async def _alone(self, live: Live, attempt: Callable[[], Awaitable[Done]]) -> Done:
        """Do it while nobody else can change the table: where bots play fast, somebody would be too late for ever."""
        async with self.store.holding(live.table.id) as live.held:
            try:
                live.doubtful = True
                await self.refresh(live)
                return await attempt()
            finally:
                live.held = None

    async def write(self, live: Live, change: Change) -> None:
        """Write a change down, then show it; raises Conflict where another came first. The table's lock is held."""
        course, game, command = live.course_of(change.table), live.course.game, change.command
        if (
            command
            and command.kind in ("undo", "takeback")
            and course.version - len(course.match.moves) >= MOST_TAKEN_BACK
        ):
            message = "So much was taken back at this table that nothing more can be. Play on."
            raise Refusal(409, "too_long", message)
        state, moves, anew, step = course.match.state, len(course.match.moves), [], None
        if command:
            state = course.outcome(command.seat, command.kind, command.actions)
            moves = course.moves_after(command.kind, command.actions)
            step = course.step(command)
            if command.kind == "takeback":
                anew = [seat.seat for seat in live.table.seats]
            elif game.turn(state) != game.turn(course.match.state):
                anew = [command.seat]
        before, over = live.table, live.over
        stays_over(before, over, change.table, command is not None)
        after = ended(change.table, game.over(state))
        move = step is not None and after is before
        seats = clocked(after, acting(game, state, after), anew, now())
        table = replace(after, revision=before.revision + 1, seats=seats)
        results = [] if over else outcomes(game, state, before, table, course.match.moves)
        try:
            stands = standing(game, state, moves, table)
            tried = None if over else finished_try(game, state, table)
            await self.store.write(before, table, stands, command, results, move, live.held, tried)
        except BaseException:
            live.doubtful = True
            raise
        live.take(table, *([command] if command else []))
        self._changed(live, before, step if move and self.shared else None)

    def _changed(self, live: Live, before: TableRecord | None, step: Step | None = None) -> None:
        changed = news(live, before, step)
        self.relay.tell(changed)
        live.tell()
        self.on_change(live, before)
        self.on_news(changed)

    def forget(self, table: str) -> None:
        """It was deleted: whoever has it in hand finds so, and nobody else is given it."""
        if live := self.memory.live.pop(table, None):
            live.doubtful = True
            self._catch_up(live)

    # What other workers say

    def heard(self, message: TableMessage) -> None:
        live = self.memory.live.get(message.table)
        if isinstance(message, Changed):
            self.on_news(message)
        if live is None:
            self.memory.missed += 1
            return
        match message:
            case Here():
                self._soon(self.count_present(live))
            case MutedAnew():
                live.mute_anew()
            case Unsaid():
                self._soon(self._hear_anew(live))
            case Talked():
                if live.messages is not None:
                    self._soon(self.hear(live))
            case Changed():
                if message.revision > live.table.revision:
                    self._follow(live, message)
            case _:
                assert_never(message)

    def _follow(self, live: Live, changed: Changed) -> None:
        """Take what is known of a change; read the rest."""
        sure = not (live.doubtful or live.lock.locked())
        if sure and isinstance(changed, Moved) and live.follow(changed):
            live.tell()
        else:
            live.doubtful = True
            self._catch_up(live)

    def missed_something(self) -> None:
        """Whatever is in memory may be old."""
        self.memory.missed += 1
        for live in self.memory.live.values():
            live.doubtful = True
            self._catch_up(live)
            if live.watchers:
                self._soon(self.count_present(live))
                self._soon(self.hear(live))
            live.mute_anew()
        self.on_news(None)

    def _catch_up(self, live: Live) -> None:
        """Show watchers what has changed; without watchers there is no hurry."""
        if live.watchers:
            self._soon(self._fresh(live))

    async def _fresh(self, live: Live) -> None:
        async with live.lock:
            await self.refresh(live)

    def _soon(self, job: Any) -> None:
        async def run() -> None:
            with suppress(Refusal, StorageDown):  # `look_over` comes by again
                await job

        task = asyncio.create_task(run())
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def look_over(self) -> None:
        """Find tables that were changed elsewhere, by another worker or by hand, and show them."""
        watched = [live for live in self.memory.live.values() if live.watchers]
        revisions = await self.store.revisions([live.table.id for live in watched]) if watched else {}
        for live in watched:
            live.doubtful |= has_changed(live, revisions.get(live.table.id))
            if live.doubtful:
                self._catch_up(live)

    # Who is here, and what they say

    async def count_present(self, live: Live) -> None:
        present = await self.relay.present(live.table.id)
        if present != live.present:
            if unknown := [who for who in live.looking(present) if who not in live.names]:
                with suppress(StorageDown):  # then they are told without names
                    live.names |= await self.people.names(unknown)
            live.see(present)

    async def hear(self, live: Live) -> None:
        """Read what was said since the last message that is known."""
        live.hear(await self.talk.since(live.table.id, live.last_message()))

    async def unsaid(self, table: str) -> None:
        """Something that was said at a table is said no longer."""
        if live := self.memory.live.get(table):
            await self._hear_anew(live)
        self.relay.tell(Unsaid(table))

    async def _hear_anew(self, live: Live) -> None:
        live.messages = await self.talk.since(live.table.id, 0)
        live.mute_anew()  # so that everybody is told all of it once more

    async def muted_by(self, live: Live, identity: str | None) -> list[int]:
        """The seats that a person would rather not hear."""
        muted, muting = live.muted, live.muting
        if muted is None:
            muted = await self.talk.muted(live.table.id)
            if muting == live.muting:
                live.muted = muted
        return muted.get(identity or "", [])


def has_changed(live: Live, written: int | None) -> bool:
    """Whether others have changed a table. What was read while we wrote is older, and says nothing."""
    return written is None or written > live.table.revision


def new_id() -> str:
    """128 random bits. The first character holds two of them, and so is a letter: no command line takes it for an option."""
    return urlsafe_b64encode(bytes(2) + secrets.token_bytes(ID_BYTES)).decode()[2:]
