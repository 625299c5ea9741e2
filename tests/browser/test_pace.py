"""What happens is shown at each viewer's own pace, marked until they act, and told by turns."""

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from ..server.people import Served
from .visitor import Visitor

PATIENCE = 60
"""Seconds within which bots have played their turns, however busy the machine is."""
AT_ONCE = 5_000
"""Milliseconds within which something has come at once, however busy the machine is: a slow turn of two bots takes longer."""


@pytest.fixture
def slow(chrome: Browser, home: Served) -> Iterator[Visitor]:
    """Somebody who likes it slow."""
    visitor = Visitor(chrome, home, pace="slow")
    yield visitor
    visitor.leave()


def skip(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="Skip", exact=True)


def caught_up(visitor: Visitor) -> None:
    expect(visitor.page.locator(f"[data-version='{visitor.table['version']}']")).to_be_attached(timeout=AT_ONCE)


def pass_the_turn(visitor: Visitor) -> dict[str, Any]:
    """Play the turn out, past the page but for its last move, and wait until it is one's own again."""
    page = visitor.page
    table = visitor.ready()
    while not any(offer["verb"] == "end_turn" for offer in table["offers"]):
        offer = next((o for o in table["offers"] if o["verb"] != "pass"), table["offers"][0])
        order = {
            "command_id": f"00000000-0000-4000-8000-{table['version']:012}",
            "version": table["version"],
            "seat": table["seat"],
        }
        order |= {"actions": [offer["action"]]}
        assert page.request.post(f"/api/tables/{table['id']}/commands", data=order).ok
        if skip(visitor).is_visible():
            skip(visitor).click()
        table = visitor.ready()
    page.locator("[data-verb=end_turn]").click()
    assert visitor.changed(table["version"])
    begun = time.monotonic()
    while not (table := visitor.table)["offers"] and table["status"] == "playing":
        assert time.monotonic() < begun + PATIENCE
        page.wait_for_timeout(20)
    assert table["status"] == "playing"
    return table


def test_the_pace_is_the_viewers_own_and_delays_nothing(slow: Visitor) -> None:
    slow.open_table("gobi", "me", "random", "random")
    page = slow.page
    slow.ready()

    table = pass_the_turn(slow)
    # The bots have acted at once; the page is still on its way, and a press on the board shows how it stands.
    expect(skip(slow)).to_be_visible()
    assert page.locator(f"[data-version='{table['version']}']").count() == 0
    page.locator(".shown svg").first.click(position={"x": 8, "y": 8})
    expect(skip(slow)).to_be_hidden(timeout=AT_ONCE)
    caught_up(slow)

    pass_the_turn(slow)
    expect(skip(slow)).to_be_visible()
    page.keyboard.press("n")
    expect(skip(slow)).to_be_hidden(timeout=AT_ONCE)

    table = pass_the_turn(slow)
    # Whoever acts is where the table stands.
    expect(skip(slow)).to_be_visible()
    page.locator("[data-verb=discard]").click()
    assert slow.changed(table["version"])
    expect(skip(slow)).to_be_hidden(timeout=AT_ONCE)
    caught_up(slow)

    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_text("Step by step", exact=True).click()
    page.keyboard.press("Escape")
    pass_the_turn(slow)
    page.reload()
    slow.ready()  # who comes back sees how it stands
    pass_the_turn(slow)
    after = page.get_by_role("button", name="Show the next move")
    seen = []
    expect(after).to_be_visible()
    while after.is_visible():
        seen.append(page.locator(".strip .now").inner_text())
        after.click()
    assert len(seen) >= 4 and f"{len(seen) - 1} of {len(seen)}" in seen[-1], seen
    caught_up(slow)

    # One key plays it again, here and after a reload, where the server is asked for it.
    for _ in range(2):
        page.keyboard.press("r")
        expect(after).to_be_visible()
        page.keyboard.press("n")
        skip(slow).click()
        caught_up(slow)
        page.reload()
        slow.ready()


