"""The arena: line-ups, wins, intervals, ratings."""

import os

import pytest

from trivet.engine.errors import BadOptions
from trivet.games import load
from trivet.lab.arena import Played, arena, line_ups, ratings, standings, wilson
from trivet.lab.processes import Where, WorkerLost, spread


def test_two_bots_at_more_seats_are_one_against_the_rest() -> None:
    assert sorted(line_ups(["a", "b"], 3)) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_everybody_sits_everywhere_equally_often() -> None:
    for bots, players in ((["a", "b"], 2), (["a", "b", "c"], 3), (["a", "b", "c", "d"], 2), (["a", "b"], 4)):
        tables = line_ups(bots, players)
        for bot in bots:
            per_seat = [sum(table[seat] == bot for table in tables) for seat in range(players)]
            assert len(set(per_seat)) == 1 and per_seat[0] > 0


def test_alone_at_the_table_each_bot_plays_for_itself() -> None:
    assert line_ups(["a", "b"], 1) == [("a",), ("b",)]
    assert line_ups(["a"], 1) == [("a",)]


@pytest.mark.parametrize(("bots", "players"), [(["a"], 2), (["a", "a"], 2), (["a", "b", "c"], 4)])
def test_line_ups_that_make_no_sense(bots: list[str], players: int) -> None:
    with pytest.raises(BadOptions):
        line_ups(bots, players)


def test_shared_wins_count_their_share() -> None:
    played = [
        Played(0, ("a", "b", "b"), (1, 1, 3)),
        Played(1, ("b", "a", "b"), (1, 2, 1)),
        Played(2, ("b", "b", "a"), (1, 1, 1)),
    ]
    result = standings(load("gobi"), ["a", "b"], played)
    assert result.bots["a"].wins == pytest.approx(1 / 2 + 1 / 3)
    assert result.bots["b"].wins == pytest.approx(1 / 2 + 1 + 2 / 3)
    assert result.bots["a"].chance_rate == pytest.approx(1 / 3)


def test_an_automated_opponent_wins_what_the_bots_do_not() -> None:
    played = [Played(0, ("a",), (1, 2)), Played(1, ("b",), (2, 1)), Played(2, ("a",), (2, 1))]
    result = standings(load("goldblivion"), ["a", "b"], played)
    assert (result.players, list(result.bots)) == (1, ["a", "b"])
    assert (result.bots["a"].games, result.bots["a"].wins, result.bots["b"].wins) == (2, 1, 0)
    assert result.bots["a"].chance_rate == 0.5
    assert result.bots["a"].rating > result.bots["b"].rating


def test_bots_play_the_solo_challenge() -> None:
    result = arena(load("goldblivion"), {"players": 1, "opponent": "jade"}, ["random", "greedy"], 4, 1)
    assert all(bot.games == 2 and bot.wins in (0, 1, 2) for bot in result.bots.values())


def test_wilsons_interval() -> None:
    """The known values for 50 and for 400 of 400, and no games at all."""
    assert wilson(0.5, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert wilson(1.0, 400) == pytest.approx((0.99049, 1.0), abs=1e-5)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_ratings_rise_with_wins_and_not_with_seats() -> None:
    winning = [Played(number, ("a", "b"), (1, 2)) for number in range(20)]
    rated = ratings(["a", "b"], winning)
    assert rated["a"] > 25 > rated["b"]
    level = [Played(number, ("a", "b", "b", "b"), (1, 1, 1, 1)) for number in range(40)]
    rated = ratings(["a", "b"], level)
    assert rated["a"] == pytest.approx(rated["b"], abs=0.5)


def test_every_game_is_won_once() -> None:
    counted: list[int] = []
    result = arena(load("gobi"), {"players": 2}, ["greedy", "random"], 2, 1, done=counted.append)
    assert result.games == sum(counted) == 2
    assert result.bots["greedy"].wins + result.bots["random"].wins == pytest.approx(2)


def double(number: int) -> int:
    return 2 * number


def give_up(number: int) -> int:
    os._exit(number)


def test_work_is_spread_and_a_lost_worker_is_told() -> None:
    assert list(spread(double, [1, 2, 3], Where(2))) == [2, 4, 6]
    with pytest.raises(WorkerLost):
        list(spread(give_up, [1, 2], Where(2)))
