"""What is kept about a person can be had as a file, and deleted; games and results of others stay."""

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert, text
from websockets.exceptions import ConnectionClosed

from trivet.server.basics.errors import Refusal, unknown_table
from trivet.server.storage import schema
from trivet.server.storage.records import Person as Someone
from trivet.server.storage.schema import now
from trivet.server.tables.leaving import Leaving

from .many import engine_of, multiply
from .people import PATIENCE, Person, Served, Start, Table, run_apart
from .services import Postgres
from .test_admin import admin
from .test_records import play_out

SECRET = "the camels know"
THIRDS = {part: {"decisions": 3, "errors": 0.0} for part in ("opening", "middle", "end")}
LOOKED_BACK = ("analysed", "analysis_asks", "puzzle_tries", "puzzle_ratings")


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def place(request: pytest.FixtureRequest, start: Start) -> Served:
    if request.param == "SQLite":
        return start(sweep=0.2)
    postgres: Postgres = request.getfixturevalue("postgres")
    return start(database=postgres.make(f"leaving_{time.monotonic_ns()}"), sweep=0.2)


def stored(served: Served, query: str, **values: Any) -> list[Any]:
    engine = engine_of(served.place)
    with engine.connect() as connection:
        rows = list(connection.execute(text(query), values))
    engine.dispose()
    return rows


def everything(served: Served) -> str:
    """All that stands in a database."""
    tables = ("identities", "devices", "move_codes", "contacts", "tables", "seats", "chat", "muted", "results")
    return json.dumps(
        {
            table: [list(row) for row in stored(served, f"SELECT * FROM {table}")]
            for table in (*tables, "ratings", "listings", "tallies", "commands", *LOOKED_BACK)
        },
        default=str,
    )


def a_full_life(served: Served) -> tuple[Person, Person, dict[str, Table]]:
    """Somebody who has done whatever can be done, and a friend."""
    ann, bob = served.person(), served.person()
    ann.ask("PUT", "/me", json={"name": "Annabel", "language": "fr"})
    bob.ask("PUT", "/me", json={"name": "Bob"})
    ann.ask("PUT", "/me/contact", json={"webhook": "https://93.184.216.34/annabels"})
    ann.ask("POST", "/me/code", 201)
    finished = ann.new_table("me", "open", public=True)
    ann.ask("PUT", f"/tables/{finished['id']}/seats/0", json={"kind": "me", "name": "Annabel"})
    tables = {
        "finished": play_out(bob.join(finished, name="Bob"), ann, bob),
        "running": bob.join(ann.new_table("me", "open", public=True, rated=False)),
        "of a friend": ann.join(bob.new_table("me", "open", "open"), name="Annabel"),
        "waiting": ann.new_table("me", "open", title="Come in"),
        "alone": ann.new_table("me", "random"),
        "watched": ann.new_table("random", "random"),
        "closed": ann.new_table("me", "open"),
    }
    tables["next"] = bob.do(tables["finished"], "rematch", 201)
    ann.do(tables["closed"], "close")
    for name in ("finished", "of a friend"):
        ann.ask("POST", f"/tables/{tables[name]['id']}/chat", 201, json={"text": SECRET})
        bob.ask("POST", f"/tables/{tables[name]['id']}/chat", 201, json={"text": "indeed"})
    ann.ask("PUT", f"/tables/{tables['finished']['id']}/muted", json={"seats": [1]})
    look_back(served, ann.ask("GET", "/me")["id"], tables["finished"]["id"])
    return ann, bob, tables


def look_back(served: Served, person: str, table: str) -> None:
    """What is kept of somebody who has a match analysed and tries puzzles."""
    moment, game = now(), "gobi"
    rows: list[tuple[Any, dict[str, Any]]] = [
        (schema.AnalysisAskRow, {"day": "2026-11-19", "table_id": table}),
        (schema.PuzzleTryRow, {"game": game, "puzzle": "a1", "answer": "draw", "cost": 0.25, "created": moment}),
        (schema.PuzzleRatingRow, {"game": game, "mu": 25.0, "sigma": 8.0, "played": 1}),
        (
            schema.AnalysedRow,
            {"table_id": table, "seat": 0, "game": game, "players": 2, "depth": 200, "decisions": 9, "errors": 0.5}
            | {"phases": THIRDS, "luck": 0.1, "deal": 0.0, "created": moment},
        ),
    ]
    engine = engine_of(served.place)
    with engine.begin() as connection:
        for part, values in rows:
            connection.execute(insert(part).values(identity=person, **values))
    engine.dispose()


