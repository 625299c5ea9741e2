"""GOLDblivion's board, in positions of golden matches."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ..games.golden import MATCHES
from ..server.people import Served
from .positions import Position, moves_until, open_match, tables
from .visitor import Visitor

WIDE, NARROW = {"width": 1280, "height": 720}, {"width": 390, "height": 844}
OTHER_RULES = {"game": "goldblivion", "made_of": "", "hidden": ""}
"""Of which the page has no module."""


def right_before(name: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The golden match before the move that leads to what is wanted."""
    match = moves_until(name, wanted)
    return {**match, "moves": match["moves"][:-1]}


@pytest.fixture
def board(chrome: Browser, home: Served) -> Iterator[Visitor]:
    visitor = Visitor(chrome, home, viewport=WIDE, reduced_motion="reduce")
    yield visitor
    visitor.leave()


def test_a_window_that_changes_keeps_the_nobles_story(board: Visitor) -> None:
    """The board is put up anew at the width of a phone, and hears again what it has told already."""
    open_match(board, right_before("goldblivion-1-rules-2", lambda view: view["phase"] == "noble_type"))
    page = board.page
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


def test_a_game_alone_says_what_follows_what_is_meant_and_why_not(board: Visitor) -> None:
    board.open_table("goldblivion", "me")
    page = board.page
    board.ready()
    assert page.get_by_text("is your noble and lies in your draw pile").first.is_visible()
    page.get_by_role("button", name="Go on").click()
    page.get_by_text("it leaves your deck for good").first.wait_for()

    develops = [offer for offer in board.ready()["offers"] if offer["verb"] == "develop" and offer["side"] == "right"]
    hint = {"action": develops[0]["action"], "reasons": []}
    page.route("**/known*", lambda route: route.fulfill(json=OTHER_RULES))  # so that the server is asked
    page.route("**/hint*", lambda route: route.fulfill(json=hint))
    page.get_by_role("button", name="Hint").click()
    meant = page.locator(".hinted")
    meant.first.wait_for()
    card = develops[0]["card"].removeprefix("noble_").capitalize()
    assert {"Right", f"Choose {card}, then its side."} == {text.split("\n")[0] for text in meant.all_inner_texts()}

    page.locator(".hand [data-verb=develop].hinted").first.click()
    page.locator(".own [data-verb=develop]", has_text="Right").click()
    assert board.ready()["view"]["phase"] == "act"
    line = page.locator(".log .line", has_text="develops").first
    line.hover()
    page.locator(".own .lit", has_text="Right").wait_for()
    assert page.locator(".dim [data-action], [data-action] .dim").count() == 0
    page.locator(".market .dim").first.hover()
    page.get_by_role("tooltip").get_by_text("You do not have enough").wait_for()


def test_what_others_did_is_shown_by_its_cards_and_marked_where_it_happened(board: Visitor) -> None:
    board.open_table("goldblivion", "me", "random", "random", "random")
    page = board.page
    cards, folded = page.locator(".strip .cards .face"), page.locator("article.folded")
    for _ in range(60):
        table = board.play_on(board.click_something, moves=1)
        if [offer["verb"] for offer in table["offers"]] == ["end_turn"]:
            assert page.get_by_text("take bonus actions").count() == 0, "there are none to take"
        if cards.count() and folded.count() == 3:  # where a move can be made on a player, their line is open
            break
    assert cards.first.is_visible()
    assert page.locator(".market .since, .players .since").count() > 0
    assert folded.count() == 3, "opponents are a line each in a low window"
    for opponent in folded.all():
        assert opponent.get_by_role("img", name="nugget").first.is_visible()


