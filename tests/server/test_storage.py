"""A database that is changed by somebody else."""

import json
import sqlite3
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import httpx
import pytest

from .people import Person, Served, Start, Table


def test_of_two_writers_of_one_version_the_database_takes_one(start: Start) -> None:
    """As two workers of one club would: the second learns of the first, and answers with the fresh table."""
    served = start()
    ann = served.person()
    table = ann.new_table("me", "me")
    write_elsewhere(served, table, "other")
    refused = ann.act(table, status=409)
    assert refused["code"] == "stale" and refused["table"]["version"] == 1
    assert ann.act(refused["table"])["version"] == 2


def test_a_command_that_another_writer_has_done_already_is_answered_alike(start: Start) -> None:
    served = start()
    ann = served.person()
    table = ann.new_table("me", "me")
    write_elsewhere(served, table, "same")
    assert ann.act(table, command_id="same")["version"] == 1
    assert ann.look(table)["version"] == 1


def test_of_moves_that_are_written_together_one_that_comes_too_late_harms_no_other(start: Start) -> None:
    """They wait while somebody else writes, and that is one of them."""
    served = start()
    ann = served.person()
    tables = [ann.new_table("me", "me") for _ in range(8)]
    row = f"SELECT * FROM tables WHERE id = '{tables[5]['id']}'"
    with closing(sqlite3.connect(served.database)) as other, ThreadPoolExecutor(8) as threads:
        before = other.execute(row).fetchall()
        insert_command(other, tables[5], "other")
        acting = [threads.submit(act_alone, ann, table) for table in tables]
        time.sleep(0.5)
        assert not any(acted.done() for acted in acting)
        other.commit()
        answers = [acted.result() for acted in acting]
        assert other.execute(row).fetchall() == before
    assert [answer.status_code for answer in answers] == [409 if n == 5 else 200 for n in range(8)]
    assert [ann.look(table)["version"] for table in tables] == [1] * 8
    with closing(sqlite3.connect(served.database)) as other:
        ((ids,),) = other.execute(
            "SELECT group_concat(command_id) FROM commands WHERE table_id = ?", (tables[5]["id"],)
        )
    assert ids == "other"


def act_alone(person: Person, table: Table) -> httpx.Response:
    """With a connection of its own."""
    order = {"command_id": uuid.uuid4().hex, "version": 0, "seat": table["seat"]}
    order["actions"] = [table["offers"][0]["action"]]
    return person.at(person.served).http.post(f"/api/tables/{table['id']}/commands", json=order)


def write_elsewhere(served: Served, table: Table, command_id: str) -> None:
    with closing(sqlite3.connect(served.database)) as other, other:
        insert_command(other, table, command_id)


def insert_command(other: sqlite3.Connection, table: Table, command_id: str) -> None:
    action = table["offers"][0]["action"]
    row = (table["id"], 1, command_id, table["seat"], "play", json.dumps([action]), "2026-01-01 00:00:00.000000")
    other.execute("INSERT INTO commands VALUES (?, ?, ?, ?, ?, ?, ?)", row)


@pytest.mark.parametrize(
    "change, words",
    [("rules_version = 99", "version 99"), ("game = 'chess'", "chess"), ("data = 'x = 1'", "data file")],
)
def test_a_table_that_these_rules_cannot_play_is_refused_by_name(start: Start, change: str, words: str) -> None:
    served = start()
    ann = served.person()
    table = ann.new_table("me", "random")
    served.end()
    with closing(sqlite3.connect(served.database)) as other, other:
        other.execute(f"UPDATE tables SET {change}")
    served.start()
    for path in ("", "/replay", "/match"):
        refused = ann.ask("GET", f"/tables/{table['id']}{path}", 409)
        assert refused["code"] == "unplayable" and words in refused["message"]
    assert [t["id"] for t in ann.tables()] == [table["id"]]
    assert ann.act(ann.new_table("me", "me"))["version"] == 1
