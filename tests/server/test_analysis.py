"""Finished matches explained by a server: asked for, told, stopped, taken up again; played on; a person's curves."""

import json
import time
from collections.abc import Callable
from datetime import timedelta
from signal import SIGKILL
from typing import Any

import pytest
from pytest import approx
from sqlalchemy import select, update

from stress.modules import at_home
from trivet.analysis.study import Study
from trivet.analysis.telling import answer_of
from trivet.engine.match import Match, read_match
from trivet.games import load
from trivet.server.storage.schema import AnalysisRow, BranchRow, now

from ..analysis.matches import played
from .many import engine_of
from .people import PATIENCE, Person, Start, Table
from .services import Postgres, Redis
from .test_data import NINE
from .test_data import match as match_with

ROUGH = 200


@pytest.fixture(scope="module", autouse=True)
def module() -> None:
    """The servers here compile nothing: they search by the game's module."""
    at_home(load("gobi"))


@pytest.fixture(scope="module")
def file() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(played("gobi", 2, 3).save())
    return found


def analysis(person: Person, table: Table, known: int = -1) -> dict[str, Any]:
    found: dict[str, Any] = person.ask("GET", f"/tables/{table['id']}/analysis?known={known}")
    return found


def ask(person: Person, table: Table, depth: int, status: int = 200) -> Any:
    return person.ask("POST", f"/tables/{table['id']}/analysis", status, json={"depth": depth})


