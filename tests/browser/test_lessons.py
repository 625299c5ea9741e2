"""A first game is learnt by playing it on the page: what is lit is right, a wrong move is told why, one may leave and come back."""

from typing import Any

from .visitor import Visitor

STEPS = "[data-step]"


def lesson(visitor: Visitor, done: list[int]) -> dict[str, Any]:
    answer = visitor.page.request.get(f"/api/games/gobi/lessons/first?done={','.join(map(str, done))}")
    at: dict[str, Any] = answer.json()
    return at


def read_on(visitor: Visitor) -> None:
    """Past steps that are only read."""
    while visitor.page.locator(".coach .next").count():
        step = visitor.page.locator(STEPS).get_attribute("data-step")
        visitor.page.locator(".coach .next").click()
        visitor.page.wait_for_selector(f"[data-step]:not([data-step={step}])")


def make(visitor: Visitor, done: list[int], action: int) -> None:
    """A move on the board, by its button or, where several things lie there, from the list."""
    page = visitor.page
    here = page.locator(f"[data-action='{action}']").first
    if not here.count():
        page.get_by_role("button", name="All legal moves").click()
        here = page.locator(f"#moves [data-action='{action}']")
    here.dispatch_event("click")
    done.append(action)
    moves = len(lesson(visitor, done)["log"])
    page.wait_for_selector(f"[data-version='{moves}']", state="attached")
    if page.locator("#moves").count():
        page.keyboard.press("Escape")


def test_a_first_game_is_learnt_to_its_end(phone: Visitor) -> None:
    visitor, page = phone, phone.page
    page.get_by_role("link", name="Gobi ·").click()
    page.wait_for_selector("[data-step=theme]")
    read_on(visitor)
    done: list[int] = []

    wrong = next(int(action) for action, word in lesson(visitor, done)["told"].items() if word == "discard")
    page.locator(f"[data-action='{wrong}']").first.click()
    assert "costs a point" in page.locator(".coach [role=alert]").inner_text()
    assert page.locator("[data-version]").get_attribute("data-version") == "0"

    for _ in range(4):
        make(visitor, done, lesson(visitor, done)["right"][0])
        read_on(visitor)
    step = page.locator(STEPS).get_attribute("data-step")
    page.goto("/")
    page.get_by_role("link", name="Go on learning").click()
    page.wait_for_selector(f"[data-step={step}]")
    assert page.locator("[data-version]").get_attribute("data-version") == str(len(lesson(visitor, done)["log"]))

    while right := lesson(visitor, done)["right"]:
        make(visitor, done, right[0])
        read_on(visitor)
    assert "You know how to play" in page.locator(STEPS).inner_text()
    page.get_by_role("button", name="Now play").click()
    page.wait_for_url("**/table/*")
    assert [seat["bot"] for seat in visitor.table["seats"]] == [None, "easy"]
