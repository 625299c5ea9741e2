"""Somebody is away: clocks, votes, bots that stand in, and coming back."""

import json
import sqlite3
import time
from contextlib import ExitStack, closing
from datetime import datetime, timedelta
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from trivet.server.looks.look import GONE
from trivet.server.storage.schema import now

from .people import PATIENCE, Person, Served, Start, Table
from .test_live import heard


def pair(served: Served, **more: object) -> tuple[Person, Person, Table]:
    """Two people at a table: the one to act, the other, and the table as the first sees it."""
    ann, bob = served.person(), served.person()
    table = bob.join(ann.new_table("me", "open", **more))
    first, second = (ann, bob) if table["to_act"] == [0] else (bob, ann)
    return first, second, first.look(table)


def presence_on(line: ClientConnection) -> Any:
    while (told := json.loads(line.recv(timeout=PATIENCE)))["type"] != "presence":
        pass
    return told


def once_absent(person: Person, table: Table, seat: int) -> Any:
    """Ask for a bot to play for somebody, as soon as the server takes them for absent."""
    end = time.monotonic() + PATIENCE
    while True:
        answer = person.http.post(f"/api/tables/{table['id']}/proposals", json={"kind": "stand_in", "seat": seat})
        if answer.status_code != 409 or time.monotonic() > end:
            assert answer.status_code == 200, answer.text
            return answer.json()
        assert answer.json()["code"] == "not_absent"
        time.sleep(0.05)


def test_a_clock_says_until_when_and_undo_gives_no_time_back(served: Served) -> None:
    first, second, table = pair(served, clock={"seconds": 3600, "grace": 60})
    assert table["clock"] == {"seconds": 3600, "grace": 60}
    (deadline,) = table["deadlines"]
    assert deadline["seat"] == table["seat"] and deadline["due"] < deadline["out"]
    acted = first.act(table)
    if acted["to_act"] == [table["seat"]]:
        assert acted["deadlines"] == [deadline]
    if acted["undo"]:
        assert first.undo(acted)["deadlines"] == [deadline]
    while first.look(table)["to_act"] == [table["seat"]]:
        first.act(first.look(table))
    (other,) = second.look(table)["deadlines"]
    assert other["seat"] != deadline["seat"] and other["due"] > deadline["due"]


def test_a_clock_that_is_none_is_refused(ann: Person) -> None:
    for clock in (
        {"seconds": 1},
        {"seconds": 10**9},
        {"seconds": "60"},
        {"grace": 5},
        {"seconds": 60, "grace": -1},
        60,
    ):
        seats = [{"kind": "me"}, {"kind": "open"}]
        asked = {"game": "gobi", "options": {}, "seats": seats, "clock": clock}
        assert ann.ask("POST", "/tables", 422, json=asked)["code"] == "bad_request"


@pytest.fixture
def quick(start: Start) -> Served:
    """A server that looks at its clocks often, and soon takes people for absent."""
    return start(sweep=0.05, absent_after=3)


def test_when_the_time_is_out_a_bot_stands_in_and_the_person_can_come_back(quick: Served) -> None:
    first, second, table = pair(quick, clock={"seconds": 5, "grace": 0})
    seat = table["seat"]
    with second.live(table) as line:
        told = heard(line)["table"]
        while not told["seats"][seat]["stand_in"]:
            told = heard(line)["table"]
    assert told["notices"][-1]["kind"] == "timed_out" and told["notices"][-1]["seat"] == seat
    second.my_turn(second.look(table))
    late = first.act(table, status=409)
    assert late["code"] == "handed_over" and "take the seat back" in late["message"]
    assert first.look(table)["offers"] == []
    assert second.do(table, f"seats/{seat}/return", 403)["code"] == "not_your_seat"
    back = first.do(table, f"seats/{seat}/return")
    assert back["seats"][seat]["stand_in"] is None and back["notices"][-1]["kind"] == "returned"
    assert first.do(table, f"seats/{seat}/return")["version"] == back["version"], "twice is once"
    second.act(second.look(table))


def test_a_vote_hands_an_absent_players_seat_to_a_bot(quick: Served) -> None:
    first, second, table = pair(quick)
    seat = table["seat"]
    asked = {"kind": "stand_in", "seat": seat}
    with second.live(table) as line:
        heard(line)
        assert second.do(table, "proposals", 409, **asked)["code"] == "not_absent", "they have only just come to act"
        with first.live(table, seat) as own:
            heard(own)
            time.sleep(3.1)
            assert second.do(table, "proposals", 409, **asked)["code"] == "not_absent", "they are here"
        handed = once_absent(second, table, seat)
    assert handed["seats"][seat]["stand_in"] == "normal" and handed["proposals"] == []
    assert handed["notices"][-1]["kind"] == "voted_out"
    second.when(second.look(table), lambda t: t["version"] > 0)


