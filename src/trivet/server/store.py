"""Everything the server reads and writes of tables."""

from datetime import datetime, timedelta
from typing import Any, cast

from sqlalchemy import ColumnExpressionArgument, Connection, Table, and_, delete, insert, or_, select, update

from . import schema
from .ratings import rate
from .records import (
    Clock,
    CommandRecord,
    Listed,
    NoticeRecord,
    Outcome,
    ProposalRecord,
    SeatRecord,
    Standing,
    TableRecord,
    Waiting,
)
from .storage import Conflict, Storage

TABLES, SEATS, COMMANDS = (cast(Table, part.__table__) for part in (schema.Table, schema.Seat, schema.Command))
"""What is written at every move: plain tables make statements faster than mapped classes."""
LISTED = 50
"""Tables of each kind in the lobby."""
WAITS = and_(~schema.Table.started, ~schema.Table.closed)
"""For people to sit down."""


class Store:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def add_table(self, table: TableRecord, standing: Standing, commands: list[CommandRecord]) -> None:
        async with self._storage.changing() as connection:
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
                    origin=table.origin,
                    revision=table.revision,
                    **table_columns(table),
                    **standing_columns(standing),
                )
            )
            seats = [{"table_id": table.id, **vars(seat)} for seat in table.seats]
            await connection.execute(insert(schema.Seat), seats)
            if commands:
                await connection.execute(insert(schema.Command), [command_columns(table.id, c) for c in commands])

    async def write(
        self,
        before: TableRecord,
        after: TableRecord,
        standing: Standing,
        command: CommandRecord | None,
        outcomes: list[Outcome],
    ) -> None:
        """Write a change of a table down; raises Conflict where another one came first."""
        known = table_columns(before)
        changed = {what: value for what, value in table_columns(after).items() if value != known[what]}
        changed |= standing_columns(standing)

        def work(connection: Connection) -> None:
            found = connection.execute(
                update(TABLES)
                .where(TABLES.c.id == after.id, TABLES.c.revision == before.revision)
                .values(updated=schema.now(), revision=after.revision, **changed)
            )
            if found.rowcount != 1:
                raise Conflict(f"Table {after.id} has been changed by somebody else.")
            for old, new in zip(before.seats, after.seats, strict=True):
                if old != new:
                    seat = update(SEATS).where(SEATS.c.table_id == after.id, SEATS.c.seat == new.seat)
                    connection.execute(seat.values(**vars(new)))
            if command:
                connection.execute(insert(COMMANDS), command_columns(after.id, command))
            if outcomes:
                self._note(connection, after, outcomes)

        await self._storage.change(work)

    def _note(self, connection: Connection, table: TableRecord, outcomes: list[Outcome]) -> None:
        """What the end of a game means for those who played it."""
        connection.execute(
            insert(schema.Result),
            [
                {
                    "table_id": table.id,
                    "identity": outcome.identity,
                    "game": table.game,
                    "players": len(table.seats),
                    "place": outcome.place,
                }
                for outcome in outcomes
            ],
        )
        if not table.counts:
            return
        found = schema.Rating
        query = (
            select(found)
            .where(found.game == table.game, found.identity.in_([o.identity for o in outcomes]))
            .order_by(found.identity)
            .with_for_update()
        )
        known = {row.identity: (row.mu, row.sigma, row.played) for row in connection.execute(query)}
        for identity, (mu, sigma, played) in rate(outcomes, known).items():
            values = {"mu": mu, "sigma": sigma, "played": played}
            if identity in known:
                change = update(found).filter_by(identity=identity, game=table.game)
                connection.execute(change.values(**values))
            else:
                connection.execute(insert(found).values(identity=identity, game=table.game, **values))

    async def table(self, table: str, after: int = 0) -> tuple[TableRecord, list[CommandRecord]] | None:
        """A table and its commands after that version."""
        async with self._storage.reading(all_at_once=True) as connection:
            row = (await connection.execute(select(schema.Table.__table__).filter_by(id=table))).one_or_none()
            if row is None:
                return None
            seats = await connection.execute(select(schema.Seat.__table__).filter_by(table_id=table).order_by("seat"))
            commands = await connection.execute(
                select(schema.Command.__table__)
                .where(schema.Command.table_id == table, schema.Command.version > after)
                .order_by("version")
            )
            return table_record(row, [seat_record(seat) for seat in seats]), [command_record(c) for c in commands]

    async def revisions(self, tables: list[str]) -> dict[str, int]:
        """How often each of these tables has changed; those that are gone are left out."""
        query = select(schema.Table.id, schema.Table.revision).where(schema.Table.id.in_(tables))
        async with self._storage.reading() as connection:
            return {row.id: row.revision for row in await connection.execute(query)}

    async def tables_of(self, identity: str) -> list[Listed]:
        """The tables a person sits at, has set up or is kept a seat at, newest first."""
        sits = schema.Table.id.in_(select(schema.Seat.table_id).where(schema.Seat.identity == identity))
        kept = schema.Table.id.in_(select(schema.Seat.table_id).where(schema.Seat.reserved == identity))
        return await self._list(or_(sits, schema.Table.creator == identity, and_(kept, WAITS)))

    async def finished_by(self, identity: str, public: bool, most: int) -> list[Listed]:
        sits = schema.Table.id.in_(select(schema.Seat.table_id).where(schema.Seat.identity == identity))
        shown = [schema.Table.public] if public else []
        return await self._list(sits, schema.Table.over, *shown, most=most)

    async def lobby(self) -> tuple[list[Listed], list[Listed]]:
        """Public tables that wait for people, and those at which a game is on."""
        shown = (schema.Table.public, ~schema.Table.closed, ~schema.Table.over)
        waiting = await self._list(*shown, ~schema.Table.started, most=LISTED)
        return waiting, await self._list(*shown, schema.Table.started, most=LISTED)

    async def turns_of(self, identity: str) -> list[Waiting]:
        """The tables that wait for a person: to act there, or to sit down on a seat that is kept."""
        found, seat = schema.Table, schema.Seat
        acts = and_(seat.identity == identity, seat.since.is_not(None), seat.stand_in.is_(None))
        kept = and_(seat.reserved == identity, WAITS)
        query = (
            select(found.id, found.game, found.title, found.started)
            .join(seat, seat.table_id == found.id)
            .where(or_(acts, kept))
            .distinct()
            .order_by(found.id)
        )
        async with self._storage.reading() as connection:
            rows = await connection.execute(query)
            return [Waiting(row.id, row.game, row.title, invited=not row.started) for row in rows]

    async def waiting_for_bots(self, idle: timedelta = timedelta()) -> list[str]:
        """Tables at which a bot is to act and nothing has happened for so long."""
        query = (
            select(schema.Table.id)
            .where(schema.Table.bot_to_act, schema.Table.updated <= schema.now() - idle)
            .order_by(schema.Table.updated)
        )
        async with self._storage.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def out_of_time(self) -> list[str]:
        """Tables at which a seat's time is out."""
        query = select(schema.Table.id).where(schema.Table.due <= schema.now()).order_by(schema.Table.due)
        async with self._storage.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def every_table(self, status: str | None, game: str | None, most: int) -> list[Listed]:
        """For whoever runs the server."""
        conditions: list[ColumnExpressionArgument[bool]] = [] if game is None else [schema.Table.game == game]
        if status is not None:
            conditions += STATUSES[status]
        return await self._list(*conditions, most=most)

    async def prune(self, older_than: datetime, running_too: bool, dry: bool) -> list[str]:
        """Delete tables that nothing has happened at since then; people's results stay."""
        ended = or_(schema.Table.over, schema.Table.closed, ~schema.Table.started)
        query = select(schema.Table.id).where(schema.Table.updated < older_than)
        if not running_too:
            query = query.where(ended)
        async with self._storage.changing() as connection:
            found = list((await connection.execute(query)).scalars())
            for start in range(0, 0 if dry else len(found), 100):
                some = found[start : start + 100]
                for part in (schema.ChatMessage, schema.Muted, schema.Command, schema.Seat):
                    await connection.execute(delete(part).where(part.table_id.in_(some)))
                await connection.execute(delete(schema.Table).where(schema.Table.id.in_(some)))
        return found

    async def _list(self, *conditions: ColumnExpressionArgument[bool], most: int | None = None) -> list[Listed]:
        """Tables, newest first."""
        tables = select(schema.Table.__table__).where(*conditions).order_by(schema.Table.created.desc()).limit(most)
        async with self._storage.reading() as connection:
            rows = (await connection.execute(tables)).all()
            seats = select(schema.Seat.__table__).where(schema.Seat.table_id.in_([row.id for row in rows]))
            sitting: dict[str, list[SeatRecord]] = {}
            for seat in await connection.execute(seats.order_by(schema.Seat.seat)):
                sitting.setdefault(seat.table_id, []).append(seat_record(seat))
            return [listed(row, sitting[row.id]) for row in rows]


