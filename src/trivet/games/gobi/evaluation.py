"""How well a seat stands, for greedy play and wherever a search stops: `weigh_up` adds it up, noting down term by term."""

from trivet.engine.rule import Buffer, Record, rule

from .components import (
    KINDS,
    NOTHING,
    POWERS,
    TERMS,
    Phase,
    Term,
)
from .prospects import prospects, survey, under_way
from .scoring import holds, total

# These numbers were found by games of the search against itself (simultaneous perturbation, 2 and 4 players).
POINTS_A_TURN = 2.5
POWER = (2.7, 0.5, 1.7, 0.9, 1.7, 2.1)
"""Unused, beyond their points: Perfume, Cotton, China, Tea, Silk, Spices."""
MAY_HOLD, MAY_CEASE = 1.6, -0.9
TURNS_TO_USE = 2.2
"""With fewer turns to come all this is worth less."""


@rule
def evaluate(s: Record, p: int) -> float:
    return weigh_up(s, p, s.terms)


@rule
def terms(s: Record, p: int, out: Buffer) -> None:
    for i in range(len(TERMS)):
        out[i] = 0.0
    weigh_up(s, p, out)


@rule
def weigh_up(s: Record, p: int, out: Buffer) -> float:
    """The points a player will end with, guessed: those of now, of the turn under way, and of the turns to come."""
    points = 1.0 * total(s, p)
    out[Term.POINTS] = points
    if s.phase == Phase.OVER:
        return points
    survey(s, p)
    if s.player == p:
        out[Term.UNDER_WAY] = under_way(s, p)
        points += out[Term.UNDER_WAY]
    turns = turns_left(s, p)
    if turns > 0:
        out[Term.TURNS] = POINTS_A_TURN * turns
        out[Term.GIFTS] = in_hand(s, p, turns)
        points += out[Term.TURNS] + out[Term.GIFTS] + prospects(s, p, turns, out)
    return points


@rule
def turns_left(s: Record, p: int) -> int:
    """Tiles that the player has still to place or discard."""
    return s.stack_left[p] + (1 if s.player == p and s.drawn != NOTHING else 0)


@rule
def in_hand(s: Record, p: int, turns: int) -> float:
    """Gifts whose power can still be used; blessings that may yet come to hold, or cease to."""
    worth = 0.0
    for gift in range(POWERS):
        worth += POWER[gift] * s.gifts[p, gift]
    for blessing in range(POWERS, KINDS):
        if s.gifts[p, blessing] > 0:
            worth += s.gifts[p, blessing] * (MAY_CEASE if holds(s, p, blessing) else MAY_HOLD)
    return worth * min(turns / TURNS_TO_USE, 1.0)