def test_most_of_the_others_must_agree(quick: Served) -> None:
    people = [quick.person() for _ in range(4)]
    table = people[0].new_table("me", "open", "open", "open")
    for person in people[1:]:
        joined = person.join(table)
    seat = joined["to_act"][0]
    away, (one, two, three) = people[seat], [p for p in people if p is not people[seat]]
    asked = once_absent(one, table, seat)
    (proposal,) = asked["proposals"]
    assert proposal["kind"] == "stand_in" and len(proposal["agreed"]) == 1 and len(proposal["asked"]) == 2
    assert two.do(table, "proposals", 409, kind="stand_in", seat=seat)["code"] == "already_proposed"
    assert two.look(table)["proposals"][0]["mine"] and not one.look(table)["proposals"][0]["mine"]
    path = f"proposals/{proposal['id']}"
    assert away.do(table, path, 403, agree=False)["code"] == "not_asked"
    assert quick.person().do(table, path, 403, agree=True)["code"] == "not_asked"
    assert two.do(table, path, agree=False)["proposals"]
    assert two.do(table, path, 403, agree=True)["code"] == "not_asked"
    assert three.do(table, path, agree=True)["seats"][seat]["stand_in"]
    assert three.do(table, path, 404, agree=True)["code"] == "unknown_proposal"


def test_a_vote_falls_when_the_absent_player_comes_back(quick: Served) -> None:
    people = [quick.person() for _ in range(3)]
    table = people[0].new_table("me", "open", "open")
    for person in people[1:]:
        joined = person.join(table)
    seat = joined["to_act"][0]
    others = [p for p in people if p is not people[seat]]
    assert once_absent(others[0], table, seat)["proposals"]
    with people[seat].live(table) as line:
        assert heard(line)["table"]["proposals"] == []
    assert others[1].look(table)["seats"][seat]["stand_in"] is None


def turn_began(served: Served, ago: timedelta) -> None:
    """Every turn at a server's tables has lasted so long already."""
    served.end()
    with closing(sqlite3.connect(served.database)) as database, database:
        since = (now() - ago).replace(tzinfo=None).isoformat(" ")
        database.execute("UPDATE seats SET since = ? WHERE since IS NOT NULL", (since,))
    served.start()


def test_who_lets_others_wait_for_a_day_is_absent_though_the_page_is_open(start: Start) -> None:
    served = start()
    people = [served.person() for _ in range(3)]
    table = people[0].new_table("me", "open", "open")
    for person in people[1:]:
        joined = person.join(table)
    seat = joined["to_act"][0]
    idle, (one, two) = people[seat], [p for p in people if p is not people[seat]]
    asked = {"kind": "stand_in", "seat": seat}
    turn_began(served, timedelta(hours=23))
    with idle.live(table) as line:
        heard(line)
        assert one.do(table, "proposals", 409, **asked)["code"] == "not_absent", "a day is not over"
    turn_began(served, timedelta(hours=25))
    with idle.live(table) as line:
        assert presence_on(line)["absent"] == [seat]
        (proposal,) = one.do(table, "proposals", **asked)["proposals"]
        with idle.live(table) as again:
            assert heard(again)["table"]["proposals"], "to load the page anew does not help"
        assert two.do(table, f"proposals/{proposal['id']}", agree=True)["seats"][seat]["stand_in"]


def test_no_bot_is_voted_for_somebody_who_has_deleted_themselves(quick: Served) -> None:
    people = [quick.person() for _ in range(4)]
    table = people[0].new_table("me", "open", "open", "open")
    for person in people[1:]:
        joined = person.join(table)
    seat = joined["to_act"][0]
    gone, (one, two, _) = people[seat], [p for p in people if p is not people[seat]]
    (proposal,) = once_absent(one, table, seat)["proposals"]
    gone.ask("DELETE", "/me")
    assert two.look(table)["proposals"] == [] and two.look(table)["seats"][seat]["stand_in"]
    assert two.do(table, f"proposals/{proposal['id']}", 404, agree=True)["code"] == "unknown_proposal"


def test_what_waited_for_the_answer_of_somebody_who_deletes_themselves_is_settled(served: Served) -> None:
    people = [served.person() for _ in range(3)]
    table = people[0].new_table("me", "open", "open")
    for person in people[1:]:
        person.join(table)
    asked = people[0].do(table, "proposals", kind="close")["proposals"][0]
    people[1].do(table, f"proposals/{asked['id']}", agree=True)
    people[2].ask("DELETE", "/me")
    assert people[0].look(table)["status"] == "closed", "all who are still here agree"
    me = people[0].ask("GET", "/me")["id"]
    assert people[0].ask("GET", f"/people/{me}")["ratings"] == [], "and that it does not count"


def test_one_may_hand_ones_own_seat_over(served: Served) -> None:
    first, second, table = pair(served)
    seat = table["seat"]
    assert second.do(table, f"seats/{seat}/hand-over", 403)["code"] == "not_your_seat"
    assert first.do(table, f"seats/{seat}/hand-over")["seats"][seat]["stand_in"]
    assert first.do(table, "seats/9/hand-over", 422)["code"] == "unknown_seat"
    second.my_turn(second.look(table))


