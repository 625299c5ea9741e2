"""What a thing is worth by itself: the same position and the same luck, once with it and once without.

At a decision that offers the thing the game is forked. On one side the seat takes it, on the other it takes the best of
what else is offered; both are played on by the same bots with the same chance. The difference between the two, over many
forks, is what the choice brings: nobody who is ahead anyway is compared with somebody who is behind. The best of several
actions is the greedy bot's favourite; a random bot takes any.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from trivet.bots.greedy import GreedyBot
from trivet.engine.buffers import EVENT_WIDTH
from trivet.engine.game import Game
from trivet.engine.match import Match
from trivet.lab.matches import begun, bot_seed
from trivet.lab.records import Columns, Rows

from . import stats
from .cards import Card
from .sample import Sample
from .stats import Estimate

MOST_CARDS = 12
"""Choices that are forked: those whose lift stands out most."""
FEWEST = 10
"""Forks of a choice before anything is said of it."""


@dataclass(frozen=True)
class Fork:
    """Where a game is forked, and the actions of both sides up to there and with the choice itself."""

    number: int
    seat: int
    thing: int
    taking: tuple[int, ...]
    leaving: tuple[int, ...]


@dataclass(frozen=True)
class Worth:
    """What a choice brings, over its forks: in the share of wins, and in points."""

    verb: str
    kind: str
    word: str
    wins: Estimate
    points: Estimate
    q: float
    """Of the wins, corrected for all choices forked."""

    @property
    def sure(self) -> bool:
        return self.q < stats.DISCOVERIES


def candidates(cards: Sequence[Card]) -> list[Card]:
    """What is worth a fork: the highest and the lowest lifts that are sure."""
    sure = [one for one in cards if one.sways and one.lift]
    return sorted(sure, key=lambda one: -abs(one.lift.value) if one.lift else 0.0)[:MOST_CARDS]


def places(sample: Sample, content: Any, thing: int, most: int) -> list[tuple[int, int, int]]:
    """Of the games that offered a thing: number, seat, and the decision that offered it first. A game has one at most."""
    rows = content[sample.things.rows(thing)]
    _, first = np.unique(rows["number"], return_index=True)
    return [(int(row["number"]), int(row["seat"]), int(row["first_offered"])) for row in rows[first][:most]]


def fork(
    game: Game,
    columns: Columns,
    options: Any,
    seed: int,
    bots: Sequence[str],
    actions: Sequence[int],
    at: tuple[int, int, int],
    thing: int,
) -> Fork | None:
    """The two sides of a fork; none where there is nothing else to choose, or the thing cannot be told by its action."""
    number, seat, move = at
    match = begun(game, options, seed, number, actions[:move])
    offers = game.offers(match.state, seat)
    naming = [action for action in offers if names(game, columns, match, seat, action, thing)]
    others = [action for action in offers if action not in naming]
    if not naming or not others:
        return None
    before, chance = tuple(actions[:move]), bot_seed(seed, number, seat)
    favour = favourite(game, match, seat, bots[seat], chance)
    return Fork(number, seat, thing, (*before, favour(naming)), (*before, favour(others)))


def names(game: Game, columns: Columns, match: Match, seat: int, action: int, thing: int) -> bool:
    """Whether an action takes the thing: it names it, or tells that it lies where it points."""
    *named, event, argument, first = (int(n) for n in columns.of_action[action])
    if thing in named or event < 0:
        return thing in named
    told = game.play(match.state.copy(), seat, action, [action]).buffer
    starts = range(1, 1 + EVENT_WIDTH * told[0], EVENT_WIDTH)
    return any(told[at] == event and first + told[at + 2 + argument] == thing for at in starts)


def favourite(game: Game, match: Match, seat: int, bot: str, chance: int) -> Callable[[Sequence[int]], int]:
    """How a seat chooses among some of its offers."""
    if bot == "random":
        dice = np.random.default_rng(chance)
        return lambda some: int(dice.choice(np.array(some)))
    weights = GreedyBot(game, chance).weights(game.hide(match.state, seat), seat)
    return lambda some: max(some, key=lambda action: weights[action])


def worths(forks: Sequence[Fork], taking: Rows, leaving: Rows, columns: Columns) -> list[Worth]:
    """What each choice brought, from the games played on, which stand in the order of the forks."""
    sides = []
    for rows in (taking, leaving):
        seats = rows.seats.reshape(len(forks), columns.entries)
        mine = seats[np.arange(len(forks)), [one.seat for one in forks]]
        sides.append((mine["win"], mine["points"].astype(np.float64)))
    wins, points = sides[0][0] - sides[1][0], sides[0][1] - sides[1][1]
    things = np.array([one.thing for one in forks])
    found = []
    for thing in dict.fromkeys(things.tolist()):
        of_thing = things == thing
        if of_thing.sum() < FEWEST:
            continue
        one = columns.content[thing]
        found.append((one, stats.shift(wins[of_thing]), stats.mean(points[of_thing])))
    q = stats.corrected([stats.from_zero(won) for _, won, _ in found])
    rated = [
        Worth(one.verb, one.argument, one.word, won, scored, sure)
        for (one, won, scored), sure in zip(found, q, strict=True)
    ]
    return sorted(rated, key=lambda one: -one.wins.value)
