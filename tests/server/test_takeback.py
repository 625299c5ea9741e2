"""Taking back what was revealed: everybody agrees, or nothing happens."""

from .people import Person, Served, Table
from .test_away import pair


def past_a_turn(first: Person, table: Table) -> Table:
    """Play the first turn to its end: what it revealed cannot be undone."""
    while table["to_act"] == [table["seat"]]:
        table = first.act(first.look(table))
    return first.look(table)


def test_a_takeback_needs_the_other_players_consent(served: Served) -> None:
    first, second, table = pair(served)
    seat = table["seat"]
    after = past_a_turn(first, table)
    assert not after["undo"] and after["rated"]
    asked = first.do(table, "proposals", kind="takeback", seat=seat, move=0)
    (proposal,) = asked["proposals"]
    assert proposal["move"] == 0 and proposal["by"] == seat and proposal["agreed"] == [seat]
    assert asked["version"] == after["version"], "nothing has happened yet"
    told = second.look(table)["proposals"][0]
    assert told["mine"] and told["asked"] == [1 - seat]
    agreed = second.do(table, f"proposals/{proposal['id']}", agree=True)
    assert agreed["version"] == after["version"] + 1 and agreed["proposals"] == []
    back = first.look(table)
    assert back["view"] == table["view"] and back["offers"] == table["offers"] and back["log"] == []
    assert not back["rated"] and back["notices"][-1] | {"at": ""} == {
        "kind": "taken_back",
        "seat": seat,
        "name": "",
        "move": 0,
        "at": "",
    }


def test_the_shuffle_is_the_same_after_a_takeback(served: Served) -> None:
    first, second, table = pair(served)
    after = past_a_turn(first, table)
    actions = [entry["events"] for entry in after["log"]]
    first.do(table, "proposals", kind="takeback", seat=table["seat"], move=0)
    second.do(table, f"proposals/{second.look(table)['proposals'][0]['id']}", agree=True)
    again = past_a_turn(first, first.look(table))
    assert [entry["events"] for entry in again["log"]] == actions and again["view"] == after["view"]


def test_one_no_ends_it(served: Served) -> None:
    first, second, table = pair(served)
    after = past_a_turn(first, table)
    first.do(table, "proposals", kind="takeback", seat=table["seat"], move=0)
    path = f"proposals/{second.look(table)['proposals'][0]['id']}"
    refused = second.do(table, path, agree=False)
    assert refused["proposals"] == [] and refused["notices"][-1]["kind"] == "refused"
    assert first.look(table)["version"] == after["version"] and first.look(table)["rated"]


def test_it_can_be_withdrawn_and_asked_for_once(served: Served) -> None:
    first, _, table = pair(served)
    past_a_turn(first, table)
    ask = {"kind": "takeback", "seat": table["seat"], "move": 0}
    asked = first.do(table, "proposals", **ask)
    assert first.do(table, "proposals", 409, **ask)["code"] == "already_proposed"
    assert first.do(table, f"proposals/{asked['proposals'][0]['id']}", agree=False)["proposals"] == []
    assert first.do(table, "proposals", **ask)["proposals"]


def test_only_ones_own_moves_can_be_taken_back(served: Served) -> None:
    first, second, table = pair(served)
    past_a_turn(first, table)
    seat = table["seat"]
    assert second.do(table, "proposals", 403, kind="takeback", seat=seat, move=0)["code"] == "not_your_seat"
    assert second.do(table, "proposals", 422, kind="takeback", seat=1 - seat, move=0)["code"] == "bad_move"
    assert first.do(table, "proposals", 422, kind="takeback", seat=seat, move=99)["code"] == "bad_move"
    assert first.do(table, "proposals", 422, kind="takeback", seat=seat)["code"] == "bad_request"
    stranger = served.person()
    assert stranger.do(table, "proposals", 403, kind="takeback", seat=seat, move=0)["code"] == "not_your_seat"


def test_who_plays_with_bots_alone_asks_nobody_and_it_outlives_a_restart(start) -> None:
    served = start()
    ann = served.person()
    table = ann.my_turn(ann.new_table("me", "random"))
    mine = len(ann.look(table)["log"])
    acted = ann.act(ann.look(table))
    while acted["undo"]:
        acted = ann.act(ann.my_turn(ann.look(table)))
    back = ann.do(table, "proposals", kind="takeback", seat=0, move=mine)
    assert back["version"] > acted["version"]
    served.restart()
    seen = ann.my_turn(ann.look(table))
    assert seen["notices"][-1]["kind"] == "taken_back"
    assert ann.act(seen)["version"] == seen["version"] + 1
