"""The run: who is measured, in what order, and what has to come out."""

import os
import platform
import shutil
import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from trivet.bots.levels import LEVELS
from trivet.games import load

from . import modules, start
from .contestant import VERSIONS, Contestant, NotToBeHad, install, once, ours, peer

ROUNDS = 5
ROUND_SECONDS = 1.0
MOMENT = 0.2
"""Seconds, where a few moves are enough."""
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
MACHINE = "machine code"
LEAST_SHARE = 0.5
"""Of the rules' own speed: what observing and masking leave of it."""
LONGEST = {"hard": 20, "expert": 250}
"""Milliseconds that a level's move takes, at most;"""
LONGEST_BY_MODULE = 300
"""and a hard bot's by its game's module."""
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


def counts_of(name: str) -> list[int]:
    """For how many players what we ask of ourselves is measured: two, and as many as `players_of` says."""
    return sorted({players_of(name), min((n for n in load(name).players if n > 1), default=1)})


def peers_of(games: Sequence[str]) -> list[str]:
    """The peers that these games are held against."""
    return [name for name in WORDS if any(name in load(one).gates.ratios for one in games)]


def steps(games: Sequence[str]) -> int:
    """How often `done` is called in a run over these games."""
    alone = (6 + len(WHOLE)) * len(games)
    return len(peers_of(games)) + len(ENVIRONMENTS) + (2 + len(games)) * ROUNDS + alone + 1


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


@dataclass(frozen=True)
class Run:
    """One run: the games, and what all its parts share."""

    games: Sequence[str]
    compiled: dict[str, str]
    """The environment in which our rules are compiled, and the cache that holds them."""
    folder: Path
    """The virtual environment of the peers."""
    done: Callable[[int], None]
    """Hears of each of the steps."""
    report: Report = field(default_factory=Report)
    peers: list[str] = field(default_factory=list)
    """Those that are installed."""

    def ours(self, work: str, game: str) -> Contestant:
        return ours(work, game, players_of(game), self.compiled)

    def among(self, some: Iterable[str]) -> dict[str, Contestant]:
        """Of some peers, those that are installed."""
        return {name: peer(name, self.folder) for name in self.peers if name in some}


def bench(games: Sequence[str], folder: Path, done: Callable[[int], None]) -> Report:
    """Measure these games; `done` hears of each of the steps."""
    with TemporaryDirectory(prefix="trivet-") as caches:
        run = Run(games, {"TRIVET_CACHE": f"{caches}/all", "TRIVET_COMPILE": "1"}, folder, done)
        report = run.report
        report.load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
        for name in [*peers_of(games), *ENVIRONMENTS]:
            with skipping(report):
                install(name, folder)
                run.peers.append(name)
            done(1)
        with one_core(report):
            for name in games:
                with skipping(report):
                    empty = f"{caches}/{name}"
                    seconds = start.cold_compile(name, run.compiled | {"TRIVET_CACHE": empty})
                    most = load(name).gates.compiling
                    report.add(f"{name}: compiling, once per installation, of one core", seconds, "s", most=most)
                    shutil.copytree(empty, f"{caches}/all", dirs_exist_ok=True)
                done(1)
            random_play(run)
            environments(run)
            by_modules(run)
            for name in games:
                measure_alone(run, name)
            with skipping(report):
                report.add("The server, to the page", start.first_page(run.compiled), "s", most=3)
            done(1)
    return report


