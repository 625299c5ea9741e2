"""Step 2: routes. A path of adjacent tiles, each with a camel of the player's, between two tiles of one tribe."""

from trivet.engine.buffers import offer
from trivet.engine.rule import Buffer, Record, rule

from .components import NOTHING, TILES, WAY, Verb
from .desert import EVERY_WAY, tile_beside

MOST_ON_WAY = WAY.most


@rule
def number_caravans(s: Record, ways: int) -> None:
    """Give the tiles of each unbroken caravan of the active player one number, in `s.caravan`."""
    for tile in range(s.tiles):
        s.caravan[tile] = NOTHING
    for start in range(s.tiles):
        if s.camels[s.player, start] > 0 and s.caravan[start] == NOTHING:
            s.caravan[start] = start
            s.queue[0] = start
            head, tail = 0, 1
            while head < tail:
                tile = s.queue[head]
                head += 1
                for w in range(ways):
                    other = tile_beside(s, tile, EVERY_WAY[w])
                    if other != NOTHING and s.caravan[other] == NOTHING and s.camels[s.player, other] > 0:
                        s.caravan[other] = start
                        s.queue[tail] = other
                        tail += 1


@rule
def joined(s: Record, a: int, z: int) -> bool:
    """Two tiles of one tribe in one caravan."""
    return s.tribe[a] == s.tribe[z] and s.caravan[a] == s.caravan[z]


@rule
def offer_routes(s: Record, ways: int, offers: Buffer) -> None:
    """Each pair of ends once, the lower tile first."""
    number_caravans(s, ways)
    for a in range(s.tiles):
        if s.caravan[a] != NOTHING:
            for z in range(a + 1, s.tiles):
                if joined(s, a, z):
                    offer(offers, Verb.REUNITE + z * TILES + a)


@rule
def any_route(s: Record, ways: int) -> bool:
    number_caravans(s, ways)
    for a in range(s.tiles):
        if s.caravan[a] != NOTHING:
            for z in range(a + 1, s.tiles):
                if joined(s, a, z):
                    return True
    return False


@rule
def longest_route(s: Record, a: int, z: int, ways: int, enough: int) -> int:
    """Tiles of the longest route between two ends (R3, R4), or of the first one found that is long enough.

    Walks every path from `a` that visits no tile twice; `s.ground` marks the tiles that may still be stepped on.
    Leaves the route in `s.longest`.
    """
    for tile in range(s.tiles):
        s.ground[tile] = 1 if s.camels[s.player, tile] > 0 else 0
    longest, length = 0, 1
    s.path[0] = a
    s.way[0] = 0
    s.ground[a] = 0
    while length > 0 and longest < enough:
        tile = s.path[length - 1]
        way = s.way[length - 1]
        if tile == z or way == ways:
            if tile == z and length > longest:
                longest = length
                for i in range(length):
                    s.longest[i] = s.path[i]
            s.ground[tile] = 1
            length -= 1
        else:
            s.way[length - 1] += 1
            other = tile_beside(s, tile, EVERY_WAY[way])
            if other != NOTHING and s.ground[other] == 1:
                s.ground[other] = 0
                s.path[length] = other
                s.way[length] = 0
                length += 1
    return longest


@rule
def way_in_one(s: Record, length: int) -> int:
    """The route in `s.longest` as one number, by `WAY`."""
    way = s.longest[length - 1] + 1
    for i in range(min(length, MOST_ON_WAY) - 2, -1, -1):
        way = way * (TILES + 1) + s.longest[i] + 1
    return way
