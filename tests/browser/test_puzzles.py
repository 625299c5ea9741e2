"""Puzzles: found from where one learns, answered on the board, graded by what the answer costs."""

import re

from playwright.sync_api import expect

from .visitor import Visitor


def test_a_puzzle_is_answered_by_a_press_on_the_board(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/learn")
    page.get_by_role("link", name="Puzzles").first.click()
    page.get_by_role("link", name="Puzzle of the day").first.click()
    asked = page.get_by_role("region", name="Puzzle")
    expect(asked.get_by_text("Find the best move.")).to_be_visible()
    assert visitor.violations() == []
    page.locator("[data-action]").first.click()
    grades = "best move|Nearly as good|inaccuracy|A mistake|A blunder"
    expect(asked.locator(".grade")).to_contain_text(re.compile(grades))
    expect(page.locator(".hint, [data-hint]").first).to_be_attached()
    expect(asked.get_by_text("Puzzle rating")).to_be_visible()
    assert visitor.violations() == []
    asked.get_by_role("button", name="Try again").click()
    expect(asked.get_by_text("Find the best move.")).to_be_visible()
    visitor.go("/puzzles")
    expect(page.get_by_text("1 of 60 answered")).to_be_visible()
    assert visitor.violations() == []
