"""Bots by name: the built-in ones, the levels people choose, and those of third parties."""

import importlib
from collections.abc import Iterable

from trivet.engine.errors import UnknownBot
from trivet.engine.game import Game

from .bot import Bot
from .desk import GREEDY, RANDOM, SEARCH, Mind
from .greedy import ROUNDS, GreedyBot
from .network import learned, network_of, own_file
from .random_bot import RandomBot
from .search import ITERATIONS as SEARCHED
from .search import SearchBot

ITERATIONS = {"easy": 20, "normal": 60, "hard": 200, "expert": 2000}
"""What a level is: how often its search looks ahead, the same on every machine."""
LEARNED = ("hard", "expert")
"""Levels that have the network which comes with a game; where it brings none they play by its evaluation, as all others do."""
CLASSIC = {f"classic-{level}": level for level in LEARNED}
"""The same without it."""
LEVELS = tuple(ITERATIONS)
NAMES = ("random", "greedy", "instant", "search", *LEVELS)
MOST_IMAGININGS = 1000
MOST_ITERATIONS = 1_000_000
OWN = ""
"""The weights that come with a game."""


FEWEST = 20
"""Iterations that a search is left with, however small its share."""


def make_bot(name: str, game: Game, seed: int, share: float = 1.0) -> Bot:
    """The bot of that name; `module:Class` is a third party's. Raises UnknownBot, or BadWeights of a file that it names.

    `share`: how much of its iterations a level may spend, where many bots share a machine.
    """
    one = mind(name)
    if one is None:
        return third_party(name, game, seed)
    if one.kind == RANDOM:
        return RandomBot(game, seed)
    network = network_of(game, one.weights)
    if one.kind == GREEDY:
        return GreedyBot(game, seed, one.effort, network, quick=True)
    fair = max(FEWEST, round(one.effort * share)) if CLASSIC.get(name, name) in ITERATIONS else one.effort
    return SearchBot(game, seed, iterations=min(one.effort, fair), network=network, quick=True)


def mind(name: str) -> Mind | None:
    """What the bot of that name is to whole compiled games (`playing`); none where it is a third party's."""
    head, _, rest = name.partition(":")
    if name == "random":
        return Mind(RANDOM)
    if rounds := imaginings(name):
        return Mind(GREEDY, rounds)
    if name == "instant":
        return Mind(GREEDY, ROUNDS, OWN)
    if head == "network" and rest:
        return Mind(GREEDY, ROUNDS, rest)
    if head == "search":
        iterations, _, file = rest.partition(":")
        return Mind(SEARCH, thought(iterations) if rest else SEARCHED, file or None)
    if name in ITERATIONS:
        return Mind(SEARCH, ITERATIONS[name], OWN if name in LEARNED else None)
    if name in CLASSIC:
        return Mind(SEARCH, ITERATIONS[CLASSIC[name]])
    if head and rest:
        return None
    raise UnknownBot(
        f"There is no bot {name!r}. The bots are {', '.join([*NAMES, *CLASSIC])}; greedy:1 imagines one position for a decision, greedy four; "
        f"search:500 searches so many iterations, search:500:FILE with the network in a file, and network:FILE looks one step "
        f"ahead with it. Your own is named module:Class, as in my_bots:Cautious."
    )


def about(names: Iterable[str], game: Game) -> str:
    """What is to be said of bots that cannot play here as they do elsewhere: why they are without their network."""
    asked = any(one and one.weights == OWN for one in map(mind, names))
    known = learned(game)
    return known.about if asked and known.network is None and own_file(game).exists() else ""


def thought(iterations: str) -> int:
    if not iterations.isdecimal() or not 1 <= int(iterations) <= MOST_ITERATIONS:
        raise UnknownBot(f"A search takes 1 to {MOST_ITERATIONS:,} iterations for a decision, not {iterations!r}.")
    return int(iterations)


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
