"""What lies ahead of a player: rounds, cards to play, territories to win, purchases. Guesses, for `evaluation`.

Counted in nuggets. Only sums, products, quotients and square roots: both modes agree to the last bit.
"""

import math
from typing import Any

import numpy as np

from trivet.engine.rule import Record, rule

from .combat import draws, enemy_at
from .components import (
    BLUE_MATERIAL,
    BLUE_NUGGETS,
    ENEMY_STRENGTH,
    FIRST_BUILDING,
    HAND,
    KINDS,
    LAST_ROUND_BARS,
    NOTHING,
    PLACE_TERRAIN,
    PLACES,
    RED_POWERED,
    REDS,
    SLOTS,
    SYMBOLS,
    TERRAIN_WORDS,
    TILE_COPIES,
    TILE_TERRAIN,
    TILES,
    TYPES,
    Phase,
    Source,
)
from .decks import symbols_in_play, trophies_of
from .effects import BLUE_LIST, EFFECT, TILE_LIST, TOKEN_LIST, Has
from .worths import EFFECT_WORTH, LIST_WORTH, SOLDIER_POWER, SOLDIER_STRENGTH, TYPICAL, Worth

PACE, CLOCK, TAIL = 0.86, 7.3, 1.0
"""Rounds for each bar that the leader lacks; rounds in a game; rounds that are left when it lasts longer."""
PLAYED = 0.8
"""How much of the power of cards to come is made use of."""
RISK, TROPHY = 1.75, 0.85
"""What a lost combat costs, and a trophy is worth beyond its reward."""
DRILL, COMBATS, LEAST_COMBAT = 0.09, 0.57, 1.0
"""In rounds to come: Strength that a soldier gains a round, how much of a combat's worth counts, and its least."""


def by_terrain(figures: Any) -> Any:
    """The mean over the tiles of each terrain."""
    weights = [TILE_COPIES * (terrain == TILE_TERRAIN) for terrain in range(len(TERRAIN_WORDS))]
    return np.array([np.average(figures[:TILES], weights=weight) for weight in weights])


REWARD = LIST_WORTH[TILE_LIST] @ TYPICAL
HIDDEN_STRENGTH, HIDDEN_REWARD = by_terrain(ENEMY_STRENGTH), by_terrain(REWARD)
EFFECT_TYPICAL = EFFECT_WORTH @ TYPICAL
USUAL_WORTH = LIST_WORTH[BLUE_LIST] @ TYPICAL
"""Of each card, played once."""


@rule
def rounds_left(s: Record) -> float:
    """Rounds after this one: until somebody has the bars that end the game, or games usually end."""
    lead = 0
    for p in range(s.entries):
        lead = max(lead, s.bars[p])
    by_bars = PACE * max(0, LAST_ROUND_BARS - lead)
    by_clock = max(TAIL, CLOCK - s.round_number)
    return by_bars * by_clock / math.sqrt(by_bars * by_bars + by_clock * by_clock)


# Combat


@rule
def likely(margin: float) -> float:
    """The chance to win of an army that is expected to be so much stronger than its enemy."""
    return 0.5 + 0.5 * margin / math.sqrt(margin * margin + 2.0)


@rule
def soldiers_of(s: Record, p: int, soldier: int, rested: bool) -> int:
    """In the draw pile; `rested`: all that the player has."""
    number = s.red_pile[p, soldier] + 0
    if rested:
        number += s.exhausted[p, soldier]
        if p == s.player:
            number += s.army[soldier]
    return number


@rule
def combat_worth(s: Record, p: int, rested: bool, strength: int, cards: int) -> float:
    """The best territory to fight for, by chance and reward; `rested`: in a round to come."""
    number, power = 0, 0.0
    for soldier in range(REDS):
        count = soldiers_of(s, p, soldier, rested)
        number += count
        power += count * SOLDIER_STRENGTH[soldier]
    mean = power / max(1, number)
    if rested:
        mean += DRILL * rounds_left(s)
    best = -RISK
    for place in range(PLACES):
        enemy, sides = enemy_at(s, place), draws(s, place)
        needed, reward = 0.0, 0.0
        if enemy != NOTHING:
            needed, reward = ENEMY_STRENGTH[enemy] + 0.0, REWARD[enemy]
        elif s.down[place] > 0 and sides > 0:
            needed, reward = HIDDEN_STRENGTH[PLACE_TERRAIN[place]], HIDDEN_REWARD[PLACE_TERRAIN[place]]
        if needed > 0.0:
            chance = likely(strength + mean * min(sides + cards, number) - needed + 0.5)
            best = max(best, chance * (reward + TROPHY + RISK) - RISK)
    return best


@rule
def battle_worth(s: Record) -> float:
    """A combat under way: the chance to win with what the army can still add."""
    enemy = enemy_at(s, s.attacked)
    if s.strength >= ENEMY_STRENGTH[enemy]:
        return REWARD[enemy] + TROPHY
    if s.phase == Phase.LOSS:
        return -RISK
    strength = s.strength + 0.0
    for soldier in range(REDS):
        if RED_POWERED[soldier]:
            strength += (s.army[soldier] - s.resolved[soldier]) * SOLDIER_POWER[soldier]
    chance = 0.95 * likely(strength - ENEMY_STRENGTH[enemy] + 0.2)
    return chance * (REWARD[enemy] + TROPHY + RISK) - RISK