def measure_alone(run: Run, name: str) -> None:
    """What needs no peer: the search, how fast a simulation starts, a move as the server makes it, whole games."""
    gates, report = load(name).gates, run.report
    searchers = gates.searchers or players_of(name)
    for players in sorted({searchers, *counts_of(name)}):
        with skipping(report):
            found = once(ours("search", name, players, run.compiled), ROUND_SECONDS)
            least = gates.iterations if players == searchers else None
            what = f"{name}: search from the opening, {players} players"
            report.add(what, found["iterations"] / found["seconds"], "iterations/s", least=least)
            what = f"{name}: an iteration with a network, to one without, {players} players"
            report.add(what, found["learned"], "×", most=2)
    run.done(1)
    with skipping(report):
        seconds = start.first_game(name, players_of(name), run.compiled)
        report.add(f"{name}: trivet simulate, to the end of its first game", seconds, "s", most=2)
    run.done(1)
    with skipping(report):
        seconds = start.first_answer(name, {"TRIVET_COMPILE": "1"})
        report.add(f"{name}: from the page to a hard bot's first move, nothing kept", seconds, "s", most=3)
    run.done(1)
    with skipping(report):
        found = once(ours("views", name, players_of(name), {"TRIVET_COMPILE": "0"}), ROUND_SECONDS)
        report.add(f"{name}: uncompiled, a move, its offers and its view", 1000 * found["median"], "ms", most=2)
    run.done(1)
    for level in LEVELS:
        for players in counts_of(name):
            with skipping(report):
                found = once(ours(level, name, players, run.compiled), ROUND_SECONDS)
                what = f"{name}: {level}, a move, {players} players"
                report.add(what, 1000 * found["median"], "ms", most=LONGEST.get(level))
    run.done(1)
    for work, words in WHOLE.items():
        with skipping(report):
            found = once(run.ours(work, name), ROUND_SECONDS)
            report.add(f"{name}: {words}, {players_of(name)} players", found["games"] / found["seconds"], "games/s")
        run.done(1)


def random_play(run: Run) -> None:
    """Moves a second, our games' and the peers'."""
    report = run.report
    speeds = in_turns(run, {name: run.ours("random", name) for name in run.games} | run.among(WORDS))
    for name in speeds:
        words = WORDS.get(name) or f"{name}: random play, {players_of(name)} players"
        report.add(words, statistics.median(speeds[name]), "moves/s")
    for one in run.games:
        for name, least in load(one).gates.ratios.items():
            if name in speeds and one in speeds:
                report.add(f"{one} to {name}", ratio(speeds[one], speeds[name]), "×", least=least)


def environments(run: Run) -> None:
    """Steps a second of an environment, with what is observed and what is legal, beside our rules alone and the peers'."""
    report = run.report
    tables = [(name, players) for name in run.games for players in counts_of(name)]
    mine = {
        f"{name} {players} {work}": ours(work, name, players, run.compiled)
        for name, players in tables
        for work in ("steps", "alone")
    }
    speeds = in_turns(run, mine | run.among(ENVIRONMENTS))
    for name, players in tables:
        steps, alone = (speeds.get(f"{name} {players} {work}") for work in ("steps", "alone"))
        if steps:
            words = f"{name}: environment, {players} players, with observation and mask"
            report.add(words, statistics.median(steps), "steps/s")
        if steps and alone:
            words = f"{name}: environment to the rules alone, {players} players"
            report.add(words, ratio(steps, alone), "×", least=LEAST_SHARE)
    for name, words in ENVIRONMENTS.items():
        if name in speeds:
            report.add(words, statistics.median(speeds[name]), "steps/s")


def by_modules(run: Run) -> None:
    """The search by a game's WebAssembly module to machine code, how long a hard bot takes by it, and how much a page loads."""
    for name in run.games:
        with skipping(run.report):
            run.report.add(f"{name}: its module, compressed", modules.size(name), "kB", most=modules.LARGEST)
            players = players_of(name)
            uncompiled = {"TRIVET_COMPILE": "0"}
            thinking = {"wasmtime": ours("hard", name, players, uncompiled)} | modules.browsers(name, players)
            for place, player in thinking.items():
                with skipping(run.report):
                    what = f"{name}: hard, a move by its module in {place}, {players} players"
                    run.report.add(what, 1000 * once(player, MOMENT)["median"], "ms", most=LONGEST_BY_MODULE)
            mine = {MACHINE: ours("search_alone", name, players, run.compiled)}
            mine["wasmtime"] = ours("search_by_module", name, players, uncompiled)
            speeds = in_turns(run, mine | modules.browsers(name, players))
            for place in speeds:
                if place != MACHINE and MACHINE in speeds:
                    what = f"{name}: search by its module in {place}, to machine code, {players} players"
                    least = None if place == "wasmtime" else modules.LEAST
                    run.report.add(what, ratio(speeds[place], speeds[MACHINE]), "×", least=least)


def in_turns(run: Run, players: dict[str, Contestant]) -> dict[str, list[float]]:
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
                    run.report.skipped.append(str(problem))
                    del speeds[name]
                else:
                    speeds[name].append(found["moves"] / found["seconds"])
            run.done(1)
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
