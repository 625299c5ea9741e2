"""The page's rooms import only those above them in web/README.md, and nothing imports itself by way of others."""

import os
import re
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web"
SOURCE = WEB / "src"
LIB = SOURCE / "lib"
IMPORT = re.compile(r"""(?:\bfrom|\bimport\(?)\s*'(\.[^'?]+)""")
GAMES = "–"
"""The line at which the boards of games stand."""

pytestmark = pytest.mark.skipif(not SOURCE.exists(), reason="the page's sources are not here")


@cache
def rooms() -> list[str]:
    """In the order of the table: each may import those before it."""
    return re.findall(r"^\| `?([a-z]+|–)`? \|", (WEB / "README.md").read_text(encoding="utf-8"), re.MULTILINE)[1:]


def found(named: Path) -> Path:
    """The file that an import names."""
    candidates = (named, *(named.with_name(named.name + end) for end in (".ts", ".d.ts")), named / "index.ts")
    return next(path for path in candidates if path.is_file())


@cache
def imports() -> dict[Path, set[Path]]:
    files = [file for file in SOURCE.rglob("*") if file.suffix in (".ts", ".svelte", ".css")]
    return {
        file: {
            found(Path(os.path.normpath(file.parent / name)))
            for name in IMPORT.findall(file.read_text(encoding="utf-8"))
        }
        for file in files
    }


def room(file: Path) -> str | None:
    """Where a file stands; None above all rooms."""
    if file.is_relative_to(LIB):
        return file.relative_to(LIB).parts[0]
    return GAMES if file.is_relative_to(SOURCE / "games") else None


def test_every_room_is_told_of() -> None:
    assert {path.name for path in LIB.iterdir()} == {*rooms()} - {GAMES}


def test_a_room_imports_only_those_above_it() -> None:
    assert len(imports()) > 300 and sum(map(len, imports().values())) > 1500
    below = []
    for file, others in imports().items():
        own = room(file)
        for other in others if own else ():
            there = room(other)
            if there is None or rooms().index(there) > rooms().index(own):
                below.append(f"{file.relative_to(SOURCE)} imports {other.relative_to(SOURCE)}")
    assert not below


def test_a_game_does_not_know_another() -> None:
    def game(file: Path) -> str | None:
        parts = file.relative_to(SOURCE).parts
        return parts[1] if parts[0] == "games" and len(parts) > 2 else None

    wrong = [
        f"{file} imports {other}"
        for file, others in imports().items()
        for other in others
        if game(other) and game(file) != game(other)
    ]
    assert not wrong


def test_every_link_leads_somewhere_on_a_host_of_plain_files_too() -> None:
    """There addresses stand behind a #: `way` and `absolute` in lib/ways/router.svelte.ts write them."""
    by_hand = re.compile(r"""href="/|\blocation\.origin\b|history\.(push|replace)State""")
    written = {LIB / "ways/router.svelte.ts", LIB / "device/base.ts"}
    wrong = [file for file in imports() if file not in written and by_hand.search(file.read_text(encoding="utf-8"))]
    assert not wrong


def test_nothing_imports_itself_by_way_of_others() -> None:
    # A part that shows others of its kind within it names itself.
    graph = {file: others - {file} for file, others in imports().items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as cycle:
        pytest.fail(" imports ".join(str(file.relative_to(SOURCE)) for file in reversed(cycle.args[1])))
