"""A table that is played by text: any game, any number of players, and no seat is told more than it may know."""

import random

import pytest

from trivet.bots import Bot
from trivet.engine.errors import BadOptions, UnknownBot
from trivet.engine.state import State
from trivet.envs.text import TextEnv
from trivet.games import IDS, load
from trivet.languages import LANGUAGES

TABLES = [(name, players) for name in IDS for players in load(name).players]


def play_on(env: TextEnv, moves: int, luck: random.Random) -> None:
    for _ in range(moves):
        if not env.over:
            assert env.step(luck.choice(env.legal())).played


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_seat_reads_the_same_in_every_world_that_it_cannot_tell_apart(name: str, players: int) -> None:
    """What is hidden is dealt again: whatever differs in the text would have been a secret."""
    env, luck = TextEnv(name, players, None, language=LANGUAGES[players % 2]), random.Random(players)
    env.reset(seed=players)
    for round_ in range(2):
        play_on(env, 10, luck)
        seat, true = env.seat, env.match.state
        if seat is None:
            break
        for reader in range(players):
            seen, moves, refused = env.observe(reader), env.moves(), env.step("0").said
            assert seen.count("\n") > 8 and (env.moves() in seen) == (reader == seat)
            env.match.state = env.game.imagine(env.game.hide(true, reader), round_)
            assert env.observe(reader) == seen
            assert reader != seat or (env.moves(), env.step("0").said) == (moves, refused)
            env.match.state = true


def test_whoever_moves_is_told_what_happened_and_not_what_the_next_seat_sees() -> None:
    env = TextEnv("gobi", 2, None)
    env.reset(seed=1)
    first = env.seat
    while env.seat == first:
        step = env.step(env.legal()[0])
    assert "ends the turn" in step.said and "Possible now" not in step.said
    assert step.seat == env.seat != first


def test_one_seat_against_bots_is_played_to_the_end_and_again_by_the_same_seed() -> None:
    said = []
    for _ in range(2):
        env, luck = TextEnv("gobi", 3, ["random", "random"], seat=2), random.Random(4)
        told = [env.reset(seed=9)]
        while not env.over:
            assert env.seat == 2 and "You are Player 3, seat 2 of 3." in told[-1]
            told.append(env.step(luck.choice(env.legal())).said)
        said.append(told)
        winners = [seat for seat, place in enumerate(env.game.places(env.match.state)) if place == 1]
        assert env.rewards() == [(seat in winners) / len(winners) for seat in range(3)]
        assert env.legal() == env.labels() == [] and not env.step("1").played
    assert said[0] == said[1]


def test_a_move_is_read_by_its_number_or_its_words_and_else_explained() -> None:
    by_number, by_words = TextEnv("gobi"), TextEnv("gobi")
    assert by_number.reset(seed=2) == by_words.reset(seed=2)
    refused = by_words.step(" place 0,0 ")
    assert not refused.played and "A tile lies there already." in refused.said and by_words.moves() in refused.said
    assert len(by_words.step("x" * 10_000).said) < 3000
    assert by_number.step("2").said == by_words.step(by_words.legal()[1]).said


class Sulking(Bot):
    def choose(self, hidden: State, seat: int) -> int:
        raise ValueError("not today")


def test_a_bot_that_fails_is_replaced_by_a_legal_move(caplog: pytest.LogCaptureFixture) -> None:
    env = TextEnv("gobi", 2, f"{__name__}:Sulking")
    env.reset(seed=1)
    for _ in range(8):
        assert env.seat == 0 and env.step(env.legal()[0]).played
    assert "Sulking failed (ValueError: not today)" in caplog.text


def test_who_resigns_has_lost() -> None:
    env = TextEnv("gobi", 3, None)
    env.reset(seed=1)
    seat = env.seat
    assert "has resigned" in env.resign() and env.over
    assert env.rewards() == [0.0 if one == seat else 0.5 for one in range(3)]


def test_what_cannot_be_is_told_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="The seats of this table are 0 to 1, not 2"):
        TextEnv("gobi", 2, seat=2)
    with pytest.raises(BadOptions, match="2 others play at this table, and bots are named for 1"):
        TextEnv("gobi", 3, ["random"])
    with pytest.raises(BadOptions, match="There is no language 'de'"):
        TextEnv("gobi", language="de")
    with pytest.raises(UnknownBot, match="There is no bot 'deep'"):
        TextEnv("gobi", opponents="deep")
    env = TextEnv("gobi", 2, "random")
    env.reset(seed=1)
    with pytest.raises(BadOptions, match="Seat 1 is a bot's"):
        env.observe(1)
