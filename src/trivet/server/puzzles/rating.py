"""How strong a person is thought to be at a game's puzzles: a first answer is a game against the puzzle (Glickman's first system).

An answer is not right or wrong: what it costs is the part of the game that is lost. All puzzles of a game are taken to be of
one strength, so that a rating says how much one's answers cost, more and more surely.
"""

import math
from typing import NamedTuple

MIDDLE = 1500.0
UNKNOWN = 350.0
"""How far off the rating of a newcomer may be: one deviation;"""
SUREST = 60.0
"""and that of who has answered very many."""
ALL_LOST = 0.3
"""Chance that an answer costs which loses all: twice a blunder."""
Q = math.log(10) / 400


class Strength(NamedTuple):
    mu: float = MIDDLE
    sigma: float = UNKNOWN
    played: int = 0


def won(cost: float) -> float:
    """The part of a puzzle that an answer wins: all for the best, nothing for what throws everything away."""
    return 1.0 - min(max(cost, 0.0), ALL_LOST) / ALL_LOST


def after(before: Strength, cost: float) -> Strength:
    """What is thought of somebody after an answer."""
    expected = 1.0 / (1.0 + 10 ** ((MIDDLE - before.mu) / 400))
    known = 1.0 / before.sigma**2 + Q**2 * expected * (1.0 - expected)
    mu = before.mu + Q / known * (won(cost) - expected)
    return Strength(mu, max(SUREST, 1.0 / math.sqrt(known)), before.played + 1)
