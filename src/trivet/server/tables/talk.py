"""What people say at tables, and whom they would rather not hear."""

from typing import Any

from sqlalchemy import delete, insert, select

from ..storage import schema
from ..storage.records import MessageRecord
from ..storage.transactions import Conflict, Storage, once_more

KEPT = 200
"""Messages that are kept of a table; older ones go."""
ATTEMPTS = 20


class Talk:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def since(self, table: str, number: int) -> list[MessageRecord]:
        """The last messages after that one, oldest first."""
        found = schema.ChatMessageRow
        query = (
            select(found.__table__)
            .where(found.table_id == table, found.number > number)
            .order_by(found.number.desc())
            .limit(KEPT)
        )
        async with self._storage.reading() as connection:
            return [message_record(row) for row in (await connection.execute(query)).all()][::-1]

    async def say(
        self, table: str, last: int, identity: str, seat: int | None, name: str, text: str | None, reaction: str | None
    ) -> int:
        """Add a message after the last one that is known; returns its number."""
        for _ in range(ATTEMPTS):
            message = {"identity": identity, "seat": seat, "name": name, "text": text, "reaction": reaction}
            try:
                async with self._storage.changing() as connection:
                    await connection.execute(
                        insert(schema.ChatMessageRow).values(table_id=table, number=last + 1, **message)
                    )
                    found = schema.ChatMessageRow
                    old = delete(found).where(found.table_id == table, found.number <= last + 1 - KEPT)
                    await connection.execute(old)
                return last + 1
            except Conflict:
                missed = await self.since(table, last)
                if not missed:
                    raise
                last = missed[-1].number
        raise Conflict("Everybody speaks at once.")

    async def muted(self, table: str) -> dict[str, list[int]]:
        """The seats that each person at a table would rather not hear."""
        query = select(schema.MutedRow.identity, schema.MutedRow.seats).filter_by(table_id=table)
        async with self._storage.reading() as connection:
            return {row.identity: list(row.seats) for row in (await connection.execute(query)).all()}

    @once_more
    async def mute(self, table: str, identity: str, seats: list[int]) -> None:
        async with self._storage.changing() as connection:
            await connection.execute(delete(schema.MutedRow).filter_by(table_id=table, identity=identity))
            await connection.execute(insert(schema.MutedRow).values(table_id=table, identity=identity, seats=seats))


def message_record(row: Any) -> MessageRecord:
    return MessageRecord(row.number, row.identity, row.seat, row.name, row.text, row.reaction, row.created)
