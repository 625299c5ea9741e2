"""The table at every size: what is around a board gives way to it, and a part that fails takes nothing else with it."""

import json
from typing import Any

from playwright.sync_api import Locator, expect

from .positions import Position, tables
from .visitor import Visitor


def resize(visitor: Visitor, width: int, height: int) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})


def box(thing: Locator) -> Any:
    found = thing.bounding_box()
    assert found
    return found


def test_opponents_are_lines_that_open_and_all_are_in_sight(visitor: Visitor) -> None:
    resize(visitor, 1280, 720)
    visitor.open_table("gorbino", "me", *["random"] * 5)
    visitor.ready()
    page = visitor.page
    panels = page.get_by_role("region", name="Players").get_by_role("article")
    expect(panels).to_have_count(6)
    room = box(page.get_by_role("region", name="Players"))
    for panel in panels.all():
        assert box(panel)["y"] + box(panel)["height"] <= room["y"] + room["height"] + 1
    more = panels.nth(1).get_by_role("button", expanded=False)
    low = box(panels.nth(1))["height"]
    assert low < 60 < box(panels.first)["height"]
    more.focus()
    page.keyboard.press("Enter")
    assert box(panels.nth(1))["height"] > low + 20
    name = box(panels.nth(1).get_by_role("heading"))
    page.mouse.click(name["x"] + 5, name["y"] + 5)
    assert box(panels.nth(1))["height"] == low
    resize(visitor, 1440, 1400)
    expect(panels.get_by_role("button", expanded=False).filter(has_text="More of")).to_have_count(0)
    assert min(box(panel)["height"] for panel in panels.all()) > 60


def test_every_score_stands_beside_the_menu_of_a_phone(phone: Visitor) -> None:
    phone.open_table("gorbino", "me", *["random"] * 5)
    phone.ready()
    header = phone.page.get_by_role("banner")
    scores = header.locator(".strip .player")
    expect(scores).to_have_count(6)
    for width in (390, 360):
        resize(phone, width, 640)
        menu, home = box(header.locator(".menus")), box(header.locator(".home"))
        for score in map(box, scores.all()):
            assert home["x"] + home["width"] <= score["x"] and score["x"] + score["width"] <= menu["x"]


def test_a_board_lives_through_a_phone_being_turned(phone: Visitor) -> None:
    phone.open_table("goldblivion", "me")
    phone.play_on(phone.click_something, moves=3)
    page = phone.page
    page.evaluate("window.before = document.querySelector('.stage > .board > *')")
    for size in ((844, 390), (1280, 720), (640, 360), (390, 844)):
        resize(phone, *size)
        expect(page.locator("[data-verb]:visible").first).to_be_attached()
        assert page.evaluate("window.before === document.querySelector('.stage > .board > *')")
        assert page.evaluate("document.querySelector('.stage > .board').offsetHeight") >= 300
        assert not phone.scrolls_sideways()
    assert phone.ready()["status"] == "playing"


def test_the_scores_of_many_take_the_width_of_the_board(visitor: Visitor) -> None:
    """And the board comes back."""
    visitor.server_may_fail = True  # it is started again once the table is laid
    end = Position("gobi", 4, "end")
    laid = tables(visitor.served, visitor.request, [end])
    resize(visitor, 1280, 720)
    visitor.go(f"/table/{laid[end]}")
    sheet = visitor.page.get_by_role("table").first
    sheet.wait_for()
    assert box(sheet)["width"] > 600
    visitor.page.get_by_role("button", name="Show the board").click()
    expect(sheet).to_have_count(0)
    assert visitor.page.locator(".stage > .board").get_attribute("inert") is None


def test_a_part_that_fails_says_so_and_the_rest_lives(visitor: Visitor) -> None:
    visitor.open_table("gobi", "me", "random")
    visitor.play_on(visitor.click_something, moves=1)
    page = visitor.page
    spoilt: list[str] = []

    def spoil(line: Any) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            said = json.loads(message)
            if not spoilt and said.get("type") == "table":
                spoilt.append(said["table"]["id"])
                said["table"]["notices"] = None
            line.send(json.dumps(said))

        server.on_message(told)

    page.route_web_socket("**/live*", spoil)
    page.reload()
    failed = page.get_by_role("alert").filter(has_text="has failed")
    failed.wait_for()
    assert spoilt and failed.count() == 1
    assert visitor.violations() == []
    before = visitor.ready()
    visitor.click_something()
    assert visitor.changed(before["version"])
    failed.get_by_role("button", name="Load it again").click()
    expect(page.get_by_role("group", name="Log").get_by_role("button").first).to_be_visible()
    expect(failed).to_have_count(0)
    assert visitor.errors
    visitor.errors.clear()


def test_what_is_heard_twice_has_happened_once(visitor: Visitor) -> None:
    def repeat(line: Any) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            line.send(message)
            line.send(message)

        server.on_message(told)

    page = visitor.page
    page.route_web_socket("**/live*", repeat)
    visitor.open_table("goldblivion", "me")
    visitor.play_on(visitor.click_something, moves=8)
    lines = page.get_by_role("group", name="Log").get_by_role("button")
    heard = lines.all_inner_texts()
    page.unroute_all()
    page.reload()
    visitor.ready()
    assert heard == lines.all_inner_texts()
    assert page.get_by_role("alert").filter(has_text="has failed").count() == 0
