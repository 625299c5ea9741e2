"""The bench: contestants take turns, gates are judged, what cannot be had is said aloud."""

import sys
from pathlib import Path

import pytest

from trivet.lab.bench import run, start
from trivet.lab.bench.contestant import Contestant, NotToBeHad, install, ours
from trivet.lab.bench.run import Measure, Report

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
    echo = Contestant([sys.executable, "-c", ECHO])
    assert [echo.go(seconds)["moves"] for seconds in (1.0, 2.5)] == [1.0, 2.5]
    echo.end()


def test_a_contestant_that_does_not_run_says_why() -> None:
    with pytest.raises(NotToBeHad, match="no such engine"):
        Contestant([sys.executable, "-c", "raise SystemExit('no such engine')"]).go(1)


def test_a_peer_that_cannot_be_installed_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").write_text("#!/bin/sh\necho 'no index here' >&2\nexit 1\n")
    (tmp_path / "bin" / "python").chmod(0o755)
    with pytest.raises(NotToBeHad, match=r"catanatron==.* cannot be installed: no index here"):
        install("catanatron", tmp_path)


def test_rounds_are_paired_and_the_median_counts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    speeds = {"ours": iter([60.0, 600.0, 60.0, 60.0, 60.0]), "catanatron": iter([2.0] * 5)}

    class Fake:
        def __init__(self, name: str) -> None:
            self.name = name

        def go(self, seconds: float) -> dict[str, float]:
            return {"moves": next(speeds[self.name]), "seconds": 1.0}

        def end(self) -> None: ...

    monkeypatch.setattr(run, "ours", lambda work, environment: Fake("ours"))
    monkeypatch.setattr(run, "peer", lambda name, folder: Fake(name))
    report = Report()
    run.random_play({}, ["catanatron"], tmp_path, report, lambda steps: None)
    found = {measure.what: measure for measure in report.measures}
    assert found["Ours to catanatron"].value == 30 and found["Ours to catanatron"].passed
    assert "Ours to open_spiel" not in found


def test_our_own_work_uncompiled() -> None:
    work = ours("views", {"TRIVET_COMPILE": "0"})
    assert 0 < work.go(0.05)["median"] < 0.05
    work.end()


def test_a_page_that_is_not_built_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", lambda path: False)
    with pytest.raises(NotToBeHad, match="not built"):
        start.first_page({})
