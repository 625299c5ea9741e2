"""Set-up."""

from trivet.engine.dice import roll, shuffle
from trivet.engine.rule import Buffer, Record, rule

from .components import (
    BOXED,
    CAMELS,
    CELLS,
    COFFEES,
    COPIES,
    DECK,
    DECKS,
    GIFTS,
    HIGHEST_STACK,
    KINDS,
    MIDDLE,
    NOTHING,
    PLAYERS,
    TILES,
    TILES_PER_TRIBE,
    WIDTH,
)
from .desert import lay_tile


@rule
def lay_out(s: Record) -> None:
    """Everything up to the first player's draw."""
    clear_table(s)
    lay_four_tiles(s)
    deal_stacks(s)
    lay_out_gifts(s)
    s.coffees_left = COFFEES
    for p in range(s.players):
        s.reserve[p] = CAMELS


@rule
def clear_table(s: Record) -> None:
    for cell in range(CELLS):
        s.desert[cell] = NOTHING
    for tile in range(TILES):
        s.tribe[tile] = NOTHING
        s.cell[tile] = NOTHING
    for p in range(PLAYERS):
        for i in range(HIGHEST_STACK):
            s.stack[p, i] = NOTHING
    s.drawn = NOTHING
    s.placed = NOTHING
    s.lifted_owner = NOTHING
    s.lifted_from = NOTHING


@rule
def lay_four_tiles(s: Record) -> None:
    """Shuffle and draw four; three or four of one tribe: shuffle again."""
    again = True
    while again:
        for i in range(TILES):
            s.pool[i] = i // TILES_PER_TRIBE
        shuffle(s, s.pool, TILES)
        again = not lay_square(s)


@rule
def lay_square(s: Record) -> bool:
    """A 2 × 2 square in which equal tribes stand diagonally; one of the layouts that do, at random."""
    if three_alike(s.pool):
        return False
    shuffle(s, s.pool, 4)
    while not stands_diagonally(s.pool):
        shuffle(s, s.pool, 4)
    for i in range(4):
        lay_tile(s, MIDDLE + i // 2 * WIDTH + i % 2, s.pool[i])
    return True


@rule
def three_alike(four: Buffer) -> bool:
    for i in range(4):
        alike = 0
        for j in range(4):
            if four[i] == four[j]:
                alike += 1
        if alike >= 3:
            return True
    return False


@rule
def stands_diagonally(four: Buffer) -> bool:
    """The square reads 0 1 over 2 3: no two of one tribe side by side."""
    return four[0] != four[1] and four[0] != four[2] and four[3] != four[1] and four[3] != four[2]


@rule
def deal_stacks(s: Record) -> None:
    n = 4
    each = (TILES - 4) // s.players
    for p in range(s.players):
        for i in range(each):
            s.stack[p, i] = s.pool[n]
            n += 1
        s.stack_left[p] = each


@rule
def lay_out_gifts(s: Record) -> None:
    """Gifts and blessings together: some stay in the box unseen, the others make the decks."""
    n = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            s.pool[n] = kind
            n += 1
    shuffle(s, s.pool, GIFTS)
    for d in range(DECKS):
        for i in range(DECK):
            s.deck[d, i] = s.pool[d * DECK + i]
        s.deck_left[d] = DECK
    for i in range(BOXED):
        s.box[i] = s.pool[DECKS * DECK + i]


@rule
def draw_starting_player(s: Record) -> int:
    """R1: at random."""
    return roll(s, s.players)
