"""Everything the server reads from and writes to its database."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .database import Database
from .errors import StorageDown
from .records import CommandRecord, Listed, Person, SeatRecord, Standing, TableRecord


class Conflict(StorageDown):
    """Another command has taken that version, or that command id."""


class Store:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine()
        self._writing = asyncio.Lock()  # first come, first served; SQLite itself would let writers poll

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise storage_down(error) from error

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is on disk when this ends without an error, and nothing of it otherwise."""
        try:
            async with self._writing, self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except SQLAlchemyError as error:
            raise storage_down(error) from error

    async def ping(self) -> None:
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))

    # People

    async def add_person(self, secret_hash: str) -> Person:
        person = Person(secrets.token_urlsafe(16), "", None)
        async with self._changing() as connection:
            await connection.execute(
                insert(schema.Identity).values(id=person.id, secret_hash=secret_hash, name="", language=None)
            )
        return person

    async def person_with(self, secret_hash: str) -> Person | None:
        found = schema.Identity
        query = select(found.id, found.name, found.language).where(found.secret_hash == secret_hash)
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Person(row.id, row.name, row.language)

    async def change_person(self, person: Person) -> None:
        change = update(schema.Identity).where(schema.Identity.id == person.id)
        async with self._changing() as connection:
            await connection.execute(change.values(name=person.name, language=person.language))

    # Tables

    async def add_table(self, table: TableRecord, standing: Standing) -> None:
        async with self._changing() as connection:
            await connection.execute(
                insert(schema.Table).values(
                    id=table.id,
                    game=table.game,
                    options=table.options,
                    seed=f"{table.seed:032x}",
                    commitment=table.commitment,
                    rules_version=table.rules_version,
                    data=table.data,
                    creator=table.creator,
                    **standing_columns(standing),
                )
            )
            seats = [
                {
                    "table_id": table.id,
                    "seat": s.seat,
                    "kind": s.kind,
                    "identity": s.identity,
                    "bot": s.bot,
                    "name": s.name,
                }
                for s in table.seats
            ]
            await connection.execute(insert(schema.Seat), seats)

    async def add_command(self, table: str, command: CommandRecord, standing: Standing) -> None:
        """Write a command down; raises Conflict where another one came first."""
        moment = schema.now()
        async with self._changing() as connection:
            await connection.execute(
                insert(schema.Command).values(
                    table_id=table,
                    version=command.version,
                    command_id=command.command_id,
                    seat=command.seat,
                    kind=command.kind,
                    actions=list(command.actions),
                    created=moment,
                )
            )
            change = update(schema.Table).where(schema.Table.id == table)
            await connection.execute(change.values(updated=moment, **standing_columns(standing)))

    async def table(self, table: str) -> tuple[TableRecord, list[CommandRecord]] | None:
        """A table and all its commands."""
        async with self._reading() as connection:
            row = (await connection.execute(select(schema.Table.__table__).filter_by(id=table))).one_or_none()
            if row is None:
                return None
            seats = await connection.execute(select(schema.Seat.__table__).filter_by(table_id=table).order_by("seat"))
            commands = await connection.execute(
                select(schema.Command.__table__).filter_by(table_id=table).order_by("version")
            )
            return table_record(row, [seat_record(seat) for seat in seats]), [command_record(c) for c in commands]

    async def tables_of(self, identity: str) -> list[Listed]:
        """The tables a person sits at, newest first."""
        mine = select(schema.Seat.table_id).where(schema.Seat.identity == identity).distinct().scalar_subquery()
        tables = select(schema.Table.__table__).where(schema.Table.id.in_(mine)).order_by(schema.Table.created.desc())
        seats = select(schema.Seat.__table__).where(schema.Seat.table_id.in_(mine)).order_by(schema.Seat.seat)
        async with self._reading() as connection:
            rows = (await connection.execute(tables)).all()
            sitting: dict[str, list[SeatRecord]] = {}
            for seat in await connection.execute(seats):
                sitting.setdefault(seat.table_id, []).append(seat_record(seat))
            return [listed(row, sitting[row.id]) for row in rows]

    async def waiting_for_bots(self) -> list[str]:
        """Tables at which a bot is to act."""
        query = select(schema.Table.id).where(schema.Table.bot_to_act).order_by(schema.Table.updated)
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())


def storage_down(error: SQLAlchemyError) -> StorageDown:
    return StorageDown(f"The database does not answer: {getattr(error, 'orig', None) or error}.")


def standing_columns(standing: Standing) -> dict[str, Any]:
    return {
        "moves": standing.moves,
        "to_act": list(standing.to_act),
        "bot_to_act": standing.bot_to_act,
        "over": standing.over,
        "result": standing.result,
    }


def seat_record(row: Any) -> SeatRecord:
    return SeatRecord(row.seat, row.kind, row.identity, row.bot, row.name)


def command_record(row: Any) -> CommandRecord:
    return CommandRecord(row.version, row.command_id, row.seat, row.kind, tuple(row.actions))


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
    )


def listed(row: Any, seats: list[SeatRecord]) -> Listed:
    standing = Standing(row.moves, tuple(row.to_act), row.bot_to_act, row.over, row.result)
    return Listed(row.id, row.game, tuple(seats), standing, row.created, row.updated)
