"""Environments are extras, and games from outside have them too."""

import subprocess
import sys
from pathlib import Path

from tests import outside

WITHOUT = """
import sys
for gone in {gone!r}:
    sys.modules[gone] = None
import trivet, trivet.envs
from trivet.engine.errors import TrivetError
assert trivet.load("gobi").id == "gobi"
try:
    trivet.envs.{name}
except TrivetError as error:
    print(error)
"""


def test_what_a_missing_library_comes_with_is_said() -> None:
    for name, library, extra in (("TableEnv", "pettingzoo", "envs"), ("register_spiel", "pyspiel", "spiel")):
        asked = WITHOUT.format(gone=[library], name=name)
        told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
        assert f"{name} needs " in told and told.endswith(f"pip install 'trivet[{extra}]'.\n")


OUTSIDE = """
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from trivet.envs import SeatEnv, TableEnv, TablesEnv
api_test(TableEnv("sahara", 3), num_cycles=20)
check_env(SeatEnv("sahara", 2))
many = TablesEnv("sahara", 2)
many.reset(seed=1)
print(many.step(many.random_actions(np.random.default_rng(1)))[0].shape)
"""


def test_a_game_from_outside_is_an_environment_as_ours_are(tmp_path: Path) -> None:
    outside.copy_of_gobi(tmp_path, "sahara")
    done = outside.run(tmp_path, "-W", "ignore", "-c", OUTSIDE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "(2, 804)"
