"""Tables with data of their own: the page draws each with its own cards, and none with those of the table before."""

import json
import re

from playwright.sync_api import expect

from trivet.engine.match import Match
from trivet.games import load, own_data_file

from .visitor import Visitor

OURS = own_data_file("gobi").read_text(encoding="utf-8")
RICH = re.sub(r"(?m)^points = -?\d+", "points = 55", OURS)


def take_up(visitor: Visitor, data: str | None) -> str:
    """A table made of a match that has just begun; its id."""
    file = json.loads(Match(load("gobi", data), {}, seed=3).save())
    answer = visitor.request.post("/api/matches", data=file)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def test_a_table_is_drawn_with_its_own_data(visitor: Visitor) -> None:
    rich, usual = take_up(visitor, RICH), take_up(visitor, None)
    visitor.go(f"/table/{rich}")
    page, cards = visitor.page, visitor.page.locator(".points")
    expect(cards.first).to_have_text("55")
    assert set(cards.all_inner_texts()) == {"55"}
    for path, shown in ((f"/table/{usual}", False), (f"/table/{rich}/replay", True), (f"/table/{usual}/replay", False)):
        page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
        )
        expect(cards.first).to_be_visible()
        expect(cards.get_by_text("55", exact=True)).to_have_count(cards.count() if shown else 0)
