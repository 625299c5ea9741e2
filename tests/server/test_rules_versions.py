"""Tables go on by the version of the rules that they were begun by, whatever has come since."""

import json
from typing import Any

import pytest

from tests.games.golden import MATCHES

from .people import Person, Start, Table

CHINA = json.loads(MATCHES["gobi-2-china"].read_text(encoding="utf-8"))
"""A match by version 1 of the rules of Gobi: China is used while a route stands, which version 2 does not allow."""

COINLESS = json.loads(MATCHES["gorbino-2"].read_text(encoding="utf-8"))
"""A match by version 1 of Gorbino's Quest, whose data were others: nobody began with coins."""


def texts(table: Table) -> set[str]:
    return {offer["text"] for offer in table["offers"]}


def breaks_a_route(texts: set[str]) -> bool:
    return "use china" in texts and any(text.startswith("reunite") for text in texts)


@pytest.fixture
def before_china(ann: Person) -> Table:
    """Taken up from a file of version 1, just before China is used so for the second time."""
    whole = ann.ask("POST", "/matches", 201, json=CHINA)
    positions = ann.ask("GET", f"/tables/{whole['id']}/replay")["positions"]
    moves = CHINA["moves"]
    _, second = [n for n, (_, text) in enumerate(moves) if text == "use china" and positions[n]["view"]["routes"]]
    return ann.ask("POST", "/matches", 201, json=CHINA | {"moves": moves[:second]})


def use_china(person: Person, table: Table) -> Table:
    table = person.look(table, table["to_act"][0])
    return person.act(table, next(offer["action"] for offer in table["offers"] if offer["text"] == "use china"))


def test_a_match_of_version_1_is_taken_up_and_goes_on_by_it(ann: Person, before_china: Table) -> None:
    table = ann.look(before_china, before_china["to_act"][0])
    assert table["rules_version"] == 1 and breaks_a_route(texts(table))
    used = use_china(ann, table)
    assert used["version"] == table["version"] + 1
    exported = ann.ask("GET", f"/tables/{table['id']}/match")
    assert exported["rules_version"] == 1 and exported["moves"][-1][1] == "use china"
    replay = ann.ask("GET", f"/tables/{table['id']}/replay")
    assert len(replay["positions"]) == len(exported["moves"]) + 1 and replay["rules_version"] == 1
    again = ann.ask("POST", "/matches", 201, json=exported)
    assert again["rules_version"] == 1 and again["view"] == used["view"]


def test_a_match_of_version_1_played_to_its_end_is_verified(ann: Person) -> None:
    table = ann.ask("POST", "/matches", 201, json=CHINA)
    said = ann.ask("GET", f"/tables/{table['id']}/verify")
    assert table["status"] == "over" and said["verified"] and said["places"] == table["places"]


def test_what_is_taken_back_at_a_table_of_version_1_is_played_again_by_it(ann: Person, before_china: Table) -> None:
    number = len(ann.ask("GET", f"/tables/{before_china['id']}/match")["moves"])
    table = use_china(ann, before_china)
    ann.do(table, "proposals", kind="takeback", seat=table["log"][-1]["seat"], move=number)
    table = ann.look(table, table["seat"])
    assert table["log"][-1]["move"] == number - 1 and breaks_a_route(texts(table))


def test_a_running_table_of_version_1_goes_on_by_it_after_a_new_start(start: Start) -> None:
    served = start()
    ann = served.person()
    table = ann.ask("POST", "/matches", 201, json=CHINA | {"moves": CHINA["moves"][:40]})
    served.restart()
    table = ann.look(table, table["to_act"][0])
    assert table["rules_version"] == 1
    assert ann.act(table)["version"] == 41


def test_the_next_game_at_a_table_of_version_1_is_played_by_the_newest(ann: Person) -> None:
    table = ann.ask("POST", "/matches", 201, json=CHINA)
    newest = {info["id"]: info["rules_version"] for info in ann.ask("GET", "/games")}
    again: Any = ann.ask("POST", f"/tables/{table['id']}/rematch", 201)
    assert again["rules_version"] == newest["gobi"] == 2
    assert ann.ask("GET", f"/tables/{again['id']}/match")["rules_version"] == 2


def test_by_version_2_the_same_moves_are_refused(ann: Person) -> None:
    refused = ann.ask("POST", "/matches", 422, json=CHINA | {"rules_version": 2})
    assert refused["code"] == "bad_match" and "cannot be played" in refused["message"]


def coins(table: Table) -> list[int]:
    return [table["view"]["players"][seat]["coins"] for seat in table["view"]["order"]]


def test_a_match_of_older_data_goes_on_with_them_and_the_next_game_has_the_newest(ann: Person) -> None:
    table = ann.ask("POST", "/matches", 201, json=COINLESS | {"moves": COINLESS["moves"][:3]})
    assert table["rules_version"] == 1 and coins(table) == [0, 0]
    exported = ann.ask("GET", f"/tables/{table['id']}/match")
    assert "order_coins" not in exported["data"]  # carried, for whoever has no version 1
    again = ann.ask("POST", "/matches", 201, json=exported)
    assert again["rules_version"] == 1 and again["view"] == table["view"]
    after = ann.ask("POST", f"/tables/{again['id']}/rematch", 201)
    assert after["rules_version"] == 2 and coins(after) == [0, 1]
    assert ann.ask("GET", f"/tables/{after['id']}/match")["data"] is None
