"""`trivet play`: a game in the terminal."""

from pathlib import Path

import pytest

from trivet.engine.match import Match, read_match
from trivet.games import load

from .conftest import Run

FIRST_OFFERS = "1\n" * 500


def test_a_whole_game_by_numbers(spawn: Run, tmp_path: Path) -> None:
    done = spawn("play", "gobi", "--bots", "random,random", "--seed", 4, "--save", "m.json", typed=FIRST_OFFERS)
    assert done.code == 0
    assert "wins with" in done.out or "share the win" in done.out
    match = Match.load(load("gobi"), read_match((tmp_path / "m.json").read_bytes()))
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


def test_it_says_why_in_the_players_language(run: Run) -> None:
    for language, words in (("en", "A tile lies there already."), ("fr", "Il y a déjà une tuile à cet endroit.")):
        typed = "place 0,0\nquit\n"
        assert words in run("play", "gobi", "--bots", "human", "--seed", 1, "--language", language, typed=typed).out


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


def test_a_whole_game_alone(run: Run) -> None:
    done = run("play", "goldblivion", "--seed", 2, "--option", "opponent=blaze", "--json", typed=FIRST_OFFERS)
    assert done.data["players"] == 1 and done.data["over"]
    assert len(done.data["scores"]) == 2 and "Blaze" in done.err


def test_a_bot_that_is_named_has_a_seat(run: Run) -> None:
    done = run("play", "goldblivion", "--bots", "random", "--seed", 2, "--json", typed="quit\n")
    assert done.data["players"] == 2


def test_a_curtain_falls_between_people_where_a_game_has_secrets(run: Run) -> None:
    """Each has to press Enter before seeing what is theirs; the log they missed follows, as they may read it."""
    typed = "1\n" * 60
    out = run("play", "goldblivion", "--players", 2, "--bots", "human", "--seed", 5, typed=typed).out
    first, *turns = out.split("Pass the device to ")
    assert "Player" not in first  # nothing is shown to nobody in particular
    assert len(turns) > 4
    for mine, theirs in (("Player 1", "Player 2"), ("Player 2", "Player 1")):
        own = [turn for turn in turns if turn.startswith(mine)]
        assert any(f"{mine} draws Tom." in turn or f"{mine} draws Naya." in turn for turn in own)
        assert all(f"{theirs} draws a card." in turn or f"{theirs} draws" not in turn for turn in own)


def test_leaving_at_the_curtain(run: Run) -> None:
    done = run("play", "goldblivion", "--players", 2, "--bots", "human", "--seed", 5, typed="quit\n")
    assert "stops here" in done.out and "Hand" not in done.out


def test_no_curtain_without_secrets_or_with_one_person(run: Run) -> None:
    for arguments in (("gobi", "--bots", "human"), ("goldblivion", "--bots", "random,random")):
        assert "Pass the device" not in run("play", *arguments, "--seed", 5, typed="1\n1\n1\n").out


def test_what_was_taken_back_is_not_told_to_others(run: Run, tmp_path: Path) -> None:
    """A move that reveals nothing is undone before the curtain falls; the next person reads nothing of it."""
    from trivet.cli.output import console
    from trivet.cli.session import Quit, Session
    from trivet.terminal.table import Table
    from trivet.texts import Seat, Texts

    one = load("goldblivion")
    match = Match(one, {"players": 2}, 5)
    lines = iter([])
    session = Session(Table(one, match.state, [Seat(), Seat()], Texts("en"), console()), match, {}, lambda: next(lines))
    assert session.unread is not None
    while True:
        (seat, *_) = one.to_act(match.state)
        session.eyes = seat
        offers = one.offers(match.state, seat)
        quiet = [action for action in offers if not one.reveals(match.state, seat, action)]
        if quiet:
            break
        session.act(seat, offers[0])
    before = [list(log) for log in session.unread.values()]
    session.act(seat, quiet[0])
    assert session.undo(seat)
    assert [list(log) for log in session.unread.values()] == before
    with pytest.raises((Quit, StopIteration)):
        session.person_acts(1 - seat)


def test_help_with_a_name_tells_the_card(run: Run) -> None:
    out = run("play", "gorbino", "--bots", "random", "--seed", 1, typed="help Starter Trade\nhelp nothing\n").out
    assert "Starter Trade: Choose up to 2 resources" in out
    assert "There is no “nothing” in this game" in out
