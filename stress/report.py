"""What the trials measured: remembered between runs, printed, and written to docs/reliability.md."""

import hashlib
import json
import platform
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from tests.server.services import tool
from trivet.lab.processes import cores

from .alone import ROOT
from .trial import HOME, Outcome, Scale, load

INPUTS = ("src/trivet", "tests/server", "tests/games")
MADE = {"static", "__pycache__"}
"""Folders that are built, and change without any change of ours."""


class Memory:
    """The outcomes of one state of the code, a file for each row."""

    def __init__(self, folder: Path, scale: Scale) -> None:
        common = list(inputs())
        self._paths = {row: folder / str(scale) / f"{row}-{fingerprint([*common, *parts(row)])}.json" for row in HOME}
        self.outcomes: dict[int, Outcome] = {}
        for row, path in self._paths.items():
            with suppress(OSError, ValueError, TypeError):  # not run yet, or ended while it wrote
                self.outcomes[row] = Outcome(**json.loads(path.read_text(encoding="utf-8")))

    def keep(self, row: int, outcome: Outcome) -> None:
        self.outcomes[row] = outcome
        self._paths[row].parent.mkdir(parents=True, exist_ok=True)
        self._paths[row].write_text(json.dumps(outcome.data(), indent=1), encoding="utf-8")


def fingerprint(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def inputs() -> Iterator[Path]:
    """All that is ours to change and that every outcome depends on."""
    yield from (ROOT / "requirements.lock", ROOT / "pyproject.toml")
    for folder in INPUTS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and not MADE & set(path.parts):
                yield path


def parts(row: int) -> list[Path]:
    """The modules of a row's trial: its own, those beside it that it needs, and so on."""
    found: set[Path] = set()
    new = [Path(__file__).with_name(f"{HOME[row]}.py")]
    while new:
        path = new.pop()
        if path not in found:
            found.add(path)
            needed = re.findall(r'(?:from \.|"stress\.)(\w+)', path.read_text(encoding="utf-8"))
            new += [path.with_name(f"{name}.py") for name in needed]
    return sorted(found)


def verdict(outcome: Outcome) -> str:
    if outcome.skipped:
        return "skipped"
    return "yes" if outcome.holds else "NO"


def line(row: int, outcome: Outcome) -> str:
    figures = "".join(f"\n   {what}: {measured}" for what, measured in outcome.figures.items())
    wrong = "".join(f"\n   ! {failure}" for failure in [*outcome.failures, *outcome.slow, outcome.skipped] if failure)
    return f"{row}. {load(row).what}: {verdict(outcome)}{figures}{wrong}"


def table(outcomes: Mapping[int, Outcome]) -> str:
    rows = ["| # | trial | measured | gate | holds |", "|---|---|---|---|---|"]
    for row, outcome in sorted(outcomes.items()):
        trial = load(row)
        figures = "; ".join(f"{what}: {measured}" for what, measured in outcome.figures.items())
        cells = (str(row), trial.what, figures, trial.gate, verdict(outcome))
        rows.append(f"| {' | '.join(cell.replace('|', '∣') for cell in cells)} |")
    return "\n".join(rows) + "\n"


def machine() -> str:
    """The machine, by what matters and nothing that tells it from others."""
    services = tool()
    programs = [[str(services.postgres() / "postgres"), "--version"], [services.redis(), "--version"]]
    said = [subprocess.run(program, capture_output=True, text=True, check=True).stdout for program in programs]
    postgres, redis = (re.search(r"\d+(\.\d+)+", one) for one in said)
    assert postgres and redis
    return f"{cores()} cores, Python {platform.python_version()}, PostgreSQL {postgres[0]}, Redis {redis[0]}"


def write(outcomes: Mapping[int, Outcome]) -> Path:
    path = ROOT / "docs" / "reliability.md"
    path.write_text(
        "# What holds\n\n"
        "Each row is a program in `stress/`; `make stress` runs them all and wrote this page, on a machine with\n"
        f"{machine()}. `make test` runs each in a short form. Everything ran on loopback.\n\n{table(outcomes)}",
        encoding="utf-8",
    )
    return path
