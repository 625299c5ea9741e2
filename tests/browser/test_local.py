"""Tables that live in the browser: whole games by clicks without asking the server, kept over reloads, in two tabs, when there is
no room, and when what is kept is damaged or nothing can be.
"""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from stress.modules import at_home
from trivet.engine.commitment import commitment
from trivet.engine.match import Match, read_match
from trivet.games import load

from ..server.people import Served
from .test_lessons import learn
from .visitor import PATIENCE, PLAYED, Visitor

TABLES = """const opened = () => new Promise((resolve) => {
    const asked = indexedDB.open('trivet');
    asked.onsuccess = () => resolve(asked.result);
});
const done = (asked) => new Promise((resolve) => asked.onsuccess = () => resolve(asked.result));
const tables = async (mode, ask) => {
    const database = await opened();
    const found = await done(ask(database.transaction('tables', mode).objectStore('tables')));
    database.close();
    return found;
};
"""
READ = f"id => {{ {TABLES} return tables('readonly', (kept) => kept.get(id)); }}"
WRITE = f"table => {{ {TABLES} return tables('readwrite', (kept) => kept.put(table)); }}"
CLICKS = """async ([most, luck]) => {
    const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
    const within = async (time, met) => {
        for (const end = performance.now() + time; !met() && performance.now() < end; ) await soon();
        return met();
    };
    const over = () => !!document.querySelector('.winner');
    const here = () => eyes.seen('[data-action]');
    for (let made = 0; made < most; made++) {
        await within(5000, () => over() || here().length > 0);
        if (over() || here().length === 0) return;
        luck = (luck * 16807) % 2147483647;
        const shown = eyes.shown();
        here()[luck % here().length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await within(1000, () => over() || eyes.shown() !== shown);
    }
}"""
"""Moves that are made with one click, one after the other, by the page itself: hands are tried at a server's tables."""


class AtHome(Visitor):
    """Somebody whose tables are kept by their own browser."""

    @property
    def id(self) -> str:
        name = re.search("/table/(here-[^/?]+)", self.page.url)
        assert name, f"no table of this browser at {self.page.url}"
        return name[1]

    @property
    def kept(self) -> dict[str, Any]:
        """The table on the page, as the browser keeps it."""
        found: dict[str, Any] = self.page.evaluate(READ, self.id)
        return found

    @property
    def table(self) -> dict[str, Any]:
        kept = self.kept
        mine = [n for n, seat in enumerate(kept["seats"]) if seat["kind"] == "human"]
        return {
            "version": len(kept["commands"]),
            "status": "over" if kept["standing"]["result"] else "playing",
            "offers": [seat for seat in mine if seat in kept["standing"]["to_act"]],
            "bot": None,
        }

    def click_on(self, moves: int = 1000) -> dict[str, Any]:
        """So many moves or a few more, or to the end of the game."""
        table = self.ready()
        version, begun = table["version"], table["version"]
        while table["status"] == "playing" and version < begun + moves:
            self.page.evaluate(CLICKS, [moves, 7 + version])
            table = self.ready()
            if table["version"] == version and table["status"] == "playing":
                self.click_something()
                table = self.ready()
            version = table["version"]
        return table

    def lay(self, game: str, *bots: str) -> None:
        """A table in this browser, laid from the home page."""
        page = self.page
        page.locator(f"input[name=game][value={game}]").check(force=True)
        page.get_by_role("group", name="Players").get_by_role("radio", name=str(1 + len(bots)), exact=True).check(
            force=True
        )
        if not page.locator("html[data-alone]").count():  # there is no other place there
            page.get_by_role("radio", name="On this device").check(force=True)
        for number, bot in enumerate(bots, 2):
            page.get_by_label(f"Who sits in seat {number}").select_option(f"bot:{bot}")
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_url("**/table/here-*")


@pytest.fixture(scope="module", autouse=True)
def modules() -> None:
    for name in PLAYED:
        at_home(load(name))


@pytest.fixture
def ann(chrome: Browser, home: Served) -> Iterator[AtHome]:
    visitor = AtHome(chrome, home)
    yield visitor
    visitor.leave()


@pytest.mark.parametrize("name", PLAYED)
def test_a_whole_game_on_this_device(ann: AtHome, name: str) -> None:
    """Loaded anew in the middle, played to its end; and its match file is what Trivet itself plays and vouches for."""
    game, page = load(name), ann.page
    page.emulate_media(reduced_motion="reduce")
    asked: list[str] = []
    ann.lay(name, *["random"] * (game.players[0] - 1))
    page.on("request", lambda request: asked.append(request.url))
    table = ann.click_on(12)
    assert table["status"] == "playing"
    page.reload()
    assert ann.ready()["version"] == table["version"], "it is where it was"
    ann.click_on()
    assert not [url for url in asked if f"/tables/{ann.id}" in url], "the server is not asked"

    kept = ann.kept
    sheet = page.get_by_role("table").first
    for total in kept["standing"]["result"]["totals"]:
        expect(sheet).to_contain_text(str(total).replace("-", "−"))
    assert ann.violations() == []
    page.get_by_text("Was the shuffle fair?").click()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("replay to this very end")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the match file").click()
    file = read_match(Path(download.value.path()).read_bytes())
    match = Match.load(game, file)
    assert [score["total"] for score in game.scores(match.state)] == kept["standing"]["result"]["totals"]
    assert file.commitment == commitment(name, ann.id, match.seed)


