"""Whole games through the page, for every game on the table."""

import pytest

from trivet.games import load

from .visitor import PLAYED, Visitor

SMALL = [(name, n) for name in PLAYED for n in (1, 2) if n in load(name).players]
"""Every game against a bot, and the solo challenges."""


@pytest.mark.parametrize(("name", "players"), SMALL)
def test_a_game_by_mouse(visitor: Visitor, name: str, players: int) -> None:
    visitor.open_table(name, "me", *["random"] * (players - 1))
    table = visitor.ready()
    while table["status"] == "playing":
        assert not visitor.missing_verbs(table), "every kind of legal move is made on the board"
        visitor.click_something()
        table = visitor.ready()
    sheet = visitor.page.get_by_role("table").first
    sheet.wait_for()
    for score in table["scores"]:
        assert str(score["total"]).replace("-", "−") in sheet.inner_text().replace("-", "−")
    assert visitor.violations() == []


@pytest.mark.parametrize(("name", "players"), [(name, load(name).players[0]) for name in PLAYED])
def test_a_game_by_keyboard_alone(visitor: Visitor, name: str, players: int) -> None:
    visitor.page.emulate_media(reduced_motion="reduce")  # what moves is in the way of a mouse alone
    visitor.open_table(name, "me", *["random"] * (players - 1))
    assert visitor.play_on(visitor.press_something)["status"] == "over"


def test_a_table_is_laid_from_the_home_page_by_keyboard(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_role("button", name="Play").wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.innerText?.trim()") == "Play":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert [seat["kind"] for seat in visitor.ready()["seats"]] == ["human", "bot"]
