"""`python -m tests.browser.walk`: look at the page as people have it, size by size, and say what is wrong with it.

    python -m tests.browser.walk --game gobi --size 640x360 --players 4 --shots /tmp/shots
    python -m tests.browser.walk --game gorbino --all

What is not named is chosen so that every pair of choices comes up; `--all` looks at every combination. A finding is a
legal target that cannot be scrolled to and hit, text that is cut, broken, too small, covered, struck through, or over
other text or a button that is not its own, a page that scrolls sideways, on a laptop players who are not all in
sight; `walk.js` says how each is found. `--shots` takes pictures, with red frames around what is wrong.
"""

import itertools
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from playwright.sync_api import APIRequestContext, Browser, BrowserContext, Page

from trivet.languages import LANGUAGES

from ..server.people import Served, taking_orders
from .conftest import browser
from .positions import STAGES, Position, golden, tables
from .visitor import AXE

WALK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
SIZES = ("1440x900", "1280x720", "1024x768", "720x450", "640x360", "844x390", "390x844", "360x640")
TOUCHED = ("844x390", "390x844", "360x640")
"""Phones; the others are laptops, two of them at 200 % zoom."""
ALONE = (
    "/", "/lobby", "/learn", "/puzzles", "/leaderboard/gobi", "/daily/goldblivion", "/credits", "/rating", "/no/such/page",
)  # fmt: skip
"""Pages that hang on nothing."""
THEMES = ("light", "dark")


@dataclass(frozen=True, order=True)
class Screen:
    game: str
    players: int
    size: str
    theme: str
    language: str
    stage: str

    @property
    def position(self) -> Position:
        return Position(self.game, self.players, self.stage)

    def __str__(self) -> str:
        return "-".join(map(str, astuple(self)))


def every_screen(**named: Any) -> list[Screen]:
    """All combinations; of a field that is named, only that."""
    choices = itertools.product(sorted(golden()), SIZES, THEMES, LANGUAGES, STAGES)
    screens = [Screen(game, players, *rest) for (game, players), *rest in choices]
    return [s for s in screens if all(getattr(s, field) == value for field, value in named.items())]


def pairwise(screens: Sequence[Screen]) -> list[Screen]:
    """A few of these screens in which every two values that come up together at all do so."""

    def pairs(screen: Screen) -> set[Any]:
        return set(itertools.combinations(enumerate(astuple(screen)), 2))

    covers = {screen: pairs(screen) for screen in screens}
    left = set().union(*covers.values())
    chosen = []
    while left:
        best = max(screens, key=lambda screen: len(covers[screen] & left))
        chosen.append(best)
        left -= covers[best]
    return chosen


class Walker:
    """One server, one browser and every position, laid out once."""

    def __init__(self, chrome: Browser, served: Served, positions: Iterable[Position]) -> None:
        person = chrome.new_context(base_url=f"http://{served.host}")
        self._tables = tables(served, person.request, positions)
        self.pages = [*ALONE, *others(person.request)]
        if person.request.get("/api/me").json().get("lab"):
            self.pages.append("/lab")
        known = person.cookies()
        person.close()
        self._chrome, self._address, self._known = chrome, f"http://{served.host}", known
        self._contexts: dict[bool, tuple[BrowserContext, Page]] = {}
        self._axed: set[tuple[str, str]] = set()
        self.errors: list[str] = []
        self.text = "normal"

    def _page(self, touch: bool) -> Page:
        if touch not in self._contexts:
            context = self._chrome.new_context(
                base_url=self._address,
                has_touch=touch,
                is_mobile=touch,
                reduced_motion="reduce",
                service_workers="block",
            )
            context.add_cookies(self._known)
            context.add_init_script(WALK)
            page = context.new_page()
            page.set_default_timeout(60_000)
            page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))
            page.goto("/credits")
            self._contexts[touch] = context, page
        return self._contexts[touch][1]

    def _page_like(self, size: str, theme: str, language: str) -> Page:
        page = self._page(size in TOUCHED)
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        for name, value in (("language", language), ("text", self.text)):
            page.evaluate("([name, value]) => localStorage.setItem(`trivet.${name}`, value)", [name, value])
        return page

    def look_around(self, size: str, theme: str, language: str, shots: Path | None = None) -> list[str]:
        """What is wrong with the pages around the tables."""
        page = self._page_like(size, theme, language)
        found = []
        for number, path in enumerate(self.pages):
            page.goto(path)
            page.locator("main h1").first.wait_for()
            page.wait_for_load_state("networkidle")
            seen = page.evaluate("touch => walk.look({ touch })", size in TOUCHED)
            found += [f"{size}-{theme}-{language} {path} {finding}" for finding in [*seen["found"], *self.errors]]
            self.errors.clear()
            if shots:
                page.evaluate("marks => walk.mark(marks)", seen["marks"])
                page.screenshot(path=shots / f"page-{number}-{size}-{theme}-{language}.png", full_page=True)
        return found

    def look(self, screen: Screen, shots: Path | None = None, replay: bool = False) -> list[str]:
        """What is wrong there."""
        touch = screen.size in TOUCHED
        page = self._page_like(screen.size, screen.theme, screen.language)
        table = self._tables[screen.position]
        page.goto(f"/table/{table}" + ("/replay" if replay else ""))
        page.locator("input[type=range]" if replay else "[data-version]").first.wait_for(state="attached")
        offers = [] if replay else page.request.get(f"/api/tables/{table}").json()["offers"]
        verbs = sorted({offer["verb"] for offer in offers})
        without = [] if screen.stage == STAGES[0] else ["tab-rules"]  # which are the same text all along
        seen = page.evaluate("asked => walk.look(asked)", {"touch": touch, "offers": verbs, "without": without})
        found = [*seen["found"], *self.errors]
        self.errors.clear()
        if (screen.game, screen.theme) not in self._axed:
            self._axed.add((screen.game, screen.theme))
            found += self._violations(page)
        if shots:
            page.evaluate("marks => walk.mark(marks)", seen["marks"])
            page.screenshot(path=shots / f"{screen}{'-replay' if replay else ''}.png")
        return found

    def _violations(self, page: Page) -> list[str]:
        page.evaluate(AXE.read_text(encoding="utf-8"))
        said = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        return [f"axe: {v['id']}: {v['nodes'][0]['target']} {v['help']}" for v in said["violations"]]

    def close(self) -> None:
        for context, _ in self._contexts.values():
            context.close()


