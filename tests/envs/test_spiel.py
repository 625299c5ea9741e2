"""The games for OpenSpiel: its own tests pass, and searches are dealt what a player could be facing."""

import random
import unittest

import numpy as np
import pyspiel  # type: ignore[import-untyped]
import pytest
from absl import flags
from open_spiel.integration_tests import api_test  # type: ignore[import-untyped]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

from trivet.engine.errors import BadOptions
from trivet.envs import register_spiel, spiel_resampler
from trivet.games import IDS, load

NAMES = register_spiel()
TABLES = [(game, players) for game in IDS for players in load(game).players]


def some_way_in(name: str, moves: int, seed: int) -> pyspiel.State:
    luck, state = random.Random(seed), pyspiel.load_game(name).new_initial_state()
    state.apply_action(seed)
    for _ in range(moves):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_simulates_at_random(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_number_of_players_is_played(game: str, players: int) -> None:
    state = some_way_in(f"trivet_{game}(players={players},reward=place)", 10, 3)
    again = pyspiel.load_game(str(state.get_game())).deserialize_state(state.serialize())
    assert str(again) == str(state) == str(state.clone()) and state.num_players() == players
    kind = state.get_game().get_type().utility
    assert (kind == pyspiel.GameType.Utility.CONSTANT_SUM) == (players > 1)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert [load(game).actions.read(word) for word in words] == state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_tests_of_a_part_of_the_tree_pass(name: str) -> None:
    flags.FLAGS.mark_as_parsed()
    of_it = {"game": pyspiel.load_game(name), "game_name": name}
    case = type(name, (api_test.EnforceAPIOnPartialTreeBase,), of_it)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 5 and not result.failures + result.errors


def test_a_player_observes_by_name_what_they_may_know() -> None:
    state = some_way_in("trivet_goldblivion(players=2)", 30, 5)
    player = state.current_player()
    seen = state.observation_tensor(player)
    resampled = [spiel_resampler(seed)(state, player) for seed in range(4)]
    assert len({str(one) for one in resampled}) == 4
    assert all(one.observation_tensor(player) == seen for one in resampled)
    assert all(one.legal_actions() == state.legal_actions() for one in resampled)
    assert all(one.observation_string(player) == state.observation_string(player) for one in resampled)
    assert spiel_resampler(1)(state, player).position == resampled[1].position


def test_ismcts_searches_with_the_resampler() -> None:
    state = some_way_in("trivet_gobi", 80, 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 4, use_observation_string=True)
    bot.set_resampler(spiel_resampler(1))
    assert bot.step(state) in state.legal_actions()


def test_what_cannot_be_is_answered_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="gobi: players can be 2, 3, 4, not 9"):
        pyspiel.load_game("trivet_gobi(players=9)")
    with pytest.raises(BadOptions, match="A reward is one of win, place, score, not 'money'"):
        pyspiel.load_game("trivet_gobi(reward=money)")