def test_what_is_kept_can_be_had_as_a_file(place: Served) -> None:
    ann, bob, tables = a_full_life(place)
    said = ann.ask("GET", "/me/export")
    assert said["name"] == "Annabel" and said["language"] == "fr" and len(said["devices"]) == 1
    assert said["contact"]["webhook"] == "https://93.184.216.34/annabels"
    assert {t["id"] for t in said["tables"]} == {t["id"] for t in tables.values()}
    assert [t["creator"] for t in said["tables"]].count(False) == 2
    assert [m["text"] for m in said["messages"]] == [SECRET] * 2
    assert [r["table_id"] for r in said["results"]] == [tables["finished"]["id"]]
    assert [r["game"] for r in said["ratings"]] == ["gobi"] and len(said["muted"]) == 1
    assert [a["errors"] for a in said["analysed"]] == [0.5] and [a["day"] for a in said["analyses"]] == ["2026-11-19"]
    assert [p["cost"] for p in said["puzzles"]] == [0.25] and [r["mu"] for r in said["puzzle_ratings"]] == [25.0]
    assert "Bob" not in json.dumps(said) and bob.ask("GET", "/me")["id"] not in json.dumps(said)
    headers = ann.http.get("/api/me/export").headers
    assert headers["content-disposition"].startswith("attachment")
    assert bob.ask("GET", "/me/export")["contact"] == {"webhook": None, "email": None, "confirmed": False}
    assert Person(place).ask("GET", "/me/export", 401)["code"] == "no_identity"


def test_who_goes_leaves_nothing_but_what_others_need(place: Served) -> None:
    ann, bob, tables = a_full_life(place)
    me, friend = ann.ask("GET", "/me")["id"], bob.ask("GET", "/me")["id"]
    (secret,) = ann.http.cookies.values()
    record = bob.ask("GET", f"/people/{friend}")["record"]
    places = tables["finished"]["places"]
    assert "Annabel" in everything(place) and SECRET in everything(place)
    with ann.own_line() as line, ann.live(tables["running"]) as at_table:
        assert ann.ask("DELETE", "/me") == {"deleted": me}
        for each in (line, at_table):
            with pytest.raises(ConnectionClosed):
                while True:
                    each.recv(timeout=PATIENCE)
    left = everything(place)
    assert me not in left and "Annabel" not in left and SECRET not in left and "annabels" not in left

    ann.http.cookies.set(next(iter(bob.http.cookies.keys())), secret)
    assert ann.ask("GET", "/tables", 401)["code"] == "no_identity"
    assert bob.ask("GET", f"/people/{me}", 404)["code"] == "unknown_person"
    assert bob.ask("GET", f"/people/{friend}")["record"] == record

    finished = bob.look(tables["finished"])
    assert finished["places"] == places and [s["name"] for s in finished["seats"]] == ["", "Bob"]
    assert [s["person"] for s in finished["seats"]] == [None, friend]
    assert bob.ask("GET", f"/tables/{finished['id']}/verify")["verified"]
    assert [m["text"] for m in bob.ask("GET", f"/tables/{finished['id']}/chat")["messages"]] == ["indeed"]
    assert "Annabel" not in json.dumps(finished)

    running = bob.look(tables["running"])
    assert [s["stand_in"] is None for s in running["seats"]] == [False, True]
    while running["to_act"] == [1]:
        running = bob.act(running)
    assert bob.when(running, lambda t: t["version"] > running["version"])["log"][-1]["seat"] == 0, "a bot plays on"
    waits = bob.look(tables["of a friend"])
    assert waits["status"] == "open" and [s["kind"] for s in waits["seats"]] == ["human", "open", "open"]
    again = bob.look(tables["next"])
    assert again["status"] == "open" and again["creator"] and not any(s["name"] == "Annabel" for s in again["seats"])
    for gone in ("waiting", "alone", "watched", "closed"):
        bob.ask("GET", f"/tables/{tables[gone]['id']}", 404)


def test_what_one_has_set_up_for_others_passes_to_them(place: Served) -> None:
    ann, bob = place.person(), place.person()
    waiting = bob.join(ann.new_table("me", "open", "open"))
    assert not waiting["creator"]
    ann.ask("DELETE", "/me")
    assert bob.look(waiting)["creator"]
    assert bob.do(waiting, "start", bot="random")["status"] == "playing"


def test_who_watches_no_longer_reads_what_was_said_by_somebody_who_is_gone(place: Served) -> None:
    ann, bob = place.person(), place.person()
    table = bob.join(ann.new_table("me", "open"))
    ann.ask("POST", f"/tables/{table['id']}/chat", 201, json={"text": SECRET})
    with bob.live(table) as line:
        while SECRET not in str(line.recv(timeout=PATIENCE)):
            pass
        ann.ask("DELETE", "/me")
        said = {"type": ""}
        while said["type"] != "chat":
            said = json.loads(line.recv(timeout=PATIENCE))
        assert said["anew"] and said["messages"] == []


