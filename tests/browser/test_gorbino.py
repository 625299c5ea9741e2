"""Gorbino's Quest on the page: the hand stays in sight, the map's words stand clear, log lines light all they speak of."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from .positions import golden
from .visitor import Visitor

SIZES = ({"width": 1280, "height": 720}, {"width": 1024, "height": 768}, {"width": 390, "height": 844})
BOXES = """() => {
    const seen = (e) => e.getBoundingClientRect().toJSON();
    return {
        words: [...document.querySelectorAll('.map svg text')].filter((e) => !e.closest('.tag')).map(seen),
        tokens: [...document.querySelectorAll('.place circle.ground')].map(seen),
        map: seen(document.querySelector('.place').ownerSVGElement),
        tags: [...document.querySelectorAll('.map .tag .paper')].map(seen),
    };
}"""

OVER = """() => {
    const [rings, words] = ['.target .ring', 'text'].map((what) => [...document.querySelectorAll(`.map svg ${what}`)]);
    const last = rings.at(-1);
    return words.length > 3 && words.every((word) => last.compareDocumentPosition(word) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""
"""Whether words are drawn after, and so over, what marks provinces."""


def at(visitor: Visitor, players: int, move: str, after: int = 0, played: int = 1) -> dict[str, Any]:
    """A table at a move of the golden match: the first of that text from a number on, and so many moves played from it."""
    file = golden()["gorbino", players]
    texts = [text for _, text in file.moves]
    number = next(i for i in range(after, len(texts)) if texts[i].startswith(move))
    cut = msgspec.structs.replace(file, moves=file.moves[: number + played])
    headers = {"Content-Type": "application/json"}
    answer = visitor.request.post("/api/matches", data=msgspec.json.encode(cut), headers=headers)
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    visitor.go(f"/table/{table['id']}")
    visitor.page.locator("[data-version]").wait_for(state="attached")
    return table


def overlap(a: dict[str, float], b: dict[str, float], slack: float = 2) -> bool:
    across = min(a["right"], b["right"]) - max(a["left"], b["left"])
    down = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    return across > slack and down > slack


def clear(boxes: Sequence[dict[str, float]], others: Sequence[dict[str, float]]) -> None:
    assert not [(a, b) for a in boxes for b in others if a is not b and overlap(a, b)]


def in_sight(visitor: Visitor, cards: Sequence[str]) -> list[str]:
    """The cards of the hand whose names can be read without scrolling."""
    names = visitor.page.locator(".hand .name, .tableau .name").filter(visible=True)
    height = visitor.page.viewport_size["height"]  # type: ignore[index]
    shown = [name for name in names.all() if (box := name.bounding_box()) and 0 <= box["y"] <= height - box["height"]]
    said = {name.inner_text() for name in shown}
    words = {card: card.replace("_", " ").title() for card in cards}
    return [card for card, word in words.items() if word in said]


@pytest.mark.parametrize("move", ["play starter_trade", "play starter_loan", "cube"])
def test_the_hand_stays_in_sight_while_something_is_asked(visitor: Visitor, move: str) -> None:
    table = at(visitor, 4, move)
    starters = [card for card in table["view"]["players"][table["seat"]]["hand"] if card.startswith("starter")]
    for size in SIZES:
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(visitor.page.locator("[data-verb=buy], [data-verb=borrow], [data-verb=cube]").first).to_be_visible()
        assert in_sight(visitor, starters) == starters, size


def test_words_on_the_map_stand_clear_of_tokens_and_of_each_other(visitor: Visitor) -> None:
    at(visitor, 6, "build", after=100, played=0)
    page = visitor.page
    for language in ("en", "fr"):
        page.evaluate("language => localStorage.setItem('trivet.language', language)", language)
        page.reload()
        for size in SIZES:
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.locator(".map .tag").first.wait_for()
            page.wait_for_timeout(300)
            found = page.evaluate(BOXES)
            assert len(found["words"]) > 8 and found["tags"]
            clear(found["words"], found["tokens"])
            clear(found["words"], [*found["words"], *found["tags"]])


def test_what_provinces_give_stands_on_the_map_and_no_border_crosses_a_word(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 360, "height": 640})
    at(visitor, 5, "produce", after=150, played=0)
    page.locator(".map .tag").first.wait_for()
    page.wait_for_timeout(300)
    found = page.evaluate(BOXES)
    assert len(found["tags"]) > 3
    for tag in found["tags"]:
        assert found["map"]["top"] <= tag["top"] and tag["bottom"] <= found["map"]["bottom"], tag
    assert page.evaluate(OVER)


def test_a_line_of_the_log_lights_all_that_it_speaks_of(visitor: Visitor) -> None:
    at(visitor, 4, "produce", after=144)
    page = visitor.page
    log = page.get_by_role("group", name="Log")
    log.get_by_role("button", name="produce.").last.hover()
    expect(page.locator(".map path.lit")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".map path.lit")).to_have_count(0)
    at(visitor, 2, "seize")
    log.get_by_role("button", name="takes").last.hover()
    expect(page.locator(".map .marks .lit")).to_have_count(1)
    assert page.locator("article .player.lit").count() == 2


