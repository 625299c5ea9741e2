"""A table for PettingZoo: its seats, what they are told, and what the end is worth."""

import numpy as np
import pytest

from trivet import load
from trivet.engine.errors import BadOptions, IllegalAction, InvalidAction, UnknownGame
from trivet.envs import TableEnv


def played(env: TableEnv, seed: int) -> dict[str, float]:
    """A whole game at random; what each agent got."""
    luck, won = np.random.default_rng(seed), {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        won[agent] = won.get(agent, 0.0) + reward
        env.step(None if ended else luck.choice(np.flatnonzero(seen["action_mask"])))
    return won


@pytest.mark.parametrize(
    ("reward", "of"),
    [
        ("win", lambda places, totals, seat: (places[seat] == 1) / places.count(1)),
        (
            "place",
            lambda places, totals, seat: (
                sum(
                    (other > places[seat]) + 0.5 * (other == places[seat])
                    for i, other in enumerate(places)
                    if i != seat
                )
                / (len(places) - 1)
            ),
        ),
        ("score", lambda places, totals, seat: totals[seat]),
    ],
)
def test_the_end_is_worth_what_was_chosen(reward: str, of: object) -> None:
    for game, players in (("gobi", 3), ("gorbino", 4), ("goldblivion", 1)):
        env = TableEnv(game, players, reward=reward)
        won = played(env, 3)
        places = env.game.places(env.position)
        totals = [score["total"] for score in env.game.scores(env.position)]
        expected = {f"player_{seat}": pytest.approx(of(places, totals, seat)) for seat in range(players)}  # type: ignore[operator]
        assert won == expected
        assert (len(places) > players) == (players == 1)  # alone, the automated noble has a place too


def test_shared_wins_are_split() -> None:
    """Gobi's winners are those with the most points: two who are level have half of it each."""
    env = TableEnv("gobi", 2)
    env.reset(seed=1)
    assert env.setting.rewards(env.position) == [0.5, 0.5]


def test_a_seat_is_told_its_number_the_order_and_its_moves_in_words() -> None:
    env = TableEnv("gorbino", 4)
    env.reset(seed=2)
    agent = env.agent_selection
    told = env.infos[agent]
    mask = env.observe(agent)["action_mask"]
    assert told["legal"] == [env.game.actions.text(action) for action in env.game.offers(env.position, told["seat"])]
    assert {env.game.actions.read(text) for text in told["legal"]} == set(np.flatnonzero(mask))
    assert sorted(told["order"]) == [0, 1, 2, 3] and agent == f"player_{told['seat']}"
    others = [env.infos[one] for one in env.agents if one != agent]
    assert all(other["order"] == told["order"] and other["legal"] == [] for other in others)


def test_a_seat_observes_what_it_may_know_and_no_more() -> None:
    env = TableEnv("goldblivion", 2)
    env.reset(seed=4)
    for agent, seat in (("player_0", 0), ("player_1", 1)):
        alone = env.game.observe(env.game.imagine(env.game.hide(env.position, seat), 9), seat)
        assert np.array_equal(env.observe(agent)["observation"], alone)


def test_the_same_seed_is_the_same_game_to_the_byte_and_the_next_one_another() -> None:
    one, two = TableEnv("gorbino", 3), TableEnv("gorbino", 3)
    played(one, 8), played(two, 8)
    assert bytes(one.position) == bytes(two.position)
    one.reset(), two.reset()
    assert bytes(one.position) == bytes(two.position)
    begun = bytes(one.position)
    one.reset()
    assert bytes(one.position) != begun


def test_derived_numbers_are_left_out_unless_asked_for() -> None:
    observes = load("gobi").observes
    seen = TableEnv("gobi").observation_space("player_0")["observation"]
    assert seen.shape == (observes.size,) and seen.dtype == np.int8
    whole = TableEnv("gobi", derived=True).observation_space("player_0")["observation"]
    assert whole.shape == (observes.whole,) and whole.dtype == np.int16
    scaled = TableEnv("gobi", scaled=True).observation_space("player_0")["observation"]
    assert scaled.dtype == np.float32 and np.array_equal(scaled.high, seen.high / observes.scale[: observes.size])


def test_what_cannot_be_is_answered_in_a_sentence() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'go'. The games are: gobi"):
        TableEnv("go")
    with pytest.raises(BadOptions, match="gobi: players can be 2, 3, 4, not 7"):
        TableEnv("gobi", 7)
    with pytest.raises(BadOptions, match="A reward is one of win, place, score, not 'money'"):
        TableEnv("gobi", reward="money")
    with pytest.raises(BadOptions, match="gobi has no option opponent"):
        TableEnv("gobi", options={"opponent": "jade"})
    env = TableEnv("gobi")
    env.reset(seed=1)
    before = bytes(env.position)
    with pytest.raises(IllegalAction, match=r"is not possible now\. Possible: '"):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    with pytest.raises(InvalidAction, match="9999 is no action of this game: its actions are 0 to"):
        env.step(9999)
    assert bytes(env.position) == before
