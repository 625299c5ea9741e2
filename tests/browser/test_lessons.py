"""A first game is learnt by playing it on the page: what is lit is right, a wrong move is told why, one may leave and come back."""

import re
from typing import Any

from playwright.sync_api import Browser, expect

from ..server.people import Served
from .visitor import Visitor
from .walk import WALK

STEPS = "[data-step]"
LIST = re.compile("All legal moves|Tous les coups permis")
PRESSES = 120
"""Presses of Tab after which everything on the page has had the focus."""
CUT = """[...document.querySelectorAll('.zoom button')].filter((button) => {
    const [it, around] = [button, button.closest('.zoom').parentElement].map((e) => e.getBoundingClientRect());
    return it.top < around.top || it.bottom > around.bottom;
}).map((button) => button.ariaLabel)"""
"""Zoom buttons that a low board cuts."""
AT_REST = """() => Promise.allSettled(document.getAnimations()
    .filter((motion) => motion.effect.getTiming().iterations < 99).map((motion) => motion.finished))"""


def lesson(visitor: Visitor, done: list[int], which: str = "gobi/first") -> dict[str, Any]:
    game, name = which.split("/")
    answer = visitor.page.request.get(f"/api/games/{game}/lessons/{name}?done={','.join(map(str, done))}")
    at: dict[str, Any] = answer.json()
    return at


def read_on(visitor: Visitor) -> None:
    """Past steps that are only read."""
    while visitor.page.locator(".coach .next").count():
        step = visitor.page.locator(STEPS).get_attribute("data-step")
        visitor.page.locator(".coach .next").click()
        visitor.page.wait_for_selector(f"[data-step]:not([data-step={step}])")


def make(visitor: Visitor, done: list[int], action: int, which: str = "gobi/first") -> None:
    """A move on the board, by its button or, where several things lie there, from the list."""
    page = visitor.page
    here = page.locator(f"[data-action='{action}']").first
    if not here.count():
        page.get_by_role("button", name=LIST).click()
        here = page.locator(f"#moves [data-action='{action}']")
    here.dispatch_event("click")
    done.append(action)
    arrive(visitor, done, which)
    if page.locator("#moves").count():
        page.keyboard.press("Escape")


def learn(visitor: Visitor, which: str, done: list[int]) -> None:
    """On from these moves to the end."""
    read_on(visitor)
    while right := lesson(visitor, done, which)["right"]:
        make(visitor, done, right[0], which)
        read_on(visitor)


def arrive(visitor: Visitor, done: list[int], which: str) -> None:
    """Until the page shows where these moves lead."""
    moves = len(lesson(visitor, done, which)["log"])
    visitor.page.wait_for_selector(f"[data-version='{moves}']", state="attached")


def press(visitor: Visitor, selector: str) -> None:
    """Tab to something, and Enter."""
    keyboard = visitor.page.keyboard
    for _ in range(PRESSES):
        if visitor.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            keyboard.press("Enter")
            return
        keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_first_game_is_learnt_to_its_end(phone: Visitor) -> None:
    visitor, page = phone, phone.page
    page.get_by_role("region", name="New here?").get_by_role("link", name="Gobi ·").click()
    page.wait_for_selector("[data-step=theme]")
    read_on(visitor)
    done: list[int] = []

    wrong = next(int(action) for action, word in lesson(visitor, done)["told"].items() if word == "discard")
    page.locator(f"[data-action='{wrong}']").first.click()
    expect(page.locator(".coach [role=alert]")).to_contain_text("costs a point")
    assert page.locator("[data-version]").get_attribute("data-version") == "0"

    for _ in range(4):
        make(visitor, done, lesson(visitor, done)["right"][0])
        read_on(visitor)
    step = page.locator(STEPS).get_attribute("data-step")
    page.goto("/")
    page.get_by_role("link", name="Go on learning").wait_for()
    expect(page.get_by_role("region", name="New here?")).to_have_count(0)
    page.get_by_role("link", name="Go on learning").click()
    page.wait_for_selector(f"[data-step={step}]")
    assert page.locator("[data-version]").get_attribute("data-version") == str(len(lesson(visitor, done)["log"]))

    learn(visitor, "gobi/first", done)
    assert "You know how to play" in page.locator(STEPS).inner_text()
    page.get_by_role("button", name="Now play").click()
    page.wait_for_url("**/table/*")
    assert [seat["bot"] for seat in visitor.table["seats"]] == [None, "easy"]


