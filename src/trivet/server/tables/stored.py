"""Everything the server reads and writes of tables."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime, timedelta
from typing import Any, cast

from sqlalchemy import Connection, Table, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..daily.day import note_try
from ..people.ratings import note
from ..storage import schema
from ..storage.moves import Move
from ..storage.records import (
    ClockRecord,
    CommandRecord,
    DailyRecord,
    NoticeRecord,
    Outcome,
    ProposalRecord,
    SeatRecord,
    Standing,
    TableRecord,
    Tried,
)
from ..storage.transactions import Conflict, Storage
from .listed import list_table, listed_anew
from .quota import Quota, growth, size_of

TABLES, SEATS, COMMANDS = (cast(Table, part.__table__) for part in (schema.TableRow, schema.SeatRow, schema.CommandRow))
"""What is written at every move: plain tables make statements faster than mapped classes."""
Also = Callable[[Connection, TableRecord], None]
SKEW = timedelta(seconds=5)
"""By how much the clocks of several machines may differ."""


class Store:
    def __init__(self, storage: Storage, quota: Quota | None = None) -> None:
        self._storage = storage
        self._quota = quota

    async def add_table(
        self, table: TableRecord, standing: Standing, commands: list[CommandRecord], also: Also | None = None
    ) -> None:
        """Write a new table down; raises Refusal where its creator has too many already.

        `also`: what is written with it, or else neither is.
        """
        size = size_of(table, commands)

        def work(connection: Connection) -> None:
            if self._quota:
                self._quota.check(connection, table.creator, size)
            connection.execute(
                insert(schema.TableRow).values(
                    id=table.id,
                    game=table.game,
                    options=table.options,
                    seed=f"{table.seed:032x}",
                    commitment=table.commitment,
                    rules_version=table.rules_version,
                    data=table.data,
                    origin=table.origin,
                    daily=vars(table.daily) if table.daily else None,
                    revision=table.revision,
                    size=size,
                    **table_columns(table),
                    **standing_columns(standing),
                )
            )
            seats = [{"table_id": table.id, **vars(seat)} for seat in table.seats]
            connection.execute(insert(schema.SeatRow), seats)
            list_table(connection, table, standing.over)
            if commands:
                connection.execute(insert(schema.CommandRow), [command_columns(table.id, c) for c in commands])
            if also:
                also(connection, table)

        async with self._storage.changing() as connection:
            await connection.run_sync(work)

    async def write(
        self,
        before: TableRecord,
        after: TableRecord,
        standing: Standing,
        command: CommandRecord | None,
        outcomes: list[Outcome],
        move: bool = False,
        held: AsyncConnection | None = None,
        tried: Tried | None = None,
    ) -> None:
        """Write a change of a table down; raises Conflict where another one came first.

        `move`: it is an action by which nothing changes beside the match but whose turn it is.
        """
        seats = [new for old, new in zip(before.seats, after.seats, strict=True) if old != new]
        if command and move and not standing.over and not held:
            growing = growth(command)
            made = Move(after.id, before.revision, after.revision, schema.now(), standing, seats, command, growing)
            return await self._storage.move(made)
        known = table_columns(before)
        changed = {what: value for what, value in table_columns(after).items() if value != known[what]}
        changed |= standing_columns(standing)
        if command:
            changed["size"] = TABLES.c.size + growth(command)

        def work(connection: Connection) -> None:
            found = connection.execute(
                update(TABLES)
                .where(TABLES.c.id == after.id, TABLES.c.revision == before.revision)
                .values(updated=schema.now(), revision=after.revision, **changed)
            )
            if found.rowcount != 1:
                raise Conflict(f"Table {after.id} has been changed by somebody else.")
            for new in seats:
                seat = update(SEATS).where(SEATS.c.table_id == after.id, SEATS.c.seat == new.seat)
                connection.execute(seat.values(**vars(new)))
            if command:
                connection.execute(insert(COMMANDS), command_columns(after.id, command))
            if outcomes:
                note(connection, after, outcomes)
            if tried:
                note_try(connection, after, tried)
            if listed_anew(before, after, standing.over):
                list_table(connection, after, standing.over)

        await self._storage.change(work, held)

    async def table(
        self, table: str, after: int = 0, held: AsyncConnection | None = None
    ) -> tuple[TableRecord, list[CommandRecord]] | None:
        """A table and its commands after that version."""
        async with self._storage.reading(all_at_once=True, held=held) as connection:
            row = (await connection.execute(select(schema.TableRow.__table__).filter_by(id=table))).one_or_none()
            if row is None:
                return None
            seats = await connection.execute(
                select(schema.SeatRow.__table__).filter_by(table_id=table).order_by("seat")
            )
            commands = await connection.execute(
                select(schema.CommandRow.__table__)
                .where(schema.CommandRow.table_id == table, schema.CommandRow.version > after)
                .order_by("version")
            )
            return table_record(row, [seat_record(seat) for seat in seats]), [command_record(c) for c in commands]

    def holding(self, table: str) -> AbstractAsyncContextManager[AsyncConnection | None]:
        """Let nobody else change a table until it is changed by who holds it: other workers' moves wait meanwhile."""
        return self._storage.holding(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())

    async def revisions(self, tables: list[str]) -> dict[str, int]:
        """How often each of these tables has changed; those that are gone are left out."""
        query = select(schema.TableRow.id, schema.TableRow.revision).where(schema.TableRow.id.in_(tables))
        async with self._storage.reading() as connection:
            return {row.id: row.revision for row in await connection.execute(query)}

    async def waiting_for_bots(self, idle: timedelta = timedelta()) -> list[str]:
        """Tables at which a bot is to act and nothing has happened for so long.

        What has happened in times to come says nothing: the clock of the machine was set back.
        """
        moment = schema.now()
        rests = or_(schema.TableRow.updated <= moment - idle, schema.TableRow.updated > moment + SKEW)
        query = select(schema.TableRow.id).where(schema.TableRow.bot_to_act, rests).order_by(schema.TableRow.updated)
        async with self._storage.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def out_of_time(self) -> list[str]:
        """Tables at which a seat's time is out."""
        query = select(schema.TableRow.id).where(schema.TableRow.due <= schema.now()).order_by(schema.TableRow.due)
        async with self._storage.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def prune(self, older_than: datetime, running_too: bool, dry: bool) -> list[str]:
        """Delete tables that nothing has happened at since then; people's results stay."""
        ended = or_(schema.TableRow.over, schema.TableRow.closed, ~schema.TableRow.started)
        query = select(schema.TableRow.id).where(schema.TableRow.updated < older_than)
        if not running_too:
            query = query.where(ended)
        async with self._storage.changing() as connection:
            found = list((await connection.execute(query)).scalars())
            if not dry:
                await connection.run_sync(delete_tables, found)
        return found

    async def delete(self, table: str) -> None:
        """Delete a table; people's results stay."""
        async with self._storage.changing() as connection:
            await connection.run_sync(delete_tables, [table])


