"""The lab: only where it was asked for and for whoever sits there, one job at a time, none that outlives its server."""

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from socket import socket
from typing import Any

import pytest

from trivet.games import own_data_file

from .people import PATIENCE, Person, Served

Job = dict[str, Any]
LONG = {"kind": "report", "game": "gobi", "options": {"players": 2}, "bots": ["normal"], "games": 20_000}
SESSION, NICENESS = 3, 16
SHORT = {"kind": "compare", "game": "gobi", "options": {"players": 2}, "bots": ["random"], "games": 4}


@pytest.fixture(scope="module")
def lab(orders: socket, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(orders, tmp_path_factory.mktemp("lab"), {"lab": True})
    yield served
    served.close()
    assert "Traceback" not in served.log.read_text()


@pytest.fixture
def designer(lab: Served) -> Iterator[Person]:
    """Somebody at the machine, with nothing asked for yet."""
    person = lab.person()
    yield person
    for job in jobs(person):
        person.ask("DELETE", f"/lab/jobs/{job['id']}")


def jobs(person: Person) -> list[Job]:
    found: list[Job] = person.ask("GET", "/lab/jobs")["jobs"]
    return found


def when(person: Person, job: Job, seen: Callable[[Job], object]) -> Job:
    """The job as soon as something is to be seen of it."""
    end = time.monotonic() + PATIENCE
    while True:
        now = next(one for one in jobs(person) if one["id"] == job["id"])
        if seen(now):
            return now
        assert time.monotonic() < end, f"waited in vain: {now}"
        time.sleep(0.05)


def ended(job: Job) -> bool:
    return job["state"] not in ("waiting", "running")


def at_work(job: Job) -> list[int]:
    """The processes of the lab that write into a job's folder, and those that play for them."""
    every = {int(pid.name): pid for pid in Path("/proc").glob("[0-9]*")}
    sessions = {stat(pid, SESSION) for pid, folder in every.items() if job["id"] in said(folder / "cmdline")}
    return [pid for pid in every if stat(pid, SESSION) in sessions - {""}]


def stat(pid: int, field: int) -> str:
    """What Linux says of a process, counted after its name."""
    return dict(enumerate(said(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split())).get(field, "")


def said(file: Path) -> str:
    try:
        return file.read_text()
    except OSError:
        return ""


def running(person: Person, job: Job) -> list[int]:
    """The processes of a job that has begun."""
    when(person, job, lambda one: one["state"] == "running")
    assert soon(lambda: at_work(job))
    return at_work(job)


def gone(processes: list[int]) -> bool:
    return soon(lambda: not any(Path(f"/proc/{pid}").exists() for pid in processes))


def soon(seen: Callable[[], object]) -> bool:
    """Whether something comes to be seen."""
    end = time.monotonic() + PATIENCE
    while not seen():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def test_a_server_without_it_knows_nothing_of_it(ann: Person) -> None:
    for method, path in (
        ("GET", "/lab/jobs"),
        ("POST", "/lab/jobs"),
        ("GET", "/lab/games/gobi/data"),
        ("GET", "/nothing"),
    ):
        assert ann.ask(method, path, 404)["code"] == "not_found"
    assert "lab" not in ann.ask("GET", "/me")
    assert ann.http.get("/lab").status_code == ann.http.get("/nothing").status_code in (404, 503)
    assert not [path for path in ann.served.spec.described["paths"] if "lab" in path]


def test_it_is_for_whoever_sits_at_the_machine(lab: Served, designer: Person) -> None:
    assert designer.ask("GET", "/me")["lab"] is True
    assert designer.http.get("/lab").status_code in (200, 503)
    for headers in ({"X-Forwarded-For": "203.0.113.9"}, {"Host": "games.example"}, {"Host": "127.0.0.1.example:80"}):
        other = Person(lab, headers)
        assert "lab" not in other.ask("GET", "/me")
        assert other.ask("GET", "/lab/jobs", 404)["code"] == "not_found"
        assert other.http.get("/lab").status_code in (404, 503)


def test_the_numbers_of_the_data_are_there_and_checked(designer: Person) -> None:
    form = designer.ask("GET", "/lab/games/gobi/data")
    points = next(one for one in form["numbers"] if one["name"] == "gift.Tea.points")
    assert form["file"] == "gobi.toml" and points == {
        "name": "gift.Tea.points",
        "path": ["gift", "Tea", "points"],
        "value": 2,
    }
    fine = designer.ask("POST", "/lab/games/gobi/data", json={"changes": {"gift.Tea.points": 5}})
    assert fine["problem"] is None and "points = 5" in fine["text"]
    changes = {"gift.Tea.points": 5, "tiles_per_deck": 10_000}
    wrong = designer.ask("POST", "/lab/games/gobi/data", json={"changes": changes})
    assert wrong["at"] == "tiles_per_deck" and "line" in wrong["problem"]
    assert designer.ask("POST", "/lab/jobs", 422, json=SHORT | {"changes": changes})["message"] == wrong["problem"]


def test_a_data_file_of_ones_own_is_checked_and_played_with(designer: Person) -> None:
    ours = own_data_file("gobi").read_text()
    mine = {"name": "mine.toml", "text": ours.replace("discard_points = -1", "discard_points = -3")}
    form = designer.ask("POST", "/lab/games/gobi/form", json=mine)
    assert (
        form["file"] == "mine.toml"
        and {"name": "discard_points", "path": ["discard_points"], "value": -3} in form["numbers"]
    )
    checked = designer.ask("POST", "/lab/games/gobi/data", json={"file": mine, "changes": {"gift.Tea.points": 5}})
    assert checked["problem"] is None and "discard_points = -3" in checked["text"] and "points = 5" in checked["text"]
    asked = LONG | {"file": mine, "changes": {"discard_points": -6}}
    folder = designer.served.database.parent / "lab"
    for against, before in (("tables", ours), ("file", mine["text"])):
        job = designer.ask("POST", "/lab/jobs", 201, json=asked | {"kind": "compare", "against": against})
        assert (job["file"], job["against"]) == ("mine.toml", against)
        assert job["changes"] == [{"name": "discard_points", "old": -3, "new": -6}]
        assert (folder / job["id"] / "original.toml").read_text() == before
        assert "discard_points = -6" in (folder / job["id"] / "changed.toml").read_text()
    job = designer.ask("POST", "/lab/jobs", 201, json=LONG | {"file": mine})
    assert " --data changed.toml" in job["command"]
    assert (folder / job["id"] / "changed.toml").read_text() == mine["text"]


@pytest.mark.parametrize(
    ("text", "status", "code", "words"),
    [
        ("[[gift", 422, "bad_data", "is not TOML"),
        ("points = 2", 422, "bad_data", "Compare with the game's own gobi.toml"),
        (None, 422, "bad_data", "is a data file of gorbino, not of gobi"),
        ("#" * 200_001, 422, "bad_request", "200000"),
        ("#" * (1 << 20), 413, "too_large", "too large"),
    ],
)
def test_a_file_that_is_no_data_of_the_game_is_refused_in_words(
    designer: Person, text: str | None, status: int, code: str, words: str
) -> None:
    file = {"name": "mine.toml", "text": own_data_file("gorbino").read_text() if text is None else text}
    refused = designer.ask("POST", "/lab/games/gobi/form", status, json=file)
    assert refused["code"] == code and words in refused["message"]
    assert designer.ask("POST", "/lab/jobs", status, json=SHORT | {"file": file})["code"] == code


@pytest.mark.parametrize(
    ("more", "code", "words"),
    [
        ({"options": {"players": 9}}, "bad_options", "players"),
        ({"bots": ["nobody"]}, "unknown_bot", "There is no such bot"),
        ({"bots": ["os:system"]}, "unknown_bot", "There is no such bot"),
        ({"bots": ["greedy:0"]}, "unknown_bot", "imagines 1 to"),
        ({"games": 1_000_000}, "bad_request", "20000"),
        ({"changes": {"gift.Gin.points": 1}}, "bad_options", "no number"),
        ({"kind": "sweep", "number": "gift.Tea.points", "low": 4, "high": 1}, "bad_request", "the lowest first"),
    ],
)
def test_what_cannot_be_is_refused_in_words(designer: Person, more: Job, code: str, words: str) -> None:
    refused = designer.ask("POST", "/lab/jobs", 422, json=SHORT | more)
    assert refused["code"] == code and words in refused["message"]
    assert designer.ask("POST", "/lab/jobs", 404, json=SHORT | {"game": "chess"})["code"] == "unknown_game"


def test_one_at_a_time_a_few_that_wait_and_each_can_be_stopped(designer: Person) -> None:
    first, *others = [designer.ask("POST", "/lab/jobs", 201, json=LONG) for _ in range(5)]
    assert designer.ask("POST", "/lab/jobs", 429, json=LONG)["code"] == "too_many"
    processes = running(designer, first)
    assert soon(lambda: {stat(pid, NICENESS) for pid in at_work(first)} == {"19"})
    assert [one["state"] for one in jobs(designer)] == ["waiting"] * 4 + ["running"]
    for job in reversed(others):
        assert designer.ask("POST", f"/lab/jobs/{job['id']}/stop")["state"] == "stopped"
    assert designer.ask("POST", f"/lab/jobs/{first['id']}/stop")["state"] == "stopped"
    assert gone(processes)
    designer.ask("DELETE", f"/lab/jobs/{first['id']}")
    assert designer.ask("DELETE", f"/lab/jobs/{first['id']}", 404)["code"] == "not_found"
    assert not (designer.served.database.parent / "lab" / first["id"]).exists()


def test_a_comparison_is_what_the_command_prints_and_stays(designer: Person) -> None:
    asked = SHORT | {"changes": {"discard_points": -6}}
    job = when(designer, designer.ask("POST", "/lab/jobs", 201, json=asked), ended)
    assert (job["state"], job["message"]) == ("done", ""), job
    assert job["changes"] == [{"name": "discard_points", "old": -1, "new": -6}] and job["done"] == job["of"] == 4
    assert job["command"].startswith("trivet compare original.toml changed.toml --game=gobi --players=2 --bots=random")
    designer.served.restart()
    (kept,) = jobs(designer)
    assert kept == job
    found = designer.http.get(f"/api/lab/jobs/{job['id']}/files/comparison.json")
    (compared,) = found.json()["comparisons"]
    assert compared["pairs"] == 4 and {one["name"] for one in compared["measures"]} > {"points", "turns"}
    assert all(set(one["about"]) == {"verb", "argument", "word"} for one in compared["content"])
    assert (
        "sandbox" in found.headers["content-security-policy"]
        and "script" not in found.headers["content-security-policy"]
    )
    for file in ("original.toml", "job.json", "../job.json", "report.html"):
        assert designer.http.get(f"/api/lab/jobs/{job['id']}/files/{file}").status_code == 404


def test_no_job_outlives_its_server(lab: Served, designer: Person) -> None:
    for sign in (signal.SIGTERM, signal.SIGKILL):
        job = designer.ask("POST", "/lab/jobs", 201, json=LONG)
        processes = running(designer, job)
        lab.end(sign)
        assert gone(processes)
        lab.start()
        assert when(designer, job, ended)["state"] == "stopped"
