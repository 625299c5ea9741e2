"""The run: who is measured, in what order, and what has to come out."""

import os
import platform
import shutil
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from trivet.games import load

from . import start
from .contestant import VERSIONS, Contestant, NotToBeHad, install, once, ours, peer

ROUNDS = 5
ROUND_SECONDS = 1.0
PLAYERS = 4
"""Of random play, as the peer's games have; of a game for fewer, as many as it takes."""
CATAN, SPIEL = "catanatron", "open_spiel"
WORDS = {
    CATAN: f"catanatron {VERSIONS[CATAN]}, random play, 4 players",
    SPIEL: f"OpenSpiel {VERSIONS[SPIEL]}, backgammon in its C++ loop",
}
ENVIRONMENTS = {
    "pgx": f"Pgx {VERSIONS['pgx']}, backgammon, 256 at once",
    "pettingzoo": f"PettingZoo {VERSIONS['pettingzoo']}, Leduc hold'em",
    "rlcard": f"RLCard {VERSIONS['rlcard']}, gin rummy",
    "envpool": f"EnvPool {VERSIONS['envpool']}, CartPole, 256 at once (C++)",
}
LEAST_SHARE = 0.5
"""Of the rules' own speed: what observing and masking leave of it."""
WHOLE = {
    "tables": "random games played and tabulated",
    "greedy": "games of greedy, which imagines four positions for a decision",
    "greedy:1": "games of greedy:1, which imagines one",
}
"""Whole games between bots, a second."""


def players_of(name: str) -> int:
    """How many play a game that is measured."""
    players = load(name).players
    return max((n for n in players if n <= PLAYERS), default=min(players))


def peers_of(games: Sequence[str]) -> list[str]:
    """The peers that these games are held against."""
    return [name for name in WORDS if any(name in load(one).gates.ratios for one in games)]


def steps(games: Sequence[str]) -> int:
    """How often `done` is called in a run over these games."""
    alone = (4 + len(WHOLE)) * len(games)
    return len(peers_of(games)) + len(ENVIRONMENTS) + 2 * ROUNDS + alone + 1


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


def bench(games: Sequence[str], folder: Path, done: Callable[[int], None]) -> Report:
    """Measure these games; `done` hears of each of the steps."""
    report = Report(load=os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0)
    peers = []
    for name in [*peers_of(games), *ENVIRONMENTS]:
        with skipping(report):
            install(name, folder)
            peers.append(name)
        done(1)
    with one_core(report), TemporaryDirectory(prefix="trivet-") as caches:
        compiled = {"TRIVET_CACHE": f"{caches}/all", "TRIVET_COMPILE": "1"}
        for name in games:
            with skipping(report):
                empty = f"{caches}/{name}"
                seconds = start.cold_compile(name, compiled | {"TRIVET_CACHE": empty})
                report.add(f"{name}: compiling, once per installation", seconds, "s", most=load(name).gates.compiling)
                shutil.copytree(empty, f"{caches}/all", dirs_exist_ok=True)
            done(1)
        random_play(games, compiled, [name for name in peers if name in WORDS], folder, report, done)
        environments(games, compiled, [name for name in peers if name in ENVIRONMENTS], folder, report, done)
        for name in games:
            measure_alone(name, compiled, report, done)
        with skipping(report):
            report.add("The server, to the page", start.first_page(compiled), "s", most=3)
        done(1)
    return report


def measure_alone(name: str, compiled: dict[str, str], report: Report, done: Callable[[int], None]) -> None:
    """What needs no peer: the search, how fast a simulation starts, and a move as the server makes it."""
    gates = load(name).gates
    searchers = gates.searchers or players_of(name)
    with skipping(report):
        found = once(ours("search", name, searchers, compiled), ROUND_SECONDS)
        what = f"{name}: search from the opening, {searchers} players, playouts cut after turns: {found['turns']}"
        report.add(what, found["iterations"] / found["seconds"], "iterations/s", least=gates.iterations)
    done(1)
    with skipping(report):
        report.add(
            f"{name}: trivet simulate, to the end of its first game",
            start.first_game(name, players_of(name), compiled),
            "s",
            most=2,
        )
    done(1)
    with skipping(report):
        found = once(ours("views", name, players_of(name), {"TRIVET_COMPILE": "0"}), ROUND_SECONDS)
        report.add(f"{name}: uncompiled, a move, its offers and its view", 1000 * found["median"], "ms", most=2)
    done(1)
    for work, words in WHOLE.items():
        with skipping(report):
            found = once(ours(work, name, players_of(name), compiled), ROUND_SECONDS)
            report.add(f"{name}: {words}, {players_of(name)} players", found["games"] / found["seconds"], "games/s")
        done(1)


def random_play(
    games: Sequence[str],
    compiled: dict[str, str],
    peers: Sequence[str],
    folder: Path,
    report: Report,
    done: Callable[[int], None],
) -> None:
    """Moves a second, our games' and the peers'."""
    players: dict[str, Contestant] = {name: ours("random", name, players_of(name), compiled) for name in games}
    speeds = in_turns(players | {name: peer(name, folder) for name in peers}, report, done)
    for name in speeds:
        words = WORDS.get(name) or f"{name}: random play, {players_of(name)} players"
        report.add(words, statistics.median(speeds[name]), "moves/s")
    for one in games:
        for name, least in load(one).gates.ratios.items():
            if name in speeds and one in speeds:
                report.add(f"{one} to {name}", ratio(speeds[one], speeds[name]), "×", least=least)


def environments(
    games: Sequence[str],
    compiled: dict[str, str],
    peers: Sequence[str],
    folder: Path,
    report: Report,
    done: Callable[[int], None],
) -> None:
    """Steps a second of an environment, with what is observed and what is legal, beside our rules alone and the peers'."""
    players: dict[str, Contestant] = {}
    for name in games:
        for work in ("steps", "alone"):
            players[f"{name} {work}"] = ours(work, name, players_of(name), compiled)
    speeds = in_turns(players | {name: peer(name, folder) for name in peers}, report, done)
    for one in games:
        if f"{one} steps" in speeds:
            words = f"{one}: environment, {players_of(one)} players, with observation and mask"
            report.add(words, statistics.median(speeds[f"{one} steps"]), "steps/s")
        if f"{one} steps" in speeds and f"{one} alone" in speeds:
            share = ratio(speeds[f"{one} steps"], speeds[f"{one} alone"])
            report.add(f"{one}: environment to the rules alone", share, "×", least=LEAST_SHARE)
    for name in peers:
        if name in speeds:
            report.add(ENVIRONMENTS[name], statistics.median(speeds[name]), "steps/s")


def in_turns(players: dict[str, Contestant], report: Report, done: Callable[[int], None]) -> dict[str, list[float]]:
    """The moves a second of each, round by round, of those that ran through."""
    speeds: dict[str, list[float]] = {name: [] for name in players}
    with ExitStack() as stack:
        for player in players.values():
            stack.callback(player.end)
        for _ in range(ROUNDS):
            for name in list(speeds):
                try:
                    found = players[name].go(ROUND_SECONDS)
                except NotToBeHad as problem:
                    report.skipped.append(str(problem))
                    del speeds[name]
                else:
                    speeds[name].append(found["moves"] / found["seconds"])
            done(1)
    return speeds


def ratio(mine: Sequence[float], theirs: Sequence[float]) -> float:
    """The median over the rounds."""
    return statistics.median(one / other for one, other in zip(mine, theirs, strict=True))


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
