"""`trivet report`: the page, the figures and the tables it writes; what it refuses."""

import base64
import json
import re
import zlib
from pathlib import Path

import pytest

pytest.importorskip("scipy")
pytest.importorskip("altair")
pytest.importorskip("polars")

import numpy as np
import polars as pl

from trivet.engine.match import Match, read_match
from trivet.games import load
from trivet.lab.processes import HERE
from trivet.lab.records import Rows
from trivet.lab.report import charts
from trivet.lab.report import run as lab
from trivet.lab.report.forks import fork, places, worths

from .conftest import Run
from .test_lab_commands import FIRST_BOT


@pytest.fixture(autouse=True)
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Charts are drawn in tests/lab."""
    monkeypatch.setattr(charts, "svg", lambda chart, language, says: "<svg></svg>")


def test_a_report_is_a_page_figures_and_tables(run: Run, tmp_path: Path) -> None:
    (tmp_path / "reported_bots.py").write_text(FIRST_BOT)
    bots = "random,reported_bots:First"
    asked = ("report", "gobi", "--players", 2, "--games", 4, "--bots", bots, "--workers", 1, "--seed", 3)
    done = run(*asked, "--out", "page.html", "--json", "figures.json", "--parquet", "tables", "--language", "fr")
    assert done.code == 0, done.err
    assert "Ordre du tour" in done.out and "page.html" in done.out
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in page and "4 parties" in page
    assert "trivet report gobi --players 2 --games 4 --bots random,reported_bots:First" in page
    figures = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert figures["asked"]["games"] == 4 and set(figures["bots"]) == {"random", "reported_bots:First"}
    tables = {path.stem: pl.read_parquet(path) for path in (tmp_path / "tables").iterdir()}
    assert set(tables) == {"games", "seats", "turns", "decisions", "cards"}
    assert tables["games"].height == 4 and tables["decisions"].height == tables["games"]["moves"].sum()
    seats = tables["seats"].sort("number", "seat")
    assert seats["bot"].to_list() == ["random", "reported_bots:First", "reported_bots:First", "random"] * 2
    assert seats["win"].sum() == 4
    assert set(tables["cards"]["verb"]) <= set(load("gobi").actions.verbs)
    check_matches(page, tables)


def check_matches(page: str, tables: dict[str, pl.DataFrame]) -> None:
    """The page's matches are the games that were counted."""
    packed = re.findall(r'download="gobi-(\d+).json" href="data:application/json;base64,([^"]+)"', page)
    assert packed
    for number, text in packed:
        match = Match.load(load("gobi"), read_match(base64.b64decode(text)))
        seats = tables["seats"].filter(pl.col("number") == int(number)).sort("seat")
        assert seats["place"].to_list() == match.game.places(match.state)
    links = re.findall(r'href="http://127\.0\.0\.1:8000/match#([\w-]+)"', page)
    assert {zlib.decompress(base64.urlsafe_b64decode(f"{link}==")) for link in links} == {
        base64.b64decode(text) for _, text in packed
    }


def test_alone_every_opponent_is_played(run: Run, tmp_path: Path) -> None:
    few = ("--games", 2, "--forks", 10)  # too few to fork anything
    done = run("report", "goldblivion", *few, "--bots", "random", "--workers", 1, "--out", "alone.html")
    assert done.code == 0, done.err
    page = (tmp_path / "alone.html").read_text(encoding="utf-8")
    assert all(name in page for name in ("Ariane", "Charles", "Blaze", "Jade"))
    assert "Turn order" not in page


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "nobody"), "There is no bot 'nobody'"),
        (("--bots", "random,random,random"), "3 bots for 2 seats"),
        (("--second", "greedy"), "--second greedy is what plays already"),
        (("--second", "nobody"), "There is no bot 'nobody'"),
        (("--language", "de"), "There is no language 'de'"),
        (("--data", "none.toml"), "There is no data file none.toml"),
        (("--out", "there.html"), "there.html is there already"),
        (("--json", "nowhere/figures.json"), "There is no folder"),
        (("--json", "new.html"), "--out and --json name the same file"),
        (("--players", "7"), "players can be 2, 3, 4, not 7"),
        (("--server", "here"), "--server 'here' is no address"),
        (("--forks", "9"), "--forks 9 is too few"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    run: Run, tmp_path: Path, arguments: tuple[str, str], said: str
) -> None:
    (tmp_path / "there.html").touch()
    done = run("report", "gobi", "--games", 1000000, "--out", "new.html", *arguments)
    assert done.code == 2
    assert said in done.err
    assert not (tmp_path / "new.html").exists()


def test_a_missing_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trivet.extras.find_spec", lambda module: None if module == "altair" else module)
    done = run("report", "gobi", "--out", "new.html")
    assert done.code == 2
    assert "pip install 'trivet[lab]'" in done.err


def test_a_server_with_the_lab_needs_it_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trivet.extras.find_spec", lambda module: None if module == "altair" else module)
    done = run("serve", "--lab", "--data-folder", "tables")
    assert done.code == 2
    assert "pip install 'trivet[lab]'" in done.err


def test_both_sides_of_a_fork_share_everything_before_it() -> None:
    game = load("gorbino")
    table = lab.Table(game, game.choose_options({"players": 2}), ("random", "random"), 0, HERE)
    played = lab.play(table, 2, True, lambda games: None)
    thing = next(
        i
        for i, one in enumerate(played.columns.content)
        if one.verb == "develop" and i in played.rows.content["content"]
    )
    at = places(played.sample, played.rows.content, thing, 1)[0]
    actions = [int(action) for action in lab.actions(table, [at[0]])[at[0]]["action"]]
    one = fork(game, played.columns, table.options, 0, table.bots, actions, at, thing)
    assert one and one.taking[:-1] == one.leaving[:-1] == tuple(actions[: at[2]])
    word = played.columns.content[thing].word
    assert game.actions.text(one.taking[-1]) == f"develop {word}"
    assert word not in game.actions.text(one.leaving[-1])
    sides = [table.play_on([(one.number, side)], lambda games: None) for side in (one.taking, one.leaving)]
    again = table.play_on([(one.number, one.taking)], lambda games: None)
    assert (again.seats == sides[0].seats).all()
    sides[0].seats["win"], sides[1].seats["win"] = 1, 0
    assert worths([one], sides[0], sides[1], played.columns) == []  # too few to say anything
    many = [Rows(*(np.repeat(table, 10) for table in vars(side).values())) for side in sides]
    for rows in many:
        rows.seats["seat"] = np.tile([0, 1], 10)
    assert worths([one] * 10, many[0], many[1], played.columns)[0].wins.value == 1
