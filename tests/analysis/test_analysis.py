"""The analysis by compiled rules, in processes of their own; and by uncompiled ones it finds the same."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from .one_decision import told

HERE = Path(__file__).parent
COMPILED = os.environ | {"TRIVET_COMPILE": "1"}


def run(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=HERE.parents[1],
        env=COMPILED,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    return done.stdout


@pytest.mark.parametrize("module", sorted(HERE.glob("of_*.py")), ids=lambda module: module.stem)
def test_by_compiled_rules(module: Path) -> None:
    said = run("pytest", "-q", "-n0", "-p", "no:cacheprovider", str(module))
    assert int(re.findall(r"(\d+) passed", said)[-1]) > 3


def test_both_modes_find_the_same() -> None:
    assert run("tests.analysis.one_decision") == told()
