"""What stays when a game is over: results, ratings, the seed, and the match file."""

import hashlib
from typing import Any

import pytest

from trivet.engine.commitment import commitment

from .people import Person, Served, Table


def play_out(table: Table, *people: Person) -> Table:
    """Play a game of these people to its end."""
    seats = {seat["seat"]: person for person in people for seat in person.look(table)["seats"] if seat["mine"]}
    table = people[0].look(table)
    while table["status"] == "playing":
        seat = table["to_act"][0]
        if seat in seats:
            table = seats[seat].act(seats[seat].look(table, seat))
        else:
            table = people[0].look(table)
    return people[0].look(table)


@pytest.fixture(scope="module")
def finished(served: Served) -> tuple[Person, Person, Table]:
    """A public table that two people have played to its end."""
    ann, bob = served.person(), served.person()
    ann.ask("PUT", "/me", json={"name": "Ann"})
    table = bob.join(ann.new_table("me", "open", public=True, title="The final"))
    return ann, bob, play_out(table, ann, bob)


def page(looker: Person, person: Person) -> Any:
    return looker.ask("GET", f"/people/{person.ask('GET', '/me')['id']}")


def test_a_persons_page_shows_games_wins_and_a_rating(finished: tuple[Person, Person, Table], ann: Person) -> None:
    one, two, table = finished
    assert table["rated"]
    pages = [page(ann, one), page(ann, two)]
    assert pages[0]["name"] == "Ann" and pages[0]["since"]
    for place, seen in zip(table["places"], pages, strict=True):
        assert seen["record"] == [{"game": "gobi", "players": 2, "played": 1, "won": int(place == 1)}]
        assert [t["title"] for t in seen["tables"]["tables"]] == ["The final"]
        (rating,) = seen["ratings"]
        assert rating["game"] == "gobi" and rating["played"] == 1
    mus = [seen["ratings"][0]["rating"] for seen in pages]
    if table["places"][0] != table["places"][1]:
        assert (mus[0] > mus[1]) == (table["places"][0] < table["places"][1])


def test_private_tables_are_shown_on_ones_own_page_alone(served: Served) -> None:
    ann = served.person()
    table = ann.new_table("me", "random")
    table = ann.my_turn(table)
    while table["status"] == "playing":
        table = ann.my_turn(ann.act(table))
    assert [t["id"] for t in page(ann, ann)["tables"]["tables"]] == [table["id"]]
    seen = page(served.person(), ann)
    assert seen["tables"] == {"tables": [], "next": None} and seen["record"][0]["played"] == 1 and seen["ratings"] == []


def test_nobody_is_rated_for_a_game_against_oneself(served: Served) -> None:
    ann = served.person()
    table = ann.act_until(ann.new_table("me", "me"), lambda t: t["status"] == "over")
    assert not table["rated"]
    assert page(ann, ann)["ratings"] == [] and page(ann, ann)["record"] == []


def test_a_person_who_is_not_there(ann: Person) -> None:
    for person in ("x" * 22, "1", "%00", "é" * 22):
        assert ann.ask("GET", f"/people/{person}", 404)["code"] in ("unknown_person", "not_found")


def test_the_seed_is_shown_and_verified_when_the_game_is_over(finished: tuple[Person, Person, Table]) -> None:
    ann, _, table = finished
    said = ann.ask("GET", f"/tables/{table['id']}/verify")
    assert said["verified"] and said["seed"] == table["seed"] and said["commitment"] == table["commitment"]
    assert said["claim"] == "dealt_here"
    assert hashlib.sha256(said["text"].encode()).hexdigest() == table["commitment"]
    assert said["places"] == table["places"] and said["moves"] == len(ann.look(table)["log"])
    running = ann.new_table("me", "me")
    assert ann.ask("GET", f"/tables/{running['id']}/verify", 409)["code"] == "not_over"


def test_a_match_file_can_be_taken_elsewhere_and_looked_at_there(finished: tuple[Person, Person, Table], start) -> None:
    ann, _, table = finished
    file = ann.ask("GET", f"/tables/{table['id']}/match")
    eve = start().person()
    brought = eve.ask("POST", "/matches", 201, json=file)
    assert brought["status"] == "over" and brought["imported"] and not brought["rated"]
    assert brought["places"] == table["places"] and brought["seed"] == table["seed"]
    replay = eve.ask("GET", f"/tables/{brought['id']}/replay")
    assert len(replay["positions"]) == len(file["moves"]) + 1
    said = eve.ask("GET", f"/tables/{brought['id']}/verify")
    assert said["verified"] and said["table"] == table["id"] and said["commitment"] == table["commitment"]
    assert said["claim"] == "unknown", "only the file says where it was dealt"
    me = eve.ask("GET", "/me")["id"]
    assert eve.ask("GET", f"/people/{me}")["record"] == []


def test_a_match_that_is_not_over_goes_on(ann: Person) -> None:
    table = ann.act_until(ann.new_table("me", "me"), lambda t: t["version"] == 6)
    file = ann.ask("GET", f"/tables/{table['id']}/match")
    brought = ann.ask("POST", "/matches", 201, json=file)
    assert brought["status"] == "playing" and brought["version"] == 6
    assert brought["view"] == ann.look(table, brought["seat"])["view"]
    assert ann.act(brought)["version"] == 7


