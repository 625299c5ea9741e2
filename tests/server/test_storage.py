"""A database that is changed by somebody else."""

import json
import sqlite3
from contextlib import closing

import pytest

from .people import Served, Start, Table


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


def write_elsewhere(served: Served, table: Table, command_id: str) -> None:
    action = table["offers"][0]["action"]
    row = (table["id"], 1, command_id, table["seat"], "play", json.dumps([action]), "2026-01-01 00:00:00.000000")
    with closing(sqlite3.connect(served.database)) as other, other:
        other.execute("INSERT INTO commands VALUES (?, ?, ?, ?, ?, ?, ?)", row)


@pytest.mark.parametrize(
    "change, words",
    [("rules_version = 99", "version 99"), ("game = 'chess'", "chess"), ("data = 'x = 1'", "another data file")],
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
    assert [t["id"] for t in ann.ask("GET", "/tables")] == [table["id"]]
    assert ann.act(ann.new_table("me", "me"))["version"] == 1
