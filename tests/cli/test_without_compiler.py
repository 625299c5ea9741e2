"""A plain installation, which has no compiler: what plays games plays them, and what plays them by the million asks for an extra."""

import json
import os
import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
from trivet.cli.main import main
sys.argv = ["trivet", *sys.argv[1:]]
sys.exit(main())
"""


def without(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "TRIVET_COMPILE"}
    command = [sys.executable, "-c", WITHOUT, *words]
    return subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, check=False)


def test_games_between_bots_are_played_and_come_out_as_everywhere() -> None:
    done = without("simulate", "gobi", "--games", "200", "--bots", "random", "--seed", "3", "--workers", "1", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["moves"], found["mean_scores"]) == EXPECTED
    done = without("arena", "gobi", "--bots", "instant,random", "--games", "4", "--workers", "1", "--json")
    assert json.loads(done.stdout)["bots"]["instant"]["wins"] > 2, done.stderr


EXPECTED = (20589, [8.285, 8.71])
"""Of compiled rules."""


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["report", "gobi", "--out", "report.html"], "lab"),
        (["compare", "--game", "gobi", "--sweep", "setup.tiles=1..2"], "lab"),
        (["bench", "gobi"], "lab"),
        (["train", "gobi", "--out", "learnt"], "train"),
        (["wasm", "gobi", "--out", "made"], "wasm"),
    ],
)
def test_what_needs_the_compiler_says_which_extra_brings_it(words: list[str], extra: str) -> None:
    done = without(*words)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert f"numba is not installed here: pip install 'trivet[{extra}]'." in " ".join(done.stderr.split()), done.stderr
