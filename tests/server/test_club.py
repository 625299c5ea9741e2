"""Several workers at the same tables: the database decides every race, Redis tells the others."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from trivet.server.relay.redis_relay import RedisRelay

from .people import PATIENCE, Person, Served, ordered, run_apart, wait_for
from .services import Postgres, Redis
from .test_live import heard

Club = Callable[..., list[Served]]
SOON = 30.0
"""Seconds in which everything is well again."""
TRIES = 30
"""Tables at which somebody may come in time, where bots are quick and the machine may be slow."""


def until(seen: Callable[[], object], seconds: float = SOON) -> None:
    end = time.monotonic() + seconds
    while not seen():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def test_what_one_worker_writes_all_others_show_at_once(club: Club) -> None:
    one, two, three = club()
    ann = one.person()
    table = ann.new_table("me", "open")
    bob = two.person()
    with bob.at(three).live(table) as line:
        assert heard(line)["table"]["status"] == "open"
        assert bob.join(table)["status"] == "playing"
        assert heard(line)["table"]["status"] == "playing"
        took = []
        for number in range(1, 8):
            acting = ann if ann.look(table)["to_act"] == [0] else bob
            acting = acting.at((one, two, three)[number % 3])
            begun = time.monotonic()
            acting.act(acting.look(table))
            assert heard(line)["table"]["version"] == number
            took.append(time.monotonic() - begun)
        assert sorted(took)[len(took) // 2] < 1, took
        ann.ask("POST", f"/tables/{table['id']}/chat", 201, json={"text": "hello"})
        said = json.loads(line.recv(timeout=PATIENCE))
        while said["type"] != "chat" or not said["messages"]:
            said = json.loads(line.recv(timeout=PATIENCE))
        assert said["messages"][0]["text"] == "hello"


def test_workers_count_together_what_one_person_asks_for(club: Club) -> None:
    workers = club(limits={"tables": [3, 0.001]})
    ann = workers[0].person()
    for worker in workers:
        ann.at(worker).new_table("me", "me")
    refused = ann.http.post("/api/tables", json={"game": "gobi", "options": {}, "seats": [{"kind": "open"}] * 2})
    assert refused.status_code == 429 and refused.json()["code"] == "too_many"
    assert 900 < int(refused.headers["Retry-After"]) <= 1000
    workers[1].person().new_table("me", "me")


def test_of_two_who_take_the_last_seat_one_sits(club: Club) -> None:
    workers = club(2)
    ann = workers[0].person()
    for _ in range(5):
        table = ann.new_table("me", "open")
        people = [worker.person() for worker in workers]
        ready = threading.Barrier(2)

        def sit(person: Person, table=table, ready=ready) -> int:
            ready.wait()
            asked = {"invitation": table["invitation"]}
            return person.http.post(f"/api/tables/{table['id']}/join", json=asked).status_code

        with ThreadPoolExecutor(2) as threads:
            assert sorted(threads.map(sit, people)) == [200, 409]


def test_a_bot_is_played_by_one_worker_and_by_another_when_that_one_dies(club: Club, postgres: Postgres) -> None:
    workers = club(bots=["hostile:Slow"], sweep=0.2)
    ann = workers[0].person()
    table = ann.new_table("hostile:Slow", "hostile:Slow")
    with ann.at(workers[1]).live(table) as line:
        ann.when(table, lambda t: t["version"] >= 2)
        workers[0].end(signal.SIGKILL)
        left = ann.at(workers[1])
        at = left.look(table)["version"]
        until(lambda: left.look(table)["version"] > at)
        while heard(line)["table"]["version"] <= at:
            pass
    assert "is stood in for" not in workers[1].log.read_text() + workers[2].log.read_text()


def test_a_person_gets_a_word_in_where_bots_of_another_worker_play_as_fast_as_they_can(club: Club) -> None:
    one, two = club(2)
    ann = one.person()
    there = ann.at(two)
    closed = 0
    for _ in range(TRIES):
        table = ann.new_table(*["greedy"] * 6, game="gorbino")
        answer = there.http.post(f"/api/tables/{table['id']}/close")
        if answer.status_code == 200:
            closed += 1
        else:
            assert answer.json()["code"] == "over", "bots this fast may have come to the end"
        if closed == 4:
            return
    raise AssertionError(f"only {closed} of {TRIES} tables could be closed while their bots played")


def test_an_answer_that_was_heard_too_late_is_no_outage(redis: Redis) -> None:
    """A worker that is busy for a second finds that its time is out before it finds the answer."""

    async def pulse() -> tuple[int, bool]:
        relay = RedisRelay(redis.url, uuid.uuid4().hex)
        await relay.start()
        ping, late = relay._line.ping, 0

        async def every_other() -> Any:
            nonlocal late
            answer = await ping()
            late += 1
            if late % 2:
                raise TimeoutError
            return answer

        relay._line.ping = every_other
        well = True
        while late < 4:
            await asyncio.sleep(0.01)
            well = well and relay.well
        await relay.close()
        return late, well

    late, well = run_apart(pulse())
    assert late >= 4 and well


def test_a_secret_that_was_made_void_at_one_worker_is_void_at_all(club: Club) -> None:
    one, two = club(2)
    ann = one.person()
    elsewhere = ann.at(two)
    elsewhere.tables()
    ann.ask("POST", "/me/forget-devices")
    assert elsewhere.ask("GET", "/tables", 401)["code"] == "no_identity"
    ann.tables()


def test_what_one_person_asks_for_twice_at_once_is_done(club: Club) -> None:
    one, two = club(2)
    ann = one.person()
    table = ann.new_table("me", "me")
    tabs = [ann, ann.at(two)] * 4

    def ask(tab: Person) -> list[int]:
        muted = tab.http.put(f"/api/tables/{table['id']}/muted", json={"seats": [1]})
        code = tab.http.post("/api/me/code")
        contact = tab.http.put("/api/me/contact", json={"webhook": None})
        return [muted.status_code, code.status_code, contact.status_code]

    with ThreadPoolExecutor(8) as threads:
        assert all(answer == [200, 201, 200] for answer in threads.map(ask, tabs))


def test_people_are_seen_whichever_worker_they_are_at(club: Club) -> None:
    one, two = club(2)
    ann, bob = one.person(), two.person()
    table = bob.join(ann.new_table("me", "open"))
    with ann.live(table) as line:
        told = json.loads(line.recv(timeout=PATIENCE))
        with bob.live(table):
            while told.get("online") != [0, 1]:
                told = json.loads(line.recv(timeout=PATIENCE))
        while told.get("online") != [0]:
            told = json.loads(line.recv(timeout=PATIENCE))


def test_a_clock_is_kept_though_its_worker_is_gone(club: Club) -> None:
    one, two = club(2, sweep=0.2)
    ann, bob = one.person(), one.person()
    table = bob.join(ann.new_table("me", "open", clock={"seconds": 5, "grace": 0}))
    one.end(signal.SIGKILL)
    seat = table["to_act"][0]
    watcher = Person(two)
    until(lambda: watcher.look(table)["seats"][seat]["stand_in"])


def test_a_server_without_its_database_does_not_start_and_says_why(
    orders: socket.socket, tmp_path: Path, redis: Redis
) -> None:
    log = tmp_path / "log"
    run = {"data_folder": str(tmp_path), "port": 0, "database": "postgresql://trivet:secret@127.0.0.1:1/none"}
    for more, words in (
        ({}, "BadDatabase"),
        ({"workers": 3}, "BadSetting"),
        ({"workers": 3, "redis": redis.url}, "BadDatabase"),
        ({"database": "postgresql://nothing"}, "BadSetting"),
        ({"database": f"sqlite:///{tmp_path}/x.sqlite3", "redis": redis.url}, "BadSetting"),
    ):
        log.write_text("")
        with open("/dev/null") as nothing:
            wait_for(ordered(orders, {"log": str(log), "run": run | more}, nothing.fileno()))
        said = log.read_text()
        assert said.startswith(words) and "secret" not in said and "Traceback" not in said, said


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[None]:
    """A program that does not outlive what it was started for."""
    try:
        yield
    finally:
        process.terminate()


class Kept:
    """`trivet serve` with three workers at one address."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stderr is not None
        while not (found := re.search(r"http://127\.0\.0\.1:\d+", line := process.stderr.readline())):
            assert line, "it ended"
        self.url = found[0]

    @property
    def workers(self) -> list[int]:
        said = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in said.split()]


