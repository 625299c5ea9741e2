"""What a trial is: a function that does something hard to Trivet, and says what it measured and what did not hold."""

import importlib
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, TypeVar

T = TypeVar("T")

HOME = {
    1: "load",
    2: "load",
    3: "crashes",
    4: "outages",
    5: "secrets",
    6: "secrets",
    7: "races",
    8: "races",
    9: "schema",
    10: "frames",
    11: "access",
    12: "access",
    13: "floods",
    14: "reconnects",
    15: "strange_bots",
    16: "undo",
    17: "saved",
    18: "bytes",
    19: "ends",
    20: "lists",
    21: "silence",
    22: "crowded",
    23: "proxy",
    24: "honesty",
    25: "costs",
    26: "modules",
    27: "offline",
    28: "wheel",
}
"""The module of each trial, by the number of its row."""


@dataclass(frozen=True)
class Scale:
    """How much of a trial is run: the short form in the tests, the full one to be written down."""

    full: bool

    def of(self, short: T, full: T) -> T:
        return full if self.full else short

    def __str__(self) -> str:
        return self.of("short", "full")


@dataclass
class Outcome:
    """What came of it."""

    figures: dict[str, str] = field(default_factory=dict)
    """What was measured, in words: `{"moves": "12,000", "slowest": "41 ms"}`."""
    failures: list[str] = field(default_factory=list)
    """Gates that did not hold, said in words."""
    slow: list[str] = field(default_factory=list)
    """Gates of time or memory that did not hold. Other work on the machine can be why, so that the tests let them be."""
    skipped: str = ""
    """What the machine lacks to run it at all."""

    @property
    def holds(self) -> bool:
        return not (self.failures or self.slow or self.skipped)

    def data(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Trial:
    number: int
    what: str
    gate: str
    minutes: float
    run: Callable[[Scale], Outcome]


TRIALS: dict[int, Trial] = {}
"""The trials of the modules that are loaded."""


def trial(
    number: int, what: str, gate: str, minutes: float = 8.0
) -> Callable[[Callable[[Scale], Outcome]], Callable[[Scale], Outcome]]:
    """Register a function as the trial of a row. `minutes` is when its full form is given up as hung."""

    def register(run: Callable[[Scale], Outcome]) -> Callable[[Scale], Outcome]:
        TRIALS[number] = Trial(number, what, gate, minutes, run)
        return run

    return register


def load(number: int) -> Trial:
    importlib.import_module(f"stress.{HOME[number]}")
    return TRIALS[number]