def test_a_press_on_a_legal_place_plays_there_while_moves_are_being_shown(slow: Visitor) -> None:
    page = slow.page
    slow.open_table("gobi", "me", "random", "random")
    slow.ready()
    table = pass_the_turn(slow)
    expect(skip(slow)).to_be_visible()
    # What one holds, oneself and no other, is in sight, on the places for it too.
    expect(page.locator(".hand strong")).to_have_text(table["view"]["drawn"].title())
    places = page.locator(".shown [data-verb=place]")
    assert places.count() == len([offer for offer in table["offers"] if offer["verb"] == "place"])
    places.first.click()
    assert slow.changed(table["version"])
    expect(skip(slow)).to_be_hidden(timeout=AT_ONCE)


def test_what_others_did_stays_marked_and_told_until_one_acts(visitor: Visitor) -> None:
    visitor.open_table("gorbino", "me", "random", "random")
    page = visitor.page
    table = visitor.ready()
    while table["round"] < 2:
        table = pass_the_turn(visitor)
    caught_up(visitor)
    strip = page.get_by_role("region", name="Since your turn")
    fold = strip.get_by_role("button", name=re.compile("Since your turn"))
    fold.click()
    told = strip.locator("li").all_inner_texts()
    assert any("Random bot 1" in line for line in told) and any("Random bot 2" in line for line in told)
    assert page.locator(".since").count() > 0
    strip.locator("li button").last.hover()
    page.locator(".lit").first.wait_for()
    assert visitor.violations() == []
    page.keyboard.press("Escape")
    expect(strip.locator("li")).to_have_count(0)

    page.set_viewport_size({"width": 390, "height": 844})
    expect(strip.get_by_role("button", name="Play again what happened")).to_be_visible()
    assert strip.bounding_box()["height"] < 60 and not visitor.scrolls_sideways()  # type: ignore[index]
    page.set_viewport_size({"width": 1280, "height": 800})

    page.reload()
    visitor.ready()
    fold.click()
    assert strip.locator("li").all_inner_texts() == told
    page.keyboard.press("Escape")

    visitor.click_something()
    visitor.ready()
    expect(page.locator(".since")).to_have_count(0)
    expect(page.get_by_text("Nobody else has moved since your last move.")).to_be_visible()


def test_the_log_is_told_by_rounds_and_turns_in_lines_that_open(visitor: Visitor) -> None:
    visitor.open_table("goldblivion", "me")
    page = visitor.page
    table = visitor.ready()
    while table["round"] < 2:
        table = pass_the_turn(visitor)
        visitor.ready()
    noble = page.locator("section.opponent").last
    name = noble.get_by_role("heading").inner_text()
    assert name == page.locator("article").last.get_attribute("aria-label")
    log = page.get_by_role("group", name="Log")
    assert [one for one in log.locator("h2").all_inner_texts() if one in ("Round 1", "Round 2")] == [
        "Round 1",
        "Round 2",
    ]
    drawn = log.get_by_role("button", name=re.compile(r"draws 5 cards\.")).last
    drawn.focus()
    page.keyboard.press("ArrowRight")
    expect(log.locator(".parts .line")).to_have_count(5)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('.parts') !== null")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(log.locator(".parts .line")).to_have_count(0)
    # Pointing at the noble's line lights the places of all that it tells.
    noble.locator(".line").first.hover()
    page.locator(".lit").first.wait_for()
    assert visitor.violations() == []

    page.goto(f"{page.url}/replay/3")
    expect(page.get_by_text(re.compile("^Move 3 of"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("^Move 4 of"))).to_be_visible()
    page.wait_for_url(re.compile("/replay/4$"))
    page.reload()
    expect(page.get_by_text(re.compile("^Move 4 of"))).to_be_visible()
    assert page.locator("[aria-current=step]").count() >= 1
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"/replay/(?!4$)\d+$"))


def test_the_newest_line_stays_in_sight_unless_one_reads_older_ones(visitor: Visitor) -> None:
    """Also where the log becomes lower, as players have more to show."""
    visitor.open_table("gobi", "me", "random", "random")
    log = visitor.page.get_by_role("group", name="Log")
    visitor.play_on(visitor.click_something, moves=12)
    below = "it => it.scrollHeight - it.scrollTop - it.clientHeight"
    assert log.evaluate(below) < 2
    visitor.page.set_viewport_size({"width": 1280, "height": 560})
    visitor.play_on(visitor.click_something, moves=1)
    assert log.evaluate(below) < 2
    log.evaluate("it => it.scrollTo({ top: 0 })")
    visitor.play_on(visitor.click_something, moves=2)
    assert log.evaluate("it => it.scrollTop") == 0
