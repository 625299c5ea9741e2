"""`make strength`: the bots against each other, written to docs/strength.md.

What has been played is kept in `.strength/`, a file for each version of rules and bots: an interrupted run goes on
where it stopped, and a changed rule or bot starts anew. A run over some of the games writes down the others too, as far
as they are remembered.
"""

import json
import platform
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trivet.bots.levels import ITERATIONS, LEVELS
from trivet.bots.network import learned
from trivet.engine.game import Game
from trivet.engine.rule import cache_folder
from trivet.games import games as all_games
from trivet.games import load

from .arena import Played, Standing, play_games, standings
from .cluster import check
from .opponents import OPPONENT, automated
from .pages import Names, Workers, compile_once, make_folder, write_measured
from .processes import Where, cores

if TYPE_CHECKING:
    from rich.progress import Progress

SEED = 2026
GAMES = 400


def tables(game: Game) -> tuple[int, ...]:
    """The numbers of players that are measured."""
    several = [players for players in game.players if players > 1]
    return game.measured or tuple(sorted({*several[:1], *several[-1:]}))


@dataclass(frozen=True)
class Pairing:
    """One seat of the first against the rest of the second, or alone against the second, an automated opponent."""

    first: str
    second: str
    players: tuple[int, ...]
    """The tables: of several kinds the games are shared out, and counted together."""
    games: int
    """In all."""
    least: float | None = None
    """What the interval's lower end has to reach; none: it has to lie above chance."""

    @property
    def chance(self) -> float:
        return sum(1 / max(2, n) for n in self.players) / len(self.players)


GROUND = (("greedy", "random"), ("hard", "greedy"))
"""Measured at the tables that a game names."""
FEWER = {"expert": 100}
"""Games of a level against the one below, where it thinks long."""
ALONE = {"random": 400, "greedy": 400, "easy": 200, "normal": 200, "hard": 400, "expert": 100}
"""Games of each bot alone against each automated opponent: fewer for those that think long."""


def pairings(game: Game, games: int, full: bool = False) -> list[Pairing]:
    """What is asked of a game's bots. `full`: every level at every number of players for itself, all with as many games."""
    found = [Pairing(first, second, (n,), games) for first, second in GROUND for n in tables(game)]
    several = tuple(n for n in game.players if n > 1)
    for below, level in pairwise(LEVELS):
        most = games if full else min(games, FEWER.get(level, games))
        kinds = [(n,) for n in several] if full else [several[:1], several[1:]]
        found += [Pairing(level, below, kind, most) for kind in kinds if kind]
    for bar in game.gates.bars:
        most = games if bar.players > 1 else min(games, ALONE[bar.first])
        found.append(Pairing(bar.first, bar.second, (bar.players,), most, bar.least))
    return found


class Memory:
    """The games played so far by one version of rules and bots, a line of JSON each."""

    def __init__(self, folder: Path, game: Game) -> None:
        make_folder(folder)
        network = learned(game).network
        self.path = folder / f"{cache_folder(game.package).name}{f'-{network.mark}' if network else ''}.jsonl"
        self.played: dict[tuple[str, str, int], dict[int, Played]] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                self._recall(line)

    def _recall(self, line: str) -> None:
        try:
            first, second, players, number, seats, places = json.loads(line)
        except ValueError:
            return  # the run was ended while it wrote this line: the game is played again
        self.of(first, second, players)[number] = Played(number, tuple(seats), tuple(places))

    def of(self, first: str, second: str, players: int) -> dict[int, Played]:
        return self.played.setdefault((first, second, players), {})

    def add(self, first: str, second: str, players: int, some: Sequence[Played]) -> None:
        lines = [json.dumps([first, second, players, one.number, one.seats, one.places]) for one in some]
        with self.path.open("a", encoding="utf-8") as file:
            file.write("\n".join(["", *lines, ""]))  # a line that an interrupted run left half-written ends here
        self.of(first, second, players).update({one.number: one for one in some})


@dataclass(frozen=True)
class Line:
    """A row of the table."""

    pairing: Pairing
    first: Standing

    @property
    def asked(self) -> str:
        least = self.pairing.least
        return f"interval above {self.pairing.chance:.0%}" if least is None else f"interval from {least:.0%} on"

    @property
    def holds(self) -> bool:
        low, least = self.first.interval[0], self.pairing.least
        return low > self.pairing.chance if least is None else low >= least


class NotPlayed(Exception):
    """Games are missing, and none are to be played now."""


class Measuring:
    """The pairings of one game: what is missing is played, if it may be, then all is counted."""

    def __init__(
        self, game: Game, games: int, folder: Path, where: Where, bar: "Progress", playing: bool = True
    ) -> None:
        self.game = game
        self.playing = playing
        self.games = games
        self.where = where
        self.bar = bar
        self.memory = Memory(folder, game)

    def lines(self, full: bool) -> list[Line]:
        return [Line(pairing, self.count(pairing)) for pairing in pairings(self.game, self.games, full)]

    def count(self, pairing: Pairing) -> Standing:
        """All games of a pairing, at whichever tables."""
        whole = Standing()
        for i, players in enumerate(pairing.players):
            games = len(range(i, pairing.games, len(pairing.players)))
            options = {"players": players} | ({OPPONENT: pairing.second} if players == 1 else {})
            part = self.play(pairing.first, pairing.second, options, games)
            whole.games += part.games
            whole.wins += part.wins
        return whole

    def alone(self) -> dict[str, dict[str, Standing]]:
        """Each bot against each automated opponent; nothing where a game has none."""
        rivals = automated(self.game)
        return {
            bot: {
                str(rival): self.play(bot, str(rival), {"players": 1, OPPONENT: rival}, min(most, self.games))
                for rival in rivals.choices
            }
            for bot, most in ALONE.items()
            if rivals
        }

    def play(self, first: str, second: str, options: dict[str, Any], games: int) -> Standing:
        """So many games of the first against the second, which is an automated opponent where there is one player."""
        players = int(options["players"])
        rivals = (first, second) if players > 1 else (first,)
        known = self.memory.of(first, second, players)
        missing = [number for number in range(games) if number not in known]
        if missing and not self.playing:
            raise NotPlayed
        table = f"{players} players" if players > 1 else "alone"
        words = f"{self.game.id}, {table}: {first} against {second}"
        task = self.bar.add_task(words, total=games, completed=games - len(missing))
        if missing:
            for some in play_games(self.game, options, rivals, missing, SEED, self.where):
                self.memory.add(first, second, players, some)
                self.bar.advance(task, len(some))
        played = [one for number, one in known.items() if number < games]
        return standings(self.game, rivals, played).bots[first]


