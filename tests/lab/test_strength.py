"""The strength of the bots: remembered, resumed, written down."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress
from typer.testing import CliRunner, Result

from trivet.engine.game import Game
from trivet.games import IDS, load
from trivet.lab import strength
from trivet.lab.arena import Played, Standing
from trivet.lab.processes import Where
from trivet.lab.strength import ALONE, FEWER, Found, Line, Measuring, Memory, Pairing, document, pairings, tables

GREEDY = Pairing("greedy", "random", (2,), 400, least=0.9)
OF_FOUR = Pairing("greedy", "random", (4,), 400)


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
        monkeypatch.setattr(strength, "pairings", self.pairings)
        monkeypatch.setattr(strength, "ALONE", {"random": 2})
        monkeypatch.setattr(strength, "play_games", self.play)
        self.monkeypatch = monkeypatch
        self.memory = folder / "memory"
        self.page = folder / "docs" / "strength.md"
        self.played: list[tuple[str, dict[str, Any], int]] = []

    def pairings(self, game: Game, games: int, full: bool) -> list[Pairing]:
        return [Pairing("greedy", "random", (n,), games) for n in tables(game)]

    def play(
        self, game: Game, options: dict[str, Any], bots: Sequence[str], numbers: Sequence[int], seed: int, where: Where
    ) -> Iterator[list[Played]]:
        self.played.append((game.id, options, len(numbers)))
        for number in numbers:
            yield [Played(number, tuple(bots), (1, 2))]

    def __call__(self, *games: str, most: int = 4) -> str:
        """Its page after a run over these games."""
        options = ["--games", str(most), "--memory", str(self.memory), "--page", str(self.page)]
        done = asked(*games, *options)
        assert done.exit_code in (0, 1) and "is written" in done.stdout
        return self.page.read_text(encoding="utf-8")


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    return Run(tmp_path, monkeypatch)


def test_a_run_plays_what_is_missing_and_no_more(run: Run) -> None:
    page = run("gobi")
    assert "| 4 | greedy | random | 4 |" in page
    assert run("gobi") == page
    assert "| 4 | greedy | random | 6 |" in run("gobi", most=6)
    assert run.played == [("gobi", {"players": players}, games) for games in (4, 2) for players in (2, 4)]


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


def asked(*words: str) -> Result:
    """What the program does when it is started with these words."""
    return CliRunner().invoke(strength.program, words)


def test_an_unknown_game_is_refused() -> None:
    refused = asked("chess")
    assert refused.exit_code == 2 and "chess" in refused.stderr


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (["--cluster", "somewhere"], "is no cluster"),
        (["--memory", "there"], "Nothing can be written into there"),
        (["--page", "there/strength.md"], "Nothing can be written into there"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(
    wrong: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there").touch()
    refused = asked("gobi", *wrong)
    assert refused.exit_code == 2 and words in refused.stderr


@pytest.mark.parametrize("option", ["--games", "--workers"])
def test_no_games_and_no_processes_are_refused(option: str) -> None:
    refused = asked("gobi", option, "0")
    assert refused.exit_code == 2 and "greater than or equal to 1" in refused.stderr


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("full", [False, True])
def test_every_level_is_measured_against_the_one_below_at_every_table(name: str, full: bool) -> None:
    one = load(name)
    asked = pairings(one, 400, full)
    assert tables(one) == one.measured and set(tables(one)) <= set(one.players)
    for level, below in (("normal", "easy"), ("hard", "normal"), ("expert", "hard")):
        rungs = [each for each in asked if (each.first, each.second) == (level, below)]
        assert sorted(n for each in rungs for n in each.players) == [n for n in one.players if n > 1]
        assert (2,) in [each.players for each in rungs]
        assert all(len(each.players) == 1 for each in rungs) or not full
        assert {each.games for each in rungs} == {400 if full else FEWER.get(level, 400)}


@pytest.mark.parametrize("name", IDS)
def test_what_a_game_asks_of_its_bots_is_played(name: str) -> None:
    one = load(name)
    asked = {(each.first, each.second, each.players): each for each in pairings(one, 400)}
    for bar in one.gates.bars:
        assert asked[bar.first, bar.second, (bar.players,)].least == bar.least
        assert asked[bar.first, bar.second, (bar.players,)].games == 400


def test_tables_of_several_kinds_are_counted_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven games at three and four: four and three of them; the first wins all at three and none at four."""

    def play(game: Game, options: dict[str, Any], bots: Sequence[str], numbers: Sequence[int], *_: Any) -> Any:
        others = (bots[1],) * (options["players"] - 1)
        for number in numbers:
            first, second = (1, 2) if options["players"] == 3 else (2, 1)
            yield [Played(number, (bots[0], *others), (first, second, *(3 for _ in others[1:])))]

    monkeypatch.setattr(strength, "play_games", play)
    pairing = Pairing("hard", "normal", (3, 4), 7)
    with Progress(disable=True) as bar:
        found = Measuring(load("goldblivion"), 7, tmp_path, Where(), bar).count(pairing)
    assert (found.games, found.wins) == (7, 4)
    assert pairing.chance == pytest.approx((1 / 3 + 1 / 4) / 2)


@pytest.mark.parametrize(("players", "asked"), [((2,), (2,)), ((1, 2, 3, 4), (2, 4)), ((3, 4, 5), (3, 5)), ((1,), ())])
def test_a_game_that_names_no_tables_is_measured_at_the_smallest_and_the_largest(
    players: tuple[int, ...], asked: tuple[int, ...]
) -> None:
    assert tables(replace(load("gobi"), players=players, measured=())) == asked


def test_bots_alone_play_enough() -> None:
    assert min(ALONE.values()) >= 100


def line(wins: float, games: int, pairing: Pairing = GREEDY) -> Line:
    return Line(pairing, Standing(games=games, wins=wins))


def test_a_claim_holds_when_the_whole_interval_is_above_what_is_asked() -> None:
    assert line(250, 400, OF_FOUR).holds
    assert not line(110, 400, OF_FOUR).holds
    assert line(375, 400).holds
    assert not line(365, 400).holds  # more than nine in ten, but not surely


def test_the_page_says_what_was_measured() -> None:
    alone = {"hard": {"charles": Standing(games=100, wins=40)}}
    page = document({"gobi": Found([line(250, 400, OF_FOUR), line(350, 400)], alone)}, 2)
    assert "| 4 | greedy | random | 400 | 62.5% |" in page
    assert "**no**" in page
    assert "| hard | 100 | 40% (31% – 50%) |" in page
    for said in ("rules version", "iterations", "processes: 2", "hard"):
        assert said in page