# Cards


@rule
def list_worth(s: Record, effects: int) -> float:
    """A list of effects, by what `s.outlook` says of what it counts."""
    nuggets = 0.0
    for i in range(len(Worth)):
        nuggets += LIST_WORTH[effects, i] * s.outlook[i]
    return nuggets


@rule
def cards_of(s: Record, p: int, kind: int) -> int:
    """Copies in the player's deck, wherever they are but for the development."""
    number = s.pile[p, kind] + s.hand[p, kind] + s.play_area[p, kind]
    if s.has_chosen[p] and s.chosen[p] == kind:
        number -= 1
    return number


@rule
def deck_size(s: Record, p: int) -> int:
    number = 0
    for kind in range(FIRST_BUILDING):
        number += cards_of(s, p, kind)
    return number


@rule
def deck_worth(s: Record, p: int) -> float:
    """Every card of the deck, played once."""
    nuggets = 0.0
    for kind in range(FIRST_BUILDING):
        number = cards_of(s, p, kind)
        if number > 0:
            nuggets += number * list_worth(s, BLUE_LIST[kind])
    return nuggets


@rule
def look_around(s: Record, p: int) -> None:
    """Write into `s.outlook` what counts this round."""
    s.outlook[Worth.ITSELF] = 1.0
    for word in range(TYPES):
        count = symbols_in_play(s, p, word) + 0.0
        for kind in range(FIRST_BUILDING):
            count += 0.6 * s.hand[p, kind] * SYMBOLS[kind, word]
        s.outlook[Worth.ELF + word] = count
    s.outlook[Worth.TERRITORY] = trophies_of(s, p)
    s.outlook[Worth.COMBAT] = combat_worth(s, p, False, 0, 0)


@rule
def look_ahead(s: Record, p: int, size: int, rounds: float) -> None:
    """Write into `s.outlook` what will count in a round to come."""
    s.outlook[Worth.ITSELF] = 1.0
    drawn = min(1.0, (HAND - 1) / max(1.0, size - 0.5 * rounds))
    for word in range(TYPES):
        symbols, built = 0, 0
        for kind in range(FIRST_BUILDING):
            symbols += cards_of(s, p, kind) * SYMBOLS[kind, word]
        for kind in range(FIRST_BUILDING, KINDS):
            if s.built[p, kind] > 0:
                built += SYMBOLS[kind, word]
        s.outlook[Worth.ELF + word] = drawn * symbols + built
    s.outlook[Worth.TERRITORY] = trophies_of(s, p) + 0.4 * rounds
    s.outlook[Worth.COMBAT] = max(LEAST_COMBAT, COMBATS * combat_worth(s, p, True, 0, 0))


@rule
def look_usual(s: Record) -> None:
    """Write into `s.outlook` what usually counts."""
    for i in range(len(Worth)):
        s.outlook[i] = TYPICAL[i]


@rule
def plays_a_round(size: float, rounds: float) -> float:
    """Cards that will be played in a round to come: one of those drawn is developed, and so the deck shrinks."""
    return min(HAND - 1.0, max(0.5, size - 0.5 - 0.5 * rounds))


@rule
def next_purchase(s: Record, p: int, rounds: float, size: int, mean: float, material: float) -> float:
    """What the best card of the row would bring beyond its cost, the less the more is missing for it."""
    best = 0.0
    now = mean * plays_a_round(size + 0.0, rounds)
    for slot in range(SLOTS):
        kind = s.row[slot] + 0
        if kind != NOTHING and (kind < FIRST_BUILDING or s.built[p, kind] == 0):
            worth = list_worth(s, BLUE_LIST[kind])
            if kind < FIRST_BUILDING:
                then = (mean * size + worth) / (size + 1) * plays_a_round(size + 1.0, rounds)
                gain = rounds * PLAYED * (then - now) - BLUE_NUGGETS[kind]
                missing = max(0, BLUE_NUGGETS[kind] - s.nuggets[p])
            else:
                gain = (rounds + 0.9) * PLAYED * worth - material * BLUE_MATERIAL[kind]
                missing = 3 * max(0, BLUE_MATERIAL[kind] - s.material[p])
            best = max(best, gain * 4.0 / (4.0 + missing))
    return best


@rule
def tokens_worth(s: Record, p: int) -> float:
    nuggets = 0.0
    for i in range(s.held_left[p]):
        if s.held[p, i] >= 0:
            nuggets += list_worth(s, TOKEN_LIST[s.held[p, i]])
    return nuggets


# What is being resolved


@rule
def waiting(s: Record) -> float:
    """The choice asked for, and the effects that wait behind it."""
    nuggets = 0.0
    if s.phase == Phase.ATTACK:
        nuggets += max(0.0, combat_worth(s, s.player, False, EFFECT[s.asked, Has.A], EFFECT[s.asked, Has.B]))
    elif s.asked > 0 or s.phase == Phase.OPTION:
        nuggets += EFFECT_TYPICAL[s.asked] * s.times / max(1, EFFECT[s.asked, Has.N])
    for at in range(s.depth):
        if s.stack_source[at] != Source.COMBAT and s.stack_source[at] != Source.NOBLE:
            for effect in range(s.stack_effect[at], s.stack_past[at]):
                nuggets += EFFECT_TYPICAL[effect]
    return nuggets
