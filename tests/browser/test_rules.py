"""Rules that are read beside the board: pictures its own parts draw, ways in and back, the player aid, words beside icons."""

import re

import pytest

from trivet.engine.pictures import pictures_of
from trivet.games import IDS, load

from .visitor import Visitor

MIDDLES = ("gobi/gifts", "gorbino/points", "goldblivion/material", "goldblivion/solo")
"""Lessons that begin in the middle of a game, with much on the board."""
TIPS = """async () => {
    const [said, silent] = [new Set(), new Set()];
    for (const thing of document.querySelectorAll(':is(.stage .board, aside .players) :is(g, span, div, li, p, button, strong)')) {
        if (thing.closest('.zoom')) continue;
        thing.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
        // After the first each comes at once.
        await new Promise((ready) => setTimeout(ready, document.querySelector('#tip:popover-open') ? 0 : 400));
        if (thing.getAttribute('aria-describedby') !== 'tip') continue;
        const tip = document.getElementById('tip');
        said.add(tip.textContent);
        if (!tip.querySelector('button')) silent.add(tip.textContent);
    }
    return [said.size, [...silent]];
}"""
"""How many tips there are, and which of them lead to no paragraph."""
EVERY_ICON = "() => ![...document.querySelectorAll('[data-aid] [data-icon]')].some((icon) => !icon.childElementCount)"


@pytest.mark.parametrize("game", IDS)
def test_every_picture_is_drawn_by_the_board(visitor: Visitor, game: str) -> None:
    visitor.go(f"/rules/{game}")
    page = visitor.page
    for name in pictures_of(load(game)):
        picture = page.locator(f"[data-picture={name}]")
        picture.scroll_into_view_if_needed()
        picture.locator(".drawn .part > *").first.wait_for()
        on = picture.locator(".steps button:last-child")
        while on.count() and on.is_enabled():
            on.click()
        assert picture.locator("> p.none").count() == 0


@pytest.mark.parametrize("game", IDS)
def test_the_aid_has_an_icon_wherever_it_names_one_numbers_from_the_data_and_one_sheet(
    visitor: Visitor, game: str
) -> None:
    visitor.go(f"/aid/{game}")
    page = visitor.page
    page.locator("[data-legend] li").first.wait_for()
    page.wait_for_function(EVERY_ICON)
    said = page.locator("[data-aid]").inner_text()
    assert "{" not in said and "–" not in said
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1


def test_what_is_asked_leads_to_its_paragraph_and_back(visitor: Visitor) -> None:
    visitor.open_table("gobi", "me", "random")
    visitor.ready()
    page = visitor.page
    page.keyboard.press("p")
    found = page.locator(".found")
    found.wait_for()
    assert "Place the tile" in found.inner_text()
    page.get_by_role("link", name="R14").first.click()
    assert page.locator("tr.found").inner_text().startswith("R14")
    page.get_by_role("searchbox").fill("three camps")
    page.locator(".hits button").first.click()
    assert "Three camps on one caravan" in page.locator(".found").inner_text()
    for _ in range(3):
        page.get_by_role("button", name="Back to where you were").click()
    assert page.get_by_role("tab", name="Log").get_attribute("aria-selected") == "true"


def test_a_tip_leads_into_the_rules(visitor: Visitor) -> None:
    visitor.open_table("gobi", "me", "random")
    visitor.ready()
    page = visitor.page
    page.locator(".market .pick, .market [role=img], .market button").first.hover()
    page.locator(".tip button").click()
    page.locator(".found").wait_for()


@pytest.mark.parametrize("lesson", MIDDLES)
def test_every_tip_of_a_board_leads_into_the_rules(visitor: Visitor, lesson: str) -> None:
    visitor.go(f"/learn/{lesson}")
    visitor.page.locator(".players .counter").first.hover()
    visitor.page.locator("#tip button").wait_for()
    told, silent = visitor.page.evaluate(TIPS)
    assert told > 15 and silent == []


def test_the_aid_is_one_key_away_and_words_stand_beside_icons_where_wanted(visitor: Visitor) -> None:
    visitor.open_table("gorbino", "me", "random")
    visitor.ready()
    page = visitor.page
    page.keyboard.press("a")
    page.locator("dialog [data-aid=gorbino]").wait_for()
    page.keyboard.press("a")
    assert page.locator("dialog[open]").count() == 0
    assert page.locator(".counter small").count() == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Words beside icons").get_by_text("On", exact=True).click()
    page.keyboard.press("Escape")
    assert "coins" in page.locator(".counter small").all_inner_texts()
