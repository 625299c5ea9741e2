"""The games on the table. Each is a package: rules in the rulebook's words, data, view and texts.

May import the engine alone; bots, the lab, the server and the page ask for a game by its name.
"""

from importlib import import_module

from trivet.engine.errors import UnknownGame
from trivet.engine.game import Game

IDS = ("gobi", "gorbino", "goldblivion")


def game(name: str) -> Game:
    """The game of that name."""
    if name not in IDS:
        raise UnknownGame(f"There is no game {name!r}. The games are: {', '.join(IDS)}.")
    found: Game = import_module(f"trivet.games.{name}").GAME
    return found
