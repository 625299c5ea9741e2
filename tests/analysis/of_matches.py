"""The analysis of finished matches: what is told of them, and what is not."""

import statistics

import pytest
from pytest import approx

from trivet.analysis.found import THRESHOLDS, BadAnalysis, call, read_analysis, turning_points
from trivet.analysis.study import Study
from trivet.analysis.telling import answer_of
from trivet.engine.game import Game
from trivet.engine.match import Match
from trivet.games import load

from .matches import played

DEPTH = 24


def analysed(match: Match, depth: int = DEPTH, seed: int = 0) -> Study:
    study = Study(match, seed)
    for _ in study.deepen(depth):
        pass
    return study


@pytest.mark.parametrize(("name", "players"), [("gobi", 2), ("gorbino", 3), ("goldblivion", 1)])
def test_where_the_chances_went_adds_up(name: str, players: int) -> None:
    study = analysed(played(name, players, 3))
    found = study.found
    assert [len(found.positions), found.depth] == [len(study.match.moves) + 1, DEPTH]
    assert all(one.depth == DEPTH for one in found.decisions)
    for account in found.accounts():
        gone = account.deal + account.luck + account.own + account.others + account.remainder
        assert account.result == approx(account.start + gone)
    for position in found.positions:
        assert all(0 <= chance <= 1 for chance in position.chances)
        assert players == 1 or sum(position.chances) == approx(1)
    for one in found.decisions:
        assert players == 1 or not one.effect or sum(one.effect) == approx(0, abs=1e-9)
    places = study.game.places(study.match.state)
    assert [share > 0 for share in found.result] == [place == 1 for place in places[:players]]


def test_a_loss_within_its_interval_is_called_nothing() -> None:
    most, least = max(THRESHOLDS.values()), min(THRESHOLDS.values())
    assert call(most + 0.1, -0.01) is None
    assert call(least - 0.001, 0.01) is None
    assert {call(loss, 0.01) for loss in THRESHOLDS.values()} == set(THRESHOLDS)


def test_no_turn_of_fortune_is_told_that_is_no_larger_than_others() -> None:
    found = analysed(played("gobi", 2, 3)).found
    turns = turning_points(found, most=3)
    assert [turn.move for turn in turns] == sorted(turn.move for turn in turns) and len(turns) == 3
    told = min(abs(turn.change) for turn in turns)
    assert told >= sorted((one.loss for one in found.decisions if one.called), reverse=True)[:4][-1] - 1e-12


def test_what_is_told_has_every_move_as_an_offer() -> None:
    study = Study(played("gobi", 2, 3))
    told = answer_of(study)
    assert all(one["best"] is None and one["depth"] == 0 and not one["choices"] for one in told["decisions"])
    for move, one in enumerate(study.found.decisions):
        if move % 4 == 0:
            study.found.decisions[move] = study.decide(one.move, DEPTH)
    told = answer_of(study)
    for one in told["decisions"]:
        state, seat = study.state(one["move"]), one["seat"]
        offered = study.game.offers(state, seat)
        shown = [one["played"], *([one["best"]] if one["best"] else []), *(each["offer"] for each in one["choices"])]
        for offer in shown:
            assert offer["action"] in offered and study.game.actions.text(offer["action"]) == offer["text"]
            assert offer["reveals"] == study.game.reveals(state, seat, offer["action"])
        if one["depth"]:
            assert one["played"] in [each["offer"] for each in one["choices"]]
            assert one["line"][0]["seat"] == seat and one["line"][0]["move"]["text"] == one["best"]["text"]
    assert sum(one["best"] is not None for one in told["decisions"]) == -(-len(told["decisions"]) // 4)
    errors = {one["move"] for one in told["decisions"] if one["called"]}
    assert {turn["move"] for turn in told["turning_points"] if turn["error"]} <= errors


def test_it_goes_on_where_it_was_stopped_and_finds_the_same() -> None:
    match = played("gobi", 2, 4)
    whole = analysed(match)
    study = Study(match)
    for number, (done, steps) in enumerate(study.deepen(DEPTH), 1):
        assert done == number <= steps
        if number == steps // 2:
            break
    stopped = read_analysis(study.save())
    assert stopped.depth == 0
    again = Study(match, known=stopped)
    left = [steps for _, steps in again.deepen(DEPTH)]
    assert 0 < len(left) <= steps - steps // 2 + 1
    assert again.save() == whole.save()
    assert analysed(match, seed=1).save() != whole.save()


@pytest.mark.parametrize("name", ["gobi", "gorbino", "goldblivion"])
def test_a_decision_is_judged_by_what_its_seat_knew(name: str) -> None:
    """Dealt otherwise where the seat could not see it, the same is found."""
    game: Game = load(name)
    study = Study(played(name, 2, 5))
    other = Study(played(name, 2, 5))
    changed = 0
    for one in study.found.decisions[:: max(1, len(study.found.decisions) // 6)]:
        state = study.state(one.move)
        twin = game.imagine(game.hide(state, one.seat), 99)
        changed += bytes(twin) != bytes(state)
        other._before[one.move] = bytes(twin)
        assert study.decide(one.move, DEPTH) == other.decide(one.move, DEPTH)
    assert changed


def test_luck_is_nothing_on_average() -> None:
    """Dealt again many times where the seat could not see it, what comes is as often better as worse than expected."""
    study = Study(played("gobi", 2, 8))
    game = study.game
    move = next(m for m, told in enumerate(study._revealed) if told and m > 20)
    seat, action = study.match.moves[move]
    hidden = game.hide(study.state(move), seat)
    for depth, deals in ((0, 200), (200, 24)):
        brought = []
        for deal in range(deals):
            world = game.imagine(hidden, deal)
            study._before[move] = bytes(world)
            game.play(world, seat, action)
            study._before[move + 1] = bytes(world)
            study._measure_luck(move, depth)
            luck = study.found.positions[move + 1].luck
            assert sum(luck) == approx(0, abs=1e-9)
            brought.append(luck[seat])
        spread = statistics.stdev(brought)
        assert spread > 0
        assert abs(statistics.mean(brought)) < 4 * spread * (1 / deals + 1 / 12) ** 0.5


def test_what_is_kept_belongs_to_its_match() -> None:
    study = Study(played("gobi", 2, 6))
    with pytest.raises(BadAnalysis, match="another match"):
        Study(played("gobi", 2, 7), known=study.found)
    with pytest.raises(BadAnalysis, match="no analysis"):
        read_analysis(study.save()[:-20])


def test_a_match_under_way_is_not_analysed() -> None:
    match = Match(load("gobi"), {"players": 2}, 1)
    with pytest.raises(BadAnalysis, match="under way"):
        Study(match)
