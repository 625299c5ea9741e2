"""What the rest of the game holds for a player: rounds left, what tags will be worth, the next city and technology.

Guesses, for `evaluation`. Only sums, products, quotients and square roots: both modes agree to the last bit.
"""

from trivet.engine.rule import Buffer, Record, rule

from .components import (
    ADJACENT,
    BUILD_COST,
    CARD_COST,
    CARD_TAGS,
    CITIES,
    COINS,
    EFFECT,
    LOAN,
    LOAN_OPTIONS,
    MAX_COINS,
    NOTHING,
    ONE_SHOT,
    PRICE,
    PROVINCE_OF,
    PROVINCES,
    RESOURCES,
    SLOTS,
    SURCHARGE,
    TAG_COUNTS,
    TAG_PER,
    TAG_TIMES,
    TAGS,
    Counted,
    Has,
    Phase,
)
from .development import is_chosen
from .production import cities_on
from .scoring import count_things
from .track import cards_on_track
from .trade import trade_balance
from .worths import BUILD_PRICE, CARD_PRICE, PLAY_COINS, PLAY_INCOME, TARGETED

BUYS = 0.22
"""Technology cards that a player buys in a round."""
GROWTH, CROWDING = 0.30, 0.024
"""Cities that a player builds in a round, and how many fewer for each player at the table."""
KEPT = 0.5
"""The share of income that is still there at the end."""
USE = 0.5
"""How much of what a card could do comes about: only one is played in a turn."""
CYCLE = 6.0
"""Rounds between two plays of the same card."""
NEAR = 15.0
"""Coins short of a cost that make its gain half as likely."""


@rule
def rounds_left(s: Record) -> float:
    """Each round takes a card off the track, and the players buy some."""
    return (s.deck_left + cards_on_track(s)) / (1.0 + BUYS * s.players)


@rule
def turns_left(s: Record, p: int) -> float:
    """Of a player, who comes sooner or later in a round: one more turn while this round's is still to come."""
    turns = rounds_left(s) + 0.5
    if s.round_number > 0:
        for i in range(s.turn + 1):
            if s.order[i] == p:
                turns -= 1.0
    return max(0.0, turns)


@rule
def free_neighbours(s: Record, p: int) -> int:
    """Free locations next to the player's cities, a bit each."""
    near, free = 0, 0
    for city in range(CITIES):
        if s.owner[city] == NOTHING:
            free |= 1 << city
        elif s.owner[city] == p:
            near |= ADJACENT[city]
    return near & free


@rule
def cities_to_come(s: Record, rounds: float, neighbours: int) -> float:
    room = 0
    for city in range(CITIES):
        room += neighbours >> city & 1
    return rounds * (GROWTH - CROWDING * s.players) * room / (room + 1.5)


@rule
def foresee_tags(s: Record, p: int, rounds: float, cities: float) -> float:
    """Write into `s.outlook` what a tag of each colour will be worth with so many cities more; returns the mean.

    Once `count_cities` has been through."""
    total = 0.0
    count_things(s, p)
    for tag in range(TAGS):
        number = s.counted[TAG_COUNTS[tag]] + 0.0
        if TAG_COUNTS[tag] == Counted.COINS:
            number = min(MAX_COINS + 0.0, max(0.0, number + KEPT * s.income[p] * rounds))
        elif TAG_COUNTS[tag] == Counted.CITIES:
            number += cities
        elif TAG_COUNTS[tag] == Counted.RESOURCE_TYPES:
            number += (RESOURCES - number) * cities / (cities + 4.0)
        elif TAG_COUNTS[tag] == Counted.PROVINCES_LED:
            number += (PROVINCES - number) * 0.5 * cities / (cities + 6.0)
        elif TAG_COUNTS[tag] == Counted.PROVINCES_ENTERED:
            number += (PROVINCES - number) * cities / (cities + 6.0)
        s.outlook[tag] = TAG_TIMES[tag] * number / TAG_PER[tag]
        total += s.outlook[tag]
    return total / TAGS


# What a player has once the play under way is settled


@rule
def foresee_wealth(s: Record, p: int) -> None:
    """Cubes and coins into `s.after`."""
    after = s.after
    after[COINS] = s.coins[p]
    for resource in range(RESOURCES):
        after[resource] = s.cubes[p, resource]
    if s.phase == Phase.PRODUCE:
        if s.done > 0:
            each = EFFECT[s.card, Has.OWN] if p == s.player else EFFECT[s.card, Has.OTHERS]
            for city in range(CITIES):
                if s.owner[city] == p and s.chosen[PROVINCE_OF[city]]:
                    after[s.token[city]] += each
    elif p == s.player:
        if s.phase == Phase.TRADE:
            for resource in range(RESOURCES):
                after[resource] -= s.traded[resource]
            if s.done > 0:
                after[COINS] += trade_balance(s)
        elif s.phase == Phase.DEVELOP or s.phase == Phase.SPARE:
            for what in range(RESOURCES + 1):
                after[what] -= s.due[what]