def test_what_others_emptied_and_drew_is_marked_too(board: Visitor) -> None:
    """A place of the market where nothing lies any more, and how many cards or tokens lie face down."""

    wanted: dict[str, Callable[[dict[str, Any]], bool]] = {
        ".market header > .counter": lambda view: view["turn"] == 3 and view["market"] == 50,
        ".market .empty": lambda view: view["phase"] == "develop" and view["row"].count(None) == 3,
        ".supply > .counter": lambda view: view["turn"] == 0 and view["tokens"]["down"] == 7,
    }
    for thing, there in wanted.items():
        open_match(board, moves_until("goldblivion-4-rules-3", there))
        expect(board.page.locator(f"{thing}.since")).to_have_count(1)


def test_who_may_steal_is_told_why_and_that_chance_picks_the_card(board: Visitor) -> None:
    match = json.loads(MATCHES["goldblivion-4-rules-3"].read_bytes())
    number = next(n for n, (_, move) in enumerate(match["moves"]) if move.startswith("steal"))
    open_match(board, {**match, "moves": match["moves"][:number]})
    said = board.page.locator(".detail")
    expect(said).to_contain_text("Because a pile is empty, you may instead steal one from an opponent, drawn at random")


def test_late_in_a_game_alone_and_at_its_end_log_and_both_players_are_in_sight(board: Visitor) -> None:
    page = board.page
    players = page.get_by_role("region", name="Players")
    match = json.loads(MATCHES["goldblivion-1-rules-2"].read_bytes())
    for moves in (match["moves"][:131], match["moves"]):
        open_match(board, {**match, "moves": moves})
        for size in (WIDE, {"width": 1440, "height": 900}):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.get_by_role("tab", name="Log").click()
            assert players.evaluate("it => it.scrollHeight - it.clientHeight") <= 1


def test_late_in_a_game_nothing_is_crowded_out(board: Visitor) -> None:
    """Words beside two buttons, opponents under all that one has in play, a territory under the word that the round is the last."""
    board.server_may_fail = True  # it is started again once the tables are laid
    many, last = Position("goldblivion", 3, "end", 356), Position("goldblivion", 3, "end", 382)
    laid = tables(board.served, board.request, [many, last])
    page = board.page
    board.go(f"/table/{laid[many]}")
    expect(page.locator(".bar .forward button")).to_have_count(2)
    bar, words = page.locator(".bar").bounding_box(), page.locator(".bar .detail").bounding_box()
    assert bar and words and bar["height"] < 150 and words["width"] > 250
    expect(page.locator("article.folded")).to_have_count(2)
    assert page.get_by_role("region", name="Players").evaluate("it => it.scrollHeight - it.clientHeight") <= 1
    page.set_viewport_size({"width": 360, "height": 640})
    board.go(f"/table/{laid[last]}")
    expect(page.get_by_text("Last round")).to_be_visible()
    over, strength = page.locator(".status").bounding_box(), page.locator(".place .strength").bounding_box()
    assert over and strength and over["y"] + over["height"] <= strength["y"]


def test_no_card_of_a_hand_is_higher_than_its_words(board: Visitor) -> None:
    """On a phone held sideways, where a few cards have much room."""
    few = right_before("goldblivion-1-rules-2", lambda view: len(view["players"][0]["hand"] or []) == 2)
    board.page.set_viewport_size({"width": 844, "height": 390})
    open_match(board, few)
    cards = board.page.get_by_role("region", name="Hand").get_by_role("listitem")
    assert cards.count() >= 2
    for card in cards.all():
        box = card.bounding_box()
        assert box and 44 <= box["height"] < 90


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360)])
def test_on_a_phone_a_combat_begins_in_sight(chrome: Browser, home: Served, width: int, height: int) -> None:
    """However far down one had gone to play the card that starts it."""
    visitor = Visitor(
        chrome,
        home,
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    open_match(visitor, right_before("goldblivion-1-rules-2", lambda view: view["combat"] is not None))
    page = visitor.page
    page.get_by_role("region", name="Hand").evaluate("it => it.scrollIntoView({ block: 'start' })")
    page.locator("[data-verb=attack]").first.dispatch_event("click")
    expect(page.locator(".combat .enemy")).to_be_in_viewport(ratio=0.9)
    visitor.leave()
