"""Lists of tables, a page at a time and newest first.

What a page costs does not depend on how many tables there are: every list is read along an index, from where the page
before it ended.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, insert, or_, select
from sqlalchemy import tuple_ as together

from ..storage import schema
from ..storage.marks import mark, micros, moment, place
from ..storage.records import ClockRecord, Listed, SeatRecord, Status, TableRecord, Waiting
from ..storage.transactions import Storage

USUAL, MOST = 20, 100
"""Tables of a page: where nobody says how many, and at the most."""
MOST_TURNS = 100
"""Tables that a person is told of as waiting for them."""
MARK = re.compile(r"([01])\.(\d{1,16})\.([A-Za-z0-9_-]{22})")
Part = Literal["going", "finished", "won", "lost"]
"""`finished`: also those that were closed; `won`, `lost`: of those that were played to their end."""
Tables, Seats, Listings, Meetings = schema.TableRow, schema.SeatRow, schema.ListingRow, schema.MeetingRow
SHOWN = (
    *(Tables.id, Tables.game, Tables.creator, Tables.title, Tables.public, Tables.clock, Tables.started),
    *(Tables.closed, Tables.over, Tables.moves, Tables.to_act, Tables.result, Tables.created, Tables.updated),
)
SEATED = (
    *(Seats.table_id, Seats.seat, Seats.kind, Seats.identity, Seats.bot, Seats.name, Seats.reserved, Seats.stand_in),
)
MET = ("identity", "table_id", "created", "game", "won", "going")
STATUSES: dict[Status, tuple[ColumnElement[bool], ...]] = {
    "open": (~Tables.over, ~Tables.closed, ~Tables.started),
    "playing": (~Tables.over, ~Tables.closed, and_(Tables.started)),
    "over": (and_(Tables.over), ~Tables.closed, and_(Tables.started)),
    "closed": (~Tables.over, and_(Tables.closed)),
}


@dataclass(frozen=True)
class Mark:
    """A place in a list, just after a table."""

    going: bool
    created: datetime
    table: str

    def text(self) -> str:
        """As others keep it for us: they need not know what it says."""
        return mark(f"{self.going:d}.{micros(self.created)}.{self.table}")

    @staticmethod
    def read(text: str) -> "Mark":
        going, created, table = place(text, MARK)
        return Mark(going == "1", moment(created), table)


@dataclass(frozen=True)
class PageOfTables:
    """Some tables of a list, and where it goes on; nowhere where these were the last."""

    tables: list[Listed]
    next: Mark | None


class Lists:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(
        self,
        identity: str,
        part: Part | None,
        after: Mark | None,
        most: int,
        game: str | None = None,
        other: str | None = None,
    ) -> PageOfTables:
        """The tables of a person: those at which it goes on come first, however many are finished.

        `other`: somebody who sits there too.
        """
        row: Any = Listings if other is None else Meetings
        wanted: list[ColumnElement[bool]] = [row.identity == identity]
        wanted += [] if other is None else [row.other == other]
        wanted += [] if game is None else [row.game == game]
        keys: tuple[Any, ...] = (row.going, row.created, row.table_id)
        if part is not None:
            keys = keys[1:]
            parts = {"going": and_(row.going), "finished": ~row.going, "won": and_(row.won), "lost": ~row.won}
            wanted.append(parts[part])
        query = select(*SHOWN).select_from(row).join(Tables, Tables.id == row.table_id).where(*wanted)
        return await self._page(query, keys, after, most)

    async def played_by(self, identity: str, after: Mark | None, most: int) -> PageOfTables:
        """What everybody may see of a person: public tables, played to their end."""
        query = self._listed(identity).where(and_(Listings.shown))
        return await self._page(query, (Listings.created, Listings.table_id), after, most)

    async def lobby(self, status: Literal["open", "playing"], after: Mark | None, most: int) -> PageOfTables:
        """Public tables that wait for people, or at which a game is on."""
        query = select(*SHOWN).where(and_(Tables.public), *STATUSES[status])
        return await self._page(query, (Tables.created, Tables.id), after, most)

    async def every(self, status: Status | None, game: str | None, most: int) -> list[Listed]:
        """For whoever runs the server."""
        query = select(*SHOWN).where(*(STATUSES[status] if status else ()))
        if game is not None:
            query = query.where(Tables.game == game)
        return (await self._page(query, (Tables.created, Tables.id), None, most)).tables

    async def one(self, table: str) -> Listed | None:
        """A table by itself, as a list would name it."""
        found = (await self._page(select(*SHOWN).where(Tables.id == table), (Tables.created,), None, 1)).tables
        return found[0] if found else None

    async def some(self, tables: Sequence[str]) -> list[Listed]:
        """These tables, the newest first; those that are gone are left out."""
        query = select(*SHOWN).where(Tables.id.in_(tables))
        return (await self._page(query, (Tables.created, Tables.id), None, len(tables))).tables if tables else []

    async def turns_of(self, identity: str) -> list[Waiting]:
        """The tables that wait for a person: to act there, or to sit down on a seat that is kept."""
        acts = and_(Seats.identity == identity, Seats.since.is_not(None), Seats.stand_in.is_(None))
        kept = and_(Seats.reserved == identity, ~Tables.started)
        waits = select(Seats.seat).where(Seats.table_id == Tables.id, or_(acts, kept)).exists()
        query = (
            select(Tables.id, Tables.game, Tables.title, Tables.started)
            .select_from(Listings)
            .join(Tables, Tables.id == Listings.table_id)
            .where(Listings.identity == identity, and_(Listings.going), waits)
            .order_by(Listings.created.desc(), Listings.table_id.desc())
            .limit(MOST_TURNS)
        )
        async with self._storage.reading() as connection:
            rows = await connection.execute(query)
            return [Waiting(row.id, row.game, row.title, invited=not row.started) for row in rows]

    def _listed(self, identity: str) -> Select[Any]:
        joined = select(*SHOWN).select_from(Listings).join(Tables, Tables.id == Listings.table_id)
        return joined.where(Listings.identity == identity)

    async def _page(self, query: Select[Any], keys: Sequence[Any], after: Mark | None, most: int) -> PageOfTables:
        if after is not None:
            place = (after.going, after.created, after.table)[-len(keys) :]
            query = query.where(together(*keys) < together(*place))
        query = query.order_by(*(key.desc() for key in keys)).limit(most + 1)
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query)).all()
            shown = rows[:most]
            seats = select(*SEATED).where(Seats.table_id.in_([row.id for row in shown])).order_by(Seats.seat)
            sitting: dict[str, list[SeatRecord]] = {}
            for seat in await connection.execute(seats) if shown else ():
                sitting.setdefault(seat.table_id, []).append(seat_listed(seat))
        tables = [listed(row, sitting[row.id]) for row in shown if row.id in sitting]  # else it was deleted meanwhile
        if len(rows) <= most:
            return PageOfTables(tables, None)
        last = shown[-1]
        return PageOfTables(tables, Mark(not (last.over or last.closed), last.created, last.id))


def listed(row: Any, seats: list[SeatRecord]) -> Listed:
    return Listed(
        id=row.id,
        game=row.game,
        creator=row.creator,
        seats=tuple(seats),
        title=row.title,
        public=row.public,
        clock=ClockRecord(**row.clock) if row.clock else None,
        started=row.started,
        closed=row.closed,
        over=row.over,
        moves=row.moves,
        to_act=tuple(row.to_act),
        result=row.result,
        created=row.created,
        updated=row.updated,
    )


def seat_listed(row: Any) -> SeatRecord:
    return SeatRecord(row.seat, row.kind, row.identity, row.bot, row.name, row.reserved, row.stand_in)


# What is written with a table


def listings(table: TableRecord, over: bool) -> dict[str, dict[str, Any]]:
    """In whose lists a table stands, and where in them."""
    going = not (over or table.closed)
    people = {table.creator, *table.people}
    if going and not table.started:
        people |= {seat.reserved for seat in table.seats if seat.reserved is not None}
    return {
        person: {"going": going, "shown": over and table.public and bool(table.seats_of(person))} for person in people
    }


def list_table(connection: Connection, table: TableRecord, over: bool) -> None:
    """Put a table into the lists of those it concerns, and out of all others."""
    created = connection.execute(select(Tables.created).where(Tables.id == table.id)).scalar_one()
    for part in (Listings, Meetings):
        connection.execute(delete(part).where(part.table_id == table.id))
    results = select(schema.ResultRow.identity, schema.ResultRow.place).where(schema.ResultRow.table_id == table.id)
    won = {row.identity: row.place == 1 for row in connection.execute(results)} if over else {}
    rows = [
        {
            "identity": person,
            "table_id": table.id,
            "created": created,
            "game": table.game,
            "won": won.get(person),
            **place,
        }
        for person, place in listings(table, over).items()
    ]
    connection.execute(insert(Listings.__table__), rows)  # type: ignore[arg-type]
    meetings = [
        {name: row[name] for name in MET} | {"other": other}
        for row in rows
        for other in table.people
        if row["identity"] in table.people and row["identity"] != other
    ]
    if meetings:
        connection.execute(insert(Meetings.__table__), meetings)  # type: ignore[arg-type]


def listed_anew(before: TableRecord, after: TableRecord, over: bool) -> bool:
    """Whether a change concerns lists. A table that is over changes so seldom that nobody need ask what it was."""
    return over or before.people != after.people or listings(before, over) != listings(after, over)