def test_who_has_left_the_page_is_told_and_since_when(served: Served) -> None:
    """At a table without a clock too; who only loads the page again is not gone."""
    first, second, table = pair(served)
    seat = table["seat"]
    with second.live(table) as line:
        says = presence_on(line)
        assert says["away"] == [{"seat": seat, "since": None}], "nobody knows since when"
        with first.live(table):
            while says["away"]:
                says = presence_on(line)
            leaves = now()
        with first.live(table):
            left = presence_on(line)
            while seat not in left["online"]:
                assert left["away"] == [] or now() > leaves + GONE, "they are soon back"
                left = presence_on(line)
            leaves = now()
        while not says["away"]:
            says = presence_on(line)
    (gone,) = says["away"]
    assert gone["seat"] == seat and leaves <= datetime.fromisoformat(gone["since"]) <= now() - GONE
    assert says["absent"] == []


def test_who_is_here_is_told(served: Served) -> None:
    first, second, table = pair(served)
    with second.live(table) as line:
        says = presence_on(line)
        assert says["online"] == [1 - table["seat"]] and says["watching"] == 0
        with first.live(table), served.person().live(table):
            while says["watching"] == 0 or len(says["online"]) < 2:
                says = presence_on(line)
        while says["watching"] or len(says["online"]) > 1:
            says = presence_on(line)


def test_those_who_look_on_are_told_by_the_names_they_have_typed(served: Served) -> None:
    _, second, table = pair(served)
    named, nameless = served.person(), served.person()
    named.ask("PUT", "/me", json={"name": "Zoe"})
    with second.live(table) as line, named.live(table), nameless.live(table) as theirs:
        says = presence_on(line)
        while says["watching"] < 2:
            says = presence_on(line)
        assert says["onlookers"] == ["Zoe"]
        while (says := presence_on(theirs))["watching"] < 2:
            pass
        assert says["onlookers"] == ["Zoe"], "those who look on are told too"


def test_how_many_look_on_is_told_once_a_second_however_many_come_and_go(served: Served) -> None:
    first, second, table = pair(served)
    with second.live(table) as line:
        presence_on(line)
        begun = time.monotonic()
        with ExitStack() as lines:
            for _ in range(20):
                lines.enter_context(Person(served).live(table))
            told = [presence_on(line)]
            while told[-1]["watching"] < 20:
                told.append(presence_on(line))
            assert len(told) <= time.monotonic() - begun + 2
            at_once = False
            for more in range(1, 6):  # the machine may be slow at times
                lines.enter_context(Person(served).live(table))
                while presence_on(line)["watching"] < 20 + more:
                    pass
                with first.live(table):
                    arrived = time.monotonic()
                    while len(presence_on(line)["online"]) < 2:
                        pass
                    at_once = at_once or time.monotonic() - arrived < 0.5
                while len(presence_on(line)["online"]) == 2:
                    pass
                if at_once:
                    break
            assert at_once, "a player is told of at once"
        while presence_on(line)["watching"]:
            pass


def test_the_tables_at_which_one_is_to_act_are_told_on_ones_own_line(served: Served) -> None:
    first, second, table = pair(served, title="Ours")
    with second.own_line() as line:
        assert told_on(line) == []
        while first.look(table)["to_act"] == [table["seat"]]:
            first.act(first.look(table))
        while not (told := told_on(line)):
            pass  # every move is told, for the sake of lists of tables
        assert told == [{"id": table["id"], "game": "gobi", "title": "Ours", "invited": False}]
    with connect(f"ws://{served.host}/api/live") as line:
        assert json.loads(line.recv(timeout=PATIENCE))["error"]["code"] == "no_identity"


def test_whoever_set_a_table_up_hears_of_it_though_they_do_not_sit_there(ann: Person, bob: Person) -> None:
    table = ann.new_table("open", "open")
    with ann.own_line() as line:
        assert told_on(line) == []
        bob.join(table)
        assert told_on(line) == []


def told_on(line: ClientConnection) -> list[dict[str, Any]]:
    said = json.loads(line.recv(timeout=PATIENCE))
    assert said["type"] == "turns"
    return list(said["tables"])


def test_what_waited_for_the_answer_of_somebody_who_leaves_is_settled(served: Served) -> None:
    people = [served.person() for _ in range(3)]
    table = people[0].new_table("me", "open", "open")
    for person in people[1:]:
        person.join(table)
    asked = people[0].do(table, "proposals", kind="close")["proposals"][0]
    assert asked["asked"] == [1, 2] and asked["by"] == 0 and asked["move"] is None
    people[1].do(table, f"proposals/{asked['id']}", agree=True)
    assert people[2].do(table, "seats/2/hand-over")["status"] == "closed", "all who are still here agree"


def test_who_has_left_asks_for_nothing_more(served: Served) -> None:
    people = [served.person() for _ in range(3)]
    table = people[0].new_table("me", "open", "open")
    for person in people[1:]:
        person.join(table)
    people[0].do(table, "proposals", kind="close")
    left = people[0].do(table, "seats/0/hand-over")
    assert left["proposals"] == [] and left["status"] == "playing"
    assert people[0].do(table, "proposals", 409, kind="close")["code"] == "handed_over"
