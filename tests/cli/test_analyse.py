"""`trivet analyse`."""

import json
from pathlib import Path

from .conftest import Run

FAST = {"TRIVET_COMPILE": "1"}


def test_it_tells_where_the_chances_went(spawn: Run, saved: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    done = spawn("analyse", saved, "--depth", 12, "--out", kept, **FAST)
    assert done.code == 0 and "Unexplained" in done.out and "Player 3" in done.out
    assert json.loads(kept.read_text())["depth"] == 12
    french = spawn("analyse", saved, "--depth", 12, "--out", kept, "--language", "fr", **FAST)
    assert french.code == 0 and "Inexpliqué" in french.out and "Mieux valait" in french.out
    data = spawn("analyse", saved, "--depth", 12, "--out", kept, "--json", **FAST).data
    assert data["complete"] and data["depth"] == 12 and len(data["accounts"]) == 3
    assert {one["called"] for one in data["decisions"]} <= {None, "inaccuracy", "mistake", "blunder"}
    errors = [turn for turn in data["turning_points"] if turn["change"] < 0 and "cost" in turn["text"]]
    assert errors and all(f"Move {turn['move'] + 1}:" in turn["text"] for turn in errors)


def test_chances_alone_take_no_search(spawn: Run, saved: Path) -> None:
    data = spawn("analyse", saved, "--depth", 0, "--json", **FAST).data
    assert data["depth"] == 0 and not any(one["depth"] for one in data["decisions"])
    assert len(data["positions"]) == 1 + len(json.loads(saved.read_text())["moves"])


def test_what_cannot_be_analysed_is_told(run: Run, saved: Path, tmp_path: Path) -> None:
    match = json.loads(saved.read_text())
    under_way = tmp_path / "under-way.json"
    under_way.write_text(json.dumps(match | {"moves": match["moves"][:5]}))
    done = run("analyse", under_way)
    assert done.code == 2 and "still under way" in done.err
    other = tmp_path / "other.json"
    other.write_text("{}")
    done = run("analyse", saved, "--out", other)
    assert done.code == 2 and "no analysis" in done.err and other.read_text() == "{}"
    assert run("analyse", tmp_path / "nothing.json").code == 2
