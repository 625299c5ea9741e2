"""Ratings: their scale, whom a game counts for, and what it is worth. Ways to cheat are row 24 of the trials."""

import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import create_engine, event

from trivet.bots import NAMES
from trivet.server.people.ratings import MODEL, NEWCOMER, POINTS, margin, note, presumed, provisional, rate, shown
from trivet.server.storage import schema
from trivet.server.storage.records import Outcome, SeatRecord, TableRecord
from trivet.server.tables.standing import outcomes

from .people import Person, Served, Start, Table
from .test_records import page, play_out


def test_newcomers_stand_at_1500_and_nobody_below_100() -> None:
    assert shown(MODEL.mu) == 1500
    assert shown(-1000) == 100
    assert [provisional(played) for played in (0, 9, 10)] == [True, True, False]
    assert margin(NEWCOMER[1]) > margin(1.0) > 0


def test_400_points_are_ten_wins_to_one() -> None:
    apart = 400 / POINTS
    teams = [[MODEL.rating(25 + apart, 1e-6)], [MODEL.rating(25, 1e-6)]]
    after = MODEL.rate(teams, ranks=[1.0, 2.0])
    upset = MODEL.rate(teams, ranks=[2.0, 1.0])
    won, lost = after[0][0].mu - teams[0][0].mu, teams[0][0].mu - upset[0][0].mu
    assert lost / won == pytest.approx(10, rel=0.01), "an upset weighs as much as ten expected wins"


def test_a_weight_moves_a_belief_part_of_the_way() -> None:
    whole = rate([1, 2], [NEWCOMER, NEWCOMER], [1.0, 1.0])
    part = rate([1, 2], [NEWCOMER, NEWCOMER], [0.25, 1.0])
    assert part[0][0] - NEWCOMER[0] == pytest.approx((whole[0][0] - NEWCOMER[0]) / 4)
    assert part[1] == whole[1] and part[0][2] == 1


def test_every_bot_of_ours_is_presumed_to_be_worth_something(ann: Person) -> None:
    assert shown(presumed("easy")[0]) < shown(presumed("normal")[0]) < shown(presumed("expert")[0])
    said = ann.ask("GET", "/ratings")
    assert {(one["rating"]["game"], one["bot"]) for one in said} == {
        (game, bot) for game in ("gobi", "gorbino", "goldblivion") for bot in NAMES
    }


def over(person: Person, table: Table) -> Table:
    table = person.my_turn(table)
    while table["status"] == "playing":
        table = person.my_turn(person.act(table))
    return table


def test_a_game_against_bots_counts_where_it_was_asked_for_and_the_bot_is_rated_too(start: Start) -> None:
    served = start()
    ann = served.person()
    table = ann.new_table("me", "random", "random", rated=True)
    assert table["rated"] and table["rates"] == "everybody" and table["clock"] == {"seconds": 86400, "grace": 86400}
    table = over(ann, table)
    (rating,) = page(ann, ann)["ratings"]
    assert rating["played"] == 1 and rating["provisional"] and rating["margin"] > 0
    (change,) = ann.ask("GET", f"/tables/{table['id']}/ratings")
    assert change["seat"] == 0 and rating["rating"] == 1500 + change["change"]
    bot = next(
        b["rating"] for b in ann.ask("GET", "/ratings") if b["bot"] == "random" and b["rating"]["game"] == "gobi"
    )
    assert bot["played"] == 1 and bot["rating"] != 700
    again = ann.ask("POST", f"/tables/{table['id']}/rematch", 201)
    assert again["rated"] and again["rates"] == "everybody", "the next game counts as this one did"
    casual = ann.new_table("me", "random")
    assert not casual["rated"] and casual["clock"] is None


def test_what_cannot_be_rated_is_said(start: Start) -> None:
    sys.path.insert(0, str(Path(__file__).parent))
    served = start(bots=["hostile:Slow"])
    ann = served.person()
    for seats in (["me", "me"], ["random", "random"], ["me", "hostile:Slow"]):
        sitters = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        asked = {"game": "gobi", "options": {}, "seats": sitters, "rated": True}
        assert ann.ask("POST", "/tables", 422, json=asked)["code"] == "unratable"
    alone = {"game": "goldblivion", "options": {}, "seats": [{"kind": "me"}], "rated": True}
    assert ann.ask("POST", "/tables", 422, json=alone)["code"] == "unratable"
    bad = {"game": "gobi", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "rated": "yes"}
    assert ann.ask("POST", "/tables", 422, json=bad)["code"] == "bad_request"


def test_no_hint_in_a_rated_game_whoever_plays_in_it(served: Served) -> None:
    ann, bob = served.person(), served.person()
    table = ann.look(bob.join(ann.new_table("me", "open")))
    first = ann if table["to_act"] == [0] else bob
    seat = table["to_act"][0]
    assert first.ask("POST", f"/tables/{table['id']}/hint?seat={seat}", 409)["code"] == "rated"
    assert first.ask("GET", f"/tables/{table['id']}/known?seat={seat}", 409)["code"] == "rated"
    table = ann.my_turn(ann.new_table("me", "random", rated=True))
    assert ann.ask("POST", f"/tables/{table['id']}/hint?seat=0", 409)["code"] == "rated"
    casual = ann.look(bob.join(ann.new_table("me", "open", rated=False)))
    assert not casual["rated"]