def test_two_tabs_at_one_table(ann: AtHome) -> None:
    """What is done in one is seen in the other; a table is listed, opened as a file again, handed to the server and deleted."""
    ann.lay("gobi", "random")
    version = ann.ready()["version"]
    page, other = ann.page, ann.context.new_page()
    other.goto(page.url)
    expect(other.locator(f"[data-version='{version}']")).to_have_count(1)
    undo = other.get_by_role("button", name="Undo", exact=True)
    for _ in range(20):
        ann.click_something()
        version = ann.ready()["version"]
        expect(other.locator(f"[data-version='{version}']")).to_have_count(1)
        if undo.is_enabled():
            break
    undo.click()
    expect(page.locator(f"[data-version='{version + 1}']")).to_have_count(1)
    moves = ann.kept["standing"]["moves"]
    assert moves < version + 1, "it is taken back"
    other.get_by_role("button", name="This table").click()
    with other.expect_download() as download:
        other.get_by_role("button", name="Save the match file").click()
    other.get_by_role("button", name="Hand it to the server").click()
    other.wait_for_url(lambda url: "/table/" in url and "/here-" not in url)
    assert len(ann.request.get("/api/tables").json()["tables"]) == 1

    page.goto("/")
    own = page.locator(".going li").filter(has_text="On this device")
    expect(own).to_have_count(1)
    page.get_by_role("radio", name="On this device").check(force=True)
    page.locator("input[type=file]").set_input_files(download.value.path())
    page.wait_for_url("**/table/here-*")
    imported = ann.kept
    assert imported["origin"]["table"].startswith("here-") and len(imported["commands"]) == moves
    page.goto("/")
    expect(own).to_have_count(2)
    own.first.get_by_role("link").click()
    page.get_by_role("button", name="This table").click()
    for _ in range(2):  # it asks whether one is sure
        page.get_by_role("button", name="Delete the table").click()
    expect(own).to_have_count(1)


def test_when_there_is_no_room_nothing_is_half_done(ann: AtHome) -> None:
    page, origin = ann.page, f"http://{ann.served.host}"
    disk = ann.context.new_cdp_session(page)
    disk.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 12_000})
    ann.lay("gobi", "random")
    full = page.get_by_text("There is no room left on this device")
    end = time.monotonic() + PATIENCE
    while not full.is_visible():
        assert time.monotonic() < end, "there is always room"
        page.evaluate(
            "document.querySelector('[data-action]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
        )
        page.wait_for_timeout(50)
    assert ann.shown == str(len(ann.kept["commands"])), "what is shown is what is kept"
    disk.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    version = ann.ready()["version"]
    ann.click_something()
    assert ann.ready()["version"] > version


def test_what_is_damaged_or_of_another_version_is_said_and_the_rest_lives(ann: AtHome) -> None:
    ann.lay("gobi", "random")
    ann.ready()
    page, good = ann.page, ann.kept
    spoilt = [
        {"id": "here-torn", "game": 7},
        good | {"id": "here-cheat", "commands": [{"id": "", "seat": 0, "kind": "play", "moves": ["fly away"]}]},
        good | {"id": "here-old", "rules_version": 99},
    ]
    for table in spoilt:
        page.evaluate(WRITE, table)
    for table, says in zip(spoilt, ("is damaged", "is damaged", "a version of the game that is not here"), strict=True):
        page.goto(f"/table/{table['id']}")
        expect(page.get_by_text(says)).to_be_visible()
        with page.expect_download() as download:
            page.get_by_role("link", name="Save the match file").click()
        saved = json.loads(Path(download.value.path()).read_text())
        assert saved["game"] == table["game"]
    page.goto("/")
    own = page.locator(".going li, .finished li").filter(has_text="On this device")
    expect(own).to_have_count(4)
    page.goto("/table/here-torn")
    page.get_by_role("button", name="Delete the table").click()
    page.get_by_role("button", name="Delete the table").click()
    expect(own).to_have_count(3)
    page.goto(f"/table/{good['id']}")
    ann.click_something()
    assert ann.ready()["version"] > 0


def test_a_browser_that_keeps_nothing_plays_on_and_says_so(ann: AtHome) -> None:
    """As where its settings forbid a page all storage."""
    ann.context.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('Forbidden', 'SecurityError') }"
    )
    page = ann.page
    page.get_by_role("radio", name="On this device").check(force=True)
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/here-*")
    ann.click_something()
    page.get_by_role("button", name="This table").click()
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
    page.reload()
    expect(page.get_by_text("There is no such table")).to_be_visible()


@pytest.mark.parametrize("which", ["gobi/gifts", "goldblivion/solo"])
def test_a_lesson_is_taught_here_as_by_the_server(ann: AtHome, which: str) -> None:
    """The page cannot ask the server for it; the test does, and finds every step and reply the same."""
    ann.server_may_fail = True
    ann.context.route("**/api/games/*/lessons/**", lambda route: route.abort())
    ann.go(f"/learn/{which}")
    ann.page.wait_for_selector("[data-step]")
    done: list[int] = []
    learn(ann, which, done)
    assert done
    expect(ann.page.get_by_role("button", name=re.compile("^Now play"))).to_be_visible()
