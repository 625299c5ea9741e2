"""What people who come back expect: keys, settings that stay, turns that end by themselves."""

import re
from typing import Any

from playwright.sync_api import expect

from .company import PHONE, Arrive
from .test_waiting import SHARED
from .visitor import PLAYED, Visitor

HEARD = """
window.heard = [];
const Made = OscillatorNode;
window.OscillatorNode = class extends Made {
    constructor(audio, note) { super(audio, note); heard.push(note.frequency); }
};
"""


def tab(visitor: Visitor, name: str) -> Any:
    return visitor.page.get_by_role("tab", name=name, exact=True)


def test_keys_do_what_their_sheet_says(visitor: Visitor) -> None:
    page, press = visitor.page, visitor.page.keyboard.press
    visitor.open_table("gobi", "me", "random")
    before = visitor.ready()
    press("?")
    sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet).to_be_visible()
    for words in ("Undo", "Hint", "Go on, or end the turn", "Log, and back", "Zoom in", "One move on"):
        expect(sheet.get_by_text(words, exact=True)).to_be_visible()
    assert visitor.violations() == []
    press("u")
    press("Escape")
    expect(sheet).to_be_hidden()

    camera = page.locator("svg g[style*=scale]").first
    scale = camera.get_attribute("style")
    press("+")
    expect(camera).not_to_have_attribute("style", scale or "")
    press("0")
    expect(camera).to_have_attribute("style", scale or "")
    tab(visitor, "Rules").click()
    press("l")
    expect(tab(visitor, "Log")).to_have_attribute("aria-selected", "true")
    press("l")
    expect(tab(visitor, "Rules")).to_have_attribute("aria-selected", "true")

    visitor.click_something()
    after = visitor.ready()
    if after["undo"]:
        press("u")
        assert visitor.changed(after["version"])
        assert visitor.ready()["view"] == before["view"]
        visitor.click_something()
    while "end_turn" not in {offer["verb"] for offer in visitor.ready()["offers"]}:
        visitor.click_something()
    ending = visitor.ready()
    press("e")
    assert visitor.changed(ending["version"])
    assert visitor.table["log"][-1]["seat"] != 0 or visitor.table["to_act"] != ending["to_act"]


def test_no_key_is_heard_where_one_types_or_wants_none(visitor: Visitor) -> None:
    page, press = visitor.page, visitor.page.keyboard.press
    name = page.get_by_label("Name of player 1")
    name.fill("")
    name.press_sequentially("what?")
    expect(name).to_have_value("what?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    name.blur()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Shortcuts of a single key").get_by_text("Off").click()
    press("Escape")
    press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_replay_is_stepped_through_by_keys_and_its_address_holds_the_move(visitor: Visitor) -> None:
    page, press = visitor.page, visitor.page.keyboard.press
    visitor.context.add_init_script(SHARED)
    visitor.open_table("gobi", "me", "random")
    visitor.play_on(visitor.click_something, moves=4)
    page.goto(f"{page.url}/replay/2")
    told = page.get_by_text(re.compile(r"^Move \d+ of"))
    expect(told).to_contain_text("Move 2 of")
    press("ArrowRight")
    expect(told).to_contain_text("Move 3 of")
    expect(page).to_have_url(re.compile("/replay/3$"))
    page.get_by_role("button", name="Share this move").click()
    assert page.evaluate("window.shared.url") == page.url
    press("Home")
    expect(told).to_contain_text("Move 0 of")
    page.reload()
    expect(told).to_contain_text("Move 0 of")


CUT = """[...document.querySelectorAll('dialog label')]
    .filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent.trim())"""
"""Choices that their frames cut."""


