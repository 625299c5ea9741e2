"""Somebody who plays through the page: by mouse, by touch or by keyboard alone."""

import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from ..server.people import Served

PLAYED = ("gobi",)
"""The games that are played through the page here; a board joins when it has been played through by hand."""
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TARGETS = "[data-action]:visible, [data-verb]:visible"
EXPECTED = re.compile("WebSocket connection|ERR_CONNECTION|Failed to load resource")
"""What Chromium itself says when a server goes away or refuses a move."""


class Visitor:
    def __init__(self, chrome: Browser, served: Served, **settings: Any) -> None:
        self.served = served
        settings = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"} | settings
        self.context = chrome.new_context(base_url=f"http://{served.host}", **settings)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.errors: list[str] = []
        self.server_may_fail = False
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.luck = random.Random(7)
        self.page.goto("/")

    def leave(self) -> None:
        self.context.close()
        wrong = [e for e in self.errors if not (self.server_may_fail and EXPECTED.search(e))]
        assert not wrong, wrong

    # What the server knows

    @property
    def table(self) -> dict[str, Any]:
        """The table on the page, as the server tells it to this browser."""
        name = re.search("/table/([^/?]+)", self.page.url)
        assert name, f"no table at {self.page.url}"
        answer = self.page.request.get(f"/api/tables/{name[1]}")
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()
        return table

    def ready(self) -> dict[str, Any]:
        """The table once it waits for this person, or is over; and the page shows it."""
        for _ in range(600):
            table = self.table
            if table["status"] == "over":
                return table
            if table["offers"]:
                self.page.locator(TARGETS).first.wait_for()
                return table
            self.page.wait_for_timeout(50)
        raise AssertionError(f"waited in vain: {table['bot']}")

    # Playing

    def open_table(self, game: str, *sitters: str, **options: Any) -> None:
        """A table of one's own with bots by name, opened at its address."""
        seats = [{"kind": "me", "name": ""} if s == "me" else {"kind": "bot", "bot": s} for s in sitters]
        self.page.request.get("/api/me")
        answer = self.page.request.post("/api/tables", data={"game": game, "options": options, "seats": seats})
        assert answer.status == 201, answer.text()
        self.page.goto(f"/table/{answer.json()['id']}")

    def wait_for_change(self, version: int) -> None:
        for _ in range(100):
            table = self.table
            if table["version"] != version or table["status"] == "over":
                return
            self.page.wait_for_timeout(30)

    def targets(self) -> list[Locator]:
        return [target for target in self.page.locator(TARGETS).all() if target.is_visible()]

    def click_something(self) -> None:
        """A legal move by the mouse, on the board or in the action bar: two clicks where it takes two."""
        version = self.table["version"]
        for _ in range(4):
            target = self.luck.choice(self.targets())
            final = target.get_attribute("data-action") is not None
            target.click(force=True)
            if final:
                self.wait_for_change(version)
                return
            self.page.wait_for_timeout(100)
            if self.table["version"] != version:
                return

    def press_something(self) -> None:
        """A legal move by the keyboard alone: Tab to a target, arrows to another, Enter."""
        version = self.table["version"]
        for _ in range(4):
            for _ in range(120):
                if self.page.evaluate("document.activeElement?.dataset?.verb !== undefined"):
                    break
                self.page.keyboard.press("Tab")
            else:
                raise AssertionError("Tab reaches no legal move")
            for _ in range(self.luck.randrange(4)):
                self.page.keyboard.press(self.luck.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
            if not self.page.evaluate("document.activeElement?.dataset?.verb !== undefined"):
                continue
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(60)
            for _ in range(20):
                if self.table["version"] != version:
                    return
                self.page.wait_for_timeout(25)

    def play_on(self, how: Any, moves: int = 10_000) -> dict[str, Any]:
        """So many moves, or to the end of the game."""
        table = self.ready()
        while moves > 0 and table["status"] == "playing":
            how()
            moves -= 1
            table = self.ready()
        return table

    # Looking

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it is."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        return [f"{v['id']}: {v['nodes'][0]['target']} {v['help']}" for v in found["violations"]]

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.scrollingElement.scrollWidth > window.innerWidth"))

    def small_targets(self) -> list[str]:
        """Legal targets and buttons under 44 × 44 px, in words."""
        small = []
        for target in self.page.locator(f"{TARGETS}, button:visible, a.button:visible, select:visible").all():
            box = target.bounding_box()
            if box and (box["width"] < 43.5 or box["height"] < 43.5):
                small.append(f"{target.evaluate('e => e.outerHTML.slice(0, 120)')} {box}")
        return small
