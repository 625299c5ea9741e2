"""Simulations."""

import pytest

from trivet.engine.errors import BadOptions, UnknownBot
from trivet.engine.match import Match
from trivet.games import IDS, load
from trivet.lab.matches import bot_seed, bots_match, game_seed, random_match
from trivet.lab.simulate import by_seat, simulate


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in IDS for players in load(name).players])
def test_random_games_in_one_go_are_the_matches_of_their_seeds(name: str, players: int) -> None:
    """The compiled loop and a match played action by action are the same game."""
    one = load(name)
    kept: list[Match] = []
    counted: list[int] = []
    fast = simulate(one, {"players": players}, ["random"], 5, 7, counted.append)
    slow = simulate(one, {"players": players}, ["random"], 5, 7, keep=lambda number, match: kept.append(match))
    assert (fast.moves, fast.points) == (slow.moves, slow.points)
    assert sum(counted) == fast.games == 5
    assert [match.seed for match in kept] == [game_seed(7, number) for number in range(5)]
    assert all(one.over(match.state) for match in kept)


def test_a_match_of_bots_is_a_function_of_its_seed_and_number() -> None:
    one = load("gobi")
    seats = ["random", "random"]
    again = [bots_match(one, {"players": 2}, seats, 1, number).moves for number in (3, 3, 4)]
    assert again[0] == again[1] != again[2]
    assert random_match(one, {"players": 2}, 1, 3).moves != random_match(one, {"players": 2}, 2, 3).moves


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
