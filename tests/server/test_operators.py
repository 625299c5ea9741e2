"""What whoever runs a server can see: health, readiness, figures, logs. And what nobody else can make of it."""

import json

import pytest

from .people import PATIENCE, Person, Served, Start
from .test_away import pair


def test_a_server_that_is_well_is_healthy_and_ready(ann: Person) -> None:
    assert ann.ask("GET", "/health") == {"status": "ok"} and ann.ask("GET", "/ready") == {"status": "ready"}


def test_the_figures_count_what_happens(start: Start) -> None:
    served = start()
    ann = served.person()
    ann.act_until(ann.new_table("me", "me"), lambda t: t["version"] == 3)
    ann.http.request("PATCH", "/api/me")
    with ann.live(ann.new_table("me", "me")) as line:
        line.recv(timeout=PATIENCE)
        answer = ann.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    figures = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert figures['trivet_commands_total{kind="play"}'] == "3.0"
    assert figures['trivet_new_tables_total{game="gobi"}'] == "2.0"
    assert figures["trivet_live_lines"] == "1.0" and figures["trivet_relay_well"] == "1.0"
    assert any(name.startswith("trivet_request_seconds_count") and 'method="other"' in name for name in figures)
    assert ann.look(ann.new_table("me", "me"))["id"] not in answer.text


def test_logs_are_structured_where_programs_read_them_and_hold_no_secret(start: Start) -> None:
    served = start(environment={"TRIVET_LOG": "json"})
    ann = served.person()
    bob = served.person()
    table = ann.new_table("me", "open")
    bob.join(table, name="Bob")
    served.end()
    said = served.log.read_text()
    lines = [json.loads(line) for line in said.splitlines()]
    assert all({"time", "level", "logger", "worker", "message"} <= set(line) for line in lines)
    events = [line["message"] for line in lines if line.get("table") == table["id"]]
    assert events == ["set up", "sat_down", "started"]
    asked = [(line["method"], line["route"], line["status"]) for line in lines if line["logger"] == "trivet.requests"]
    assert ("POST", "/api/tables/{id}/join", 200) in asked
    (secret,) = ann.http.cookies.values()
    assert secret not in said and table["invitation"] not in said


def test_spectators_see_what_everybody_may_see_live_and_in_the_replay(served: Served) -> None:
    """Before anything was played, no view of anybody else shows what one seat alone sees of its own hand."""
    first, second, table = pair(served, game="goldblivion")
    stranger, nobody = served.person(), Person(served)
    seen = stranger.look(table)
    assert seen == nobody.look(table) and seen["seat"] is None and seen["offers"] == []
    with nobody.live(table) as line:
        told = json.loads(line.recv(timeout=PATIENCE))["table"]
    assert told["view"] == seen["view"] and told["log"] == seen["log"]
    for person in (stranger, nobody):
        replay = person.ask("GET", f"/tables/{table['id']}/replay")
        assert replay["seat"] is None and replay["positions"][-1]["view"] == seen["view"]
        assert person.ask("GET", f"/tables/{table['id']}/replay?seat=0", 403 if person is stranger else 401)
    assert first.look(table)["view"] != seen["view"] != second.look(table)["view"]


CHANGES = [
    ("POST", "join", {}),
    ("POST", "leave", None),
    ("POST", "start", {}),
    ("POST", "close", None),
    ("POST", "invitation", None),
    ("PUT", "", {"title": "x"}),
    ("PUT", "seats/0", {"kind": "open"}),
    ("POST", "seats/0/hand-over", None),
    ("POST", "seats/0/return", None),
    ("POST", "proposals", {"kind": "stand_in", "seat": 0}),
    ("POST", "proposals/x", {"agree": True}),
    ("POST", "chat", {"text": "x"}),
    ("PUT", "muted", {"seats": []}),
]


@pytest.mark.parametrize("method, path, body", CHANGES, ids=lambda value: str(value)[:20])
def test_every_change_is_refused_to_strangers_foreign_pages_and_at_tables_that_are_not_there(
    ann: Person, served: Served, method: str, path: str, body: object
) -> None:
    table = ann.new_table("me", "open", "open")
    address = f"/tables/{table['id']}/{path}".rstrip("/")
    sent = {} if body is None else {"json": body}
    before = ann.look(table)
    assert Person(served).ask(method, address, 401, **sent)["code"] == "no_identity"
    foreign = {"headers": {"origin": "http://evil.example"}}
    assert ann.ask(method, address, 403, **sent, **foreign)["code"] == "foreign_origin"
    missing = address.replace(table["id"], "x" * 22)
    assert ann.ask(method, missing, 404, **sent)["code"] == "unknown_table"
    if body is not None:
        assert ann.ask(method, address, 422, json={**dict(body), "surplus": 1})["code"] == "bad_request"
        large = {"content": b" " * 70_000, "headers": {"content-type": "application/json"}}
        assert ann.ask(method, address, 413, **large)["code"] == "too_large"
    assert ann.look(table) == before
