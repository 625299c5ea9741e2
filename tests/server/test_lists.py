"""Lists of tables: a page at a time, what goes on before what is finished, and never more read than is shown."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import event

from trivet.server.storage.database import open_database, place_of
from trivet.server.storage.transactions import Storage
from trivet.server.tables.listed import Lists

from .many import multiply
from .people import Person, Served, Start, Table, run_apart
from .services import Postgres
from .test_records import play_out

MOST = 100
QUERIES = """
import asyncio, json, sys
from sqlalchemy import event
from trivet.server.storage.database import open_database, place_of
from trivet.server.tables.listed import Lists, Mark
from trivet.server.people.register import People
from trivet.server.people.ranking import Standings
from trivet.server.storage.transactions import Storage

async def main(place, identity):
    database = open_database(place_of(place), beside=True)
    storage = Storage(database)
    asked = []
    event.listen(storage._engine.sync_engine, "before_cursor_execute", lambda c, k, text, values, *_: asked.append((text, values)))
    lists, people = Lists(storage), People(storage)
    standings = Standings(storage)
    (met,), _ = await standings.rivals(identity, None, 1)
    rival = met.other
    await standings.rivals(identity, "MTYwMDAwMDAwMDAwMDAwMCB4IGdvYmk", 20)
    await standings.against(identity, rival)
    for guessed in (False, True):
        await standings.leaders("gobi", guessed, None, 20)
        await standings.leaders("gobi", guessed, "NyAweDEuOTAwMDAwMDAwMDAwMHArNCB4", 20)
    mark = (await lists.of(identity, None, None, 1)).next
    assert mark == Mark.read(mark.text())
    for after in (None, mark):
        await lists.of(identity, None, after, 20)
        await lists.of(identity, "going", after, 20)
        await lists.of(identity, "finished", after, 20)
        await lists.played_by(identity, after, 20)
        for part in (None, "going", "finished", "won", "lost"):
            for game in (None, "gobi"):
                for other in (None, rival):
                    await lists.of(identity, part, after, 20, game, other)
        await lists.lobby("open", after, 20)
        await lists.lobby("playing", after, 20)
    for status in (None, "open", "playing", "over"):
        await lists.every(status, None, 20)
    await lists.turns_of(identity)
    await people.tally(identity)
    await people.ratings(identity)
    print(json.dumps(asked, default=str))
    await storage.close()
    database.close()

