"""Row 27: a page that a browser keeps, and tables that live in it, while what they stand on gives way."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Error, Locator, Page, expect

from tests.browser.conftest import browser
from tests.browser.plain_host import Alone, PlainHost, write_site
from tests.browser.visitor import PATIENCE
from trivet.games import load

from .modules import at_home
from .trial import Outcome, Scale, trial

UNDER = "club/trivet"
NEWER = "A newer version of this page is there."
LITTLE = 40_000
"""Bytes of room for tables."""
FULL = "There is no room left on this device"
PRESS = "document.querySelector('[data-action]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"


class Trying:
    """A host of plain files with a site on it, somebody whose browser has kept it, and their tables."""

    def __init__(self, chrome: Browser, folder: Path, games: tuple[str, ...]) -> None:
        self.games = games
        self.site = folder / UNDER
        self.site.parent.mkdir(parents=True)
        write_site(self.site, *games)
        self.host = PlainHost(folder)
        self._chrome = chrome
        self.ann = self.somebody()
        self.tables: list[str] = []
        self.moves = 0

    def somebody(self) -> Alone:
        """With a browser of their own, which has kept the page."""
        person = Alone(self._chrome, f"{self.host.address}/{UNDER}/", service_workers="allow")
        person.server_may_fail = True
        person.be_kept()
        return person

    def lay(self, game: str) -> None:
        self.ann.go("/")
        self.ann.lay(game, *["random"] * (load(game).players[0] - 1))
        self.tables.append(self.ann.id)

    def play(self, moves: int) -> None:
        """So many moves, or to the end of the game."""
        while self.ann.ready()["status"] == "playing" and moves > 0:
            self.ann.click_something()
            self.moves += 1
            moves -= 1

    def found(self) -> int:
        """How many tables the home page lists once it has them all."""
        page = self.ann.page
        self.ann.go("/")
        page.reload()
        listed, more = page.locator(".going li, .finished li"), page.get_by_role("button", name="Show more")
        end = time.monotonic() + PATIENCE
        while listed.count() < len(self.tables) and time.monotonic() < end:
            if more.count():
                more.first.click()
            page.wait_for_timeout(50)
        return listed.count()

    def close(self) -> None:
        self.ann.leave()
        self.host.stop()


@trial(
    27,
    "the page with the network cut, storage full, an update in mid-game, two tabs on one local table",
    "goes on or says why; no local table lost",
)
def offline(scale: Scale) -> Outcome:
    outcome = Outcome()
    games = scale.of(("gobi", "gorbino"), ("gobi", "gorbino", "goldblivion"))
    for name in games:
        at_home(load(name))
    with browser() as chrome, tempfile.TemporaryDirectory(prefix="trivet-offline-") as folder:
        trying = Trying(chrome, Path(folder), games)
        for what, how in PARTS.items():
            try:
                how(trying, scale)
            except (AssertionError, Error) as wrong:
                outcome.failures.append(f"{what}: {wrong}")
        found = trying.found()
        if found != len(trying.tables):
            outcome.failures.append(f"of {len(trying.tables)} tables {found} are there")
        outcome.figures = {"moves by clicks": f"{trying.moves:,}", "tables": str(found)}
        trying.close()
    return outcome


def cut(trying: Trying, scale: Scale) -> None:
    """Every game goes on, and is loaded anew, while nobody answers."""
    for game in trying.games:
        trying.lay(game)
        trying.play(2)
    trying.host.stop()
    for table in trying.tables:
        trying.ann.go(f"/table/{table}")
        trying.ann.page.reload()
        trying.play(scale.of(3, 10_000))
    trying.lay(trying.games[0])
    trying.play(2)
    trying.host.start()


def update(trying: Trying, scale: Scale) -> None:
    """In the middle of a game: half a version is none, a whole one waits until it is wanted, and then all tabs have it."""
    ann, page = trying.ann, trying.ann.page
    trying.lay("gobi")
    trying.play(1)
    write_site(trying.site, "gobi")
    told = trying.site / "local/games.json"
    whole = told.read_bytes()
    told.write_bytes(whole[:-1])
    assert ann.look_for_another() == "redundant", "half of a version was taken"
    told.write_bytes(whole)
    assert ann.look_for_another() == "installed"
    expect(page.get_by_text(NEWER)).to_be_visible()
    trying.play(2)
    other = ann.context.new_page()
    other.goto(ann.address)
    expect(other.locator("input[name=game]")).to_have_count(len(trying.games))
    before = ann.ready()["version"]
    other.get_by_role("button", name="Take it").click()
    expect(other.locator("input[name=game]")).to_have_count(1)
    expect(page.get_by_text(NEWER)).to_be_hidden()
    assert ann.ready()["version"] == before, "the game is not where it was"
    trying.play(2)
    other.close()
    write_site(trying.site, *trying.games)
    ann.look_for_another()
    page.get_by_role("button", name="Take it").click()
    expect(page.get_by_text(NEWER)).to_be_hidden()


def tabs(trying: Trying, scale: Scale) -> None:
    """Two tabs at one table, in turn: each sees what the other did, and nothing is done twice."""
    ann = trying.ann
    trying.lay("gobi")
    other = ann.context.new_page()
    other.goto(ann.page.url)
    for _ in range(scale.of(3, 60)):
        table = ann.ready()
        if table["status"] == "over":
            break
        expect(shows(other, table["version"])).to_have_count(1)
        trying.play(1)
    version = ann.ready()["version"]
    expect(shows(other, version)).to_have_count(1)
    assert version == len(ann.kept["commands"])
    other.close()


def shows(page: Page, version: int) -> Locator:
    return page.locator(f"[data-version='{version}']")


def full(trying: Trying, scale: Scale) -> None:
    """Browsers with little room beside the page: it is said when there is none, nothing is half done, and one plays on once there is."""
    for _ in range(scale.of(1, 10)):
        ann = trying.somebody()
        page, disk = ann.page, ann.context.new_cdp_session(ann.page)
        room = int(page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)")) + LITTLE
        disk.send("Storage.overrideQuotaForOrigin", {"origin": trying.host.address, "quotaSize": room})
        ann.lay("gobi", "random")
        end = time.monotonic() + PATIENCE
        while not page.get_by_text(FULL).is_visible():
            assert time.monotonic() < end, "there is always room"
            page.evaluate(PRESS)
            page.wait_for_timeout(50)
        assert ann.shown == str(len(ann.kept["commands"])), "what is shown is not what is kept"
        disk.send("Storage.overrideQuotaForOrigin", {"origin": trying.host.address})
        version = ann.ready()["version"]
        ann.click_something()
        assert ann.ready()["version"] > version
        ann.leave()


PARTS: dict[str, Callable[[Trying, Scale], None]] = {
    "the network cut": cut,
    "an update in mid-game": update,
    "two tabs": tabs,
    "storage full": full,
}
