"""Many tables for Gymnasium: one call steps them all in compiled code (`steps`).

What a step answers with are the same arrays every time: copy what is to be kept. They begin at addresses that NumPy, torch
and JAX share without a copy.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from trivet.engine.buffers import MAX_OFFERS, no_events, numbers
from trivet.engine.errors import BadOptions, TrivetError
from trivet.engine.game import Game
from trivet.engine.rule import COMPILED
from trivet.engine.state import State, plain, raw
from trivet.extras import needs_compiler

from .setting import Setting, draw_words

ALIGNED = 64
"""Bytes: JAX shares only what begins at a multiple of these."""
DRAWN = 32
"""Seeds that a table has drawn in advance."""
WIDE = MAX_OFFERS + 9
"""Numbers from a table's offers to the next one's: at a power of 2 all would want the same place in the processor's cache."""
Numbers = npt.NDArray[Any]


class TablesEnv(VectorEnv[Numbers, Numbers, Numbers]):
    """Without `opponents`, whoever is to act decides (`infos["seat"]`), and the reward is that seat's; `infos["rewards"]` has
    all seats'. With `opponents="random"` one seat decides, `seat` or another each game, and the others move at random.

    `infos["action_mask"]` says what is legal; an action that is not raises, and no table has moved.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 256,
        players: int | None = None,
        opponents: str | None = None,
        *,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        derived: bool = False,
        scaled: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        needs_compiler("envs")
        self.setting = Setting(game, players, options, reward, derived, scaled)
        self.game, self.num_envs = self.setting.game, num_envs
        if num_envs < 1:
            raise BadOptions(f"There is at least one table, not {num_envs}.")
        if opponents not in (None, "random"):
            raise BadOptions(
                f"At many tables the others are nobody (None: whoever is to act decides) or random, not {opponents!r}: "
                f"SeatEnv plays against any bot."
            )
        if seat is not None and (opponents is None or seat not in range(self.setting.players)):
            raise BadOptions(
                f"A seat from 0 to {self.setting.players - 1} can be chosen against opponents, not {seat}."
            )
        self._kernel = self.game.bind("trivet.envs.steps")
        anybody, drawn = self._kernel.ANYBODY, self._kernel.DRAWN
        self._sits = anybody if opponents is None else drawn if seat is None else seat
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        low, high = self.setting.bounds()
        self.single_observation_space = Box(low, high, dtype=low.dtype.type)
        self.single_action_space = Discrete(self.game.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete(np.full(num_envs, self.game.actions.size))
        self._lay_out()

    def _lay_out(self) -> None:
        n, players, layout = self.num_envs, self.setting.players, self.game.layout
        whole = self.game.observes.dtype(self.setting.derived)
        self._array = np.zeros(n, layout.dtype)
        self._states, self._lucks = plain(self._array), plain(np.zeros(n, layout.dtype))
        self._blank = plain(self.game.blank(self.setting.options).array)
        self._offers = np.zeros((n, WIDE), np.int64) if COMPILED else [[0] * WIDE for _ in range(n)]
        self._events, self._items = no_events(), numbers(len(self.game.score_items) + 1)
        self._seeds, self._used = np.zeros((n, DRAWN, 4), np.int64), np.full(n, DRAWN)
        self._mine, self._all = np.zeros(n, np.int64), np.ones(n, np.bool_)
        self.observations = aligned((n, self.setting.size), whole)
        self.finals = aligned((n, self.setting.size), whole)
        self.masks = aligned((n, self.game.actions.size), np.int8)
        self.seats, self.orders = aligned((n,), np.int64), aligned((n, players), np.int64)
        self.all_rewards, self.rewards = aligned((n, players), np.float32), aligned((n,), np.float32)
        self.ended, self._truncated = aligned((n,), np.bool_), aligned((n,), np.bool_)
        self._waiting = np.zeros(n, np.bool_)
        self._ends = self._enough = 0
        self._luck: list[np.random.Generator] = []

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """New games; of the tables in `options["reset_mask"]` alone, where it is given. Table i has the seed `seed` + i."""
        chosen = self._chosen(options)
        self.masks[chosen] = 0
        for i, one in enumerate(self._seeds_of(seed)):
            if len(self._luck) == i:
                self._luck.append(seeding.np_random(one)[0])
            elif one is not None and chosen[i]:
                self._luck[i], self._used[i] = seeding.np_random(one)[0], DRAWN
                self._enough = 0
        self._draw()
        self._kernel.reset(
            self._states,
            self._blank,
            self._lucks,
            chosen,
            self._seeds,
            self._used,
            self._mine,
            self._sits,
            self.seats,
            self._offers,
            self._events,
            self.observations,
            self.masks,
            self.orders,
        )
        self.ended[chosen] = False
        self.rewards[chosen] = self.all_rewards[chosen] = 0.0
        return self._seen(), self._told()

    def step(self, actions: Any) -> tuple[Numbers, Numbers, Numbers, Numbers, dict[str, Any]]:
        """The action of every table; one whose game ended before takes none, and begins anew (NEXT_STEP)."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise BadOptions(f"There are {self.num_envs} tables, and actions of the shape {chosen.shape}.")
        if not self._luck:
            raise BadOptions("No game is under way: call reset() first.")
        next_step = self.autoreset_mode is AutoresetMode.NEXT_STEP
        same_step = self.autoreset_mode is AutoresetMode.SAME_STEP
        if next_step:
            self._waiting[:] = self.ended
        elif not same_step and self._ends and self.ended.any():
            over = np.flatnonzero(self.ended)
            raise BadOptions(f"The games of the tables {over.tolist()} are over: name them in options['reset_mask'].")
        self._draw()
        ends = self._kernel.step(
            self._states,
            self._blank,
            self._lucks,
            chosen,
            self._waiting,
            same_step,
            self._seeds,
            self._used,
            self._mine,
            self._sits,
            self.seats,
            self._offers,
            self._events,
            self.observations,
            self.masks,
            self.orders,
            self.finals,
            self.setting.reward,
            self._items,
            self.all_rewards,
            self.rewards,
            self.ended,
        )
        if ends < 0:
            self._refuse(-1 - ends, int(chosen[-1 - ends]))
        self._ends = ends
        infos = self._told()
        if same_step and self._ends:
            infos |= {"final_obs": self._in_form(self.finals), "_final_obs": self.ended}
            infos |= {"final_info": {"rewards": self.all_rewards, "_rewards": self.ended}, "_final_info": self.ended}
        return self._seen(), self.rewards, self.ended, self._truncated, infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal at each table."""
        return self.masks.view(np.bool_)

    def legal(self, table: int) -> list[str]:
        """What is legal at a table, in words."""
        return [self.setting.texts[action] for action in np.flatnonzero(self.masks[table])]

    def random_actions(self, luck: np.random.Generator) -> Numbers:
        """A legal action for every table, each as likely as the others; 0 where none is."""
        actions = np.empty(self.num_envs, np.int64)
        self._kernel.choose(self._offers, luck.random(self.num_envs), actions)
        return actions

    def walk(self) -> None:
        """A random move at every table, and nothing shown, until the next reset: what the rules alone take."""
        self._draw()
        self._kernel.walk(
            self._states,
            self._blank,
            self._lucks,
            self._seeds,
            self._used,
            self._mine,
            self._sits,
            self.seats,
            self._offers,
            self._events,
        )

    def position(self, table: int) -> State:
        """A copy of a table's position, with all its secrets."""
        if not COMPILED:
            self._states[table].store()
        return self.game.layout.read(raw(self._array[table : table + 1])[: self.game.layout.size].tobytes())

    def _seen(self) -> Numbers:
        return self._in_form(self.observations)

    def _in_form(self, whole: Numbers) -> Numbers:
        return self.game.observes.flat(whole) if self.setting.scaled else whole

    def _told(self) -> dict[str, Any]:
        return {"seat": self.seats, "order": self.orders, "action_mask": self.masks, "rewards": self.all_rewards}

    def _refuse(self, table: int, action: int) -> None:
        """Raise, with the sentence that people get."""
        try:
            self.game.play(self.position(table), int(self.seats[table]), self.game.actions.read(action))
        except TrivetError as error:
            error.add_note(f"At table {table}. No table has moved.")
            raise

    def _chosen(self, options: dict[str, Any] | None) -> npt.NDArray[np.bool_]:
        """The tables that are set up anew."""
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return self._all.copy()
        if (
            not isinstance(mask, np.ndarray)
            or mask.shape != (self.num_envs,)
            or mask.dtype != np.bool_
            or not mask.any()
        ):
            raise BadOptions(f"A reset_mask is an array of {self.num_envs} bools, one at least of them True.")
        if not self._luck:
            raise BadOptions("No game is under way yet: the first reset is of all tables.")
        return mask

    def _seeds_of(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """A seed for each table, as far as any was given."""
        if seed is None or isinstance(seed, int | np.integer):
            return [None if seed is None else int(seed) + i for i in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadOptions(f"There are {self.num_envs} tables, and {len(seed)} seeds for them.")
        return list(seed)

    def _draw(self) -> None:
        """Seeds for the next games, by each table's own luck, where all that were drawn are used up. A call takes one of each
        table at most: for as many calls as any table has left, they are enough."""
        if self._enough == 0:
            for i in np.flatnonzero(self._used == DRAWN):
                self._seeds[i] = draw_words(self._luck[i], DRAWN)
                self._used[i] = 0
            self._enough = DRAWN - int(self._used.max())
        self._enough -= 1


def aligned(shape: tuple[int, ...], dtype: Any) -> Numbers:
    """Zeros that JAX can share."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    first = -room.ctypes.data % ALIGNED
    return room[first : first + size].view(dtype).reshape(shape)
