"""Data files: a designer's own is checked field by field, and the problem is named."""

import tomllib
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trivet.engine.data import Data
from trivet.engine.errors import BadData
from trivet.games import IDS, load, own_data_file
from trivet.games.gobi.data import Book, load_book

OURS = own_data_file("gobi").read_text(encoding="utf-8")


def book(text: str) -> Book:
    return load_book(Data("mine.toml", text, "gobi.toml"))


def changed(old: str, new: str) -> str:
    assert old in OURS
    return OURS.replace(old, new, 1)


def test_a_file_like_ours_loads() -> None:
    assert book(OURS).camels_per_player == 10


def test_a_changed_number_counts() -> None:
    assert book(changed("coffee_route = 5", "coffee_route = 6")).coffee_route == 6


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
def test_a_problem_is_named(old: str, new: str, words: str) -> None:
    with pytest.raises(BadData, match=words):
        book(changed(old, new))


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
        (b"a" + b".a" * 200_000 + b" = 1", "line 1: .*dots"),
    ],
)
def test_what_is_no_data_file_is_refused(content: bytes, words: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(BadData, match=words):
        load("gobi", path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "mine.toml", tmp_path):
        with pytest.raises(BadData, match=rf"{path.name} cannot be read"):
            load("gobi", path)


@given(content=st.binary(max_size=100) | st.text(max_size=100).map(str.encode))
def test_any_bytes_are_refused_by_name(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.toml"
    path.write_bytes(content)
    with pytest.raises(BadData):
        load("gobi", path)


@given(at=st.integers(0, len(OURS)), put=st.text(max_size=3), cut=st.integers(0, 10))
@settings(max_examples=150)
def test_a_damaged_file_loads_or_is_refused_by_name(at: int, put: str, cut: int) -> None:
    try:
        book(OURS[:at] + put + OURS[at + cut :])
    except BadData as error:
        assert len(str(error)) > 20


@pytest.mark.parametrize("name", IDS)
def test_our_own_files_are_toml_in_utf_8_and_are_no_designers(name: str) -> None:
    text = own_data_file(name).read_text(encoding="utf-8")
    assert tomllib.loads(text)
    assert load(name).data is None
    assert load(name, text) is load(name)


def test_a_shape_is_checked_field_by_field() -> None:
    class Shape(msgspec.Struct):
        weight: int

    with pytest.raises(BadData, match=r"mine\.toml.*Expected `int`, got `str`.*weight.*gobi\.toml"):
        Data("mine.toml", "weight = 'heavy'", "gobi.toml").book(Shape)