def test_hundreds_of_finished_tables_are_left_in_steps(place: Served) -> None:
    ann, bob = place.person(), place.person()
    table = play_out(bob.join(ann.new_table("me", "open", public=True), name="Bob"), ann, bob)
    multiply(place.place, table["id"], 130)
    me = ann.ask("GET", "/me")["id"]
    ann.ask("DELETE", "/me")
    assert me not in everything(place)
    assert len(bob.ask("GET", "/tables?status=finished&limit=100")["tables"]) == 100
    assert stored(place, "SELECT count(*) FROM tables WHERE creator = 'nobody'")[0][0] == 131


@pytest.mark.parametrize(
    ("refusal", "left"),
    [
        (Refusal(409, "unplayable", "Of another Trivet."), ["t"]),
        (unknown_table(), []),
        (Refusal(503, "relay_down", "Try again."), None),
    ],
)
def test_a_running_game_that_cannot_be_left_now_is_not_taken_for_a_finished_one(
    refusal: Refusal, left: list[str] | None
) -> None:
    class Refuses:
        """Both a database with one table in it, and the tables, which refuse."""

        @asynccontextmanager
        async def reading(self) -> AsyncIterator[Any]:
            yield self

        async def execute(self, query: Any) -> Any:
            return SimpleNamespace(scalars=lambda: ["t"])

        def at(self, table: str) -> Any:
            raise refusal

    place: Any = Refuses()
    ann = Someone("ann", "Ann", None, now())
    leave = Leaving(place, place, place)._leave_games(ann, lambda *told: None)
    if left is None:
        with pytest.raises(Refusal, match="Try again"):
            run_apart(leave)
    else:
        assert run_apart(leave) == left


def test_who_comes_back_is_somebody_new(place: Served) -> None:
    ann = place.person()
    before = ann.ask("GET", "/me")["id"]
    ann.ask("DELETE", "/me")
    assert ann.ask("GET", "/me")["id"] != before
    ann.new_table("me", "me")


def age(served: Served, days: int) -> None:
    """Everybody came so many days ago."""
    moment = "2020-01-01 00:00:00+00:00" if days > 30 else "2999-01-01 00:00:00+00:00"
    engine = engine_of(served.place)
    with engine.begin() as connection:
        moment = moment if "://" in served.place else moment.removesuffix("+00:00") + ".000000"
        connection.execute(text(f"UPDATE identities SET created = '{moment}'"))
    engine.dispose()


def test_visitors_who_never_did_anything_are_forgotten(place: Served) -> None:
    named, plays, speaks, reached, idle = (place.person() for _ in range(5))
    named.ask("PUT", "/me", json={"name": "Ann"})
    table = plays.new_table("me", "open")
    speaks.join(table)
    reached.ask("PUT", "/me/contact", json={"webhook": "https://93.184.216.34/"})
    kept = [one.ask("GET", "/me")["id"] for one in (named, plays, speaks, reached)]
    lost = idle.ask("GET", "/me")["id"]
    time.sleep(1)
    ids = {row[0] for row in stored(place, "SELECT id FROM identities")}
    assert {*kept, lost} <= ids, "nobody is old yet"
    age(place, 31)
    assert admin(place, "prune", "--older-than", "30", "--dry-run")["visitors"] in (0, 1)
    end = time.monotonic() + PATIENCE
    while lost in {row[0] for row in stored(place, "SELECT id FROM identities")}:
        assert time.monotonic() < end
        time.sleep(0.2)
    assert {row[0] for row in stored(place, "SELECT id FROM identities")} == {*kept, "nobody"}
    assert idle.ask("GET", "/tables", 401)["code"] == "no_identity"
    assert idle.ask("GET", "/me")["id"] != lost, "and is welcome again"
    plays.look(table)


def test_an_operator_forgets_visitors_by_hand(start: Start) -> None:
    served = start(forget_after=10_000)
    ann = served.person()
    ann.new_table("me", "me")
    for _ in range(3):
        served.person()
    assert admin(served, "prune", "--older-than", "0.5")["visitors"] == 0, "no older than a day"
    age(served, 31)
    assert admin(served, "prune", "--older-than", "30", "--dry-run")["visitors"] == 3
    assert admin(served, "prune", "--older-than", "30")["visitors"] == 3
    assert admin(served, "prune", "--older-than", "30")["visitors"] == 0
    assert len(ann.tables()) == 1


def test_a_name_typed_on_joining_is_kept(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "open")
    bob.join(table, name="Bob")
    assert bob.ask("GET", "/me")["name"] == "Bob"
    other = ann.new_table("me", "open")
    bob.join(other, name="Bobby")
    assert bob.ask("GET", "/me")["name"] == "Bob", "a name once given is changed on one's own page"
    assert bob.look(other)["seats"][1]["name"] == "Bobby"


def test_a_name_typed_where_nobody_can_sit_is_not_kept(ann: Person, bob: Person) -> None:
    bob.join(ann.new_table("me", "me"), 409, name="Bob")
    assert bob.ask("GET", "/me")["name"] == ""
