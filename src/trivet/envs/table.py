"""A table for PettingZoo: all its seats, one after the other as they are to act."""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from trivet.engine.game import Game
from trivet.engine.state import State

from .setting import Setting


class TableEnv(AECEnv):  # type: ignore[misc]
    """Agents are the seats, `player_0` and on. Rewards come at the end; an action that is not legal raises.

    Where several seats may act at once, the lowest acts first: none is shown what another has chosen until all know it.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        derived: bool = False,
        scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, players, options, reward, derived, scaled)
        self.game, self.render_mode = self.setting.game, render_mode
        self.metadata = {
            "name": f"trivet_{self.game.id}_v{self.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.setting.bounds()
        masks = self.game.actions.size
        self.observation_spaces = {
            agent: Dict(observation=Box(low, high, dtype=low.dtype.type), action_mask=Box(0, 1, (masks,), np.int8))
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(masks) for agent in self.possible_agents}
        self._luck: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self.position: State = self.setting.begin(self._luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._choose_agent()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(self.position, self._seats[agent], self.game.actions.read(action), self._offers)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.over(self.position):
            self.rewards = dict(zip(self.agents, self.setting.rewards(self.position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._choose_agent()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        legal = self._offers if agent == self.agent_selection else self.game.offers(self.position, seat)
        return {"observation": self.setting.observe(self.position, seat), "action_mask": self.setting.mask(legal)}

    def render(self) -> str:
        """What a spectator sees."""
        return json.dumps(self.game.view(self.game.hide(self.position, None), None), ensure_ascii=False)

    def close(self) -> None: ...

    def _choose_agent(self) -> None:
        """The seat that acts now, and what all are told."""
        to_act = self.game.to_act(self.position)
        if to_act:
            self.agent_selection = self.possible_agents[to_act[0]]
        self._offers = self.game.offers(self.position, to_act[0]) if to_act else []
        order = self.game.order(self.position)
        self.infos = {agent: {"seat": seat, "order": order, "legal": []} for agent, seat in self._seats.items()}
        if to_act:
            self.infos[self.agent_selection] = self.setting.info(self.position, to_act[0], self._offers)
