"""How well a seat stands, for greedy play and wherever a search stops: `weigh_up` adds it up, noting down term by term."""

import math

from trivet.engine.rule import Buffer, Record, rule

from .components import (
    COINS,
    EFFECT,
    NOTHING,
    STARTERS,
    TAGS,
    TERMS,
    Has,
    Op,
    Phase,
    Term,
)
from .prospects import (
    card_worth,
    cities_to_come,
    cubes_in_coins,
    foresee_tags,
    foresee_wealth,
    free_neighbours,
    next_city,
    next_technology,
    owed_worth,
    turns_left,
    use_worth,
)
from .scoring import cards_in_hand, count_cities, count_tags_with, points
from .treachery import cities_of

TAGS_PER_COIN = 0.03
SPENDING = 15.0
"""Coins that a player finds the turns to spend, in a round."""
LIQUIDITY = 10.0
"""What the first coins in hand are worth beyond their number."""
LATER = 0.8
AWAY = 0.6
PLANNED, CHOSEN_NEXT = 0.5, 0.95
"""How much of the gain of a purchase counts before it is made: some day, and with its card just played."""
IN_HAND = 0.4


@rule
def evaluate(s: Record, p: int) -> float:
    count_cities(s)
    return weigh_up(s, p, s.terms)


@rule
def terms(s: Record, p: int, out: Buffer) -> None:
    count_cities(s)
    weigh_up(s, p, out)


@rule
def weigh_up(s: Record, p: int, out: Buffer) -> float:
    """Points that tags will bring, those owned and those that wealth will buy; the next purchases; cards at hand.

    Once `count_cities` has been through."""
    if s.phase == Phase.OVER:
        for i in range(len(TERMS)):
            out[i] = 0.0
        out[Term.TAGS] = points(s, p)
        out[Term.TIE] = 0.01 * cities_of(s, p) + 0.0001 * s.coins[p]
        return points(s, p) + 0.01 * cities_of(s, p) + 0.0001 * s.coins[p]
    rounds = turns_left(s, p)
    neighbours = free_neighbours(s, p)
    mean = foresee_tags(s, p, rounds, cities_to_come(s, rounds, neighbours))
    foresee_wealth(s, p)
    coins = s.after[COINS] + 0
    wealth = coins + cubes_in_coins(s) + LIQUIDITY * coins / (coins + 15.0) + rounds * s.income[p]
    share = 1.0
    if wealth > 0.0:
        spendable = SPENDING * rounds + 1.0
        share = spendable / math.sqrt(wealth * wealth + spendable * spendable)
    rate = TAGS_PER_COIN * mean
    coin = rate * share * share * share  # what one more coin brings
    tags = 0.0
    hand = cards_in_hand(s, p)
    count_tags_with(s, p, hand)
    for tag in range(TAGS):
        tags += s.tags[tag] * s.outlook[tag]
    out[Term.TAGS] = tags
    out[Term.WEALTH] = rate * wealth * share
    out[Term.CARDS] = uses(s, p, hand, rounds, coin)
    out[Term.BEGUN] = begun(s, p, rounds, coin)
    out[Term.TIE] = 0.0
    worth = tags + out[Term.WEALTH] + out[Term.CARDS] + out[Term.BEGUN]
    ahead = rounds / (rounds + 2.0)
    planned = plans(s, p, hand, rounds, neighbours, coin, mean, tags, out)
    for term in (Term.TECHNOLOGY, Term.CITY, Term.HAND):
        out[term] *= ahead
    return worth + ahead * planned


@rule
def uses(s: Record, p: int, hand: int, rounds: float, coin: float) -> float:
    """What technology cards will do, those in the discard a little later."""
    worth = 0.0
    for i in range(hand):
        if s.cards[i] >= STARTERS:
            worth += use_worth(s.cards[i], rounds, coin)
    for i in range(s.pile_left[p]):
        if s.pile[p, i] >= STARTERS:
            worth += LATER * use_worth(s.pile[p, i], rounds, coin)
    return worth


@rule
def plans(
    s: Record, p: int, hand: int, rounds: float, neighbours: int, coin: float, mean: float, tags: float, out: Buffer
) -> float:
    """The next technology and the next city, likelier with the card for it in hand; and the cards in hand as such."""
    develops, builds = AWAY, AWAY
    for i in range(hand):
        op = EFFECT[s.cards[i], Has.OP]
        if op == Op.DEVELOP:
            develops = 1.0
        elif op == Op.BUILD:
            builds = 1.0
    develops *= PLANNED
    builds *= PLANNED
    trading = False
    if p == s.player and s.done == 0:
        if s.phase == Phase.DEVELOP:
            develops = CHOSEN_NEXT
        elif s.phase == Phase.BUILD:
            builds = CHOSEN_NEXT
    if p == s.player and s.phase == Phase.TRADE:
        trading = s.done < EFFECT[s.card, Has.MOST]
    city = 3.0 * coin * rounds + 0.16 * tags + 0.4 * mean
    out[Term.TECHNOLOGY] = develops * next_technology(s, p, rounds, coin, trading)
    out[Term.CITY] = builds * next_city(s, neighbours, city, coin, trading)
    out[Term.HAND] = IN_HAND * hand
    return out[Term.TECHNOLOGY] + out[Term.CITY] + out[Term.HAND]


@rule
def begun(s: Record, p: int, rounds: float, coin: float) -> float:
    """The play under way: cards chosen and not yet taken, choices still owed."""
    if p != s.player or s.card == NOTHING or s.phase == Phase.BUILD or s.phase == Phase.TRADE:
        return 0.0
    if s.phase == Phase.DEVELOP or (s.phase == Phase.SPARE and s.after_spare == Phase.DEVELOP):
        worth = 0.0
        for i in range(s.done):
            worth += LATER * card_worth(s, s.track[s.chosen[i]] + 0, rounds, coin)
        return worth
    if s.phase == Phase.SPARE or s.phase == Phase.RECALL:
        return 0.0
    return owed_worth(s, p, coin, coin * rounds)
