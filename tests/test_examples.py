"""The games in examples/: installed as anybody's package is, each passes the suite, compiled and uncompiled."""

from pathlib import Path

import pytest

from . import outside
from .cli.test_new_game import install

EXAMPLES = sorted(file.parent for file in (Path(__file__).parents[1] / "examples").glob("*/pyproject.toml"))
LINES = 300


@pytest.mark.parametrize("project", EXAMPLES, ids=lambda project: project.name)
def test_an_example_passes_the_suite_as_an_outside_package(project: Path, tmp_path: Path) -> None:
    install(project, tmp_path)
    done = outside.run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(project / "tests"))
    assert done.returncode == 0 and " passed" in done.stdout, done.stdout
    assert [one["id"] for one in outside.answer(tmp_path, "games")["games"]][-1] == project.name


@pytest.mark.parametrize("project", EXAMPLES, ids=lambda project: project.name)
def test_an_example_is_small(project: Path) -> None:
    lines = [line for file in (project / project.name).glob("*.py") for line in file.read_text().splitlines()]
    assert 0 < len(lines) < LINES
