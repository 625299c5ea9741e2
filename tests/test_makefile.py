"""`make` and the page's build: what is up to date is left alone, so that nothing is fetched once all is set up."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parents[1]
MADE = (".venv/deps", "web/node_modules/.ready", "src/trivet/static/index.html", ".venv/app")
"""In the order in which they are made."""
SOURCES = (
    "requirements.lock",
    "pyproject.toml",
    "hatch_build.py",
    "web/package-lock.json",
    "web/src/App.svelte",
    "src/trivet/texts/en.ftl",
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository in which everything is made, and whose programs only say that they were called."""
    for age, name in enumerate([*SOURCES, *MADE]):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (age, age))
    for name in ("trivet", "python", "pip", "uv"):
        program = tmp_path / ".venv" / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f'#!/bin/sh\necho {name} "$@" >>called\n')
        program.chmod(0o755)
    shutil.copy(ROOT / "Makefile", tmp_path)
    return tmp_path


def called(tree: Path) -> list[str]:
    subprocess.run(["make", "play"], cwd=tree, check=True, capture_output=True, env={"PATH": os.environ["PATH"]})
    return (tree / "called").read_text().splitlines()


def test_once_set_up_play_starts_trivet_and_nothing_else(tree: Path) -> None:
    assert called(tree) == ["trivet --port 8000"]


def test_a_changed_text_has_the_page_built_anew_and_nothing_fetched(tree: Path) -> None:
    (tree / "src/trivet/texts/en.ftl").touch()
    *steps, last = called(tree)
    assert last == "trivet --port 8000"
    build, install = steps
    assert build == "python hatch_build.py run build"
    assert install.startswith("uv pip install") and "--offline" in install


@pytest.mark.parametrize("name", ["web/src/App.svelte", "src/trivet/texts/en.ftl"])
def test_a_wheel_takes_the_page_that_is_there_unless_it_is_out_of_date(
    tree: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(hatch_build, "ROOT", tree)
    assert hatch_build.up_to_date()
    (tree / "web/node_modules/vite.js").touch()
    assert hatch_build.up_to_date()
    (tree / name).touch()
    assert not hatch_build.up_to_date()
    (tree / "src/trivet/static/index.html").unlink()
    assert not hatch_build.up_to_date()
