"""A finished match explained on the page: beside it and by the server, by keyboard and on a phone; played on, and the coach."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest import approx

from stress.modules import at_home
from trivet.analysis.study import ROUGH, Study
from trivet.analysis.telling import answer_of
from trivet.engine.match import Match
from trivet.games import load

from ..analysis.matches import played
from ..server.people import Served
from .company import ask, button
from .test_local import WRITE, AtHome
from .visitor import Visitor

SEARCHED = 75
"""Of a hundred parts of the way to the first depth, when some decisions have been searched."""
KEPT = """() => new Promise((tell) => {
    const asked = indexedDB.open('trivet-explained', 1);
    asked.onsuccess = () => {
        const all = asked.result.transaction('matches').objectStore('matches').getAll();
        all.onsuccess = () => tell(all.result.at(-1) ?? null);
    };
})"""
"""What this browser has kept of the last analysis."""


@cache
def match() -> Match:
    """Short, and played carelessly."""
    return played("gobi", 2, 3)


@pytest.fixture(scope="module", autouse=True)
def module() -> None:
    """What the page plays by."""
    at_home(load("gobi"))


def replay(visitor: Visitor) -> str:
    """The match, brought along and looked at; returns its table."""
    table = ask(visitor, "post", "/matches", **json.loads(match().save()))
    visitor.go(f"/table/{table['id']}/replay")
    visitor.page.get_by_role("tab", name="Analysis").click()
    return str(table["id"])


def begin(page: Page) -> None:
    """Until some decisions are searched; then it is stopped."""
    page.get_by_role("button", name="Analyse this match").click()
    page.wait_for_function(
        f"""() => document.querySelector('.explained progress')?.value >= {SEARCHED}
            && document.querySelector('.explained .state').textContent.includes('positions')"""
    )
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped:")).to_be_visible()


def same(told: dict[str, Any], expected: dict[str, Any]) -> None:
    """The same figures, to the last that sums in another order can change."""
    assert told.keys() == expected.keys()
    for name, value in expected.items():
        if isinstance(value, float) or (isinstance(value, list) and value and isinstance(value[0], float)):
            assert told[name] == approx(value, abs=1e-9), name
        else:
            assert told[name] == (approx(value) if name in ("choices", "reasons") and not value else value), name


def test_the_page_finds_what_python_finds(visitor: Visitor) -> None:
    replay(visitor)
    begin(visitor.page)
    kept = visitor.page.wait_for_function(KEPT).json_value()
    told, study = kept["found"], Study(match())
    assert kept["depth"] == 0
    known = answer_of(study)
    assert told["start"] == approx(known["start"]) and told["result"] == approx(known["result"])
    moves = [one["move"] for one in told["decisions"] if one["depth"] == ROUGH]
    called = [one["move"] for one in told["decisions"] if one["called"]]
    assert moves
    for number, one in enumerate(study.found.decisions):
        if one.move in {*moves[:2], *called[:2]}:
            study.found.decisions[number] = study.decide(one.move, ROUGH)
            expected = answer_of(study)["decisions"][number]
            same(told["decisions"][number], expected)
    lucky = study._revealed.index(True)
    study._foresee(lucky, ROUGH)
    study._measure_luck(lucky, ROUGH)
    for at in (lucky, lucky + 1):
        expected = study.found.positions[at]
        if at == lucky:
            assert told["positions"][at]["chances"] == approx(expected.chances)
        else:
            assert told["positions"][at]["luck"] == approx(expected.luck)
    for account in told["accounts"]:
        gone = sum(account[part] for part in ("start", "deal", "luck", "own", "others", "remainder"))
        assert gone == approx(account["result"])


def at(page: Page) -> str | None:
    """The move that the match is at."""
    return page.get_by_role("slider", name="Position in the match").input_value()


def test_it_is_looked_at_by_keys_on_a_phone_and_in_the_dark(visitor: Visitor) -> None:
    page = visitor.page
    replay(visitor)
    assert visitor.violations() == []
    begin(page)
    graph = page.get_by_role("slider", name="Chances to win over the moves")
    graph.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "3")
    assert at(page) == "3"
    turn = page.get_by_role("button", name="points of chance, ").first
    turn.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Decision before move")).to_contain_text("best")
    told = page.locator(".scrubber .told")
    expect(told).to_contain_text("Better, by ")
    assert page.locator(".marks .hint, .pick.hinted").count() > 0, "the better move is marked on the board"
    page.get_by_label("Show better moves on the board").uncheck()
    expect(page.locator(".marks .hint, .pick.hinted")).to_have_count(0)
    assert visitor.violations() == []
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 360, "height": 640})
    page.evaluate("localStorage['trivet.language'] = 'fr'")
    page.reload()
    page.get_by_role("tab", name="Analyse").click()
    # What was found is there again.
    expect(page.get_by_role("table", name="Où sont passées les chances")).to_be_visible()
    page.get_by_role("button", name="points de chance, ").first.click()
    expect(page.locator(".scrubber .told")).to_contain_text("Mieux, de ")
    page.get_by_role("tab", name="Analyse").click()
    assert not visitor.scrolls_sideways() and visitor.violations() == []
    page.get_by_role("button", name="Essayer à partir d’ici").click()
    page.wait_for_url("**/table/*")
    assert visitor.ready()["log"], "it stands where the match stood"


SHELF = """async () => (await indexedDB.databases()).some(({ name }) => name === 'trivet')"""
"""The browser has a place for tables."""
HERE = "here-0123456789abcdefghijkl"


@pytest.fixture
def ann(chrome: Browser, home: Served) -> Iterator[AtHome]:
    """Somebody whose browser keeps the match."""
    visitor = AtHome(chrome, home)
    visitor.context.add_init_script("localStorage['trivet.coach'] = 'inaccuracy'")
    visitor.go("/")
    saved, places = json.loads(match().save()), match().game.places(match().state)
    then, person = "2026-11-19T20:00:00Z", {"kind": "human", "bot": None, "name": "", "stand_in": None}
    kept = {name: saved[name] for name in ("game", "rules_version", "options", "seed")}
    kept |= {"form": 1, "id": HERE, "revision": 0, "seats": [person] * 2, "title": "", "closed": False, "notices": []}
    kept |= {"commands": [{"id": "", "seat": seat, "kind": "play", "moves": [text]} for seat, text in saved["moves"]]}
    kept |= {"origin": None, "created": then, "updated": then}
    kept["standing"] = {"to_act": [], "moves": len(saved["moves"]), "result": {"places": places, "totals": [0, 0]}}
    visitor.page.evaluate("localStorage['trivet.keeps'] = 'tables'")
    visitor.page.reload()
    visitor.page.get_by_role("heading", level=1).wait_for()
    visitor.page.wait_for_function(SHELF)
    visitor.page.evaluate(WRITE, kept)
    yield visitor
    visitor.leave()


def test_a_decision_is_tried_again_and_the_coach_says_what_it_would_lose(ann: AtHome) -> None:
    """Of a match that this browser keeps, which no server is asked for."""
    page = ann.page
    page.goto(f"/table/{HERE}/replay")
    page.get_by_role("tab", name="Analysis").click()
    begin(page)
    found = page.wait_for_function(KEPT).json_value()["found"]
    worst = max(found["decisions"], key=lambda one: float(one["loss"]))
    page.get_by_role("slider", name="Position in the match").fill(str(worst["move"]))
    button(ann, "Try it from here").click()
    page.wait_for_url("**/table/here-*")
    page.locator("[data-version]").wait_for(state="attached")
    version = ann.table["version"]
    assert version == worst["move"] and ann.table["offers"] == [worst["seat"]]

    def play() -> None:
        page.get_by_role("button", name="All legal moves").click()
        page.locator(f".move[data-action='{worst['played']['action']}']").click()

    play()
    said = page.get_by_role("region", name="Coach")
    expect(said).to_contain_text("would cost about")
    assert ann.violations() == []
    button(ann, "Take it back").click()
    expect(said).to_have_count(0)
    assert ann.table["version"] == version, "nothing was played"
    play()
    button(ann, "Show a better move").click()
    expect(page.get_by_role("button", name="Hint")).to_have_attribute("aria-pressed", "true")
    play()
    button(ann, "Play it all the same").click()
    page.wait_for_function("version => Number(eyes.shown()) > version", arg=version)
    page.goto(f"/table/{HERE}/replay")
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_role("region", name="Played on")).to_contain_text(f"From move {worst['move'] + 1} on")


def test_the_server_explains_where_the_browser_cannot(visitor: Visitor) -> None:
    visitor.server_may_fail = True
    visitor.page.route("**/local/**", lambda route: route.abort())
    replay(visitor)
    expect(visitor.page.get_by_text("more matches can be analysed today")).to_be_visible()
    button(visitor, "Analyse this match").click()
    expect(visitor.page.get_by_role("slider", name="Chances to win over the moves")).to_be_visible()
    expect(visitor.page.get_by_text("Worked out by the server.")).to_be_visible()
    button(visitor, "Stop").click()
    expect(visitor.page.get_by_text("Stopped:")).to_be_visible()
