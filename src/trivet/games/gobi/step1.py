"""Step 1: tile and camels."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .camels import can_be_taken, has, put_camel
from .china import offer_china
from .components import NOTHING, Event, Gift, Phase, Verb
from .desert import ORTHOGONAL, beside, first_neighbour, golden_rule, in_line, lay_tile, neighbours, tile_beside


@rule
def offer_tile(s: Record, offers: Buffer) -> None:
    for tile in range(s.tiles):
        for way in ORTHOGONAL:
            cell = beside(s.cell[tile], way)
            if s.desert[cell] == NOTHING and first_neighbour(s, cell) == tile and golden_rule(s, cell, s.drawn):
                offer(offers, Verb.PLACE + cell)
    offer(offers, Verb.DISCARD)
    offer_china(s, offers)


@rule
def place(s: Record, cell: int, events: Buffer) -> None:
    s.placed = s.tiles
    tell(events, Event.PLACE, s.player, s.placed, cell, s.drawn)
    lay_tile(s, cell, s.drawn)
    s.drawn = NOTHING
    s.phase = Phase.POWERS
    go_on_without_powers(s, events)


@rule
def offer_powers(s: Record, offers: Buffer) -> None:
    """After placing: any Perfumes, one Silk (R14, R16)."""
    offer(offers, Verb.GO_ON)
    if has(s, Gift.PERFUME):
        offer(offers, Verb.USE + Gift.PERFUME)
    if has(s, Gift.SILK) and not s.silk:
        offer(offers, Verb.USE + Gift.SILK)


@rule
def go_on_without_powers(s: Record, events: Buffer) -> None:
    if not (has(s, Gift.PERFUME) or (has(s, Gift.SILK) and not s.silk)):
        earn_camels(s, events)


@rule
def earn_camels(s: Record, events: Buffer) -> None:
    """One camel for every tile beside the one placed: on that tile, or with Silk on any tile in line (R8)."""
    if s.silk:
        s.free = neighbours(s, s.placed)
    else:
        for way in ORTHOGONAL:
            neighbour = tile_beside(s, s.placed, way)
            if neighbour != NOTHING:
                s.forced_on[s.forced] = neighbour
                s.forced += 1
    put_camels(s, events)


@rule
def discard(s: Record, events: Buffer) -> None:
    """It costs a point; then one camel may be put on any tile."""
    s.discards[s.player, s.drawn] += 1
    tell(events, Event.DISCARD, s.player, s.drawn)
    s.drawn = NOTHING
    s.free = 1
    put_camels(s, events)


@rule
def put_camels(s: Record, events: Buffer) -> None:
    """Put the camels that must go on given tiles; stop where the player has to choose, else go on to step 2."""
    while s.forced > 0 and s.reserve[s.player] > 0:
        s.forced -= 1
        put_camel(s, s.forced_on[s.forced], events)
        s.forced_on[s.forced] = 0
    if s.forced > 0 or (s.free > 0 and s.reserve[s.player] == 0):
        s.phase = Phase.TAKE
    elif s.free > 0:
        s.phase = Phase.CAMELS
    else:
        s.phase = Phase.ROUTES


@rule
def offer_camels(s: Record, offers: Buffer) -> None:
    for tile in range(s.tiles):
        if not s.silk or in_line(s, s.placed, tile):
            offer(offers, Verb.PUT + tile)
    offer_discard_choices(s, offers)


@rule
def offer_takes(s: Record, offers: Buffer) -> None:
    """The reserve is empty: one of your own camels on the board, of your choice (R2, R15)."""
    for tile in range(s.tiles):
        if can_be_taken(s, tile):
            offer(offers, Verb.TAKE + tile)
    offer_discard_choices(s, offers)


@rule
def offer_discard_choices(s: Record, offers: Buffer) -> None:
    """After a discard, before its first camel: Cotton for two, or none. Cotton, once used, puts both (R17)."""
    if s.placed == NOTHING and not s.cotton and not s.taken:
        if has(s, Gift.COTTON):
            offer(offers, Verb.USE + Gift.COTTON)
        offer(offers, Verb.NO_CAMEL)
