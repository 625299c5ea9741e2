"""`trivet puzzles`: what was found is kept, and gone on from."""

from pathlib import Path

import pytest

from trivet.analysis import puzzles as setting
from trivet.cli import main
from trivet.games import load
from trivet.lab import puzzling
from trivet.lab.processes import HERE


def test_a_search_for_puzzles_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of four matches were looked into, and a line was half-written when it was ended."""
    game = load("gobi")
    looked: list[int] = []

    def look_into(task: puzzling.Task) -> puzzling.Looked:
        looked.append(task.number)
        puzzle = setting.Puzzle(1, {"players": 2}, "0" * 32, [], 0, [setting.Answer("end turn", 0.0, True)])
        return puzzling.Looked(task.number, puzzling.by_what(game), task.seed, task.players, [puzzle])

    monkeypatch.setattr(puzzling, "look_into", look_into)
    first = puzzling.Making(game, tmp_path, 0, (2,))
    steps = first.make(4, HERE)
    assert [next(steps), next(steps)] == [1, 2]
    steps.close()
    with (tmp_path / "matches.jsonl").open("ab") as file:
        file.write(b'{"number": 2, "by":')
    again = puzzling.Making(game, tmp_path, 0, (2,))
    assert len(again.puzzles()) == 2
    assert list(again.make(4, HERE))[-1] == 4
    assert looked[:4] == [0, 1, 2, 3] and len(set(looked)) == len(looked)
    assert len(setting.read_puzzles((tmp_path / "puzzles.json").read_bytes()).puzzles) == 4
    assert puzzling.Making(game, tmp_path, 1, (2,)).puzzles() == []  # another seed


def test_what_is_asked_of_it_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "gobi"]) == 2
    assert "--out" in capsys.readouterr().err
    assert main(["puzzles", "gobi", "--check", "--out", str(tmp_path)]) == 2
    assert "no file of puzzles" in capsys.readouterr().err
