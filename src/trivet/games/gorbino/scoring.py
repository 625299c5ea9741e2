"""Scoring (section 10): every tag is worth what its colour counts."""

from trivet.engine.rule import Buffer, Record, rule

from .components import (
    CARD_TAGS,
    CARDS,
    CITIES,
    NOTHING,
    PROVINCE_OF,
    PROVINCES,
    TAG_COUNTS,
    TAG_PER,
    TAG_TIMES,
    TAGS,
    Counted,
)
from .economy import cubes_of
from .treachery import cities_of


@rule
def score(s: Record, p: int, items: Buffer) -> None:
    total = 0
    count_tags(s, p)
    for tag in range(TAGS):
        items[tag] = s.tags[tag] * worth(s, p, tag) if s.tags[tag] > 0 else 0
        total += items[tag]
    items[TAGS] = total


@rule
def points(s: Record, p: int) -> int:
    total = 0
    count_tags(s, p)
    for tag in range(TAGS):
        if s.tags[tag] > 0:
            total += s.tags[tag] * worth(s, p, tag)
    return total


@rule
def count_tags(s: Record, p: int) -> None:
    """On the cards in hand and discard, by colour; cards aside do not count (R22)."""
    for tag in range(TAGS):
        s.tags[tag] = 0
    for card in range(CARDS):
        if s.hand[p, card]:
            add_tags(s, card)
    for i in range(s.pile_left[p]):
        add_tags(s, s.pile[p, i])
    if s.player == p and s.held != NOTHING:
        add_tags(s, s.held)


@rule
def add_tags(s: Record, card: int) -> None:
    for tag in range(TAGS):
        s.tags[tag] += CARD_TAGS[card, tag]


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
    found, count = 0, 0
    for city in range(CITIES):
        if s.owner[city] == p and not found >> s.token[city] & 1:
            found |= 1 << s.token[city]
            count += 1
    return count


@rule
def provinces_led(s: Record, p: int) -> int:
    """A city there, and no player has more: tied players all lead (R23)."""
    count_cities(s)
    led = 0
    for province in range(PROVINCES):
        leads = s.there[province, p] > 0
        for q in range(s.players):
            leads = leads and s.there[province, q] <= s.there[province, p]
        if leads:
            led += 1
    return led


@rule
def provinces_entered(s: Record, p: int) -> int:
    count_cities(s)
    entered = 0
    for province in range(PROVINCES):
        if s.there[province, p] > 0:
            entered += 1
    return entered


@rule
def count_cities(s: Record) -> None:
    """Each player's cities in each province."""
    for province in range(PROVINCES):
        for q in range(s.players):
            s.there[province, q] = 0
    for city in range(CITIES):
        if s.owner[city] != NOTHING:
            s.there[PROVINCE_OF[city], s.owner[city]] += 1


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
