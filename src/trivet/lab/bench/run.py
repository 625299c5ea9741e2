"""The run: who is measured, in what order, and what has to come out."""

import os
import platform
import statistics
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from . import start
from .contestant import VERSIONS, NotToBeHad, install, ours, peer

ROUNDS = 5
ROUND_SECONDS = 1.0
RATIOS = {"catanatron": 25.0, "open_spiel": 6.0}
"""How many times the peer's moves a second ours must be."""
WORDS = {
    "ours": "Gobi, random play, 4 players",
    "catanatron": f"catanatron {VERSIONS['catanatron']}, random play, 4 players",
    "open_spiel": f"OpenSpiel {VERSIONS['open_spiel']}, backgammon in its C++ loop",
}
STEPS = len(RATIOS) + ROUNDS + 5


@dataclass(frozen=True)
class Measure:
    what: str
    value: float
    unit: str
    least: float | None = None
    most: float | None = None

    @property
    def passed(self) -> bool | None:
        """None where nothing is asked of it."""
        if self.least is not None:
            return self.value >= self.least
        return self.value <= self.most if self.most is not None else None


@dataclass
class Report:
    measures: list[Measure] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    load: float = 0.0
    """Processes that others were running when it began: above 1 or so, times are too long."""

    def add(self, what: str, value: float, unit: str, least: float | None = None, most: float | None = None) -> None:
        self.measures.append(Measure(what, value, unit, least, most))

    @property
    def passed(self) -> bool:
        """Nothing that was measured failed; what was skipped is said aloud."""
        return all(measure.passed is not False for measure in self.measures)

    def as_data(self) -> dict[str, Any]:
        return {
            "machine": machine() | {"load": self.load},
            "measures": [asdict(measure) | {"passed": measure.passed} for measure in self.measures],
            "skipped": self.skipped,
            "passed": self.passed,
        }


def machine() -> dict[str, Any]:
    return {"processor": processor(), "system": platform.system(), "python": platform.python_version()}


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def bench(folder: Path, done: Callable[[int], None]) -> Report:
    """Measure everything; `done` hears of each of the STEPS."""
    report = Report(load=os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0)
    peers = []
    for name in RATIOS:
        with skipping(report):
            install(name, folder)
            peers.append(name)
        done(1)
    with one_core(report), TemporaryDirectory(prefix="trivet-") as cache:
        compiled = {"TRIVET_CACHE": cache, "TRIVET_COMPILE": "1"}
        with skipping(report):
            report.add("Compiling everything, once per installation", start.cold_compile(compiled), "s", most=30)
        done(1)
        random_play(compiled, peers, folder, report, done)
        with skipping(report):
            found = once("search", compiled)
            speed = found["iterations"] / found["seconds"]
            report.add("Search from the opening, 4 players", speed, "iterations/s", least=10_000)
        done(1)
        with skipping(report):
            report.add("trivet simulate, to the end of its first game", start.first_game(compiled), "s", most=2)
        done(1)
        with skipping(report):
            report.add("The server, to the page", start.first_page(compiled), "s", most=3)
        done(1)
        with skipping(report):
            found = once("views", {"TRIVET_COMPILE": "0"})
            report.add("Uncompiled: a move, its offers and its view", 1000 * found["median"], "ms", most=2)
        done(1)
    return report


def random_play(
    compiled: dict[str, str], peers: list[str], folder: Path, report: Report, done: Callable[[int], None]
) -> None:
    """Moves a second, ours and the peers' in turns; of every figure the median over the rounds."""
    speeds: dict[str, list[float]] = {}
    with ExitStack() as stack:
        players = {"ours": ours("random", compiled)} | {name: peer(name, folder) for name in peers}
        for player in players.values():
            stack.callback(player.end)
        for _ in range(ROUNDS):
            for name, player in list(players.items()):
                try:
                    found = player.go(ROUND_SECONDS)
                except NotToBeHad as problem:
                    report.skipped.append(str(problem))
                    del players[name]
                else:
                    speeds.setdefault(name, []).append(found["moves"] / found["seconds"])
            done(1)
    for name, words in WORDS.items():
        if len(speeds.get(name, [])) == ROUNDS:
            report.add(words, statistics.median(speeds[name]), "moves/s")
    for name, least in RATIOS.items():
        if len(speeds.get(name, [])) == len(speeds.get("ours", [])) == ROUNDS:
            ratios = [mine / theirs for mine, theirs in zip(speeds["ours"], speeds[name], strict=True)]
            report.add(f"Ours to {name}", statistics.median(ratios), "×", least=least)


def once(work: str, environment: dict[str, str]) -> dict[str, Any]:
    contestant = ours(work, environment)
    try:
        return contestant.go(ROUND_SECONDS)
    finally:
        contestant.end()


@contextmanager
def skipping(report: Report) -> Iterator[None]:
    """What cannot be had is skipped, aloud."""
    try:
        yield
    except NotToBeHad as problem:
        report.skipped.append(str(problem))


@contextmanager
def one_core(report: Report) -> Iterator[None]:
    """This process, and all it starts, on one core."""
    if not hasattr(os, "sched_setaffinity"):
        report.skipped.append("This system cannot bind a process to one core: all ran on any.")
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)
