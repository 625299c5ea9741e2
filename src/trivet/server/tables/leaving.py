"""What is kept about a person: given to them as a file, or deleted, with what others need left standing.

Games and results of others stay; nobody's name stands there any more. Tables at which nobody else sits go altogether.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Column, Connection, delete, select, update

from ..answers.export import Export
from ..basics.errors import Refusal, StorageDown, unknown_table
from ..people.register import People
from ..storage import schema
from ..storage.records import NoticeRecord, Person, ProposalRecord, SeatRecord, TableRecord
from ..storage.transactions import Conflict, Storage
from .keeper import Change, Tables
from .live import Live
from .proposals import without_them
from .seating import STAND_IN, closed, given_to_bot, noted, with_seats
from .stored import delete_tables

AT_ONCE = 50
"""Finished tables that are changed in one step: others write in between."""
ATTEMPTS = 5
LOOKED_AT = 200
"""Visitors that are looked at in one step,"""
PAUSE = 5.0
"""and the seconds before the next."""
KEPT = (schema.TableRow.__tablename__, schema.SeatRow.__tablename__)
"""What stays of a person's tables and seats, without them. Everything else that refers to them is deleted."""
ANALYSED = "table_id seat game players depth decisions errors phases luck deal created"
Changed = Callable[[str, int, Sequence[str], bool], None]
"""Called with a table, its revision, whom it concerns, and whether it was deleted."""
log = logging.getLogger("trivet.server")


