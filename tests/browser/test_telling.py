"""What the table tells: why a hint, how a game ended, who looks on."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from ..games.golden import MATCHES
from .company import Arrive, command, new_table
from .visitor import Visitor

ENDED = {"gobi": "points", "gorbino": "points", "goldblivion": "gold bars"}
"""Games, and what each counts."""


def open_ended(visitor: Visitor, game: str) -> dict[str, Any]:
    """A finished game of the most players."""
    name = max(match for match in MATCHES if re.fullmatch(rf"{game}-\d", match))
    answer = visitor.request.post("/api/matches", data=json.loads(MATCHES[name].read_text()))
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    visitor.go(f"/table/{table['id']}")
    return table


def test_the_end_says_who_won_by_what_where_it_came_from_and_how_it_went(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 1280, "height": 720})
    for game, counted in ENDED.items():
        table = open_ended(visitor, game)
        totals = [score["total"] for score in table["scores"]]
        won = page.get_by_role("heading", level=2).filter(has_text="win")
        expect(won).to_contain_text(f"with {max(totals)} {counted}")
        sheet = page.get_by_role("table", name="Scores")
        rows = [[int(n.replace("−", "-")) for n in row.all_inner_texts()] for row in columns(sheet)]
        assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1] == sorted(totals, reverse=True)
        assert len(rows) > 2, "it is said where they came from"
        chart = page.get_by_role("region", name="How it went").get_by_role("img")
        expect(chart.locator("path.curve")).to_have_count(len(totals))
        page.get_by_text("Round by round, as a table").click()
        last = page.get_by_role("region", name="How it went").locator("tbody tr").last.locator("td")
        assert [int(n) for n in last.all_inner_texts()] == rows[-1], "lines and table end where the score sheet does"
        for name in ("Another game", "Save the match file"):
            expect(page.get_by_role("link", name=name)).to_be_visible()
        assert not visitor.scrolls_sideways()
        assert visitor.violations() == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    expect(page.get_by_role("heading", level=2).filter(has_text="win")).to_be_in_viewport()


def columns(sheet: Any) -> list[Any]:
    """The numbers of each row."""
    rows = sheet.locator("tbody tr, tfoot tr")
    return [rows.nth(n).locator("td") for n in range(rows.count())]


def test_a_hint_gives_its_reason(visitor: Visitor) -> None:
    visitor.open_table("gobi", "me", "random")
    visitor.ready()
    visitor.page.get_by_role("button", name="Hint").click()
    said = visitor.page.get_by_text("Hint:", exact=False).first
    expect(said).to_contain_text(re.compile(r"It does more than other moves for: .*\(\+\d|It pays off later"))
    meant = visitor.page.locator("main .hinted, main .marks .hint")
    expect(meant.first).to_be_attached()
    moved = command(visitor, visitor.table)
    assert [offer["verb"] for offer in moved["offers"]] == ["end_turn"]
    visitor.ready()
    visitor.page.keyboard.press("h")
    expect(said).to_contain_text("Hint: End turn. There is nothing else to do.")


def test_who_looks_on_is_named_to_all(arrive: Arrive) -> None:
    ann, zoe = arrive("Ann"), arrive("Zoe")
    table = new_table(ann, "me", "random")
    for visitor in (ann, zoe):
        visitor.go(f"/table/{table['id']}")
    for visitor in (ann, zoe):
        expect(visitor.page.get_by_text("Zoe watches")).to_be_visible()
