"""A server that is stopped, killed, and started again in the middle of everything."""

import signal
import sqlite3
import time

import pytest

from .people import PATIENCE, Start


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

    end = time.monotonic() + PATIENCE
    while not over():
        assert time.monotonic() < end
        time.sleep(0.05)
    assert ann.look(table)["status"] == "over"
