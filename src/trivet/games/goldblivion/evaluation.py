"""How well a seat stands, for greedy play and wherever a search stops: `weigh_up` adds it up, noting down term by term."""

from trivet.engine.rule import Buffer, Record, rule

from .components import (
    BAR_PRICE,
    DOUBLING,
    DOUBLING_FROM,
    FIRST_BUILDING,
    KINDS,
    LAST_ROUND_BARS,
    LEFT_CARDS,
    LEFT_NUGGETS,
    NOBLE,
    NOTHING,
    REDS,
    RIGHT_CARDS,
    RIGHT_MATERIAL,
    TERMS,
    TYPES,
    Phase,
    Term,
)
from .decks import trophies_of
from .effects import BLUE_LIST, EFFECT, FACES, FIRST, PAST, SOLO_CONVERSION, SOLO_LIST, Has, Op
from .prospects import (
    PLAYED,
    USUAL_WORTH,
    battle_worth,
    deck_size,
    deck_worth,
    list_worth,
    look_ahead,
    look_around,
    look_usual,
    next_purchase,
    plays_a_round,
    rounds_left,
    soldiers_of,
    tokens_worth,
    waiting,
)
from .round import LEFT, RIGHT, developed_on
from .solo import cards_under, noble_times
from .worths import MATERIAL, SOLDIER_STRENGTH

USUAL, USUAL_GROWTH = 7.0, 3.15
"""Nuggets that a round is worth to a usual player, and how many more with every round."""
INVESTED = 0.24
"""What material is worth beyond its price, for every round in which a building bought with it can be used."""
STILL_TO_PLAY, STILL_READY = 0.75, 0.9
"""How much counts of the cards in hand, and of the buildings that can still be activated."""
ROOM, CRAMPED = 2, 0.23
"""Material beyond this much may be lost for want of room."""
SIDE = 0.68
"""How much counts of a left side's nuggets in rounds to come."""
HALF_A_PAIR = 0.6
NEXT = 0.63
"""How much counts of a purchase that is not made yet."""
SAVED = 0.13
"""What nuggets in hand are worth beyond their number, early in the game."""
READY = 1
NOBLE_TURNS = 2.5
"""The automated noble's turns in a round."""
MARKET_A_ROUND = 5.0
"""Cards that leave the market in a round of the solo challenge."""
EMPTYING = 0.6
"""Bars that each card is worth which the market's pile lacks for the rounds to come: an empty one loses the game."""


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
    """Bars as if the game ended after this round, and how much better than usual the rounds to come will be.

    The usual is left out: it goes to all, and a bar that brings the end nearer would seem a loss.
    """
    if s.phase == Phase.OVER:
        if s.lost == 1 and p != NOBLE:
            out[Term.BARS] = -LAST_ROUND_BARS
            return -LAST_ROUND_BARS + 0.0
        out[Term.BARS] = s.bars[p]
        out[Term.TIE] = 0.05 * s.nuggets[p] + 0.001 * trophies_of(s, p)
        return s.bars[p] + 0.05 * s.nuggets[p] + 0.001 * trophies_of(s, p)
    if s.players == 1 and p == NOBLE:
        return weigh_noble(s, out)
    rounds = rounds_left(s)
    material = material_worth(rounds)
    nuggets = to_come(s, p, rounds, material, out) + at_hand(s, p, rounds, material, out)
    for term in range(Term.LATER, Term.UNDER_WAY + 1):
        out[term] /= BAR_PRICE
    out[Term.BARS] = s.bars[p]
    worth = s.bars[p] + nuggets / BAR_PRICE
    if s.players == 1:  # an empty pile loses the game
        out[Term.MARKET] = -EMPTYING * max(0.0, MARKET_A_ROUND * (rounds + 1.0) - s.market_left)
        worth += out[Term.MARKET]
    return worth


@rule
def material_worth(rounds: float) -> float:
    return MATERIAL * (rounds + 0.3) / (rounds + 0.6) + INVESTED * rounds


