"""Connections that keep the server waiting, and how many there may be."""

import json
import os
import resource
import select
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from trivet.engine.errors import TrivetError
from trivet.server.basics.settings import Settings
from trivet.server.http.ceilings import household

from .people import PATIENCE, Person, Served, Start

QUICK = {"silent": 1.0, "half a request": 1.0, "half a body": 1.0}
SOON = 9.0
"""Seconds within which a server of little patience has hung up: one that has not been told to would still wait."""
STRANGER = "127.0.0.2"
"""This machine too, by a name that is no proxy's."""
GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"


def opened(served: Served, said: bytes = b"", whence: str = "127.0.0.1", room: int | None = None) -> socket.socket:
    host, _, port = served.host.partition(":")
    line = socket.socket()
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.bind((whence, 0))
    line.settimeout(PATIENCE)
    line.connect((host, int(port)))
    line.sendall(said)
    return line


def closed(line: socket.socket) -> float:
    """Seconds until the server closes it."""
    begun = time.monotonic()
    while True:
        try:
            if not line.recv(1 << 16):
                break
        except ConnectionError:
            break
    return time.monotonic() - begun


def hung_up(line: socket.socket) -> bool:
    """Whether the server has closed it, though much is left to read."""
    look = select.poll()
    look.register(line, 0)
    return bool(look.poll(0))


def until(seen: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not seen():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.1)


def is_open(line: socket.socket) -> bool:
    line.settimeout(0.2)
    try:
        return bool(line.recv(1, socket.MSG_PEEK))
    except TimeoutError:
        return True
    except ConnectionError:
        return False


def answered(line: socket.socket) -> bytes:
    """The head of an answer; the rest is taken too."""
    said = b""
    while b"\r\n\r\n" not in said:
        said += line.recv(1 << 16)
    head, _, body = said.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].split()[0])
    while len(body) < length:
        body += line.recv(1 << 16)
    return head


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\r\n",
        b"GET /api/me HTTP/1.1\r\nX: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/health HT",
    ],
    ids=["nothing", "a line break", "half a head", "half a body", "half a body nobody asked for", "half a second head"],
)
def test_who_keeps_the_server_waiting_is_hung_up_on(start: Start, said: bytes) -> None:
    served = start(patience=QUICK)
    served.person()
    with opened(served, said) as line:
        assert closed(line) < SOON


def test_dribbling_does_not_help(start: Start) -> None:
    """A request has to be there in time, however busily it is sent."""
    served = start(patience=QUICK)
    served.person()
    begun = time.monotonic()
    with opened(served, b"GET /api/me HTTP/1.1\r\n") as line, pytest.raises(ConnectionError):
        while time.monotonic() < begun + PATIENCE:
            line.sendall(b"X: y\r\n")
            time.sleep(0.1)
    assert time.monotonic() - begun < SOON


def test_a_connection_at_rest_stays_for_the_next_request(start: Start) -> None:
    served = start(patience=QUICK)
    served.person()
    with opened(served, GET) as line:
        assert b" 200 " in answered(line)
        time.sleep(3)
        line.sendall(GET)
        assert b" 200 " in answered(line)


def test_who_does_not_take_the_answer_is_hung_up_on_and_who_takes_it_slowly_is_not(start: Start) -> None:
    """What was not read lies in the system's buffers, where the server has to look for it."""
    served = start(patience={"not reading": 4.0})
    served.person()
    asked = 3 * b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with opened(served, asked, room=4096) as deaf, opened(served, asked, room=4096) as slow:
        while not hung_up(deaf):
            assert slow.recv(2048)
            time.sleep(0.05)
        left = 0
        slow.settimeout(5)
        with pytest.raises(TimeoutError):
            while some := len(slow.recv(1 << 16)):
                left += some
        assert left > 100_000, "it was meant to be slow"
    served.end()
    assert "Traceback" not in served.log.read_text()


def test_a_stranger_gets_no_more_than_a_share_and_the_longest_silent_go_first(start: Start) -> None:
    served = start(connections_per_address=4, patience={"silent": PATIENCE})
    served.person()
    with ExitStack() as leaving:
        lines = []
        for _ in range(4):
            lines.append(leaving.enter_context(opened(served, whence=STRANGER)))
            time.sleep(0.05)
        used = leaving.enter_context(opened(served, GET, STRANGER))
        assert b" 200 " in answered(used)
        assert [is_open(line) for line in lines] == [False, True, True, True]
        more = leaving.enter_context(opened(served, GET, STRANGER))
        assert b" 200 " in answered(more)
        assert [is_open(line) for line in lines] == [False, False, True, True] and is_open(used)
        assert httpx.get(f"http://{served.host}/api/games", timeout=PATIENCE).status_code == 200


