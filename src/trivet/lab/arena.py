"""Bots against each other: who wins how often, and how sure that is.

Seats are rotated. A win shared by k seats counts 1/k to each. A bot's win rate is the share of its games that its
seats win together. Its 95 % interval is Wilson's score interval of that mean: a game's share lies between 0 and 1, so
its variance is at most that of a win-or-lose game with the same mean, and the interval errs on the wide side.

An automated opponent, who has no seat, is an entry after the seats: it can win, and it is rated, but it is no bot.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from trivet.bots import make_bot
from trivet.engine.errors import BadOptions
from trivet.engine.game import Game

from .processes import HERE, Where
from .runs import Run, play_tasks

Z95 = 1.959963984540054
AUTOMATED = ""
"""The name of an automated opponent among those who are rated."""


@dataclass(frozen=True)
class Played:
    """One game of the arena: who sat where, and who came where."""

    number: int
    seats: tuple[str, ...]
    places: tuple[int, ...]
    """Of the seats, then of an automated opponent."""


@dataclass
class Standing:
    """How one bot did."""

    games: int = 0
    wins: float = 0.0
    chance: float = 0.0
    """The wins of a bot that is as good as the others."""
    rating: float = 0.0

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.win_rate, self.games)

    @property
    def chance_rate(self) -> float:
        return self.chance / self.games if self.games else 0.0


@dataclass
class Result:
    game: str
    players: int
    games: int
    bots: dict[str, Standing] = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "bots": {
                name: {
                    "wins": bot.wins,
                    "win_rate": bot.win_rate,
                    "interval": list(bot.interval),
                    "rating": bot.rating,
                }
                for name, bot in self.bots.items()
            },
        }


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % score interval of a mean of shares between 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    z2 = Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits where, game after game: every choice of bots for the seats, each in every rotation.

    Two bots at more than two seats: one seat of the first against the rest of the second.
    """
    if len(set(bots)) < len(bots):
        raise BadOptions(f"Name each bot once, not {', '.join(bots)}.")
    if len(bots) < 2 <= players:
        raise BadOptions("An arena needs two bots or more: --bots hard,greedy.")
    if len(bots) == 2 < players:
        tables = [(bots[0],) + (bots[1],) * (players - 1)]
    elif len(bots) < players:
        raise BadOptions(f"{len(bots)} bots for {players} seats: name two, or at least one for each seat.")
    else:
        tables = list(combinations(bots, players))
    return [table[-turn:] + table[:-turn] for turn in range(players) for table in tables]


def check(game: Game, bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The line-ups, once it is known that all these bots exist and can be seated."""
    for name in bots:
        make_bot(name, game, 0)
    return line_ups(bots, players)


def play_games(
    game: Game, options: Mapping[str, Any], bots: Sequence[str], numbers: Sequence[int], seed: int, where: Where
) -> Iterator[list[Played]]:
    """The games of these numbers, a few at a time."""
    tables = check(game, bots, int(game.choose_options(options)["players"]))
    tasks = [
        task
        for turn, seats in enumerate(tables)
        for task in Run(game, options, seats, seed).tasks([n for n in numbers if n % len(tables) == turn])
    ]
    tasks.sort(key=lambda task: task.numbers[0])
    for task, rows in zip(tasks, play_tasks(tasks, where), strict=True):
        places = rows.seats["place"].reshape(len(rows), -1).tolist()
        numbered = zip(rows.games["number"].tolist(), places, strict=True)
        yield [Played(number, task.bots, tuple(each)) for number, each in numbered]


def arena(
    game: Game,
    options: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    where: Where = HERE,
    done: Callable[[int], None] = lambda games: None,
) -> Result:
    """Play that many games between the bots; `done` hears of every few."""
    played: list[Played] = []
    for some in play_games(game, options, bots, range(games), seed, where):
        played += some
        done(len(some))
    return standings(game, bots, played)


def standings(game: Game, bots: Sequence[str], played: Sequence[Played]) -> Result:
    """Count wins and rate the bots, in the order of the games' numbers."""
    result = Result(game.id, len(played[0].seats), len(played), {name: Standing() for name in bots})
    in_order = sorted(played, key=lambda one: one.number)
    for one in in_order:
        winners = [seat for seat, place in enumerate(one.places) if place == 1]
        for name in set(one.seats):
            bot = result.bots[name]
            bot.games += 1
            won = sum(one.seats[seat] == name for seat in winners if seat < len(one.seats))
            bot.wins += won / len(winners)
            bot.chance += one.seats.count(name) / len(one.places)
    for name, rating in ratings(bots, in_order).items():
        result.bots[name].rating = rating
    return result


def ratings(bots: Sequence[str], played: Sequence[Played]) -> dict[str, float]:
    """Openskill's Plackett-Luce ratings (25 to begin with), game after game.

    A bot at several seats is rated at each, and keeps the mean: its number of seats is no strength.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {name: model.rating(name=name) for name in (*bots, AUTOMATED)}
    for one in played:
        names = one.seats + (AUTOMATED,) * (len(one.places) - len(one.seats))
        after = model.rate([[rated[name]] for name in names], ranks=list(one.places))
        for name in set(names):
            mine = [team[0] for team, rival in zip(after, names, strict=True) if rival == name]
            mu = sum(rating.mu for rating in mine) / len(mine)
            sigma = sum(rating.sigma for rating in mine) / len(mine)
            rated[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: rated[name].mu for name in bots}
