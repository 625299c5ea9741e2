"""Playing at a table, from the first move to the score sheet."""

import hashlib
from base64 import b64decode

from trivet.bots.made import made_of
from trivet.games import load

from .people import Person, Table


def commitment(table: Table) -> str:
    return hashlib.sha256(f"trivet seed 1 {table['game']} {table['id']} {table['seed']}".encode()).hexdigest()


def test_a_whole_game_against_bots(ann: Person) -> None:
    table = first = ann.new_table("me", "random", "greedy")
    assert table["seed"] is None and table["places"] is None
    while table["status"] == "playing":
        table = ann.my_turn(table)
        if table["offers"]:
            assert table["to_act"] == [0] and table["bot"] is None
            table = ann.act(table, table["offers"][-1]["action"])
    assert table["offers"] == [] and table["to_act"] == [] and table["bot"] is None
    assert min(table["places"]) == 1
    assert table["commitment"] == first["commitment"] == commitment(table)
    assert [entry["move"] for entry in ann.look(table)["log"]] == list(range(len(ann.look(table)["log"])))

    summary = next(t for t in ann.tables() if t["id"] == table["id"])
    assert summary["status"] == "over"
    assert summary["result"] == {"places": table["places"], "totals": [score["total"] for score in table["scores"]]}


def test_every_game_is_described_with_its_bots_and_components(ann: Person) -> None:
    gobi = next(game for game in ann.ask("GET", "/games") if game["id"] == "gobi")
    assert gobi["players"] == [2, 3, 4] and gobi["options"] == [] and gobi["secrets"] is False
    assert gobi["bots"][0] == "random" and {"easy", "normal", "hard", "expert"} <= set(gobi["bots"])
    assert gobi["components"]


def test_a_whole_game_by_two_people_at_one_device(ann: Person) -> None:
    table = ann.act_until(ann.new_table("me", "me"), lambda t: t["status"] == "over")
    assert {entry["seat"] for entry in ann.look(table)["log"]} == {0, 1}
    assert ann.look(table, 1)["seat"] == 1


def test_bots_alone_play_on_while_nobody_looks(ann: Person) -> None:
    table = ann.new_table("random", "random")
    assert table["seat"] is None
    assert ann.when(table, lambda t: t["status"] == "over")["places"]


def test_an_offer_says_what_it_is_in_every_form(ann: Person) -> None:
    table = ann.my_turn(ann.new_table("me", "me"))
    place = next(offer for offer in table["offers"] if offer["verb"] == "place")
    x, y = place["cell"]
    assert place["text"] == f"place {x},{y}" and place["reveals"] is False
    discard = next(offer for offer in table["offers"] if offer["verb"] == "discard")
    assert set(discard) == {"action", "verb", "text", "reveals"}


def test_several_actions_at_once(ann: Person) -> None:
    table = ann.new_table("me", "me")
    after_one = ann.act(table)
    both = [table["offers"][0]["action"], after_one["offers"][0]["action"]]
    again = ann.undo(after_one)
    after_both = ann.act(again, *both)
    assert after_both["version"] == 3
    assert [entry["move"] for entry in ann.look(after_both)["log"]] == [0, 1]


def test_the_seat_is_chosen_by_whose_turn_it_is(ann: Person) -> None:
    table = ann.new_table("me", "me")
    assert table["to_act"] == [table["seat"]]
    waiting = 1 - table["seat"]
    assert ann.look(table, waiting)["offers"] == []


def test_a_hint_is_one_of_the_offers(ann: Person) -> None:
    table = ann.act_until(ann.new_table("me", "me"), lambda t: len(t["offers"]) == 1)
    hint = ann.ask("POST", f"/tables/{table['id']}/hint?seat={table['seat']}")
    assert hint == {"action": table["offers"][0]["action"], "reasons": []}, "where nothing is chosen nothing is weighed"
    refused = ann.ask("POST", f"/tables/{table['id']}/hint?seat={1 - table['seat']}", 422)
    assert refused["code"] == "not_to_act"


def test_a_page_that_thinks_out_a_hint_is_handed_what_the_seat_sees_and_no_more(ann: Person) -> None:
    game = load("goldblivion")
    table = ann.new_table("me", "me", game="goldblivion")
    here, seat = f"/tables/{table['id']}/known?seat=", table["seat"]
    known = ann.ask("GET", f"{here}{seat}")
    assert (known["game"], known["made_of"]) == ("goldblivion", made_of(game))
    hidden = game.layout.read(b64decode(known["hidden"]))
    assert game.view(hidden, seat) == table["view"]
    assert bytes(game.hide(hidden, seat)) == bytes(hidden), "nothing is left to be hidden from it"
    assert not hidden.array["rng"].any()
    for waiting in {0, 1}.difference(table["to_act"]):
        assert ann.ask("GET", f"{here}{waiting}", 422)["code"] == "not_to_act"
    assert ann.served.person().ask("GET", f"{here}{seat}", 403)["code"] == "not_your_seat"


