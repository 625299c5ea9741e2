"""The strength of the bots: remembered, resumed, written down."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from trivet.engine.game import Game
from trivet.games import IDS, load
from trivet.lab import strength
from trivet.lab.arena import Played, Standing
from trivet.lab.strength import ALONE, PAIRINGS, Found, Line, Memory, Pairing, document, tables
from trivet.lab.workers import Where

GREEDY = Pairing("greedy", "random", least=0.9)


def test_games_are_remembered_and_a_half_written_line_is_not(tmp_path: Path) -> None:
    memory = Memory(tmp_path, load("gobi"))
    played = [Played(number, ("greedy", "random"), (1, 2)) for number in range(3)]
    memory.add("greedy", "random", 2, played)
    with memory.path.open("a") as file:
        file.write('["greedy", "random", 2, 3, ["gre')
    again = Memory(tmp_path, load("gobi"))
    assert list(again.of("greedy", "random", 2).values()) == played
    again.add("greedy", "random", 2, [Played(3, ("random", "greedy"), (2, 1))])
    assert sorted(Memory(tmp_path, load("gobi")).of("greedy", "random", 2)) == [0, 1, 2, 3]


class Run:
    """The program, with one pairing, few games, and players who take no time."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(strength, "PAIRINGS", PAIRINGS[:1])
        monkeypatch.setattr(strength, "ALONE", {"random": 2})
        monkeypatch.setattr(strength, "play_games", self.play)
        self.monkeypatch = monkeypatch
        self.memory = folder / "memory"
        self.page = folder / "docs" / "strength.md"
        self.played: list[tuple[str, dict[str, Any], int]] = []

    def play(
        self, game: Game, options: dict[str, Any], bots: Sequence[str], numbers: Sequence[int], seed: int, where: Where
    ) -> Iterator[list[Played]]:
        self.played.append((game.id, options, len(numbers)))
        for number in numbers:
            yield [Played(number, tuple(bots), (1, 2))]

    def __call__(self, *games: str, most: int = 4) -> str:
        """Its page after a run over these games."""
        options = ["--games", str(most), "--memory", str(self.memory), "--page", str(self.page)]
        self.monkeypatch.setattr("sys.argv", ["strength", *games, *options])
        assert strength.main() in (0, 1)
        return self.page.read_text(encoding="utf-8")


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    return Run(tmp_path, monkeypatch)


def test_a_run_plays_what_is_missing_and_no_more(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    page = run("gobi")
    assert "| 4 | greedy | random | 4 |" in page
    assert run("gobi") == page
    assert "| 4 | greedy | random | 6 |" in run("gobi", most=6)
    assert run.played == [("gobi", {"players": players}, games) for games in (4, 2) for players in (2, 4)]
    assert "is written" in capsys.readouterr().out


def test_games_that_are_remembered_stay_on_the_page(run: Run) -> None:
    """GOLDblivion, and alone against each of its nobles."""
    assert "## gobi" not in run("goldblivion")
    assert run.played[-1] == ("goldblivion", {"players": 1, "opponent": "jade"}, 2)
    page = run("gobi")
    for said in (
        "## gobi",
        "## goldblivion",
        "| bot | games each | ariane | charles | blaze | jade |",
        "| random | 2 |",
    ):
        assert said in page


def test_an_unknown_game_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["strength", "chess"])
    assert strength.main() == 2
    assert "chess" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (["--cluster", "somewhere"], "is no cluster"),
        (["--memory", "there"], "Nothing can be written into there"),
        (["--page", "there/strength.md"], "Nothing can be written into there"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(
    wrong: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there").touch()
    monkeypatch.setattr("sys.argv", ["strength", "gobi", *wrong])
    assert strength.main() == 2 and words in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--games", "--workers"])
def test_no_games_and_no_processes_are_refused(
    option: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["strength", "gobi", option, "0"])
    with pytest.raises(SystemExit, match="2"):
        strength.main()
    assert "'0' is no number from 1 on" in capsys.readouterr().err


@pytest.mark.parametrize("name", IDS)
def test_every_game_is_measured_at_tables_that_it_has(name: str) -> None:
    one = load(name)
    assert tables(one) == one.measured and set(tables(one)) <= set(one.players)
    asked = {(p.first, p.second): p.tables(one) for p in PAIRINGS}
    assert asked["expert", "hard"] == tables(one) and asked["hard", "random"] == (2,)


@pytest.mark.parametrize(("players", "asked"), [((2,), (2,)), ((1, 2, 3, 4), (2, 4)), ((3, 4, 5), (3, 5)), ((1,), ())])
def test_a_game_that_names_no_tables_is_measured_at_the_smallest_and_the_largest(
    players: tuple[int, ...], asked: tuple[int, ...]
) -> None:
    assert tables(replace(load("gobi"), players=players, measured=())) == asked


def test_the_fast_bots_alone_play_enough() -> None:
    assert {bot: games >= 100 for bot, games in ALONE.items()} == {
        "random": True,
        "greedy": True,
        "easy": True,
        "normal": True,
        "hard": True,
        "expert": False,
    }


def line(wins: float, games: int, players: int, pairing: Pairing = GREEDY) -> Line:
    return Line(pairing, players, games, Standing(games=games, wins=wins))


def test_a_claim_holds_when_the_whole_interval_is_above_chance() -> None:
    assert line(250, 400, 4, PAIRINGS[0]).holds
    assert not line(110, 400, 4, PAIRINGS[0]).holds
    assert line(370, 400, 2).holds
    assert not line(350, 400, 2).holds  # above chance, and below the nine in ten that are asked for


def test_the_page_says_what_was_measured() -> None:
    alone = {"hard": {"charles": Standing(games=100, wins=40)}}
    page = document({"gobi": Found([line(250, 400, 4), line(350, 400, 2)], alone)}, 2)
    assert "| 4 | greedy | random | 400 | 62.5% |" in page
    assert "**no**" in page
    assert "| hard | 100 | 40% (31% – 50%) |" in page
    for said in ("rules version", "iterations", "processes: 2", "hard"):
        assert said in page
