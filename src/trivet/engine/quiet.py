"""Whether a turn can end unseen: what follows is the same in all the worlds that a seat can imagine."""

from collections.abc import Iterator
from typing import Any

from .game import Game
from .state import State

WORLDS = 5
"""As many are imagined: dice that fall alike in all of them would have to be thrown."""


def ends_quietly(game: Game, state: State, seat: int, action: int) -> bool:
    """Whether the action passes the turn, and shows the seat nothing that it does not know already.

    It goes by what the seat knows: where hidden things differ, the answer is the same.
    """
    hidden = game.hide(state, seat)
    worlds = (game.imagine(hidden, number) for number in range(WORLDS))
    found = list(after(game, worlds, seat, action))
    return game.turn(found[0][0]) != game.turn(state) and all(seen == found[0][1] for _, seen in found)


def after(game: Game, worlds: Iterator[State], seat: int, action: int) -> Iterator[tuple[State, Any]]:
    """Each world after the action, with what the seat is told of it and shown then."""
    for world in worlds:
        told = game.play(world, seat, action)
        yield world, (told.to(seat), game.numbers(game.hide(world, seat), seat))
