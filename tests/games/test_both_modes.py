"""Compiled and uncompiled play agree, byte for byte, after every action of hundreds of games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from trivet.games import IDS, game

from .trace import lines

ROOT = Path(__file__).parents[2]
GAMES = 100
"""Of each game, over all its numbers of players."""
CHECKED_GAMES = 10


@pytest.mark.parametrize("name", IDS)
def test_compiled_and_uncompiled_play_agree(name: str) -> None:
    compare(name, GAMES, {})


@pytest.mark.parametrize("name", IDS)
def test_compiled_play_stays_within_its_arrays(name: str) -> None:
    compare(name, CHECKED_GAMES, {"NUMBA_BOUNDSCHECK": "1"})


def compare(name: str, total: int, environment: dict[str, str]) -> None:
    games = total // len(game(name).players)
    command = [sys.executable, "-m", "tests.games.trace", name, str(games)]
    environment = os.environ | {"TRIVET_COMPILE": "1"} | environment
    with subprocess.Popen(command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE) as compiled:
        uncompiled = list(lines(name, games))
        output, _ = compiled.communicate(timeout=600)
    assert compiled.returncode == 0
    played = output.splitlines()
    assert len(played) == len(uncompiled)
    for one, other in zip(played, uncompiled, strict=True):
        assert one == other, first_difference(one, other)


def first_difference(one: str, other: str) -> str:
    label = other.split(":")[0]
    pairs = zip(one.split(), other.split(), strict=False)
    return f"{label}: the modes part at word {next(i for i, (a, b) in enumerate(pairs) if a != b)} of the line."