@pytest.fixture
def kept(postgres: Postgres, redis: Redis, tmp_path: Path) -> Iterator[Kept]:
    database = postgres.make(f"club_{uuid.uuid4().hex}")
    code = f"import trivet.server; trivet.server.run(port=0, database={database!r}, redis={redis.url!r}, workers=3)"
    with (
        subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True, cwd=tmp_path) as process,
        ended(process),
    ):
        yield Kept(process)


def test_trivet_serve_with_workers(kept: Kept) -> None:
    """One of them is killed."""
    process = kept.process
    with httpx.Client(base_url=kept.url, timeout=PATIENCE) as client:
        first = kept.workers
        assert len(first) == 3
        me = client.get("/api/me").json()
        os.kill(first[0], signal.SIGKILL)
        answers = []
        for _ in range(20):
            with suppress(httpx.TransportError):
                answers.append(client.get("/api/me").json())
        assert len(answers) >= 18 and all(answer == me for answer in answers)
        until(lambda: len(kept.workers) == 3 and first[0] not in kept.workers)
        figures = client.get("/metrics").text
        assert "trivet_request_seconds_count" in figures and 'route="/api/me"' in figures
    process.send_signal(signal.SIGTERM)
    assert process.stderr is not None
    process.stderr.read()
    assert process.wait(PATIENCE) == 0


def test_workers_whose_keeper_was_killed_leave_the_port_to_the_next(kept: Kept) -> None:
    workers = kept.workers
    kept.process.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
    with socket.create_server(("127.0.0.1", int(kept.url.rpartition(":")[2]))):
        pass
