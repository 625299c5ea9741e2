"""Many tables for Gymnasium: the same games as one table plays, whichever way they begin anew."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from trivet.engine.errors import BadOptions, IllegalAction
from trivet.envs import TableEnv, TablesEnv
from trivet.games import IDS, load

SHORT: dict[str, Any] = {"reward": "place", "options": {"round_limit": 10}}
TABLES = [(game, players) for game in IDS for players in load(game).players]


class Beside:
    """One table, played with the actions of one of the many."""

    def __init__(self, game: str, players: int, seed: int, **more: Any) -> None:
        self.env = TableEnv(game, players, **more)
        self.env.reset(seed=seed)

    def agrees(self, many: TablesEnv, i: int) -> None:
        seen = self.env.observe(self.env.agent_selection)
        assert np.array_equal(many.observations[i], seen["observation"])
        assert np.array_equal(many.masks[i], seen["action_mask"])
        assert bytes(many.position(i)) == bytes(self.env.position)
        if not self.over():
            told = self.env.infos[self.env.agent_selection]
            assert (many.seats[i], tuple(many.orders[i])) == (told["seat"], told["order"])
            assert many.legal(i) == sorted(told["legal"], key=self.env.game.actions.read)

    def over(self) -> bool:
        return any(self.env.terminations.values())


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_many_tables_play_what_one_plays(game: str, players: int) -> None:
    many, luck = TablesEnv(game, 2, players), np.random.default_rng(players)
    many.reset(seed=11)
    beside = [Beside(game, players, 11 + i) for i in range(2)]
    for _ in range(12):
        for i, one in enumerate(beside):
            one.agrees(many, i)
        actions = many.random_actions(luck)
        many.step(actions)
        for one, action in zip(beside, actions, strict=True):
            one.env.step(int(action))


@pytest.mark.parametrize("mode", AutoresetMode)
def test_games_end_and_begin_anew_as_the_mode_says(mode: AutoresetMode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trivet.envs.tables.DRAWN", 2)  # seeds run out, and more are drawn
    many, luck = TablesEnv("goldblivion", 2, 2, **SHORT, autoreset_mode=mode), np.random.default_rng(5)
    many.reset(seed=7)
    beside = [Beside("goldblivion", 2, 7 + i, **SHORT) for i in range(2)]
    ends = 0
    while ends < 3:
        waiting = many.ended.copy()
        actions = many.random_actions(luck)
        seen, rewards, ended, cut, told = many.step(actions)
        assert seen is many.observations and not cut.any()
        for i, one in enumerate(beside):
            if mode is AutoresetMode.NEXT_STEP and waiting[i]:
                one.env.reset()
                assert not ended[i] and rewards[i] == 0
            else:
                agent = one.env.agent_selection
                one.env.step(int(actions[i]))
                assert ended[i] == one.over()
                assert list(told["rewards"][i]) == list(one.env.rewards.values())
                assert rewards[i] == one.env.rewards[agent]
                if ended[i]:
                    ends += 1
                    if mode is AutoresetMode.SAME_STEP:
                        assert told["_final_obs"][i]
                        assert np.array_equal(told["final_obs"][i], one.env.observe(agent)["observation"])
                        one.env.reset()
                    elif mode is AutoresetMode.DISABLED:
                        with pytest.raises(BadOptions, match=rf"The games of the tables \[{i}\] are over"):
                            many.step(actions)
                        others = many.observations[np.arange(2) != i].copy()
                        many.reset(options={"reset_mask": np.arange(2) == i})
                        assert np.array_equal(many.observations[np.arange(2) != i], others)
                        one.env.reset()
            if not (mode is AutoresetMode.NEXT_STEP and ended[i]):
                one.agrees(many, i)
    assert many.metadata["autoreset_mode"] is mode


def test_one_seat_against_random_play() -> None:
    many, luck = TablesEnv("gobi", 4, 3, "random", seat=2), np.random.default_rng(3)
    again, same = TablesEnv("gobi", 4, 3, "random", seat=2), np.random.default_rng(3)
    many.reset(seed=1), again.reset(seed=1)
    for _ in range(30):
        assert set(many.seats) == {2}
        one, two = many.step(many.random_actions(luck)), again.step(again.random_actions(same))
        assert all(mine.tobytes() == others.tobytes() for mine, others in zip(one[:4], two[:4], strict=True))
    drawn = TablesEnv("gobi", 16, 3, "random")
    drawn.reset(seed=1)
    assert set(drawn.seats) == {0, 1, 2}


def test_a_walk_is_random_moves_and_a_reset_forgets_it() -> None:
    many, other = TablesEnv("gobi", 2), TablesEnv("gobi", 2)
    many.reset(seed=1), other.reset(seed=1)
    begun = bytes(many.position(0))
    for _ in range(5):
        many.walk()
    assert bytes(many.position(0)) != begun
    many.reset(seed=3), other.reset(seed=3)
    assert np.array_equal(many.masks, other.masks) and np.array_equal(many.observations, other.observations)


def test_the_buffers_are_shared_without_a_copy() -> None:
    jax = pytest.importorskip("jax")
    many = TablesEnv("gobi", 5)
    many.reset(seed=1)
    for shared in (many.observations, many.masks, many.rewards, many.seats):
        there = jax.dlpack.from_dlpack(shared, copy=False) if shared.dtype != np.int64 else None
        if there is not None:
            assert there.unsafe_buffer_pointer() == shared.ctypes.data
        assert np.from_dlpack(shared).ctypes.data == shared.ctypes.data
    seen, *_ = many.step(many.random_actions(np.random.default_rng(1)))
    assert seen.ctypes.data == many.observations.ctypes.data


def test_scaled_numbers_are_what_the_features_declare() -> None:
    whole, scaled = TablesEnv("gorbino", 2, derived=True), TablesEnv("gorbino", 2, derived=True, scaled=True)
    seen, _ = whole.reset(seed=1)
    floats, _ = scaled.reset(seed=1)
    assert np.array_equal(floats, whole.game.observes.flat(seen)) and floats in scaled.observation_space


def test_what_cannot_be_is_answered_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="SeatEnv plays against any bot"):
        TablesEnv("gobi", 2, opponents="greedy")
    with pytest.raises(BadOptions, match="A seat from 0 to 1 can be chosen against opponents, not 0"):
        TablesEnv("gobi", 2, seat=0)
    with pytest.raises(BadOptions, match="There is at least one table, not 0"):
        TablesEnv("gobi", 0)
    many = TablesEnv("gobi", 3)
    with pytest.raises(BadOptions, match="call reset"):
        many.step([0, 0, 0])
    with pytest.raises(BadOptions, match="3 tables, and 2 seeds"):
        many.reset(seed=[1, 2])
    many.reset(seed=1)
    with pytest.raises(BadOptions, match="3 tables, and actions of the shape"):
        many.step([0])
    with pytest.raises(BadOptions, match="A reset_mask is an array of 3 bools"):
        many.reset(options={"reset_mask": np.zeros(3, np.bool_)})
    before = many.observations.copy()
    actions = many.random_actions(np.random.default_rng(1))
    actions[2] = np.flatnonzero(many.masks[2] == 0)[0]
    with pytest.raises(IllegalAction, match="is not possible now") as told:
        many.step(actions)
    assert told.value.__notes__[-1] == "At table 2. No table has moved."
    assert np.array_equal(many.observations, before)