def others(person: APIRequestContext) -> list[str]:
    """The pages that hang on a person, a table that waits, a game."""
    me = person.get("/api/me").json()["id"]
    seats = [{"kind": "me", "name": ""}, {"kind": "bot", "bot": "normal"}, {"kind": "open"}, {"kind": "open"}]
    table = person.post("/api/tables", data={"game": "gobi", "options": {}, "seats": seats, "public": True}).json()
    return [f"/person/{me}", f"/table/{table['id']}", f"/join/{table['id']}", "/rules/gobi"]


@contextmanager
def walking(screens: Iterable[Screen]) -> Iterator[Walker]:
    """A walker for these screens, with a server and a browser of its own."""
    positions = {screen.position for screen in screens}
    with tempfile.TemporaryDirectory(prefix="trivet-walk-") as folder, taking_orders() as orders, browser() as chrome:
        served = Served(orders, Path(folder), {"lab": True})
        try:
            walker = Walker(chrome, served, positions)
            yield walker
            walker.close()
        finally:
            served.close()


program = typer.Typer(add_completion=False, rich_markup_mode=None)


@program.command()
def main(
    game: str | None = None,
    players: int | None = None,
    size: str | None = None,
    theme: str | None = None,
    language: str | None = None,
    stage: str | None = None,
    every: Annotated[bool, typer.Option("--all", help="Every combination of what is not named.")] = False,
    replay: Annotated[bool, typer.Option("--replay", help="The replay instead of the table.")] = False,
    pages: Annotated[bool, typer.Option("--pages", help="The pages around the tables instead.")] = False,
    large: Annotated[bool, typer.Option("--large", help="With the larger text that one can choose.")] = False,
    shots: Annotated[Path | None, typer.Option(help="A folder for pictures.")] = None,
) -> None:
    """Look at the page, size by size."""
    asked = {"game": game, "players": players, "size": size, "theme": theme, "language": language, "stage": stage}
    named = {field: value for field, value in asked.items() if value is not None}
    screens = every_screen(**named)
    for field, value in named.items():
        if not every_screen(**{field: value}):
            known = sorted({str(getattr(screen, field)) for screen in every_screen()})
            raise typer.BadParameter(f"there is no {field} {value}: there are {', '.join(known)}.")
    if not screens:
        raise typer.BadParameter("there is no such screen: that game does not have so many players.")
    raise typer.Exit(walk(screens, every, replay, pages, large, shots))


def walk(screens: list[Screen], every: bool, replay: bool, pages: bool, large: bool, shots: Path | None) -> int:
    """Look at these screens, or some of them, and tell what is found; returns the exit code."""
    if not every:
        screens = pairwise(screens)
    if shots:
        shots.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with walking(screens) as walker:
        walker.text = "large" if large else "normal"
        began = time.monotonic()
        if pages:
            looks = sorted({(screen.size, screen.theme, screen.language) for screen in screens})
            lines = [line for look in looks for line in walker.look_around(*look, shots)]
            print(*lines, f"{len(looks) * len(walker.pages)} pages, {len(lines)} findings", sep="\n")
            return 1 if lines else 0
        for screen in screens:
            found = walker.look(screen, shots, replay)
            wrong += bool(found)
            print(f"{screen}: {len(found) or 'well'}", *found, sep="\n    ", flush=True)
    print(f"{len(screens)} screens, {wrong} with findings, {time.monotonic() - began:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    program(prog_name="python -m tests.browser.walk")
