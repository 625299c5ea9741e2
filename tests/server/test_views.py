"""Views as plain data and as numbers: the same, by every way on which a table is shown."""

import json
import uuid
from collections.abc import Callable
from typing import Any

import pytest

from trivet.engine.view_reader import reader

from .people import PATIENCE, Person, Table, order, sitter

NUMBERS = "view=numbers"
Read = Callable[[list[int]], Any]


@pytest.fixture
def read(ann: Person) -> dict[str, Read]:
    """Readers made from what the server says of its games, as anybody can make one."""
    return {game["id"]: reader(game["view"]) for game in ann.ask("GET", "/games")}


def shown_in_numbers(read: dict[str, Read], table: Table) -> Table:
    assert isinstance(table["view"], list)
    return table | {"view": read[table["game"]](table["view"])}


@pytest.mark.parametrize("game", ["gobi", "gorbino", "goldblivion"])
def test_numbers_are_read_as_the_plain_view(ann: Person, read: dict[str, Read], game: str) -> None:
    table = ann.new_table("me", "me", game=game)
    for _ in range(12):
        for seat in (0, 1):
            plain = ann.look(table, seat)
            numbers = ann.ask("GET", f"/tables/{table['id']}?seat={seat}&{NUMBERS}")
            assert shown_in_numbers(read, numbers) == plain
            assert ann.look(table, seat) == plain == ann.ask("GET", f"/tables/{table['id']}?seat={seat}&view=plain")
        table = ann.act(ann.look(table))


def test_commands_and_what_refuses_them_are_answered_in_the_form_that_is_asked_for(
    ann: Person, read: dict[str, Read]
) -> None:
    path = f"/tables/{ann.new_table('me', 'me')['id']}"
    table = ann.ask("GET", path)
    command = order(table, actions=[table["offers"][0]["action"]])
    acted = ann.ask("POST", f"{path}/commands?{NUMBERS}", json=command)
    assert shown_in_numbers(read, acted)["view"] == ann.look(table, table["seat"])["view"]
    assert ann.ask("POST", f"{path}/commands?{NUMBERS}", json=command) == acted
    assert ann.ask("POST", f"{path}/commands", json=command) == shown_in_numbers(read, acted)

    stale = ann.ask("POST", f"{path}/commands?{NUMBERS}", 409, json=command | {"command_id": str(uuid.uuid4())})
    assert shown_in_numbers(read, stale["table"])["view"] == ann.look(table, table["seat"])["view"]
    undone = ann.ask("POST", f"{path}/undo?{NUMBERS}", json=order(acted))
    assert shown_in_numbers(read, undone)["view"] == table["view"]
    assert ann.ask("POST", f"{path}/commands", json=command)["view"] == shown_in_numbers(read, acted)["view"]


def test_tables_are_set_up_changed_and_set_up_again_in_numbers(ann: Person, bob: Person, read: dict[str, Read]) -> None:
    asked = {"game": "gobi", "options": {}, "seats": [sitter("me"), sitter("open")]}
    table = shown_in_numbers(read, ann.ask("POST", f"/tables?{NUMBERS}", 201, json=asked))
    path = f"/tables/{table['id']}"
    joined = bob.ask("POST", f"{path}/join?{NUMBERS}", json={"invitation": table["invitation"]})
    assert shown_in_numbers(read, joined)["status"] == "playing"
    renamed = ann.ask("PUT", f"{path}?{NUMBERS}", json={"title": "Numbers"})
    assert shown_in_numbers(read, renamed)["title"] == "Numbers"
    closed = ann.ask("POST", f"{path}/close?{NUMBERS}")
    assert shown_in_numbers(read, closed)["view"] == bob.look(table)["view"]
    assert shown_in_numbers(read, ann.ask("POST", f"{path}/rematch?{NUMBERS}", 201))["status"] == "open"

    over = ann.act_until(ann.new_table("me", "me"), lambda t: t["status"] == "over")
    file = ann.ask("GET", f"/tables/{over['id']}/match")
    brought = shown_in_numbers(read, ann.ask("POST", f"/matches?{NUMBERS}", 201, json=file))
    assert brought["view"] == over["view"]


def test_a_replay_in_numbers_shows_the_same(ann: Person, read: dict[str, Read]) -> None:
    table = ann.new_table("me", "me", game="goldblivion")
    for _ in range(5):
        ann.act(ann.look(table))
    path = f"/tables/{table['id']}/replay?seat=1"
    plain, numbers = ann.ask("GET", path), ann.ask("GET", f"{path}&{NUMBERS}")
    shown = [{**at, "view": read["goldblivion"](at["view"])} for at in numbers["positions"]]
    assert numbers | {"positions": shown} == plain


def test_a_line_says_the_same_in_numbers(ann: Person, read: dict[str, Read]) -> None:
    table = ann.new_table("me", "me", game="goldblivion")
    path = f"/tables/{table['id']}/live?seat=0"
    with ann._line(path) as plain, ann._line(f"{path}&{NUMBERS}") as numbers:
        for _ in range(3):
            said = [told(line) for line in (plain, numbers)]
            assert shown_in_numbers(read, said[1]) == said[0]
            ann.act(ann.look(table))


def told(line: Any) -> Table:
    """The next thing that is said of the table itself."""
    while (said := json.loads(line.recv(timeout=PATIENCE)))["type"] != "table":
        pass
    table: Table = said["table"]
    return table


def test_another_form_is_refused_and_nothing_is_done(ann: Person) -> None:
    table = ann.new_table("me", "me")
    path = f"/tables/{table['id']}"
    command = order(table, actions=[table["offers"][0]["action"]])
    for method, at, body in (
        ("GET", "", None),
        ("GET", "/replay", None),
        ("POST", "/commands", command),
        ("POST", "/undo", order(table)),
        ("POST", "/close", None),
        ("PUT", "", {"title": "Runes"}),
    ):
        said = ann.ask(method, f"{path}{at}?view=runes", 422, **({"json": body} if body else {}))
        assert said["code"] == "bad_request" and "plain" in said["message"] and "numbers" in said["message"]
    with ann._line(f"{path}/live?view=runes") as line:
        assert json.loads(line.recv(timeout=PATIENCE))["error"]["code"] == "bad_request"
    assert ann.look(table) == table


SHOW = ("Table", "Replay", "Foreseen", "Lesson", "Picture", "Puzzle")
"""Answers that have a view in them."""


def test_every_address_that_shows_a_view_says_in_which_forms(ann: Person) -> None:
    described = ann.served.spec.described
    for path, operations in described["paths"].items():
        for method, said in operations.items():
            answers = [said["responses"].get(status, {}) for status in ("200", "201")]
            schemas = [answer.get("content", {}).get("application/json", {}).get("schema", {}) for answer in answers]
            kinds = [kind for schema in schemas for kind in schema.get("anyOf", [schema])]
            shows = any({"$ref": f"#/components/schemas/{kind}"} in kinds for kind in SHOW)
            asked = [p["schema"]["enum"] for p in said.get("parameters", []) if p["name"] == "view"]
            assert asked == ([["plain", "numbers"]] if shows else []), (method, path)
    assert "?view=numbers" in described["x-live-lines"]["/api/tables/{id}/live"]["description"]
