"""Challenges: a table with a seat that is kept for somebody one has met; and those whom one would rather not meet again."""

from typing import Any

from sqlalchemy import delete, exists, insert, or_, select

from ..basics.errors import Refusal
from ..storage import schema
from ..storage.transactions import Storage, once_more

MOST_BLOCKED = 500
Blocked, Rivals, Meetings = schema.BlockedRow, schema.RivalRow, schema.MeetingRow


class Challenges:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def open_to(self, identity: str, other: str) -> bool:
        """Whether a person may challenge another: they have sat at one table, and neither has blocked the other."""
        async with self._storage.reading() as connection:
            return bool(await connection.scalar(select(met(identity, other) & ~parted(identity, other))))

    async def check(self, identity: str, other: str) -> None:
        """Raises Refusal where a person may not challenge another now."""
        if not await self.open_to(identity, other):
            message = "You can challenge people whom you have met at a table, and who take challenges from you."
            raise Refusal(403, "no_challenge", message)
        seats, tables = schema.SeatRow, schema.TableRow
        waits = (
            select(seats.seat)
            .join(tables, tables.id == seats.table_id)
            .where(seats.reserved == other, tables.creator == identity, ~tables.started, ~tables.closed)
        )
        async with self._storage.reading() as connection:
            if await connection.scalar(select(exists(waits))):
                message = "A table of yours waits for this person already. Close it, or let them answer first."
                raise Refusal(409, "already_challenged", message)

    async def has_blocked(self, identity: str, other: str) -> bool:
        query = select(Blocked.other).where(Blocked.identity == identity, Blocked.other == other)
        async with self._storage.reading() as connection:
            return await connection.scalar(query) is not None

    async def blocked(self, identity: str) -> list[tuple[str, str]]:
        """Those whom a person has blocked, the last first, and what they are called."""
        people = schema.IdentityRow
        query = (
            select(Blocked.other, people.name)
            .join(people, people.id == Blocked.other)
            .where(Blocked.identity == identity)
            .order_by(Blocked.created.desc(), Blocked.other)
        )
        async with self._storage.reading() as connection:
            return [(row.other, row.name) for row in await connection.execute(query)]

    @once_more
    async def block(self, identity: str, other: str) -> None:
        mine = Blocked.identity == identity
        async with self._storage.changing() as connection:
            known = list((await connection.execute(select(Blocked.other).where(mine))).scalars())
            if other in known:
                return
            if len(known) >= MOST_BLOCKED:
                raise Refusal(403, "quota", f"You have blocked {MOST_BLOCKED} people, which is the most.")
            await connection.execute(insert(Blocked).values(identity=identity, other=other))

    async def unblock(self, identity: str, other: str) -> None:
        async with self._storage.changing() as connection:
            await connection.execute(delete(Blocked).where(Blocked.identity == identity, Blocked.other == other))


def met(identity: str, other: str) -> Any:
    """At a game that is over, or at a table that is still there."""
    return or_(
        exists(select(Rivals.other).where(Rivals.identity == identity, Rivals.other == other)),
        exists(select(Meetings.other).where(Meetings.identity == identity, Meetings.other == other)),
    )


def parted(identity: str, other: str) -> Any:
    pairs = ((identity, other), (other, identity))
    return exists(select(Blocked.other).where(or_(*((Blocked.identity == a) & (Blocked.other == b) for a, b in pairs))))
