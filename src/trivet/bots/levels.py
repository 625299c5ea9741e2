"""Bots by name: the built-in ones, the levels people choose, and those of third parties."""

import importlib

from trivet.engine.errors import UnknownBot
from trivet.engine.game import Game

from .bot import Bot
from .greedy import GreedyBot
from .random_bot import RandomBot
from .search import SearchBot

ITERATIONS = {"easy": 20, "normal": 60, "hard": 200, "expert": 2000}
"""What a level is: how often its search looks ahead, the same on every machine."""
LEVELS = tuple(ITERATIONS)
NAMES = ("random", "greedy", "search", *LEVELS)


FEWEST = 20
"""Iterations that a search is left with, however small its share."""


def make_bot(name: str, game: Game, seed: int, share: float = 1.0) -> Bot:
    """The bot of that name; `module:Class` is a third party's. Raises UnknownBot.

    `share`: how much of its iterations a level may spend, where many bots share a machine.
    """
    if name == "random":
        return RandomBot(game, seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name == "search":
        return SearchBot(game, seed)
    if name in ITERATIONS:
        return SearchBot(game, seed, iterations=min(ITERATIONS[name], max(FEWEST, round(ITERATIONS[name] * share))))
    if all(name.partition(":")):
        return third_party(name, game, seed)
    raise UnknownBot(
        f"There is no bot {name!r}. The bots are {', '.join(NAMES)}; your own is named module:Class, as in my_bots:Cautious."
    )


def third_party(name: str, game: Game, seed: int) -> Bot:
    """A bot of the class that `module:Class` names."""
    module, _, wanted = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), wanted)
    except ModuleNotFoundError as error:
        raise UnknownBot(f"The bot {name!r} needs the module {error.name}, which Python does not find.") from None
    except AttributeError:
        raise UnknownBot(f"The module {module} has no class {wanted!r} to play as {name!r}.") from None
    except Exception as error:
        raise UnknownBot(f"The module {module} of the bot {name!r} cannot be loaded: {error}.") from error
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"{name} is no bot: a bot is a class with a method choose(hidden, seat).")
    try:
        bot: Bot = found(game, seed)
    except Exception as error:
        raise UnknownBot(f"The bot {name!r} cannot be made: {error}.") from error
    return bot
