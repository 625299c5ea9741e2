"""A site of plain files, under a path of a host that knows nothing of Trivet: all that needs no other people is there."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from stress.modules import at_home
from trivet.games import load

from .plain_host import Alone, PlainHost, write_site
from .visitor import PLAYED

UNDER = "/club/trivet/"
MOST = 1_000_000
"""Bytes, compressed, before the first move: fonts and the bot's learning included."""
SAID = {
    "en-GB": ("What shall we play?", "Learn by playing", "This needs a server"),
    "fr-FR": ("À quoi joue-t-on\u202f?", "Apprendre en jouant", "Il faut un serveur"),
}


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a host shows: the site below other things."""
    for name in PLAYED:
        at_home(load(name))
    root = tmp_path_factory.mktemp("host")
    (root / "club").mkdir()
    write_site(root / UNDER[1:], *PLAYED)
    return root


@pytest.fixture(scope="module")
def host(root: Path) -> Iterator[PlainHost]:
    host = PlainHost(root)
    yield host
    host.stop()


@pytest.fixture(params=["en-GB", "fr-FR"])
def alone(chrome: Browser, host: PlainHost, request: pytest.FixtureRequest) -> Iterator[Alone]:
    """Somebody there, in each language. Nothing that they ask for is missing, and nothing is kept of them but by their browser."""
    asked = len(host.asked)
    alone = Alone(chrome, f"{host.address}{UNDER}", locale=request.param)
    yield alone
    assert alone.context.cookies() == []
    alone.leave()
    assert [one for one in host.asked[asked:] if one[1] >= 400] == []


def test_pages_have_addresses_that_a_host_of_files_knows(alone: Alone, request: pytest.FixtureRequest) -> None:
    home, learn, away = SAID[request.node.callspec.params["alone"]]
    page = alone.page
    expect(page.get_by_role("heading", level=1)).to_have_text(home)
    expect(page.locator(".game")).to_have_count(len(PLAYED))
    assert alone.violations() == []
    assert page.locator("a[href='#/lobby'], a[href*='/daily/'], a[href*='/leaderboard/']").count() == 0
    links = page.locator("a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert links and all(link.startswith("#/") for link in links)
    page.locator("a[href='#/rules/gobi']").first.click()
    expect(page.locator("article h1")).to_contain_text("Gobi")
    page.locator(".beside a").nth(3).click()
    anchored = page.url
    assert anchored.startswith(f"{alone.address}#/rules/gobi#")
    page.reload()
    expect(page.locator("article .found")).to_be_in_viewport()
    assert page.url == anchored
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(home)
    page.go_forward()
    expect(page.locator("article h1")).to_contain_text("Gobi")
    alone.go("/learn")
    expect(page.get_by_role("heading", level=1)).to_have_text(learn)
    alone.go("/lobby")
    expect(page.get_by_role("heading", level=1)).to_have_text(away)
    assert alone.violations() == []


def size(root: Path, urls: list[str]) -> int:
    """What these are as a host that compresses sends them."""
    paths = {urlsplit(url).path for url in urls if url.startswith("http")}
    files = [root / (path.strip("/") + ("/index.html" if path.endswith("/") else "")) for path in paths]
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


@pytest.mark.parametrize("alone", ["en-GB"], indirect=True)
@pytest.mark.parametrize("game", PLAYED)
def test_a_game_begins_with_little(alone: Alone, root: Path, game: str) -> None:
    alone.lay(game, *["hard"] * (load(game).players[0] - 1))
    alone.ready()
    alone.click_something()
    fetched = size(root, alone.requests)
    print(f"{game}: {fetched:,} bytes compressed before the first move")
    assert 200_000 < fetched < MOST


def test_a_lesson_is_learnt_without_a_server(alone: Alone) -> None:
    alone.go("/learn/gobi/first")
    page = alone.page
    while not page.locator("[data-step=place]").count():
        step = page.locator("[data-step]").get_attribute("data-step")
        page.locator(".coach .next").click()
        page.wait_for_selector(f"[data-step]:not([data-step={step}])")
    assert alone.violations() == []
    page.locator(f"[data-action='{load('gobi').actions.read('place 2,0')}']").first.dispatch_event("click")
    expect(page.locator("[data-step=camel]")).to_be_visible()
