"""What a seat sees of Gobi, as numbers by a schema, and a count of its components."""

from trivet.engine.actions import Pair, Word
from trivet.engine.rule import Buffer, Record, rule
from trivet.engine.views import COUNT, FLAG, Bag, Each, Many, Maybe, Parts, fill, later, put

from . import hidden, routes, scoring
from .components import (
    BLESSING_OTHERWISE,
    BLESSING_WORDS,
    BOXED,
    CELL,
    COFFEE_ROUTE,
    DECKS,
    GIFT_WORDS,
    KINDS,
    NOTHING,
    PHASE_WORDS,
    POINTS,
    POWER_WORDS,
    POWERS,
    SEAT,
    TILE,
    TILES,
    TRIBE,
    TRIBE_WORDS,
    TRIBES,
    Phase,
)
from .desert import DIAGONAL, STRAIGHT

VIEW = Parts(
    "GobiView",
    phase=(Word(PHASE_WORDS, "Phase"), "What is asked now; `gobi-prompt-<phase>` words it."),
    turn=(SEAT, "Whose turn it is."),
    tiles=Many(
        Parts(
            "Tile",
            cell=(CELL, "Column and row, the first tile of the set-up at 0, 0; rows grow downwards."),
            tribe=TRIBE,
            camels=(Many(COUNT), "Camels standing on it, by seat."),
        )
    ),
    drawn=(Maybe(TRIBE), "The tile drawn and not yet laid."),
    placed=(Maybe(TILE), "The tile placed this turn."),
    lifted=(Maybe(Parts(seat=SEAT, tile=TILE)), "A camel in the air between `lift` and `drop` (China)."),
    camels_left=(COUNT, "Camels still to be put in this step."),
    due=(Many(TILE), "Tiles that some of them must go to, the next one last."),
    decks=Many(Parts(left=COUNT, top=Maybe(Word(GIFT_WORDS, "Gift"))), DECKS),
    coffees=COUNT,
    players=Many(
        Parts(
            "Player",
            reserve=COUNT,
            stack=(COUNT, "Tiles left in the face-down stack."),
            gifts=Many(Parts(gift=Word(POWER_WORDS, "Power"), used=FLAG)),
            blessings=Many(
                Parts(
                    blessing=Word(BLESSING_WORDS, "Blessing"),
                    holds=(FLAG, "Its condition holds now."),
                    points=COUNT,
                )
            ),
            coffees=COUNT,
            discards=(Bag(TRIBE_WORDS, "Tribe"), "Face up in front of the player, one point off each."),
        )
    ),
    unseen=(Each(TRIBE_WORDS, COUNT, "Tribe"), "Tiles of each tribe nobody has seen yet."),
    routes=(
        Many(
            Parts(
                "Route",
                ends=(Pair(TILES), "The two tiles of one tribe, lower number first."),
                length=(COUNT, "Tiles of a longest way between them, counted up to the length that opens coffee."),
                path=(Many(TILE), "Such a way, end to end."),
                diagonal=FLAG,
            )
        ),
        "The active player's open routes in step 2.",
    ),
    route_length=(COUNT, "Length of the route being rewarded while a gift is chosen; 0 otherwise."),
)


@rule
def look(s: Record, seat: int, out: Buffer) -> None:
    """All seats see the same."""
    put(out, s.phase)
    put(out, s.player)
    look_at_desert(s, out)
    put(out, s.drawn)
    put(out, s.placed)
    put(out, s.lifted_owner)
    if s.lifted_owner != NOTHING:
        put(out, s.lifted_from)
    put(out, s.forced + s.free)
    put(out, s.forced)
    for i in range(s.forced):
        put(out, s.forced_on[i])
    for d in range(DECKS):
        left = s.deck_left[d]
        put(out, left)
        put(out, s.deck[d, left - 1] if left > 0 else NOTHING)
    put(out, s.coffees_left)
    put(out, s.players)
    for p in range(s.players):
        look_at_player(s, p, out)
    hidden.count_unseen_tiles(s)
    for tribe in range(TRIBES):
        put(out, s.unseen[tribe])
    look_at_routes(s, out)
    put(out, s.route)


@rule
def look_at_desert(s: Record, out: Buffer) -> None:
    players, cell, tribe, camels = s.players, s.cell, s.tribe, s.camels
    put(out, s.tiles)
    for t in range(s.tiles):
        put(out, cell[t])
        put(out, tribe[t])
        put(out, players)
        for p in range(players):
            put(out, camels[p, t])


@rule
def look_at_player(s: Record, p: int, out: Buffer) -> None:
    put(out, s.reserve[p])
    put(out, s.stack_left[p])
    gifts, used, discards = s.gifts, s.used, s.discards
    at, n = later(out), 0
    for gift in range(POWERS):
        held = gifts[p, gift] + used[p, gift]
        if held > 0:
            n += held
            for i in range(held):
                put(out, gift)
                put(out, 0 if i < gifts[p, gift] else 1)
    fill(out, at, n)
    at, n = later(out), 0
    for gift in range(POWERS, KINDS):
        held = gifts[p, gift]
        if held > 0:
            n += held
            holds = scoring.holds(s, p, gift)
            for _ in range(held):
                put(out, gift - POWERS)
                put(out, 1 if holds else 0)
                put(out, int(POINTS[gift]) if holds else BLESSING_OTHERWISE)
    fill(out, at, n)
    put(out, s.coffee[p])
    for tribe in range(TRIBES):
        put(out, discards[p, tribe])


@rule
def look_at_routes(s: Record, out: Buffer) -> None:
    """The active player's routes in step 2, each with a longest way between its ends."""
    at, n = later(out), 0
    if s.phase == Phase.ROUTES or s.phase == Phase.SPICES:
        ways = DIAGONAL if s.phase == Phase.SPICES else STRAIGHT
        routes.number_caravans(s, ways)
        for a in range(s.tiles):
            if s.caravan[a] != NOTHING:
                for z in range(a + 1, s.tiles):
                    if routes.joined(s, a, z):
                        length = routes.longest_route(s, a, z, ways, COFFEE_ROUTE)
                        put(out, z * TILES + a)
                        put(out, length)
                        put(out, length)
                        for i in range(length):
                            put(out, s.longest[i])
                        put(out, 1 if ways == DIAGONAL else 0)
                        n += 1
    fill(out, at, n)


def census(s: Record) -> dict[str, int]:
    """Every component, counted over all the places where it can be."""
    counts = {f"tile {name}": tiles_of(s, t) for t, name in enumerate(TRIBE_WORDS)}
    counts |= {f"gift {name}": gifts_of(s, g) for g, name in enumerate(GIFT_WORDS)}
    counts["coffee"] = s.coffees_left + sum(s.coffee)
    for p in range(s.players):
        counts[f"camel {p}"] = s.reserve[p] + sum(s.camels[p, t] for t in range(TILES))
    return counts


def tiles_of(s: Record, tribe: int) -> int:
    laid = sum(s.tribe[t] == tribe for t in range(s.tiles))
    stacked = sum(s.stack[p, i] == tribe for p in range(s.players) for i in range(s.stack_left[p]))
    discarded = sum(s.discards[p, tribe] for p in range(s.players))
    return int(laid + stacked + discarded + (s.drawn == tribe))


def gifts_of(s: Record, kind: int) -> int:
    held = sum(s.gifts[p, kind] + (s.used[p, kind] if kind < POWERS else 0) for p in range(s.players))
    decked = sum(s.deck[d, i] == kind for d in range(DECKS) for i in range(s.deck_left[d]))
    return int(held + decked + sum(s.box[i] == kind for i in range(BOXED)))
