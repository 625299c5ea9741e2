"""A game that brings no board, in the terminal: by the board it declares, or as tables."""

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from trivet.games import load
from trivet.languages import LANGUAGES
from trivet.terminal import plain
from trivet.terminal.table import Table
from trivet.testing.terminal import match, positions, shown, table, unsaid
from trivet.texts import Texts

from .. import outside, unboarded


def unboarded_table(laid: bool, players: int = 2, language: str = "en") -> Table:
    at = table("gobi", players, language)
    at.board = plain.Board(replace(load("gobi"), board=unboarded.LAID if laid else None))
    return at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("laid", [True, False])
def test_every_position_is_drawn_in_words(laid: bool, language: str) -> None:
    at = unboarded_table(laid, 3, language)
    for state, seat in positions("gobi", 3):
        out = shown(at, state, seat)
        assert not unsaid("gobi", out), out
        assert all(f"P{player}" in out for player in range(3))
    assert not unsaid("gobi", shown(at, match("gobi", 3).state, None))


def test_cells_lie_in_their_rows_with_whoever_stands_there_and_marks_where_a_tile_can_go() -> None:
    at = unboarded_table(laid=True)
    state = next(state for state, *_ in match("gobi", 2).positions())
    (seat,) = at.game.to_act(state)
    scene = at.scene(state, seat, at.game.offers(state, seat))
    with at.console.capture() as caught:
        at.show(scene)
    drawn = caught.get().split("Decks")[0]
    assert drawn.count("·") == len(scene.offered("cell", "place")) > 0
    assert re.search(r"^  0 .*\b0 \w+ +1 \w+", drawn, re.MULTILINE)
    assert re.search(r"^  1 .*\b2 \w+ +3 \w+", drawn, re.MULTILINE)
    camels = [sum(column) for column in zip(*(tile["camels"] for tile in scene.view["tiles"]), strict=True)]
    assert [drawn.count(shape) for shape in "◆●"] == camels


def test_without_a_declaration_lists_are_tables_and_the_rest_stands_beside_its_name() -> None:
    at = unboarded_table(laid=False)
    out = shown(at, match("gobi", 2).state, None)
    view = at.scene(match("gobi", 2).state, None).view
    tribe = at.texts.word("gobi", "tribe", view["tiles"][3]["tribe"])
    column, row = view["tiles"][3]["cell"]
    assert re.search(rf"^3 +{column}, {row} +{tribe} ", out, re.MULTILINE)
    assert re.search(rf"^Coffees +{view['coffees']} *$", out, re.MULTILINE)
    assert re.search(r"Reserve +Stack +Coffees", out)


@pytest.mark.parametrize(
    ("game", "whole", "else_moves", "labels"),
    [
        ("gorbino", {"card", "loan", "trade"}, {"build": "Build a city"}, {"borrow": "Choose a loan · 1"}),
        (
            "goldblivion",
            {"army", "option"},
            {"act": "Pass", "develop": "Develop a card"},
            {"choose": "Choose effect 1"},
        ),
    ],
)
def test_questions_and_moves_are_filled_from_what_is_seen_or_say_what_can_be_done(
    game: str, whole: set[str], else_moves: dict[str, str], labels: dict[str, str]
) -> None:
    """The words of these games were written for boards of their own, which tell more than a view does."""
    at, luck = table(game, 2), random.Random(1)
    own, at.board = at.board, plain.Board(at.game)
    state, met = at.game.set_up({"players": 2}, 1), set[str]()
    while to_act := at.game.to_act(state):
        seat = to_act[0]
        offers = at.game.offers(state, seat)
        scene = at.scene(state, seat, offers)
        phase, asked = scene.view["phase"], at.board.prompt(scene)
        if phase in whole:
            assert asked == own.prompt(scene)
        if phase in else_moves:
            assert asked.startswith("Possible now: ")
            met |= {move for move in [else_moves[phase]] if move in asked}
        for offer, action in zip(scene.offers, offers, strict=True):
            if offer["verb"] in labels and offer["option"] == 1:
                assert at.label(action, scene) == labels[offer["verb"]]
                met.add(offer["verb"])
        met.add(phase)
        at.game.play(state, seat, luck.choice(offers))
    assert met >= {*whole, *else_moves.values(), *labels}


def test_a_game_from_outside_is_played_at_the_terminal(tmp_path: Path) -> None:
    unboarded.install(tmp_path)
    said = outside.run(tmp_path, "-m", "trivet.cli", "play", "dunes", "--bots", "random", "--seed", "3")
    assert said.returncode == 0 and "Tiles" in said.stdout and "Place the tile" in said.stdout, said.stderr


def test_a_board_that_does_not_fit_is_told_and_the_other_games_play(tmp_path: Path) -> None:
    unboarded.install(tmp_path)
    package = tmp_path / "dunes" / "__init__.py"
    package.write_text(package.read_text().replace('"tiles"', '"tile"'))
    told = outside.answer(tmp_path, "games")
    assert "sands" in [one["id"] for one in told["games"]]
    (trouble,) = told["troubles"]
    assert "The board of dunes cannot be laid: zone 'tile' names 'tile', and the view has no part 'tile'" in trouble


def test_what_has_no_words_says_its_name(tmp_path: Path) -> None:
    unboarded.install(tmp_path)
    for file in (tmp_path / "dunes" / "texts").iterdir():
        file.write_text("")
    said = outside.run(tmp_path, "-m", "trivet.cli", "play", "dunes", "--bots", "random", "--seed", "3")
    assert re.search(r"Player 1: Draw · \w+", said.stdout) and "dunes-" not in said.stdout, said.stdout


def test_missing_words_of_games_alone_are_made_of_their_names() -> None:
    texts = Texts("en")
    assert [texts.say(f"gobi-{what}") for what in ("view-draw_pile", "no", "prompt-no_such_phase")] == [
        "Draw pile",
        "",
        "No such phase",
    ]
    assert texts.say("no-such-message") == "no-such-message"
