"""A report's links: a match travels behind the #, and opens in the replay of a Trivet that has never seen it."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

pytest.importorskip("scipy")
pytest.importorskip("altair")

from trivet.engine.match import Match
from trivet.games import load
from trivet.lab.report.pieces import Pieces
from trivet.lab.report.words import Words
from trivet.texts import Texts

from .visitor import Visitor


def a_whole_match() -> str:
    luck = random.Random(3)
    match = Match(load("gobi"), {"players": 2}, 5)
    while seats := match.game.to_act(match.state):
        match.play(seats[0], luck.choice(match.game.offers(match.state, seats[0])))
    return match.save()


def test_a_figure_leads_from_a_file_on_disk_to_the_replay(visitor: Visitor, tmp_path: Path) -> None:
    words = Words(Texts("en"), load("gobi"))
    pieces = Pieces(None, words, {7: a_whole_match()}, f"http://{visitor.served.host}")  # type: ignore[arg-type]
    report = tmp_path / "report.html"
    report.write_text(f'<!doctype html><meta charset="utf-8">{pieces.look_at(7)}', encoding="utf-8")
    visitor.go(report.as_uri())
    with visitor.context.expect_page() as opened:
        visitor.page.get_by_role("link", name="Game 7").click()
    replay = opened.value
    expect(replay).to_have_url(re.compile(r"/table/[^/]+/replay(/\d+)?$"))
    expect(replay.get_by_role("slider").first).to_be_visible()
    (table,) = re.findall("/table/([^/]+)/", replay.url)
    assert visitor.request.get(f"/api/tables/{table}").json()["status"] == "over"

    replay.goto("/match#" + "eJx")
    expect(replay.get_by_role("heading", name="This match cannot be opened")).to_be_visible()
    expect(replay.get_by_text("cut short on the way")).to_be_visible()
