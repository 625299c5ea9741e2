"""`trivet replay` and `trivet verify`."""

import json
from pathlib import Path

from tests.games.golden import MATCHES
from trivet.cli.matches import Film
from trivet.cli.output import console
from trivet.cli.session import Quit
from trivet.engine.match import Match, read_match
from trivet.games import load
from trivet.terminal.table import Table
from trivet.texts import Seat, Texts

from .conftest import Run


def opened(path: Path) -> Match:
    return Match.load(load("gobi"), read_match(path.read_bytes()))


def test_replay_prints_the_log_and_the_final_scores(run: Run, saved: Path) -> None:
    done = run("replay", saved)
    assert done.code == 0
    assert "The last tile" in done.out or "over" in done.out
    totals = [str(score["total"]) for score in opened(saved).game.scores(opened(saved).state)]
    (line,) = [line for line in done.out.splitlines() if "Total" in line]
    assert line.replace("│", " ").split()[1:] == totals


def test_replay_stops_where_it_is_told(run: Run, saved: Path) -> None:
    data = run("replay", saved, "--to", 7, "--json").data
    assert (data["moves"], data["over"], data["places"]) == (7, False, None)
    whole = run("replay", saved, "--json").data
    assert whole["over"] and whole["moves"] == len(opened(saved).moves)
    assert whole["log"][: len(data["log"])] == data["log"]
    assert "Move 7 of" in run("replay", saved, "--to", 7).out
    assert run("replay", saved, "--to", 10_000).code == 2


def test_replay_speaks_french(run: Run, saved: Path) -> None:
    assert "pioche" in run("replay", saved, "--language", "fr").out


def test_replay_steps_by_what_is_typed(saved: Path) -> None:
    match = opened(saved)
    film = Film(Table(match.game, match.state, [Seat()] * 3, Texts("en"), console()), match)
    typed = iter(["", "", "b", "9", "99999", "00000000099999999", "-1", "x"])
    moves, move = [], 0
    for _ in range(4):
        move = film.next_move(move, lambda: next(typed))
        moves.append(move)
    assert moves == [1, 2, 1, 9]
    try:
        film.next_move(9, lambda: next(typed, "q"))
    except Quit:
        return
    raise AssertionError("q leaves, and nothing else does")


def test_replay_steps_to_the_end(saved: Path) -> None:
    match = opened(saved)
    out = console()
    with out.capture() as shown:
        Film(Table(match.game, match.state, [Seat()] * 3, Texts("en"), out), match).step_through(lambda: "")
    assert f"Move {len(match.moves)} of {len(match.moves)}" in shown.get()


def test_verify_says_what_was_proved(run: Run, saved: Path) -> None:
    done = run("verify", saved)
    assert done.code == 0
    assert "all" in done.out and "legal" in done.out
    assert "no commitment" in done.out
    assert run("verify", saved, "--json").data["commitment_holds"] is None


def test_verify_checks_the_commitment(run: Run, saved: Path) -> None:
    match = opened(saved)
    dealt = saved.with_name("dealt.json")
    dealt.write_text(match.save(table="abc"), encoding="utf-8")
    promised = json.loads(dealt.read_text(encoding="utf-8"))["commitment"]
    assert run("verify", dealt, "--json").data["commitment_holds"] is True
    assert promised in run("verify", dealt).out
    assert "you noted" in run("verify", dealt, "--commitment", promised.upper()).out
    assert run("verify", dealt, "--commitment", "0" * 64).code == 2
    assert run("verify", saved, "--commitment", promised).code == 2


def test_verify_finds_a_seed_that_was_not_promised(run: Run, saved: Path) -> None:
    match = opened(saved)
    dealt = json.loads(match.save(table="abc"))
    dealt["commitment"] = json.loads(match.save(table="abd"))["commitment"]
    saved.write_text(json.dumps(dealt), encoding="utf-8")
    done = run("verify", saved, "--json")
    assert done.code == 2
    assert done.data["error"]["code"] == "bad_match"
    assert "commitment" in done.err


def test_a_match_of_an_older_version_is_replayed_and_verified_by_it(run: Run) -> None:
    kept = MATCHES["gobi-2-china"]
    assert run("replay", kept, "--json").data["over"]
    done = run("verify", kept)
    assert done.code == 0 and "by version 1 of the rules" in done.out and "are legal and lead to its end" in done.out
