"""One seat for Gymnasium, bots at the others."""

from typing import ClassVar

import numpy as np
import pytest

from trivet import Bot, State, load
from trivet.engine.errors import BadOptions, UnknownBot
from trivet.envs import SeatEnv
from trivet.games import own_data_file


def played(env: SeatEnv, seed: int) -> tuple[float, int]:
    """A whole game at random; what it was worth, and the number of decisions."""
    luck = np.random.default_rng(seed)
    _, told = env.reset(seed=seed)
    total, steps, ended = 0.0, 0, False
    while not ended:
        assert np.array_equal(env.action_masks(), told["action_mask"].astype(bool)) and told["legal"]
        _, reward, ended, _, told = env.step(luck.choice(np.flatnonzero(env.action_masks())))
        total, steps = total + reward, steps + 1
    return total, steps


class First(Bot):
    """Does what is offered first, and keeps what it was handed."""

    handed: ClassVar[list[tuple[State, int]]] = []

    def choose(self, hidden: State, seat: int) -> int:
        self.handed.append((hidden, seat))
        return self.game.offers(hidden, seat)[0]


def test_a_named_bot_sits_at_the_other_seats_and_is_handed_what_they_know() -> None:
    First.handed.clear()
    env = SeatEnv("goldblivion", 3, f"{__name__}:First", seat=0)
    played(env, 1)
    assert {seat for _, seat in First.handed} == {1, 2}
    assert all(env.game.hide(hidden, seat) == hidden for hidden, seat in First.handed)


def test_a_bot_for_each_of_the_others() -> None:
    env = SeatEnv("gorbino", 3, ["greedy", "random"], seat=1)
    env.reset(seed=1)
    assert {at: type(bot).__name__ for at, bot in env._bots.items()} == {2: "GreedyBot", 0: "RandomBot"}
    with pytest.raises(BadOptions, match="2 others play at this table, and bots are named for 1"):
        SeatEnv("gorbino", 3, ["random"])


def test_the_seat_is_drawn_each_game_unless_it_is_chosen() -> None:
    env = SeatEnv("gobi", 4)
    drawn = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert drawn == {0, 1, 2, 3}
    env = SeatEnv("gobi", 4, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_the_automated_noble_is_played_against() -> None:
    env = SeatEnv("goldblivion", 1, options={"opponent": "jade"}, reward="win")
    reward, steps = played(env, 1)
    assert steps > 5 and reward == float(env.game.places(env.position)[0] == 1)


def test_the_same_seed_is_the_same_game_to_the_byte() -> None:
    one, two = SeatEnv("gobi", 3), SeatEnv("gobi", 3)
    assert played(one, 6) == played(two, 6)
    assert bytes(one.position) == bytes(two.position)


def test_what_is_not_legal_loses_and_says_why() -> None:
    env = SeatEnv("gobi", 2)
    env.reset(seed=1)
    _, reward, ended, _, told = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, ended) == (0.0, True) and "is not possible now. Possible: '" in told["illegal"]
    with pytest.raises(BadOptions, match="The game is over: call reset"):
        env.step(0)


def test_what_cannot_be_is_answered_in_a_sentence() -> None:
    with pytest.raises(UnknownBot, match=r"There is no bot 'clever'. The bots are random, greedy"):
        SeatEnv("gobi", 2, "clever")
    with pytest.raises(BadOptions, match="The seats of this table are 0 to 1, not 2"):
        SeatEnv("gobi", 2, seat=2)


def test_a_game_with_a_designers_data_is_played_as_it_was_loaded() -> None:
    text = own_data_file("gorbino").read_text(encoding="utf-8").replace("max_coins = 300", "max_coins = 250")
    mine = load("gorbino", text)
    env = SeatEnv(mine, 2)
    env.reset(seed=1)
    assert env.game is mine and env.observation_space.shape == (mine.observes.size,)