def test_every_question_says_what_follows(visitor: Visitor) -> None:
    """Whose cubes a production gives, what a city costs, where a card goes; what happens at the end of a trade."""
    said = {
        "produce": "Others’ cities there give their owners cubes too.",
        "build": "You pay the price of the token there and gain 3 income.",
        "develop": "It goes on your discard.",
        "borrow": "less income at the start of every turn",
        "seize": "its owner keeps theirs.",
    }
    for move, words in said.items():
        at(visitor, 2, move, after=50, played=0)
        expect(visitor.page.locator(".detail")).to_contain_text(words)


def test_what_cannot_be_done_is_dimmed_and_says_why(visitor: Visitor) -> None:
    """A card that cannot be played, a card of the track without one that buys, a city out of reach."""
    table = at(visitor, 6, "build", after=100, played=0)
    page = visitor.page
    reached = {offer["city"] for offer in table["offers"] if offer["verb"] == "build"}
    expect(page.locator(".place.dim")).to_have_count(len(table["view"]["cities"]) - len(reached))
    tip = page.locator(".tip")
    far = next(c for c in table["view"]["cities"] if c["owner"] is None and c["city"] not in reached)
    page.locator(f".place[aria-label^={far['city'].title()}] circle.ground").hover(force=True)
    expect(tip).to_contain_text(re.compile("not within reach|do not have"))
    page.locator(".track li .pick").first.hover()
    expect(tip).to_contain_text("First finish the card you have played.")
    offer = next(offer for offer in table["offers"] if offer["verb"] == "build")
    page.locator(f".target[data-action='{offer['action']}']").focus()
    expect(tip).to_contain_text("gains 3 income.")


def test_what_others_did_is_marked_where_it_is(visitor: Visitor) -> None:
    """A bot's purse, cubes and card; not everybody's."""
    visitor.open_table("gorbino", "me", "random", "random")
    table = visitor.ready()
    while table["view"]["round"] < 2 or table["view"]["phase"] != "card":
        table = visitor.play_on(visitor.click_something, moves=1)
    page = visitor.page
    others = [seat for seat in range(3) if seat != table["seat"]]
    told = [event for entry in table["log"] for event in entry["events"] if event["event"] == "play"]
    last = {event["seat"]: event["card"] for event in told}
    for seat in others:
        panel = page.locator("article.player").nth((seat - table["seat"]) % 3)
        expect(panel.locator("[aria-expanded].since, .chip.since").first).to_be_visible()
        panel.locator("[aria-expanded]").last.click()
        name = last[seat].replace("_", " ").title()
        if last[seat].startswith("starter"):
            expect(panel.locator(".chip.since", has_text=name)).to_have_count(1)


def test_cubes_that_left_the_bank_are_marked_there(visitor: Visitor) -> None:
    table = at(visitor, 4, "end turn", after=176)
    last = max(entry["move"] for entry in table["log"] if entry["seat"] == table["seat"])
    others = [event for entry in table["log"] if entry["move"] > last for event in entry["events"]]
    moved = {event["resource"] for event in others if event["event"] in ("produce", "buy", "sell", "cube", "pay_cubes")}
    assert moved
    expect(visitor.page.locator(".market li.since")).to_have_count(len(moved))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_a_replay_shows_every_slot_of_the_track(visitor: Visitor, size: dict[str, int]) -> None:
    table = at(visitor, 4, "end turn", after=120)
    visitor.page.set_viewport_size(size)
    visitor.go(f"/table/{table['id']}/replay/120")
    if size["width"] < 820:
        visitor.page.get_by_role("tab", name="Technology").click()
    slots = visitor.page.locator(".track li")
    expect(slots).to_have_count(len(table["view"]["track"]))
    for slot in slots.all():
        slot.scroll_into_view_if_needed()
        box = slot.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= size["width"] + 1, "wholly in sight"
        assert slot.evaluate(
            """(e) => {
                const { x, y, width, height } = e.getBoundingClientRect();
                return e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }"""
        ), "nothing lies over it"
