"""The desert: cells, neighbours, the golden rule, and how far tiles lie apart."""

from trivet.engine.rule import Record, rule

from .components import NOTHING, TILES, WIDTH

ORTHOGONAL = (1, -1, WIDTH, -WIDTH)
EVERY_WAY = (1, -1, WIDTH, -WIDTH, WIDTH + 1, WIDTH - 1, -WIDTH + 1, -WIDTH - 1)
STRAIGHT, DIAGONAL = 4, 8
"""How many of EVERY_WAY a step may take."""


@rule
def beside(cell: int, way: int) -> int:
    return cell + way


@rule
def tile_beside(s: Record, tile: int, way: int) -> int:
    return s.desert[beside(s.cell[tile], way)]


@rule
def lay_tile(s: Record, cell: int, tribe: int) -> None:
    s.desert[cell] = s.tiles
    s.cell[s.tiles] = cell
    s.tribe[s.tiles] = tribe
    s.tiles += 1


@rule
def golden_rule(s: Record, cell: int, tribe: int) -> bool:
    """Two tiles of the same tribe are never orthogonally adjacent."""
    for way in ORTHOGONAL:
        neighbour = s.desert[beside(cell, way)]
        if neighbour != NOTHING and s.tribe[neighbour] == tribe:
            return False
    return True


@rule
def first_neighbour(s: Record, cell: int) -> int:
    """The lowest tile beside a cell, so that each empty cell is named once."""
    first = TILES
    for way in ORTHOGONAL:
        neighbour = s.desert[beside(cell, way)]
        if neighbour != NOTHING and neighbour < first:
            first = neighbour
    return first


@rule
def neighbours(s: Record, tile: int) -> int:
    """How many of a tile's four edges touch tiles."""
    touching = 0
    for way in ORTHOGONAL:
        if tile_beside(s, tile, way) != NOTHING:
            touching += 1
    return touching


@rule
def in_line(s: Record, tile: int, other: int) -> bool:
    """In the same row or column, across gaps, and not the tile itself (R8)."""
    a, z = s.cell[tile], s.cell[other]
    return tile != other and (a // WIDTH == z // WIDTH or a % WIDTH == z % WIDTH)


@rule
def measure(s: Record, start: int) -> None:
    """Steps over orthogonally adjacent tiles from one tile to every other, into `s.distance`."""
    for tile in range(s.tiles):
        s.distance[tile] = NOTHING
    s.distance[start] = 0
    s.queue[0] = start
    head, tail = 0, 1
    while head < tail:
        tile = s.queue[head]
        head += 1
        for way in ORTHOGONAL:
            other = tile_beside(s, tile, way)
            if other != NOTHING and s.distance[other] == NOTHING:
                s.distance[other] = s.distance[tile] + 1
                s.queue[tail] = other
                tail += 1
