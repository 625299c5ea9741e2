import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from trivet.cli import main

SECONDS = 180


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The one JSON object on stdout."""
        return json.loads(self.out)


Run = Callable[..., Outcome]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """A command in this process and an empty folder; `typed` is what stands on its standard input."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: object, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Outcome(code, said.out, said.err)

    return run


def program(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "trivet.cli", *map(str, arguments)]


@pytest.fixture
def spawn(tmp_path: Path) -> Run:
    """A command as a program of its own, in an empty folder."""

    def spawn(*arguments: object, typed: str = "", **environment: str) -> Outcome:
        done = subprocess.run(
            program(*arguments),
            check=False,
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=os.environ | environment,
            timeout=SECONDS,
        )
        return Outcome(done.returncode, done.stdout, done.stderr)

    return spawn


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A finished match of three random players."""
    assert run("simulate", "gobi", "--players", 3, "--games", 1, "--seed", 11, "--save", "saved").code == 0
    return tmp_path / "saved" / "gobi-0.json"