STATUSES: dict[str, list[ColumnExpressionArgument[bool]]] = {
    "open": [WAITS],
    "playing": [schema.Table.started.is_(True), ~schema.Table.closed, ~schema.Table.over],
    "over": [schema.Table.over.is_(True)],
    "closed": [schema.Table.closed.is_(True)],
}


def table_columns(table: TableRecord) -> dict[str, Any]:
    """What can change about a table."""
    return {
        "title": table.title,
        "public": table.public,
        "invitation": table.invitation,
        "started": table.started,
        "closed": table.closed,
        "clock": vars(table.clock) if table.clock else None,
        "rated": table.rated,
        "banned": list(table.banned),
        "proposals": [vars(proposal) for proposal in table.proposals],
        "notices": [vars(notice) for notice in table.notices],
        "rematch": table.rematch,
    }


def standing_columns(standing: Standing) -> dict[str, Any]:
    return vars(standing) | {"to_act": list(standing.to_act)}


def command_columns(table: str, command: CommandRecord) -> dict[str, Any]:
    return {"table_id": table, **vars(command), "actions": list(command.actions), "created": schema.now()}


def seat_record(row: Any) -> SeatRecord:
    return SeatRecord(row.seat, row.kind, row.identity, row.bot, row.name, row.reserved, row.stand_in, row.since)


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
        clock=Clock(**row.clock) if row.clock else None,
        rated=row.rated,
        banned=tuple(row.banned),
        proposals=tuple(proposal_record(said) for said in row.proposals),
        notices=tuple(NoticeRecord(**said) for said in row.notices),
        rematch=row.rematch,
        origin=row.origin,
        revision=row.revision,
    )


def listed(row: Any, seats: list[SeatRecord]) -> Listed:
    return Listed(
        id=row.id,
        game=row.game,
        seats=tuple(seats),
        standing=Standing(row.moves, tuple(row.to_act), row.bot_to_act, row.over, row.result, row.due),
        title=row.title,
        public=row.public,
        clock=Clock(**row.clock) if row.clock else None,
        started=row.started,
        closed=row.closed,
        created=row.created,
        updated=row.updated,
    )
