"""A program that plays while it is told to, and the environment that the peers live in."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from trivet.engine.errors import TrivetError

VERSIONS = {
    "catanatron": "3.2.1",
    "open_spiel": "2.0.2",
    "pgx": "2.6.0",
    "pettingzoo": "1.27.0",
    "rlcard": "1.2.0",
    "envpool": "1.2.5",
}
BESIDE = {"pettingzoo": ["rlcard==1.2.0", "pygame==2.6.1"], "envpool": ["gymnasium==1.4.0"]}
"""What a peer's environments need that it does not ask for itself."""
INSTALL_SECONDS = 600


class NotToBeHad(TrivetError):
    """A peer that cannot be installed here, or does not run."""


class Contestant:
    """One program, started once and asked round after round."""

    def __init__(self, name: str, command: list[str], environment: dict[str, str] | None = None) -> None:
        self.name = name
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | (environment or {}),
        )

    def go(self, seconds: float) -> dict[str, Any]:
        """Have it work for about so long; what it did."""
        assert self._process.stdin and self._process.stdout and self._process.stderr
        try:
            self._process.stdin.write(f"{seconds}\n")
            self._process.stdin.flush()
            answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        except (OSError, ValueError):
            self._process.kill()
            told = self._process.stderr.read().strip().splitlines()
            raise NotToBeHad(f"{self.name} does not run: {told[-1] if told else 'it ended'}.") from None
        return answer

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()


def once(contestant: Contestant, seconds: float) -> dict[str, Any]:
    """What a contestant does that is asked a single time."""
    try:
        return contestant.go(seconds)
    finally:
        contestant.end()


def ours(work: str, game: str, players: int, environment: dict[str, str]) -> Contestant:
    command = [sys.executable, "-m", "trivet.lab.bench.ours", work, game, str(players)]
    return Contestant(game, command, environment)


def install(name: str, folder: Path) -> None:
    """Put a peer into the environment in that folder, both made if they are not there."""
    if not python_of(folder).exists():
        quietly([sys.executable, "-m", "venv", str(folder)], "The environment of the peers cannot be made")
    asked = f"import importlib.metadata as m; raise SystemExit(m.version('{name}') != '{VERSIONS[name]}')"
    if subprocess.run([python_of(folder), "-c", asked], check=False, capture_output=True).returncode != 0:
        wanted = f"{name}=={VERSIONS[name]}"
        command = [str(python_of(folder)), "-m", "pip", "install", "-q", wanted, *BESIDE.get(name, ())]
        quietly(command, f"{wanted} cannot be installed")


def peer(name: str, folder: Path) -> Contestant:
    script = find_spec("trivet.lab.bench.peers")
    assert script is not None and script.origin is not None
    return Contestant(name, [str(python_of(folder)), script.origin, name])


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def quietly(command: list[str], problem: str) -> None:
    try:
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=INSTALL_SECONDS)
    except (OSError, subprocess.SubprocessError) as error:
        told = (getattr(error, "stderr", None) or str(error)).strip().splitlines()
        raise NotToBeHad(f"{problem}: {told[-1] if told else error}") from None
