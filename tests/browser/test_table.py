"""What happens around the moves: undo, reload, a server that goes away, languages, phones, screen readers."""

import re
from typing import Any

import pytest

from .visitor import PLAYED, Visitor

tables = pytest.mark.parametrize(
    ("name", "players"), [("gobi", 3), ("gorbino", 3), ("goldblivion", 3), ("goldblivion", 1)]
)


def undoable(visitor: Visitor) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play until a move can be taken back: the table before it and after it."""
    before = visitor.ready()
    for _ in range(200):
        visitor.click_something()
        after = visitor.ready()
        if after["undo"]:
            return before, after
        before = after
    raise AssertionError("no move could be taken back")


@pytest.mark.parametrize("name", PLAYED)
def test_undo_takes_back_the_last_move(visitor: Visitor, name: str) -> None:
    visitor.open_table(name, "me", "random")
    before, after = undoable(visitor)
    visitor.page.get_by_role("button", name="Undo", exact=True).click()
    assert visitor.changed(after["version"])
    table = visitor.ready()
    assert table["view"] == before["view"]
    assert [offer["action"] for offer in table["offers"]] == [offer["action"] for offer in before["offers"]]


def test_a_trade_is_sent_when_it_is_confirmed_and_can_be_taken_back(visitor: Visitor) -> None:
    visitor.open_table("gorbino", "me", "random")
    table = visitor.ready()
    while not any(offer.get("card") == "starter_trade" for offer in table["offers"]):
        table = visitor.play_on(visitor.click_something, moves=1)
    page = visitor.page
    dialogue = page.get_by_role("group", name="Trade", exact=True)
    page.get_by_role("button", name="Play Starter Trade").click()
    if not visitor.changed(table["version"]):  # a press while others' moves are shown may only skip them
        page.get_by_role("button", name="Play Starter Trade").click()
    dialogue.wait_for()
    before = visitor.ready()
    sells = any(offer["verb"] == "sell" for offer in before["offers"])
    dialogue.locator("[data-verb=sell]" if sells else "[data-verb=buy]").first.click()
    coins = int(dialogue.locator("dd").last.inner_text())
    assert coins != before["view"]["players"][0]["coins"]
    assert visitor.table["version"] == before["version"]
    # Pressed twice in haste, it is made once; it goes out as several moves, and is over when nothing is asked any more.
    dialogue.get_by_role("button", name="Confirm the trade").dblclick()
    dialogue.wait_for(state="hidden")
    after = visitor.ready()
    assert after["view"]["players"][0]["coins"] == coins
    while after["view"] != before["view"]:
        page.get_by_role("button", name="Undo", exact=True).click()
        assert visitor.changed(after["version"])
        after = visitor.ready()


def test_a_card_that_builds_shows_what_it_reaches(visitor: Visitor) -> None:
    visitor.open_table("gorbino", "me", "random")
    table = visitor.ready()
    while table["view"]["phase"] != "card":
        table = visitor.play_on(visitor.click_something, moves=1)
    page = visitor.page
    assert page.locator(".reached").count() == page.locator(".near").count() == 0
    page.locator(".hand li", has_text="Starter Build").hover()
    builder = next(builder for builder in table["view"]["builds"] if builder["card"] == "starter_build")
    reach = next(reach for reach in builder["reach"] if reach["seat"] == table["seat"])
    page.locator(".reached").first.wait_for()
    assert page.locator(".reached").count() == len(reach["cities"])
    assert page.locator(".near").count() == len(reach["roads"])


def test_undo_is_not_offered_once_the_turn_has_passed(visitor: Visitor) -> None:
    visitor.open_table("gobi", "me", "random")
    visitor.ready()
    assert visitor.page.get_by_role("button", name="Undo", exact=True).is_disabled()


@pytest.mark.parametrize("name", PLAYED)
def test_a_reload_in_mid_game_goes_on_where_it_was(visitor: Visitor, name: str) -> None:
    visitor.open_table(name, "me", "random")
    before = visitor.play_on(visitor.click_something, moves=6)
    visitor.page.reload()
    assert visitor.ready()["version"] >= before["version"]  # a bot may have chosen at the same time
    visitor.play_on(visitor.click_something, moves=3)
    assert visitor.table["version"] > before["version"]


@pytest.mark.parametrize("name", PLAYED)
def test_a_server_restart_in_mid_game_is_told_and_survived(visitor: Visitor, name: str) -> None:
    visitor.open_table(name, "me", "random")
    before = visitor.play_on(visitor.click_something, moves=4)
    visitor.server_may_fail = True
    visitor.served.end()
    visitor.page.get_by_text("connection", exact=False).first.wait_for()
    visitor.served.start()
    visitor.page.wait_for_timeout(300)
    visitor.page.locator("[data-verb]:visible").first.wait_for()
    assert visitor.ready()["version"] >= before["version"]  # a bot may have chosen at the same time
    after = visitor.play_on(visitor.click_something, moves=3)
    assert after["version"] > before["version"]


def test_views_are_asked_for_in_numbers_and_read_by_the_schema_they_were_written_by(visitor: Visitor) -> None:
    """Also where the page has been told of another schema: by a server that was older, or whose new tables have other data."""

    def another(route: Any) -> None:
        games = route.fetch().json()
        for game in games:
            game["mark"] = "of-old"
        route.fulfill(json=games)

    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.on("websocket", lambda line: asked.append(line.url))
    visitor.page.route("**/api/games", another)
    visitor.page.reload()
    visitor.open_table("goldblivion", "me", "random")
    visitor.play_on(visitor.click_something, moves=2)
    visitor.go(f"{visitor.page.url}/replay")
    visitor.page.get_by_role("slider").wait_for()
    shows = [url for url in asked if re.search(r"/api/tables/[^/]+/(live|commands|replay)", url)]
    assert {re.split("[/?]", url)[6] for url in shows} == {"live", "commands", "replay"}
    assert all("view=numbers" in url for url in shows)
    assert any(url.endswith("/game") for url in asked)


@pytest.mark.parametrize("name", PLAYED)
def test_a_hint_points_at_a_legal_move_and_plays_nothing(visitor: Visitor, name: str) -> None:
    visitor.open_table(name, "me", "random")
    table = visitor.ready()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.get_by_role("button", name="Hint").click()
    visitor.page.get_by_text("Hint:", exact=False).first.wait_for(timeout=60_000)
    assert visitor.table["offers"] == table["offers"]
    assert not [url for url in asked if "/hint?" in url], "it is thought out beside the page"


@pytest.mark.parametrize("name", PLAYED)
def test_the_table_speaks_french(chrome: Any, home: Any, name: str) -> None:
    visitor = Visitor(chrome, home, locale="fr-FR")
    visitor.open_table(name, "me", "random")
    visitor.play_on(visitor.click_something, moves=3)
    page = visitor.page
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert page.get_by_text("À vous", exact=False).first.is_visible()
    text = page.inner_text("body")
    for english in ("Your turn", "Discard", "Undo", "ends the turn", "undefined"):
        assert english not in text
    assert not re.search(rf"\b({name}|table|action)-[a-z]+", text), "an untranslated message shows as its id"
    visitor.leave()


@tables
def test_a_phone_shows_all_one_needs_and_never_scrolls_sideways(phone: Visitor, name: str, players: int) -> None:
    page = phone.page
    page.get_by_role("button", name="Play").wait_for()
    assert not phone.scrolls_sideways()
    phone.open_table(name, "me", *["random"] * (players - 1))
    for _ in range(25):
        phone.play_on(phone.click_something, moves=1)
        assert not phone.scrolls_sideways()
        assert not phone.small_targets()
    for tab in page.get_by_role("navigation").get_by_role("tab").all():
        tab.tap()
        assert not phone.scrolls_sideways()
        assert not phone.small_targets()
        assert phone.violations() == []


@tables
def test_axe_finds_nothing(visitor: Visitor, name: str, players: int) -> None:
    """All of it by day; by night, when nothing but the colours is another, those."""
    page = visitor.page

    def nothing_is_found(where: str) -> None:
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        assert visitor.violations("color-contrast", "link-in-text-block") == [], where
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        assert visitor.violations() == [], where

    page.get_by_role("button", name="Play").wait_for()
    nothing_is_found("/")
    visitor.open_table(name, "me", *["random"] * (players - 1))
    looked_at = set()
    for _ in range(40):
        table = visitor.play_on(visitor.click_something, moves=1)
        phase = table["view"]["phase"]
        if phase not in looked_at:
            looked_at.add(phase)
            nothing_is_found(phase)
    while not page.get_by_role("tooltip").is_visible():
        page.keyboard.press("Tab")
    nothing_is_found("a tooltip")
    for path in (f"{page.url}/replay", f"/rules/{name}", "/credits"):
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        nothing_is_found(path)


def test_an_unknown_address_is_told_kindly(visitor: Visitor) -> None:
    visitor.server_may_fail = True  # the page comes with a 404
    visitor.go("/no/such/page")
    visitor.page.get_by_role("heading").first.wait_for()
    assert visitor.page.get_by_role("link", name="Trivet").first.is_visible()
    assert visitor.violations() == []
