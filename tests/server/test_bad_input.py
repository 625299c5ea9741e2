"""Requests that no page would send: each is refused in words, and nothing happens."""

from typing import Any

import pytest

from .people import Person, Start, order

DEEP = "[" * 30_000
BODIES = ["{", "", "nonsense", "{'a': 1}", DEEP, '{"seat": 1e999}', '{"version": ' + "9" * 5000 + "}", "\x00"]


@pytest.mark.parametrize("path", ["/tables", "/tables/{id}/commands", "/tables/{id}/undo", "/me"])
def test_a_body_that_is_not_json(ann: Person, path: str) -> None:
    address = "/api" + path.format(id=ann.new_table("me", "me")["id"])
    for body in BODIES:
        method = "PUT" if path == "/me" else "POST"
        answer = ann.http.request(method, address, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422) and answer.json()["code"] in ("malformed_json", "bad_request"), body[
            :50
        ]


@pytest.mark.parametrize("body", [b"\xff\xfe{", b'"\\ud800"', b'{"\\ud800": 1}', b'{"name": "\\ud800"}'])
def test_text_that_is_no_text(ann: Person, body: bytes) -> None:
    answer = ann.http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422) and answer.json()["message"]


CHANGES: list[dict[str, Any]] = [
    {"version": -1},
    {"version": "0"},
    {"version": 0.5},
    {"version": None},
    {"version": True},
    {"version": 10**30},
    {"seat": -1},
    {"seat": 10**9},
    {"seat": "0"},
    {"actions": []},
    {"actions": [0] * 101},
    {"actions": 3},
    {"actions": ["place 0,0"]},
    {"actions": [True]},
    {"actions": [-1]},
    {"actions": [1.5]},
    {"actions": [[1]]},
    {"command_id": ""},
    {"command_id": "x" * 65},
    {"command_id": "a b"},
    {"command_id": 5},
    {"command_id": "a\n"},
    {"surplus": 1},
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: str(change)[:40])
def test_a_command_with_a_field_that_does_not_fit(ann: Person, change: dict[str, Any]) -> None:
    table = ann.new_table("me", "me")
    command = order(table, actions=[table["offers"][0]["action"]]) | change
    refused = ann.ask("POST", f"/tables/{table['id']}/commands", 422, json=command)
    assert refused["code"] == "bad_request" and next(iter(change)) in refused["message"]
    assert ann.look(table)["version"] == 0


SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "unknown_game"),
    ({"game": "../gobi"}, "unknown_game"),
    ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, "unknown_bot"),
    ({"seats": SEATS[:1]}, "bad_options"),
    ({"seats": SEATS * 3}, "bad_options"),
    ({"options": {"players": 5}}, "bad_options"),
    ({"options": {"players": 3}}, "bad_options"),
    ({"options": {"players": "2"}}, "bad_options"),
    ({"options": {"speed": 2}}, "bad_options"),
    ({"options": {"players": True}}, "bad_request"),
    ({"options": {"players": [2]}}, "bad_request"),
    ({"options": []}, "bad_request"),
    ({"seats": []}, "bad_request"),
    ({"seats": SEATS * 100}, "bad_request"),
    ({"seats": [{"kind": "dog"}, {"kind": "me"}]}, "bad_request"),
    ({"seats": [{"kind": "bot"}, {"kind": "me"}]}, "bad_request"),
    ({"seats": [{"kind": "me", "identity": "x"}, {"kind": "me"}]}, "bad_request"),
    ({"game": None}, "bad_request"),
    ({"seed": 7}, "bad_request"),
]


@pytest.mark.parametrize("change, code", TABLES, ids=lambda value: str(value)[:50])
def test_a_table_that_cannot_be_set_up(ann: Person, change: dict[str, Any], code: str) -> None:
    asked = {"game": "gobi", "options": {}, "seats": SEATS} | change
    refused = ann.ask("POST", "/tables", 422, json=asked)
    assert refused["code"] == code and refused["message"].endswith(".")
    assert ann.tables() == []


@pytest.mark.parametrize("seat", ["-1", "9", "x", "1.5", "", "99999999999999999999", "%00"])
def test_a_seat_that_does_not_exist(ann: Person, seat: str) -> None:
    table = ann.new_table("me", "me")
    for path in ("", "/replay"):
        assert ann.ask("GET", f"/tables/{table['id']}{path}?seat={seat}", 422)["code"] in (
            "unknown_seat",
            "bad_request",
        )
    ann.ask("POST", f"/tables/{table['id']}/hint?seat={seat}", 422)
    ann.ask("POST", f"/tables/{table['id']}/hint", 422)