@dataclass(frozen=True)
class Found:
    """What was measured of one game."""

    lines: list[Line]
    alone: dict[str, dict[str, Standing]]


def document(found: dict[str, Found], workers: int) -> str:
    """The page, without a date: the same rules and bots give the same page."""
    budgets = ", ".join(f"{level} {iterations:,}" for level, iterations in ITERATIONS.items())
    text = [
        "# How strong the bots are",
        "",
        "Written by `make strength`; do not edit.",
        "",
        "One seat of the first bot plays against the second bot at all other seats. Seats are rotated, every game has",
        "its own seed, a win shared by k seats counts 1/k. The interval is the 95 % score interval (Wilson's) of the",
        "mean share of wins: sound for shared wins too, as their variance is at most that of wins and losses alone.",
        "Chance is 1/n: what a bot wins that is as good as the others; where several numbers of players stand together, the",
        "games are shared out among them, and it is the mean. `make strength-full` plays every level at each for itself.",
        "",
    ]
    for name, measure in found.items():
        text += [
            f"## {name}",
            "",
            "| players | first | second | games | win rate | 95 % interval | chance | asked | holds |",
            "|---|---|---|---|---|---|---|---|---|",
        ]
        for line in measure.lines:
            pairing, (low, high) = line.pairing, line.first.interval
            text.append(
                f"| {', '.join(map(str, pairing.players))} | {pairing.first} | {pairing.second} | {line.first.games} "
                f"| {line.first.win_rate:.1%} | {low:.1%} – {high:.1%} | {pairing.chance:.0%} | {line.asked} "
                f"| {'yes' if line.holds else '**no**'} |"
            )
        text += ["", *(alone(measure.alone) if measure.alone else [])]
    text += [
        "## What was measured",
        "",
        f"- {'; '.join(measured(name) for name in found)}; seed {SEED}.",
        f"- The levels are iterations of the search for each decision, the same on every machine: {budgets}.",
        f"- Python {platform.python_version()}, Numba {version('numba')}, processes: {workers}.",
        "",
    ]
    return "\n".join(text)


def alone(found: dict[str, dict[str, Standing]]) -> list[str]:
    """The table of one player against the automated opponents."""
    opponents = list(next(iter(found.values())))
    text = [
        "How often each bot, alone, beats each automated opponent, with the 95 % interval. The bots that think long play",
        "fewer games.",
        "",
        f"| bot | games each | {' | '.join(opponents)} |",
        "|---|---|" + "---|" * len(opponents),
    ]
    for bot, against in found.items():
        games = next(iter(against.values())).games
        rates = [f"{one.win_rate:.0%} ({one.interval[0]:.0%} – {one.interval[1]:.0%})" for one in against.values()]
        text.append(f"| {bot} | {games} | {' | '.join(rates)} |")
    return [*text, ""]


def measured(name: str) -> str:
    """The rules and bots, by the hash over all their files."""
    return f"{name}: rules version {load(name).rules_version}, rules and bots `{cache_folder(load(name).package).name}`"


program = typer.Typer(add_completion=False, rich_markup_mode=None)


@program.command(help=__doc__)
def main(
    names: Names = None,
    games: Annotated[int, typer.Option(min=1, help="Games for each pairing.")] = GAMES,
    full: Annotated[
        bool, typer.Option("--full", help="Every level at every number of players, none with fewer games.")
    ] = False,
    workers: Workers = None,
    cluster: Annotated[str | None, typer.Option(help="A Ray cluster to play on: ray://HOST:10001, or local.")] = None,
    memory: Annotated[Path, typer.Option(help="Where games are remembered.")] = Path(".strength"),
    page: Annotated[Path, typer.Option(help="The page to write.")] = Path("docs/strength.md"),
) -> None:
    where = Where(workers or cores(), cluster=cluster)
    raise typer.Exit(write_measured(page, lambda: measure(names or [], games, full, where, memory)))


def measure(names: Sequence[str], games: int, full: bool, where: Where, memory: Path) -> tuple[str, str]:
    """Play what is missing; the page, and how many claims do not hold."""
    found = {}
    if where.cluster:
        check(where.cluster)
    asked_for = {load(name).id for name in names}
    here = all_games(lambda trouble: print(trouble, file=sys.stderr))
    chosen = asked_for or set(here)
    for name, one in here.items():
        if name in chosen:
            compile_once(one)
        with suppress(NotPlayed), progress() as bar:
            asks = (games, memory, where, bar, name in chosen)
            measuring = Measuring(one, *asks)
            found[name] = Found(measuring.lines(full), measuring.alone())
    failed = [line for measure in found.values() for line in measure.lines if not line.holds]
    return document(found, where.workers), f"{len(failed)} claims do not hold." if failed else ""


def progress() -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True))


if __name__ == "__main__":
    program(prog_name="python -m trivet.lab.strength")
