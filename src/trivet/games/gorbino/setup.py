"""Set-up: tokens, turn order, the track, and what each player starts with."""

from typing import Any

import numpy as np

from trivet.engine.dice import roll, shuffle
from trivet.engine.rule import Buffer, Record, rule, table

from .components import (
    BOOK,
    CARDS,
    CITIES,
    CUBES,
    FOOD,
    NOTHING,
    PLAYERS,
    PROVINCE_OF,
    PROVINCES,
    RESOURCES,
    SLOTS,
    STARTERS,
    STOCK,
    TECHNOLOGIES,
    TOKENS,
)
from .track import refill

SPREAD_FOOD_FROM = BOOK.setup.spread_food_from
START_INCOME = BOOK.setup.income


def start_coins() -> Any:
    """By the number of players and the place in the turn order."""
    coins = np.full((PLAYERS + 1, PLAYERS), BOOK.setup.coins, np.int64)
    for more in BOOK.setup.order_coins:
        coins[len(more), : len(more)] += more
    return coins


START_COINS = table(start_coins())


@rule
def lay_out(s: Record, events: Buffer) -> None:
    clear_table(s)
    lay_tokens(s)
    draw_turn_order(s)
    shuffle_technology(s)
    refill(s, events)
    for p in range(s.players):
        s.coins[s.order[p]] = START_COINS[s.players, p]
        s.income[p] = START_INCOME
        s.stock[p] = STOCK
        for card in range(STARTERS):
            s.hand[p, card] = 1


@rule
def clear_table(s: Record) -> None:
    for resource in range(RESOURCES):
        s.bank[resource] = CUBES
    for city in range(CITIES):
        s.owner[city] = NOTHING
        s.token[city] = NOTHING
    for slot in range(SLOTS):
        s.track[slot] = NOTHING
    for p in range(PLAYERS):
        s.order[p] = NOTHING
        for i in range(CARDS):
            s.pile[p, i] = NOTHING
    s.card = NOTHING
    s.copier = NOTHING
    s.held = NOTHING
    s.target = NOTHING


@rule
def lay_tokens(s: Record) -> None:
    """With five or six players every province gets a food token first."""
    spread = s.players >= SPREAD_FOOD_FROM
    if spread:
        for province in range(PROVINCES):
            lay_food(s, province)
    n = 0
    for resource in range(RESOURCES):
        left = TOKENS[resource] - (PROVINCES if spread and resource == FOOD else 0)
        for _ in range(left):
            s.pool[n] = resource
            n += 1
    shuffle(s, s.pool, n)
    for city in range(CITIES):
        if s.token[city] == NOTHING:
            n -= 1
            s.token[city] = s.pool[n]


@rule
def lay_food(s: Record, province: int) -> None:
    """On a random location of the province."""
    n = 0
    for city in range(CITIES):
        if PROVINCE_OF[city] == province:
            s.pool[n] = city
            n += 1
    s.token[s.pool[roll(s, n)]] = FOOD


@rule
def draw_turn_order(s: Record) -> None:
    for p in range(s.players):
        s.order[p] = p
    shuffle(s, s.order, s.players)


@rule
def shuffle_technology(s: Record) -> None:
    for i in range(TECHNOLOGIES):
        s.deck[i] = STARTERS + i
    shuffle(s, s.deck, TECHNOLOGIES)
    s.deck_left = TECHNOLOGIES
