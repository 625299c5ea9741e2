"""Quick match: first come, first seated; nobody twice, and nobody who has gone."""

import json
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from .people import PATIENCE, Person, Served, Start


def line(person: Person, players: int = 2, pace: str = "live", game: str = "gobi") -> ClientConnection:
    return person._line(f"/quick/live?game={game}&players={players}&pace={pace}")


def heard(waits: ClientConnection, seen: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The first that it says of which this is true."""
    while True:
        said: dict[str, Any] = json.loads(waits.recv(timeout=PATIENCE))
        if said["type"] == "error" or seen(said):
            return said


def seated(waits: ClientConnection) -> str:
    table: str = heard(waits, lambda said: said["table"])["table"]
    return table


def nobody_waits(person: Person) -> None:
    end = time.monotonic() + PATIENCE
    while person.ask("GET", "/quick")["waits"]:
        assert time.monotonic() < end, "somebody still waits"
        time.sleep(0.05)


@pytest.fixture
def house(start: Start) -> Served:
    return start()


def test_those_who_wait_for_the_same_are_seated_together_in_the_order_they_came(house: Served) -> None:
    ann, bob, cyd, dan = (house.person() for _ in range(4))
    ann.ask("PUT", "/me", json={"name": "Ann"})
    spec = house.spec
    with line(ann) as anns, line(dan, players=3), line(cyd, pace="slow") as slow:
        first = heard(anns, lambda said: True)
        assert (first["waiting"], first["needed"], first["place"], first["table"]) == (1, 2, 1, None)
        assert spec.problem(spec.described["x-live-lines"]["/api/quick/live"]["messages"], first, "said") is None
        assert heard(slow, lambda said: True)["waiting"] == 1, "who wants to play slowly waits apart"
        waits = ann.ask("GET", "/quick")["waits"]
        assert [(w["players"], w["slow"], w["waiting"]) for w in waits] == [(2, False, 1), (2, True, 1), (3, False, 1)]
        with line(bob) as bobs:
            table = seated(anns)
            assert seated(bobs) == table
    assert ann.share({"id": table})["status"] == "open", "it waits for what Bob adds to its seed"
    found = bob.share({"id": table})
    assert found["status"] == "playing" and found["rated"] and found["clock"]["seconds"] == 120
    assert Counter(seat["name"] for seat in found["seats"]) == {"Ann": 1, "": 1}
    assert [t["id"] for t in bob.tables()] == [table] and not cyd.tables() and not dan.tables()
    nobody_waits(ann)


def test_who_closes_the_page_or_waits_elsewhere_is_not_seated(house: Served) -> None:
    ann, bob = house.person(), house.person()
    with line(ann) as gone:
        heard(gone, lambda said: True)
    nobody_waits(ann)
    with line(bob) as bobs:
        assert heard(bobs, lambda said: True)["waiting"] == 1
        with line(bob) as newer:
            assert heard(newer, lambda said: True)["waiting"] == 1, "a second tab is no second person"
            assert heard(bobs, lambda said: False)["error"]["code"] == "not_waiting"
            with line(ann) as anns:
                assert seated(newer) == seated(anns)
    for query, code in [("game=chess&players=2", "unknown_game"), ("game=gobi&players=9", "bad_options"),
                        ("game=gobi&players=2&pace=soon", "bad_request")]:  # fmt: skip
        with ann._line(f"/quick/live?{query}") as refused:
            assert heard(refused, lambda said: False)["error"]["code"] == code
            with pytest.raises(ConnectionClosed):
                refused.recv(timeout=PATIENCE)


def test_bots_take_empty_seats_when_all_who_wait_want_them(house: Served) -> None:
    ann, bob = house.person(), house.person()
    assert ann.ask("POST", "/quick/bots", 409)["code"] == "not_waiting"
    with line(ann, players=3) as anns, line(bob, players=3) as bobs:
        heard(anns, lambda said: said["waiting"] == 2)
        ann.ask("POST", "/quick/bots")
        said = heard(bobs, lambda said: said["agreed"] == 1)
        assert not said["mine"] and said["table"] is None
        bob.ask("POST", "/quick/bots")
        table = seated(anns)
        assert seated(bobs) == table
    kinds = Counter(seat["kind"] for seat in ann.look({"id": table})["seats"])
    assert kinds == {"human": 2, "bot": 1}


def test_people_at_several_workers_are_seated_once_each(club: Callable[..., list[Served]]) -> None:
    workers = club(2)
    people = [workers[number % 2].person() for number in range(6)]

    def wait(person: Person) -> str:
        with line(person) as waits:
            return seated(waits)

    with ThreadPoolExecutor(len(people)) as at_once:
        tables = list(at_once.map(wait, people))
    assert sorted(Counter(tables).values()) == [2, 2, 2]
    for person, table in zip(people, tables, strict=True):
        assert [t["id"] for t in person.tables()] == [table], "one seat each"
