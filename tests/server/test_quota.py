"""How much one person may leave on the server, and how they get it back."""

import os
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest

from .many import engine_of
from .people import Person, Served, Start, Table
from .services import Postgres
from .test_records import play_out

SEATS = [{"kind": "me"}, {"kind": "me"}]
TABLE = {"game": "gobi", "options": {}, "seats": SEATS}


def test_so_many_tables_and_no_more_until_one_is_deleted(start: Start) -> None:
    ann = start(most_tables=3).person()
    tables = [ann.new_table("me", "me"), ann.new_table("me", "open"), ann.new_table("me", "random")]
    refused = ann.ask("POST", "/tables", 403, json=TABLE)
    assert refused["code"] == "quota" and "3 tables" in refused["message"] and "Delete" in refused["message"]
    file = ann.ask("GET", f"/tables/{tables[0]['id']}/match")
    assert ann.ask("POST", "/matches", 403, json=file)["code"] == "quota"
    assert ann.ask("POST", f"/tables/{tables[0]['id']}/rematch", 403)["code"] == "quota"
    assert len(ann.tables()) == 3
    for table in tables:
        assert ann.ask("DELETE", f"/tables/{table['id']}") == {"deleted": table["id"]}
        assert ann.ask("GET", f"/tables/{table['id']}", 404)["code"] == "unknown_table"
        assert ann.ask("DELETE", f"/tables/{table['id']}", 404)["code"] == "unknown_table"
        ann.new_table("me", "me")
    assert len(ann.tables()) == 3
    ann.served.person().new_table("me", "me")


def test_who_sits_down_while_a_table_is_deleted_keeps_it(start: Start) -> None:
    served = start()
    ann, *others = (served.person() for _ in range(4))
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    for _ in range(25):
        table = ann.ask("POST", "/tables", 201, json=TABLE | {"seats": seats, "public": True})
        with ThreadPoolExecutor(4) as threads:
            joins = [
                threads.submit(person.http.post, f"/api/tables/{table['id']}/join", json={"name": "Bob"})
                for person in others
            ]
            deleted = ann.http.delete(f"/api/tables/{table['id']}")
            sitting = [join.result().status_code for join in joins].count(200)
        if sitting:
            assert deleted.status_code == 409 and deleted.json()["code"] == "not_deletable", deleted.text
            assert ann.look(table)["status"] == ("playing" if sitting == 3 else "open")
        else:
            assert deleted.status_code == 200


def test_many_who_ask_at_once_get_no_more(start: Start, postgres: Postgres) -> None:
    for settings in ({}, {"database": postgres.make("quota")}):
        served = start(most_tables=3, **settings)
        ann = served.person()
        tabs = [ann.at(served) for _ in range(8)]
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(lambda tab: tab.http.post("/api/tables", json=TABLE).status_code, tabs))
        assert sorted(answers) == [201] * 3 + [403] * 5


def sizes(served: Served) -> list[int]:
    with closing(sqlite3.connect(served.database)) as database:
        return [row[0] for row in database.execute("SELECT size FROM tables ORDER BY created")]


def test_bytes_are_counted_on_every_way_to_a_table(start: Start) -> None:
    ann = start().person()
    table = ann.new_table("me", "me")
    (empty,) = sizes(ann.served)
    ann.act_until(table, lambda t: t["version"] == 10)
    (played,) = sizes(ann.served)
    assert 10 * 100 < played - empty < 10 * 300
    file = ann.ask("GET", f"/tables/{table['id']}/match")
    ann.ask("POST", "/matches", 201, json=file)
    ann.do(table, "rematch", 201)
    assert sizes(ann.served) == [played, played, empty]


def test_so_many_bytes_and_no_more(start: Start) -> None:
    ann = start(most_megabytes=1).person()
    tables = [ann.new_table("me", "me") for _ in range(2)]
    with engine_of(ann.served.place).begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET size = 499500")
    refused = ann.ask("POST", "/tables", 403, json=TABLE)
    assert refused["code"] == "quota" and "1.0 MB" in refused["message"]
    ann.act(tables[1])
    ann.ask("DELETE", f"/tables/{tables[0]['id']}")
    ann.new_table("me", "me")


def test_others_keep_a_table_that_they_sat_at_for_a_month(start: Start) -> None:
    served = start()
    ann, bob = served.person(), served.person()
    table = play_out(bob.join(ann.new_table("me", "open")), ann, bob)
    kept = ann.do(table, "rematch", 201)
    for one in (table, kept):
        assert not listed(ann, one)["deletable"]
        assert ann.ask("DELETE", f"/tables/{one['id']}", 409)["code"] == "not_deletable"
        assert bob.ask("DELETE", f"/tables/{one['id']}", 403)["code"] == "not_your_table"
    with engine_of(served.place).begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET updated = '2020-01-01 00:00:00.000000'")
    assert listed(ann, table)["deletable"] and not listed(bob, table)["deletable"]
    ann.ask("DELETE", f"/tables/{table['id']}")
    assert ann.ask("DELETE", f"/tables/{kept['id']}", 409)["code"] == "not_deletable", "it is not finished"
    bob.ask("GET", f"/tables/{table['id']}", 404)
    assert bob.ask("GET", f"/people/{bob.ask('GET', '/me')['id']}")["record"][0]["played"] == 1, "results stay"


