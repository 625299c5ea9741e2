"""End: points and places."""

from trivet.engine.rule import Buffer, Record, rule

from .components import (
    BLESSING_OTHERWISE,
    COFFEE_POINTS,
    DISCARD_POINTS,
    KINDS,
    POINTS,
    POWERS,
    TRIBES,
    Gift,
)
from .desert import neighbours

SCORE_ITEMS = ("gifts", "coffees", "blessings", "discards")
EVERY_EDGE = 4


@rule
def score(s: Record, p: int, items: Buffer) -> None:
    """Gifts + coffees + blessings − discarded tiles; the total last."""
    items[0] = gift_points(s, p)
    items[1] = COFFEE_POINTS * s.coffee[p]
    items[2] = blessing_points(s, p)
    items[3] = DISCARD_POINTS * discarded(s, p)
    items[4] = items[0] + items[1] + items[2] + items[3]


@rule
def total(s: Record, p: int) -> int:
    return gift_points(s, p) + COFFEE_POINTS * s.coffee[p] + blessing_points(s, p) + DISCARD_POINTS * discarded(s, p)


@rule
def place(s: Record, p: int) -> int:
    """Players level at the top share the win (R11)."""
    ahead = 0
    mine = total(s, p)
    for q in range(s.players):
        if total(s, q) > mine:
            ahead += 1
    return 1 + ahead


@rule
def gift_points(s: Record, p: int) -> int:
    points = 0
    for gift in range(POWERS):
        points += (s.gifts[p, gift] + s.used[p, gift]) * POINTS[gift]
    return points


@rule
def blessing_points(s: Record, p: int) -> int:
    """The full value if the condition holds, otherwise 1 point."""
    points = 0
    for blessing in range(POWERS, KINDS):
        if s.gifts[p, blessing] > 0:
            points += s.gifts[p, blessing] * (POINTS[blessing] if holds(s, p, blessing) else BLESSING_OTHERWISE)
    return points


@rule
def holds(s: Record, p: int, blessing: int) -> bool:
    """Whether the condition of a blessing is met now."""
    if blessing == Gift.HEART_OF_THE_DESERT:
        return camels_on(s, p, True) >= 2
    if blessing == Gift.GOOD_COMPANY:
        return most_on_one_tile(s, p) >= 2
    if blessing == Gift.EDGE_OF_THE_DESERT:
        return camels_on(s, p, False) >= 2
    if blessing == Gift.NOTHING_WASTED:
        return discarded(s, p) == 0
    if blessing == Gift.KEPT_IN_STORE:
        return unused_gifts(s, p) > 0
    return shares_a_tile(s, p)


@rule
def camels_on(s: Record, p: int, middle: bool) -> int:
    """Camels on middle tiles (all four edges touch tiles) or on outer ones (R21)."""
    count = 0
    for tile in range(s.tiles):
        if s.camels[p, tile] > 0 and (neighbours(s, tile) == EVERY_EDGE) == middle:
            count += s.camels[p, tile]
    return count


@rule
def most_on_one_tile(s: Record, p: int) -> int:
    most = 0
    for tile in range(s.tiles):
        most = max(most, s.camels[p, tile])
    return most


@rule
def discarded(s: Record, p: int) -> int:
    count = 0
    for tribe in range(TRIBES):
        count += s.discards[p, tribe]
    return count


@rule
def unused_gifts(s: Record, p: int) -> int:
    count = 0
    for gift in range(POWERS):
        count += s.gifts[p, gift]
    return count


@rule
def shares_a_tile(s: Record, p: int) -> bool:
    for tile in range(s.tiles):
        if s.camels[p, tile] > 0:
            for q in range(s.players):
                if q != p and s.camels[q, tile] > 0:
                    return True
    return False
