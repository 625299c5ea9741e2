"""Commands that come twice, too late, wrong, or from the wrong person."""

import random

import pytest

from trivet.games import load

from .people import Person, Served, Start, order


def test_the_same_command_twice_is_executed_once_and_answered_alike(ann: Person) -> None:
    table = ann.new_table("me", "me")
    command = order(table, actions=[table["offers"][0]["action"]])
    path = f"/tables/{table['id']}/commands"
    first = ann.ask("POST", path, json=command)
    assert ann.ask("POST", path, json=command) == first
    ann.act(first)
    assert ann.ask("POST", path, json=command) == first, "the answer stays the same when the table has moved on"
    assert ann.look(table)["version"] == 2


def test_the_same_command_after_a_restart(start: Start) -> None:
    served = start()
    ann = served.person()
    table = ann.new_table("me", "me")
    command = order(table, actions=[table["offers"][0]["action"]])
    first = ann.ask("POST", f"/tables/{table['id']}/commands", json=command)
    served.restart()
    assert ann.ask("POST", f"/tables/{table['id']}/commands", json=command) == first
    assert ann.look(table)["version"] == 1


def test_a_command_id_used_for_something_else_is_refused(ann: Person) -> None:
    table = ann.new_table("me", "me")
    one, other = table["offers"][0]["action"], table["offers"][1]["action"]
    ann.act(table, one, command_id="mine")
    refused = ann.act(table, other, command_id="mine", status=422)
    assert refused["code"] == "command_id_reused" and refused["table"]["version"] == 1


def test_a_stale_command_is_answered_with_the_fresh_table_and_does_nothing(ann: Person) -> None:
    table = ann.new_table("me", "me")
    fresh = ann.act(table)
    refused = ann.act(table, status=409)
    assert refused["code"] == "stale"
    assert {key: refused["table"][key] for key in ("version", "view", "offers")} == {
        key: fresh[key] for key in ("version", "view", "offers")
    }
    assert ann.undo(table, 409)["code"] == "stale"
    assert ann.look(table)["version"] == 1


def test_a_second_click_is_stale_even_where_the_offers_look_alike(ann: Person) -> None:
    """`put 3` may be offered again after `put 3`: whoever clicked twice meant it once."""
    chance = random.Random(3)
    table = ann.new_table("me", "me")
    while True:
        action = chance.choice(table["offers"])["action"]
        after = ann.act(table, action)
        if action in [offer["action"] for offer in after["offers"]]:
            break
        table = ann.look(after) if after["status"] == "playing" else ann.new_table("me", "me")
    assert ann.act(table, action, status=409)["code"] == "stale"
    assert ann.look(table)["version"] == after["version"]


def test_a_command_from_the_future_is_stale(ann: Person) -> None:
    table = ann.new_table("me", "me")
    assert ann.act(table, version=99, status=409)["code"] == "stale"


def test_what_another_seat_did_makes_a_command_stale_only_if_the_offers_changed(ann: Person) -> None:
    table = ann.new_table("me", "me")
    waiting = 1 - table["seat"]
    seen = ann.look(table, waiting)
    ann.act(table)
    refused = ann.act(seen, table["offers"][0]["action"], status=422)
    assert refused["code"] == "illegal_action" and "not to act" in refused["message"]
    assert refused["table"]["seat"] == waiting


def test_an_illegal_action_is_refused_with_the_legal_ones(ann: Person) -> None:
    table = ann.new_table("me", "me")
    offered = {offer["action"] for offer in table["offers"]}
    illegal = next(action for action in range(10_000) if action not in offered)
    refused = ann.act(table, illegal, status=422)
    assert refused["code"] == "illegal_action" and "Possible" in refused["message"]
    assert refused["table"]["offers"] == table["offers"] and refused["table"]["version"] == 0


