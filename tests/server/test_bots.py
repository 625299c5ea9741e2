"""Third parties' bots, and bots that wait for the compiler. Those that misbehave are tried in stress/strange_bots.py."""

import fcntl
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from .people import PATIENCE, Served, Start
from .test_live import heard


@pytest.fixture(scope="module")
def harbour(orders, tmp_path_factory) -> Iterator[Served]:
    """A server that takes a third party's bot."""
    served = Served(orders, tmp_path_factory.mktemp("harbour"), {"bots": ["hostile:First"]})
    yield served
    served.close()
    assert "Traceback" not in served.log.read_text()


def test_a_third_partys_bot_plays(harbour: Served) -> None:
    ann = harbour.person()
    assert "hostile:First" in ann.ask("GET", "/games")[0]["bots"]
    assert ann.when(ann.new_table("hostile:First", "random"), lambda t: t["status"] == "over")


def test_bots_that_were_not_named_at_the_start_are_not_loaded(harbour: Served) -> None:
    ann = harbour.person()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "os:system"}]
    refused = ann.ask("POST", "/tables", 422, json={"game": "gobi", "options": {}, "seats": seats})
    assert refused["code"] == "unknown_bot" and "hostile:First" in refused["message"]


def test_a_strong_bot_waits_for_the_compiler_and_the_page_is_told(start: Start, tmp_path: Path) -> None:
    """The compiler is pretended, and `random` plays the strong one."""
    served = start(compiled_bots=True, compiler=str(tmp_path / "done"))
    ann = served.person()
    table = ann.new_table("random", "random")
    with ann.live(table) as line:
        told = heard(line)["table"]
        assert (told["version"], told["bot"]["state"]) == (0, "compiling")
        (tmp_path / "done").touch()
        while (told := heard(line)["table"])["version"] == 0:
            assert told["bot"]["state"] == "thinking"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    assert ann.ask("POST", "/tables", 201, json={"game": "gobi", "options": {}, "seats": seats})["bot"] in (
        None,
        {"seat": 1, "state": "thinking"},
    )


def test_other_bots_do_not_wait_for_the_compiler(start: Start, tmp_path: Path) -> None:
    served = start(compiled_bots=True, compiler=str(tmp_path / "never"))
    ann = served.person()
    table = ann.new_table("greedy", "greedy")
    assert table["bot"]["state"] == "thinking"
    ann.when(table, lambda t: t["version"] > 2)


def test_a_server_stopped_while_its_bots_think(start: Start) -> None:
    served = start(bots=["hostile:Loops"], adviser="hostile:Loops")
    ann = served.person()
    ann.new_table("hostile:Loops", "random")
    table = ann.new_table("me", "me")
    with ThreadPoolExecutor(1) as threads:
        asked = threads.submit(ann.http.post, f"/api/tables/{table['id']}/hint?seat={table['seat']}")
        time.sleep(2)
        served.end()
        assert asked.result().json()["code"] == "stopping"
    assert "Traceback" not in served.log.read_text()


def test_a_strong_bot_plays_and_advises(start: Start) -> None:
    served = start(compiled_bots=True)
    ann = served.person()
    ann.http.timeout = httpx.Timeout(600)
    table = ann.new_table("hard", "me")
    end = time.monotonic() + 600
    while not any(entry["seat"] == 0 for entry in ann.look(table)["log"]):
        assert time.monotonic() < end
        table = ann.look(table)
        table = ann.act(table) if table["offers"] else table
        time.sleep(0.1)
    table = ann.my_turn(table)
    while ann.http.post(f"/api/tables/{table['id']}/hint?seat=1").status_code == 503:
        assert time.monotonic() < end  # on a slow machine, those who advise are slow to come
    hint = ann.ask("POST", f"/tables/{table['id']}/hint?seat=1")
    assert hint["action"] in [offer["action"] for offer in table["offers"]]
    assert ann.ask("POST", f"/tables/{table['id']}/hint?seat=1") == hint, "who asks again hears the same"
    assert "is stood in for" not in served.log.read_text()


def test_what_a_killed_server_compiles_is_not_compiled_twice(tmp_path: Path) -> None:
    """Its compiler goes on, and the next server waits for it."""
    code = "import asyncio; from trivet.server.bots.pool import compile_rules; from trivet.games import load; asyncio.run(compile_rules(load('gobi')))"
    environment = os.environ | {"TRIVET_CACHE": str(tmp_path), "TRIVET_COMPILE": "0"}
    with subprocess.Popen([sys.executable, "-c", code], env=environment) as server:
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
        while not (said := children.read_text().split()):
            assert server.poll() is None
            time.sleep(0.01)
        server.kill()
    (compiler,) = map(int, said)
    try:
        with (tmp_path / ".compiling-gobi").open() as lock:
            with pytest.raises(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.kill(compiler, signal.SIGKILL)
            fcntl.flock(lock, fcntl.LOCK_EX)
    finally:
        with suppress(ProcessLookupError):
            os.kill(compiler, signal.SIGKILL)


def test_bots_give_up_where_nothing_can_be_written(start: Start) -> None:
    """Their table is damaged: a conflict that comes again and again is waited out, told, and not spun on."""
    served = start()
    ann = served.person()
    table = ann.new_table("me", "random")
    served.end()
    with closing(sqlite3.connect(served.database)) as database:
        database.execute("CREATE TRIGGER no BEFORE INSERT ON commands BEGIN SELECT RAISE(ABORT, 'damaged'); END")
        bot = "UPDATE seats SET kind = 'bot', identity = NULL, bot = 'random' WHERE table_id = ? AND seat = 0"
        database.execute(bot, (table["id"],))
        database.execute("UPDATE tables SET bot_to_act = 1 WHERE id = ?", (table["id"],))
        database.commit()
    served.start()
    assert ann.look(table)["status"] == "playing"
    end = time.monotonic() + PATIENCE
    while "give up" not in served.log.read_text():
        assert time.monotonic() < end
        time.sleep(0.1)
    said = served.log.read_text()
    assert said.count("waits") == 3 and said.count("give up") == 1
    working = cpu_seconds(served.pid)
    time.sleep(1)
    assert cpu_seconds(served.pid) - working < 0.2, "the server is still busy with it"
    mine = ann.new_table("me", "me")
    assert ann.act(mine, status=503)["code"] == "storage_down"
    assert "cannot be written at all" in served.log.read_text()


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_the_more_bots_wait_the_less_each_may_think() -> None:
    code = """
import trivet.server
from trivet.server.bots.crew import Crew
crew = Crew(2, True, 1.0)
shares = []
for crew._asked in (0, 1, 3, 7, 1000):
    shares.append(crew.share())
print(*shares)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.split() == ["1.0", "1.0", "0.5", "0.25", "0.05"]
