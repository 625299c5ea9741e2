"""What a player's camels in the desert promise: routes open now, and those that one more camel or tile would open.

A caravan that stands at the end of a turn bears every tribe once at most, or it would be a route: it is short, and its
ways are counted by the shortest. The worths, in points, were found together with those of `evaluation`.
"""

from trivet.engine.rule import Buffer, Record, rule

from .components import CAMELS, COFFEE_ROUTE, NOTHING, TEA_ROUTE, TRIBES, Gift, Phase, Term
from .desert import ORTHOGONAL, beside, first_neighbour, tile_beside
from .hidden import count_unseen_tiles
from .routes import joined

STANDS, TRIED, EARNED = 1, 2, 4
"""A tile's footing: a camel of the player's stands there; it was looked at; a tile placed beside it would put one there."""

GIFT_WORTH, COFFEE_WORTH = 3.2, 8.8
ROUTE_WORTH, NEXT_ROUTE, MOST_ROUTES = 4.2, 0.4, 4
CAMEL, CAMEL_A_TURN = 0.35, 0.08
CARAVAN = (0.0, 0.0, -0.35, 0.25, 0.9, 0.65)
"""By the number of its tiles, five and more alike."""
NEAR_COFFEE, EACH_COFFEE, MOST_COFFEES = 0.95, 0.5, 3
NEAR_GIFT, EACH_GIFT, MOST_GIFTS = 0.9, 0.2, 4
NEXT_COFFEE, NEXT_GIFT = 1.9, 0.5
COFFEE_CELL, MOST_CELLS = 0.12, 4


@rule
def survey(s: Record, p: int) -> None:
    """Where the player's camels stand, and which of them form a caravan: `s.footing` and `s.caravan`."""
    for tile in range(s.tiles):
        s.footing[tile] = STANDS if s.camels[p, tile] > 0 else 0
        s.caravan[tile] = NOTHING
        s.distance[tile] = NOTHING


@rule
def under_way(s: Record, p: int) -> float:
    """What the turn under way still brings: a gift to be taken, routes to be resolved."""
    worth = 0.0
    if s.phase == Phase.GIFT:
        worth += COFFEE_WORTH if s.route >= COFFEE_ROUTE and s.coffees_left > 0 else GIFT_WORTH
    routes = 0
    coffee = False
    for tile in range(s.tiles):
        if s.footing[tile] & STANDS:
            if s.caravan[tile] == NOTHING:
                number_caravan(s, tile)
            for other in range(tile):
                if s.caravan[other] != NOTHING and joined(s, other, tile):
                    routes += 1
                    coffee = coffee or (s.coffees_left > 0 and longest_through(s, tile) >= COFFEE_ROUTE)
    if routes > 0:
        worth += COFFEE_WORTH if coffee else ROUTE_WORTH
        worth += NEXT_ROUTE * (min(routes, MOST_ROUTES) - 1)
    return worth


@rule
def number_caravan(s: Record, start: int) -> int:
    """Give the tiles of one caravan one number, in `s.caravan`; returns how many they are."""
    s.caravan[start] = start
    s.queue[0] = start
    head, tail = 0, 1
    while head < tail:
        tile = s.queue[head]
        head += 1
        for way in ORTHOGONAL:
            other = tile_beside(s, tile, way)
            if other != NOTHING and s.footing[other] & STANDS and s.caravan[other] == NOTHING:
                s.caravan[other] = start
                s.queue[tail] = other
                tail += 1
    return tail


@rule
def longest_through(s: Record, start: int) -> int:
    """Tiles of the longest route that leads through this tile, or would with a camel on it; 0 where there is none."""
    longest = 0
    s.distance[start] = 0
    s.branch[start] = NOTHING
    s.queue[0] = start
    head, tail = 0, 1
    while head < tail:
        tile = s.queue[head]
        for w in range(len(ORTHOGONAL)):
            other = tile_beside(s, tile, ORTHOGONAL[w])
            if other != NOTHING and s.distance[other] == NOTHING and s.footing[other] & (STANDS | EARNED):
                s.distance[other] = s.distance[tile] + 1
                s.branch[other] = w if head == 0 else s.branch[tile]
                for i in range(tail):
                    end = s.queue[i]
                    if s.tribe[end] == s.tribe[other] and s.branch[end] != s.branch[other]:
                        longest = max(longest, s.distance[end] + s.distance[other] + 1)
                s.queue[tail] = other
                tail += 1
        head += 1
    for i in range(tail):
        s.distance[s.queue[i]] = NOTHING
    return longest


