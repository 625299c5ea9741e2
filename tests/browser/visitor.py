"""Somebody who plays through the page: by mouse, by touch or by keyboard alone."""

import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from ..server.people import Served

PLAYED = ("gobi", "gorbino", "goldblivion")
"""The games that are played through the page."""
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
EXPECTED = re.compile("WebSocket connection|ERR_CONNECTION|Failed to load resource")
"""What Chromium itself says when a server goes away or refuses a move."""
PATIENCE = 60.0
"""Seconds within which bots have played and the page has shown it, however busy the machine is."""
PRESSES = 100
"""Presses after which a move should have been made: a trade takes several."""
SOON = 5.0
"""Seconds after which a press has made no move, and another is tried."""

EYES = """
window.eyes = {
    legal: '[data-action], [data-verb]',
    seen: (selector) => [...document.querySelectorAll(selector)].filter((e) =>
        e.checkVisibility({ visibilityProperty: true }) && !e.closest('[inert]') && !e.matches(':disabled')),
    shown: () => document.querySelector('[data-version]')?.dataset.version,
    verbs: () => eyes.seen(eyes.legal).map((target) => target.dataset.verb),
    inFocus: () => document.activeElement?.matches(eyes.legal) ?? false,
    spot(luck) {
        const targets = eyes.seen(eyes.legal);
        const target = targets[Math.floor(luck * targets.length)];
        target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = target?.getBoundingClientRect();
        const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [0, 0];
        const hit = document.elementFromPoint(x, y)?.closest(eyes.legal);
        // A drawn board brings what is in focus into its picture.
        if (!hit && target instanceof SVGElement) target.focus();
        return { x, y, target: target?.outerHTML.slice(0, 200), hit: !!hit, moves: hit?.dataset.action !== undefined };
    },
    rest: async () => {
        const gliding = document.getAnimations().filter((motion) => motion instanceof CSSTransition);
        await Promise.allSettled(gliding.map((motion) => motion.finished));
    },
    small: () => eyes.seen(`${eyes.legal}, button, a.button, select`).flatMap((e) => {
        const { width, height } = e.getBoundingClientRect();
        return Math.min(width, height) < 43.5 ? [`${e.outerHTML.slice(0, 150)} ${width} × ${height}`] : [];
    }),
};
"""
"""What a person sees and can press, told by the page itself."""


