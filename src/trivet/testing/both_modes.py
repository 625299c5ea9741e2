"""Compiled and uncompiled play agree, byte for byte, after every action of random games."""

import os
import subprocess
import sys

from trivet.engine.rule import COMPILED
from trivet.games import load

from .trace import lines

GAMES = 60
"""Over all numbers of players."""
CHECKED_GAMES = 10


def test_compiled_and_uncompiled_play_agree(name: str) -> None:
    compare(name, GAMES, {"TRIVET_COMPILE": "0" if COMPILED else "1"})


def test_compiled_play_stays_within_its_arrays(name: str) -> None:
    # Without optimization: it is compiled in two thirds of the time, and few games are played.
    compare(name, CHECKED_GAMES, {"TRIVET_COMPILE": "1", "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0"})


def compare(name: str, total: int, environment: dict[str, str]) -> None:
    """Play here, and in a process of another mode."""
    games = max(1, total // len(load(name).players))
    command = [sys.executable, "-m", "trivet.testing.trace", name, str(games)]
    paths = os.pathsep.join(filter(None, sys.path))
    environment = os.environ | {"PYTHONPATH": paths} | environment
    with subprocess.Popen(command, env=environment, text=True, stdout=subprocess.PIPE) as process:
        here = list(lines(name, games))
        output, _ = process.communicate(timeout=600)
    assert process.returncode == 0
    there = output.splitlines()
    assert len(there) == len(here)
    for one, other in zip(there, here, strict=True):
        assert one == other, first_difference(one, other)


def first_difference(one: str, other: str) -> str:
    label = other.split(":")[0]
    pairs = zip(one.split(), other.split(), strict=False)
    return f"{label}: the modes part at word {next(i for i, (a, b) in enumerate(pairs) if a != b)} of the line."
