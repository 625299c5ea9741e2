"""A copy of a game under another name, from outside: played, simulated, measured and served like the first."""

import ast
import json
from pathlib import Path

import pytest

from trivet.games import IDS

from . import outside


@pytest.fixture(scope="module")
def oasis(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("oasis")
    outside.copy_of_gobi(folder, "oasis")
    return folder


def test_it_is_listed_simulated_and_played_by_bots(oasis: Path) -> None:
    listed = outside.answer(oasis, "games")
    assert [one["id"] for one in listed["games"]] == [*IDS, "oasis"] and not listed["troubles"]
    ours, theirs = (
        outside.answer(oasis, "simulate", name, "--games", "2", "--seed", "5") for name in ("gobi", "oasis")
    )
    assert ours["mean_scores"] == theirs["mean_scores"] and theirs["game"] == "oasis"
    played = outside.answer(oasis, "arena", "oasis", "--bots", "greedy,random", "--games", "2", "--workers", "2")
    assert played["games"] == 2


def test_it_is_played_in_the_terminal_on_its_own_board(oasis: Path) -> None:
    """Somebody leaves at once: one board was drawn, and one question asked."""
    drawn, ours = (
        outside.command(oasis, "play", name, "--bots", "random", "--seed", "1", "--language", "fr")
        for name in ("oasis", "gobi")
    )
    assert drawn == ours.replace("Gobi", "Oasis") and "Posez la tuile" in drawn


MEASURED = """
import sys
from pathlib import Path
from trivet.lab.bench import run, start
run.ROUNDS, run.ROUND_SECONDS = 1, 0.02
ours, first_game, plain = run.ours, start.first_game, {"TRIVET_COMPILE": "0"}
found = "import json, sys\\nfor _ in sys.stdin: print(json.dumps(dict(iterations=1, seconds=1, learned=1, median=0.01)), flush=True)"
searched = lambda: run.Contestant("search", [sys.executable, "-c", found])
run.ours = lambda work, game, players, _: searched() if work in ("search", *run.LEVELS) else ours(work, game, players, plain)
start.first_game = lambda game, players, _: first_game(game, players, plain)
run.install = lambda name, folder: None
run.peer = lambda name, folder: run.Contestant(name, [sys.executable, "-c", "raise SystemExit('not here')"])
start.cold_compile = lambda game, environment: Path(environment["TRIVET_CACHE"]).mkdir() or 1.0
start.first_page = lambda environment: 1.0
start.first_answer = lambda game, environment: 1.0
report = run.bench(["oasis"], Path("peers"), lambda steps: None)
print([(measure.what.split(":")[0], measure.least or measure.most) for measure in report.measures])
"""
"""Rules stay uncompiled, and nobody searches: what is tried is that every step finds the game."""


def test_it_is_measured_and_held_against_its_own_gates(oasis: Path) -> None:
    done = outside.run(oasis, "-c", MEASURED)
    assert done.returncode == 0, done.stderr
    gates = [gate for what, gate in ast.literal_eval(done.stdout) if what == "oasis"]
    assert [gate for gate in gates if gate] == [30, 0.5, 0.5, 2, 10000, 2, 2, 3, 2, 20, 20, 250, 250]
    assert "('The server, to the page', 3)" in done.stdout


STRONG = """
import sys
from trivet.lab import strength
asked = strength.pairings
strength.pairings = lambda *one: asked(*one)[:2]
sys.argv = ["strength", "oasis", "--games", "2", "--workers", "1", "--memory", "memory", "--page", "strength.md"]
strength.program()
"""


def test_the_strength_of_its_bots_is_measured_at_its_own_tables(oasis: Path) -> None:
    done = outside.run(oasis, "-c", STRONG)
    assert done.returncode in (0, 1) and "is written" in done.stdout, done.stderr
    page = (oasis / "strength.md").read_text(encoding="utf-8")
    assert "## oasis" in page and "| 2 | greedy | random | 2 |" in page and "| 4 | greedy | random | 2 |" in page


SERVED = """
import json
import trivet.server
from pathlib import Path
from fastapi.testclient import TestClient
from trivet.server.app import create_app
from trivet.server.basics.settings import Settings
with TestClient(create_app(Settings(database=Path("tables.db"), compiled_bots=False))) as client:
    ask = lambda method, path, **more: client.request(method, "/api" + path, **more).json()
    games, _ = ask("GET", "/games"), ask("GET", "/me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ask("POST", "/tables", json={"game": "oasis", "options": {"players": 2}, "seats": seats})
    words = ask("GET", "/games/oasis/texts")
    print(json.dumps({"games": [one["id"] for one in games], "table": table, "words": words}))
"""


def test_it_is_served_with_its_words(oasis: Path) -> None:
    done = outside.run(oasis, "-c", SERVED)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["games"] == [*IDS, "oasis"]
    assert found["table"]["game"] == "oasis" and found["table"]["view"]["tiles"]
    assert "oasis-title = Oasis" in found["words"]["fr"]["messages"]
