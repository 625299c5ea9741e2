"""The description that the server gives of itself. What it says of answers is checked in every test, by `Person.ask`."""

import json
from typing import Any

from .people import PATIENCE, Person, Served

ADDRESSES = """
    get /metrics
    get /api/health
    get /api/ready
    get /api/games
    get /api/games/{game}/texts
    get /api/lobby
    get /api/lobby/{part}
    get /api/me
    put /api/me
    delete /api/me
    get /api/me/export
    post /api/me/code
    post /api/me/move
    post /api/me/forget-devices
    get /api/me/contact
    put /api/me/contact
    post /api/me/contact/confirm
    get /api/people/{person}
    get /api/people/{person}/tables
    get /api/ratings
    post /api/people/{person}/challenge
    get /api/me/blocked
    put /api/me/blocked/{person}
    delete /api/me/blocked/{person}
    get /api/quick
    post /api/quick/bots
    post /api/matches
    get /api/tables
    post /api/tables
    get /api/tables/{id}
    put /api/tables/{id}
    delete /api/tables/{id}
    get /api/tables/{id}/game
    get /api/tables/{id}/summary
    get /api/tables/{id}/replay
    get /api/tables/{id}/progress
    get /api/tables/{id}/analysis
    post /api/tables/{id}/analysis
    post /api/tables/{id}/analysis/stop
    put /api/tables/{id}/analysis/own
    get /api/tables/{id}/branches
    post /api/tables/{id}/branches
    get /api/tables/{id}/match
    get /api/tables/{id}/ratings
    get /api/tables/{id}/verify
    post /api/tables/{id}/commands
    post /api/tables/{id}/undo
    get /api/tables/{id}/ending
    get /api/me/rivals
    get /api/me/curves
    get /api/games/{game}/leaderboard
    get /api/games/{game}/daily
    post /api/games/{game}/daily
    get /api/games/{game}/lessons/{lesson}
    get /api/games/{game}/lessons/{lesson}/why-not
    get /api/games/{game}/lessons/{lesson}/foresee
    post /api/games/{game}/lessons/{lesson}/steps/{step}
    get /api/games/{game}/pictures/{picture}
    post /api/tables/{id}/hint
    get /api/tables/{id}/known
    get /api/tables/{id}/why-not
    get /api/tables/{id}/foresee
    post /api/tables/{id}/rematch
    post /api/tables/{id}/join
    post /api/tables/{id}/share
    get /api/games/{game}/puzzles
    get /api/games/{game}/puzzles/{puzzle}
    post /api/games/{game}/puzzles/{puzzle}
    get /api/games/{game}/puzzles/{puzzle}/why-not
    get /api/games/{game}/puzzles/{puzzle}/foresee
    post /api/tables/{id}/leave
    post /api/tables/{id}/start
    post /api/tables/{id}/close
    post /api/tables/{id}/invitation
    put /api/tables/{id}/seats/{seat}
    post /api/tables/{id}/seats/{seat}/hand-over
    post /api/tables/{id}/seats/{seat}/return
    post /api/tables/{id}/proposals
    post /api/tables/{id}/proposals/{proposal}
    get /api/tables/{id}/chat
    post /api/tables/{id}/chat
    put /api/tables/{id}/muted
"""
REQUESTS = {tuple(line.split()) for line in ADDRESSES.strip().splitlines()}


def operations(served: Served) -> dict[tuple[str, str], Any]:
    paths = served.spec.described["paths"]
    return {(method, path): said for path, methods in paths.items() for method, said in methods.items()}


def test_every_address_is_described(served: Served) -> None:
    assert set(operations(served)) == REQUESTS


def test_every_error_has_the_same_form_and_every_request_can_be_told_why(served: Served) -> None:
    for (method, path), said in operations(served).items():
        assert said["description"], path
        if path == "/metrics":
            continue  # Prometheus reads another form
        for status, answer in said["responses"].items():
            schema = answer["content"]["application/json"]["schema"]
            assert (schema == {"$ref": "#/components/schemas/ApiError"}) == (status >= "400")
        changing = method != "get"
        assert {"403", "413", "415"} <= set(said["responses"]) or not changing
        assert "400" in said["responses"] or "requestBody" not in said
        assert "404" in said["responses"] or "{id}" not in path
    assert "HTTPValidationError" not in served.spec.described["components"]["schemas"]


def test_the_description_is_complete_in_itself(served: Served) -> None:
    schemas = served.spec.described["components"]["schemas"]

    def refs(part: Any) -> set[str]:
        if isinstance(part, dict):
            own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
            return own.union(*(refs(inner) for inner in part.values()))
        return set().union(*(refs(inner) for inner in part)) if isinstance(part, list) else set()

    assert refs(served.spec.described) <= {f"#/components/schemas/{name}" for name in schemas}


def test_the_checker_would_notice(ann: Person) -> None:
    """A check that lets everything pass would prove nothing."""
    spec = ann.served.spec
    table = ann.new_table("me", "me")
    schema = {"$ref": "#/components/schemas/Table"}
    assert spec.problem(schema, table, "table") is None
    assert spec.problem(schema, table | {"surplus": 1}, "table")
    assert spec.problem(schema, {k: v for k, v in table.items() if k != "seed"}, "table")
    assert spec.problem(schema, table | {"version": "1"}, "table")
    assert spec.problem(schema, table | {"status": "lost"}, "table")
    assert spec.problem(schema, table | {"offers": [{"action": 1}]}, "table")


def test_every_live_message_has_the_form_it_is_said_to_have(ann: Person) -> None:
    spec = ann.served.spec
    lines = spec.described["x-live-lines"]
    table = ann.new_table("me", "me")
    ann.ask("POST", f"/tables/{table['id']}/chat", 201, json={"text": "hello"})
    with ann.live(table) as line:
        kinds = set()
        for _ in range(3):
            said = json.loads(line.recv(timeout=PATIENCE))
            kinds.add(said["type"])
            assert spec.problem(lines["/api/tables/{id}/live"]["messages"], said, "message") is None
        assert kinds == {"table", "presence", "chat"}


def test_the_cookie_is_described(ann: Person) -> None:
    described = ann.http.get("/openapi.json").json()
    (cookie,) = ann.http.cookies.keys()
    assert described["components"]["securitySchemes"]["identity"] == {"type": "apiKey", "in": "cookie", "name": cookie}
