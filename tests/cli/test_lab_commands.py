"""`trivet games`, `simulate` and `arena`."""

import json
from pathlib import Path

import pytest

from trivet.engine.match import Match, read_match
from trivet.games import load, own_data_file

from .conftest import Run

FIRST_BOT = """
from trivet import Bot

class First(Bot):
    def choose(self, hidden, seat):
        return self.game.offers(hidden, seat)[0]
"""
SIMULATION = ["game", "players", "games", "moves", "seconds", "games_per_second", "moves_per_second", "mean_scores"]


def test_games_lists_games_and_bots(run: Run) -> None:
    data = run("games", "--json").data
    gobi = next(one for one in data["games"] if one["id"] == "gobi")
    assert gobi["players"] == [2, 3, 4]
    assert {"random", "greedy", "easy", "normal", "hard", "expert"} <= set(data["bots"])
    gold = next(one for one in data["games"] if one["id"] == "goldblivion")
    assert {option["name"]: option["players"] for option in gold["options"]}["opponent"] == [1]
    assert "gobi" in run("games").out


def test_simulate_prints_one_object(run: Run) -> None:
    data = run("simulate", "gobi", "--players", 4, "--games", 6, "--seed", 5, "--json").data
    assert list(data) == SIMULATION
    assert (data["game"], data["players"], data["games"]) == ("gobi", 4, 6)
    assert len(data["mean_scores"]) == 4
    assert data["moves_per_second"] == pytest.approx(data["moves"] / data["seconds"])


def test_simulate_says_it_in_words(run: Run) -> None:
    done = run("simulate", "gobi", "--players", 2, "--games", 1, "--bots", "greedy,random")
    assert done.code == 0
    assert "1 games of gobi for 2" in done.out
    assert "greedy" in done.out


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    def play(seed: int) -> tuple[int, list[float]]:
        data = run("simulate", "gobi", "--players", 3, "--games", 4, "--seed", seed, "--json").data
        return data["moves"], data["mean_scores"]

    assert play(8) == play(8) != play(9)


@pytest.mark.parametrize("bots", ["random", "random,first_bots:First,random"])
def test_saved_matches_replay_to_the_same_scores(run: Run, tmp_path: Path, bots: str) -> None:
    (tmp_path / "first_bots.py").write_text(FIRST_BOT)
    arguments = (
        "simulate",
        "gobi",
        "--players",
        3,
        "--games",
        2,
        "--seed",
        2,
        "--bots",
        bots,
        "--workers",
        1,
        "--json",
    )
    data = run(*arguments, "--save", "matches").data
    files = sorted((tmp_path / "matches").iterdir())
    assert [file.name for file in files] == [f"gobi-{number}.json" for number in range(2)]
    matches = [Match.load(load("gobi"), read_match(file.read_bytes())) for file in files]
    totals = [[score["total"] for score in match.game.scores(match.state)] for match in matches]
    assert data["mean_scores"] == [sum(seat) / 2 for seat in zip(*totals, strict=True)]
    assert data["moves"] == sum(len(match.moves) for match in matches)
    assert [match.seed for match in matches] == [(2 << 64) + number for number in range(2)]
    unsaved = run(*arguments).data
    assert (unsaved["moves"], unsaved["mean_scores"]) == (data["moves"], data["mean_scores"])


def test_save_takes_an_empty_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert run("simulate", "gobi", "--players", 2, "--games", 1, "--save", "empty").code == 0
    assert [path.name for path in tmp_path.rglob("*")] == ["empty", "gobi-0.json"]


def test_arena_prints_one_object(run: Run) -> None:
    data = run("arena", "gobi", "--players", 4, "--bots", "greedy,random", "--games", 2, "--workers", 1, "--json").data
    assert list(data) == ["game", "players", "games", "bots"]
    assert (data["game"], data["players"], data["games"]) == ("gobi", 4, 2)
    assert list(data["bots"]) == ["greedy", "random"]
    for bot in data["bots"].values():
        assert list(bot) == ["wins", "win_rate", "interval", "rating"]
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
    assert sum(bot["wins"] for bot in data["bots"].values()) == pytest.approx(2)


def test_arena_and_simulate_alone(run: Run) -> None:
    """One player against an automated opponent, which has no seat."""
    data = run("arena", "goldblivion", "--players", 1, "--bots", "random", "--games", 3, "--workers", 1, "--json").data
    assert (data["players"], list(data["bots"])) == (1, ["random"])
    played = run("simulate", "goldblivion", "--games", 3, "--option", "opponent=charles", "--json").data
    assert (played["players"], len(played["mean_scores"])) == (1, 1)


def test_arena_says_it_in_words(run: Run) -> None:
    done = run("arena", "gobi", "--players", 2, "--bots", "greedy,random", "--games", 1, "--workers", 1)
    assert done.code == 0
    assert "Win rate" in done.out


def test_a_bot_of_a_third_party_plays_in_worker_processes(spawn: Run, tmp_path: Path) -> None:
    (tmp_path / "first_bots.py").write_text(FIRST_BOT)
    arguments = ("arena", "gobi", "--bots", "first_bots:First,random", "--games", 4, "--json", "--workers")
    assert spawn(*arguments, 2).data == spawn(*arguments, 1).data


def test_a_designers_data_file_is_played_and_travels_with_the_match(spawn: Run, tmp_path: Path) -> None:
    text = own_data_file("gobi").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("discard_points = -1", "discard_points = -9"), encoding="utf-8")
    played = spawn(
        *("simulate", "gobi", "--players", 2, "--games", 1, "--seed", 3, "--json"),
        *("--data", "mine.toml", "--save", "matches"),
    )
    (file,) = (tmp_path / "matches").iterdir()
    assert "discard_points = -9" in json.loads(file.read_text(encoding="utf-8"))["data"]
    (tmp_path / "mine.toml").unlink()
    replayed = spawn("replay", file, "--json").data
    assert [score["total"] for score in replayed["scores"]] == played.data["mean_scores"]
    assert any(score["discards"] % 9 == 0 != score["discards"] for score in replayed["scores"])


def test_compare_says_what_a_number_of_the_data_does(run: Run, tmp_path: Path) -> None:
    text = own_data_file("gobi").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("discard_points = -1", "discard_points = -9"), encoding="utf-8")
    arguments = ("--players", 2, "--bots", "random", "--games", 20, "--workers", 1, "--resume", "memory")
    data = run("compare", "mine.toml", *arguments, "--json").data
    assert (data["game"], data["bots"], data["base"]) == ("gobi", ["random", "random"], "gobi's own")
    (found,) = data["comparisons"]
    points = next(one for one in found["measures"] if one["name"] == "points")
    assert (found["name"], found["pairs"]) == ("mine.toml", 20) and points["b"] < points["a"]
    said = run("compare", "mine.toml", *arguments).out
    assert "20 games on each side" in said and "more games on each side (--games)" in said
    swept = run("compare", "--game", "gobi", "--sweep", "discard_points=-9,-1", *arguments)
    assert swept.code == 0 and "discard_points" in swept.out and "│ -9 " in swept.out
