"""The tables in memory: each once, loaded when asked for, let go when nobody has looked at it for long."""

import asyncio
import re
import secrets
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any

from trivet.engine.commitment import commitment
from trivet.engine.data import designer_data
from trivet.engine.errors import BadMatch
from trivet.engine.game import SEED_BITS, Game

from .course import Course, replay
from .errors import Refusal, StorageDown, unknown_table
from .live import Live
from .records import CommandRecord, SeatRecord, TableRecord
from .relay import Message, Relay
from .schema import now
from .standing import END_OF_TURN, acting, clocked, outcomes, standing
from .storage import Conflict
from .store import Store
from .talk import Talk

KEPT = 256
"""Tables kept in memory though nobody is at them."""
ID_BYTES = 16
ID = re.compile(r"[A-Za-z0-9_-]{22}")
ATTEMPTS = 5
CAUGHT_UP_AT_ONCE = 30
"""Commands that are carried out on the event loop; to replay more is left to a thread."""


@dataclass(frozen=True)
class Change:
    """What a table is to become: the table itself, and a command where the match changes too."""

    table: TableRecord
    command: CommandRecord | None = None


Make = Callable[[Live], Change]
"""Works a change out; raises Refusal. May be called again where somebody else's came first."""


class Tables:
    def __init__(self, store: Store, talk: Talk, relay: Relay, games: Mapping[str, Game], shared: bool) -> None:
        self.store = store
        self.talk = talk
        self.relay = relay
        self.games = games
        self.shared = shared
        self.on_change: Callable[[Live, TableRecord | None], None] = lambda live, before: None
        """Called after each change made here, with the table as it was; none: it is new."""
        self.on_news: Callable[[Sequence[str] | None], None] = lambda people: None
        """Called with the people whom a table that has changed concerns, wherever that was; none: nobody knows whose."""
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._live)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """Be at a table: as long as somebody is, it stays in memory."""
        live = await self._find(table)
        self.enter(live)
        try:
            if self.shared and not live.doubtful:
                revisions = await self.store.revisions([table])
                live.doubtful = has_changed(live, revisions.get(table))
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
        live.doubtful = False  # before it is read: what is heard meanwhile makes it doubtful again
        try:
            found = await self.store.table(live.table.id, after=live.course.version)
            if found is None:
                self._live.pop(live.table.id, None)
                raise unknown_table()
            table, commands = found
            if len(commands) > CAUGHT_UP_AT_ONCE:
                live.set(*await self._read(live.table.id))
            else:
                live.take(table, *commands)
        except BaseException:
            live.doubtful = True
            raise
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
        **more: Any,
    ) -> Live:
        """Set up a table; with moves where a match is taken up that was begun elsewhere."""
        table_id = new_id()
        seed = secrets.randbits(SEED_BITS) if seed is None else seed
        table = TableRecord(
            id=table_id,
            game=game.id,
            options=game.choose_options(options),
            seed=seed,
            commitment=commitment(game.id, table_id, seed),
            rules_version=game.choose_rules(rules_version),
            data=designer_data(game.id) or None,
            creator=creator,
            seats=tuple(seats),
            **more,
        )
        commands = [
            CommandRecord(number + 1, secrets.token_hex(16), seat, "play", (action,))
            for number, (seat, action) in enumerate(moves)
        ]
        course = await asyncio.to_thread(replay, game, table, commands) if commands else Course(game, table)
        table = clocked(table, acting(game, course.match.state, table), (), now())
        self.relay.check()
        await self.store.add_table(table, standing(game, course.match.state, len(moves), table), commands)
        live = self._live[table_id] = Live(table, course, commands)
        self.enter(live)
        self._changed(live, None)
        self.leave(live)
        return live

    async def change(self, live: Live, make: Make) -> None:
        """Change a table; raises Refusal."""
        self.relay.check()
        async with live.lock:
            for _ in range(ATTEMPTS):
                await self.refresh(live)
                change = make(live)
                if change.table is live.table:
                    return
                try:
                    await self.write(live, change)
                    return
                except Conflict:
                    continue
        raise StorageDown("The table changes faster than it can be written.")

    async def write(self, live: Live, change: Change) -> None:
        """Write a change down, then show it; raises Conflict where another came first. The table's lock is held."""
        course, game, command = live.course, live.course.game, change.command
        state, moves, anew = course.match.state, len(course.match.moves), []
        if command:
            state = course.outcome(command.seat, command.kind, command.actions)
            moves = course.moves_after(command.kind, command.actions)
            if command.kind == "takeback":
                anew = [seat.seat for seat in live.table.seats]
            elif any(game.actions.form(action)["verb"] == END_OF_TURN for action in command.actions):
                anew = [command.seat]
        before = live.table
        table = replace(change.table, revision=before.revision + 1)
        table = clocked(table, acting(game, state, table), anew, now())
        ended = [] if command is None else outcomes(game, state, table)
        try:
            await self.store.write(before, table, standing(game, state, moves, table), command, ended)
        except BaseException:
            live.doubtful = True
            raise
        live.take(table, *([command] if command else []))
        self._changed(live, before)

    def _changed(self, live: Live, before: TableRecord | None) -> None:
        people = list(dict.fromkeys([*(before.concerned if before else []), *live.table.concerned]))
        self.relay.tell({"table": live.table.id, "revision": live.table.revision, "people": people})
        live.tell()
        self.on_change(live, before)
        self.on_news(people)

    def forget(self, table: str) -> None:
        """It was deleted: whoever has it in hand finds so, and nobody else is given it."""
        if live := self._live.pop(table, None):
            live.doubtful = True
            self._catch_up(live)

    # What other workers say

    def heard(self, message: Message) -> None:
        table = message.get("table") or message.get("here") or message.get("talk") or message.get("muting")
        live = self._live.get(table or "")
        if "people" in message:
            self.on_news(message["people"])
        if live is None:
            return
        if "revision" in message:
            if message["revision"] > live.table.revision:
                live.doubtful = True
                self._catch_up(live)
        elif "here" in message:
            self._soon(self.count_present(live))
        elif "muting" in message:
            live.mute_anew()
        elif live.messages is not None:
            self._soon(self.hear(live))

    def missed_something(self) -> None:
        """Whatever is in memory may be old."""
        for live in self._live.values():
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
        watched = [live for live in self._live.values() if live.watchers]
        revisions = await self.store.revisions([live.table.id for live in watched]) if watched else {}
        for live in watched:
            live.doubtful |= has_changed(live, revisions.get(live.table.id))
            if live.doubtful:
                self._catch_up(live)

    # Who is here, and what they say

    async def count_present(self, live: Live) -> None:
        present = await self.relay.present(live.table.id)
        if present != live.present:
            live.present = present
            live.wake()

    async def hear(self, live: Live) -> None:
        """Read what was said since the last message that is known."""
        live.hear(await self.talk.since(live.table.id, live.last_message()))

    async def muted_by(self, live: Live, identity: str | None) -> list[int]:
        """The seats that a person would rather not hear."""
        muted, muting = live.muted, live.muting
        if muted is None:
            muted = await self.talk.muted(live.table.id)
            if muting == live.muting:
                live.muted = muted
        return muted.get(identity or "", [])

    async def _find(self, table: str) -> Live:
        if not ID.fullmatch(table):
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


def has_changed(live: Live, written: int | None) -> bool:
    """Whether others have changed a table. What was read while we wrote is older, and says nothing."""
    return written is None or written > live.table.revision


def new_id() -> str:
    """128 random bits. The first character holds two of them, and so is a letter: no command line takes it for an option."""
    return urlsafe_b64encode(bytes(2) + secrets.token_bytes(ID_BYTES)).decode()[2:]


def unplayable(message: str) -> Refusal:
    return Refusal(409, "unplayable", message)
