"""Why a move is a better one: what it does for the seat beside others, by the terms of the game's evaluation.

The search that chose it has looked further ahead than this; what it saw there cannot be said in a sentence.
"""

import random
from collections.abc import Sequence

from trivet.engine.game import SEED_BITS, Game
from trivet.engine.state import State

from .found import Reason

WORLDS = 3
"""Deals of what the seat does not know that moves are tried on, the same for all of them."""
OTHERS = 12
"""Moves that one is held against, at most."""
MOST = 3
"""Reasons that are given, at most;"""
WORTH_SAYING = 0.25
"""of those that weigh at least so much as the weightiest."""


def reasons(game: Game, hidden: State, seat: int, action: int, others: Sequence[int] = ()) -> list[Reason]:
    """The terms by which a move is better than others on average, the weightiest first; without others, than whatever
    the seat is offered. Takes a while."""
    chance = random.Random(bytes(hidden))
    held = list(others) or [other for other in game.offers(hidden, seat) if other != action]
    held = chance.sample(held, min(OTHERS, len(held)))
    worlds = [game.imagine(hidden, chance.getrandbits(SEED_BITS)) for _ in range(WORLDS)]
    better, usual = (mean_terms(game, worlds, seat, moves) for moves in ([action], held))
    gains = {term: round(better[term] - usual[term], 1) for term in game.term_names}
    weighty = max(gains.values(), default=0) * WORTH_SAYING
    found = sorted(((gain, term) for term, gain in gains.items() if gain > 0 and gain >= weighty), reverse=True)
    return [Reason(term, gain) for gain, term in found[:MOST]]


def mean_terms(game: Game, worlds: Sequence[State], seat: int, moves: Sequence[int]) -> dict[str, float]:
    """What each term is after these moves, on average."""
    total = dict.fromkeys(game.term_names, 0.0)
    for world in worlds:
        for move in moves:
            after = world.copy()
            game.play(after, seat, move)
            for term, worth in game.terms(after, seat).items():
                total[term] += worth / (len(worlds) * len(moves))
    return total