def test_the_replay_shows_every_position(ann: Person) -> None:
    table = ann.act_until(ann.new_table("me", "me"), lambda t: t["version"] == 9)
    replay = ann.ask("GET", f"/tables/{table['id']}/replay?seat=0")
    assert replay["seat"] == 0 and len(replay["positions"]) == 10
    assert replay["positions"][0]["entry"] is None
    assert replay["positions"][-1]["view"] == ann.look(table, 0)["view"]
    assert [p["entry"] for p in replay["positions"][1:]] == ann.look(table, 0)["log"]
    turns = [p["turn"] for p in replay["positions"]]
    assert turns[0] == 0 and turns == sorted(turns) and turns[-1] > 0


def test_rematch_seats_the_same_sitters_at_a_new_table(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "random", "me")
    again = ann.ask("POST", f"/tables/{table['id']}/rematch", 201)
    assert again["id"] != table["id"] and again["commitment"] != table["commitment"]
    assert again["seats"] == table["seats"] and again["options"] == table["options"]
    assert bob.ask("POST", f"/tables/{table['id']}/rematch", 403)["code"] == "not_your_table"


def test_the_match_file_holds_what_verify_needs(ann: Person, bob: Person) -> None:
    table = ann.act_until(ann.new_table("me", "me"), lambda t: t["version"] == 5)
    assert bob.ask("GET", f"/tables/{table['id']}/match", 403)["code"] == "not_over"
    file = ann.ask("GET", f"/tables/{table['id']}/match")
    assert len(file["moves"]) == 5
    assert file["table"] == table["id"] and file["commitment"] == table["commitment"]
    assert commitment(table | {"seed": file["seed"]}) == table["commitment"]

    replay = f"/tables/{table['id']}/replay?seat=1"
    assert bob.ask("GET", replay, 403)["code"] == "not_your_seat"
    ended = ann.act_until(table, lambda t: t["status"] == "over")
    assert bob.ask("GET", replay) == ann.ask("GET", replay), "what was hidden is told when the match is over"
    assert len(bob.ask("GET", f"/tables/{table['id']}/match")["moves"]) == len(ann.look(ended)["log"])


def test_undo_takes_back_ones_own_last_action(ann: Person) -> None:
    table = ann.new_table("me", "me")
    placed = ann.act(table)
    assert placed["undo"] and placed["view"] != table["view"]
    undone = ann.undo(placed)
    assert undone["version"] == 2 and undone["log_keep"] == 0 and undone["log"] == []
    for part in ("view", "offers", "to_act", "scores", "undo"):
        assert undone[part] == table[part]


def test_undo_stops_at_the_end_of_the_turn(ann: Person) -> None:
    table = ann.new_table("me", "me")
    first = table["seat"]
    while table["to_act"] == [first]:
        table = ann.act(ann.look(table, first))
    table = ann.look(table, first)
    assert not table["undo"]
    refused = ann.undo(table, 422)
    assert refused["code"] == "nothing_to_undo" and "take back" in refused["message"]
    assert refused["table"]["version"] == table["version"]


def test_undo_before_the_first_move_is_refused(ann: Person) -> None:
    table = ann.new_table("me", "me")
    assert not table["undo"]
    assert ann.undo(table, 422)["code"] == "nothing_to_undo"


def test_another_seat_cannot_take_my_action_back(ann: Person) -> None:
    table = ann.new_table("me", "me")
    acted = ann.act(table)
    other = ann.look(acted, 1 - table["seat"])
    assert not other["undo"]
    assert ann.undo(other, 422)["code"] == "nothing_to_undo"
    assert ann.look(acted, table["seat"])["undo"]


def test_how_the_points_grew_is_told_when_the_game_is_over(ann: Person, bob: Person) -> None:
    """Turn by turn, from the set-up to the score sheet, to whoever looks; before the end to nobody."""
    table = ann.new_table("me", "me")
    assert ann.ask("GET", f"/tables/{table['id']}/progress", 409)["code"] == "not_over"
    table = ann.act_until(table, lambda t: t["status"] == "over")
    turns = ann.ask("GET", f"/tables/{table['id']}/progress")["turns"]
    assert turns[0]["seat"] is None and turns[0]["move"] == 0
    assert [turn["seat"] for turn in turns[1:5]] in ([0, 1, 0, 1], [1, 0, 1, 0])
    assert turns[-1]["totals"] == [score["total"] for score in table["scores"]]
    assert turns[-1]["move"] == len(ann.look(table)["log"])
    assert [turn["round"] for turn in turns] == sorted(turn["round"] for turn in turns)
    assert bob.ask("GET", f"/tables/{table['id']}/progress")["turns"] == turns
