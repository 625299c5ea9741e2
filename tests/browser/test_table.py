"""What happens around the moves: undo, reload, a server that goes away, languages, phones, screen readers."""

from typing import Any

import pytest

from .visitor import PLAYED, Visitor


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
    visitor.wait_for_change(after["version"])
    table = visitor.ready()
    assert table["view"] == before["view"]
    assert [offer["action"] for offer in table["offers"]] == [offer["action"] for offer in before["offers"]]


def test_undo_is_not_offered_once_the_turn_has_passed(visitor: Visitor) -> None:
    visitor.open_table("gobi", "me", "random")
    visitor.ready()
    assert visitor.page.get_by_role("button", name="Undo", exact=True).is_disabled()


def test_a_reload_in_mid_game_goes_on_where_it_was(visitor: Visitor) -> None:
    visitor.open_table("gobi", "me", "random")
    before = visitor.play_on(visitor.click_something, moves=6)
    visitor.page.reload()
    assert visitor.ready()["version"] == before["version"]
    visitor.play_on(visitor.click_something, moves=3)
    assert visitor.table["version"] > before["version"]


def test_a_server_restart_in_mid_game_is_told_and_survived(visitor: Visitor) -> None:
    visitor.open_table("gobi", "me", "random")
    before = visitor.play_on(visitor.click_something, moves=4)
    visitor.server_may_fail = True
    visitor.served.end()
    visitor.page.get_by_text("connection", exact=False).first.wait_for()
    visitor.served.start()
    visitor.page.wait_for_timeout(300)
    visitor.page.locator("[data-action]:visible").first.wait_for()
    assert visitor.ready()["version"] == before["version"]
    after = visitor.play_on(visitor.click_something, moves=3)
    assert after["version"] > before["version"]


def test_a_hint_points_at_a_legal_move_and_plays_nothing(visitor: Visitor) -> None:
    visitor.open_table("gobi", "me", "random")
    table = visitor.ready()
    visitor.page.get_by_role("button", name="Hint").click()
    visitor.page.get_by_text("Hint:", exact=False).first.wait_for(timeout=60_000)
    assert visitor.table["version"] == table["version"]


@pytest.mark.parametrize("name", PLAYED)
def test_the_table_speaks_french(chrome: Any, start: Any, name: str) -> None:
    visitor = Visitor(chrome, start(), locale="fr-FR")
    visitor.open_table(name, "me", "random")
    visitor.play_on(visitor.click_something, moves=3)
    page = visitor.page
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert page.get_by_text("À vous", exact=False).first.is_visible()
    text = page.inner_text("body")
    for english in ("Your turn", "Discard", "Undo", "ends the turn", "undefined"):
        assert english not in text
    visitor.leave()


@pytest.mark.parametrize("name", PLAYED)
def test_a_phone_shows_all_one_needs_and_never_scrolls_sideways(phone: Visitor, name: str) -> None:
    phone.page.get_by_role("button", name="Play").wait_for()
    assert not phone.scrolls_sideways()
    phone.open_table(name, "me", "random", "random")
    for _ in range(6):
        phone.ready()
        assert not phone.scrolls_sideways()
        assert not phone.small_targets()
        phone.click_something()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PLAYED)
def test_axe_finds_nothing(visitor: Visitor, name: str, scheme: Any) -> None:
    page = visitor.page
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.get_by_role("button", name="Play").wait_for()
    assert visitor.violations() == []
    visitor.open_table(name, "me", "random", "random")
    visitor.play_on(visitor.click_something, moves=8)
    assert visitor.violations() == []
    for path in (f"{page.url}/replay", f"/rules/{name}", "/credits"):
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        assert visitor.violations() == [], path


def test_an_unknown_address_is_told_kindly(visitor: Visitor) -> None:
    visitor.server_may_fail = True  # the page comes with a 404
    visitor.page.goto("/no/such/page")
    visitor.page.get_by_role("heading").first.wait_for()
    assert visitor.page.get_by_role("link", name="Trivet").first.is_visible()
    assert visitor.violations() == []
