"""Whole games through the page, for every game on the table."""

from typing import Any

import pytest

from trivet.games import load

from .visitor import PLAYED, Visitor


def check_the_end(visitor: Visitor, table: dict[str, Any]) -> None:
    sheet = visitor.page.get_by_role("table").first
    sheet.wait_for()
    for score in table["scores"]:
        assert str(score["total"]).replace("-", "−") in sheet.inner_text().replace("-", "−")
    assert visitor.violations() == []


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_by_mouse(visitor: Visitor, name: str) -> None:
    visitor.open_table(name, "me", "random")
    table = visitor.ready()
    while table["status"] == "playing":
        assert not visitor.missing_verbs(table), "every kind of legal move is made on the board"
        visitor.click_something()
        table = visitor.ready()
    check_the_end(visitor, table)


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_by_keyboard_alone(visitor: Visitor, name: str) -> None:
    """Against a bot, or the solo challenge, of which every move is made with what is in sight too."""
    visitor.page.emulate_media(reduced_motion="reduce")  # what moves is in the way of a mouse alone
    visitor.open_table(name, "me", *["random"] * (load(name).players[0] - 1))
    table = visitor.ready()
    while table["status"] == "playing":
        assert not visitor.missing_verbs(table)
        visitor.press_something()
        table = visitor.ready()
    check_the_end(visitor, table)


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