class Leaving:
    def __init__(self, storage: Storage, people: People, tables: Tables) -> None:
        self._storage = storage
        self._people = people
        self._tables = tables

    async def export(self, person: Person) -> Export:
        """All that is kept about a person."""
        contact = await self._people.contact(person.id)
        async with self._storage.reading(all_at_once=True) as connection:

            async def rows(query: Any) -> list[Any]:
                return [spoken(row._asdict()) for row in await connection.execute(query)]

            mine = schema.SeatRow.identity == person.id
            seats = select(schema.SeatRow.table_id, schema.SeatRow.seat, schema.SeatRow.name).where(mine)
            found = schema.TableRow
            tables = select(
                found.id,
                found.game,
                found.title,
                (found.creator == person.id).label("creator"),
                found.created,
                found.updated,
                found.result,
            )
            tables = tables.join(schema.ListingRow, schema.ListingRow.table_id == found.id)
            said: Export = {
                "id": person.id,
                "name": person.name,
                "language": person.language,
                "since": person.created.isoformat(),
                "devices": await rows(select(schema.DeviceRow.created).filter_by(identity=person.id)),
                "contact": {"webhook": contact.webhook, "email": contact.email, "confirmed": contact.confirmed},
                "tables": await rows(tables.where(schema.ListingRow.identity == person.id).order_by(found.created)),
                "seats": await rows(seats.order_by(schema.SeatRow.table_id, schema.SeatRow.seat)),
                "messages": await rows(columns(schema.ChatMessageRow, "table_id created text reaction", person.id)),
                "muted": await rows(columns(schema.MutedRow, "table_id seats", person.id)),
                "results": await rows(columns(schema.ResultRow, "table_id game players place created", person.id)),
                "ratings": await rows(columns(schema.RatingRow, "game mu sigma played", person.id)),
                "rivals": await rows(columns(schema.RivalRow, "game played won lost met", person.id)),
                "daily": await rows(columns(schema.DailyTryRow, "table_id game day won score turns", person.id)),
                "analysed": await rows(columns(schema.AnalysedRow, ANALYSED, person.id)),
                "analyses": await rows(columns(schema.AnalysisAskRow, "table_id day", person.id)),
                "branches": await rows(branches_of(person.id)),
                "puzzles": await rows(columns(schema.PuzzleTryRow, "game puzzle answer cost day created", person.id)),
                "puzzle_ratings": await rows(columns(schema.PuzzleRatingRow, "game mu sigma played", person.id)),
                "blocked": await rows(columns(schema.BlockedRow, "other created", person.id)),
            }
        return said

    async def forget_idle(
        self, after: str, before: datetime, dry: bool = False
    ) -> tuple[str | None, list[str], list[str]]:
        """Look at some visitors, those after that one, and delete who came before then and never did anything.

        Returns the last one that was looked at (none: there are no more), who was found, and their devices.
        """
        people = schema.IdentityRow
        some = select(people.id).where(people.id > after).order_by(people.id).limit(LOOKED_AT)
        kept = [~select(column).where(column == people.id).exists() for column in references() if done(column)]
        kept.append(~select(schema.SeatRow.seat).where(schema.SeatRow.reserved == people.id).exists())
        async with self._storage.reading() as connection:
            looked = list((await connection.execute(some)).scalars())
            idle = (people.created < before, people.name == "", people.id != schema.NOBODY, *kept)
            query = select(people.id).where(people.id > after, people.id <= (looked or [""])[-1], *idle)
            found = list((await connection.execute(query)).scalars())
        last = looked[-1] if len(looked) == LOOKED_AT else None
        if dry or not found:
            return last, found, []
        with suppress(Conflict):  # somebody has begun to do something: another time
            async with self._storage.changing() as connection:
                found = list((await connection.execute(query.with_for_update())).scalars())
                devices, codes = schema.DeviceRow, schema.MoveCodeRow
                theirs = delete(devices).where(devices.identity.in_(found)).returning(devices.secret_hash)
                void = list((await connection.execute(theirs)).scalars())
                await connection.execute(delete(codes).where(codes.identity.in_(found)))
                await connection.execute(delete(people).where(people.id.in_(found)))
            return last, found, void
        return last, [], []

    async def delete(self, person: Person, changed: Changed) -> list[str]:
        """Delete what is kept about a person; returns the hashes of their devices' secrets, which are void."""
        for _ in range(ATTEMPTS):
            unplayable = await self._leave_games(person, changed)
            await self._leave_finished(person, unplayable, changed)
            try:
                void, talked = await self._forget(person.id)
            except Conflict:  # they have sat down somewhere meanwhile
                continue
            for table in talked:
                await self._tables.unsaid(table)
            return void
        raise StorageDown("A person who wants to be deleted goes on playing.")

    async def _leave_games(self, person: Person, changed: Changed) -> list[str]:
        """Get up from every table at which it goes on; returns those that cannot be loaded any more."""
        listed = select(schema.ListingRow.table_id).filter_by(identity=person.id).where(schema.ListingRow.going)
        async with self._storage.reading() as connection:
            going = list((await connection.execute(listed)).scalars())
        unplayable = []
        for table in going:
            try:
                async with self._tables.at(table) as live:
                    await self._tables.change(live, lambda live: given_up(live, person))
                    await self._tables.change(live, lambda live: gone(live, person))
                    alone = not live.table.people and not any(seat.reserved for seat in live.table.seats)
                    if alone and live.table.creator == schema.NOBODY:
                        async with self._storage.changing() as connection:
                            await connection.run_sync(delete_tables, [table])
                        changed(table, live.table.revision + 1, [], True)
            except Refusal as refusal:
                if refusal.code == "unplayable":
                    unplayable.append(table)
                elif refusal.code != unknown_table().code:  # somebody has deleted it meanwhile
                    raise
        return unplayable

    async def _leave_finished(self, person: Person, others: list[str], changed: Changed) -> None:
        listed = select(schema.ListingRow.table_id).filter_by(identity=person.id).limit(AT_ONCE)
        query = listed.where(~schema.ListingRow.going | schema.ListingRow.table_id.in_(others))
        while True:
            async with self._storage.changing() as connection:
                tables = list((await connection.execute(query)).scalars())
                done = await connection.run_sync(lambda c, some: [left_behind(c, one, person) for one in some], tables)
            for told in done:
                changed(*told)
            if len(tables) < AT_ONCE:
                return

    async def _forget(self, identity: str) -> tuple[list[str], list[str]]:
        """The rest; returns the devices that are void, and the tables at which the person said something."""
        seats, talk = schema.SeatRow, schema.ChatMessageRow
        devices = select(schema.DeviceRow.secret_hash).filter_by(identity=identity)
        async with self._storage.changing() as connection:
            void = list((await connection.execute(devices)).scalars())
            talked = list(
                (await connection.execute(select(talk.table_id).filter_by(identity=identity).distinct())).scalars()
            )
            await connection.execute(update(seats).where(seats.reserved == identity).values(reserved=None, name=""))
            for column in references():
                if column.table.name not in KEPT:
                    await connection.execute(delete(column.table).where(column == identity))
            await connection.execute(delete(schema.IdentityRow).where(schema.IdentityRow.id == identity))
        return void, talked


def done(column: Column[Any]) -> bool:
    """Whether what refers to a person there shows that they have done something."""
    return column.table.name not in (schema.DeviceRow.__tablename__, schema.MoveCodeRow.__tablename__)


def references() -> list[Column[Any]]:
    """Every column that names a person."""
    person = schema.IdentityRow.__table__.c.id
    columns = [column for table in schema.Base.metadata.sorted_tables for column in table.columns]
    return [column for column in columns if any(key.column is person for key in column.foreign_keys)]


def columns(part: Any, names: str, identity: str) -> Any:
    return select(*(getattr(part, name) for name in names.split())).where(part.identity == identity)


def branches_of(identity: str) -> Any:
    found, tables = schema.BranchRow, schema.TableRow
    query = select(found.table_id, found.of, found.move).join(tables, tables.id == found.table_id)
    return query.where(tables.creator == identity).order_by(tables.created)


def spoken(row: dict[str, Any]) -> dict[str, Any]:
    return {what: value.isoformat() if hasattr(value, "isoformat") else value for what, value in row.items()}


