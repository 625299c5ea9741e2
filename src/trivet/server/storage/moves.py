"""Moves on their way to the database: what is written most by far, in statements that are made once.

A move that ends nothing changes the table's standing, when turns began, and adds a command. Whatever else can become of
a table is written by `tables.stored`.
"""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

import msgspec

from .records import CommandRecord, SeatRecord, Standing


@dataclass(frozen=True)
class Move:
    table: str
    known: int
    """The revision that it was made at: where another change came first, nothing is written."""
    revision: int
    at: datetime
    standing: Standing
    seats: Sequence[SeatRecord]
    """Those whose turn has begun or ended."""
    command: CommandRecord
    growth: int
    """Bytes by which it makes the table larger."""


class Moves(Protocol):
    """Writes moves, several in one transaction: whether each was written, in their order."""

    async def open(self) -> None:
        """Make what is needed to write, where it can be had now; else it is made when it is needed."""

    async def write(self, moves: Sequence[Move]) -> list[bool]: ...

    async def close(self) -> None: ...


TABLE = "updated, revision, moves, to_act, bot_to_act, due"
COMMAND = "table_id, version, command_id, seat, kind, actions, created"


def table_values(move: Move, moment: Callable[[datetime], Any]) -> tuple[Any, ...]:
    standing = move.standing
    due = moment(standing.due) if standing.due else None
    to_act = numbers(standing.to_act)
    return moment(move.at), move.revision, standing.moves, to_act, standing.bot_to_act, due, move.growth


def command_values(move: Move, moment: Callable[[datetime], Any]) -> tuple[Any, ...]:
    command = move.command
    actions = numbers(command.actions)
    return (move.table, command.version, command.command_id, command.seat, command.kind, actions, moment(move.at))


def numbers(some: tuple[int, ...]) -> str:
    return msgspec.json.encode(some).decode()


def in_file(moment: datetime) -> str:
    """As SQLAlchemy writes it into SQLite."""
    return moment.replace(tzinfo=None).isoformat(" ", "microseconds")


def assigned(columns: str, mark: str) -> str:
    return ", ".join(f"{column} = {mark}" for column in columns.split(", "))


def marks(columns: str, mark: str) -> str:
    return ", ".join(mark for _ in columns.split(", "))


FILE_TABLE = f"UPDATE tables SET {assigned(TABLE, '?')}, size = size + ? WHERE id = ? AND revision = ?"
FILE_SEAT = "UPDATE seats SET since = ? WHERE table_id = ? AND seat = ?"
FILE_COMMAND = f"INSERT INTO commands ({COMMAND}) VALUES ({marks(COMMAND, '?')})"


def write_to_file(connection: sqlite3.Connection, moves: Sequence[Move]) -> list[bool]:
    """Write moves in one transaction of a connection that leaves transactions to us."""
    written = []
    connection.execute("BEGIN IMMEDIATE")
    try:
        for move in moves:
            changed = connection.execute(FILE_TABLE, (*table_values(move, in_file), move.table, move.known))
            written.append(changed.rowcount == 1)
            if written[-1]:
                for seat in move.seats:
                    since = in_file(seat.since) if seat.since else None
                    connection.execute(FILE_SEAT, (since, move.table, seat.seat))
                connection.execute(FILE_COMMAND, command_values(move, in_file))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return written


SERVER_MOVE = (
    f"WITH changed AS (UPDATE tables SET {assigned(TABLE, '%s')}, size = size + %s WHERE id = %s AND revision = %s "
    "AND clock_timestamp() < %s RETURNING id), "
    "turns AS (UPDATE seats SET since = now.since "
    "FROM unnest(%s::integer[], %s::timestamptz[]) AS now(seat, since), changed "
    "WHERE seats.table_id = changed.id AND seats.seat = now.seat) "
    f"INSERT INTO commands ({COMMAND}) SELECT {marks(COMMAND, '%s')} FROM changed"
)
"""All of a move in one statement, and so in one transaction. One that reaches a frozen server is void when it thaws."""


def as_it_is(moment: datetime) -> datetime:
    return moment


def server_values(move: Move, until: datetime) -> tuple[Any, ...]:
    return (
        *table_values(move, as_it_is),
        move.table,
        move.known,
        until,
        [seat.seat for seat in move.seats],
        [seat.since for seat in move.seats],
        *command_values(move, as_it_is),
    )
