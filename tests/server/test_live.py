"""The live line: a socket that is told the table after every change."""

import json
import socket
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from .people import PATIENCE, Person, Served, Start, Table


def heard(line: ClientConnection) -> Any:
    """The next that is said of the table itself."""
    while (said := json.loads(line.recv(timeout=PATIENCE)))["type"] in ("presence", "chat"):
        pass
    return said


def close_code(line: ClientConnection) -> int:
    """The code that the server closes the line with; what it says before is let pass."""
    with pytest.raises(ConnectionClosed):
        while True:
            line.recv(timeout=PATIENCE)
    assert line.protocol.close_rcvd is not None
    return line.protocol.close_rcvd.code


def test_every_change_is_heard_at_once_by_every_seat(ann: Person, served: Served) -> None:
    table = ann.new_table("me", "me")
    stranger = Person(served)
    with ann.live(table, 0) as seat0, ann.live(table, 1) as seat1, stranger.live(table) as watcher:
        for line, seat in ((seat0, 0), (seat1, 1), (watcher, None)):
            first = heard(line)
            assert first["type"] == "table" and first["table"]["version"] == 0 and first["table"]["seat"] == seat
        acted = ann.act(table)
        for line in (seat0, seat1, watcher):
            assert heard(line)["table"]["version"] == 1
        ann.undo(acted)
        undone = heard(seat0)["table"]
        assert undone["version"] == 2 and undone["log_keep"] == 0 and undone["log"] == []


def test_the_line_says_what_looking_says(ann: Person) -> None:
    table = ann.new_table("me", "me")
    log: list[Any] = []
    with ann.live(table, 0) as line:
        for _ in range(8):
            told = heard(line)["table"]
            log = log[: told["log_keep"]] + told["log"]
            seen = ann.look(table, 0)
            assert told | {"log": log, "log_keep": 0} == seen
            ann.act(ann.look(table))


def test_bots_are_heard_move_by_move(ann: Person) -> None:
    with ann.live(ann.new_table("random", "random")) as line:
        versions = [0]
        while heard_table := heard(line)["table"]:
            versions.append(heard_table["version"])
            if heard_table["status"] == "over":
                break
    assert versions == sorted(versions) and len(versions) > 20


@pytest.mark.parametrize(
    "path, code", [("x" * 22, "unknown_table"), ("{id}?seat=0", "not_your_seat"), ("{id}?seat=x", "unknown_seat")]
)
def test_a_line_that_cannot_be_had_says_why(ann: Person, bob: Person, path: str, code: str) -> None:
    table = ann.new_table("me", "me")
    table_id, _, query = path.replace("{id}", table["id"]).partition("?")
    cookies = "; ".join(f"{name}={value}" for name, value in bob.http.cookies.items())
    address = f"ws://{bob.served.host}/api/tables/{table_id}/live?{query}"
    with connect(address, additional_headers={"Cookie": cookies}, open_timeout=PATIENCE) as line:
        said = heard(line)
        assert said["type"] == "error" and said["error"]["code"] == code and said["error"]["message"]
        assert close_code(line) == 1008


def test_a_page_of_another_site_gets_no_line(ann: Person) -> None:
    table = ann.new_table("me", "me")
    with pytest.raises(InvalidStatus) as refused:
        ann.live(table, 0, origin="http://evil.example")
    assert refused.value.response.status_code == 403
    with ann.live(table, 0, origin=f"http://{ann.served.host}") as line:
        assert heard(line)["type"] == "table"


def test_who_does_not_listen_holds_up_nobody(ann: Person) -> None:
    """Listeners that read nothing; the others are told at once."""
    table = ann.new_table("me", "me")
    deaf = [deaf_line(ann, table) for _ in range(3)]
    with ann.live(table, 0) as line:
        heard(line)
        for _ in range(40):
            fresh = ann.look(table)
            if fresh["status"] == "over":
                break
            begun = time.monotonic()
            version = ann.act(fresh)["version"]
            while heard(line)["table"]["version"] < version:
                pass
            assert time.monotonic() - begun < 15
    for listener in deaf:
        listener.close()


def deaf_line(person: Person, table: Table) -> socket.socket:
    """A live line of which nothing is ever read, with hardly any room for what waits to be."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    host, _, port = person.served.host.partition(":")
    line.connect((host, int(port)))
    request = (
        f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: {person.served.host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    line.sendall(request.encode())
    return line


def test_when_the_server_stops_the_line_says_come_again(start: Start) -> None:
    served = start()
    ann = served.person()
    table = ann.new_table("me", "me")
    with ann.live(table, 0) as line:
        heard(line)
        served.end()
        assert close_code(line) == 1012
    served.start()
    assert follow(ann, table) == 0
    assert "Traceback" not in served.log.read_text()


def follow(ann: Person, table: Table) -> int:
    with ann.live(table, 0) as line:
        return heard(line)["table"]["version"]
