"""How well a seat stands, for greedy play and cut-off playouts; and what it sees, as numbers."""

from trivet.engine.rule import Buffer, Record, rule

from .components import (
    CARDS,
    CITIES,
    CUBES,
    MAX_COINS,
    MAX_INCOME,
    NOTHING,
    PHASE_WORDS,
    PLAYERS,
    PRICE,
    RESOURCES,
    SLOTS,
    STOCK,
    TECHNOLOGIES,
)
from .scoring import points

SEAT_NUMBERS = 5 + RESOURCES + 3 * CARDS
OBSERVATION = (
    CITIES * (RESOURCES + PLAYERS) + SLOTS * CARDS + CARDS + 1 + PLAYERS * SEAT_NUMBERS + len(PHASE_WORDS) + CARDS
)


@rule
def evaluate(s: Record, p: int) -> float:
    """Points now, and what income, coins and cubes can still bring."""
    wealth = s.coins[p] + 0.0
    for resource in range(RESOURCES):
        wealth += s.cubes[p, resource] * PRICE[resource]
    ahead = s.deck_left / TECHNOLOGIES
    return points(s, p) + ahead * (s.income[p] + 0.2 * wealth)


@rule
def observe(s: Record, seat: int, out: Buffer) -> None:
    """The map, the track, what was scrapped, the players (the seat itself first), the phase and the card in play."""
    at = 0
    for city in range(CITIES):
        out[at + s.token[city]] = 1.0
        if s.owner[city] != NOTHING:
            out[at + RESOURCES + (s.owner[city] - seat) % s.players] = 1.0
        at += RESOURCES + PLAYERS
    for slot in range(SLOTS):
        if s.track[slot] != NOTHING:
            out[at + s.track[slot]] = 1.0
        at += CARDS
    for card in range(CARDS):
        out[at + card] = s.scrapped[card]
    at += CARDS
    out[at] = s.deck_left / TECHNOLOGIES
    at += 1
    for i in range(s.players):
        observe_player(s, (seat + i) % s.players, out, at + i * SEAT_NUMBERS)
    at += PLAYERS * SEAT_NUMBERS
    out[at + s.phase] = 1.0
    at += len(PHASE_WORDS)
    if s.card != NOTHING:
        out[at + s.card] = 1.0


@rule
def observe_player(s: Record, p: int, out: Buffer, at: int) -> None:
    out[at] = 1.0 if s.player == p else 0.0
    out[at + 1] = s.coins[p] / MAX_COINS
    out[at + 2] = s.income[p] / MAX_INCOME
    out[at + 3] = s.stock[p] / STOCK
    for i in range(s.players):
        if s.order[i] == p:
            out[at + 4] = i / PLAYERS
    at += 5
    for resource in range(RESOURCES):
        out[at + resource] = s.cubes[p, resource] / CUBES
    at += RESOURCES
    for card in range(CARDS):
        out[at + card] = s.hand[p, card]
        out[at + CARDS + card] = s.aside[p, card]
    for i in range(s.pile_left[p]):
        out[at + 2 * CARDS + s.pile[p, i]] = (i + 1) / CARDS
