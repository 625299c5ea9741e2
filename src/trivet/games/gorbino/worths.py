"""What the uses of a card are worth: rough figures that `prospects` builds on, worked out once from the data."""

from typing import Any

import numpy as np

from .components import (
    BUILD_COST,
    CARD_COST,
    CARDS,
    COINS,
    EFFECTS,
    GIVES_COINS,
    GIVES_INCOME,
    LOAN,
    OP_WORDS,
    PRICE,
    RESOURCES,
    From,
    Has,
    Op,
)

CUBE = 12.0
"""Coins that a cube of any type is worth."""


def first_effect_worth(card: int) -> float:
    """Coins that the first effect brings, beyond that of the starter card of its type."""
    row = EFFECTS[card]
    op, most = row[Has.OP], row[Has.MOST]
    if op == Op.LOAN:
        return 0.8 * max([0.0, *(float(coins - 10 * income) for income, coins in LOAN[card])])
    if op == Op.PRODUCE:
        cities = 1 + 0.5 * max(0, most - 1) if row[Has.SOURCE] == From.PROVINCE else 1.6
        return float(CUBE * (row[Has.OWN] * cities - 1) - 4 * row[Has.OTHERS])
    if op == Op.TRADE:
        return float(3 * (most - 2) + 0.7 * row[Has.BONUS_CUBES] * (row[Has.SELL_BONUS] + row[Has.BUY_DISCOUNT]))
    if op == Op.EXCHANGE:
        return float(3 * most)
    if op == Op.DEVELOP:
        cheaper = 10 * (1 - row[Has.SURCHARGED]) + row[Has.COIN_DISCOUNT] + 15 * row[Has.CUBE_DISCOUNT]
        return float(8 * (most - 2) + cheaper + CUBE * row[Has.TO_HAND])
    if op == Op.BUILD:
        cheaper = 0.6 * row[Has.COIN_DISCOUNT] + 10 * row[Has.CUBE_DISCOUNT] + 10 * row[Has.HARVEST]
        return float(CUBE * (most - 1) + 3 * (min(row[Has.REACH], 3) - 1) + cheaper)
    return float(TARGETED[op] * (most if op == Op.STEAL_CUBES else 1))


def income_worth(card: int) -> float:
    """Income that one play brings, beyond the starter card of its type."""
    row = EFFECTS[card]
    income = float(GIVES_INCOME[card]) - (1.0 if row[Has.OP] == Op.RESET else 0.0)
    if row[Has.OP] == Op.BUILD:
        income += 0.5 * max(0.0, float(row[Has.INCOME] * row[Has.MOST] - 3))
    return income


def targeted() -> Any:
    """Coins that an effect with a target brings."""
    worth = np.zeros(len(OP_WORDS))
    worth[Op.STEAL_COINS] = 25.0
    worth[Op.STEAL_CUBES] = worth[Op.COPY] = 15.0
    worth[Op.SHIFT_INCOME] = 40.0
    worth[Op.SEIZE_CITY] = 50.0
    worth[Op.SWAP_TOKENS] = 30.0
    return worth


def coins_in(costs: Any) -> Any:
    """Costs with their cubes at list price."""
    rows = np.asarray(costs)
    return (rows[:, :RESOURCES] * np.asarray(PRICE)).sum(axis=1) + rows[:, COINS]


TARGETED = targeted()
PLAY_COINS = np.array([max(0.0, first_effect_worth(card) + GIVES_COINS[card]) for card in range(CARDS)])
PLAY_INCOME = np.array([income_worth(card) for card in range(CARDS)])
CARD_PRICE = coins_in(CARD_COST)
BUILD_PRICE = coins_in(BUILD_COST)
