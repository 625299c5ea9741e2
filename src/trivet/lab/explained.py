"""`make explained`: what analyses of finished matches are worth, measured on bots' games; written to docs/explained.md.

What was analysed is kept in `.explained/`, a line of JSON for each match: an interrupted run goes on where it stopped, and
changed rules, bots or networks begin anew.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from trivet.analysis.found import PHASES, THRESHOLDS, Analysis, phase_of
from trivet.analysis.study import DEEP, ROUGH, USUAL, Study
from trivet.bots.levels import LEVELS
from trivet.bots.network import learned
from trivet.engine.rule import cache_folder
from trivet.games import IDS, load

from .matches import driven_match
from .pages import Names, Workers, compile_once, make_folder, write_measured
from .processes import Where, cores, spread

SEED = 2027
BOT = "hard"
OF_TWO, OF_OTHERS, OF_LEVELS = 100, 20, 20
"""Games of two players, of every other number, and of two players of each other level."""
MOST_CHANGED = 0.05
"""Of the called mistakes, at most this share may be called nothing by a search ten times as long."""
LARGE = ("mistake", "blunder")
"""What is held against a longer search; inaccuracies are told beside."""


@dataclass(frozen=True)
class Wanted:
    """One match to be played and analysed."""

    game: str
    players: int
    bot: str
    number: int
    depths: tuple[int, int]

    @property
    def key(self) -> str:
        return f"{self.players} {self.bot} {self.number} {self.depths[0]} {self.depths[1]}"


def explain(wanted: Wanted) -> dict[str, Any]:
    """Play it, analyse it, and hold what is called a mistake against a longer search."""
    game = load(wanted.game)
    usual, deep = wanted.depths
    match = driven_match(game, {"players": wanted.players}, [wanted.bot] * wanted.players, SEED, wanted.number)
    study = Study(match)
    for _ in study.deepen(usual):
        pass
    found = study.found
    again = wanted.bot == BOT
    calls = [(one.called, study.decide(one.move, deep).called) for one in found.decisions if one.called and again]
    every = [found.level(seat, phase) for phase in PHASES for seat in range(found.players)]
    return {
        "key": wanted.key,
        "remainder": [account.remainder for account in found.accounts()],
        "luck": [account.luck + account.deal for account in found.accounts()],
        "calls": calls,
        "brier": brier(found),
        "errors": [
            [sum(level.errors for level in part), sum(level.decisions for level in part)]
            for part in (every[i : i + found.players] for i in range(0, len(every), found.players))
        ],
    }


def brier(found: Analysis) -> list[list[float]]:
    """By thirds of the match: squared errors of the chances, of the results' plain rate, and how many there are."""
    sums = {phase: [0.0, 0.0, 0.0, 0.0] for phase in PHASES}
    for move, position in enumerate(found.positions[:-1]):
        row = sums[phase_of(move, len(found.positions) - 1)]
        for chance, came in zip(position.chances, found.result, strict=True):
            row[0] += (chance - came) ** 2
            row[1] += came
            row[2] += came * came
            row[3] += 1
    return list(sums.values())


class Kept:
    """What was found, a line for each match."""

    def __init__(self, folder: Path, name: str) -> None:
        make_folder(folder)
        game = load(name)
        network = learned(game).network
        mark = f"{cache_folder(game.package).name}-{network.mark if network else 'terms'}"
        self.path = folder / f"{mark}.jsonl"
        self.rows: dict[str, dict[str, Any]] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                try:
                    row = json.loads(line)
                    self.rows[row["key"]] = row
                except (ValueError, KeyError, TypeError):
                    continue  # the run was ended while it wrote this line

    def add(self, row: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps(row) + "\n")
        self.rows[row["key"]] = row


def plan(name: str, scale: float, depths: tuple[int, int]) -> list[Wanted]:
    """The matches of one game."""

    def some(games: int) -> range:
        return range(max(1, round(games * scale)))

    found = []
    for players in load(name).players:
        games = OF_TWO if players == 2 else OF_OTHERS
        found += [Wanted(name, players, BOT, number, depths) for number in some(games)]
    others = [level for level in LEVELS if level != BOT]
    two = 2 if 2 in load(name).players else load(name).players[0]
    return found + [Wanted(name, two, level, number, depths) for level in others for number in some(OF_LEVELS)]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def of(rows: Iterable[dict[str, Any]], part: str) -> list[Any]:
    return [value for row in rows for value in row[part]]


