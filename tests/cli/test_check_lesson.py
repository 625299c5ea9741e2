"""`trivet check-lesson`: what is wrong in a lesson is said in a sentence, before anybody learns from it."""

from pathlib import Path

import pytest

from trivet.games import IDS, installed

from .conftest import Run

GOOD = """
game = "gobi"
minutes = 1
seed = 1

[[steps]]
id = "place"
do = ["place 2,0", "end turn"]
wrong = { discard = ["discard"], elsewhere = ["place *"] }
then = ["discard", "no camel", "end turn"]

[[steps]]
id = "second"
brings = { event = "put", tile = 2 }
wrong = { other = ["*"] }

[[steps]]
id = "wins"
"""
WRONG = {
    'seed = 1': ('seed = "one"', "no lesson: Expected `int`"),
    'game = "gobi"': ('game = "chess"', "There is no game 'chess'"),
    'id = "wins"': ('id = "place"', "two steps place"),
    'id = "wins"\n': ('id = "wins"\ndo = ["end turn"]\n', "the last step asks for no move"),
    'do = ["place 2,0"': ('do = ["place 9,9"', "nothing that can be done is what it asks for. Offered are: place"),
    'discard = ["discard"], else': ('else', "who does 'discard' is told nothing"),
    'elsewhere = ["place *"]': ('elsewhere = ["place *"], take = ["take *"]', "nobody can be told 'take'"),
    '"no camel", "end turn"]': ('"no camel"]', "seat 0 is not to act"),
    '"no camel", ': ('"camel", ', "'camel' cannot be played"),
    'tile = 2': ('tile = 77', "nothing that can be done"),
}  # fmt: skip


@pytest.mark.parametrize("id", IDS)
def test_our_lessons_are_well(run: Run, id: str) -> None:
    folder = installed(id).folder()
    assert folder is not None
    for file in (folder / "lessons").glob("*.toml"):
        said = run("check-lesson", str(file), "--json")
        assert said.code == 0 and said.data["game"] == id and said.data["steps"] >= 5, said.err


def test_words_that_are_missing_are_named(run: Run, tmp_path: Path) -> None:
    """All else is well in it: an event may say what is right, and several moves may be."""
    file = tmp_path / "mine.toml"
    file.write_text(GOOD)
    said = run("check-lesson", str(file))
    assert said.code == 2 and "gobi's texts/en.ftl lacks gobi-lesson-mine-title, gobi-lesson-mine-place" in said.err


@pytest.mark.parametrize("piece", WRONG)
def test_what_is_wrong_is_said(run: Run, tmp_path: Path, piece: str) -> None:
    instead, words = WRONG[piece]
    assert piece in GOOD
    file = tmp_path / "mine.toml"
    file.write_text(GOOD.replace(piece, instead, 1))
    said = run("check-lesson", str(file))
    assert said.code == 2 and words in said.err, said.err


def test_a_file_that_is_none(run: Run, tmp_path: Path) -> None:
    assert "There is no lesson" in run("check-lesson", str(tmp_path / "none.toml")).err
    (tmp_path / "bad.toml").write_text("steps = [")
    said = run("check-lesson", str(tmp_path / "bad.toml"))
    assert said.code == 2 and "bad.toml is no TOML" in said.err
