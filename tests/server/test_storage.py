"""A database that is locked, full, or changed by somebody else."""

import json
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from .people import Served, Start, Table, order


@contextmanager
def locked(served: Served) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    with closing(sqlite3.connect(served.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(served: Served) -> Iterator[None]:
    """No file of the server can grow."""
    resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    yield
    resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@pytest.mark.parametrize("trouble", [locked, full])
def test_a_move_that_cannot_be_written_is_refused_and_can_be_made_afterwards(start: Start, trouble) -> None:
    served = start()
    ann = served.person()
    table = ann.new_table("me", "me")
    path, command = f"/tables/{table['id']}/commands", order(table, actions=[table["offers"][0]["action"]])
    with trouble(served):
        refused = ann.ask("POST", path, 503, json=command)
        assert refused["code"] == "storage_down" and "Try again" in refused["message"]
        assert ann.look(table)["version"] == 0, "looking goes on"
    assert ann.ask("POST", path, json=command)["version"] == 1
    assert ann.look(table)["version"] == 1


def test_bots_go_on_when_the_database_does(start: Start) -> None:
    served = start()
    ann = served.person()
    table = ann.new_table("random", "random")
    with locked(served):
        time.sleep(2.5)
        stopped_at = ann.look(table)["version"]
        time.sleep(0.3)
        assert ann.look(table)["version"] == stopped_at
    ann.when(table, lambda t: t["version"] > stopped_at)


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
