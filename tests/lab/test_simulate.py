"""Simulations."""

import pytest

from trivet.engine.errors import BadOptions, UnknownBot
from trivet.engine.match import Match
from trivet.games import IDS, load
from trivet.lab.matches import bot_seed, game_seed
from trivet.lab.simulate import by_seat, simulate


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in IDS for players in load(name).players])
def test_games_in_one_go_are_the_matches_that_are_kept(name: str, players: int) -> None:
    one = load(name)
    kept: list[Match] = []
    counted: list[int] = []
    fast = simulate(one, {"players": players}, ["random"], 5, 7, counted.append)
    slow = simulate(one, {"players": players}, ["random"], 5, 7, keep=lambda number, match: kept.append(match))
    assert (fast.moves, fast.points) == (slow.moves, slow.points)
    assert sum(counted) == fast.games == 5
    assert [match.seed for match in kept] == [game_seed(7, number) for number in range(5)]
    assert all(one.over(match.state) for match in kept)
    assert sum(len(match.moves) for match in kept) == fast.moves
    scores = [[score["total"] for score in one.scores(match.state)[:players]] for match in kept]
    assert [sum(points) for points in zip(*scores, strict=True)] == fast.points


def test_seeds_are_all_different() -> None:
    cases = [(seed, number, seat) for seed in range(3) for number in range(3) for seat in range(3)]
    assert len({bot_seed(*case) for case in cases}) == len(cases)
    assert len({game_seed(seed, number) for seed, number, _ in cases}) == 9


def test_one_bot_for_all_seats_or_one_for_each() -> None:
    one = load("gobi")
    assert by_seat(one, ["random"], 3) == ("random", "random", "random")
    assert by_seat(one, ["random", "greedy"], 2) == ("random", "greedy")
    with pytest.raises(BadOptions, match="2 bots for 3 seats"):
        by_seat(one, ["random", "greedy"], 3)
    with pytest.raises(UnknownBot):
        by_seat(one, ["nobody"], 3)