class Visitors:
    """Forgets, a few at a time, visitors who never did anything: a crawler leaves thousands of them."""

    def __init__(self, leaving: Leaving, days: float, sign_out: Callable[[list[str]], Awaitable[None]]) -> None:
        self._leaving = leaving
        self._days = days
        self._sign_out = sign_out
        self._after = ""
        self._next = 0.0

    async def go_on(self) -> None:
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + PAUSE
        before = schema.now() - timedelta(days=self._days)
        last, found, void = await self._leaving.forget_idle(self._after, before)
        self._after = last or ""
        if found:
            log.info("%s visitors who never did anything are forgotten.", len(found))
            await self._sign_out(void)


# A table without the person


def given_up(live: Live, person: Person) -> Change:
    """Nobody can be rated against somebody who is gone: a game that would count no more ends here, won by who stayed."""
    table = live.table
    mine = table.seats_of(person.id)
    without = with_seats(table, [replace(table.seats[seat], identity=None) for seat in mine])
    stayed = any(one != person.id for one in table.staying)
    if live.status != "playing" or not (table.counts and stayed) or without.counts:
        return Change(table)
    for seat in mine:
        table = given_to_bot(live, table, seat, "resigned")
    return Change(closed(live, table))


def gone(live: Live, person: Person) -> Change:
    """Before the start their seats are free; in a game a bot plays on, for nobody. What they had to decide passes on."""
    table = live.table
    if live.over or table.closed:
        return Change(table)
    mine = table.seats_of(person.id)
    if live.status == "open":
        free = [s.seat for s in table.seats if s.identity == person.id or s.reserved == person.id]
        table = with_seats(table, [SeatRecord(seat, "open") for seat in free])
    else:
        seats = [replace(table.seats[seat], identity=None, name="", stand_in=STAND_IN) for seat in mine]
        table = with_seats(table, seats)
    for seat in mine:
        table = noted(live, table, "left", seat)
    creator = table.creator if table.creator != person.id else next(iter(table.people), schema.NOBODY)
    proposals = tuple(unasked(p, person.id) for p in table.proposals if stands(p, person.id, mine))
    nobody_left = creator == schema.NOBODY and not table.people
    table = replace(
        table,
        creator=creator,
        closed=table.closed or nobody_left,
        banned=tuple(one for one in table.banned if one != person.id),
        proposals=() if nobody_left else proposals,
        notices=tuple(unnamed(notice, names_of(live.table, person)) for notice in table.notices),
    )
    return Change(live.table) if table == live.table else without_them(live, Change(table))


def stands(proposal: ProposalRecord, gone: str, seats: Sequence[int]) -> bool:
    """Whether there is still something to decide, without a person: not what they asked for, nor a bot for them."""
    return proposal.by != gone and not (proposal.kind == "stand_in" and proposal.seat in seats)


def unasked(proposal: ProposalRecord, identity: str) -> ProposalRecord:
    agreed, refused = ([one for one in said if one != identity] for said in (proposal.agreed, proposal.refused))
    return replace(proposal, agreed=tuple(agreed), refused=tuple(refused))


def names_of(table: TableRecord, person: Person) -> set[str]:
    """What the person is called at a table."""
    return {person.name, *(s.name for s in table.seats if person.id in (s.identity, s.reserved))} - {""}


def unnamed(notice: NoticeRecord, names: set[str]) -> NoticeRecord:
    return replace(notice, name="") if notice.name in names and notice.kind != "renamed" else notice


def left_behind(connection: Connection, table: str, person: Person) -> tuple[str, int, list[str], bool]:
    """A finished table without the person; without anybody, it is deleted."""
    seats, tables = schema.SeatRow, schema.TableRow
    row = connection.execute(
        select(tables.revision, tables.creator, tables.notices, tables.banned).filter_by(id=table).with_for_update()
    ).one()
    sitting = connection.execute(
        select(seats.seat, seats.identity, seats.reserved, seats.name).filter_by(table_id=table)
    ).all()
    others = sorted({seat.identity for seat in sitting if seat.identity not in (None, person.id)})
    if not others:
        delete_tables(connection, [table])
        return table, row.revision + 1, [], True
    mine = seats.identity == person.id
    names = {person.name, *(s.name for s in sitting if person.id in (s.identity, s.reserved))} - {""}
    connection.execute(update(seats).where(seats.table_id == table, mine).values(identity=None, name=""))
    revision = connection.execute(
        update(tables)
        .where(tables.id == table)
        .values(
            creator=schema.NOBODY if row.creator == person.id else row.creator,
            notices=[vars(unnamed(NoticeRecord(**notice), names)) for notice in row.notices],
            banned=[one for one in row.banned if one != person.id],
            revision=tables.revision + 1,
        )
        .returning(tables.revision)
    ).scalar_one()
    connection.execute(delete(schema.ListingRow).filter_by(table_id=table, identity=person.id))
    return table, revision, others, False