asyncio.run(main(*sys.argv[1:]))
"""


def queries(served: Served, identity: str) -> list[tuple[str, Any]]:
    """What the database is asked for every list there is."""
    ended = subprocess.run(
        [sys.executable, "-c", QUERIES, served.place, identity], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    asked: list[tuple[str, Any]] = json.loads(ended.stdout)
    return asked


def every_page(person: Person, path: str, limit: int) -> list[Table]:
    """A whole list, page after page."""
    tables: list[Table] = []
    page = person.ask("GET", f"{path}{'&' if '?' in path else '?'}limit={limit}")
    while True:
        assert len(page["tables"]) <= limit
        tables += page["tables"]
        if page["next"] is None:
            return tables
        page = person.ask("GET", f"{path}{'&' if '?' in path else '?'}limit={limit}&after={page['next']}")


def finished_alone(ann: Person) -> Table:
    return ann.act_until(ann.new_table("me", "me", public=True), lambda t: t["status"] == "over")


def test_what_goes_on_is_never_hidden_behind_what_is_finished(start: Start) -> None:
    served = start()
    ann = served.person()
    going = [ann.new_table("me", "me")["id"], ann.new_table("me", "open")["id"]]
    over = finished_alone(ann)
    multiply(served.place, over["id"], 250)
    first = ann.tables()
    assert [t["id"] for t in first[:2]] == going[::-1] and len(first) == 20
    assert [t["id"] for t in every_page(ann, "/tables?status=going", 1)] == going[::-1]
    finished = every_page(ann, "/tables?status=finished", 100)
    assert len(finished) == 251 and finished[0]["id"] == over["id"], "each once, the newest first"
    assert finished == sorted(finished, key=lambda t: t["created"], reverse=True)
    assert every_page(ann, "/tables", 37) == [*first[:2], *finished]
    assert len({t["id"] for t in finished}) == 251


def test_pages_of_the_lobby_and_of_a_person_follow_each_other(start: Start) -> None:
    served = start()
    ann, bob = served.person(), served.person()
    waiting = [ann.new_table("me", "open", public=True)["id"] for _ in range(5)]
    running = [ann.new_table("me", "me", public=True)["id"] for _ in range(3)]
    lobby = bob.ask("GET", "/lobby")
    assert [t["id"] for t in lobby["open"]["tables"]] == waiting[::-1] and lobby["open"]["next"] is None
    assert [t["id"] for t in every_page(bob, "/lobby/open", 2)] == waiting[::-1]
    assert [t["id"] for t in every_page(bob, "/lobby/running", 2)] == running[::-1]
    bob.ask("GET", "/lobby/closed", 422)
    table = play_out(bob.join({"id": waiting[0]}), ann, bob)
    multiply(served.place, table["id"], 30)
    page = f"/people/{ann.ask('GET', '/me')['id']}"
    seen = bob.ask("GET", page)
    assert len(seen["tables"]["tables"]) == 20 and seen["tables"]["next"]
    assert seen["record"][0]["played"] == 31
    assert every_page(bob, f"{page}/tables", 7)[:20] == seen["tables"]["tables"]
    assert len(every_page(bob, f"{page}/tables", 7)) == 31 == len(every_page(ann, f"{page}/tables", 31))
    ann.ask("PUT", f"/tables/{table['id']}", json={"public": False})
    assert len(every_page(bob, f"{page}/tables", 50)) == 30, "hidden from others"
    assert len(every_page(ann, f"{page}/tables", 50)) == 31
    assert bob.ask("GET", "/people/none/tables", 404)["code"] == "unknown_person"


@pytest.mark.parametrize("asked", ["limit=0", "limit=101", "limit=x", "after=x", "after=", "after=%00", "status=over"])
def test_a_page_that_does_not_exist(ann: Person, asked: str) -> None:
    assert ann.ask("GET", f"/tables?{asked}", 422)["code"] == "bad_request"


def test_a_place_in_a_list_that_nobody_was_told_is_no_harm(ann: Person) -> None:
    from base64 import urlsafe_b64encode

    for said in (f"1.{10**15}.{'x' * 22}", f"0.0.{'-' * 22}"):
        assert "tables" in ann.ask("GET", f"/tables?after={urlsafe_b64encode(said.encode()).decode().rstrip('=')}")
    for said in ("2.0." + "x" * 22, f"1.{10**18}.{'x' * 22}", "1.-5." + "x" * 22, "1.5.' OR 1=1"):
        ann.ask("GET", f"/tables?after={urlsafe_b64encode(said.encode()).decode().rstrip('=')}", 422)


def test_lists_follow_whoever_comes_and_goes(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "open", public=True)

    def listed(person: Person) -> list[str]:
        return [t["id"] for t in person.tables() if t["id"] == table["id"]]

    assert (listed(ann), listed(bob)) == ([table["id"]], [])
    bob.join(table)
    assert listed(bob)
    bob.do(table, "leave")
    assert not listed(bob)
    bob.join(table)
    ann.ask("PUT", f"/tables/{table['id']}/seats/1", json={"kind": "open"})
    assert not listed(bob), "kicked"
    ann.do(table, "close")
    assert [t["status"] for t in ann.ask("GET", "/tables?status=finished")["tables"]] == ["closed"]
    assert ann.ask("GET", "/tables?status=going")["tables"] == []


def filled(served: Served) -> str:
    """Tables of every kind, and thousands that are finished; returns the id of whom they concern."""
    ann, bob = served.person(), served.person()
    ann.new_table("me", "me", public=True)
    ann.new_table("me", "open", public=True)
    table = play_out(bob.join(ann.new_table("me", "open", public=True)), ann, bob)
    multiply(served.place, table["id"], 5000)
    return str(ann.ask("GET", "/me")["id"])


def test_no_list_is_read_further_than_it_is_shown(start: Start) -> None:
    served = start()
    asked = queries(served, filled(served))
    assert len(asked) > 20
    with closing(sqlite3.connect(served.database)) as database:
        for text, values in asked:
            plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {text}", values)]
            if "FROM seats" in text and "seats.table_id IN" in text:
                continue  # of the page's own tables, sorted
            plan = [step for step in plan if step != "SCAN tables USING INDEX ix_tables_created"]  # until it is full
            assert not [step for step in plan if "SCAN" in step or "TEMP B-TREE" in step], (text, plan)


def test_no_list_is_read_further_at_postgresql_either(start: Start, postgres: Postgres) -> None:
    served = start(database=postgres.make("lists"))
    identity = filled(served)
    for text, values in queries(served, identity):
        (plan,) = postgres.explain("lists", text, values)
        for step in steps(plan["Plan"]):
            read = step.get("Actual Rows", 0) * step.get("Actual Loops", 1) + step.get("Rows Removed by Filter", 0)
            assert read <= 150, (text, step)


def steps(plan: dict[str, Any]) -> list[dict[str, Any]]:
    return [plan, *(step for below in plan.get("Plans", []) for step in steps(below))]


def test_a_table_that_is_deleted_while_a_list_is_read_is_left_out(start: Start) -> None:
    """Between the reading of a table and that of its seats: the list goes on with the others."""
    ann = start().person()
    tables = [ann.new_table("me", "open", public=True)["id"] for _ in range(3)]

    async def read() -> tuple[list[str], list[str]]:
        database = open_database(place_of(ann.served.place), beside=True)
        storage = Storage(database)

        def at_once(_: Any, __: Any, text: str, *___: Any) -> None:
            if "FROM seats" in text:
                with closing(sqlite3.connect(ann.served.database)) as other, other:
                    for part, key in (("listings", "table_id"), ("seats", "table_id"), ("tables", "id")):
                        other.execute(f"DELETE FROM {part} WHERE {key} = ?", (tables[1],))

        event.listen(storage._engine.sync_engine, "before_cursor_execute", at_once)
        first = await Lists(storage).lobby("open", None, 2)
        second = await Lists(storage).lobby("open", first.next, 2)
        await storage.close()
        database.close()
        return [table.id for table in first.tables], [table.id for table in second.tables]

    assert run_apart(read()) == ([tables[2]], [tables[0]])
