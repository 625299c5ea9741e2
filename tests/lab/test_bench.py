"""The bench: contestants take turns, gates are judged, what cannot be had is said aloud."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stress.modules import at_home
from trivet.games import IDS, load
from trivet.lab.bench import Measure, Report, modules, run, start, steps
from trivet.lab.bench.contestant import Contestant, NotToBeHad, install, once, ours

ECHO = 'import sys\nfor line in sys.stdin: print(\'{"moves": %s, "seconds": 1}\' % float(line), flush=True)'


def test_a_measure_is_held_against_its_gate() -> None:
    assert Measure("speed", 26, "×", least=25).passed
    assert Measure("speed", 24, "×", least=25).passed is False
    assert Measure("time", 1.9, "s", most=2).passed
    assert Measure("time", 2.1, "s", most=2).passed is False
    assert Measure("speed", 1, "moves/s").passed is None
    report = Report([Measure("speed", 1, "moves/s")], ["a peer"])
    assert report.passed and report.as_data()["skipped"] == ["a peer"]
    report.add("speed", 24, "×", least=25)
    assert not report.passed


def test_contestants_work_when_they_are_told() -> None:
    echo = Contestant("echo", [sys.executable, "-c", ECHO])
    assert [echo.go(seconds)["moves"] for seconds in (1.0, 2.5)] == [1.0, 2.5]
    echo.end()


def test_a_contestant_that_does_not_run_says_why() -> None:
    with pytest.raises(NotToBeHad, match="no such engine"):
        Contestant("none", [sys.executable, "-c", "raise SystemExit('no such engine')"]).go(1)


def test_a_peer_that_cannot_be_installed_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").write_text("#!/bin/sh\necho 'no index here' >&2\nexit 1\n")
    (tmp_path / "bin" / "python").chmod(0o755)
    with pytest.raises(NotToBeHad, match=r"catanatron==.* cannot be installed: no index here"):
        install("catanatron", tmp_path)


class Fake:
    """A contestant with given speeds, round by round."""

    def __init__(self, *speeds: float) -> None:
        self.speeds = iter(speeds)

    def go(self, seconds: float) -> dict[str, float]:
        return {"moves": next(self.speeds), "seconds": 1.0, "median": 0.1}

    def end(self) -> None: ...


class Absent(Fake):
    def go(self, seconds: float) -> dict[str, float]:
        raise NotToBeHad("It is not here.")


@pytest.fixture
def race(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Report]:
    """Random play of these contestants, our games first."""

    def race(games: list[str], **contestants: Fake) -> Report:
        monkeypatch.setattr(run, "ours", lambda work, game, players, environment: contestants[game])
        monkeypatch.setattr(run, "peer", lambda name, folder: contestants[name])
        peers = [name for name in contestants if name not in games]
        raced = run.Run(games, {}, tmp_path, lambda steps: None, peers=peers)
        run.random_play(raced)
        return raced.report

    return race


def test_rounds_are_paired_and_the_median_counts(race: Callable[..., Report]) -> None:
    ours = {"gobi": Fake(60, 600, 60, 60, 60), "gorbino": Fake(30, 30, 30, 28, 28)}
    report = race(["gobi", "gorbino"], **ours, catanatron=Fake(2, 2, 2, 2, 2))
    found = {measure.what: measure for measure in report.measures}
    assert found["gobi to catanatron"].value == 30 and found["gobi to catanatron"].passed
    assert found["gorbino to catanatron"].value == 15 and found["gorbino to catanatron"].passed
    assert found["gobi: random play, 4 players"].value == 60
    assert not any("open_spiel" in what for what in found)


def test_a_peer_that_drops_out_is_said_aloud_and_not_compared(race: Callable[..., Report]) -> None:
    report = race(["gobi"], gobi=Fake(60, 60, 60, 60, 60), catanatron=Absent())
    assert [measure.what for measure in report.measures] == ["gobi: random play, 4 players"]
    assert report.skipped == ["It is not here."]


def test_every_game_has_its_gates() -> None:
    all_gates = {name: load(name).gates for name in IDS}
    assert {name: (one.ratios["catanatron"], one.compiling, one.iterations) for name, one in all_gates.items()} == {
        "gobi": (25, 30, 10_000),
        "gorbino": (15, 45, 3_000),
        "goldblivion": (10, 60, 2_000),
    }
    assert load("gobi").gates.ratios["open_spiel"] == 6


def test_a_run_over_some_games_needs_their_peers_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed: list[str] = []
    monkeypatch.setattr(run, "install", lambda name, folder: installed.append(name))
    monkeypatch.setattr(run, "ours", lambda work, game, players, environment: Absent())
    monkeypatch.setattr(run, "peer", lambda name, folder: Absent())
    monkeypatch.setattr(start, "cold_compile", lambda game, environment: compiled_into(environment))
    monkeypatch.setattr(start, "first_game", lambda game, players, environment: 1.0)
    monkeypatch.setattr(start, "first_page", lambda environment: 1.0)
    monkeypatch.setattr(start, "first_answer", lambda game, environment: 1.0)
    monkeypatch.setattr(modules, "browsers", lambda game, players: {"Node": Absent()})
    monkeypatch.setattr(modules, "size", lambda game: 40.0)
    counted: list[int] = []
    report = run.bench(["gorbino"], tmp_path, counted.append)
    assert installed == ["catanatron", "pgx", "pettingzoo", "rlcard", "envpool"]
    assert sum(counted) == steps(["gorbino"]) < steps(["gorbino", "gobi"])
    assert [measure.most for measure in report.measures] == [45, 80, 2, 3, 3] and report.passed


def test_an_environment_is_held_against_the_rules_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    speeds = {"steps": (60, 30, 20, 40, 40), "alone": (100, 50, 50, 50, 50)}
    monkeypatch.setattr(run, "ours", lambda work, game, players, environment: Fake(*speeds[work]))
    monkeypatch.setattr(run, "peer", lambda name, folder: Fake(7, 7, 7, 7, 7) if name == "pgx" else Absent())
    measured = run.Run(["gobi"], {}, tmp_path, lambda steps: None, peers=["pgx", "rlcard"])
    run.environments(measured)
    report = measured.report
    *mine, pgx = report.measures
    assert [measure.what for measure in mine] == [
        f"gobi: environment{what}"
        for players in (2, 4)
        for what in (f", {players} players, with observation and mask", f" to the rules alone, {players} players")
    ]
    for shown, share in (mine[:2], mine[2:]):
        assert (shown.value, share.value, share.least, share.passed) == (40, 0.6, 0.5, True)
    assert pgx.value == 7 and "backgammon, 256 at once" in pgx.what
    assert report.skipped == ["It is not here."]


def compiled_into(environment: dict[str, str]) -> float:
    Path(environment["TRIVET_CACHE"]).mkdir(parents=True, exist_ok=True)
    return 1.0


def test_our_own_work_uncompiled() -> None:
    assert 0 < once(ours("views", "gobi", 4, {"TRIVET_COMPILE": "0"}), 0.05)["median"] < 0.05
    assert once(ours("steps", "goldblivion", 2, {"TRIVET_COMPILE": "0"}), 0.01)["moves"] >= 256


def test_compiling_is_told_in_the_processor_s_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def an_hour_of_waiting(command: list[str], environment: dict[str, str]) -> float:
        subprocess.run([sys.executable, "-c", "sum(range(10**6))"], check=True)
        return 3600.0

    monkeypatch.setattr(start, "timed", an_hour_of_waiting)
    assert 0 < start.cold_compile("gobi", {}) < 3600


def test_a_page_that_is_not_built_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", lambda path: False)
    with pytest.raises(NotToBeHad, match="not built"):
        start.first_page({})


def test_the_module_of_a_game_searches_in_node_beside_machine_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In a real Node; machine code and wasmtime are pretended."""
    monkeypatch.setattr(run, "ours", lambda work, game, players, environment: Fake(*[1.0] * 5))
    monkeypatch.setattr(run, "ROUND_SECONDS", 0.02)
    monkeypatch.setattr(modules, "chromium_here", lambda: None)
    at_home(load("gobi"))
    measured = run.Run(["gobi"], {}, tmp_path, lambda steps: None)
    run.by_modules(measured)
    size, *moves, wasmtime, node = measured.report.measures
    assert moves[0].value == 100 and 0 < moves[1].value < 300 == moves[1].most and "hard, a move" in moves[1].what
    assert 10 < size.value < 80 == size.most
    assert (wasmtime.value, wasmtime.least) == (1.0, None)
    assert node.value > 100 and node.least == 0.6 and "Node" in node.what
