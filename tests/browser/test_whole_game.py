"""Whole games through the page, for every game on the table."""

import pytest

from trivet.games import game

from .visitor import PLAYED, Visitor

ALONE = {name: ("me",) if 1 in game(name).players else ("me", "random") for name in PLAYED}
"""The fewest sitters a game takes: where it has a solo challenge, that is played too."""


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_against_a_bot_by_mouse(visitor: Visitor, name: str) -> None:
    visitor.open_table(name, "me", "random")
    table = visitor.play_on(visitor.click_something)
    assert table["status"] == "over"
    sheet = visitor.page.get_by_role("table").first
    sheet.wait_for()
    for score in table["scores"]:
        assert str(score["total"]).replace("-", "−") in sheet.inner_text().replace("-", "−")


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_by_keyboard_alone(visitor: Visitor, name: str) -> None:
    visitor.open_table(name, *ALONE[name])
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
