"""Tables at which a finished match is played on from one of its moves, against bots and for nobody's rating.

The shuffle is the match's own: what lay hidden then lies hidden still, and what the same moves bring to light is the same.
"""

from sqlalchemy import Connection, insert, select

from ..basics.errors import Refusal
from ..storage import schema
from ..storage.records import SeatRecord, TableRecord
from ..storage.transactions import Storage
from ..tables.keeper import Tables
from ..tables.live import Live

MOST = 50
"""Branches of a match that a person is told of, the newest."""
NOWHERE = {"table": None, "commitment": None}
"""Whence such a table has its shuffle: nothing was promised for it."""
Rows, Found = schema.BranchRow, schema.TableRow


class Branching:
    def __init__(self, storage: Storage, tables: Tables) -> None:
        self._storage = storage
        self._tables = tables

    async def begin(self, identity: str, live: Live, move: int, seat: int | None, bot: str) -> Live:
        """A new table that stands where the match stood before a move; raises Refusal.

        `seat`: whose place the person takes; none: that of who acted there. Bots of that name take the others'.
        """
        table, match = live.table, live.course.match
        if not move < len(match.moves):
            said = f"This match has {len(match.moves)} moves: play on from one of them, counted from 0."
            raise Refusal(422, "bad_request", said)
        seat = match.moves[move][0] if seat is None else seat
        if seat >= len(table.seats):
            raise Refusal(422, "unknown_seat", f"This table has the seats 0 to {len(table.seats) - 1}.")
        name = next((one.name for one in table.seats if one.identity == identity), "")
        seats = [
            SeatRecord(number, "human", identity, None, name)
            if number == seat
            else SeatRecord(number, "bot", None, bot)
            for number in range(len(table.seats))
        ]

        def also(connection: Connection, new: TableRecord) -> None:
            connection.execute(insert(Rows).values(table_id=new.id, of=table.id, move=move))

        return await self._tables.create(
            identity,
            live.course.game,
            match.options,
            seats,
            match.moves[:move],
            match.seed,
            match.rules_version,
            also,
            rates="nobody",
            rated=False,
            origin=NOWHERE,
        )

    async def of(self, table: str, identity: str | None) -> list[tuple[str, int]]:
        """The person's branches of a match, the newest first: which tables, and after how many moves they part."""
        mine = select(Rows.table_id, Rows.move).join(Found, Found.id == Rows.table_id)
        mine = mine.where(Rows.of == table, Found.creator == identity)
        async with self._storage.reading() as connection:
            rows = await connection.execute(mine.order_by(Found.created.desc(), Found.id).limit(MOST))
            return [(row.table_id, row.move) for row in rows]

    async def origin(self, table: str) -> tuple[str, int] | None:
        """The match that a table plays on, and after how many of its moves."""
        async with self._storage.reading() as connection:
            row = (await connection.execute(select(Rows.of, Rows.move).where(Rows.table_id == table))).one_or_none()
        return (row.of, row.move) if row else None
