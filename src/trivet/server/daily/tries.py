"""Tables of the day as they are kept: the secret they are dealt by, whose try is whose, and each day's list."""

import logging
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, func, insert, select
from sqlalchemy import tuple_ as together
from sqlalchemy.orm import aliased

from trivet.engine.errors import BadData
from trivet.engine.game import Game
from trivet.games.daily import Choice, Daily, daily_of

from ..storage import schema
from ..storage.marks import mark, place
from ..storage.records import TableRecord
from ..storage.transactions import Storage, once_more
from .day import Tries, before, draw, today

SECRET = "daily"
HISTORY = 10
"""Days of one's own that are shown."""
PLACED = re.compile(r"(\d{1,9}) (\d{1,9}) (\d{1,15}) ([A-Za-z0-9_-]{1,40})")
log = logging.getLogger("trivet.server")
Persons, Tables, Listings = schema.IdentityRow, schema.TableRow, schema.ListingRow


@dataclass(frozen=True)
class Deal:
    """What everybody is dealt on a day."""

    seed: int
    options: dict[str, Choice]
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """A try in a day's list; without a rank it was not finished."""

    rank: int | None
    person: str
    name: str
    table: str
    won: bool | None
    score: int | None
    turns: int | None


@dataclass(frozen=True)
class Past:
    """A day of a person's own; `of`: how many finished."""

    day: str
    rank: int | None
    of: int
    won: bool | None
    score: int | None
    table: str


class Dailies:
    def __init__(self, storage: Storage, games: Mapping[str, Game], bots: tuple[str, ...]) -> None:
        self._storage = storage
        self._secret: str | None = None
        self.declared: dict[str, Daily] = {}
        """By game; one whose own declaration cannot be used has none."""
        for game in games.values():
            try:
                daily = daily_of(game)
                if unknown := set(daily.bots) - set(bots):
                    raise BadData(f"The daily table of {game.id} has bots that are not here: {', '.join(unknown)}.")
                self.declared[game.id] = daily
            except BadData as error:
                log.error("%s There is no table of the day of %s.", error, game.id)

    async def deal(self, game: str, day: str) -> Deal:
        secret = await self.secret()
        daily = self.declared[game]
        options = daily.chosen(lambda name: draw(secret, game, day, f"option {name}"))
        return Deal(draw(secret, game, day, "seed"), options, daily.bots)

    @once_more
    async def secret(self) -> str:
        """What all days of this installation are dealt by. Of several workers that would make it, one does."""
        if self._secret is None:
            known = select(schema.AboutRow.value).where(schema.AboutRow.key == SECRET)
            async with self._storage.reading() as connection:
                found = await connection.scalar(known)
            if found is None:
                found = secrets.token_hex(32)
                async with self._storage.changing() as connection:
                    await connection.execute(insert(schema.AboutRow).values(key=SECRET, value=found))
            self._secret = found
        return self._secret

    async def going(self, identity: str, game: str, day: str) -> str | None:
        """The table at which a person's try of that day goes on."""
        query = (
            select(Tables.id, Tables.daily)
            .select_from(Listings)
            .join(Tables, Tables.id == Listings.table_id)
            .where(Listings.identity == identity, Listings.game == game, Listings.going, Tables.daily.is_not(None))
            .order_by(Listings.created.desc())
        )
        async with self._storage.reading() as connection:
            rows = await connection.execute(query)
            return next((row.id for row in rows if row.daily["day"] == day), None)

    async def tried(self, identity: str, game: str, day: str) -> bool:
        """Whether a person has had the try that counts."""
        query = select(Tries.table_id).where(Tries.identity == identity, Tries.game == game, Tries.day == day)
        async with self._storage.reading() as connection:
            return await connection.scalar(query) is not None

    async def entries(self, game: str, day: str, after: str | None, most: int) -> tuple[list[Entry], str | None]:
        """A day's list, the best first and those not finished last; and where it goes on. Who is level shares a rank."""
        query = self._entries(game, day)
        passed, rank, merit = 0, 0, -1
        if after is not None:
            said = place(after, PLACED)
            passed, rank, merit = map(int, said[:3])
            query = query.where(together(Tries.merit, Tries.identity) < (merit, said[3]))
        query = query.order_by(Tries.merit.desc(), Tries.identity.desc()).limit(most + 1)
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query)).all()
        found = []
        for row in rows[:most]:
            passed += 1
            rank, merit = rank if row.merit == merit else passed, row.merit
            found.append(entry(row, rank if row.merit else None))
        if len(rows) <= most:
            return found, None
        return found, mark(f"{passed} {rank} {merit} {found[-1].person}")

    async def own(self, identity: str, game: str, day: str) -> Entry | None:
        """A person's own try of a day, and its rank."""
        async with self._storage.reading() as connection:
            row = (await connection.execute(self._entries(game, day).where(Tries.identity == identity))).one_or_none()
            if row is None or not row.merit:
                return None if row is None else entry(row, None)
            better = select(func.count()).where(Tries.game == game, Tries.day == day, Tries.merit > row.merit)
            return entry(row, 1 + (await connection.scalar(better) or 0))

    async def count(self, game: str, day: str) -> int:
        """How many have begun a try that counts."""
        query = select(func.count()).where(Tries.game == game, Tries.day == day)
        async with self._storage.reading() as connection:
            return await connection.scalar(query) or 0

    async def streaks(self, identity: str, game: str) -> tuple[int, int]:
        """On how many days in a row, up to today or yesterday, a person has finished a try; and the most they ever did."""
        theirs = (Tries.identity == identity, Tries.game == game)
        last = select(func.max(Tries.streak)).where(*theirs, Tries.day >= before(today()), Tries.merit > 0)
        most = select(func.max(Tries.streak)).where(*theirs)
        async with self._storage.reading() as connection:
            return await connection.scalar(last) or 0, await connection.scalar(most) or 0

    async def history(self, identity: str, game: str) -> list[Past]:
        """A person's last days."""
        others = aliased(Tries)
        that_day = (others.game == Tries.game, others.day == Tries.day)
        better = select(func.count()).where(*that_day, others.merit > Tries.merit).scalar_subquery()
        finished = select(func.count()).where(*that_day, others.merit > 0).scalar_subquery()
        query = (
            select(Tries.day, Tries.merit, Tries.won, Tries.score, Tries.table_id, better, finished)
            .where(Tries.identity == identity, Tries.game == game)
            .order_by(Tries.day.desc())
            .limit(HISTORY)
        )
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Past(r.day, 1 + r[5] if r.merit else None, r[6], r.won, r.score, r.table_id) for r in rows]

    def _entries(self, game: str, day: str) -> Select[Any]:
        columns: tuple[Any, ...] = (
            Tries.identity,
            Tries.table_id,
            Tries.merit,
            Tries.won,
            Tries.score,
            Tries.turns,
            Persons.name,
        )
        joined = select(*columns).join(Persons, Persons.id == Tries.identity)
        return joined.where(Tries.game == game, Tries.day == day)


def entry(row: Any, rank: int | None) -> Entry:
    return Entry(rank, row.identity, row.name, row.table_id, row.won, row.score, row.turns)


def begun(connection: Connection, table: TableRecord) -> None:
    """Written with the table of a try that counts; refused by the database where there is one already."""
    if table.daily is not None and table.daily.counted:
        row = {"identity": table.creator, "game": table.game, "day": table.daily.day, "table_id": table.id}
        connection.execute(insert(Tries), row)
