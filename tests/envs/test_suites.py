"""The libraries' own suites pass, for every game at every number of players."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from trivet.envs import SeatEnv, TableEnv
from trivet.games import IDS, load

TABLES = [(game, players) for game in IDS for players in load(game).players]
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What PettingZoo says to every environment whose observations are a Dict."""


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_finds_nothing(game: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        warnings.simplefilter("ignore", ResourceWarning)  # what tests before this one left open
        api_test(TableEnv(game, players), num_cycles=40)
        seed_test(lambda: TableEnv(game, players, reward="score"), num_cycles=20)
    assert [str(one.message) for one in told if not str(one.message).startswith(EXPECTED)] == []


@pytest.mark.parametrize("game", IDS)
def test_pettingzoo_finds_nothing_in_a_whole_game_of_derived_and_scaled_numbers(game: str) -> None:
    env = TableEnv(game, reward="place", derived=True, scaled=True)
    api_test(env, num_cycles=1000)
    assert not env.agents or env.observe(env.agents[0])["observation"].dtype == np.float32


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_finds_nothing(game: str, players: int) -> None:
    made = gymnasium.make(f"trivet.envs.seat:trivet/{game}-v0", players=players, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


def test_a_registered_game_is_made_by_name_alone_and_in_vectors() -> None:
    one = gymnasium.make("trivet.envs.seat:trivet/gobi-v0")
    assert isinstance(one.unwrapped, SeatEnv)
    many = gymnasium.make_vec("trivet.envs.seat:trivet/gobi-v0", num_envs=3, players=4)
    seen, told = many.reset(seed=5)
    assert seen in many.observation_space and many.single_observation_space == one.observation_space
    assert told["order"].shape == (3, 4)
