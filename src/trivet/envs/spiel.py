"""The games for OpenSpiel: `pyspiel.load_game("trivet_GAME(players=3)")` once `register_spiel()` was called.

Chance is one node at the root, whose outcome is the seed: everything that comes to light later follows from it. What a
player may know is an observation, without memory. `spiel_resampler` deals what a player does not know again, for searches.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

from trivet.engine.errors import IllegalAction
from trivet.engine.game import Game
from trivet.engine.match import MOST_MOVES
from trivet.engine.state import State
from trivet.games import IDS, load

from .setting import REWARDS, Setting, draw_seed

SEEDS = 4096
"""Outcomes of the chance node. OpenSpiel lists them all, so it cannot be every seed there is."""
MOST_POINTS = 1e6
"""A bound on points, which games do not declare."""


def register_spiel() -> list[str]:
    """Make every game that is installed known to OpenSpiel; their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for id in IDS:
        names.append(f"trivet_{id}")
        if names[-1] not in known:
            pyspiel.register_game(*declared(load(id)))
    return names


def declared(game: Game) -> tuple[Any, type]:
    """What OpenSpiel is told of a game, and the class that makes it."""
    parameters: dict[str, Any] = {"players": game.players[0], "reward": REWARDS[0], "derived": False}
    parameters |= {option.name: option.default for option in game.options}

    class ThisGame(SpielGame):
        def __init__(self, given: dict[str, Any] | None = None) -> None:
            super().__init__(game, parameters, given or {})

    return kind_of(game, parameters, constant_sum=False), ThisGame


def kind_of(game: Game, parameters: dict[str, Any], constant_sum: bool) -> Any:
    sums = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"trivet_{game.id}",
        long_name=f"Trivet {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums.CONSTANT_SUM if constant_sum else sums.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """Where the seats share what can be won, an automated opponent apart, it is a game of constant sum."""

    def __init__(self, game: Game, parameters: dict[str, Any], given: dict[str, Any]) -> None:
        chosen = parameters | given
        reward, derived, players = chosen.pop("reward"), chosen.pop("derived"), chosen.pop("players")
        self.setting = Setting(game, players, chosen, reward, derived, scaled=True)
        alone = game.set_up(self.setting.options, 0).fields().entries == self.setting.players
        sums = {"win": 1.0, "place": self.setting.players / 2} if alone and self.setting.players > 1 else {}
        bound = MOST_POINTS if reward == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=SEEDS,
            num_players=self.setting.players,
            min_utility=-bound if reward == "score" else 0.0,
            max_utility=bound,
            utility_sum=sums.get(reward),
            max_game_length=MOST_MOVES,
        )
        super().__init__(kind_of(game, parameters, reward in sums), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver | None":
        """None where memory of all that was seen is asked for: there is no such observer."""
        return None if kind is not None and kind.perfect_recall else SpielObserver(self.setting)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.position: State | None = None
        """None until the seed is drawn."""

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        to_act = self.setting.game.to_act(self.position)
        return to_act[0] if to_act else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None or player != self.current_player():
            return []
        return sorted(self.setting.game.offers(self.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.setting.game.set_up(self.setting.options, int(action))
        else:
            self.setting.game.play(self.position, self.current_player(), int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player < 0 else self.setting.game.actions.text(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.setting.game.over(self.position)

    def returns(self) -> list[float]:
        if self.position is None or not self.is_terminal():
            return [0.0] * self.setting.players
        return self.setting.rewards(self.position)

    def __str__(self) -> str:
        return "The seed is to be drawn." if self.position is None else bytes(self.position).hex()


class SpielObserver:
    """What a player may know: numbers divided by their scales, by name too, and the view in words."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor = np.zeros(setting.size, np.float32)
        self.dict = setting.game.observes.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.position is None else self.setting.observe(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return "The seed is to be drawn."
        game = self.setting.game
        return json.dumps(game.view(game.hide(state.position, player), player), ensure_ascii=False)


def spiel_resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For `set_resampler` of OpenSpiel's ISMCTS: positions that a player could be in, by all they know."""
    luck = np.random.default_rng(seed)

    def resample(state: SpielState, player: int) -> SpielState:
        if state.position is None:
            raise IllegalAction("The seed is to be drawn: there is nothing yet that a player could know.")
        imagined: SpielState = state.clone()
        game = state.setting.game
        imagined.position = game.imagine(game.hide(state.position, player), draw_seed(luck))
        return imagined

    return resample
