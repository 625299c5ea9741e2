"""Scoring: every tag is worth what its colour counts."""

from trivet.engine.rule import Buffer, Record, rule

from .components import (
    CARDS,
    CITIES,
    NOTHING,
    PROVINCE_OF,
    PROVINCES,
    RESOURCES,
    TAG_COUNTS,
    TAG_ON,
    TAG_PER,
    TAG_TIMES,
    TAGS,
    TAGS_ON,
    Counted,
)
from .economy import cubes_of
from .treachery import cities_of


@rule
def score(s: Record, p: int, items: Buffer) -> None:
    total = 0
    count_tags(s, p)
    count_cities(s)
    count_things(s, p)
    for tag in range(TAGS):
        items[tag] = s.tags[tag] * worth(s, tag) if s.tags[tag] > 0 else 0
        total += items[tag]
    items[TAGS] = total


@rule
def points(s: Record, p: int) -> int:
    count_tags(s, p)
    count_cities(s)
    count_things(s, p)
    return points_counted(s)


@rule
def points_counted(s: Record) -> int:
    """Of the player whose tags and things were counted."""
    total = 0
    for tag in range(TAGS):
        if s.tags[tag] > 0:
            total += s.tags[tag] * worth(s, tag)
    return total


@rule
def count_tags(s: Record, p: int) -> None:
    """On the cards in hand and discard, by colour; cards aside do not count (R22)."""
    count_tags_with(s, p, cards_in_hand(s, p))


@rule
def cards_in_hand(s: Record, p: int) -> int:
    """How many there are; which ones, stands in `s.cards`, in their order."""
    cards, hand = s.cards, s.hand
    number = 0
    for card in range(CARDS):
        cards[number] = card
        number += hand[p, card]
    return number


@rule
def count_tags_with(s: Record, p: int, hand: int) -> None:
    """Once `cards_in_hand` has been through."""
    clear_tags(s)
    for i in range(hand):
        add_tags(s, s.cards[i])
    for i in range(s.pile_left[p]):
        add_tags(s, s.pile[p, i])
    add_held_tags(s, p)


@rule
def clear_tags(s: Record) -> None:
    for tag in range(TAGS):
        s.tags[tag] = 0


@rule
def add_held_tags(s: Record, p: int) -> None:
    """A Reset held back goes to the discard when it is done."""
    if s.player == p and s.held != NOTHING:
        add_tags(s, s.held)


@rule
def add_tags(s: Record, card: int) -> None:
    for i in range(TAGS_ON[card]):
        s.tags[TAG_ON[card, i]] += 1


@rule
def worth(s: Record, tag: int) -> int:
    """Points of one tag to the player whose things were counted; rounding comes before multiplying."""
    return TAG_TIMES[tag] * (s.counted[TAG_COUNTS[tag]] // TAG_PER[tag])


@rule
def count_cities(s: Record) -> None:
    """Each player's cities in each province, the most that anyone has there, and the resources they stand on."""
    there, most_there, types = s.there, s.most_there, s.types
    for province in range(PROVINCES):
        most_there[province] = 0
        for q in range(s.players):
            there[province, q] = 0
    for q in range(s.players):
        types[q] = 0
    for city in range(CITIES):
        q = s.owner[city]
        if q != NOTHING:
            province = PROVINCE_OF[city]
            here = there[province, q] + 1
            there[province, q] = here
            most_there[province] = max(most_there[province], here)
            types[q] |= 1 << s.token[city]


@rule
def count_things(s: Record, p: int) -> None:
    """What the colours count of a player, once `count_cities` has been through."""
    cities, resource_types, led, entered = 0, 0, 0, 0
    for province in range(PROVINCES):
        here = s.there[province, p]
        if here > 0:
            cities += here
            entered += 1
            if leads(s, province, p):
                led += 1
    for resource in range(RESOURCES):
        resource_types += s.types[p] >> resource & 1
    s.counted[Counted.ONE] = 1
    s.counted[Counted.COINS] = s.coins[p]
    s.counted[Counted.CITIES] = cities
    s.counted[Counted.RESOURCE_TYPES] = resource_types
    s.counted[Counted.PROVINCES_LED] = led
    s.counted[Counted.PROVINCES_ENTERED] = entered


@rule
def leads(s: Record, province: int, p: int) -> bool:
    """A city there, and no player has more: tied players all lead (R23)."""
    return 0 < s.there[province, p] == s.most_there[province]


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
