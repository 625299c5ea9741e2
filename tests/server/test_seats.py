"""Who sits where: open seats, invitations, the lobby, and what a table's creator may do."""

import json

import pytest

from .people import PATIENCE, Person, Served


def test_a_friend_sits_down_with_the_invitation_and_the_game_starts(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", title="Friday")
    assert table["status"] == "open" and table["creator"] and len(table["invitation"]) >= 22
    assert table["seat"] is None and table["offers"] == [] and table["to_act"] == []
    joined = bob.join(table, name="Bob")
    assert joined["status"] == "playing" and joined["title"] == "Friday"
    assert [(s["kind"], s["name"]) for s in joined["seats"]] == [("human", ""), ("human", "Bob")]
    assert joined["seats"][1]["mine"] and joined["invitation"] is None and not joined["creator"]
    assert [n["kind"] for n in joined["notices"]] == ["sat_down", "started"]
    seen = ann.look(table)
    assert seen["status"] == "playing" and seen["invitation"] is None and seen["rated"]
    assert table["id"] in [t["id"] for t in bob.tables()]


def test_both_play_over_the_network(ann: Person, bob: Person) -> None:
    table = bob.join(ann.new_table("me", "open"))
    for _ in range(12):
        acting = ann if ann.look(table)["to_act"] == [0] else bob
        waiting = bob if acting is ann else ann
        assert waiting.look(table)["offers"] == []
        acting.act(acting.look(table))
    assert ann.look(table)["version"] == 12


@pytest.mark.parametrize("invitation", [None, "", "x" * 22, "x" * 200])
def test_a_wrong_invitation_opens_nothing(ann: Person, bob: Person, invitation: str | None) -> None:
    table = ann.new_table("me", "open")
    status = 422 if invitation and len(invitation) > 100 else 403
    asked = {} if invitation is None else {"invitation": invitation}
    refused = bob.ask("POST", f"/tables/{table['id']}/join", status, json=asked)
    assert refused["code"] in ("bad_invitation", "bad_request")
    assert ann.look(table)["status"] == "open"


def test_an_invitation_is_shown_to_the_creator_alone_and_void_after_rotation(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "open")
    assert bob.look(table)["invitation"] is None
    assert bob.do(table, "invitation", 403)["code"] == "not_your_table"
    renewed = ann.do(table, "invitation")
    assert renewed["invitation"] != table["invitation"]
    assert bob.join(table, 403)["code"] == "bad_invitation"
    other = ann.new_table("me", "open", "open")
    assert bob.join(other | {"id": table["id"]}, 403)["code"] == "bad_invitation", "of another table"
    assert bob.join(renewed)["seats"][1]["mine"]


def test_a_full_table_takes_nobody(ann: Person, bob: Person, served: Served) -> None:
    table = bob.join(ann.new_table("me", "open"))
    assert served.person().join(table, 409)["code"] == "not_open"
    assert bob.join(table)["version"] == table["version"], "who sits already is shown the table"


def test_a_seat_can_be_chosen_and_one_person_may_take_two(ann: Person, bob: Person, served: Served) -> None:
    table = ann.new_table("open", "me", "open", "open")
    assert bob.join(table, seat=3)["seats"][3]["mine"]
    assert served.person().join(table, 409, seat=3)["code"] == "seat_taken"
    assert bob.join(table, 422, seat=7)["code"] == "unknown_seat"
    both = bob.join(table, seat=0, name="Bea")
    assert [s["mine"] for s in both["seats"]] == [True, False, False, True]
    assert both["rated"] is False, "who plays two seats plays for no rating"


def test_who_sits_already_can_move_to_another_seat(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "open")
    bob.join(table, name="Bob")
    moved = bob.join(table | {"invitation": None}, seat=2, move=True)
    assert [(s["kind"], s["name"]) for s in moved["seats"]] == [("human", ""), ("open", ""), ("human", "Bob")]
    assert bob.join(table, 409, seat=0, move=True)["code"] == "seat_taken"
    assert moved["status"] == "open" and [n["kind"] for n in moved["notices"]] == ["sat_down"]


def test_the_lobby_lists_public_tables_and_whoever_sees_one_may_sit_down(ann: Person, bob: Person) -> None:
    hidden = ann.new_table("me", "open")
    table = ann.new_table("me", "open", public=True, title="Come in")
    lobby = bob.ask("GET", "/lobby")
    listed = {t["id"]: t for t in lobby["open"]["tables"]}
    assert table["id"] in listed and hidden["id"] not in listed
    assert listed[table["id"]]["title"] == "Come in" and listed[table["id"]]["status"] == "open"
    bob.ask("POST", f"/tables/{table['id']}/join", json={})
    lobby = bob.ask("GET", "/lobby")
    assert table["id"] in [t["id"] for t in lobby["running"]["tables"]] and table["id"] not in [
        t["id"] for t in lobby["open"]["tables"]
    ]


def test_the_creator_kicks_before_the_start_and_the_kicked_stay_out(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "open")
    bob.join(table, name="Bob")
    assert bob.ask("PUT", f"/tables/{table['id']}/seats/0", 403, json={"kind": "open"})["code"] == "not_your_table"
    after = ann.ask("PUT", f"/tables/{table['id']}/seats/1", json={"kind": "open"})
    assert after["seats"][1]["kind"] == "open" and after["notices"][-1]["kind"] == "kicked"
    assert bob.join(table, 403)["code"] == "kicked" and bob.look(table)["kicked"] and not after["kicked"]
    assert bob.act(table | {"seat": 1, "offers": []}, 0, status=403)["code"] == "not_your_seat"


def test_a_kicked_player_watches_on_as_a_spectator(ann: Person, bob: Person) -> None:
    from .test_live import heard

    table = ann.new_table("me", "open", "open")
    bob.join(table)
    with bob.live(table) as line:
        assert heard(line)["table"]["seats"][1]["mine"]
        ann.ask("PUT", f"/tables/{table['id']}/seats/1", json={"kind": "bot", "bot": "random"})
        told = heard(line)["table"]
        assert told["seat"] is None and not any(s["mine"] for s in told["seats"])


def test_the_creator_seats_bots_and_guests_and_starts(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "open", "open")
    ann.ask("PUT", f"/tables/{table['id']}/seats/1", json={"kind": "me", "name": "Guest"})
    ann.ask("PUT", f"/tables/{table['id']}/seats/2", 422, json={"kind": "bot", "bot": "nobody"})
    assert bob.do(table, "start", 403, bot="random")["code"] == "not_your_table"
    started = ann.do(table, "start", bot="random")
    assert started["status"] == "playing"
    assert [(s["kind"], s["bot"]) for s in started["seats"]] == [("human", None)] * 2 + [("bot", "random")] * 2
    assert ann.do(table, "start", 409, bot="random")["code"] == "not_open"
    assert ann.ask("PUT", f"/tables/{table['id']}/seats/1", 409, json={"kind": "open"})["code"] == "not_open"


def test_who_sat_down_may_leave_before_the_start(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "open")
    bob.join(table, name="Bob")
    left = bob.do(table, "leave")
    assert left["seats"][1]["kind"] == "open" and left["notices"][-1]["kind"] == "left"
    assert bob.do(table, "leave", 403)["code"] == "not_your_seat"
    assert bob.join(table)["seats"][1]["mine"]


def test_the_creator_renames_and_closes(ann: Person, bob: Person) -> None:
    table = bob.join(ann.new_table("me", "open"))
    path = f"/tables/{table['id']}"
    assert bob.ask("PUT", path, 403, json={"title": "Mine"})["code"] == "not_your_table"
    assert ann.ask("PUT", path, json={"title": " <b>Night</b> "})["title"] == "<b>Night</b>"
    assert ann.ask("PUT", path, json={"public": True})["title"] == "<b>Night</b>"
    assert ann.ask("PUT", path, 422, json={"title": "x" * 61})["code"] == "bad_request"
    assert bob.do(table, "close", 403)["code"] == "not_your_table"
    acting = ann if table["to_act"] == [0] else bob
    before = acting.look(table)
    closed = ann.do(table, "close")
    assert closed["status"] == "closed" and closed["to_act"] == [] and closed["seed"] is None
    refused = acting.act(before, status=409)
    assert refused["code"] == "closed" and refused["table"]["status"] == "closed"
    assert table["id"] not in str(bob.ask("GET", "/lobby"))
    assert ann.ask("PUT", path, 409, json={"title": "Day"})["code"] == "closed"


def test_nobody_sees_a_hand_before_the_start(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", game="goldblivion")
    for look in (table, ann.look(table), bob.look(table)):
        assert look["seat"] is None and look["view"] == table["view"]
    assert ann.ask("GET", f"/tables/{table['id']}/replay")["seat"] is None
    assert ann.ask("POST", f"/tables/{table['id']}/hint?seat=0", 422)["code"] == "not_to_act"
    assert ann.act(table | {"seat": 0}, 0, status=409)["code"] == "not_started"
    assert ann.ask("GET", f"/tables/{table['id']}/match", 403)["code"] == "not_over"


def test_a_rematch_keeps_the_others_seats_for_them(start, ann: Person) -> None:
    served = ann.served
    ann, bob, eve = served.person(), served.person(), served.person()
    table = bob.join(ann.new_table("me", "open"), name="Bob")
    assert ann.do(table, "rematch", 409)["code"] == "not_over"
    ann.do(table, "close")
    again = ann.do(table, "rematch", 201)
    assert again["status"] == "open" and again["seats"][0]["mine"] and again["seats"][1]["kind"] == "open"
    assert bob.look(table)["rematch"] == again["id"]
    assert eve.ask("POST", f"/tables/{again['id']}/join", 403, json={})["code"] == "bad_invitation"
    joined = bob.do(table, "rematch", 201)
    assert joined["id"] == again["id"] and joined["status"] == "playing"
    assert joined["seats"][1]["mine"] and joined["seats"][1]["name"] == "Bob"
    assert ann.do(table, "rematch", 201)["id"] == again["id"]


def test_a_seat_that_is_kept_waits_for_its_person_and_can_be_let_go(ann: Person, bob: Person, served: Served) -> None:
    table = bob.join(ann.new_table("me", "open", title="Ours"), name="Bob")
    ann.do(table, "close")
    again = ann.do(table, "rematch", 201)
    assert [(s["kind"], s["name"]) for s in again["seats"]] == [("human", ""), ("open", "Bob")]
    listed = next(t for t in bob.tables() if t["id"] == again["id"])
    assert [s["kept"] for s in listed["seats"]] == [False, True]
    with bob.own_line() as line:
        waiting = json.loads(line.recv(timeout=PATIENCE))["tables"]
        assert waiting == [{"id": again["id"], "game": "gobi", "title": "Ours", "invited": True}]
        let_go = bob.do(again, "leave")
        assert json.loads(line.recv(timeout=PATIENCE))["tables"] == []
    assert [s["name"] for s in let_go["seats"]] == ["", ""] and let_go["notices"][-1]["kind"] == "declined"
    assert again["id"] not in [t["id"] for t in bob.tables()]
    assert served.person().join(again)["status"] == "playing", "the seat is anybody's now"
