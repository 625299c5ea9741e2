"""The site: built whole, every page in its place, no link that leads nowhere, nothing fetched from anywhere."""

import re
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tools.docs.__main__ import build

from .written import PAGES, ROOT

FETCHING = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"), ("source", "src"), ("video", "src")}
HOST = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")


class Seen(HTMLParser):
    """Where a page links to, what it fetches, and the names by which it can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.names.add(value)
            if (tag, name) == ("a", "href") and value:
                self.links.append(value)
            if (tag, name) in FETCHING and value:
                self.fetched.append(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Seen]:
    folder = build(tmp_path_factory.mktemp("site")).parent
    return {file.relative_to(folder): Seen(file.read_text(encoding="utf-8")) for file in folder.rglob("*.html")} | {
        file.relative_to(folder): Seen("") for file in folder.rglob("*") if file.is_file() and file.suffix != ".html"
    }


def inner(page: Path, link: str) -> tuple[Path, str]:
    """The file of the site that a link leads to, and the name in it."""
    parts = urlsplit(link)
    there = (Path("/") / page.parent / unquote(parts.path)).resolve().relative_to("/") if parts.path else page
    return there, unquote(parts.fragment)


def test_every_link_leads_somewhere(site: dict[Path, Seen]) -> None:
    nowhere = []
    for page, seen in site.items():
        if page.name == "404.html":
            continue
        for link in seen.links + seen.fetched:
            if urlsplit(link).scheme or link.startswith("data:"):
                continue
            there, name = inner(page, link)
            if there not in site or (name and not name.startswith("__") and name not in site[there].names):
                nowhere.append(f"{page}: {link}")
    assert sum(len(seen.links) for seen in site.values()) > 1000  # the check sees links
    assert not nowhere


def test_links_to_other_places_are_well_formed(site: dict[Path, Seen]) -> None:
    outside = {link for seen in site.values() for link in seen.links if urlsplit(link).scheme}
    assert len(outside) > 10
    for link in outside:
        parts = urlsplit(link)
        assert parts.scheme == "https" and HOST.fullmatch(parts.hostname or ""), link


def test_the_site_fetches_nothing_from_elsewhere(site: dict[Path, Seen]) -> None:
    assert not {one for seen in site.values() for one in seen.fetched if urlsplit(one).scheme or one.startswith("//")}


def test_every_page_has_its_place_among_the_others(site: dict[Path, Seen]) -> None:
    def places(part: object) -> set[str]:
        if isinstance(part, str):
            return {part}
        inner = part.values() if isinstance(part, dict) else part
        return set().union(*map(places, inner)) if isinstance(inner, list) or hasattr(inner, "__iter__") else set()

    listed = places(tomllib.loads((ROOT / "docs/zensical.toml").read_text(encoding="utf-8"))["project"]["nav"])
    made = {page.with_suffix(".md").as_posix() for page in site if page.parts[0] == "reference"}
    assert listed == {*PAGES, *made}


def test_what_the_code_declares_stands_in_tables(site: dict[Path, Seen]) -> None:
    assert {"actions", "events", "why-a-move-is-not-possible", "view", "features", "data-file"} <= site[
        Path("reference/gorbino.html")
    ].names
    assert {"get-apigames", "live-lines"} <= site[Path("reference/http.html")].names
    assert {"trivet.engine.contract.Rules", "trivet.engine.dice.roll"} <= site[Path("reference/api/engine.html")].names
