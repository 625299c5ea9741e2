"""`make strength`: the bots against each other, written to docs/strength.md.

What has been played is kept in `.strength/`, a file for each version of rules and bots: an interrupted run goes on
where it stopped, and a changed rule or bot starts anew.
"""

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from trivet.bots.levels import ITERATIONS
from trivet.bots.warm import warm
from trivet.engine.errors import TrivetError
from trivet.engine.game import Game
from trivet.engine.rule import COMPILED, cache_folder, ready
from trivet.games import IDS, game

from .arena import Played, Standing, play_games, standings
from .workers import cores

if TYPE_CHECKING:
    from rich.progress import Progress

SEED = 2026
GAMES = 400
TABLES = (2, 4)


@dataclass(frozen=True)
class Pairing:
    """One seat of the first against the rest of the second; the first has to win more than its share."""

    first: str
    second: str
    least: dict[int, float]
    """Win rates that are asked for beyond that, by the number of players."""


PAIRINGS = (
    Pairing("greedy", "random", {}),
    Pairing("hard", "greedy", {}),
    Pairing("expert", "hard", {}),
    Pairing("hard", "random", {2: 0.9}),
)


class Memory:
    """The games played so far by one version of rules and bots, a line of JSON each."""

    def __init__(self, folder: Path, game: Game) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"{cache_folder(game.id).name}.jsonl"
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

    def add(self, pairing: Pairing, players: int, some: Sequence[Played]) -> None:
        lines = [
            json.dumps([pairing.first, pairing.second, players, one.number, one.seats, one.places]) for one in some
        ]
        with self.path.open("a", encoding="utf-8") as file:
            file.write("\n".join(["", *lines, ""]))  # a line that an interrupted run left half-written ends here
        self.of(pairing.first, pairing.second, players).update({one.number: one for one in some})


@dataclass(frozen=True)
class Line:
    """A row of the table."""

    pairing: Pairing
    players: int
    games: int
    first: Standing

    @property
    def chance(self) -> float:
        return 1 / self.players

    @property
    def asked(self) -> str:
        least = self.pairing.least.get(self.players)
        return f"interval above {self.chance:.0%}" + (f", win rate at least {least:.0%}" if least else "")

    @property
    def holds(self) -> bool:
        enough = self.first.win_rate >= self.pairing.least.get(self.players, 0.0)
        return enough and self.first.interval[0] > self.chance


def measure(game: Game, games: int, folder: Path, workers: int, bar: "Progress") -> list[Line]:
    """Play what is missing of every pairing, and count."""
    memory = Memory(folder, game)
    lines = []
    for pairing in PAIRINGS:
        for players in (n for n in TABLES if n in game.players):
            known = memory.of(pairing.first, pairing.second, players)
            missing = [number for number in range(games) if number not in known]
            task = bar.add_task(
                f"{game.id}, {players} players: {pairing.first} against {pairing.second}",
                total=games,
                completed=games - len(missing),
            )
            if missing:
                rivals = (pairing.first, pairing.second)
                for some in play_games(game, {"players": players}, rivals, missing, SEED, workers):
                    memory.add(pairing, players, some)
                    bar.advance(task, len(some))
            played = [one for number, one in known.items() if number < games]
            result = standings(game, (pairing.first, pairing.second), played)
            lines.append(Line(pairing, players, result.games, result.bots[pairing.first]))
    return lines


def document(found: dict[str, list[Line]], workers: int) -> str:
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
        "The chance line is 1/n: what a bot wins that is as good as the others.",
        "",
    ]
    for name, lines in found.items():
        text += [
            f"## {name}",
            "",
            "| players | first | second | games | win rate | 95 % interval | chance | asked | holds |",
            "|---|---|---|---|---|---|---|---|---|",
        ]
        for line in lines:
            low, high = line.first.interval
            text.append(
                f"| {line.players} | {line.pairing.first} | {line.pairing.second} | {line.games} "
                f"| {line.first.win_rate:.1%} | {low:.1%} – {high:.1%} | {line.chance:.0%} | {line.asked} "
                f"| {'yes' if line.holds else '**no**'} |"
            )
        text.append("")
    text += [
        "## What was measured",
        "",
        f"- {'; '.join(measured(name) for name in found)}; seed {SEED}.",
        f"- The levels are iterations of the search for each decision, the same on every machine: {budgets}.",
        f"- Python {platform.python_version()}, Numba {version('numba')}, processes: {workers}.",
        "",
    ]
    return "\n".join(text)


def measured(name: str) -> str:
    """The rules and bots, by the hash over all their files."""
    return f"{name}: rules version {game(name).rules_version}, rules and bots `{cache_folder(name).name}`"


def main() -> int:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    asked = argparse.ArgumentParser(prog="python -m trivet.lab.strength", description=__doc__)
    asked.add_argument("--games", type=int, default=GAMES, help="games for each pairing")
    asked.add_argument("--workers", type=int, default=cores(), help="processes to play in")
    asked.add_argument("--memory", type=Path, default=Path(".strength"), help="where games are remembered")
    asked.add_argument("--page", type=Path, default=Path("docs/strength.md"), help="the page to write")
    given = asked.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        found = {}
        for name in IDS:
            if COMPILED and not ready(name):
                print(f"Compiling the rules of {name}, once for this installation.", file=sys.stderr)
                warm(game(name))
            with Progress(*columns, console=Console(stderr=True)) as bar:
                found[name] = measure(game(name), given.games, given.memory, given.workers, bar)
    except TrivetError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Interrupted: the next run goes on from here.", file=sys.stderr)
        return 130
    given.page.parent.mkdir(parents=True, exist_ok=True)
    part = given.page.with_name(f".{given.page.name}.part")
    part.write_text(document(found, given.workers), encoding="utf-8")
    os.replace(part, given.page)
    failed = [line for lines in found.values() for line in lines if not line.holds]
    print(f"{given.page} is written: {'all claims hold' if not failed else f'{len(failed)} claims do not hold'}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
