"""Gobi's board: what can be acted on can be touched, what would happen is shown, and words speak of what is seen."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.people import Served
from .company import PHONE
from .positions import Position, moves_until, open_match, tables
from .visitor import Visitor

MIDDLE = [Position("gobi", players, "middle") for players in (3, 4)]
NUMBERED = re.compile(r"\b(?:tile|tiles) \d|-?\d+, -?\d+")
"""Tiles by number, or coordinates."""


@pytest.fixture
def desert(chrome: Browser, home: Served) -> Iterator[Any]:
    """`desert(3)`: a game of three in its middle, on a page of one's own."""
    person = chrome.new_context(base_url=f"http://{home.host}", locale="en-GB")
    laid = tables(home, person.request, MIDDLE)
    known, opened = person.cookies(), [person]

    def desert(players: int, **settings: Any) -> tuple[Page, dict[str, Any]]:
        context = chrome.new_context(
            base_url=f"http://{home.host}",
            locale="en-GB",
            reduced_motion="reduce",
            service_workers="block",
            **settings,
        )
        opened.append(context)
        context.add_cookies(known)
        page = context.new_page()
        table = laid[Position("gobi", players, "middle")]
        page.goto(f"/table/{table}")
        page.locator(".pieces").first.wait_for(state="attached")
        return page, page.request.get(f"/api/tables/{table}").json()

    yield desert
    for context in opened:
        context.close()


def test_moves_are_foreseen_and_refused_in_words_and_lines_light_all_they_speak_of(desert: Any) -> None:
    page, table = desert(4, viewport={"width": 1280, "height": 800})
    # What a tile would bring: a camel for each tile beside it.
    spot = page.get_by_role("button", name=re.compile("beside Bataar, Naran,? and Naran")).first
    spot.hover()
    expect(page.locator(".preview .coming")).to_have_count(3)
    # A cell that cannot be had says why.
    page.locator(".barred").first.hover()
    expect(page.locator("#tip p")).to_have_text("Two tiles of one tribe are never neighbours.")
    # So does what only a route earns.
    page.get_by_role("img", name=re.compile("^Coffee")).hover()
    expect(page.locator("#tip")).to_contain_text("First place or discard the tile you drew.")
    # Nothing is named by numbers that nobody can see.
    assert not page.locator(".desert text", has_text=re.compile(r"^\d\d")).count()
    page.get_by_role("button", name=re.compile("legal moves|moves", re.IGNORECASE)).first.click()
    for words in [*page.locator("#moves .move").all_inner_texts(), page.locator(".log").inner_text()]:
        assert not NUMBERED.search(words), words
    # A route is lit from end to end.
    reunited = [e for entry in table["log"] for e in entry["events"] if e["event"] == "reunite"]
    assert reunited and all(len(event["way"]) == event["length"] for event in reunited)
    page.get_by_role("button", name="reunites two camps").last.hover()
    expect(page.locator(".marks .lit")).to_have_count(reunited[-1]["length"])


def test_on_a_phone_every_place_to_act_can_be_touched_and_none_is_out_of_reach(desert: Any) -> None:
    page, table = desert(3, **PHONE)
    offered = sum(offer["verb"] == "place" for offer in table["offers"])
    targets = page.locator("[data-target^='cell:']")
    expect(targets).to_have_count(offered)
    boxes = [box for box in (target.locator(".hit").bounding_box() for target in targets.all()) if box]
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    apart = min(max(abs(a[0] - b[0]), abs(a[1] - b[1])) for i, a in enumerate(middles) for b in middles[:i])
    assert apart >= 44
    # What lies beyond the picture is counted at its edge, and a press goes there.
    width = page.locator(".desert .stage").bounding_box()["width"]
    beyond = [at for at, (x, _) in enumerate(middles) if x > width - 6]
    more = page.get_by_role("button", name="out of sight, to the right")
    expect(more).to_have_text(str(len(beyond)))
    more.tap()
    expect(more).to_have_count(0)
    version = table["version"]
    targets.nth(beyond[0]).tap()
    expect(page.locator(f"[data-version='{version}']")).to_have_count(0)


def test_what_was_pressed_says_nothing_until_the_pointer_moves(visitor: Visitor) -> None:
    """A tip of the tile where a camel was put would lie over the next place to press."""
    visitor.open_table("gobi", "me", "random")
    visitor.ready()
    page = visitor.page
    page.get_by_role("button", name="Discard the tile").click()
    place = page.locator("[data-verb=put]").first.bounding_box()
    assert place
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.mouse.click(x, y)
    expect(page.locator("[data-verb=put]")).to_have_count(0)
    page.wait_for_timeout(900)  # longer than a tip takes to come
    tip = page.locator("#tip:popover-open")
    assert not tip.count()
    page.mouse.move(x + 8, y + 8, steps=3)
    expect(tip).to_be_visible()


def test_what_others_have_done_and_taken_is_marked_and_shown(visitor: Visitor) -> None:
    """Camels put and tiles drawn, where they are counted; a gift taken as its picture."""
    taken = moves_until("gobi-4-rules-2", lambda view: view["turn"] == 0 and bool(view["players"][3]["gifts"]))
    open_match(visitor, taken)
    page = visitor.page
    for words in ("reserve", "in the stack"):
        expect(page.locator(f"article .counter.since[aria-label*='{words}']")).to_have_count(3)
    page.get_by_role("button", name="Since your turn").click()
    expect(page.locator(".strip li .cards .chip")).to_have_count(1)