def test_a_forged_commitment_is_found_out(ann: Person) -> None:
    table = ann.act_until(ann.new_table("me", "me"), lambda t: t["status"] == "over")
    file = ann.ask("GET", f"/tables/{table['id']}/match")
    brought = ann.ask("POST", "/matches", 201, json=file | {"commitment": "0" * 64})
    assert not ann.ask("GET", f"/tables/{brought['id']}/verify")["verified"]
    kept = ann.ask("GET", f"/tables/{brought['id']}/match")
    assert kept["commitment"] == "0" * 64 and kept["table"] == table["id"], "nothing is promised afterwards"
    undealt = ann.ask("POST", "/matches", 201, json=file | {"commitment": None, "table": None})
    said = ann.ask("GET", f"/tables/{undealt['id']}/verify")
    assert said["verified"] and said["commitment"] is None and said["claim"] == "none"


def test_an_import_that_names_another_table_is_told_from_what_was_played_there(ann: Person) -> None:
    """Whoever writes a file can make its seed fit its commitment: what counts is what this server knows itself."""
    table = ann.act_until(ann.new_table("me", "me"), lambda t: t["status"] == "over")
    file = ann.ask("GET", f"/tables/{table['id']}/match")
    other = ann.act_until(ann.new_table("me", "me"), lambda t: t["status"] == "over")
    forged = ann.ask("GET", f"/tables/{other['id']}/match")
    running = ann.new_table("me", "me")

    def verified(file: dict[str, object]) -> tuple[bool, str, str]:
        brought = ann.ask("POST", "/matches", 201, json=file)
        said = ann.ask("GET", f"/tables/{brought['id']}/verify")
        return said["verified"], said["claim"], said["table"]

    def naming(table: Table) -> dict[str, object]:
        made = commitment("gobi", table["id"], int(str(forged["seed"]), 16))
        return forged | {"table": table["id"], "commitment": made}

    assert verified(file) == (True, "same", table["id"])
    for named in (table, running):
        assert verified(naming(named)) == (False, "differs", named["id"])
    assert verified(naming({"id": "x" * 22})) == (True, "unknown", "x" * 22)
    assert verified(naming({"id": "anything"})) == (True, "unknown", "anything")
    # The same deal, with moves of the forger's own.
    brought = ann.ask("POST", "/matches", 201, json=file | {"moves": []})
    while brought["status"] != "over":
        brought = ann.look(brought)
        brought = ann.act(brought, brought["offers"][-1]["action"])
    assert ann.ask("GET", f"/tables/{brought['id']}/verify")["claim"] == "differs"


@pytest.mark.parametrize(
    "change",
    [
        {"format": "chess"},
        {"game": "chess"},
        {"rules_version": 99},
        {"seed": "xyz"},
        {"moves": [[0, "fly away"]]},
        {"moves": [[7, "discard"]]},
        {"moves": 5},
        {"options": {"players": 9}},
        {"data": "x = 1"},
        {"surplus": 1},
        {"table": 5},
    ],
    ids=str,
)
def test_a_file_that_is_no_match_is_refused(ann: Person, change: dict[str, Any]) -> None:
    table = ann.act_until(ann.new_table("me", "me"), lambda t: t["version"] == 2)
    file = ann.ask("GET", f"/tables/{table['id']}/match")
    before = len(ann.tables())
    refused = ann.ask("POST", "/matches", 422, json=file | change)
    assert refused["code"] in ("bad_match", "unknown_game") and refused["message"]
    assert len(ann.tables()) == before


def test_a_match_file_that_is_too_large(ann: Person) -> None:
    headers = {"content-type": "application/json"}
    answer = ann.http.post("/api/matches", content=b" " * (1 << 20) + b"{}", headers=headers)
    assert answer.status_code == 413 and answer.json()["code"] == "too_large"
    for junk in (b"", b"{", b"\xff\xfe", b"[" * 100_000, b"null"):
        assert ann.http.post("/api/matches", content=junk, headers=headers).status_code == 422


def test_whoever_left_it_to_a_bot_is_placed_last(served: Served) -> None:
    ann, bob = served.person(), served.person()
    table = bob.join(ann.new_table("me", "open"))
    ann.do(table, "seats/0/hand-over")
    bob.when(bob.look(table), lambda t: t["to_act"] == [1] or t["status"] == "over")
    while (seen := bob.look(table))["status"] == "playing":
        if seen["offers"]:
            bob.act(seen)
    assert page(ann, ann)["ratings"][0]["rating"] < page(bob, bob)["ratings"][0]["rating"]


def test_nothing_of_a_table_with_others_is_exported_before_its_end(served: Served) -> None:
    ann, bob = served.person(), served.person()
    table = bob.join(ann.new_table("me", "open"))
    for person in (ann, bob, served.person()):
        assert person.ask("GET", f"/tables/{table['id']}/match", 403)["code"] == "not_over"
    ann.do(table, "close")
    assert ann.ask("GET", f"/tables/{table['id']}/match", 403)["code"] == "not_over"
