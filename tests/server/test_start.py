"""Starting a server: what is wrong is said in words, and nothing is changed on disk. And stopping it."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from .people import PATIENCE, Start, ordered, wait_for

Refused = Callable[..., str]


@pytest.fixture
def refused(orders: socket.socket, tmp_path_factory: pytest.TempPathFactory) -> Refused:
    """What `run` says to these arguments, with which no server can start."""

    def refused(folder: Path, environment: dict[str, str] | None = None, **arguments: object) -> str:
        log = tmp_path_factory.mktemp("refused") / "log"
        run = {"data_folder": str(folder), "port": 0} | arguments
        order = {"log": str(log), "environment": environment or {}, "run": run}
        with open(os.devnull) as nothing:
            wait_for(ordered(orders, order, nothing.fileno()))
        said = log.read_text()
        assert said and "Traceback" not in said
        return said

    return refused


def everything(folder: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_a_port_in_use(tmp_path: Path, refused: Refused) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = refused(tmp_path / "data", port=taken.getsockname()[1])
    assert said.startswith("PortInUse: Port") and "--port" in said
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("host, port", [("nowhere.invalid", 8000), ("127.0.0.1", 99_999), ("203.0.113.7", 8000)])
def test_an_address_nobody_can_listen_at(tmp_path: Path, host: str, port: int, refused: Refused) -> None:
    assert refused(tmp_path / "data", host=host, port=port).startswith("BadAddress")
    assert not (tmp_path / "data").exists()


def test_a_lab_for_many_people(tmp_path: Path, refused: Refused) -> None:
    for more in ({"workers": 2}, {"database": "postgresql://trivet@db.example/trivet"}):
        assert refused(tmp_path / "data", lab=True, **more).startswith("BadSetting: --lab is for one's own machine")
    assert not (tmp_path / "data").exists()


def test_a_data_folder_that_is_a_file(tmp_path: Path, refused: Refused) -> None:
    (tmp_path / "data").write_text("mine")
    for folder in (tmp_path / "data", tmp_path / "data" / "below"):
        assert refused(folder).startswith("BadDataFolder")
    assert everything(tmp_path) == {str(tmp_path / "data"): b"mine"}


def test_a_data_folder_that_cannot_be_written(refused: Refused) -> None:
    assert "cannot be written" in refused(Path("/proc/trivet"))


def test_a_database_of_another_program(tmp_path: Path, refused: Refused) -> None:
    file = tmp_path / "trivet.sqlite3"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE birds (name)")
    other.close()
    before = everything(tmp_path)
    assert "another program" in refused(tmp_path)
    assert everything(tmp_path) == before


@pytest.mark.parametrize("damage", ["text", "cut", "scrambled"])
def test_a_damaged_database(tmp_path: Path, start: Start, refused: Refused, damage: str) -> None:
    served = start()
    ann = served.person()
    ann.act_until(ann.new_table("me", "me"), lambda t: t["version"] == 9)
    served.end()
    whole = served.database.read_bytes()
    cut = len(whole) // 2
    damaged = {"text": b"Dear diary", "cut": whole[:cut], "scrambled": whole[:4096] + os.urandom(len(whole) - 4096)}
    (tmp_path / "trivet.sqlite3").write_bytes(damaged[damage])
    before = everything(tmp_path)
    assert refused(tmp_path).startswith("BadDatabase")
    assert everything(tmp_path) == before


def test_a_database_of_a_newer_trivet(start: Start, refused: Refused) -> None:
    served = start()
    served.person()
    served.end()
    with sqlite3.connect(served.database) as database:
        database.execute("UPDATE about SET value = '99' WHERE key = 'schema'")
    assert "form 99" in refused(served.database.parent)


def test_two_servers_do_not_share_a_data_folder(start: Start, refused: Refused) -> None:
    served = start()
    served.person()
    assert refused(served.database.parent).startswith("FolderInUse: Another Trivet")


def test_a_bot_that_python_does_not_find(tmp_path: Path, refused: Refused) -> None:
    assert refused(tmp_path / "data", bots=["no_such_module:Bot"]).startswith("UnknownBot")
    assert refused(tmp_path / "data", bots=["hard"]).startswith("UnknownBot")
    assert refused(tmp_path / "data", database="postgresql://club").startswith("BadSetting")
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("proxies", ["*", "10.1.2.3, *", "0.0.0.0/0", "::/0", "nginx", "10.1.2.3/16"])
def test_anybody_as_a_proxy_or_one_that_does_not_read(tmp_path: Path, refused: Refused, proxies: str) -> None:
    said = refused(tmp_path / "data", {"FORWARDED_ALLOW_IPS": proxies})
    assert said.startswith("BadSetting: FORWARDED_ALLOW_IPS") and "10.1.0.0/16" in said
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_starts_says_where_it_is_and_stops_when_told(tmp_path: Path, sign: signal.Signals) -> None:
    code = "import sys, pathlib, trivet.server; trivet.server.run(port=0, data_folder=pathlib.Path(sys.argv[1]))"
    command = [sys.executable, "-c", code, str(tmp_path / "data")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        said = process.stderr.readline()
        while "Compiling" in said:
            said = process.stderr.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", said)
        assert address, said
        assert httpx.get(f"{address[0]}/api/health", timeout=PATIENCE).json() == {"status": "ok"}
        process.send_signal(sign)
        assert process.wait(30) in (0, -signal.SIGTERM)
        assert "Traceback" not in process.stderr.read()
    assert (tmp_path / "data" / "trivet.sqlite3").stat().st_mode & 0o077 == 0, "nobody else reads the seeds"


def test_the_rules_must_not_be_compiled_in_the_server() -> None:
    code = "import trivet.games; trivet.games.load('gobi'); import trivet.server"
    ended = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env=os.environ | {"TRIVET_COMPILE": "1"},
        timeout=120,
        check=False,
    )
    assert ended.returncode == 1 and "uncompiled" in ended.stderr
