"""How well a seat stands, for greedy play and cut-off playouts; and what it sees, as numbers."""

from trivet.engine.rule import Buffer, Record, rule

from .components import (
    CAMELS,
    COFFEES,
    DECK,
    DECKS,
    HIGHEST_STACK,
    KINDS,
    NOTHING,
    PHASE_WORDS,
    PLAYERS,
    POWERS,
    TRIBES,
    WIDTH,
    Phase,
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

VIEWED = 21
"""An observation shows this many rows and columns of the desert around its first tile."""
PLANES = TRIBES + PLAYERS
SEAT_NUMBERS = 4 + TRIBES + KINDS + POWERS
OBSERVATION = VIEWED * VIEWED * PLANES + PLAYERS * SEAT_NUMBERS + DECKS * (KINDS + 1) + 1 + TRIBES + len(PHASE_WORDS)


@rule
def evaluate(s: Record, p: int) -> float:
    """The points a player will end with, guessed: those of now, of the turn under way, and of the turns to come."""
    points = 1.0 * total(s, p)
    if s.phase == Phase.OVER:
        return points
    survey(s, p)
    if s.player == p:
        points += under_way(s, p)
    turns = turns_left(s, p)
    if turns > 0:
        points += POINTS_A_TURN * turns + in_hand(s, p, turns) + prospects(s, p, turns)
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


@rule
def observe(s: Record, seat: int, out: Buffer) -> None:
    """Planes of the desert (tribes, then camels by player, the seat itself first), then the table in numbers."""
    for tile in range(s.tiles):
        observe_tile(s, seat, tile, out)
    at = VIEWED * VIEWED * PLANES
    for i in range(s.players):
        p = (seat + i) % s.players
        observe_player(s, p, out, at + i * SEAT_NUMBERS)
    at += PLAYERS * SEAT_NUMBERS
    for d in range(DECKS):
        if s.deck_left[d] > 0:
            out[at + s.deck[d, s.deck_left[d] - 1]] = 1.0
        out[at + KINDS] = s.deck_left[d] / DECK
        at += KINDS + 1
    out[at] = s.coffees_left / max(COFFEES, 1)
    at += 1
    if s.drawn != NOTHING:
        out[at + s.drawn] = 1.0
    out[at + TRIBES + s.phase] = 1.0


@rule
def observe_tile(s: Record, seat: int, tile: int, out: Buffer) -> None:
    x = s.cell[tile] % WIDTH - WIDTH // 2 + VIEWED // 2
    y = s.cell[tile] // WIDTH - WIDTH // 2 + VIEWED // 2
    if 0 <= x < VIEWED and 0 <= y < VIEWED:
        at = (y * VIEWED + x) * PLANES
        out[at + s.tribe[tile]] = 1.0
        for i in range(s.players):
            out[at + TRIBES + i] = s.camels[(seat + i) % s.players, tile]


@rule
def observe_player(s: Record, p: int, out: Buffer, at: int) -> None:
    out[at] = 1.0 if s.player == p else 0.0
    out[at + 1] = s.reserve[p] / CAMELS
    out[at + 2] = s.stack_left[p] / HIGHEST_STACK
    out[at + 3] = s.coffee[p]
    for tribe in range(TRIBES):
        out[at + 4 + tribe] = s.discards[p, tribe]
    for kind in range(KINDS):
        out[at + 4 + TRIBES + kind] = s.gifts[p, kind]
    for power in range(POWERS):
        out[at + 4 + TRIBES + KINDS + power] = s.used[p, power]
