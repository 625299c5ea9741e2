"""Time in which nobody could play, and clocks of machines that were set back: neither costs a player anything."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, cast

import pytest

from trivet.games import load
from trivet.server.storage.records import SeatRecord, TableRecord
from trivet.server.storage.schema import now
from trivet.server.tables.keeper import Tables, new_id

from .people import Person, Served, Start, Table, run_apart
from .test_away import pair
from .test_club import Club, until

HOUR = 3600


def moved(moment: str | None, seconds: float) -> str | None:
    return moment and (datetime.fromisoformat(moment) + timedelta(seconds=seconds)).isoformat(" ", "microseconds")


def move_time(served: Served, seconds: float, alive: bool = True) -> None:
    """As if all that is written had been written so many seconds later; before, where there are fewer than none."""
    with closing(sqlite3.connect(served.database)) as database, database:
        database.create_function("moved", 1, lambda moment: moved(moment, seconds))
        database.execute("UPDATE seats SET since = moved(since)")
        database.execute("UPDATE tables SET due = moved(due), updated = moved(updated), created = moved(created)")
        if alive:
            change = (timedelta(seconds=seconds), "alive")
            ((value,),) = database.execute("SELECT value FROM about WHERE key = 'alive'").fetchall()
            database.execute(
                "UPDATE about SET value = ? WHERE key = ?",
                ((datetime.fromisoformat(value) + change[0]).isoformat(), change[1]),
            )


def left(table: Table) -> float:
    """Seconds that the one to act has left."""
    (deadline,) = table["deadlines"]
    return (datetime.fromisoformat(deadline["due"]) - now()).total_seconds()


def test_while_the_server_is_stopped_no_clock_runs(start: Start) -> None:
    served = start(sweep=0.05)
    first, second, table = pair(served, clock={"seconds": 600, "grace": 0})
    served.end()
    move_time(served, -300, alive=False)  # five minutes of the turn are over
    move_time(served, -24 * HOUR)  # then the server stood still for a day
    served.start()
    until(lambda: 0 < left(first.look(table)) < 900)
    seen = first.look(table)
    assert 280 < left(seen) < 320, "what was left of the turn is still left"
    assert not any(seat["stand_in"] for seat in seen["seats"])
    first.act(seen)
    served.restart()
    assert 0 < left(second.look(table)) < 601


def test_while_the_server_runs_clocks_run(start: Start) -> None:
    """Though it was stopped before, and only once is that made up for."""
    served = start(sweep=0.05)
    first, _, table = pair(served, clock={"seconds": 600, "grace": 0})
    served.end()
    move_time(served, -HOUR)
    served.start()
    until(lambda: left(first.look(table)) > 500)
    with closing(sqlite3.connect(served.database)) as database, database:
        database.create_function("moved", 1, lambda moment: moved(moment, -700))
        database.execute("UPDATE seats SET since = moved(since)")
        database.execute("UPDATE tables SET due = moved(due), revision = revision + 1")
    with first.live(table):
        until(lambda: any(seat["stand_in"] for seat in first.look(table)["seats"]))


def tables_of(store: Any) -> tuple[Tables, TableRecord]:
    """Tables that are read from there, and one of them."""
    played = load("gobi")
    seats = (SeatRecord(0, "human", "ann"), SeatRecord(1, "human", "bob"))
    read = TableRecord(new_id(), played.id, {"players": 2}, 1, "", played.rules_version, None, "ann", seats)
    nothing = cast(Any, None)
    return Tables(store, nothing, nothing, nothing, {played.id: played}, shared=False), read


def test_a_table_that_changes_while_it_is_read_is_read_again() -> None:
    """As where somebody looks in the moment in which a server makes up for the time it stood still."""

    class Changing:
        reads = 0

        async def table(self, *asked: Any) -> tuple[TableRecord, list[Any]]:
            self.reads += 1
            if self.reads == 1:
                tables.missed_something()
            return replace(read, revision=self.reads), []

    tables, read = tables_of(Changing())

    async def look() -> int:
        async with tables.at(read.id) as live:
            return live.table.revision

    assert run_apart(look()) == 2


def test_nobody_is_shown_an_old_table_while_somebody_else_reads_it_anew() -> None:
    class Slow:
        reads = 0

        async def table(self, *asked: Any) -> tuple[TableRecord, list[Any]]:
            self.reads += 1
            for _ in range(10):
                await asyncio.sleep(0)
            return replace(read, revision=self.reads), []

    tables, read = tables_of(Slow())

    async def look() -> int:
        async with tables.at(read.id) as live:
            return live.table.revision

    async def looks() -> list[int]:
        first = await look()
        tables.missed_something()
        begun = asyncio.create_task(look())
        await asyncio.sleep(0)
        return [first, await look(), await begun]

    assert run_apart(looks()) == [1, 2, 2]


def test_a_database_from_before_there_was_a_pulse(start: Start) -> None:
    served = start(sweep=0.05)
    first, _, table = pair(served, clock={"seconds": 600, "grace": 0})
    served.end()
    move_time(served, -HOUR)
    with closing(sqlite3.connect(served.database)) as database, database:
        database.execute("DELETE FROM about WHERE key = 'alive'")
    served.start()
    until(lambda: 500 < left(first.look(table)) < 601)


@pytest.mark.parametrize("ahead", [HOUR, 24 * HOUR])
def test_after_the_clock_of_the_machine_was_set_back_turns_begin_now(start: Start, ahead: int) -> None:
    served = start(sweep=0.05)
    first, _, table = pair(served, clock={"seconds": 5, "grace": 0})
    served.end()
    move_time(served, ahead)
    served.start()
    until(lambda: not (seen := first.look(table))["deadlines"] or -1 < left(seen) < 6)
    with first.live(table):
        until(lambda: any(seat["stand_in"] for seat in first.look(table)["seats"]))


@pytest.mark.parametrize("ahead", [HOUR, 24 * HOUR])
def test_after_the_clock_of_the_machine_was_set_back_bots_go_on(start: Start, ahead: int) -> None:
    served = start(sweep=0.05, bots=["hostile:Slow"])
    ann = served.person()
    table = ann.new_table("hostile:Slow", "hostile:Slow")
    ann.when(table, lambda t: t["version"] > 0)
    served.end()
    move_time(served, ahead)
    served.start()
    version = versions(served, table)
    until(lambda: versions(served, table) > version)


def versions(served: Served, table: Table) -> int:
    """Behind the server's back: to look at a table would wake its bots."""
    with closing(sqlite3.connect(served.database)) as database:
        ((count,),) = database.execute("SELECT count(*) FROM commands WHERE table_id = ?", (table["id"],)).fetchall()
        return int(count)