def document(found: dict[str, dict[str, list[dict[str, Any]]]], depths: tuple[int, int]) -> tuple[str, list[str]]:
    """The page, and what does not hold."""
    failed: list[str] = []
    text = [
        "# What analyses are worth",
        "",
        "Written by `make explained`; do not edit. Games of bots against themselves, analysed as `trivet analyse` does:",
        f"the search has {depths[0]:,} iterations for a decision; calls are held against one of {depths[1]:,}.",
        "",
        "*Remainder* and *luck*: the root of their mean square for a seat, in points of 100. *Brier*: squared error of the",
        "chances over all positions, and in brackets that of the plain rate. *Changed*: of the moves called a mistake or a",
        "blunder, how many the longer search calls nothing; of the inaccuracies beside.",
        "",
        f"## {BOT} against itself",
        "",
        "| game | players | games | remainder | luck | Brier | changed | of the inaccuracies |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, tables in found.items():
        for table, rows in tables.items():
            players, bot = table.split(" ")
            if bot != BOT:
                continue
            calls = of(rows, "calls")
            large = [deep for called, deep in calls if called in LARGE]
            small = [deep for called, deep in calls if called not in LARGE]
            error, plain = briers(rows)
            remainder, luck = (mean([value**2 for value in of(rows, part)]) ** 0.5 for part in ("remainder", "luck"))
            text.append(
                f"| {name} | {players} | {len(rows)} | {100 * remainder:.0f} | {100 * luck:.0f} "
                f"| {error:.3f} ({plain:.3f}) | {changed(large)} | {changed(small)} |"
            )
            if error >= plain:
                failed.append(f"{name}, {players} players: chances are no better than the plain rate.")
        every = [deep for rows in tables.values() for called, deep in of(rows, "calls") if called in LARGE]
        if every and sum(deep is None for deep in every) > MOST_CHANGED * len(every):
            failed.append(f"{name}: more than {MOST_CHANGED:.0%} of the mistakes change.")
    text += [
        "",
        "## What is usual",
        "",
        "Errors for each decision, in points of 100: the sum of proven losses over the decisions with more than one offer.",
        "",
        f"| game | level | games | whole | {' | '.join(PHASES)} |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, tables in found.items():
        for level in LEVELS:
            rows = [row for table, some in tables.items() if table in (f"2 {level}", f"1 {level}") for row in some]
            by_phase = [[sum(row["errors"][i][k] for row in rows) for k in (0, 1)] for i in range(len(PHASES))]
            whole = [sum(part[k] for part in by_phase) for k in (0, 1)]
            if whole[1]:
                shown = " | ".join(f"{100 * lost / max(1, times):.2f}" for lost, times in (whole, *by_phase))
                text.append(f"| {name} | {level} | {len(rows)} | {shown} |")
    named = ", ".join(f"{name} from {100 * least:.0f} points" for name, least in THRESHOLDS.items())
    return "\n".join([*text, "", f"Called: {named}.", ""]), failed


def briers(rows: Sequence[dict[str, Any]]) -> tuple[float, float]:
    error, came, squares, n = (sum(part[k] for row in rows for part in row["brier"]) for k in range(4))
    return error / n, squares / n - (came / n) ** 2


def changed(deep: Sequence[str | None]) -> str:
    return f"{sum(one is None for one in deep)} of {len(deep)}"


program = typer.Typer(add_completion=False, rich_markup_mode=None)


@program.command(help=__doc__)
def main(
    names: Names = None,
    workers: Workers = None,
    share: Annotated[float, typer.Option(help="Only this part of the games.")] = 1.0,
    rough: Annotated[
        bool, typer.Option("--rough", help=f"Depths of {ROUGH} and {USUAL} only, to try the run itself.")
    ] = False,
    memory: Annotated[Path, typer.Option(help="Where analyses are remembered.")] = Path(".explained"),
    page: Annotated[Path, typer.Option(help="The page to write.")] = Path("docs/explained.md"),
) -> None:
    depths, where = (ROUGH, USUAL) if rough else (USUAL, DEEP), Where(workers or cores())
    raise typer.Exit(write_measured(page, lambda: measure(names or IDS, share, depths, where, memory)))


def measure(names: Sequence[str], share: float, depths: tuple[int, int], where: Where, memory: Path) -> tuple[str, str]:
    """Analyse what is missing; the page, and what does not hold."""
    found: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for name in names:
        compile_once(load(name))
        kept, wanted = Kept(memory, name), plan(name, share, depths)
        missing = [one for one in wanted if one.key not in kept.rows]
        for number, row in enumerate(spread(explain, missing, where), 1):
            kept.add(row)
            print(f"{name}: {number} of {len(missing)}", file=sys.stderr)
        tables = found.setdefault(name, {})
        for one in wanted:
            tables.setdefault(f"{one.players} {one.bot}", []).append(kept.rows[one.key])
    text, failed = document(found, depths)
    return text, " ".join(failed)


if __name__ == "__main__":
    program(prog_name="python -m trivet.lab.explained")
