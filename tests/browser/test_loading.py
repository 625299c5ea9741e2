"""What the page fetches when: little at first, a game's board and words once they are needed; and what if they do not come."""

import re

import pytest
from playwright.sync_api import expect

from .company import Arrive
from .visitor import PATIENCE, PLAYED, Visitor

MOST = 150_000
"""Bytes of script, compressed, before a game is chosen."""
SCRIPTS = """performance.getEntriesByType('resource').map((entry) => [entry.name.split('/').at(-1), entry.encodedBodySize])
    .filter(([name]) => name.endsWith('.js'))"""
ANEW = "The server may have a newer page."


def scripts(visitor: Visitor) -> dict[str, int]:
    """What has been fetched, and its size as it came."""
    return dict(visitor.page.evaluate(SCRIPTS))


def boards(visitor: Visitor) -> set[str]:
    """The games whose boards have been fetched."""
    return {name.split("-")[0] for name in scripts(visitor)} & set(PLAYED)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_before_a_game_is_chosen_little_is_fetched(arrive: Arrive, language: str) -> None:
    visitor = arrive("Ann", locale=language)
    expect(visitor.page.locator(".cover svg").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    fetched = scripts(visitor)
    assert 50_000 < sum(fetched.values()) <= MOST, fetched
    assert boards(visitor) == set()


def test_a_table_fetches_the_board_and_the_words_of_its_game(visitor: Visitor) -> None:
    visitor.open_table("gobi", "me", "random")
    visitor.ready()
    assert boards(visitor) == {"gobi"}
    assert len([name for name in scripts(visitor) if re.match("en-|fr-", name)]) == 2, (
        "the shell's words and one game's"
    )


def test_another_language_is_fetched_when_it_is_chosen(visitor: Visitor) -> None:
    visitor.open_table("gobi", "me", "random")
    visitor.ready()
    page = visitor.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert len([name for name in scripts(visitor) if name.startswith("fr-")]) == 2


def test_a_part_that_does_not_come_is_told_and_the_page_can_be_loaded_anew(visitor: Visitor) -> None:
    visitor.server_may_fail = True
    page = visitor.page
    page.route("**/assets/Credits-*.js", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Credits").click()
    notice = page.get_by_role("alert").get_by_text(ANEW)
    expect(notice).to_be_visible()
    expect(page.locator(".games .cover svg").first).to_be_visible()
    page.unroute("**/assets/Credits-*.js")
    page.get_by_role("button", name="Load anew").click()
    expect(page.get_by_role("heading", level=1, name="Credits")).to_be_visible(timeout=1000 * PATIENCE)
    expect(notice).to_be_hidden()
