"""What a seat sees, as numbers. All seats see the same, each from its own place."""

from trivet.engine.buffers import put, put_row, seats_after
from trivet.engine.features import Feature, Features
from trivet.engine.rule import Buffer, Record, rule

from .components import (
    CAMELS,
    COFFEE_ROUTE,
    COFFEES,
    COPIES,
    DECK,
    DECKS,
    GIFT_WORDS,
    HIGHEST_STACK,
    KINDS,
    MOST_FORCED,
    NOTHING,
    PHASE_WORDS,
    PLAYERS,
    POWER_WORDS,
    POWERS,
    TERMS,
    TILES,
    TILES_PER_TRIBE,
    TRIBE_WORDS,
    TRIBES,
    WIDTH,
    Phase,
)
from .evaluation import terms
from .hidden import count_unseen_tiles, unseen_gifts

MOST_COPIES = int(COPIES.max())
ANY_POINTS = 9999
"""A designer's may be more: then they count as this many."""
PARTS = 10.0
"""Terms of the evaluation are written in so many parts of a point."""

OBSERVES = Features(
    PLAYERS,
    rules=Feature(high=2, says="The version of the rules."),
    seat=Feature(PLAYERS, says="The observing seat's own number, which actions name camels by."),
    phase=Feature(PHASE_WORDS),
    # the desert
    x=Feature(TILES, low=-TILES, high=TILES, scale=10, says="Tiles in the order of laying, as actions number them."),
    y=Feature(TILES, low=-TILES, high=TILES, scale=10),
    tribe=Feature(TILES, TRIBE_WORDS),
    # beside it
    top=Feature(DECKS, GIFT_WORDS, says="The gift that each deck shows."),
    deck=Feature(DECKS, high=DECK),
    coffees=Feature(high=COFFEES),
    # the turn under way
    drawn=Feature(TRIBE_WORDS),
    placed=Feature(TILES),
    silk=Feature(),
    cotton=Feature(),
    fresh=Feature(TILES, high=MOST_FORCED, scale=2, says="Camels put down this turn: they cannot be taken."),
    forced=Feature(TILES, high=MOST_FORCED, scale=2, says="Camels that must go on a tile."),
    free=Feature(high=4, says="Camels whose tiles are chosen."),
    taken=Feature(says="One of them is in the hand, taken from a tile."),
    lifted_from=Feature(TILES),
    after_china=Feature(PHASE_WORDS, says="The phase that China was used in."),
    route=Feature(high=TILES, scale=COFFEE_ROUTE, says="Length of the route being rewarded."),
    # the players
    plays=Feature(each_seat=True),
    turn=Feature(each_seat=True),
    camels=Feature(TILES, high=CAMELS, scale=2, each_seat=True),
    lifted=Feature(each_seat=True, says="Whose camel is in the air."),
    reserve=Feature(high=CAMELS, each_seat=True),
    stack=Feature(high=HIGHEST_STACK, each_seat=True),
    discards=Feature(TRIBE_WORDS, high=TILES_PER_TRIBE, each_seat=True),
    gifts=Feature(GIFT_WORDS, high=MOST_COPIES, each_seat=True),
    used=Feature(POWER_WORDS, high=MOST_COPIES, each_seat=True, says="Gifts turned face down."),
    coffee=Feature(high=COFFEES, each_seat=True),
    # what follows from all that
    unseen_tiles=Feature(TRIBE_WORDS, high=TILES_PER_TRIBE, derived=True),
    unseen_gifts=Feature(GIFT_WORDS, high=MOST_COPIES, derived=True),
    terms=Feature(
        TERMS,
        low=-ANY_POINTS,
        high=ANY_POINTS,
        scale=10 * PARTS,
        each_seat=True,
        derived=True,
        says="Of the evaluation.",
    ),
)
At = OBSERVES.names
SIZE, EACH, EACH_DERIVED = OBSERVES.size, OBSERVES.each, OBSERVES.each_derived


@rule
def observe(s: Record, seat: int, out: Buffer) -> None:
    out[At.rules] = s.rules
    out[At.seat + seat] = 1
    out[At.phase + s.phase] = 1
    observe_desert(s, out)
    for d in range(DECKS):
        if s.deck_left[d] > 0:
            out[At.top + d * KINDS + s.deck[d, s.deck_left[d] - 1]] = 1
    put(out, At.deck, s.deck_left, DECKS)
    out[At.coffees] = s.coffees_left
    observe_turn(s, seat, out)
    for p in range(s.players):
        observe_player(s, p, out[seats_after(seat, p, s.players) * EACH :])
    if len(out) > SIZE:
        derive(s, seat, out)


@rule
def observe_desert(s: Record, out: Buffer) -> None:
    for tile in range(s.tiles):
        out[At.x + tile] = s.cell[tile] % WIDTH - WIDTH // 2
        out[At.y + tile] = s.cell[tile] // WIDTH - WIDTH // 2
        out[At.tribe + tile * TRIBES + s.tribe[tile]] = 1
    put(out, At.fresh, s.fresh, TILES)


@rule
def observe_turn(s: Record, seat: int, out: Buffer) -> None:
    if s.drawn != NOTHING:
        out[At.drawn + s.drawn] = 1
    if s.placed != NOTHING:
        out[At.placed + s.placed] = 1
    out[At.silk] = s.silk
    out[At.cotton] = s.cotton
    for i in range(s.forced):
        out[At.forced + s.forced_on[i]] += 1
    out[At.free] = s.free
    out[At.taken] = s.taken
    if s.phase == Phase.LIFT or s.phase == Phase.DROP:
        out[At.after_china + s.after_china] = 1
    if s.lifted_from != NOTHING:
        out[At.lifted_from + s.lifted_from] = 1
        out[At.lifted + seats_after(seat, s.lifted_owner, s.players) * EACH] = 1
    out[At.route] = s.route


@rule
def observe_player(s: Record, p: int, out: Buffer) -> None:
    out[At.plays] = 1
    out[At.turn] = 1 if s.player == p else 0
    out[At.reserve] = s.reserve[p]
    out[At.stack] = s.stack_left[p]
    put_row(out, At.camels, s.camels, p, TILES)
    put_row(out, At.discards, s.discards, p, TRIBES)
    put_row(out, At.gifts, s.gifts, p, KINDS)
    put_row(out, At.used, s.used, p, POWERS)
    out[At.coffee] = s.coffee[p]


@rule
def derive(s: Record, seat: int, out: Buffer) -> None:
    count_unseen_tiles(s)
    put(out, At.unseen_tiles, s.unseen, TRIBES)
    for kind in range(KINDS):
        out[At.unseen_gifts + kind] = unseen_gifts(s, kind)
    for p in range(s.players):
        at = seats_after(seat, p, s.players) * EACH_DERIVED
        terms(s, p, s.terms)
        for term in range(len(TERMS)):
            out[at + At.terms + term] = int(max(-ANY_POINTS, min(PARTS * s.terms[term], ANY_POINTS)))