def when(person: Person, table: Table, seen: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The analysis as soon as something is to be seen in it."""
    end = time.monotonic() + PATIENCE
    while not seen(said := analysis(person, table)):
        assert time.monotonic() < end and said["state"] != "failed", {**said, "found": None}
        time.sleep(0.02)
    return said


def to_the_end(person: Person, table: Table) -> Table:
    while (table := person.my_turn(table))["status"] == "playing":
        table = person.act(table)
    return table


def at_rest(said: dict[str, Any]) -> bool:
    return said["state"] not in ("waiting", "working")


def test_a_finished_match_is_explained_roughly_then_finer(start: Start) -> None:
    served = start(niceness=0)
    ann, bob = served.person(), served.person()
    table = ann.new_table("me", "random")
    assert ask(ann, table, 0, 409)["code"] == "not_over"
    assert bob.ask("GET", f"/tables/{table['id']}/analysis", 409)["code"] == "not_over"
    table = to_the_end(ann, table)
    nothing = analysis(ann, table)
    assert [nothing[what] for what in ("state", "depth", "found", "failure")] == ["none", -1, None, None]
    assert ann.ask("GET", "/me/curves") == {"curves": []}

    assert ask(ann, table, 0)["state"] in ("waiting", "working", "done")
    rough = when(ann, table, at_rest)
    assert [rough["state"], rough["depth"], rough["aim"]] == ["done", 0, 0]
    assert [nothing["left"] - rough["left"], nothing["left"] - analysis(bob, table)["left"]] == [1, 0]
    match = Match.load(load("gobi"), read_match(json.dumps(ann.ask("GET", f"/tables/{table['id']}/match"))))
    study = Study(match)
    for _ in study.deepen(0):
        pass
    assert rough["found"] == json.loads(json.dumps(answer_of(study)))
    assert analysis(bob, table, rough["revision"]) == rough | {"found": None, "left": nothing["left"]}
    assert ann.ask("GET", "/me/curves") == {"curves": []}  # nothing is known of errors yet

    ask(bob, table, ROUGH)
    when(bob, table, lambda said: said["state"] == "working")
    stranger = served.person()
    refused = stranger.ask("POST", f"/tables/{table['id']}/analysis/stop", 403)
    assert refused["code"] == "not_your_analysis"
    stopped = bob.ask("POST", f"/tables/{table['id']}/analysis/stop")
    assert [stopped["state"], stopped["depth"], stopped["aim"]] == ["stopped", 0, ROUGH]
    assert stopped["found"] is not None
    left = ask(bob, table, ROUGH)["left"]
    assert left == nothing["left"] - 1  # the same match of the same day counts once
    fine = when(bob, table, at_rest)
    assert [fine["state"], fine["depth"]] == ["done", ROUGH] and fine["revision"] > rough["revision"]
    assert all(one["depth"] == ROUGH and one["best"] for one in fine["found"]["decisions"])
    assert ask(bob, table, 0)["state"] == "done"  # more than that is known

    (curve,) = ann.ask("GET", "/me/curves")["curves"]
    (point,) = curve["matches"]
    (whole, account) = (fine["found"]["levels"][0]["whole"], fine["found"]["accounts"][0])
    assert [curve["game"], point["table"], point["depth"]] == ["gobi", table["id"], ROUGH]
    assert [point["decisions"], point["errors"]] == [whole["decisions"], approx(whole["errors"])]
    assert sum(third["decisions"] for third in point["phases"].values()) == whole["decisions"]
    assert [point["luck"], point["deal"]] == [approx(account["luck"]), approx(account["deal"])]
    assert bob.ask("GET", "/me/curves") == {"curves": []}  # he did not play
    own = {
        "depth": ROUGH,
        "luck": 0.5,
        "deal": 0.0,
        "phases": {**point["phases"], "end": {"decisions": 3, "errors": 0.25}},
    }
    path = f"/tables/{table['id']}/analysis/own"  # what one's own page has found of it
    assert [who.ask("PUT", path, json=own) for who in (ann, bob)] == [{"counts": True}, {"counts": False}]
    assert ann.ask("PUT", path, 422, json=own | {"luck": 1e9})["code"] == "bad_request"
    ((again,),) = [curve["matches"] for curve in ann.ask("GET", "/me/curves")["curves"]]
    assert again["luck"] == 0.5 and again["phases"]["end"] == {"decisions": 3, "errors": 0.25}
    assert again["decisions"] == sum(third["decisions"] for third in again["phases"].values())
    assert bob.ask("GET", "/me/curves") == {"curves": []}
    assert [one["errors"] for one in ann.ask("GET", "/me/export")["analysed"]] == [again["errors"]]
    assert "trivet_analyses_total" in served.person().http.get("/metrics").text


def test_what_is_not_explained_is_refused_in_words(start: Start, file: dict[str, Any]) -> None:
    served = start(analyses_a_day=1)
    ann = served.person()
    one, other = (ann.ask("POST", "/matches", 201, json=file) for _ in range(2))
    strange = ann.ask("POST", "/matches", 201, json=match_with(NINE))
    refused = ask(ann, strange, 0, 409)
    assert refused["code"] == "no_analysis" and "trivet analyse" in refused["message"]
    nobody = Person(served)
    assert nobody.ask("POST", f"/tables/{one['id']}/analysis", 401, json={"depth": 0})["code"] == "no_identity"
    assert analysis(nobody, one)["left"] == 1
    assert ask(ann, one, 7, 422)["code"] == "bad_request"
    assert ask(ann, one, ROUGH)["left"] == 0
    enough = ann.http.post(f"/api/tables/{other['id']}/analysis", json={"depth": 0})
    assert enough.status_code == 429 and enough.json()["code"] == "analysed_enough"
    assert 0 < int(enough.headers["retry-after"]) <= 24 * 3600
    assert ann.ask("POST", f"/tables/{one['id']}/analysis/stop")["state"] == "stopped"
    assert analysis(ann, other)["state"] == "none"


def test_an_analysis_goes_on_where_a_killed_server_left_it(start: Start, file: dict[str, Any]) -> None:
    served = start(niceness=0)
    ann = served.person()
    table = ann.ask("POST", "/matches", 201, json=file)
    ask(ann, table, ROUGH)
    begun = when(ann, table, lambda said: said["found"])
    assert begun["depth"] < ROUGH
    served.restart(SIGKILL)
    after = analysis(ann, table)
    assert after["revision"] >= begun["revision"] and after["found"]["positions"][0] == begun["found"]["positions"][0]
    when(ann, table, lambda said: said["revision"] > after["revision"])
    assert ann.ask("POST", f"/tables/{table['id']}/analysis/stop")["state"] in ("stopped", "done")


def test_what_a_killed_worker_was_at_is_another_ones_when_its_lease_is_over(
    start: Start, postgres: Postgres, redis: Redis, file: dict[str, Any]
) -> None:
    club: dict[str, Any] = {"database": postgres.make("analyses"), "redis": redis.url, "niceness": 0}
    first = start(**club)
    ann = first.person()
    table = ann.ask("POST", "/matches", 201, json=file)
    ask(ann, table, ROUGH)
    when(ann, table, lambda said: said["state"] == "working" and said["depth"] == 0)
    first.end(SIGKILL)
    engine = engine_of(first.place)
    whose = select(AnalysisRow.worker).where(AnalysisRow.table_id == table["id"])
    with engine.connect() as connection:
        killed = connection.execute(whose).scalar_one()
    ann = ann.at(start(**club))
    other = ann.ask("POST", "/matches", 201, json=file)
    ask(ann, other, 0)
    assert when(ann, other, at_rest)["state"] == "done"
    with engine.begin() as connection:
        assert connection.execute(whose).scalar_one() == killed != ""  # it takes what is free, and that alone
        connection.execute(update(AnalysisRow).values(until=now() - timedelta(seconds=1)))
    before = analysis(ann, table)
    when(ann, table, lambda said: said["revision"] > before["revision"])
    with engine.connect() as connection:
        assert connection.execute(whose).scalar_one() != killed
    engine.dispose()
    assert ann.ask("POST", f"/tables/{table['id']}/analysis/stop")["state"] in ("stopped", "done")


def test_a_match_is_played_on_from_any_of_its_moves(start: Start, file: dict[str, Any]) -> None:
    served = start()
    ann, bob = served.person(), served.person()
    table = ann.ask("POST", "/matches", 201, json=file)
    path, moves = f"/tables/{table['id']}/branches", len(file["moves"])
    assert ann.ask("POST", path, 422, json={"move": moves})["code"] == "bad_request"
    assert ann.ask("POST", path, 422, json={"move": 3, "seat": 2})["code"] == "unknown_seat"
    assert ann.ask("POST", path, 422, json={"move": 3, "bot": "nobody"})["code"] == "unknown_bot"
    going = ann.new_table("me", "random")
    assert ann.ask("POST", f"/tables/{going['id']}/branches", 409, json={"move": 0})["code"] == "not_over"

    move = 20
    seat = file["moves"][move][0]
    there = ann.ask("GET", f"/tables/{table['id']}/replay?seat={seat}")["positions"][move]
    branch = ann.ask("POST", path, 201, json={"move": move, "bot": "random"})
    assert branch["seat"] == seat and branch["view"] == there["view"] and branch["offers"]
    assert [one["bot"] for one in branch["seats"] if one["seat"] != seat] == ["random"]
    bobs = bob.ask("POST", path, 201, json={"move": 0, "seat": 1, "bot": "random"})
    found = ann.ask("GET", path)
    assert found["of"] is None
    assert [(one["move"], one["table"]["id"]) for one in found["branches"]] == [(move, branch["id"])]
    assert [one["table"]["id"] for one in bob.ask("GET", path)["branches"]] == [bobs["id"]]
    here = ann.ask("GET", f"/tables/{branch['id']}/branches")
    assert here["of"] == {"table": table["id"], "move": move}
    (own,) = ann.ask("GET", "/me/export")["branches"]
    assert own == {"table_id": branch["id"], "of": table["id"], "move": move}

    over = to_the_end(ann, branch)
    assert ann.ask("GET", f"/tables/{branch['id']}/verify")["claim"] == "none"  # nothing was promised for it
    assert not over["rated"] and ann.ask("GET", f"/people/{ann.ask('GET', '/me')['id']}")["record"] == []
    ann.ask("DELETE", f"/tables/{branch['id']}")
    assert ann.ask("GET", path)["branches"] == []
    ann.ask("DELETE", f"/tables/{table['id']}")
    engine = engine_of(served.place)
    with engine.connect() as connection:
        assert list(connection.execute(select(BranchRow.table_id))) == []
    engine.dispose()