@rule
def to_come(s: Record, p: int, rounds: float, material: float, out: Buffer) -> float:
    """Nuggets of the rounds after this one, beyond the usual: cards, development, buildings, army, a purchase."""
    size = deck_size(s, p)
    look_ahead(s, p, size, rounds)
    mean = deck_worth(s, p) / max(1, size)
    left, right = developed_on(s, p, LEFT), developed_on(s, p, RIGHT)
    if s.has_chosen[p]:
        left += 1 if s.chosen_side[p] == LEFT else 0
        right += 0 if s.chosen_side[p] == LEFT else 1
    each = a_round(s, p, PLAYED * mean * plays_a_round(size + 0.0, rounds), left, right, material)
    out[Term.LATER] = rounds * (each - USUAL - USUAL_GROWTH * s.round_number)
    out[Term.ARMY] = army_worth(s, p, rounds)
    out[Term.PURCHASE] = NEXT * next_purchase(s, p, rounds, size, mean, material)
    return out[Term.LATER] + out[Term.ARMY] + out[Term.PURCHASE]


@rule
def a_round(s: Record, p: int, cards: float, left: int, right: int, material: float) -> float:
    """Nuggets of a round to come: of cards so many, and of development and buildings."""
    each = cards + SIDE * left * LEFT_NUGGETS / LEFT_CARDS
    each += material * RIGHT_MATERIAL * (right // RIGHT_CARDS + HALF_A_PAIR * (right % RIGHT_CARDS))
    for kind in range(FIRST_BUILDING, KINDS):
        if s.built[p, kind] > 0:
            each += list_worth(s, BLUE_LIST[kind])
    return each


@rule
def army_worth(s: Record, p: int, rounds: float) -> float:
    army = 0.0
    for soldier in range(REDS):
        army += soldiers_of(s, p, soldier, True) * SOLDIER_STRENGTH[soldier]
    return 0.5 * army * rounds / (rounds + 3.0) + 0.3 * trophies_of(s, p)


@rule
def at_hand(s: Record, p: int, rounds: float, material: float, out: Buffer) -> float:
    """Nuggets of this round: in stock, and in what can still be played, activated, used and resolved."""
    nuggets = s.nuggets[p] * (1.0 + SAVED * rounds / 6.0)
    if rounds == 0.0:
        nuggets -= 0.7 * (s.nuggets[p] % BAR_PRICE)
    if s.has_chosen[p]:  # what it will produce at once
        if s.chosen_side[p] == LEFT:
            nuggets += (developed_on(s, p, LEFT) + 1) / LEFT_CARDS * LEFT_NUGGETS
        else:
            nuggets += MATERIAL * ((developed_on(s, p, RIGHT) + 1) // RIGHT_CARDS) * RIGHT_MATERIAL
    out[Term.NUGGETS] = nuggets
    look_around(s, p)
    if rounds > 0.0 or not s.passed[p]:
        cramped = max(0, s.material[p] - ROOM) * rounds / (rounds + 1.0)
        nuggets += s.material[p] * material - CRAMPED * cramped + 0.84 * tokens_worth(s, p)
    out[Term.MATERIAL] = nuggets - out[Term.NUGGETS]
    out[Term.HAND] = 0.0
    out[Term.BUILDINGS] = 0.0
    before = nuggets
    if not s.passed[p]:
        for kind in range(FIRST_BUILDING):
            number = s.hand[p, kind] - (1 if s.has_chosen[p] and s.chosen[p] == kind else 0)
            if number > 0:
                nuggets += STILL_TO_PLAY * number * list_worth(s, BLUE_LIST[kind])
        out[Term.HAND] = nuggets - before
        for kind in range(FIRST_BUILDING, KINDS):
            if s.built[p, kind] == READY:
                nuggets += STILL_READY * list_worth(s, BLUE_LIST[kind])
        out[Term.BUILDINGS] = nuggets - before - out[Term.HAND]
    before = nuggets
    if p == s.player and s.phase != Phase.DEVELOP:
        nuggets += 0.95 * waiting(s)
        if s.attacked != NOTHING:
            nuggets += battle_worth(s)
    out[Term.UNDER_WAY] = nuggets - before
    return nuggets


@rule
def standing(s: Record, p: int, out: Buffer) -> float:
    """How well a player stands by what everybody can see: in bars, each card as good as it usually is."""
    if s.phase == Phase.OVER:
        return s.bars[p] + 0.0
    if s.players == 1 and p == NOBLE:
        return weigh_noble(s, out)
    rounds = rounds_left(s)
    material = material_worth(rounds)
    look_usual(s)
    worth, size = 0.0, 0
    for kind in range(FIRST_BUILDING):
        worth += s.owned[p, kind] * USUAL_WORTH[kind]
        size += s.owned[p, kind]
    mean = worth / max(1, size)
    cards = PLAYED * mean * plays_a_round(size - s.developed_left[p] + 0.0, rounds)
    right = developed_on(s, p, RIGHT)
    each = a_round(s, p, cards, s.developed_left[p] - right, right, material)
    nuggets = rounds * (each - USUAL - USUAL_GROWTH * s.round_number) + army_worth(s, p, rounds)
    if rounds > 0.0 or not s.passed[p]:
        nuggets += s.material[p] * material
    if not s.passed[p]:
        nuggets += STILL_TO_PLAY * mean * s.hand_size[p]
    return s.bars[p] + (nuggets + s.nuggets[p]) / BAR_PRICE


# The automated noble


@rule
def weigh_noble(s: Record, out: Buffer) -> float:
    """Its bars, its stock by its chart, and how much better than usual its turns to come will be."""
    rounds, price, material = rounds_left(s), chart_nuggets(s), chart_material(s)
    each = 0.0
    for word in range(TYPES):
        effects = SOLO_LIST[s.opponent, word]
        nuggets = 0.0
        for effect in range(FIRST[effects], PAST[effects]):
            nuggets += noble_worth(s, effect, material)
        doubled = DOUBLING[s.opponent] and cards_under(s, word) >= DOUBLING_FROM - 1
        each += (2.0 if doubled else 1.0) * nuggets / TYPES
    stock = s.nuggets[NOBLE] + material * s.material[NOBLE]
    usual = (USUAL + USUAL_GROWTH * s.round_number) * price / BAR_PRICE
    turns = rounds * (NOBLE_TURNS * each - usual)
    out[Term.BARS] = s.bars[NOBLE]
    out[Term.NUGGETS] = stock / price
    out[Term.LATER] = turns / price
    return s.bars[NOBLE] + (stock + turns) / price


@rule
def noble_worth(s: Record, effect: int, material: float) -> float:
    op, n = EFFECT[effect, Has.OP], EFFECT[effect, Has.N] + 0.0
    if EFFECT[effect, Has.PER] > 0:
        n *= noble_times(s, EFFECT[effect, Has.PER]) + 1.2
    if op == Op.NUGGETS:
        return n
    if op == Op.MATERIAL:
        return n * material
    if op == Op.ROLL_DICE:
        return n * (1.1 + material / FACES)
    return 5.0 if op == Op.DESTROY_TERRITORY else 0.0


@rule
def chart_nuggets(s: Record) -> int:
    """Nuggets that the noble's chart takes for a bar."""
    return EFFECT[PAST[SOLO_CONVERSION[s.opponent]] - 1, Has.A]


@rule
def chart_material(s: Record) -> float:
    """What a material is worth to the noble, in nuggets."""
    line = FIRST[SOLO_CONVERSION[s.opponent]]
    gain = FIRST[EFFECT[line, Has.C]]
    each = EFFECT[gain, Has.N] / max(1, EFFECT[line, Has.B])
    return each if EFFECT[gain, Has.OP] == Op.NUGGETS else each * chart_nuggets(s)