def test_a_refusal_says_why_in_the_words_of_the_game(ann: Person) -> None:
    table = ann.new_table("me", "me")
    number = load("gobi").actions.read
    for action, reason, words in (
        ("place 0,0", "cell_taken", "A tile lies there already."),
        ("place 19,19", "touches_nothing", "A tile must be laid beside another"),
        ("end turn", "tile_first", "First place or discard the tile you drew."),
    ):
        refused = ann.act(table, number(action), status=422)
        assert refused["reason"] == reason and refused["message"].startswith(words)
        assert f"'{action}' is not possible now. Possible: " in refused["message"]


def test_a_number_that_is_no_action_is_refused(ann: Person) -> None:
    table = ann.new_table("me", "me")
    assert ann.act(table, 2**40, status=422)["code"] == "invalid_action"


def test_several_actions_are_done_wholly_or_not_at_all(ann: Person) -> None:
    table = ann.new_table("me", "me")
    place = table["offers"][0]["action"]
    refused = ann.act(table, place, place, status=422)
    assert refused["code"] == "illegal_action" and refused["table"]["version"] == 0
    assert ann.look(table)["view"] == table["view"]


def test_a_refused_command_does_not_tell_what_its_first_action_would_show(ann: Person) -> None:
    """Else one could look what the next card is, and then not draw it."""
    table = ann.act_until(ann.new_table("me", "me"), lambda t: any(offer["reveals"] for offer in t["offers"]))
    telling = next(offer["action"] for offer in table["offers"] if offer["reveals"])
    for second in (telling, 2**40):
        refused = ann.act(table, telling, second, status=422)
        assert refused["code"] == "illegal_action" and "only the last" in refused["message"]
    assert ann.look(table)["version"] == table["version"]


def test_nobody_else_can_act_for_a_seat_or_see_what_it_sees(ann: Person, bob: Person, served: Served) -> None:
    table = ann.new_table("me", "me")
    assert bob.act(table, status=403)["code"] == "not_your_seat"
    assert bob.undo(table, 403)["code"] == "not_your_seat"
    for path in ("", "/replay", "/hint"):
        method = "POST" if path == "/hint" else "GET"
        assert bob.ask(method, f"/tables/{table['id']}{path}?seat=0", 403)["code"] == "not_your_seat"
    stranger = Person(served)
    assert stranger.act(table, status=401)["code"] == "no_identity"
    assert stranger.ask("GET", f"/tables/{table['id']}?seat=0", 401)["code"] == "no_identity"
    assert ann.look(table)["version"] == 0


def test_nobody_acts_for_a_bot(ann: Person) -> None:
    table = ann.new_table("me", "random")
    assert ann.act(table, 0, seat=1, status=403)["code"] == "not_your_seat"
    assert ann.act(table, 0, seat=2, status=422)["code"] == "unknown_seat"


@pytest.mark.parametrize("known", [True, False])
def test_whoever_has_the_link_may_watch(ann: Person, served: Served, known: bool) -> None:
    table = ann.new_table("me", "me")
    watcher = served.person() if known else Person(served)
    seen = watcher.look(table)
    assert seen["seat"] is None and seen["offers"] == [] and seen["undo"] is False
    assert not any(seat["mine"] for seat in seen["seats"])
    assert watcher.ask("GET", f"/tables/{table['id']}/replay")["seat"] is None


def test_a_tables_address_cannot_be_guessed(ann: Person) -> None:
    ids = {ann.new_table("me", "me")["id"] for _ in range(5)}
    assert len(ids) == 5 and all(len(table) >= 22 for table in ids)
    for guess in ("1", "x" * 22, "%00", "..%2f..", "é" * 22):
        assert ann.ask("GET", f"/tables/{guess}", 404)["code"] in ("unknown_table", "not_found")


def test_the_log_continues_what_the_page_has(ann: Person) -> None:
    table = ann.new_table("me", "me")
    log: list[object] = []
    for _ in range(12):
        table = ann.act(ann.look(table) | {"version": table["version"]})
        log = log[: table["log_keep"]] + table["log"]
        assert log == ann.look(table, table["seat"])["log"]
        if table["undo"] and table["version"] % 3 == 0:
            table = ann.undo(table)
            log = log[: table["log_keep"]] + table["log"]
            assert log == ann.look(table, table["seat"])["log"]
