"""Tables of the day: the same for everybody, one try counts, and nothing is given away before the list is closed."""

import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from trivet.games.daily import daily_of

from .people import Person, Served, Start, Table, order

GAME = "goldblivion"
NOON = datetime(2030, 1, 10, 12, tzinfo=UTC)


class Calendar:
    """The day that servers take it for."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.set(NOON)

    def set(self, moment: datetime) -> None:
        hours = (moment - datetime.now(UTC)) / timedelta(hours=1)
        with self.file.with_suffix(".new").open("w") as file:
            file.write(str(hours))
        self.file.with_suffix(".new").replace(self.file)


@pytest.fixture
def calendar(tmp_path: Path) -> Calendar:
    return Calendar(tmp_path / "hours")


@pytest.fixture
def house(start: Start, calendar: Calendar) -> Served:
    return start(clock=str(calendar.file))


def sit(person: Person, game: str = GAME) -> Table:
    return person.ask("POST", f"/games/{game}/daily", 201)


def day(person: Person, date: str = "", game: str = GAME) -> dict[str, Any]:
    found: dict[str, Any] = person.ask("GET", f"/games/{game}/daily" + (f"?day={date}" if date else ""))
    return found


def play(person: Person, table: Table, which: int = 0, until: Callable[[Table], object] = lambda t: False) -> Table:
    """To the end, always with the first offer, or another; without the checks of every answer, which take longest."""
    while table["status"] != "over" and not until(table):
        said = order(table, actions=[table["offers"][which]["action"]])
        answer = person.http.post(f"/api/tables/{table['id']}/commands", json=said)
        assert answer.status_code == 200, answer.text[:300]
        table = answer.json()
    return person.look(table)


def test_everybody_is_dealt_the_same_and_the_first_try_counts(house: Served, calendar: Calendar) -> None:
    ann, bob = house.person(), house.person()
    bob.ask("PUT", "/me", json={"name": "Bob"})
    first, other = sit(ann), sit(bob)
    assert first["view"] == other["view"] and first["options"] == other["options"]
    assert first["daily"] == {"day": "2030-01-10", "counted": True, "until": "2030-01-11T02:00:00+00:00"}
    assert not first["rated"] and [seat["kind"] for seat in first["seats"]] == ["human"]
    assert sit(ann)["id"] == first["id"], "what goes on is gone on with"
    with ThreadPoolExecutor(4) as tabs:
        cyd = house.person()
        assert len({table["id"] for table in tabs.map(sit, [cyd] * 4)}) == 1, "nor does a second tab begin another"

    ended = play(ann, first)
    again = sit(ann)
    assert again["id"] != first["id"] and not again["daily"]["counted"]
    assert again["view"] == other["view"]
    worse = play(bob, other, -1)
    play(ann, again, -1)
    listed = day(ann)
    results = [(e["rank"], e["mine"], e["score"], e["turns"]) for e in listed["entries"]]
    assert results == [
        (1, True, ended["scores"][0]["total"], ended["turn"]),
        (2, False, worse["scores"][0]["total"], worse["turn"]),
        (None, False, None, None),
    ], "a try that is not finished comes last"
    assert [e["name"] for e in listed["entries"]][1] == "Bob"
    assert listed["own"] == listed["entries"][0] and listed["tries"] == 3
    assert day(bob)["own"]["rank"] == 2
    assert (listed["streak"], listed["best"]) == (1, 1)
    page = ann.ask("GET", f"/people/{ann.ask('GET', '/me')['id']}")
    assert page["ratings"] == [], "it is not for the rating"
    one = ann.ask("GET", f"/games/{GAME}/daily?limit=1")
    rest = ann.ask("GET", f"/games/{GAME}/daily?limit=5&after={one['next']}")
    assert one["entries"] + rest["entries"] == listed["entries"]
    exported = ann.ask("GET", "/me/export")["daily"]
    assert [(t["table_id"], t["day"], t["score"]) for t in exported] == [(first["id"], "2030-01-10", results[0][2])]


def test_nothing_is_given_away_before_the_list_is_closed_and_then_all_is(house: Served, calendar: Calendar) -> None:
    ann, bob = house.person(), house.person()
    table = sit(ann)
    here = f"/tables/{table['id']}"
    refused = [
        (bob, "GET", "", 403),
        (bob, "GET", "/replay", 403),
        (bob, "GET", "/match", 409),
        (ann, "GET", "/match", 409),
        (ann, "POST", "/hint?seat=0", 409),
        (ann, "GET", "/known?seat=0", 409),
        (ann, "POST", "/seats/0/hand-over", 409),
    ]
    asked = [
        (ann, "PUT", "", {"public": True}),
        (ann, "POST", "/proposals", {"kind": "takeback", "seat": 0, "move": 0}),
    ]
    for person, method, path, status in refused:
        assert person.ask(method, here + path, status)["code"] == "daily", path
    moved = play(ann, table, until=lambda t: t["version"] > 3)
    for person, method, path, said in asked:
        assert person.ask(method, here + path, 409, json=said)["code"] == "daily", path
    with bob._line(f"{here}/live") as line:
        assert '"daily"' in str(line.recv(timeout=30))
    over = play(ann, moved)
    assert over["seed"] is None
    for person, path, status in [
        (ann, "/match", 409),
        (ann, "/verify", 409),
        (bob, "/progress", 403),
        (bob, "", 403),
        (ann, "/analysis", 409),
        (bob, "/analysis", 403),
        (bob, "/replay?seat=0", 403),
    ]:
        assert person.ask("GET", here + path, status)["code"] == "daily", path
    assert len(ann.ask("GET", f"{here}/replay")["positions"]) == over["version"] + 1, (
        "what one has seen one may see again"
    )
    before = day(bob)
    assert before["seed"] is None and before["text"] is None and before["entries"][0]["table"] is None
    assert day(ann)["entries"][0]["table"] == table["id"]

    calendar.set(NOON + timedelta(hours=13, minutes=59))  # 1:59 on the next day
    assert ann.ask("GET", f"{here}/match", 409)["code"] == "daily"
    calendar.set(NOON + timedelta(hours=14, minutes=1))
    after = day(bob, "2030-01-10")
    assert after["over"] and after["entries"][0]["table"] == table["id"]
    assert hashlib.sha256(after["text"].encode()).hexdigest() == after["commitment"] == before["commitment"]
    assert after["text"].endswith(after["seed"])
    assert bob.ask("GET", f"{here}/match")["seed"] == after["seed"]
    verified = bob.ask("GET", f"{here}/verify")
    assert verified["verified"] and verified["seed"] == after["seed"]
    assert bob.look(table)["seed"] == after["seed"] and bob.ask("GET", f"{here}/replay")["positions"]
    assert day(bob)["day"] == "2030-01-11" and day(bob)["commitment"] != after["commitment"]
    assert bob.ask("GET", f"/games/{GAME}/daily?day=2030-01-12", 404)["code"] == "not_found"
    assert bob.ask("GET", f"/games/{GAME}/daily?day=2030-02-30", 422)["code"] == "bad_request"


def test_a_try_counts_until_two_hours_after_midnight_and_days_in_a_row_are_a_streak(
    house: Served, calendar: Calendar
) -> None:
    ann, bob = house.person(), house.person()
    late, too_late = sit(ann), sit(bob)
    calendar.set(NOON + timedelta(hours=12, minutes=30))  # half past midnight
    next_one = sit(ann)
    assert next_one["daily"]["day"] == "2030-01-11" and next_one["id"] != late["id"]
    play(ann, next_one, -1)
    assert day(ann)["streak"] == 1
    play(ann, late, -1)
    assert (day(ann)["streak"], day(ann)["best"]) == (2, 2), "in whichever order they end"
    calendar.set(NOON + timedelta(hours=14, minutes=1))
    play(bob, too_late, -1)
    listed = day(bob, "2030-01-10")
    assert [(e["rank"], e["mine"]) for e in listed["entries"]] == [(1, False), (None, True)]
    assert day(bob)["streak"] == 0
    assert [(d["day"], d["rank"], d["finished"]) for d in day(ann)["history"]] == [
        ("2030-01-11", 1, 1),
        ("2030-01-10", 1, 1),
    ]
    calendar.set(NOON + timedelta(days=3))
    assert (day(ann)["streak"], day(ann)["best"]) == (0, 2)
    ann.ask("DELETE", "/me")
    assert len(day(bob, "2030-01-10")["entries"]) == 1, "who is gone is in no list"


def test_workers_agree_on_the_day(club: Callable[..., list[Served]], calendar: Calendar) -> None:
    one, two = club(2, clock=str(calendar.file))
    ann, bob = one.person(), two.person()
    tables = sit(ann, "gobi"), sit(bob, "gobi")
    assert tables[0]["view"] == tables[1]["view"]
    with ThreadPoolExecutor(4) as tabs:
        cyd = one.person()
        both = [cyd, cyd.at(two)] * 2
        assert len({table["id"] for table in tabs.map(sit, both)}) == 1
    assert day(ann)["commitment"] == day(bob)["commitment"] and day(ann)["tries"] == 1


def test_every_game_has_a_table_of_the_day(served: Served, ann: Person) -> None:
    for game in ann.ask("GET", "/games"):
        table = sit(ann, game["id"])
        said = day(ann, game=game["id"])
        assert said["going"] == table["id"] and [s["bot"] for s in table["seats"]][1:] == said["bots"]
        assert table["options"].items() >= said["options"].items()


def test_a_game_without_a_declaration_has_the_fewest_players_and_a_wrong_one_is_refused_in_words(
    tmp_path: Path,
) -> None:
    from trivet.engine.errors import BadData
    from trivet.games import daily, load

    game = load("gobi")
    folder, file = daily.folder, tmp_path / "tables" / "daily.toml"
    try:
        daily.folder = lambda package: tmp_path
        assert daily_of(game).bots == ("normal",)
        file.parent.mkdir()
        for text, says in [
            ('bots = ["a", "b", "c", "d", "e"]', "players can be 2, 3, 4, not 6"),
            ("bots = 3", "does not read"),
            ("bots = []\nseed = 1", "does not read"),
            ('bots = ["easy"]\noptions.edition = []', "nothing to choose for edition"),
        ]:
            file.write_text(text)
            with pytest.raises(BadData, match=says):
                daily_of(game)
    finally:
        daily.folder = folder
