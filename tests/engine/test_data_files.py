"""Data files: a designer's own is checked field by field, and the problem is named."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trivet.engine.data import designer_data, load, our_path, use_data
from trivet.engine.errors import BadData
from trivet.games import IDS
from trivet.games.gobi.data import load_book

OURS = our_path("gobi").read_text(encoding="utf-8")


class Designer:
    """Someone with a data file of their own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = folder / "mine.toml"
        monkeypatch.setenv("TRIVET_DATA_GOBI", str(self.path))

    def writes(self, content: str | bytes) -> None:
        self.path.write_bytes(content.encode() if isinstance(content, str) else content)

    def changes(self, old: str, new: str) -> None:
        assert old in OURS
        self.writes(OURS.replace(old, new, 1))


@pytest.fixture
def designer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Designer]:
    yield Designer(tmp_path, monkeypatch)


def test_a_file_like_ours_loads(designer: Designer) -> None:
    designer.writes(OURS)
    assert load_book().camels_per_player == 10
    assert designer_data("gobi") == OURS


def test_a_changed_number_counts(designer: Designer) -> None:
    designer.changes("coffee_route = 5", "coffee_route = 6")
    assert load_book().coffee_route == 6


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("camels_per_player = 10\n", "", "camels_per_player"),
        ("camels_per_player = 10", 'camels_per_player = "ten"', "camels_per_player"),
        ("camels_per_player = 10", "camels_per_player = 10.5", "camels_per_player"),
        ("camels_per_player = 10", "camels_per_player = 6", "camels_per_player is 6"),
        ("camels_per_player = 10", "camels_per_player = 0", "camels_per_player"),
        ("camels_per_player = 10", f"camels_per_player = {10**30}", "camels_per_player"),
        ("camels_per_player = 10", "camels = 10", "camels"),
        ("players = [2, 3, 4]", "players = [2, 5]", "players"),
        ("players = [2, 3, 4]", "players = []", "players"),
        ("players = [2, 3, 4]", "players = 2", "players"),
        ("tiles_per_tribe = 8", "tiles_per_tribe = 7", "31 tiles|35 tiles"),
        ("tiles_per_tribe = 8", "tiles_per_tribe = 60", "300"),
        ("tiles_per_deck = 6", "tiles_per_deck = 8", "4 decks of 8 need 32"),
        ("coffee_route = 5", "coffee_route = 4", "tea_route 4 must be shorter than coffee_route 4"),
        ("copies = 3", "copies = -1", "copies"),
        ('power = "move_camel"', 'power = "fly"', "power"),
        ('power = "move_camel"', 'power = "diagonal_route"', "in this order"),
        ('condition = "no_discard"', 'condition = "unused_gift"', "in this order"),
        ('[[tribe]]\nname = "Chingis"\n', "", "32 tiles|28 tiles|tribes"),
        ('name = "Chingis"', "name = 7", "name"),
        ("[coffee]", "[tea]", "tea|coffee"),
    ],
)
def test_a_problem_is_named(designer: Designer, old: str, new: str, words: str) -> None:
    designer.changes(old, new)
    with pytest.raises(BadData, match=words):
        load_book()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff\xfe", "UTF-8"),
        (b"players = [2", "not TOML"),
        (b"a = 1\na = 2", "not TOML"),
        (b"", "players"),
        (b"a = " + b"[" * 5000, "not TOML"),
        (b"a = " + b"9" * 5000, "not TOML"),
        (b"a = 1979-05-27", "a"),
    ],
)
def test_what_is_no_data_file_is_refused(designer: Designer, content: bytes, words: str) -> None:
    designer.writes(content)
    with pytest.raises(BadData, match=words):
        load_book()


def test_a_file_that_is_not_there_is_named(designer: Designer) -> None:
    with pytest.raises(BadData, match=r"mine\.toml cannot be read"):
        load_book()
    designer.path.mkdir()
    with pytest.raises(BadData, match=r"mine\.toml cannot be read"):
        load_book()


@given(content=st.binary(max_size=100) | st.text(max_size=100).map(str.encode))
def test_any_bytes_are_refused_by_name(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        Designer(tmp_path_factory.getbasetemp(), monkeypatch).writes(content)
        with pytest.raises(BadData):
            load_book()


@given(at=st.integers(0, len(OURS)), put=st.text(max_size=3), cut=st.integers(0, 10))
@settings(max_examples=150)
def test_a_damaged_file_loads_or_is_refused_by_name(
    tmp_path_factory: pytest.TempPathFactory, at: int, put: str, cut: int
) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        Designer(tmp_path_factory.getbasetemp(), monkeypatch).writes(OURS[:at] + put + OURS[at + cut :])
        try:
            load_book()
        except BadData as error:
            assert len(str(error)) > 20


def test_the_file_is_named_before_the_game_is_loaded(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="loaded already"):
        use_data("gobi", tmp_path / "mine.toml")


@pytest.mark.parametrize("name", IDS)
def test_our_own_files_are_toml_in_utf_8_and_are_no_designers(name: str) -> None:
    assert tomllib.loads(our_path(name).read_text(encoding="utf-8"))
    assert designer_data(name) == ""


def test_a_shape_is_checked_field_by_field(designer: Designer) -> None:
    class Shape(msgspec.Struct):
        weight: int

    designer.writes("weight = 'heavy'")
    with pytest.raises(BadData, match=r"mine\.toml.*Expected `int`, got `str`.*weight.*gobi\.toml"):
        load("gobi", Shape)


def test_a_designers_game_is_played_and_saved_with_its_data(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(OURS.replace("points = 7", "points = 9"), encoding="utf-8")
    script = """
from pathlib import Path
from trivet.engine.data import use_data
from trivet.engine.errors import BadMatch
from trivet.engine.match import Match, read_match

use_data("gobi", Path("mine.toml"))
from trivet.games import game
from trivet.games.gobi.components import COFFEE_POINTS

match = Match(game("gobi"), {}, seed=1)
file = read_match(match.save())
assert COFFEE_POINTS == 9
assert "points = 9" in file.data
assert bytes(Match.load(game("gobi"), file).state) == bytes(match.state)
file.data = None
try:
    Match.load(game("gobi"), file)
except BadMatch as error:
    print(error)
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=os.environ | {"TRIVET_COMPILE": "0"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "another data file" in done.stdout
