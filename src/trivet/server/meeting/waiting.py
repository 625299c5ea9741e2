"""Quick match: people who wish for the same game wait together, and a table begins as soon as they are enough.

First come, first seated. Whoever waits has a live line open, and waits no longer than it is; where a worker died with its
lines, nobody is taken to wait there for long. Who is seated is decided in the database, with the table itself: nobody is
seated twice, and nobody in vain.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from trivet.engine.game import Game

from ..basics.errors import Refusal
from ..people.register import People
from ..storage import schema
from ..storage.records import ClockRecord, SeatRecord, TableRecord
from ..storage.schema import now
from ..storage.transactions import Conflict, Storage, once_more
from ..tables.keeper import Tables
from ..tables.live import Live

SEEN_EVERY = timedelta(seconds=4)
STALE = 4 * SEEN_EVERY
"""Whose line has not been seen for so long waits no more: its worker is gone."""
OFFERED = timedelta(seconds=20)
"""After so long bots are offered for the empty seats."""
AGREEING = timedelta(seconds=15)
"""So long those who want bots wait for the others to want them too."""
CLOCKS = {False: ClockRecord(120, 120), True: ClockRecord(24 * 3600, 24 * 3600)}
"""For each turn at live and at slow tables."""
BOT = "normal"
ATTEMPTS = 4
Waits = schema.QuickWaitRow


@dataclass(frozen=True)
class Wish:
    game: str
    players: int
    slow: bool


@dataclass(frozen=True)
class Wait:
    """Somebody who waits."""

    identity: str
    line: str
    since: datetime
    seen: datetime
    agreed: datetime | None
    table: str | None


class Quick:
    def __init__(self, storage: Storage, tables: Tables, people: People) -> None:
        self._storage = storage
        self._tables = tables
        self._people = people

    @once_more
    async def enter(self, identity: str, line: str, wish: Wish) -> None:
        """Begin to wait; who waits already for the same, at another line, keeps their place and waits here."""
        moment = now()
        async with self._storage.changing() as connection:
            await connection.execute(delete(Waits).where(Waits.seen < moment - STALE))
            same = (Waits.identity == identity, Waits.table_id.is_(None), *wished(wish))
            kept = await connection.execute(update(Waits).where(*same).values(line=line, seen=moment))
            if kept.rowcount == 0:
                await connection.execute(delete(Waits).where(Waits.identity == identity))
                row = {"identity": identity, "line": line, "since": moment, "seen": moment, **vars(wish)}
                await connection.execute(insert(Waits).values(**row))

    async def leave(self, identity: str, line: str) -> None:
        async with self._storage.changing() as connection:
            await connection.execute(delete(Waits).where(Waits.identity == identity, Waits.line == line))

    async def agree(self, identity: str) -> Wish | None:
        """Somebody would play with bots too; returns what they wait for."""
        own = (Waits.identity == identity, Waits.table_id.is_(None))
        async with self._storage.changing() as connection:
            await connection.execute(update(Waits).where(*own, Waits.agreed.is_(None)).values(agreed=now()))
            row = (await connection.execute(select(Waits.game, Waits.players, Waits.slow).where(*own))).one_or_none()
        return None if row is None else Wish(row.game, row.players, row.slow)

    async def seen(self, identity: str, line: str) -> None:
        async with self._storage.changing() as connection:
            own = (Waits.identity == identity, Waits.line == line)
            await connection.execute(update(Waits).where(*own).values(seen=now()))

    async def own(self, identity: str) -> Wait | None:
        async with self._storage.reading() as connection:
            row = (await connection.execute(select(Waits.__table__).where(Waits.identity == identity))).one_or_none()
        return None if row is None else wait(row)

    async def waiting(self, wish: Wish) -> list[Wait]:
        """Those who wait for the same and have no seat yet, in the order in which they came."""
        query = (
            select(Waits.__table__)
            .where(*wished(wish), Waits.table_id.is_(None), Waits.seen >= now() - STALE)
            .order_by(Waits.since, Waits.identity)
        )
        async with self._storage.reading() as connection:
            return [wait(row) for row in await connection.execute(query)]

    async def everybody(self) -> list[tuple[Wish, int]]:
        """How many wait for what."""
        kind = (Waits.game, Waits.players, Waits.slow)
        fresh = (Waits.table_id.is_(None), Waits.seen >= now() - STALE)
        query = select(*kind, func.count()).where(*fresh).group_by(*kind).order_by(*kind)
        async with self._storage.reading() as connection:
            rows = await connection.execute(query)
            return [(Wish(game, players, slow), count) for game, players, slow, count in rows]

    async def match(self, game: Game, wish: Wish) -> Live | None:
        """Seat those who have waited longest, where they are enough; none where they are not."""
        for _ in range(ATTEMPTS):
            waiting = await self.apart(await self.waiting(wish))
            people = waiting[: wish.players] if len(waiting) >= wish.players else with_bots(waiting, now())
            if not people:
                return None
            try:
                return await self._seat(game, wish, people)
            except Conflict:  # somebody has left, or another worker was faster
                continue
        return None

    async def apart(self, waiting: list[Wait]) -> list[Wait]:
        """Those of them who may be seated with all who came before them: nobody with whom they have blocked."""
        blocked, names = schema.BlockedRow, [one.identity for one in waiting]
        query = select(blocked.identity, blocked.other).where(blocked.identity.in_(names), blocked.other.in_(names))
        async with self._storage.reading() as connection:
            pairs = {frozenset(row) for row in await connection.execute(query)} if len(names) > 1 else set()
        together: list[Wait] = []
        for one in waiting:
            if not any(frozenset((one.identity, other.identity)) in pairs for other in together):
                together.append(one)
        return together

    async def _seat(self, game: Game, wish: Wish, people: Sequence[Wait]) -> Live:
        names = await self._people.names([one.identity for one in people])
        sitters = [(one.identity, names.get(one.identity, "")) for one in people]
        sitters += [("", "")] * (wish.players - len(people))
        random.SystemRandom().shuffle(sitters)
        seats = [
            SeatRecord(seat, "human", identity, None, name) if identity else SeatRecord(seat, "bot", None, BOT)
            for seat, (identity, name) in enumerate(sitters)
        ]

        def also(connection: Connection, table: TableRecord) -> None:
            take(connection, table.id, people)

        for creator in people:
            try:
                return await self._tables.create(
                    creator.identity,
                    game,
                    {"players": wish.players},
                    seats,
                    also=also,
                    shared=True,
                    clock=CLOCKS[wish.slow],
                )
            except Refusal as refusal:
                if refusal.code != "quota" or creator is people[-1]:
                    raise
        raise AssertionError("nobody waits")


def wished(wish: Wish) -> tuple[Any, ...]:
    return Waits.game == wish.game, Waits.players == wish.players, Waits.slow == wish.slow


def with_bots(waiting: Sequence[Wait], moment: datetime) -> list[Wait]:
    """Those who begin with bots: all, once all want to; after a while those who do."""
    agreed = [one for one in waiting if one.agreed is not None]
    patient = all(one.agreed is not None and one.agreed > moment - AGREEING for one in agreed)
    return [] if len(agreed) < len(waiting) and patient else agreed


def take(connection: Connection, table: str, people: Sequence[Wait]) -> None:
    """Give people their seats, all of them or nobody; raises Conflict where one of them waits there no longer."""
    these = (Waits.identity.in_([one.identity for one in people]), Waits.line.in_([one.line for one in people]))
    free = select(Waits.identity).where(*these, Waits.table_id.is_(None)).order_by(Waits.identity).with_for_update()
    if len(connection.execute(free).all()) != len(people):
        raise Conflict("Somebody who was to be seated waits no longer.")
    connection.execute(update(Waits).where(*these).values(table_id=table))


def wait(row: Any) -> Wait:
    return Wait(row.identity, row.line, row.since, row.seen, row.agreed, row.table_id)