def test_a_match_file_cannot_fill_the_database(start: Start) -> None:
    """A hundred files of a megabyte each: none of them is kept."""
    ann = start().person()
    file = ann.ask("GET", f"/tables/{ann.new_table('me', 'me')['id']}/match")
    before = ann.served.database.stat().st_size
    for change in ({"table": "x" * 900_000}, {"data": "x" * 900_000}, {"options": {"players": 2, "x" * 900_000: 1}}):
        refused = ann.ask("POST", "/matches", 422, json=file | change)
        assert refused["code"] == "bad_match" and len(refused["message"]) < 300
    assert len(ann.tables()) == 1 and ann.served.database.stat().st_size == before
    wal = ann.served.database.with_name("trivet.sqlite3-wal")
    assert not wal.exists() or wal.stat().st_size < 1_000_000


def test_a_table_does_not_grow_without_end_by_taking_back(start: Start) -> None:
    ann = start().person()
    table = ann.act(ann.new_table("me", "me"))
    assert table["undo"]
    commands = [(table["id"], version, f"c{version}", 0, "play", "[0]") for version in range(2, 999)]
    with closing(sqlite3.connect(ann.served.database)) as database, database:
        database.executemany("INSERT INTO commands VALUES (?, ?, ?, ?, ?, ?, '2026-01-01 00:00:00.000000')", commands)
        undone = "UPDATE commands SET kind = 'undo', actions = '[]' WHERE version > 1 AND version % 2 = 0"
        database.execute(undone)
        first = "SELECT seat, actions FROM commands WHERE version = 1"
        database.execute(f"UPDATE commands SET (seat, actions) = ({first}) WHERE version % 2 = 1")
        database.execute(f"UPDATE commands SET seat = (SELECT seat FROM ({first})) WHERE kind = 'undo'")
    ann.served.restart()
    table = ann.look(table)
    assert table["version"] == 998 and not table["log"]
    table = ann.act(ann.undo(ann.act(table)))
    assert table["undo"] and ann.undo(table, 409)["code"] == "too_long"
    ann.act_until(table, lambda t: t["status"] == "over")


def test_a_long_game_leaves_as_much_to_take_back_as_a_short_one(start: Start) -> None:
    """What counts is what was taken back, not how long the game is."""
    ann = start().person()
    table = ann.act_until(ann.new_table("me", "me", "me"), lambda t: t["version"] >= 60 and t["undo"])
    assert ann.undo(table)["version"] == table["version"] + 1


def test_old_messages_make_room_for_new_ones(start: Start) -> None:
    ann = start(limits={"messages": [1000, 1000]}).person()
    table = ann.new_table("me", "me")
    for number in range(205):
        ann.ask("POST", f"/tables/{table['id']}/chat", 201, json={"text": str(number)})
    with closing(sqlite3.connect(ann.served.database)) as database:
        assert database.execute("SELECT count(*), min(number) FROM chat").fetchone() == (200, 6)
    assert len(ann.ask("GET", f"/tables/{table['id']}/chat")["messages"]) == 200


def listed(person: Person, table: Table) -> Any:
    return next(t for t in person.tables() if t["id"] == table["id"])


def test_a_table_at_which_bots_play_is_deleted_under_their_hands(start: Start, postgres: Postgres) -> None:
    for settings in ({}, {"database": postgres.make("deleted")}):
        ann = start(**settings).person()
        for _ in range(3):
            table = ann.new_table("random", "random")
            ann.ask("POST", f"/tables/{table['id']}/chat", 201, json={"text": "go on"})
            with ann.live(table):
                ann.ask("DELETE", f"/tables/{table['id']}")
            ann.ask("GET", f"/tables/{table['id']}", 404)
        assert ann.tables() == []


@pytest.mark.parametrize("variable", ["TRIVET_MOST_TABLES", "TRIVET_MOST_MEGABYTES", "TRIVET_FORGET_AFTER"])
@pytest.mark.parametrize("said", ["0", "-1", "x", "1.5", "9" * 12])
def test_a_setting_that_makes_no_sense(variable: str, said: str) -> None:
    program = "from trivet.server.basics.settings import Settings; Settings.from_environment()"
    environment = os.environ | {variable: said}
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False
    )
    assert f"BadSetting: {variable} is {said!r}: give a whole number" in ended.stderr
