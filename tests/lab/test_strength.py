"""The strength of the bots: remembered, resumed, written down."""

from pathlib import Path

import pytest

from trivet.games import game
from trivet.lab import strength
from trivet.lab.arena import Played, Standing
from trivet.lab.strength import PAIRINGS, Line, Memory, Pairing, document

GREEDY = Pairing("greedy", "random", {2: 0.9})


def test_games_are_remembered_and_a_half_written_line_is_not(tmp_path: Path) -> None:
    memory = Memory(tmp_path, game("gobi"))
    played = [Played(number, ("greedy", "random"), (1, 2)) for number in range(3)]
    memory.add(GREEDY, 2, played)
    with memory.path.open("a") as file:
        file.write('["greedy", "random", 2, 3, ["gre')
    again = Memory(tmp_path, game("gobi"))
    assert list(again.of("greedy", "random", 2).values()) == played
    again.add(GREEDY, 2, [Played(3, ("random", "greedy"), (2, 1))])
    assert sorted(Memory(tmp_path, game("gobi")).of("greedy", "random", 2)) == [0, 1, 2, 3]


def test_a_run_plays_what_is_missing_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "PAIRINGS", PAIRINGS[:1])
    arguments = ["strength", "--workers", "1", "--memory", str(tmp_path / "m"), "--page", str(tmp_path / "d/s.md")]
    monkeypatch.setattr("sys.argv", [*arguments, "--games", "4"])
    strength.main()
    page = (tmp_path / "d/s.md").read_text(encoding="utf-8")
    assert "| 4 | greedy | random | 4 |" in page
    (memory,) = (tmp_path / "m").iterdir()
    before = memory.read_bytes()
    strength.main()
    assert memory.read_bytes() == before
    assert (tmp_path / "d/s.md").read_text(encoding="utf-8") == page
    assert "is written" in capsys.readouterr().out


def line(wins: float, games: int, players: int) -> Line:
    return Line(GREEDY, players, games, Standing(games=games, wins=wins))


def test_a_claim_holds_when_the_whole_interval_is_above_chance() -> None:
    assert line(250, 400, 4).holds
    assert not line(110, 400, 4).holds
    assert line(370, 400, 2).holds
    assert not line(350, 400, 2).holds  # above chance, and below the nine in ten that are asked for


def test_the_page_says_what_was_measured() -> None:
    page = document({"gobi": [line(250, 400, 4), line(350, 400, 2)]}, 2)
    assert "| 4 | greedy | random | 400 | 62.5% |" in page
    assert "**no**" in page
    for said in ("rules version", "iterations", "processes: 2", "hard"):
        assert said in page
