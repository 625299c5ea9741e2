"""What whoever runs a server can do to its tables, while it runs or not. The command line's `trivet admin` calls this."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from trivet.engine.errors import TrivetError
from trivet.games import games as all_games

from .basics.errors import Refusal
from .looks.look import table_answer
from .looks.replaying import match_file
from .looks.summaries import summary_answer
from .people.register import People
from .relay.relay import Alone
from .storage.database import open_database
from .storage.records import Status
from .storage.schema import now
from .storage.transactions import Storage
from .tables.keeper import Tables
from .tables.leaving import Leaving
from .tables.listed import Lists
from .tables.seating import closed_by
from .tables.stored import Store
from .tables.talk import Talk

Found = TypeVar("Found")
log = logging.getLogger("trivet.server")


class BadTable(TrivetError):
    """A table that is not there, or to which this cannot be done."""


@dataclass(frozen=True)
class Office:
    """A way to the tables, beside whatever server there is."""

    store: Store
    lists: Lists
    tables: Tables
    leaving: Leaving


def list_tables(place: Path | str, status: str | None, of: str | None, most: int) -> list[dict[str, Any]]:
    async def work(office: Office) -> list[dict[str, Any]]:
        found = await office.lists.every(cast(Status | None, status), of, most)
        return [dict(summary_answer(table, None)) for table in found]

    return at(place, work)


def inspect(place: Path | str, table: str) -> dict[str, Any]:
    """Everything about a table but what its players must not know before its end: as a spectator sees it, and more."""

    async def work(office: Office) -> dict[str, Any]:
        async with office.tables.at(table) as live:
            seen = msgspec.json.decode(msgspec.json.encode(table_answer(live, live.course, None, None, None)))
            return {
                **seen,
                "creator": live.table.creator,
                "revision": live.table.revision,
                "moves": len(live.course.match.moves),
                "messages": len(await office.tables.talk.since(table, 0)),
            }

    return at(place, work)


def export(place: Path | str, table: str) -> str:
    """The match file, with its seed, of any table: for a bug report, or to keep."""

    async def work(office: Office) -> str:
        async with office.tables.at(table) as live:
            return match_file(live.table, live.course.match)

    return at(place, work)


def close(place: Path | str, table: str) -> None:
    """End a table; a running server notices within a second or two."""

    async def work(office: Office) -> None:
        async with office.tables.at(table) as live:
            await office.tables.change(live, lambda live: closed_by(live, None))

    at(place, work)


def prune(place: Path | str, days: float, running_too: bool, dry: bool) -> tuple[list[str], int]:
    """Delete tables at which nothing has happened for so many days; people's results stay.

    Visitors who came before that, and more than a day ago, and never did anything are forgotten: so many.
    """

    async def work(office: Office) -> tuple[list[str], int]:
        tables = await office.store.prune(now() - timedelta(days=days), running_too, dry)
        before, last, visitors = now() - timedelta(days=max(days, 1)), "", 0
        while True:
            after, found, _ = await office.leaving.forget_idle(last, before, dry)
            visitors += len(found)
            if after is None:
                return tables, visitors
            last = after

    return at(place, work)


def at(place: Path | str, work: Callable[[Office], Awaitable[Found]]) -> Found:
    """Do something at a database; what is refused is raised as an error with the same words."""

    async def run() -> Found:
        async with office(place) as opened:
            return await work(opened)

    try:
        return asyncio.run(run())
    except Refusal as refusal:
        raise BadTable(refusal.message) from None


@asynccontextmanager
async def office(place: Path | str) -> AsyncIterator[Office]:
    database = open_database(place, beside=True)
    storage = Storage(database)
    try:
        store = Store(storage)
        games = all_games(log.error)
        people = People(storage)
        tables = Tables(store, Talk(storage), people, Alone(), games, database.shared)
        yield Office(store, Lists(storage), tables, Leaving(storage, people, tables))
    finally:
        await storage.close()
        database.close()
