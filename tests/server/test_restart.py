"""A server that is stopped, killed, and started again in the middle of everything."""

import random
import signal
import sqlite3
import threading
import time
from contextlib import suppress

import httpx
import pytest

from .people import Person, Served, Start, Table, order

Written = tuple[str, int, int]
"""A table, a version, an action."""


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_game_goes_on_after_a_restart(start: Start, sign: signal.Signals) -> None:
    served = start()
    ann = served.person()
    table = ann.act_until(ann.new_table("me", "me"), lambda t: t["version"] == 6)
    before = ann.look(table)
    replay = ann.ask("GET", f"/tables/{table['id']}/replay")
    served.restart(sign)
    assert ann.look(table) == before
    assert ann.ask("GET", f"/tables/{table['id']}/replay") == replay
    if before["undo"]:
        ann.undo(before)
    assert ann.act(ann.look(table))["version"] > before["version"]


def test_undo_reaches_as_far_after_a_restart_as_before(start: Start) -> None:
    served = start()
    ann = served.person()
    table = ann.new_table("me", "me")
    acted = ann.act(table)
    served.restart()
    assert ann.look(acted, table["seat"])["undo"]
    assert ann.undo(acted)["view"] == table["view"]


def test_a_bots_turn_goes_on_after_a_restart(start: Start) -> None:
    served = start(bots=["hostile:Slow"])
    ann = served.person()
    table = ann.new_table("me", "hostile:Slow")
    while not table["bot"]:
        table = ann.act(ann.look(table))
    time.sleep(0.2)
    served.restart(signal.SIGKILL)
    assert ann.my_turn(table)["to_act"] == [0]


def test_bots_finish_their_game_though_nobody_comes_back(start: Start) -> None:
    served = start()
    ann = served.person()
    table = ann.new_table("random", "random")
    served.restart(signal.SIGKILL)

    def over() -> bool:
        with sqlite3.connect(served.database) as database:
            return bool(database.execute("SELECT over FROM tables WHERE id = ?", [table["id"]]).fetchone()[0])

    end = time.monotonic() + 30
    while not over():
        assert time.monotonic() < end
        time.sleep(0.05)
    assert ann.look(table)["status"] == "over"


def test_killed_a_dozen_times_nothing_acknowledged_is_lost_and_nothing_is_done_twice(start: Start) -> None:
    served = start()
    ann = served.person()
    table = ann.new_table("me", "me")
    acknowledged: list[Written] = []
    chance = random.Random(7)
    for _ in range(12):
        for _ in range(chance.randint(1, 4)):
            table = current(ann, table)
            act_and_note(ann, table, acknowledged)
        killer = threading.Timer(chance.uniform(0, 0.03), served.restart, [signal.SIGKILL])
        killer.start()
        while killer.is_alive():
            with suppress(httpx.HTTPError):
                table = current(ann, table)
                act_and_note(ann, table, acknowledged)
        table = current(ann, table)
        check(served, table, acknowledged)
    assert len(acknowledged) > 12


def current(ann: Person, table: Table) -> Table:
    """The table as it is; a new one where the game is over."""
    fresh = ann.look(table)
    return fresh if fresh["status"] == "playing" else ann.new_table("me", "me")


def act_and_note(ann: Person, table: Table, acknowledged: list[Written]) -> None:
    action = table["offers"][0]["action"]
    command = order(table, actions=[action])
    answer = ann.http.post(f"/api/tables/{table['id']}/commands", json=command, timeout=5)
    if answer.status_code == 409:
        return  # a command of the last life, sent while nobody listened, may be heard after the restart
    assert answer.status_code == 200
    acknowledged.append((table["id"], answer.json()["version"], action))


def check(served: Served, table: Table, acknowledged: list[Written]) -> None:
    with sqlite3.connect(served.database) as database:
        stored = database.execute("SELECT table_id, version, actions FROM commands").fetchall()
    written = {(table_id, version, int(actions.strip("[]"))) for table_id, version, actions in stored}
    assert set(acknowledged) <= written
    at_this = sorted(version for table_id, version, _ in stored if table_id == table["id"])
    assert at_this == list(range(1, len(at_this) + 1)) and table["version"] == len(at_this)
