"""Bots by name: the built-in ones, the levels people choose, and those of third parties."""

import importlib

from trivet.engine.errors import UnknownBot
from trivet.engine.game import Game

from .bot import Bot
from .desk import GREEDY, RANDOM, SEARCH, Mind
from .greedy import ROUNDS, GreedyBot
from .random_bot import RandomBot
from .search import ITERATIONS as SEARCHED
from .search import SearchBot

ITERATIONS = {"easy": 20, "normal": 60, "hard": 200, "expert": 2000}
"""What a level is: how often its search looks ahead, the same on every machine."""
LEVELS = tuple(ITERATIONS)
NAMES = ("random", "greedy", "search", *LEVELS)
MOST_IMAGININGS = 1000


FEWEST = 20
"""Iterations that a search is left with, however small its share."""


def make_bot(name: str, game: Game, seed: int, share: float = 1.0) -> Bot:
    """The bot of that name; `module:Class` is a third party's. Raises UnknownBot.

    `share`: how much of its iterations a level may spend, where many bots share a machine.
    """
    if name == "random":
        return RandomBot(game, seed)
    if rounds := imaginings(name):
        return GreedyBot(game, seed, rounds)
    if name == "search":
        return SearchBot(game, seed)
    if name in ITERATIONS:
        return SearchBot(game, seed, iterations=min(ITERATIONS[name], max(FEWEST, round(ITERATIONS[name] * share))))
    if all(name.partition(":")):
        return third_party(name, game, seed)
    raise UnknownBot(
        f"There is no bot {name!r}. The bots are {', '.join(NAMES)}; greedy:1 imagines one position for a decision, greedy four. "
        f"Your own is named module:Class, as in my_bots:Cautious."
    )


def imaginings(name: str) -> int | None:
    """The positions that a greedy bot imagines for a decision: `greedy` four, `greedy:1` one; none of another name."""
    if name == "greedy":
        return ROUNDS
    head, _, rounds = name.partition(":")
    if head != "greedy" or not rounds.isdecimal():
        return None
    if not 1 <= int(rounds) <= MOST_IMAGININGS:
        raise UnknownBot(f"A greedy bot imagines 1 to {MOST_IMAGININGS} positions for a decision, not {rounds}.")
    return int(rounds)


def mind(name: str) -> Mind | None:
    """What the bot of that name is to whole compiled games (`playing`); none where it is a third party's."""
    if name == "random":
        return RANDOM, 0
    if rounds := imaginings(name):
        return GREEDY, rounds
    if name == "search":
        return SEARCH, SEARCHED
    return (SEARCH, ITERATIONS[name]) if name in ITERATIONS else None


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
