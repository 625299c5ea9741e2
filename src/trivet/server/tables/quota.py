"""How much of the server's storage one person may fill, and how they get it back."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Connection, func, select

from ..basics.errors import Refusal
from ..storage import schema
from ..storage.records import CommandRecord, Listed, SeatRecord, TableRecord

TABLE_BYTES, COMMAND_BYTES, ACTION_BYTES = 2000, 150, 8
"""What a table takes on disk without its texts and moves, roughly, and what each command and each action add."""
REMEMBERED = timedelta(days=30)
"""For so long after its end a table with others stays for them, whatever its creator would rather."""
MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Quota:
    """What the tables that one person has set up may come to."""

    tables: int
    megabytes: int

    def check(self, connection: Connection, creator: str, more: int) -> None:
        """Raises Refusal where a table of so many bytes is too much. Of two at once, one waits for the other."""
        person = select(schema.IdentityRow.id).where(schema.IdentityRow.id == creator)
        connection.execute(person.with_for_update(key_share=True))
        found = schema.TableRow
        query = select(func.count(), func.coalesce(func.sum(found.size), 0)).where(found.creator == creator)
        tables, size = connection.execute(query).one()
        if tables >= self.tables:
            said = f"You have set up {tables} tables here, and {self.tables} are the most that one person may."
        elif size + more > self.megabytes * MEGABYTE:
            said = f"The tables that you have set up take {size / MEGABYTE:.1f} MB, and with this one they would take "
            said += f"more than {self.megabytes} MB."
        else:
            return
        raise Refusal(403, "quota", f"{said} {HOW_TO_FREE}")


HOW_TO_FREE = (
    "Delete some that you no longer need, on your page: those at which only you sit, at any time; those with others "
    f"{REMEMBERED.days} days after their end."
)


def size_of(table: TableRecord, commands: list[CommandRecord]) -> int:
    """Bytes that a new table takes, roughly."""
    return TABLE_BYTES + len((table.data or "").encode()) + sum(map(growth, commands))


def growth(command: CommandRecord) -> int:
    """Bytes that a command adds."""
    return COMMAND_BYTES + ACTION_BYTES * len(command.actions)


def may_delete(table: Listed, identity: str | None) -> bool:
    """Who set a table up deletes it as they like while nobody else sits there; else some time after its end."""
    if identity is None or table.creator != identity:
        return False
    finished = table.over or table.closed
    return not others_at(table.seats, identity) or (finished and schema.now() - table.updated > REMEMBERED)


def others_at(seats: Sequence[SeatRecord], identity: str) -> bool:
    """Whether anybody else sits there, or has a seat kept for them."""
    return any(seat.identity not in (None, identity) or seat.reserved not in (None, identity) for seat in seats)