class Visitor:
    def __init__(self, chrome: Browser, served: Served, pace: str = "once", **settings: Any) -> None:
        self.served = served
        self.begin(chrome, f"http://{served.host}", pace, settings)
        self.request.get("/api/me")  # as the same person: the page finds who it is

    def begin(self, chrome: Browser, address: str, pace: str, settings: dict[str, Any]) -> None:
        usual = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "service_workers": "block"}
        settings = usual | settings
        self.context = chrome.new_context(base_url=address, **settings)
        self.context.add_init_script(EYES)
        self.context.add_init_script(f"localStorage['trivet.pace'] ??= '{pace}'")
        self.context.set_default_timeout(1000 * PATIENCE)
        self.request = self.context.request
        """To ask the server, past the page."""
        self._page, self._arrived = self.context.new_page(), False
        self.press = self._page.touchscreen.tap if settings.get("has_touch") else self._page.mouse.click
        self.errors: list[str] = []
        self.server_may_fail = False
        self._page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.luck = random.Random(7)

    @property
    def page(self) -> Page:
        """The home page, unless they have gone elsewhere: it is not loaded for those who do that first."""
        if not self._arrived:
            self.go("/")
        return self._page

    def go(self, path: str) -> None:
        self._arrived = True
        self._page.goto(path)

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
        answer = self.request.get(f"/api/tables/{name[1]}")
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()
        return table

    @property
    def shown(self) -> str | None:
        """The version of the table that the page shows."""
        version: str | None = self.page.evaluate("eyes.shown()")
        return version

    def ready(self) -> dict[str, Any]:
        """The table once it waits for this person, or is over; and the page shows it.

        The server is asked when the page shows something new, and now and then: a table is long.
        """
        asked: str | None = ""
        at = 0.0
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            shown = self.shown
            if shown != asked or time.monotonic() > at + 1:
                table = self.table
                asked, at = shown, time.monotonic()
                if shown == str(table["version"]) and (table["offers"] or table["status"] == "over"):
                    return table
            self.page.wait_for_timeout(30)
        raise AssertionError(f"waited in vain at version {table['version']}, the page shows {shown}: {table['bot']}")

    # Playing

    def open_table(self, game: str, *sitters: str, **options: Any) -> None:
        """A table of one's own with bots by name, opened at its address."""
        seats = [{"kind": "me", "name": ""} if s == "me" else {"kind": "bot", "bot": s} for s in sitters]
        answer = self.request.post("/api/tables", data={"game": game, "options": options, "seats": seats})
        assert answer.status == 201, answer.text()
        self.go(f"/table/{answer.json()['id']}")

    def changed(self, version: int, within: float = 20.0) -> bool:
        """Whether the table goes on from there, within so many seconds."""
        end = time.monotonic() + within
        while self.table["version"] == version:
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(20)
        return True

    def click_something(self) -> None:
        """A legal move by mouse or finger, on the board or in the action bar: several presses where it takes several."""
        shown = self.shown
        for _ in range(PRESSES):
            spot = self._spot()
            self.press(spot["x"], spot["y"])
            if spot["moves"] and self._moved_on(shown):
                return
        raise AssertionError(f"no move after {PRESSES} presses")

    def _moved_on(self, shown: str | None) -> bool:
        """Whether the page soon shows another version: asked of it alone, for a table is long."""
        end = time.monotonic() + SOON
        while self.shown == shown:
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(10)
        return True

    def _spot(self) -> dict[str, Any]:
        """Any place that can be pressed for a legal move, once no piece on its way flies over it."""
        luck = self.luck.random()
        for _ in range(40):
            spot: dict[str, Any] = self.page.evaluate("luck => eyes.spot(luck)", luck)
            if spot["hit"]:
                return spot
            self.page.wait_for_timeout(50)
        raise AssertionError(f"something lies over {spot['target']}")

    def press_something(self) -> None:
        """A legal move by the keyboard alone: Tab to a target, arrows to another, Enter."""
        shown = self.shown
        for _ in range(PRESSES):
            self.tab_to_a_move()
            for _ in range(self.luck.randrange(4)):
                self.page.keyboard.press(self.luck.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
            moves = self.page.evaluate("eyes.inFocus() && document.activeElement.dataset.action !== undefined")
            self.page.keyboard.press("Enter")
            if moves and self._moved_on(shown):
                return
        raise AssertionError(f"no move after {PRESSES} presses")

    def tab_to_a_move(self) -> None:
        for _ in range(150):
            if self.page.evaluate("eyes.inFocus()"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab reaches no legal move")

    def play_on(self, how: Callable[[], None], moves: int = 10_000) -> dict[str, Any]:
        """So many moves, or to the end of the game."""
        table = self.ready()
        while moves > 0 and table["status"] == "playing":
            how()
            moves -= 1
            table = self.ready()
        return table

    # Looking

    def violations(self, *rules: str) -> list[str]:
        """What axe finds wrong with the page as it is, by these of its rules; none named: by all."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        asked = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
        found = self.page.evaluate("asked => axe.run(document, asked)", asked)
        return [f"{v['id']}: {v['nodes'][0]['target']} {v['help']}" for v in found["violations"]]

    def scrolls_sideways(self) -> bool:
        """A phone's window grows with what is too wide for it; its page does not."""
        wide, page = self.page.evaluate("(({ scrollWidth: s, clientWidth: c }) => [s, c])(document.scrollingElement)")
        return bool(wide > page)

    def missing_verbs(self, table: dict[str, Any]) -> set[str]:
        """Kinds of legal moves that cannot be made with what is in sight."""
        return {offer["verb"] for offer in table["offers"]} - set(self.page.evaluate("eyes.verbs()"))

    def small_targets(self) -> list[str]:
        """Legal targets and buttons under 44 × 44 px, in words, once what glides has come to rest."""
        self.page.evaluate("eyes.rest()")
        return list(self.page.evaluate("eyes.small()"))
