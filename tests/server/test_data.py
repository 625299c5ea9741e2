"""Tables go on with the data that they were begun with, whatever the server plays new ones with."""

import json
import random
from typing import Any

import pytest

from trivet.engine.match import Match
from trivet.games import load, own_data_file

from .people import Person, Start, Table

OURS = own_data_file("gobi").read_text(encoding="utf-8")
NINE = OURS.replace("discard_points = -1", "discard_points = -9")
assert NINE != OURS


def match(data: str | None, moves: int = 10_000, players: int = 2) -> dict[str, Any]:
    """A match file in which tiles are discarded whenever they can be."""
    played, chance = load("gobi", data), random.Random(1)
    going = Match(played, {"players": players}, seed=1)
    while len(going.moves) < moves and (seats := played.to_act(going.state)):
        offers = played.offers(going.state, seats[0])
        discard = [action for action in offers if played.actions.text(action) == "discard"]
        going.play(seats[0], chance.choice(discard or offers))
    file: dict[str, Any] = json.loads(going.save())
    return file


def discards(table: Table) -> int:
    return sum(score["discards"] for score in table["scores"])


def test_a_match_is_taken_up_with_the_data_that_it_carries(ann: Person) -> None:
    ours, nine = (ann.ask("POST", "/matches", 201, json=match(data)) for data in (None, NINE))
    assert discards(nine) == 9 * discards(ours) < 0
    assert [table["status"] for table in (ours, nine)] == ["over", "over"]
    replay = ann.ask("GET", f"/tables/{nine['id']}/replay")
    assert discards(replay["positions"][-1]) == discards(nine)
    assert ann.ask("GET", f"/tables/{nine['id']}/match") == match(NINE)
    assert ann.ask("GET", f"/tables/{nine['id']}/verify")["verified"]
    usual = {info["id"]: info for info in ann.ask("GET", "/games")}["gobi"]
    here = ann.ask("GET", f"/tables/{nine['id']}/game")
    assert usual["mark"] == ours["game_mark"] != nine["game_mark"] == here["mark"] == replay["game_mark"]
    assert here["components"] == usual["components"] | {"discard_points": -9}
    assert here["view"] == usual["view"]  # the same numbers: the mark tells them apart all the same


def test_a_table_with_data_of_its_own_goes_on_with_them(start: Start) -> None:
    served = start(adviser="greedy")
    ann = served.person()
    table = ann.ask("POST", "/matches", 201, json=match(NINE, 40))
    served.restart()
    table = ann.look(table, table["to_act"][0])
    assert discards(table) % 9 == 0 != discards(table)
    hint = ann.ask("POST", f"/tables/{table['id']}/hint?seat={table['seat']}")
    assert ann.act(table, hint["action"])["version"] == 41
    again = ann.ask("POST", f"/tables/{table['id']}/rematch", 201)
    assert not again["rated"] and again["rates"] == "nobody"
    assert ann.ask("GET", f"/tables/{again['id']}/match")["data"] == NINE


def test_a_server_plays_new_tables_with_its_data_file_and_older_ones_with_theirs(start: Start) -> None:
    served = start(data={"gobi": NINE})
    ann = served.person()
    games = {info["id"]: info for info in ann.ask("GET", "/games")}
    assert games["gobi"]["components"]["discard_points"] == -9
    table = ann.when(ann.new_table("random", "random"), lambda table: table["status"] == "over")
    file = ann.ask("GET", f"/tables/{table['id']}/match")
    assert file["data"] == NINE and table["rates"] == "people"
    assert discards(ann.ask("POST", "/matches", 201, json=match(None))) * 9 == discards(
        ann.ask("POST", "/matches", 201, json=match(NINE))
    )


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (OURS.replace("camels_per_player = 10", "camels_per_player = 1"), ["line 3: camels_per_player is 1"]),
        (own_data_file("gorbino").read_text(encoding="utf-8"), ["a data file of gorbino, not of gobi"]),
        ("x = = 1", ["not TOML"]),
        (OURS + "#" * 100_000, ["too large for a server", "trivet replay"]),
        ("a" + ".a" * 40_000 + " = 1", ["line 1", "dots"]),
    ],
    ids=["that do not fit", "of another game", "no TOML", "too large", "meant to keep us busy"],
)
def test_data_that_cannot_be_played_with_are_refused_in_words(ann: Person, data: str, words: list[str]) -> None:
    refused = ann.ask("POST", "/matches", 422, json=match(None, 5) | {"data": data})
    assert refused["code"] == "bad_match"
    assert [word for word in words if word not in refused["message"]] == []
    assert ann.new_table("me", "me")["status"] == "playing"


def test_so_many_data_files_are_loaded_and_no_more(start: Start) -> None:
    """Tables at which nobody is give way to others; those at which somebody is stay."""
    ann = start(most_others=2).person()
    tables = [ann.ask("POST", "/matches", 201, json=match(f"{NINE}# {number}\n", 5)) for number in range(8)]
    with ann.live(tables[0]) as first, ann.live(tables[1]) as second:
        first.recv(), second.recv()
        refused = ann.ask("GET", f"/tables/{tables[2]['id']}", 503)
        assert refused["code"] == "too_many" and "data files of their own" in refused["message"]
        assert ann.ask("POST", "/matches", 503, json=match(NINE, 5))["code"] == "too_many"
        assert ann.ask("POST", "/matches", 201, json=match(None, 5))["status"] == "playing"
        assert ann.ask("GET", f"/tables/{tables[0]['id']}")["version"] == 5
    assert all(ann.look(table)["version"] == 5 for table in tables)
