"""A walk over the page in every size: nothing is cut, broken, covered, out of reach or too small to touch."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from ..server.people import Served
from .visitor import PLAYED
from .walk import WALK, Walker, every_screen, pairwise

SCREENS = pairwise(every_screen())


def test_every_two_choices_come_up_together() -> None:
    assert len(SCREENS) <= 80
    assert {(s.game, s.players) for s in SCREENS} == {(s.game, s.players) for s in every_screen()}
    assert {(s.players, s.size) for s in SCREENS} == {(s.players, s.size) for s in every_screen()}
    assert {(s.size, s.stage) for s in SCREENS} == {(s.size, s.stage) for s in every_screen()}


@pytest.mark.parametrize("game", PLAYED)
def test_nothing_is_cut_or_out_of_reach(chrome: Browser, home: Served, game: str) -> None:
    screens = [screen for screen in SCREENS if screen.game == game]
    walker = Walker(chrome, home, {screen.position for screen in screens})
    found = [f"{screen} {finding}" for screen in screens for finding in walker.look(screen)]
    walker.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("size", "theme", "language"), [("360x640", "light", "fr"), ("640x360", "light", "fr")])
def test_nor_on_the_pages_around_the_tables(
    chrome: Browser, home: Served, size: str, theme: str, language: str
) -> None:
    walker = Walker(chrome, home, [])
    found = walker.look_around(size, theme, language)
    walker.close()
    assert not found, "\n".join(found)


FOLD = """<button aria-expanded=false aria-controls=whole onclick="whole.hidden = !whole.hidden" style='min-height: 50px'>
    <p style='width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis'>{}</p></button>
    <p id=whole hidden>{}</p>"""
FLAWS = {
    "unreachable: “Go”": "<button>Go</button><div style='position: fixed; inset: 0; background: #fff'></div>",
    "unreachable: legal place “Go”": "<button data-verb=place style='position: fixed; left: -90px'>Go</button>",
    "narrow: “Go”": "<button style='width: 30px; height: 60px'>Go</button>",
    "cut: “A long word": "<p style='width: 60px; overflow: hidden; white-space: nowrap'>A long word or two</p>",
    "cut: “Dots": "<p style='width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis'>Dots dots</p>",
    "cut: “Folded": FOLD.format("Folded and never told", "Told otherwise"),
    "broken: Production": "<p style='width: 60px; overflow-wrap: anywhere'>Production</p>",
    "outside: “Production": "<p style='width: 30px; background: #fee'>Production</p>",
    "small: “Tiny”": "<p style='font-size: 11px'>Tiny</p>",
    "small: “7”": "<svg viewBox='0 0 100 100' width=50><text y=50 font-size=16>7</text></svg>",
    "overlap: “One": "<p>One</p><p style='margin-top: -40px'>Two</p>",
    "overlap: “Ulm": "<svg width=200><text y=20>Ulm</text><text y=22 x=9>Bonn</text></svg>",
    "struck: “Far": "<svg width=200><text y=20>Far</text><path d='M0 15H90' stroke='#000' stroke-width=9 /></svg>",
    "crowded: “Beside": "<button style='width: 60px; height: 50px'></button><p style='margin: -30px 0 0 40px'>Beside</p>",
    "covered: “Under": "<p>Under</p><div style='position: fixed; inset: 0; background: #eee'></div>",
    "sideways": "<div style='width: 3000px'>wide</div>",
    "nowhere: no place for sell": "<p>Nothing here</p>",
}


def test_each_flaw_is_found_and_what_is_well_is_left_alone(chrome: Browser) -> None:
    page = chrome.new_page(viewport={"width": 390, "height": 844})
    page.add_script_tag(content=WALK)

    def found(body: str) -> Any:
        page.evaluate(
            "html => { document.body.innerHTML = html }", f"<main style='font: 16px sans-serif'>{body}</main>"
        )
        return page.evaluate("walk.look({ touch: true, offers: [] })")["found"]

    for flaw, body in FLAWS.items():
        if flaw.startswith("nowhere"):
            page.evaluate("html => { document.body.innerHTML = html }", body)
            said = page.evaluate("walk.look({ touch: true, offers: ['sell'] })")["found"]
        else:
            said = found(body)
        assert any(flaw in line for line in said), (flaw, said)
    well = """<button style='min-width: 50px; min-height: 50px'>Go</button>
        <div style='height: 60px; overflow: auto'><p style='margin: 300px 0'>Further down</p></div>
        <p style='width: 120px; background: #eee'>Several lines of plain and simple words</p>"""
    assert found(well + FOLD.format("Folded and told", "Folded and told")) == []
    page.set_viewport_size({"width": 1280, "height": 720})
    crowd = "<aside><section class=players style='height: 50px; overflow: auto'><p>One<p>Two<p>Three</section></aside>"
    assert any("players" in line for line in found(crowd))
    page.close()