@rule
def cubes_in_coins(s: Record) -> float:
    """The first cube of a type is worth more than its price, the tenth less."""
    coins = 0.0
    for resource in range(RESOURCES):
        number = max(0, s.after[resource])
        coins += PRICE[resource] * (0.75 * number + 0.9 * number / (number + 1.0))
    return coins


# The next purchases


@rule
def nearness(s: Record, costs: Buffer, thing: int, surcharge: int, trading: bool) -> float:
    """1 when a cost can be paid, the less the more is missing; while trading, missing cubes can be bought."""
    missing = 0
    for resource in range(RESOURCES):
        missing += max(0, costs[thing, resource] - s.after[resource]) * PRICE[resource]
    short = costs[thing, COINS] + surcharge - s.after[COINS]
    short = max(0, missing + short) if trading else missing + max(0, short)
    return NEAR / (NEAR + short)


@rule
def next_technology(s: Record, p: int, rounds: float, coin: float, trading: bool) -> float:
    """Points that the best card of the track would bring beyond its cost."""
    best = 0.0
    for slot in range(SLOTS):
        card = s.track[slot] + 0
        if card != NOTHING and not (s.phase == Phase.DEVELOP and p == s.player and is_chosen(s, slot)):
            gain = card_worth(s, card, rounds, coin) - (CARD_PRICE[card] + SURCHARGE[slot]) * coin
            if gain > best:
                best = max(best, gain * nearness(s, CARD_COST, card, SURCHARGE[slot], trading))
    return best


@rule
def next_city(s: Record, neighbours: int, gain: float, coin: float, trading: bool) -> float:
    """Points that the next city would bring beyond its cost."""
    best = 0.0
    tokens = 0
    for city in range(CITIES):
        if neighbours >> city & 1:
            tokens |= 1 << s.token[city]
    for token in range(RESOURCES):
        if tokens >> token & 1:
            best = max(best, (gain - BUILD_PRICE[token] * coin) * nearness(s, BUILD_COST, token, 0, trading))
    return best


@rule
def card_worth(s: Record, card: int, rounds: float, coin: float) -> float:
    """Points of its tags, by `s.outlook`, and of its uses."""
    points = use_worth(card, rounds, coin)
    for tag in range(TAGS):
        if CARD_TAGS[card, tag] > 0:
            points += CARD_TAGS[card, tag] * s.outlook[tag]
    return points


@rule
def use_worth(card: int, rounds: float, coin: float) -> float:
    """Points that playing it now and again will bring."""
    if ONE_SHOT[card]:
        return USE * 30.0 * coin * rounds / (rounds + 2.0)
    return USE * coin * rounds / CYCLE * (PLAY_COINS[card] + PLAY_INCOME[card] * rounds / 2.0)


# Choices still owed


@rule
def owed_worth(s: Record, p: int, coin: float, income: float) -> float:
    """Points that the choice asked for in a play under way will bring."""
    if s.phase == Phase.LOAN:
        return best_loan(s, coin, income)
    if s.phase == Phase.PRODUCE:
        return best_province(s, p) * coin
    if s.phase == Phase.RESOURCE:
        best = 0
        for resource in range(RESOURCES):
            best = max(best, EFFECT[s.card, Has.OWN] * cities_on(s, p, resource) * PRICE[resource])
        return best * coin
    if s.phase == Phase.EXCHANGE:
        return 14.0 * max(1, s.done) * coin
    if s.phase == Phase.STEAL and s.done > 0:
        return 0.0
    return TARGETED[EFFECT[s.card, Has.OP]] * coin


@rule
def best_loan(s: Record, coin: float, income: float) -> float:
    best = LOAN[s.card, 0, 1] * coin - LOAN[s.card, 0, 0] * income
    for option in range(1, LOAN_OPTIONS[s.card]):
        best = max(best, LOAN[s.card, option, 1] * coin - LOAN[s.card, option, 0] * income)
    return best


@rule
def best_province(s: Record, p: int) -> int:
    """Coins in the cubes of the best province that is not chosen yet."""
    best = 0
    for province in range(PROVINCES):
        if not s.chosen[province]:
            coins = 0
            for city in range(CITIES):
                if s.owner[city] == p and PROVINCE_OF[city] == province:
                    coins += EFFECT[s.card, Has.OWN] * PRICE[s.token[city]]
            best = max(best, coins)
    return best