def test_a_lesson_is_learnt_by_keyboard_and_by_ear(visitor: Visitor) -> None:
    """Nothing but Tab, Enter and the key that goes on; what changes is said by regions that a screen reader listens to."""
    which = "gobi/long_routes"
    visitor.go(f"/learn/{which}")
    page = visitor.page
    teacher = page.get_by_role("region", name="The teacher")
    said, refused = teacher.get_by_role("status"), teacher.get_by_role("alert")
    expect(said).to_contain_text("1 of 5")
    nothing_is_found(visitor)
    page.keyboard.press("e")
    expect(said).to_contain_text("2 of 5")
    expect(said).to_contain_text("One space would make a short route")

    at = lesson(visitor, [], which)
    wrong = next(action for action, word in at["told"].items() if word == "short")
    press(visitor, "[aria-label^='All legal moves']")
    press(visitor, f"#moves [data-action='{wrong}']")
    expect(refused).to_contain_text("But of three tiles only")
    page.keyboard.press("Escape")
    done: list[int] = []
    while right := at["right"]:
        if not page.locator(f"#moves [data-action='{right[0]}']").count():
            press(visitor, "[aria-label^='All legal moves']")
        press(visitor, f"#moves [data-action='{right[0]}']")
        done.append(right[0])
        arrive(visitor, done, which)
        at = lesson(visitor, done, which)
    expect(said).to_contain_text("5 of 5")
    expect(refused).to_have_count(0)
    nothing_is_found(visitor)
    counted = visitor.request.get("/metrics").text()
    assert 'lesson="long_routes",step="wins"} 1.0' in counted, "each step is counted once"
    visitor.go("/learn")
    page.get_by_role("link", name="The lesson again").wait_for()
    nothing_is_found(visitor)


def nothing_is_found(visitor: Visitor) -> None:
    """By day all that axe looks for; by night, when nothing but the colours is another, those."""
    visitor.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert visitor.violations("color-contrast", "link-in-text-block") == []
    visitor.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert visitor.violations() == []


def test_no_zoom_button_is_cut_where_gifts_leave_the_board_little_room(phone: Visitor) -> None:
    phone.go("/learn/gobi/first")
    phone.page.wait_for_selector("[data-step=theme]")
    read_on(phone)
    done: list[int] = []
    while phone.page.locator("[data-step=gift]").count() == 0:
        make(phone, done, lesson(phone, done)["right"][0])
    for width, height in ((390, 844), (390, 780), (360, 640)):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.evaluate("() => new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)))")
        assert phone.page.evaluate(CUT) == []


def test_a_phone_turns_to_what_is_lit_until_one_looks_elsewhere(phone: Visitor) -> None:
    page = phone.page

    def is_open(part: str) -> None:
        expect(page.get_by_role("tab", name=part, exact=True)).to_have_attribute("aria-selected", "true")

    phone.go("/learn/gorbino/first")
    is_open("Map")
    page.locator(".coach .next").click()
    is_open("Technology")
    page.get_by_role("tab", name="Hand", exact=True).tap()
    is_open("Hand")
    page.locator(".coach .next").click()
    is_open("Map")
    phone.go("/learn/goldblivion/solo")
    is_open("Noble")
    page.get_by_role("tab", name="Map", exact=True).tap()
    is_open("Map")


def test_each_step_is_read_and_its_place_reached_on_the_smallest_phone(chrome: Browser, home: Served) -> None:
    """In French, which is longer: a lesson whose board is larger than the phone."""
    smallest = {"width": 360, "height": 640}
    learner = Visitor(
        chrome, home, viewport=smallest, has_touch=True, is_mobile=True, locale="fr-FR", reduced_motion="reduce"
    )
    learner.context.add_init_script(WALK)
    which = "gobi/gifts"
    learner.go(f"/learn/{which}")
    learner.page.wait_for_selector("[data-step=gifts]")
    read_on(learner)
    done: list[int] = []
    while right := lesson(learner, done, which)["right"]:
        step = learner.page.locator(STEPS).get_attribute("data-step")
        learner.page.evaluate(AT_REST)
        asked = {"touch": True, "offers": [], "without": ["tab-rules", "tab-log"]}
        assert (step, learner.page.evaluate("asked => walk.look(asked)", asked)["found"]) == (step, [])
        make(learner, done, right[0], which)
        read_on(learner)
    learner.leave()
