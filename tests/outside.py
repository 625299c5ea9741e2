"""Packages from outside, installed in a folder that a process of their own finds: sources and a `.dist-info`."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def install(folder: Path, distribution: str, **games: str) -> None:
    """Let a distribution bring games, each an id and its package, whose sources lie in the folder or not."""
    about = folder / f"{distribution}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    points = "".join(f"{name} = {package}\n" for name, package in games.items())
    (about / "entry_points.txt").write_text(f"[trivet.games]\n{points}")


LEARNT = ("*.safetensors", "*.wasm", "gobi.json", "puzzles.json")
"""What was made of a game, and is no copy's."""


def copy_of_gobi(folder: Path, name: str) -> None:
    """Gobi once more, under another name, as somebody would begin who has an idea for a better one."""
    shutil.copytree(
        ROOT / "src/trivet/games/gobi", folder / name, ignore=shutil.ignore_patterns("__pycache__", *LEARNT)
    )
    for file in sorted((folder / name).rglob("*")):
        if file.is_file():
            text = file.read_text(encoding="utf-8").replace("gobi", name).replace("Gobi", name.title())
            file.write_text(text, encoding="utf-8")
            file.rename(file.with_name(file.name.replace("gobi", name)))
    install(folder, f"{name}-game", **{name: name})


def environment(folder: Path, **more: str) -> dict[str, str]:
    """What a process runs in that has these packages installed."""
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "TRIVET_COMPILE": "0"} | more


def run(folder: Path, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A Python program with these packages installed."""
    return subprocess.run(
        [sys.executable, *command],
        env=environment(folder, **more),
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )


def command(folder: Path, *arguments: str, code: int = 0, **more: str) -> str:
    """What a command prints, and says to people."""
    done = run(folder, "-m", "trivet.cli", *arguments, **more)
    assert done.returncode == code, (arguments, done.stdout, done.stderr)
    return done.stdout + done.stderr


def answer(folder: Path, *arguments: str, **more: str) -> dict[str, Any]:
    """What a command answers to programs."""
    done = run(folder, "-m", "trivet.cli", *arguments, "--json", **more)
    assert done.returncode == 0, (arguments, done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found
