"""The folder of compiled rules: another one whenever anything changes that they are made of."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import trivet
from trivet.engine import rule
from trivet.games import load

PACKAGE = Path(trivet.__file__).parent
Change = Callable[[Path], dict[str, str]]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the engine, the bots and Gobi."""
    root = tmp_path / "src" / "trivet"
    for part in ("engine", "bots", "games/gobi"):
        shutil.copytree(PACKAGE / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("__init__.py", "installed.py", "games/__init__.py"):
        shutil.copy(PACKAGE / file, root / file)
    return root


def folders(root: Path, environment: dict[str, str] | None = None) -> tuple[str, str]:
    """The names of the folders of the engine and of Gobi, as a process of that copy finds them."""
    script = (
        "import os; from pathlib import Path\n"
        "from trivet.engine.package import load_package; from trivet.engine.rule import cache_folder\n"
        "data = os.environ.get('MINE'); gobi = load_package('trivet.games.gobi', Path(data) if data else None)\n"
        "print(cache_folder('').name, cache_folder(gobi.package).name)"
    )
    environment = os.environ | {"TRIVET_COMPILE": "0", "PYTHONPATH": str(root.parent)} | (environment or {})
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    engine, gobi = done.stdout.split()
    return engine, gobi


def append(path: str, text: str = "\n# changed\n") -> Change:
    def change(root: Path) -> dict[str, str]:
        with (root / path).open("a", encoding="utf-8") as file:
            file.write(text)
        return {}

    return change


def own_data(root: Path) -> dict[str, str]:
    own = root / "own.toml"
    own.write_text((root / "games/gobi/gobi.toml").read_text(encoding="utf-8") + "\n", encoding="utf-8")
    return {"MINE": str(own)}


def bounds_checked(root: Path) -> dict[str, str]:
    return {"NUMBA_BOUNDSCHECK": "1"}


@pytest.mark.parametrize(
    ("change", "engine_too"),
    [
        (append("games/gobi/routes.py"), False),
        (append("games/gobi/gobi.toml"), False),
        (append("bots/__init__.py"), False),
        (append("engine/dice.py"), True),
        (own_data, False),
        (bounds_checked, True),
    ],
    ids=["a rule", "the data", "a bot", "the engine", "a designer's data", "bounds checked"],
)
def test_the_folder_changes_with_what_it_is_made_of(copy: Path, change: Change, engine_too: bool) -> None:
    engine, gobi = folders(copy)
    new_engine, new_gobi = folders(copy, change(copy))
    assert new_gobi != gobi
    assert (new_engine != engine) is engine_too


def test_the_folder_stays_where_nothing_changes(copy: Path) -> None:
    before = folders(copy)
    append("games/gobi/texts/en.ftl")(copy)
    assert folders(copy) == before


def test_what_one_place_has_compiled_another_finds(copy: Path, tmp_path: Path) -> None:
    """A second checkout or environment of the same Trivet."""
    script = (
        "import numpy; from trivet.engine.dice import next_word\n"
        "print(next_word(numpy.ones(1, [('rng', numpy.int64, 4)])[0]), next_word.stats.cache_hits.total())"
    )

    def compiled(root: Path) -> list[str]:
        environment = {"TRIVET_COMPILE": "1", "TRIVET_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(root.parent)}
        command = [sys.executable, "-c", script]
        done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True)
        return done.stdout.split()

    (word, hits), (again, found) = compiled(PACKAGE), compiled(copy)
    assert (again, hits, found) == (word, "0", "1")


def test_old_folders_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIVET_CACHE", str(tmp_path))
    rule.cache_folder.cache_clear()
    try:
        gobi = load("gobi").package
        now = rule.cache_folder(gobi)
        rule.mark_ready(gobi)
        assert not rule.ready(gobi)  # nothing was compiled
        marks = [f"{n:016x}" for n in range(rule.KEPT_CACHES + 2)]
        others = ["gorbino-0123456789abcdef", "gobi-deluxe-0123456789abcdef"]
        for i, name in enumerate([now.name, *others, *(f"gobi-{mark}" for mark in marks)]):
            (tmp_path / name).mkdir()
            os.utime(tmp_path / name, (i, i))
        rule.mark_ready(gobi)
        assert rule.ready(gobi)
        kept = {folder.name for folder in tmp_path.iterdir()}
        assert kept == {now.name, *others, *(f"gobi-{mark}" for mark in marks[3:])}
        assert now.stat().st_mtime > len(marks) + 3  # it has just been used: others go before it
    finally:
        rule.cache_folder.cache_clear()
