"""A database full of finished tables: one that was played, written down again and again under other names.

A program of its own, since nothing in the tests imports the server itself; `multiply` runs it.
"""

import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, func, insert, select, update

AT_ONCE = 2000


def engine_of(place: str) -> Engine:
    """A way to a server's database, beside the server."""
    url = place.replace("postgresql:", "postgresql+psycopg:") if "://" in place else f"sqlite:///{place}"
    return create_engine(url)


def multiply(place: str, table: str, times: int) -> None:
    """So many more of a finished table, each a minute older than the one before, with its seats, results and lists."""
    program = [sys.executable, str(Path(__file__)), place, table, str(times)]
    ended = subprocess.run(program, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr


def write(place: str, table: str, times: int) -> None:
    from trivet.server.storage import schema

    engine = engine_of(place)
    with engine.begin() as connection:
        first = connection.execute(select(func.count()).select_from(schema.TableRow)).scalar_one()
        parts = [
            (part, [row._asdict() for row in found(connection, part, table)])
            for part in (schema.TableRow, schema.SeatRow, schema.ListingRow, schema.MeetingRow, schema.ResultRow)
        ]
        for start in range(first, first + times, AT_ONCE):
            numbers = range(start, min(start + AT_ONCE, first + times))
            for part, rows in parts:
                if rows:
                    connection.execute(insert(part), [copy(row, number) for number in numbers for row in rows])
        for row in parts[-1][1]:
            tally = update(schema.TallyRow).filter_by(identity=row["identity"], game=row["game"])
            connection.execute(tally.values(played=schema.TallyRow.played + times))
            rivals = update(schema.RivalRow).filter_by(identity=row["identity"], game=row["game"])
            connection.execute(rivals.values(played=schema.RivalRow.played + times))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("ANALYZE" if "://" in place else "PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()


def found(connection: Connection, part: Any, table: str) -> Any:
    key = part.id if hasattr(part, "id") else part.table_id
    return connection.execute(select(part.__table__).where(key == table))


def copy(row: dict[str, Any], number: int) -> dict[str, Any]:
    named = {"id" if "id" in row else "table_id": f"T{number:021d}"}
    return row | named | ({"created": row["created"] - timedelta(minutes=number)} if "created" in row else {})


if __name__ == "__main__":
    write(sys.argv[1], sys.argv[2], int(sys.argv[3]))
