"""The server's pulse, kept in the database: while it is still, nobody's clock runs.

When it was still for a while, whatever the reason (nobody ran the server, the machine slept, the database was gone),
turns that were under way begin so much later. Where the clock of the machine was set back, they began now at the latest:
else nobody's time would ever be out.
"""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, exists, func, insert, or_, select, update

from ..storage import schema
from ..storage.records import ClockRecord
from ..storage.schema import AboutRow, now
from ..storage.transactions import Storage
from .stored import SKEW

ALIVE = "alive"
BEAT = timedelta(seconds=5)
STILL = 3 * BEAT
"""Another worker may have been up until then."""


class Heartbeat:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._last: datetime | None = None
        """When this worker looked last."""

    async def beat(self) -> bool:
        """Look, once in a while; whether tables were changed, so that those in memory are old."""
        moment = now()
        if self._last is not None and abs(moment - self._last) < BEAT:
            return False
        changed = False
        if self._last is None or await self._timed():  # else nothing need be written
            changed = await self._storage.change(lambda connection: self._look(connection, moment))
        self._last = moment
        return changed

    async def _timed(self) -> bool:
        async with self._storage.reading() as connection:
            return bool(await connection.scalar(select(exists().where(schema.TableRow.due.is_not(None)))))

    def _look(self, connection: Connection, moment: datetime) -> bool:
        first = self._last is None
        said = connection.execute(select(AboutRow.value).where(AboutRow.key == ALIVE).with_for_update()).scalar()
        seen = datetime.fromisoformat(said) if said else last_change(connection)
        still = moment - max(filter(None, (seen, self._last)), default=moment)
        least = timedelta() if first and not self._storage.shared else STILL
        changed = False
        if still > least or still < -SKEW or first:
            gap = still if still > least else timedelta()
            changed = begin_later(connection, gap, moment)
        value = moment.isoformat()
        if said is None:
            connection.execute(insert(AboutRow).values(key=ALIVE, value=value))
        else:
            connection.execute(update(AboutRow).where(AboutRow.key == ALIVE).values(value=value))
        return changed


def last_change(connection: Connection) -> datetime | None:
    """The last sign of life in a database that has no pulse yet."""
    found: datetime | None = connection.execute(select(func.max(schema.TableRow.updated))).scalar()
    return found if found is None or found.tzinfo else found.replace(tzinfo=UTC)


def begin_later(connection: Connection, gap: timedelta, moment: datetime) -> bool:
    """Have turns at timed tables begin so much later, and none, at any table, later than now; whether any did."""
    table, seat = schema.TableRow, schema.SeatRow
    ahead = moment + SKEW
    connection.execute(update(table).where(table.updated > ahead).values(updated=moment))
    ours = table.id.in_(select(seat.table_id).where(seat.since > ahead))
    query = (
        select(table.id, table.clock, seat.seat, seat.since, seat.kind, seat.stand_in)
        .join(seat, seat.table_id == table.id)
        .where(seat.since.is_not(None), or_(table.clock.is_not(None), ours) if gap else ours)
        .order_by(table.id, seat.seat)
        .with_for_update()
    )
    turns: dict[str, list[Any]] = {}
    for row in connection.execute(query):
        turns.setdefault(row.id, []).append(row)
    for name, rows in turns.items():
        begun = {row.seat: min(row.since + gap, moment) for row in rows}
        for number, since in begun.items():
            connection.execute(update(seat).where(seat.table_id == name, seat.seat == number).values(since=since))
        clock = ClockRecord(**rows[0].clock) if rows[0].clock else None
        outs = [clock.out(begun[r.seat]) for r in rows if clock and r.kind == "human" and r.stand_in is None]
        due = {"due": min(outs)} if outs else {}
        connection.execute(update(table).where(table.id == name).values(revision=table.revision + 1, **due))
    return bool(turns)