def test_when_every_connection_is_in_use_the_next_is_told_so(start: Start) -> None:
    served = start(connections_per_address=3)
    ann = served.person()
    table = ann.new_table("me", "me")
    with ExitStack() as leaving:
        for _ in range(3):
            leaving.enter_context(line_of(ann, table["id"], whence=STRANGER)).recv(timeout=PATIENCE)
        with opened(served, GET, STRANGER) as line:
            head = answered(line)
        assert b" 503 " in head and b"retry-after" in head
        assert ann.look(table)["version"] == 0

    def let_in() -> bool:
        with opened(served, GET, STRANGER) as line:
            return b" 200 " in answered(line)

    until(let_in)


def test_more_connections_than_files_lock_nobody_out(start: Start) -> None:
    served = start(files=128)
    ann = served.person()
    with ExitStack() as leaving:
        for _ in range(200):
            leaving.enter_context(opened(served))
        for _ in range(5):
            assert httpx.get(f"http://{served.host}/api/games", timeout=PATIENCE).status_code == 200
        ann.act(ann.new_table("me", "me"))
        for said in ("connections are open; 96 are allowed", "Connections closed"):
            until(lambda said=said: said in served.log.read_text())


def test_no_file_left_for_a_connection_is_borne(start: Start) -> None:
    """Whoever comes then waits or is turned away; the server does not spin, and goes on as soon as there are files."""
    served = start()
    ann = served.person()
    table = ann.new_table("me", "me")
    most = resource.prlimit(served.pid, resource.RLIMIT_NOFILE)
    last = max(map(int, os.listdir(f"/proc/{served.pid}/fd")))
    resource.prlimit(served.pid, resource.RLIMIT_NOFILE, (last + 4, most[1]))
    host, _, port = served.host.partition(":")
    with ExitStack() as leaving:
        for _ in range(40):
            leaving.enter_context(socket.create_connection((host, int(port)), 5))
        before, begun = cpu(served), time.monotonic()
        time.sleep(2)
        assert (cpu(served) - before) / (time.monotonic() - begun) < 0.5, "the server spins"
        assert ann.look(table)["version"] == 0
    resource.prlimit(served.pid, resource.RLIMIT_NOFILE, most)
    assert httpx.get(f"http://{served.host}/api/games", timeout=PATIENCE).status_code == 200
    served.end()
    assert "Traceback" not in served.log.read_text()


def cpu(served: Served) -> float:
    fields = Path(f"/proc/{served.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def test_as_many_files_as_the_system_allows(start: Start) -> None:
    served = start()
    served.person()
    allowed, most = resource.prlimit(served.pid, resource.RLIMIT_NOFILE)
    assert allowed == most


def line_of(person: Person, table: str, whence: str = "127.0.0.1", **headers: str) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    host, _, port = person.served.host.partition(":")
    line = socket.create_connection((host, int(port)), source_address=(whence, 0))
    address = f"ws://{person.served.host}/api/tables/{table}/live"
    return connect(address, sock=line, additional_headers={"Cookie": cookies, **headers}, open_timeout=PATIENCE)


def test_live_lines_are_counted_by_the_address_that_a_proxy_names(start: Start) -> None:
    served = start(lines_per_address=2)
    ann = served.person()
    table = ann.new_table("me", "me")["id"]
    at = {"X-Forwarded-For": "203.0.113.7"}
    with ExitStack() as leaving:
        first, _ = (leaving.enter_context(line_of(ann, table, **at)) for _ in range(2))
        first.recv(timeout=PATIENCE)
        with line_of(ann, table, **at) as refused:
            said = json.loads(refused.recv(timeout=PATIENCE))
            with pytest.raises(ConnectionClosed):
                refused.recv(timeout=PATIENCE)
            assert refused.close_code == 1013
        assert (
            said["type"] == "error"
            and said["error"]["code"] == "too_many"
            and "2 live lines" in said["error"]["message"]
        )
        with line_of(ann, table, **{"X-Forwarded-For": "203.0.113.8"}) as other:
            assert json.loads(other.recv(timeout=PATIENCE))["type"] == "table"
        with line_of(ann, table, STRANGER, **at) as forged:
            assert json.loads(forged.recv(timeout=PATIENCE))["type"] == "table", "a stranger's word is not taken"
        first.close()

        def let_in() -> bool:
            with line_of(ann, table, **at) as again:
                return bool(json.loads(again.recv(timeout=PATIENCE))["type"] == "table")

        until(let_in)


def test_an_address_of_ipv6_stands_for_its_network() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2::9") != household("2001:db8:1:3::9")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")


@pytest.mark.parametrize("said", ["0", "-1", "many", "1e3", "12345678"])
def test_a_number_of_connections_that_makes_no_sense(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIVET_CONNECTIONS", said)
    with pytest.raises(TrivetError, match="TRIVET_CONNECTIONS"):
        Settings.from_environment()
    monkeypatch.setenv("TRIVET_CONNECTIONS", "200")
    assert Settings.from_environment().connections == 200
