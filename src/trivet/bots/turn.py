"""A bot's part of a turn: what it does before anything new comes to light."""

from trivet.engine.errors import IllegalAction
from trivet.engine.game import Game
from trivet.engine.state import State

from .bot import Bot


def play_turn(game: Game, bot: Bot, hidden: State, seat: int) -> list[int]:
    """The bot's actions up to and including the first that reveals something or passes the turn.

    Up to there nothing unseen plays a part, so the hidden state itself is played on, and a search keeps its tree.
    """
    here = hidden.copy()
    actions: list[int] = []
    while seat in game.to_act(here):
        action = bot.choose(here, seat)
        if action not in game.offers(here, seat):
            raise IllegalAction(f"{type(bot).__name__} chose {action!r}, which is not offered to seat {seat}.")
        actions.append(action)
        if game.reveals(here, seat, action):
            break
        game.play(here, seat, action)
    return actions
