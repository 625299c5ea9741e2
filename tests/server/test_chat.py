"""What people say at a table."""

import json
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from .people import PATIENCE, Person, Served, Start
from .test_away import pair


def said_on(line: ClientConnection) -> Any:
    """The next messages that a line brings."""
    while (told := json.loads(line.recv(timeout=PATIENCE)))["type"] != "chat":
        pass
    return told["messages"]


def test_what_is_said_is_heard_by_all_and_kept(served: Served) -> None:
    first, second, table = pair(served)
    path = f"/tables/{table['id']}/chat"
    with second.live(table) as line, served.person().live(table) as watcher:
        assert said_on(line) == [] and said_on(watcher) == []
        markup = "<script>alert(1)</script> & “hello” 🐪"
        message = first.ask("POST", path, 201, json={"text": f"  {markup} "})
        assert message["text"] == markup and message["mine"] and message["number"] == 1
        for listener in (line, watcher):
            (heard,) = said_on(listener)
            assert heard == message | {"mine": False}
        first.ask("POST", path, 201, json={"reaction": "well_played"})
        (heard,) = said_on(line)
        assert heard["reaction"] == "well_played" and heard["text"] is None and heard["number"] == 2
    assert len(second.ask("GET", path)["messages"]) == 2
    with second.live(table) as line:
        assert len(said_on(line)) == 2, "who comes later hears it all"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": ""},
        {"text": "   "},
        {"text": "x" * 301},
        {"text": 5},
        {"reaction": "shout"},
        {"text": "a", "reaction": "wow"},
        {"text": "a", "seat": 0},
    ],
    ids=str,
)
def test_what_cannot_be_said(ann: Person, body: dict[str, Any]) -> None:
    table = ann.new_table("me", "me")
    assert ann.ask("POST", f"/tables/{table['id']}/chat", 422, json=body)["code"] == "bad_request"


def test_spectators_listen(served: Served) -> None:
    first, _, table = pair(served)
    path = f"/tables/{table['id']}/chat"
    first.ask("POST", path, 201, json={"text": "hello"})
    stranger = served.person()
    assert stranger.ask("POST", path, 403, json={"text": "me too"})["code"] == "not_at_table"
    assert len(Person(served).ask("GET", path)["messages"]) == 1
    assert Person(served).ask("POST", path, 401, json={"text": "me too"})["code"] == "no_identity"


def test_the_muted_are_not_heard_by_who_muted_them(served: Served) -> None:
    first, second, table = pair(served)
    path, seat = f"/tables/{table['id']}/chat", table["seat"]
    first.ask("POST", path, 201, json={"text": "one"})
    with second.live(table) as line:
        assert len(said_on(line)) == 1
        assert second.ask("PUT", f"/tables/{table['id']}/muted", json={"seats": [seat]}) == {"seats": [seat]}
        first.ask("POST", path, 201, json={"text": "two"})
        second.ask("POST", path, 201, json={"text": "three"})
        while (told := said_on(line)) == []:
            pass
        assert [m["text"] for m in told] == ["three"]
    heard = second.ask("GET", path)
    assert [m["text"] for m in heard["messages"]] == ["three"] and heard["muted"] == [seat]
    assert len(first.ask("GET", path)["messages"]) == 3
    second.ask("PUT", f"/tables/{table['id']}/muted", json={"seats": []})
    assert len(second.ask("GET", path)["messages"]) == 3
    assert second.ask("PUT", f"/tables/{table['id']}/muted", 422, json={"seats": [9]})["code"] == "unknown_seat"


def test_who_talks_without_end_is_stopped_and_nobody_else_is(start: Start) -> None:
    served = start(limits={"messages": [3, 0.001]})
    first, second, table = pair(served)
    path = f"/tables/{table['id']}/chat"
    for _ in range(3):
        first.ask("POST", path, 201, json={"text": "spam"})
    assert first.ask("POST", path, 429, json={"text": "spam"})["code"] == "too_many"
    second.ask("POST", path, 201, json={"text": "at last"})