def test_a_game_for_fun_is_closed_by_its_creator_and_changes_no_rating(served: Served) -> None:
    ann, bob = served.person(), served.person()
    table = bob.join(ann.new_table("me", "open", rated=False))
    assert ann.do(table, "close")["status"] == "closed"
    assert page(ann, ann)["ratings"] == page(bob, bob)["ratings"] == []
    fun = play_out(bob.join(ann.new_table("me", "open", rated=False)), ann, bob)
    assert fun["status"] == "over" and page(ann, ann)["ratings"] == [] and page(ann, ann)["record"]


def test_ratings_of_a_database_from_before_carry_over(start: Start) -> None:
    served = start()
    ann = served.person()
    me = ann.ask("GET", "/me")["id"]
    served.end()
    with closing(sqlite3.connect(served.database)) as database, database:
        database.execute("INSERT INTO ratings VALUES (?, 'gobi', 30.0, 4.0, 12)", (me,))
    served.start()
    (rating,) = page(ann, ann)["ratings"]
    assert rating["rating"] == 1500 + round(5 * POINTS) and not rating["provisional"] and rating["played"] == 12


@pytest.mark.parametrize("handed_over", [False, True])
def test_whoever_is_deleted_during_a_rated_game_has_lost_it(handed_over: bool, served: Served) -> None:
    ann, bob = served.person(), served.person()
    bob.ask("PUT", "/me", json={"name": "Robert"})
    table = bob.join(ann.new_table("me", "open"))
    if handed_over:
        bob.do(table, "seats/1/hand-over")
    bob.ask("DELETE", "/me")
    table = ann.look(table)
    assert table["status"] == "closed" and "Robert" not in str(table) and table["seats"][1]["person"] is None
    (rating,) = page(ann, ann)["ratings"]
    assert rating["rating"] > 1500 and rating["played"] == 1
    assert page(ann, ann)["record"] == [{"game": "gobi", "players": 2, "played": 1, "won": 1}]
    assert [one["seat"] for one in ann.ask("GET", f"/tables/{table['id']}/ratings")] == [0]


def test_where_several_stay_they_play_on_without_whoever_is_deleted(served: Served) -> None:
    ann, bob, cat = (served.person() for _ in range(3))
    table = ann.new_table("me", "open", "open")
    bob.join(table)
    cat.join(table)
    cat.ask("DELETE", "/me")
    table = ann.look(table)
    assert table["status"] == "playing" and table["rated"] and table["seats"][2]["stand_in"]
    bob.ask("DELETE", "/me")
    assert ann.look(table)["status"] == "closed" and page(ann, ann)["ratings"][0]["rating"] > 1500


def ended(places: list[int], *seats: SeatRecord) -> list[Outcome]:
    """How everybody did at a table that has just ended so."""
    table = TableRecord("t", "goldblivion", {}, 0, "", 1, None, "ann", seats)
    game: Any = SimpleNamespace(over=lambda state: True, places=lambda state: places)
    return outcomes(game, cast(Any, None), table, table, [(seat, 0) for seat in range(len(seats))])


def test_who_loses_to_somebody_whose_result_is_not_kept_has_lost() -> None:
    ann, bob = (SeatRecord(seat, "human", name) for seat, name in enumerate(("ann", "bob")))
    assert [o.place for o in ended([2, 1], ann)] == [2], "alone, to the noble"
    assert [o.place for o in ended([1, 2], ann)] == [1]
    assert [o.place for o in ended([2, 1], ann, SeatRecord(1, "bot", None, "others:Bot"))] == [2]
    twice = [SeatRecord(seat, "human", "cat") for seat in (2, 3)]
    assert [o.place for o in ended([3, 2, 1, 4], ann, bob, *twice)] == [3, 2], "to somebody who plays two seats"
    left = replace(bob, stand_in="normal")
    assert [(o.place, o.stayed) for o in ended([2, 1], ann, left)] == [(1, True), (2, False)], "not to who has left"


def test_results_are_written_in_one_order_wherever_people_sit() -> None:
    """Else two games of the same people that end together would wait for each other for ever."""
    engine = create_engine("sqlite://")
    schema.Base.metadata.create_all(engine)
    seats = tuple(SeatRecord(seat, "human", name) for seat, name in enumerate(("bob", "ann")))
    table = TableRecord("t", "gobi", {}, 0, "", 1, None, "ann", seats)
    written: dict[str, list[str]] = {"tallies": [], "ratings": []}

    @event.listens_for(engine, "before_cursor_execute")
    def see(_1: Any, _2: Any, statement: str, values: Any, *_3: Any) -> None:
        for name, seen in written.items():
            if statement.startswith(f"INSERT INTO {name} "):
                seen += [value for value in values if value in ("ann", "bob")]

    with engine.begin() as connection:
        note(connection, table, [Outcome("bob", None, 1, True), Outcome("ann", None, 2, True)])
    assert written == {"tallies": ["ann", "bob"], "ratings": ["ann", "bob"]}
