"""`trivet new-game`: what it writes is a whole game at once, and nothing is half written."""

import json
import os
import site
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from uv import find_uv_bin

import trivet
from trivet.games import IDS

from .. import outside
from ..test_another_name import MEASURED, STRONG
from .conftest import Run


def install(project: Path, folder: Path) -> None:
    """What pip would put there, from the wheel of a project."""
    made = folder / "wheel"
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", made]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    (wheel,) = made.iterdir()
    zipfile.ZipFile(wheel).extractall(folder)


@pytest.fixture(scope="module")
def harvest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, written and installed."""
    folder = tmp_path_factory.mktemp("installed")
    outside.command(folder, "new-game", "harvest", "--title", "L’Été d’abord")
    install(folder / "harvest", folder)
    return folder


def test_a_new_game_passes_the_suite_at_once(harvest: Path) -> None:
    """Without the two tests that compile it: examples/ has them, and is written alike."""
    done = outside.run(harvest, "-m", "pytest", "-q", "-p", "no:cacheprovider", "harvest", "-k", "not compiled")
    assert done.returncode == 0 and " passed" in done.stdout, done.stdout


def test_a_new_game_is_among_the_games_and_in_the_lab(harvest: Path) -> None:
    listed = outside.answer(harvest, "games")
    assert [one["id"] for one in listed["games"]] == [*IDS, "harvest"] and listed["troubles"] == []
    assert "L’Été d’abord" in (harvest / "harvest" / "texts" / "fr.ftl").read_text(encoding="utf-8")
    assert outside.answer(harvest, "simulate", "harvest", "--games", "5")["games"] == 5
    found = outside.answer(harvest, "arena", "harvest", "--bots", "greedy,random", "--games", "4", "--workers", "1")
    assert set(found["bots"]) == {"greedy", "random"}
    for measured, found in ((STRONG, "strength.md is written"), (MEASURED, "('harvest', None)")):
        done = outside.run(harvest, "-c", measured.replace("oasis", "harvest"))
        assert found in done.stdout, done.stderr
    assert "## harvest" in (harvest / "strength.md").read_text(encoding="utf-8")
    assert "Draw a card" in outside.command(
        harvest, "play", "harvest", "--bots", "random", "--seed", "1", "--language", "en"
    )


def test_a_new_game_is_installed_by_its_folder_and_changes_with_it(tmp_path: Path) -> None:
    """`pip install -e harvest`, where nothing else is but Trivet: an environment that finds what this one has."""
    outside.command(tmp_path, "new-game", "harvest")
    uv, home = find_uv_bin(), tmp_path / "env"
    python = home / "bin" / "python"
    subprocess.run([uv, "venv", "--quiet", "--no-project", "--python", sys.executable, home], check=True)
    (packages,) = home.glob("lib/*/site-packages")
    here = [str(Path(trivet.__file__).parents[1]), *site.getsitepackages()]
    (packages / "here.pth").write_text("\n".join(here))
    install = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation", "--python", python]
    subprocess.run([*install, "--editable", "harvest"], cwd=tmp_path, check=True)

    def answer(*command: str) -> Any:
        asked = [python, "-m", "trivet.cli", *command, "--json"]
        environment = os.environ | {"TRIVET_COMPILE": "0"}
        done = subprocess.run(asked, cwd=home, env=environment, capture_output=True, text=True, check=True)
        return json.loads(done.stdout)

    assert answer("games")["games"][-1]["id"] == "harvest"
    data = tmp_path / "harvest" / "harvest" / "harvest.toml"
    data.write_text(data.read_text(encoding="utf-8").replace("players = [2, 3, 4]", "players = [3]"), encoding="utf-8")
    assert answer("games")["games"][-1]["players"] == [3]
    assert answer("simulate", "harvest", "--players", "3", "--games", "3")["games"] == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["My Game"], "The folder’s name 'My Game' cannot be a game's id"),
        (["My Game"], "Give one: --id my_game."),
        (["7"], "Give one: --id my_game."),
        (["x", "--id", "Étoile"], "The id 'Étoile' cannot be a game's id"),
        (["x", "--id", "class"], "none of Python's own"),
        (["x", "--id", "a" * 32], "at most 31"),
        (["x", "--id", "gobi"], "There is a game gobi already, of trivet (package trivet.games.gobi)."),
        (["json"], "There is a Python module json already"),
        (["table"], "Messages of Trivet's own are called table-…"),
        (["x", "--title", "{x}"], "cannot be a title"),
        (["x", "--title", " "], "cannot be a title"),
        (["none/such"], "There is no folder"),
    ],
)
def test_a_name_that_a_game_cannot_have_is_refused_with_one_that_it_can(
    run: Run, tmp_path: Path, arguments: list[str], said: str
) -> None:
    done = run("new-game", *arguments)
    assert done.code == 2 and said in done.err and done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    (tmp_path / "nim").mkdir()
    assert run("new-game", "nim", "--json").data == {"folder": "nim", "id": "nim", "title": "Nim"}
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    assert (tmp_path / "nim" / "nim" / "nim.toml") in before
    done = run("new-game", "nim")
    assert done.code == 2 and "is not empty" in done.err
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before


def test_no_word_of_the_template_is_left(run: Run, tmp_path: Path) -> None:
    run("new-game", "nim")
    files = [file for file in (tmp_path / "nim").rglob("*") if file.is_file()]
    assert len(files) > 14
    for file in files:
        text = file.read_text(encoding="utf-8").lower()
        assert "newgame" not in f"{file} {text}" and "new game" not in text and "dev0" not in text
