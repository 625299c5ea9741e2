"""Games from outside that bring no board, on the plain board: the example, and a short Gobi laid or as tables."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .. import outside, unboarded
from ..cli.test_new_game import install
from ..server.people import Served, taking_orders
from .test_lessons import learn
from .visitor import Visitor

FACES = ("one", "two", "three", "four", "five", "six")
SIZES = ((360, 640), (390, 844), (844, 390), (640, 360), (720, 450), (1280, 720), (1440, 900), (1920, 1080))
IN_SIGHT = """() => {
  const focus = document.activeElement, { left, top, width, height } = focus.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return focus.contains(there) && focus.matches(':focus-visible');
}"""
SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@contextmanager
def serving(folder: Path, data: Path) -> Iterator[Served]:
    """A server beside which the games in a folder are installed."""
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        with taking_orders() as orders:
            served = Served(orders, data, {"alike": True})
            yield served
            served.close()
    assert "Traceback" not in served.log.read_text()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("unboarded")
    unboarded.install(folder)
    with serving(folder, tmp_path_factory.mktemp("server")) as served:
        yield served


@pytest.fixture
def visitor(chrome: Browser, served: Served) -> Iterator[Visitor]:
    visitor = Visitor(chrome, served)
    yield visitor
    visitor.leave()


@pytest.fixture
def phone(chrome: Browser, served: Served) -> Iterator[Visitor]:
    visitor = Visitor(chrome, served, locale="fr-FR", **SMALL)
    yield visitor
    visitor.leave()


def play_to_the_end(visitor: Visitor, game: str) -> None:
    """A whole game, the first of it by keyboard alone."""
    visitor.open_table(game, "me", "random")
    visitor.play_on(visitor.press_something, moves=12)
    table = visitor.ready()
    while table["status"] == "playing":
        assert not visitor.missing_verbs(table), "every kind of legal move is made on the board"
        visitor.click_something()
        table = visitor.ready()
    sheet = visitor.page.get_by_role("table", name="Scores")
    for score in table["scores"]:
        expect(sheet).to_contain_text(str(score["total"]).replace("-", "−"))
    assert visitor.violations() == []


def test_the_example_from_outside_is_learnt_and_played_to_the_end(
    chrome: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("example")
    install(outside.ROOT / "examples/liars_dice", folder)
    with serving(folder, tmp_path_factory.mktemp("server")) as served:
        visitor = Visitor(chrome, served)
        visitor.go("/learn/liars_dice/first")
        visitor.page.wait_for_selector("[data-step=goal]")
        learn(visitor, "liars_dice/first", [])
        expect(visitor.page.locator("[data-step]")).to_contain_text("You know how to play!")
        while True:
            visitor.open_table("liars_dice", "me", "random")
            claims = [offer for offer in visitor.ready()["offers"] if offer["verb"] == "claim"]
            if len({claim["number"] for claim in claims}) > 1:
                break  # the other has not claimed so much that there is one number left
        rows = visitor.page.get_by_role("region", name="Moves").get_by_role("group")
        faces = [face for face in FACES if any(claim["face"] == face for claim in claims)]
        assert [row.get_attribute("aria-label") for row in rows.all()] == faces, (
            "a row for each face, as they are counted"
        )
        for face, row in zip(faces, rows.all(), strict=True):
            buttons = row.get_by_role("button")
            expect(buttons).to_have_count(sum(claim["face"] == face for claim in claims))
            expect(buttons.last).to_have_accessible_name(
                f"Claim {claims[-1]['number']} × {face}. {claims[-1]['number']}"
            )
        play_to_the_end(visitor, "liars_dice")
        visitor.leave()


def test_a_game_on_cells_is_played_to_the_end(visitor: Visitor) -> None:
    play_to_the_end(visitor, "dunes")


@pytest.mark.parametrize("game", ["dunes", "sands"])
def test_a_small_phone_in_french_has_all_that_is_needed(phone: Visitor, game: str) -> None:
    phone.open_table(game, "me", "random")
    for _ in range(6):
        table = phone.ready()
        assert not phone.missing_verbs(table)
        assert not phone.scrolls_sideways()
        assert not phone.small_targets()
        phone.click_something()
    phone.ready()
    assert phone.violations() == []
    expect(phone.page.get_by_role("tab", name="Plateau")).to_be_visible()


def test_the_keyboard_alone_plays_at_every_size(visitor: Visitor) -> None:
    visitor.open_table("dunes", "me", "random")
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.ready()["status"] == "playing"
        visitor.tab_to_a_move()
        assert visitor.page.evaluate(IN_SIGHT), f"what has the focus is out of sight at {width} × {height}"
        visitor.press_something()


def test_undo_hint_log_and_replay_work_as_everywhere(visitor: Visitor) -> None:
    visitor.open_table("dunes", "me", "random")
    table = visitor.ready()
    page = visitor.page
    page.locator("[data-target^='tiles@']").first.click()
    visitor.changed(table["version"])
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("[data-target^='tiles@']").first).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".marks .hint, .hinted").first).to_be_attached()
    visitor.click_something()
    page.get_by_role("group", name="Log").get_by_role("button", name="more line").first.click()
    line = page.get_by_role("button", name="puts a camel on").first
    line.hover()
    expect(page.locator(".marks .lit")).to_have_count(1)
    page.goto(f"{page.url}/replay")
    expect(page.get_by_role("img", name="Tiles 0, 0").first).to_be_attached()


def test_a_place_with_several_moves_asks_which(visitor: Visitor) -> None:
    """The tile in hand stands for all the cells that it can go to."""
    visitor.open_table("dunes", "me", "random")
    table = visitor.ready()
    page = visitor.page
    expect(page.get_by_text("Possible now: Place the tile or Discard the tile (−1 point).").first).to_be_visible()
    page.locator("[data-target^='drawn/']").focus()
    page.keyboard.press("Enter")
    choices = page.get_by_role("region", name="Drawn").locator("[data-action]")
    expect(choices).to_have_count(sum(offer["verb"] == "place" for offer in table["offers"]))
    expect(choices.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    expect(page.locator("[data-target^='drawn/']")).to_be_focused()
    page.keyboard.press("Enter")
    choices.last.click()
    assert visitor.changed(table["version"])


def test_things_say_what_a_move_would_do_and_why_there_is_none(visitor: Visitor) -> None:
    """Asked of the rules once for each thing in a position, and never in the way of a press."""
    visitor.open_table("dunes", "me", "random")
    table = visitor.ready()
    page = visitor.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/tables/" in request.url else None)
    bubble = page.locator("#tip")
    cell = page.locator("[data-target^='tiles@']").first
    for _ in range(2):
        cell.hover()
        expect(bubble).to_contain_text("puts a camel on")
        page.get_by_role("heading", level=1).hover()
        expect(bubble).to_be_hidden()
    assert len(asked) == 1 and "/foresee" in asked[0]
    page.get_by_role("img", name="Tiles 0, 0").hover()
    expect(bubble).to_have_text("A tile lies there already.First place or discard the tile you drew.")
    deck = page.get_by_role("group", name="Decks").get_by_role("group").first
    deck.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(bubble).to_contain_text("First place or discard")
    page.get_by_role("heading", level=1).hover()
    deck.click()
    expect(bubble).to_contain_text("First place or discard")
    assert visitor.violations() == []
    cell.click()
    assert visitor.changed(table["version"])
