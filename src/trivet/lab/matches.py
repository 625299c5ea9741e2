"""Matches between bots, each a function of the run's seed and the game's number in it."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy.typing as npt

from trivet.bots import Bot, make_bot
from trivet.bots.turn import play_turn
from trivet.engine.game import Game
from trivet.engine.match import Match


def game_seed(seed: int, number: int) -> int:
    """The seed of a game in a run: neither runs nor games share one."""
    return (seed << 64) + number


def bot_seed(seed: int, number: int, seat: int) -> int:
    """A bot's own seed, which tells it nothing of the game's."""
    mark = hashlib.blake2b(f"bot {seed} {number} {seat}".encode(), digest_size=16)
    return int.from_bytes(mark.digest(), "little")


def begun(game: Game, options: Mapping[str, Any], seed: int, number: int, script: Sequence[int] = ()) -> Match:
    """A game of a run as it stands after these actions, each by whoever was first to act."""
    match = Match(game, options, game_seed(seed, number))
    return match.advance((game.to_act(match.state)[0], action) for action in script)


def match_of(game: Game, options: Mapping[str, Any], seed: int, number: int, decisions: npt.NDArray[Any]) -> Match:
    """The match of a run's game, of which these are the decisions."""
    moves = zip(decisions["seat"].tolist(), decisions["action"].tolist(), strict=True)
    return begun(game, options, seed, number).advance(moves)


def driven_match(
    game: Game, options: Mapping[str, Any], names: Sequence[str], seed: int, number: int, script: Sequence[int] = ()
) -> Match:
    """One whole match between the bots of these names, by seat, moved from Python: a third party's bots play so."""
    match = begun(game, options, seed, number, script)
    bots: list[Bot] = [make_bot(name, game, bot_seed(seed, number, seat)) for seat, name in enumerate(names)]
    while to_act := game.to_act(match.state):
        seat = to_act[0]
        for action in play_turn(game, bots[seat], game.hide(match.state, seat), seat):
            match.play(seat, action)
    return match