def test_a_request_that_is_too_large(ann: Person) -> None:
    assert ann.ask("PUT", "/me", 413, json={"name": "x" * 70_000})["code"] == "too_large"

    def pieces() -> Any:
        for _ in range(80):
            yield b" " * 1024

    answer = ann.http.put("/api/me", content=pieces(), headers={"content-type": "application/json"})
    assert answer.status_code == 413 and answer.json()["code"] == "too_large"
    assert ann.ask("GET", "/me")["name"] == ""


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_of_another_kind(ann: Person, kind: str) -> None:
    answer = ann.http.put("/api/me", content=b'{"name": "Eve"}', headers={"content-type": kind} if kind else {})
    assert answer.status_code == 415 and answer.json()["code"] == "not_json"
    assert ann.ask("GET", "/me")["name"] == ""


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1", "file://", "https://[", "data:x"]
)
def test_a_page_of_another_site_is_not_obeyed(ann: Person, origin: str) -> None:
    table = ann.new_table("me", "me")
    headers = {"origin": origin}
    for path in (f"/tables/{table['id']}/commands", f"/tables/{table['id']}/rematch", "/tables"):
        assert ann.ask("POST", path, 403, headers=headers)["code"] == "foreign_origin"
    assert ann.ask("PUT", "/me", 403, headers=headers, json={"name": "Eve"})["code"] == "foreign_origin"
    assert len(ann.tables()) == 1 and ann.look(table)["version"] == 0


def test_our_own_page_is_obeyed(ann: Person) -> None:
    ann.http.headers["origin"] = f"http://{ann.served.host}"
    assert ann.ask("PUT", "/me", json={"name": "Ann"})["name"] == "Ann"


def test_the_browser_is_told_what_to_refuse(ann: Person) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/table/x", "/assets/none.js"):
        headers = ann.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self';" in policy and "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy and f"ws://{ann.served.host}" in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    evil = ann.http.get("/", headers={"host": "x; script-src *"})
    assert "script-src *" not in evil.headers.get("content-security-policy", "")


@pytest.mark.parametrize(
    "method, path, status",
    [("GET", "/api/nothing", 404), ("GET", "/api/", 404), ("PATCH", "/api/me", 405), ("POST", "/nothing", 405)],
)
def test_an_address_that_does_not_exist(ann: Person, method: str, path: str, status: int) -> None:
    answer = ann.http.request(method, path)
    assert answer.status_code == status and set(answer.json()) == {"code", "message"}


def test_who_asks_too_often_waits_and_nobody_else_does(start: Start) -> None:
    slow = [3, 0.001]
    served = start(limits={"tables": slow, "commands": slow, "replays": slow, "hints": slow})
    ann, bob = served.person(), served.person()
    table, *_ = [ann.new_table("me", "me") for _ in range(3)]
    seats = [{"kind": "me"}, {"kind": "me"}]
    refused = ann.ask("POST", "/tables", 429, json={"game": "gobi", "options": {}, "seats": seats})
    assert refused["code"] == "too_many" and "Wait" in refused["message"]
    for _ in range(3):
        table = ann.act(ann.look(table))
        ann.ask("GET", f"/tables/{table['id']}/replay")
        ann.http.post(f"/api/tables/{table['id']}/hint?seat=0")
    assert ann.act(ann.look(table), status=429)["code"] == "too_many"
    assert ann.ask("GET", f"/tables/{table['id']}/replay", 429)["code"] == "too_many"
    assert ann.ask("POST", f"/tables/{table['id']}/hint?seat=0", 429)["code"] == "too_many"
    assert ann.http.post(f"/api/tables/{table['id']}/hint?seat=0").headers["retry-after"].isdecimal()
    assert bob.act(bob.new_table("me", "me"))["version"] == 1


def test_newcomers_without_end_wait(start: Start) -> None:
    served = start(limits={"identities": [2, 0.001]})
    ann = served.person()
    served.person()
    assert Person(served).ask("GET", "/me", 429)["code"] == "too_many"
    assert ann.ask("GET", "/me")["name"] == ""
