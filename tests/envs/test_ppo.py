"""The example of learning runs: a few updates at a few tables, and it says what it wins."""

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples/ppo.py"
SMALL = """
import sys
sys.path.insert(0, {folder!r})
import ppo
ppo.TABLES, ppo.STEPS, ppo.HIDDEN, ppo.WARM_UP = 4, 4, 16, 20
ppo.main("goldblivion", updates=2, games=4)
"""


def test_it_learns_a_little_and_says_what_it_wins() -> None:
    environment = os.environ | {"TRIVET_COMPILE": "0"}
    asked = SMALL.format(folder=str(EXAMPLE.parent))
    done = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    last = done.stdout.splitlines()[-1]
    told = r"After \d+ s of processor time goldblivion wins [\d.]+% \(95 %: [\d.]+% to [\d.]+%\) of 4 games against random\."
    assert re.fullmatch(told, last), done.stdout
