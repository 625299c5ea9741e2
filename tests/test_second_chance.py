"""`make test` runs what failed once more, alone, and says so: see `tools/second_chance.py`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parents[1] / "tools" / "second_chance.py"
PASSED, AGAIN = "Failed once, under load, and passed alone:", "Failed again:"
STEADY = "def test_steady():\n    pass\n"
LATE = """
from pathlib import Path
from trivet.testing.seeds import seeds

tried = Path("tried")

@seeds(3)
def test_late(seed):
    with tried.open("a") as file:
        print(seed, file=file)
    assert len(tried.read_text().split()) > 1
"""
BROKEN = "def test_broken():\n    assert False\n"
MANY = "".join(BROKEN.replace("broken", f"broken_{n}") for n in range(21))


def test(folder: Path, suite: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_it.py").write_text(STEADY + suite)
    command = [sys.executable, str(PROGRAM), "-p", "xdist", *arguments]
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "TRIVET_"))}
    environment = ours | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, check=False, cwd=folder, env=environment, capture_output=True, text=True)


test.__test__ = False  # type: ignore[attr-defined]


def test_what_passes_alone_with_the_same_seeds_passes_and_is_named(tmp_path: Path) -> None:
    done = test(tmp_path, LATE, "-n", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith(f"{PASSED}\n  test_it.py::test_late\n") and AGAIN not in done.stdout
    first, *again = (tmp_path / "tried").read_text().split()
    assert again[0] == first and len({*again}) == 3


def test_what_fails_again_fails_the_run_and_what_passes_is_named_still(tmp_path: Path) -> None:
    done = test(tmp_path, LATE + BROKEN, "-n", "0")
    assert done.returncode == 1
    assert done.stdout.endswith(f"{PASSED}\n  test_it.py::test_late\n\n{AGAIN}\n  test_it.py::test_broken\n")


@pytest.mark.parametrize(("suite", "workers"), [(MANY, "0"), ("import nothing_of_this_name\n", "1")])
def test_many_failures_and_tests_that_cannot_be_read_get_no_second_chance(
    tmp_path: Path, suite: str, workers: str
) -> None:
    done = test(tmp_path, suite, "-n", workers)
    assert done.returncode == 1 and done.stdout.count("test session starts") == 1