def test_settings_are_kept_and_fit_a_phone(arrive: Arrive) -> None:
    ann = arrive("Ann", **PHONE)
    page = ann.page
    page.get_by_role("button", name="Settings").tap()
    sheet = page.get_by_role("dialog", name="Settings")

    def choose(group: str, choice: str) -> None:
        sheet.get_by_role("group", name=group, exact=True).get_by_text(choice, exact=True).tap()

    assert ann.violations() == [] and not ann.small_targets()
    for language in ("Français", "English"):
        page.get_by_role("dialog").get_by_text(language, exact=True).tap()
        assert page.evaluate(CUT) == []
    choose("Text", "Larger")
    assert page.evaluate(CUT) == []
    choose("Contrast", "High")
    sheet.get_by_role("radio", name="Orange").check(force=True)
    sheet.get_by_role("radio", name="Crescent").check(force=True)
    assert not ann.scrolls_sideways() and not ann.small_targets()
    assert ann.violations() == []
    page.reload()
    assert page.evaluate("document.documentElement.dataset.text") == "large"
    assert page.evaluate("getComputedStyle(document.querySelector('h2')).fontSize") == "24.4px"
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"

    ann.open_table("gobi", "me", "random", "random", "random")
    ann.ready()
    marks = page.locator("header .mark path")
    fills = [marks.nth(seat).get_attribute("fill") for seat in range(4)]
    assert fills == [f"var(--player-{shown})" for shown in (3, 1, 2, 0)], "nobody has another's colour"
    shapes = {marks.nth(seat).get_attribute("d") for seat in range(4)}
    assert len(shapes) == 4


LETTERS = """() => {
    const sizes = {};
    for (const e of document.querySelectorAll('.shown svg text, .shown .name, .shown strong')) {
        const size = parseFloat(getComputedStyle(e).fontSize) * (e instanceof SVGElement ? e.getScreenCTM().a : 1);
        const word = e.textContent.trim();
        if (/[\\p{L}\\d]/u.test(word)) sizes[word] = Math.max(size, sizes[word] ?? 0);
    }
    return sizes;
}"""
"""How large the words on the board are, in pixels: the largest of those alike."""


def test_larger_text_reaches_what_is_drawn_on_boards(visitor: Visitor) -> None:
    page = visitor.page
    for name in PLAYED:
        visitor.open_table(name, "me", "random")
        sizes = []
        for text in ("normal", "large"):
            page.evaluate("text => localStorage.setItem('trivet.text', text)", text)
            page.reload()
            visitor.ready()
            page.evaluate("eyes.rest()")
            sizes.append(page.evaluate(LETTERS))
        before, after = sizes
        both = {word for word in before.keys() & after.keys() if before[word] < 18}  # what is larger is large already
        assert len(both) > 3, (name, before, after)
        assert {word: (before[word], after[word]) for word in both if after[word] < 1.05 * before[word]} == {}, name
    # So large a window has room for larger words, whoever looks.
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.wait_for_function("getComputedStyle(document.documentElement).getPropertyValue('--larger') > 1.2")


def test_a_turn_ends_by_itself_where_wanted_unless_it_is_stopped(visitor: Visitor) -> None:
    visitor.open_table("gorbino", "me", "random")
    page = visitor.page
    page.evaluate("localStorage.setItem('trivet.ending', 'on')")
    page.reload()
    wait = page.get_by_role("button", name="Wait")

    def to_the_end() -> dict[str, Any]:
        table = visitor.ready()
        while [offer["verb"] for offer in table["offers"]] != ["end_turn"]:
            visitor.click_something()
            table = visitor.ready()
        return table

    table = to_the_end()
    wait.click()
    expect(wait).to_be_hidden()
    page.wait_for_timeout(3000)
    assert visitor.table["version"] == table["version"]
    page.reload()
    wait.wait_for()
    assert visitor.changed(table["version"]) or visitor.changed(table["version"])
    ended = [entry for entry in visitor.table["log"] if entry.get("itself")]
    assert [entry["seat"] for entry in ended] == [0]
    expect(page.get_by_role("button", name="(by itself)")).to_be_visible()


def test_nothing_sounds_until_it_is_asked_for(visitor: Visitor) -> None:
    page = visitor.page
    visitor.context.add_init_script(HEARD)
    visitor.open_table("gobi", "me", "random")
    visitor.play_on(visitor.click_something, moves=1)
    assert page.evaluate("heard") == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Sound", exact=True).get_by_text("On", exact=True).click()
    assert len(page.evaluate("heard")) == 2, "so that one knows how loud it is"
    page.keyboard.press("Escape")
    visitor.click_something()
    visitor.ready()
    assert len(page.evaluate("heard")) > 2
