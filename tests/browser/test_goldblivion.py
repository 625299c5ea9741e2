"""GOLDblivion's board, in positions of golden matches."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from trivet.engine.match import Match, read_match
from trivet.games import load

from ..games.golden import MATCHES
from ..server.people import Start
from .visitor import Visitor

WIDE, NARROW = {"width": 1280, "height": 720}, {"width": 390, "height": 844}


def moves_until(name: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The golden match as it stands right before the move that leads to what is wanted."""
    game, file = load("goldblivion"), json.loads(MATCHES[name].read_bytes())
    match = Match.load(game, read_match(MATCHES[name].read_bytes()))
    for number, (state, _, _) in enumerate(match.positions()):
        seat = game.to_act(state)[0]
        if number and wanted(game.view(game.hide(state, seat), seat)):
            return {**file, "moves": file["moves"][: number - 1]}
    raise AssertionError(f"nothing like that in {name}")


@pytest.fixture
def board(chrome: Browser, start: Start) -> Iterator[Visitor]:
    visitor = Visitor(chrome, start(), viewport=WIDE, reduced_motion="reduce")
    yield visitor
    visitor.leave()


def open_match(visitor: Visitor, match: dict[str, Any]) -> dict[str, Any]:
    visitor.page.request.get("/api/me")
    answer = visitor.page.request.post("/api/matches", data=match)
    assert answer.status == 201, answer.text()
    visitor.page.goto(f"/table/{answer.json()['id']}")
    return visitor.ready()


def test_a_window_that_changes_keeps_the_nobles_story(board: Visitor) -> None:
    """The board is put up anew at the width of a phone, and hears again what it has told already."""
    page = board.page
    open_match(board, moves_until("goldblivion-1-rules-2", lambda view: view["phase"] == "noble_type"))
    page.get_by_role("button", name="End turn").click()
    while board.ready()["view"]["phase"].startswith("noble_"):
        board.click_something()
    story = page.get_by_role("list", name="The noble’s turn").locator("li")
    page.get_by_text("The noble’s turn").click()
    told = story.all_inner_texts()
    assert len(told) > 2
    for size in (NARROW, WIDE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.get_by_role("group", name="Territories").wait_for()
    page.get_by_text("The noble’s turn").click()
    assert story.all_inner_texts() == told