def away(person: Person, table: Table) -> bool:
    return any(seat["stand_in"] for seat in person.look(table)["seats"])


def test_several_workers_make_up_for_it_once_and_only_where_none_was_up(club: Club, postgres: Any) -> None:
    workers = club(sweep=0.05)
    first, second, table = pair(workers[0], clock={"seconds": 600, "grace": 0})
    ask = asking(postgres, workers[0])
    until(lambda: ask("SELECT value FROM about WHERE key = 'alive'"))
    for worker in workers:
        worker.end()
    ask("UPDATE seats SET since = since - interval '1 hour 300 seconds' WHERE since IS NOT NULL")
    ask("UPDATE tables SET due = due - interval '1 hour 300 seconds', updated = updated - interval '1 hour'")
    ask(f"UPDATE about SET value = '{(now() - timedelta(hours=1)).isoformat()}' WHERE key = 'alive'")
    for worker in workers:
        worker.start()
    for worker in workers:
        until(lambda worker=worker: 250 < left(first.at(worker).look(table)) < 310)  # type: ignore[misc]
    ask("UPDATE tables SET due = due - interval '301 seconds', revision = revision + 1")
    ask("UPDATE seats SET since = since - interval '301 seconds' WHERE since IS NOT NULL")
    workers[1].end()
    workers[1].start()
    until(lambda: away(second.at(workers[1]), table))


def asking(postgres: Any, served: Served) -> Callable[[str], Any]:
    name = served.place.rpartition("/")[2]
    return lambda query: postgres.ask(name, query)
