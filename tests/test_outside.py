"""Games from outside: packages that are installed beside Trivet, and those among them that are at fault."""

from pathlib import Path

import pytest

from trivet.cli import new_game
from trivet.games import IDS

from . import outside


def package(folder: Path, name: str, source: str) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(source)


def begun(folder: Path, name: str) -> Path:
    """The package of a new game, installed."""
    new_game.write(folder / f"{name}-project", name, name.title())
    (folder / f"{name}-project" / name).rename(folder / name)
    outside.install(folder, f"{name}-game", **{name: name})
    return folder / name


def spoil(file: Path, part: str = "", other: str = "") -> None:
    """Puts something else in place of a part of a file; without a part, takes the file away."""
    text = file.read_text(encoding="utf-8")
    assert part in text
    if part:
        file.write_text(text.replace(part, other), encoding="utf-8")
    else:
        file.unlink()


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every kind of package at fault, all at once."""
    folder = tmp_path_factory.mktemp("faulty")
    package(folder, "broken", "import no_such_module\n")
    package(folder, "quits", "raise SystemExit('not today')\n")
    package(folder, "empty", "GAME = 'chess'\n")
    package(folder, "renamed", "from trivet.games.gobi import GAME\n")
    spoil(begun(folder, "halved") / "rules.py", "place", "placed")
    spoil(begun(folder, "typo") / "typo.toml", "points = 1", "points = one")
    spoil(begun(folder, "bare") / "bare.toml")
    spoil(begun(folder, "blurred") / "sight.py", "put(out, s.left)", "put(out, s.left)\n    put(out, 1)")
    outside.install(folder, "broken-game", broken="broken")
    outside.install(folder, "quits-game", quits="quits")
    outside.install(folder, "empty-game", empty="empty")
    outside.install(folder, "renamed-game", renamed="renamed")
    outside.install(folder, "lost-game", lost="lost")
    outside.install(folder, "one-nim", nim="one_nim")
    outside.install(folder, "other-nim", nim="other_nim")
    outside.install(folder, "false-gobi", gobi="false_gobi")
    outside.install(folder, "odd-game", **{"Odd-One": "odd", "odd": "not a package"})
    return folder


def test_faulty_packages_are_told_and_the_other_games_still_play(faulty: Path) -> None:
    found = outside.answer(faulty, "games")
    assert [one["id"] for one in found["games"]] == list(IDS)
    told = "\n".join(found["troubles"])
    for said in (
        "broken of broken-game (package broken) does not load (ModuleNotFoundError: No module named 'no_such_module')",
        "quits of quits-game (package quits) does not load (SystemExit: not today)",
        "empty of empty-game (package empty) has no GAME = Game(…)",
        "renamed of renamed-game (package renamed) leads to a game that says its id is gobi",
        "lost of lost-game (package lost) does not load (ModuleNotFoundError: No module named 'lost')",
        "Two games have the id nim: one-nim (package one_nim) and other-nim (package other_nim). Neither is played",
        "false-gobi (package false_gobi) calls its game gobi, as one of Trivet's own is called",
        "odd-game (package odd) calls its game 'Odd-One'",
        "halved of halved-game (package halved) is not whole: its rules lack place. trivet.engine.contract says",
        "typo of typo-game (package typo) does not load. typo.toml is not TOML",
        "bare of bare-game (package bare) does not load. The data file",
        "odd = 'not a package' of odd-game names no package",
        "blurred of blurred-game (package blurred) cannot be shown. The view of blurred is not written as it is declared.",
    ):
        assert said in told
    assert len(found["troubles"]) == 13


@pytest.mark.parametrize("name", ["broken", "nim", "lost"])
def test_who_asks_for_a_faulty_game_reads_what_to_mend(faulty: Path, name: str) -> None:
    said = outside.command(faulty, "simulate", name, code=2)
    assert said.startswith("trivet: ") and said.count("\n") == 1
    assert f"package {'one_nim' if name == 'nim' else name}" in said and "ninstall" in said


def test_a_server_serves_the_games_that_are_well_and_logs_the_others(faulty: Path) -> None:
    served = (
        "import trivet.server\n"
        "from fastapi.testclient import TestClient\n"
        "from trivet.server.app import create_app\n"
        "from trivet.server.basics.settings import Settings\n"
        "from pathlib import Path\n"
        "with TestClient(create_app(Settings(database=Path('tables.db')))) as client:\n"
        "    print([game['id'] for game in client.get('/api/games').json()])\n"
    )
    done = outside.run(faulty, "-c", served)
    assert done.stdout.strip() == str(list(IDS)), done.stderr
    assert done.stderr.count("does not load") == 5


def test_the_suite_names_every_part_that_a_game_lacks(tmp_path: Path) -> None:
    package, tests = begun(tmp_path, "lacking"), tmp_path / "lacking-project" / "tests"
    spoil(package / "texts" / "rules.fr.md")
    spoil(package / "texts" / "fr.ftl", "lacking-action-stop", "lacking-acton-stop")
    spoil(tests / "golden" / "lacking-3.json")
    (package / "terminal").mkdir()
    (package / "terminal" / "__init__.py").touch()
    (package / "terminal" / "board.py").write_text("def prompt(scene): return ''\ndef draw(scene): return []\n")
    done = outside.run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests), "-k", "every_part")
    told, *_ = [
        line for line in done.stdout.splitlines() if "AssertionError: lacking-game (package lacking) lacks" in line
    ]
    for part in (
        "the file texts/rules.fr.md;",
        "in texts/fr.ftl lacking-action-stop;",
        "in terminal/board.py wording, opponent;",
        "the golden matches lacking-3 (python -m trivet.testing.golden lacking ",
    ):
        assert part in told
