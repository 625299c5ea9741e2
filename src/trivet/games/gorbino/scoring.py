"""Scoring (section 10): every tag is worth what its colour counts."""

from trivet.engine.rule import Buffer, Record, rule

from .components import (
    CARD_TAGS,
    CARDS,
    CITIES,
    NOTHING,
    PROVINCE_OF,
    PROVINCES,
    RESOURCES,
    TAG_COUNTS,
    TAG_PER,
    TAG_TIMES,
    TAGS,
    Counted,
)
from .economy import cubes_of
from .production import cities_on
from .treachery import cities_of


@rule
def score(s: Record, p: int, items: Buffer) -> None:
    total = 0
    for tag in range(TAGS):
        items[tag] = tags_of(s, p, tag) * worth(s, p, tag)
        total += items[tag]
    items[TAGS] = total


@rule
def points(s: Record, p: int) -> int:
    total = 0
    for tag in range(TAGS):
        tags = tags_of(s, p, tag)
        if tags > 0:
            total += tags * worth(s, p, tag)
    return total


@rule
def tags_of(s: Record, p: int, tag: int) -> int:
    """On the cards in hand and discard; cards aside do not count (R22)."""
    count = 0
    for card in range(CARDS):
        if s.hand[p, card]:
            count += CARD_TAGS[card, tag]
    for i in range(s.pile_left[p]):
        count += CARD_TAGS[s.pile[p, i], tag]
    if s.player == p and s.held != NOTHING:
        count += CARD_TAGS[s.held, tag]
    return count


@rule
def worth(s: Record, p: int, tag: int) -> int:
    """Points of one tag; rounding comes before multiplying."""
    return TAG_TIMES[tag] * (counted(s, p, TAG_COUNTS[tag]) // TAG_PER[tag])


@rule
def counted(s: Record, p: int, what: int) -> int:
    if what == Counted.COINS:
        return s.coins[p] + 0
    if what == Counted.CITIES:
        return cities_of(s, p)
    if what == Counted.RESOURCE_TYPES:
        return resource_types(s, p)
    if what == Counted.PROVINCES_LED:
        return provinces_led(s, p)
    if what == Counted.PROVINCES_ENTERED:
        return provinces_entered(s, p)
    return 1


@rule
def resource_types(s: Record, p: int) -> int:
    count = 0
    for resource in range(RESOURCES):
        if cities_on(s, p, resource) > 0:
            count += 1
    return count


@rule
def provinces_led(s: Record, p: int) -> int:
    """A city there, and no player has more: tied players all lead (R23)."""
    led = 0
    for province in range(PROVINCES):
        for q in range(s.players):
            s.count[q] = 0
        for city in range(CITIES):
            if PROVINCE_OF[city] == province and s.owner[city] != NOTHING:
                s.count[s.owner[city]] += 1
        leads = s.count[p] > 0
        for q in range(s.players):
            leads = leads and s.count[q] <= s.count[p]
        if leads:
            led += 1
    return led


@rule
def provinces_entered(s: Record, p: int) -> int:
    entered = 0
    for province in range(PROVINCES):
        here = False
        for city in range(CITIES):
            here = here or (PROVINCE_OF[city] == province and s.owner[city] == p)
        if here:
            entered += 1
    return entered


@rule
def standing(s: Record, p: int) -> int:
    """Points, then cities, coins and cubes (R24), in one number."""
    rank = points(s, p)
    rank = rank * 100 + cities_of(s, p)
    rank = rank * 100000 + s.coins[p]
    return rank * 1000 + cubes_of(s, p)


@rule
def place(s: Record, p: int) -> int:
    ahead = 0
    mine = standing(s, p)
    for q in range(s.players):
        if standing(s, q) > mine:
            ahead += 1
    return 1 + ahead
