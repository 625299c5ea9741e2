"""`trivet play`: a game in the terminal."""

from pathlib import Path

import pytest

from trivet.cli.boards import board
from trivet.engine.match import Match, read_match
from trivet.games import IDS, game

from .conftest import Run

FIRST_OFFERS = "1\n" * 500


def test_a_whole_game_by_numbers(spawn: Run, tmp_path: Path) -> None:
    done = spawn("play", "gobi", "--bots", "random,random", "--seed", 4, "--save", "m.json", typed=FIRST_OFFERS)
    assert done.code == 0
    assert "wins with" in done.out or "share the win" in done.out
    match = Match.load(game("gobi"), read_match((tmp_path / "m.json").read_bytes()))
    assert match.game.over(match.state)
    assert match.options["players"] == 3


def test_a_whole_game_by_the_text_forms(run: Run, tmp_path: Path) -> None:
    """The moves of a saved match, typed again, lead to the same match."""
    assert run("play", "gobi", "--bots", "human", "--seed", 6, "--save", "a.json", typed=FIRST_OFFERS).code == 0
    first = read_match((tmp_path / "a.json").read_bytes())
    typed = "".join(f"{text}\n" for _, text in first.moves)
    data = run("play", "gobi", "--bots", "human", "--seed", 6, "--save", "b.json", "--json", typed=typed)
    assert data.data["over"] and len(data.data["scores"]) == 2
    assert read_match((tmp_path / "b.json").read_bytes()) == first


def test_the_board_shows_tiles_cells_decks_and_players(run: Run) -> None:
    out = run("play", "gobi", "--bots", "random", "--seed", 1, typed="quit\n").out
    for shown in ("0 ", "place ", "◆ Player 1", "● Random bot", "Drawn:", "Decks", "stops here"):
        assert shown in out


def test_undo_takes_back_the_last_action(run: Run, tmp_path: Path) -> None:
    typed = "undo\ndiscard\nundo\nquit\n"
    done = run("play", "gobi", "--bots", "human", "--seed", 1, "--save", "m.json", typed=typed)
    assert "nothing to take back" in done.out
    assert "Taken back." in done.out
    assert read_match((tmp_path / "m.json").read_bytes()).moves == []


def test_help_and_what_is_not_offered(run: Run) -> None:
    out = run("play", "gobi", "--bots", "human", "--seed", 1, typed="help\nplace 19,19\nfly\n0\n999\n[red]\n").out
    assert "undo takes your last move back" in out
    for typed in ("place 19,19", "fly", "0", "999", "[red]"):
        assert f"“{typed}” is not possible now" in out


def test_hint_names_a_legal_action(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trivet.cli.session.HINTS_BY", "random")
    assert "Hint: " in run("play", "gobi", "--bots", "human", "--seed", 1, typed="hint\n").out


def test_it_speaks_french(run: Run) -> None:
    out = run("play", "gobi", "--bots", "random", "--seed", 1, "--language", "fr", typed="help\nquit\n").out
    assert "La partie s’arrête ici" in out
    assert "Tuile piochée" in out


def test_json_keeps_stdout_for_the_result(run: Run) -> None:
    done = run("play", "gobi", "--bots", "human", "--seed", 1, "--json", typed="discard\nquit\n")
    assert done.data["moves"] == 1 and not done.data["over"]
    assert "stops here" in done.err


@pytest.mark.parametrize("name", IDS)
def test_every_game_has_a_board_for_the_terminal(name: str) -> None:
    assert callable(board(name).draw) and callable(board(name).prompt)
