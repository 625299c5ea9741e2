"""What the trials measured: remembered between runs, printed, and written to docs/reliability.md."""

import hashlib
import json
import platform
import re
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from tests.server.services import tool
from trivet.lab.workers import cores

from .alone import ROOT
from .trial import HOME, Outcome, Scale, load

INPUTS = ("src/trivet", "stress", "tests/server", "tests/golden")
MADE = {"static", "__pycache__"}
"""Folders that are built, and change without any change of ours."""


class Memory:
    """The outcomes of one state of the code, a file for each row."""

    def __init__(self, folder: Path, scale: Scale) -> None:
        self.folder = folder / f"{scale}-{fingerprint()}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.outcomes: dict[int, Outcome] = {}
        for row in HOME:
            with suppress(OSError, ValueError, TypeError):  # not run yet, or ended while it wrote
                self.outcomes[row] = Outcome(**json.loads(self._path(row).read_text(encoding="utf-8")))

    def _path(self, row: int) -> Path:
        return self.folder / f"{row}.json"

    def keep(self, row: int, outcome: Outcome) -> None:
        self.outcomes[row] = outcome
        self._path(row).write_text(json.dumps(outcome.data(), indent=1), encoding="utf-8")


def fingerprint() -> str:
    """Of all that an outcome depends on and that is ours to change."""
    digest = hashlib.sha256((ROOT / "requirements.lock").read_bytes())
    for path in inputs():
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def inputs() -> Iterator[Path]:
    for folder in INPUTS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and not MADE & set(path.parts):
                yield path


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
