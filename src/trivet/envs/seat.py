"""One seat for Gymnasium: bots sit at the others.

Every game that is installed is registered: `gymnasium.make("trivet.envs.seat:trivet/GAME-v0", players=2)`.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete

from trivet.bots import Bot, make_bot
from trivet.engine.errors import BadOptions, TrivetError
from trivet.engine.game import Game
from trivet.engine.state import State
from trivet.games import IDS

from .setting import Setting, draw_seed


class SeatEnv(gymnasium.Env[npt.NDArray[Any], np.int64]):
    """`opponents`: a bot's name, or one for each of the others in the order they sit after this seat. `seat`: which one it
    is; none: another each game, drawn by its seed.

    What is legal stands in `info["action_mask"]`, and `action_masks()` says it to sb3-contrib. An action that is not legal
    loses the game at once, with a reward of 0: `info["illegal"]` says why it was none.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (read of the class too)

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        *,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        derived: bool = False,
        scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, players, options, reward, derived, scaled)
        self.game, self.render_mode = self.setting.game, render_mode
        others = self.setting.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise BadOptions(f"{others} others play at this table, and bots are named for {len(self.opponents)}.")
        for name in set(self.opponents):
            make_bot(name, self.game, 0)
        if seat is not None and seat not in range(self.setting.players):
            raise BadOptions(f"The seats of this table are 0 to {others}, not {seat}.")
        self.fixed_seat = seat
        low, high = self.setting.bounds()
        self.observation_space = Box(low, high, dtype=low.dtype.type)
        self.action_space = Discrete(self.game.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._offers: list[int] = []
        while not self._offers:  # a game that ends before this seat decides anything is not shown
            self.position: State = self.setting.begin(self.np_random)
            drawn = int(self.np_random.integers(self.setting.players))
            self.seat = drawn if self.fixed_seat is None else self.fixed_seat
            self._bots: dict[int, Bot] = {}
            for i, name in enumerate(self.opponents):
                at = (self.seat + 1 + i) % self.setting.players
                self._bots[at] = make_bot(name, self.game, draw_seed(self.np_random))
            self._let_others_play()
        return self._seen(), self._told()

    def step(self, action: Any) -> tuple[npt.NDArray[Any], float, bool, bool, dict[str, Any]]:
        if not self._offers:
            raise BadOptions("The game is over: call reset().")
        try:
            self.game.play(self.position, self.seat, self.game.actions.read(action), self._offers)
        except TrivetError as error:
            self._offers = []
            return self._seen(), 0.0, True, False, self._told() | {"illegal": str(error)}
        self._let_others_play()
        over = not self._offers
        reward = self.setting.rewards(self.position)[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._told()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now, as sb3-contrib asks for it."""
        return self.setting.mask(self._offers).view(np.bool_)

    def render(self) -> str | None:
        """What the seat sees."""
        if self.render_mode is None:
            return None
        return json.dumps(self.game.view(self.game.hide(self.position, self.seat), self.seat), ensure_ascii=False)

    def _let_others_play(self) -> None:
        """Until this seat is to act, whose offers are then at hand, or the game is over."""
        while to_act := self.game.to_act(self.position):
            if to_act[0] == self.seat:
                break
            bot = self._bots[to_act[0]]
            chosen = bot.choose(self.game.hide(self.position, to_act[0]), to_act[0])
            self.game.play(self.position, to_act[0], chosen)
        self._offers = self.game.offers(self.position, self.seat) if to_act else []

    def _seen(self) -> npt.NDArray[Any]:
        return self.setting.observe(self.position, self.seat)

    def _told(self) -> dict[str, Any]:
        told = self.setting.info(self.position, self.seat, self._offers)
        return told | {"action_mask": self.setting.mask(self._offers)}


for _id in IDS:
    gymnasium.register(
        f"trivet/{_id}-v0",
        entry_point="trivet.envs.seat:SeatEnv",
        vector_entry_point="trivet.envs.tables:TablesEnv",
        disable_env_checker=True,
        order_enforce=False,
        kwargs={"game": _id},
    )