def delete_tables(connection: Connection, tables: Sequence[str]) -> None:
    for start in range(0, len(tables), 100):
        some = tables[start : start + 100]
        for part in (
            schema.ChatMessageRow,
            schema.MutedRow,
            schema.ListingRow,
            schema.MeetingRow,
            schema.CommandRow,
            schema.SeatRow,
            schema.AnalysisRow,
            schema.BranchRow,
        ):
            connection.execute(delete(part).where(part.table_id.in_(some)))
        connection.execute(delete(schema.BranchRow).where(schema.BranchRow.of.in_(some)))
        connection.execute(delete(schema.TableRow).where(schema.TableRow.id.in_(some)))


def table_columns(table: TableRecord) -> dict[str, Any]:
    """What can change about a table."""
    return {
        "creator": table.creator,
        "title": table.title,
        "public": table.public,
        "invitation": table.invitation,
        "started": table.started,
        "closed": table.closed,
        "clock": vars(table.clock) if table.clock else None,
        "rates": table.rates,
        "rated": table.rated,
        "banned": list(table.banned),
        "proposals": [vars(proposal) for proposal in table.proposals],
        "notices": [vars(notice) for notice in table.notices],
        "rematch": table.rematch,
        "shares": None if table.shares is None else list(table.shares),
        "deal_by": table.deal_by,
    }


def standing_columns(standing: Standing) -> dict[str, Any]:
    return vars(standing) | {"to_act": list(standing.to_act)}


def command_columns(table: str, command: CommandRecord) -> dict[str, Any]:
    return {"table_id": table, **vars(command), "actions": list(command.actions), "created": schema.now()}


SEAT_FIELDS = tuple(SeatRecord.__dataclass_fields__)


def seat_record(row: Any) -> SeatRecord:
    return SeatRecord(**{field: getattr(row, field) for field in SEAT_FIELDS})


def command_record(row: Any) -> CommandRecord:
    return CommandRecord(row.version, row.command_id, row.seat, row.kind, tuple(row.actions))


def proposal_record(said: dict[str, Any]) -> ProposalRecord:
    return ProposalRecord(**said | {"agreed": tuple(said["agreed"]), "refused": tuple(said["refused"])})


def table_record(row: Any, seats: list[SeatRecord]) -> TableRecord:
    return TableRecord(
        id=row.id,
        game=row.game,
        options=row.options,
        seed=int(row.seed, 16),
        commitment=row.commitment,
        rules_version=row.rules_version,
        data=row.data,
        creator=row.creator,
        seats=tuple(seats),
        title=row.title,
        public=row.public,
        invitation=row.invitation,
        started=row.started,
        closed=row.closed,
        clock=ClockRecord(**row.clock) if row.clock else None,
        rates=row.rates,
        rated=row.rated,
        banned=tuple(row.banned),
        proposals=tuple(proposal_record(said) for said in row.proposals),
        notices=tuple(NoticeRecord(**said) for said in row.notices),
        rematch=row.rematch,
        origin=row.origin,
        shares=None if row.shares is None else tuple(row.shares),
        deal_by=row.deal_by,
        daily=DailyRecord(**row.daily) if row.daily else None,
        revision=row.revision,
    )