@rule
def prospects(s: Record, p: int, turns: int, out: Buffer) -> float:
    """What the camels promise for the turns to come; `survey` comes first."""
    worth = (CAMEL + CAMEL_A_TURN * turns) * (CAMELS - s.reserve[p])
    for tile in range(s.tiles):
        s.caravan[tile] = NOTHING
    for tile in range(s.tiles):
        if s.footing[tile] & STANDS and s.caravan[tile] == NOTHING:
            worth += CARAVAN[min(number_caravan(s, tile), len(CARAVAN) - 1)]
    out[Term.CARAVANS] = worth
    out[Term.NEXT_CAMEL] = one_more_camel(s, p)
    out[Term.NEXT_TILE] = one_more_tile(s, p)
    return worth + out[Term.NEXT_CAMEL] + out[Term.NEXT_TILE]


@rule
def one_more_camel(s: Record, p: int) -> float:
    """Tiles beside the caravans where one camel would open a route, if a tile can still be placed beside them."""
    coffees = 0
    gifts = 0
    for tile in range(s.tiles):
        if s.footing[tile] & STANDS:
            for way in ORTHOGONAL:
                other = tile_beside(s, tile, way)
                if other != NOTHING and s.footing[other] == 0:
                    s.footing[other] = TRIED
                    length = longest_through(s, other)
                    if length > 0 and has_free_edge(s, other):
                        if opens_coffee(s, p, length):
                            coffees += 1
                        else:
                            gifts += 1
    worth = 0.0
    if coffees > 0:
        worth += NEAR_COFFEE + EACH_COFFEE * min(coffees, MOST_COFFEES)
    if gifts > 0:
        worth += NEAR_GIFT + EACH_GIFT * min(gifts, MOST_GIFTS)
    return worth


@rule
def has_free_edge(s: Record, tile: int) -> bool:
    for way in ORTHOGONAL:
        if tile_beside(s, tile, way) == NOTHING:
            return True
    return False


@rule
def opens_coffee(s: Record, p: int, length: int) -> bool:
    long_enough = length >= COFFEE_ROUTE or (length >= TEA_ROUTE and s.gifts[p, Gift.TEA] > 0)
    return long_enough and s.coffees_left > 0


@rule
def one_more_tile(s: Record, p: int) -> float:
    """What the player's next tile can open, by the tribes it may be of."""
    count_unseen(s, p)
    cells = 0
    for tile in range(s.tiles):
        for way in ORTHOGONAL:
            cell = beside(s.cell[tile], way)
            if s.desert[cell] == NOTHING and first_neighbour(s, cell) == tile:
                length = longest_by_placing(s, cell)
                if length >= COFFEE_ROUTE:
                    cells += 1
                if length > 0:
                    note_cell(s, cell, length)
    unseen = 0
    worth = 0.0
    for tribe in range(TRIBES):
        unseen += s.unseen[tribe]
        if s.best[tribe] >= COFFEE_ROUTE and s.coffees_left > 0:
            worth += NEXT_COFFEE * s.unseen[tribe]
        elif s.best[tribe] > 0:
            worth += NEXT_GIFT * s.unseen[tribe]
    return worth / unseen + COFFEE_CELL * min(cells, MOST_CELLS) if unseen > 0 else 0.0


@rule
def count_unseen(s: Record, p: int) -> None:
    """How many tiles of each tribe the next one may be: all that are to come, or the one in the player's hand."""
    count_unseen_tiles(s)
    for tribe in range(TRIBES):
        s.best[tribe] = 0
        if s.drawn != NOTHING and s.player == p:
            s.unseen[tribe] = 1 if tribe == s.drawn else 0


@rule
def longest_by_placing(s: Record, cell: int) -> int:
    """The longest route that the camels for a tile placed there would open."""
    near = False
    for way in ORTHOGONAL:
        tile = s.desert[beside(cell, way)]
        if tile != NOTHING:
            near = near or s.footing[tile] != 0
            s.footing[tile] |= EARNED
    longest = 0
    for way in ORTHOGONAL:
        tile = s.desert[beside(cell, way)]
        if near and tile != NOTHING and not s.footing[tile] & STANDS:
            longest = max(longest, longest_through(s, tile))
    for way in ORTHOGONAL:
        tile = s.desert[beside(cell, way)]
        if tile != NOTHING:
            s.footing[tile] &= ~EARNED
    return longest


@rule
def note_cell(s: Record, cell: int, length: int) -> None:
    """The best route for each tribe that the golden rule allows there."""
    for tribe in range(TRIBES):
        allowed = True
        for way in ORTHOGONAL:
            tile = s.desert[beside(cell, way)]
            if tile != NOTHING and s.tribe[tile] == tribe:
                allowed = False
        if allowed:
            s.best[tribe] = max(s.best[tribe], length)
