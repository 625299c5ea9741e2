"""What an environment is made by: a game with its options, what is rewarded, and the form of observations."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from trivet.engine.buffers import numbers
from trivet.engine.errors import BadOptions
from trivet.engine.game import Game
from trivet.engine.state import State
from trivet.games import load

REWARDS = ("win", "place", "score")
"""What the end of a game is worth to a seat: its share of the win; the share of the others that it left behind, those
level with it counting half; its points."""


class Setting:
    """The same for every environment. `game` is a name, or a game that was loaded with data of a designer's."""

    def __init__(
        self,
        game: str | Game,
        players: int | None,
        options: Mapping[str, Any] | None,
        reward: str,
        derived: bool,
        scaled: bool,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        chosen = dict(options or {})
        if players is not None:
            chosen["players"] = players
        self.options = self.game.choose_options(chosen)
        self.players = int(self.options["players"])
        if reward not in REWARDS:
            raise BadOptions(f"A reward is one of {', '.join(REWARDS)}, not {reward!r}.")
        self.reward = REWARDS.index(reward)
        self.derived, self.scaled = derived, scaled
        self.size = self.game.observes.whole if derived else self.game.observes.size
        self.scale = self.game.observes.scale[: self.size]
        self._steps = self.game.bind("trivet.envs.steps")
        self._items = numbers(len(self.game.score_items) + 1)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setting":
        """Itself: it never changes, and OpenSpiel copies all that a state refers to."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Of another process: the game is loaded there, with the same data."""
        return made, (self.game.id, self.game.data, self.options, REWARDS[self.reward], self.derived, self.scaled)

    # Observations and actions

    @property
    def dtype(self) -> np.dtype[Any]:
        return np.dtype(np.float32) if self.scaled else self.game.observes.dtype(self.derived)

    def bounds(self) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """The least and the most that each number of an observation can be."""
        low, high = (bound[: self.size] for bound in (self.game.observes.low, self.game.observes.high))
        if self.scaled:
            return self.game.observes.flat(low), self.game.observes.flat(high)
        return low.astype(self.dtype), high.astype(self.dtype)

    def observe(self, state: State, seat: int) -> npt.NDArray[Any]:
        """What a seat knows, as numbers: whole ones, or each divided by its scale."""
        raw = self.game.observe(self.game.hide(state, seat), seat, self.derived)
        return self.game.observes.flat(raw) if self.scaled else raw

    def mask(self, offers: Sequence[int]) -> npt.NDArray[np.int8]:
        mask = np.zeros(self.game.actions.size, np.int8)
        mask[offers] = 1
        return mask

    @cached_property
    def texts(self) -> list[str]:
        """Every action in words."""
        return [self.game.actions.text(action) for action in range(self.game.actions.size)]

    def info(self, state: State, seat: int, offers: Sequence[int]) -> dict[str, Any]:
        """What is told beside an observation: the seat, the turn order, and what it may do, in words."""
        return {"seat": seat, "order": self.game.order(state), "legal": [self.texts[action] for action in offers]}

    # The course of a game

    def begin(self, luck: np.random.Generator) -> State:
        return self.game.set_up(self.options, draw_seed(luck))

    def rewards(self, state: State) -> list[float]:
        """What the end of a game is worth to each seat."""
        out = np.zeros(self.players, np.float32)
        self._steps.reward_all(state.states, 0, self.reward, self._items, out)
        return out.tolist()


def made(game: str, data: str | None, options: Mapping[str, Any], reward: str, derived: bool, scaled: bool) -> Setting:
    return Setting(load(game, data), None, options, reward, derived, scaled)


def draw_words(luck: np.random.Generator, seeds: int = 1) -> npt.NDArray[np.uint32]:
    """So many times 128 bits, each as the four words that a game's own generator begins with."""
    return luck.bit_generator.random_raw(2 * seeds).astype("<u8").view("<u4").reshape(seeds, 4)


def draw_seed(luck: np.random.Generator) -> int:
    """128 bits as a seed."""
    return int.from_bytes(draw_words(luck).tobytes(), "little")
