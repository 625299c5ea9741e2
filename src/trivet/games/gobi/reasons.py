"""Why something cannot be done now, as the player would want to be told: `gobi-why-…` in the catalogues."""

from trivet.engine.names import names
from trivet.engine.rule import Record, rule

from .camels import any_camel_stands, can_be_taken, has
from .components import (
    BASE,
    CHINA_STEPS,
    COFFEE_ROUTE,
    NOTHING,
    PLAYERS,
    TEA_ROUTE,
    TILES,
    Gift,
    Phase,
    Verb,
)
from .desert import DIAGONAL, ORTHOGONAL, STRAIGHT, beside, golden_rule, in_line, measure
from .routes import any_route, joined, number_caravans

REASONS = (
    "tile_first",
    "powers_first",
    "camels_first",
    "china_first",
    "spices_first",
    "gift_first",
    "routes_first",
    "tile_done",
    "camels_done",
    "no_china",
    "no_route",
    "cell_taken",
    "touches_nothing",
    "same_tribe",
    "no_such_gift",
    "not_the_moment",
    "silk_once",
    "no_camels",
    "no_diagonal_route",
    "no_coffee",
    "too_short",
    "long_enough",
    "no_tile",
    "not_in_line",
    "no_camel_there",
    "fresh_camel",
    "must_put",
    "same_tile",
    "too_far",
    "lower_first",
    "other_tribe",
    "not_linked",
    "empty_deck",
    "something_to_take",
)
Why = names(" ".join(("possible", *REASONS)).upper())


@rule
def why_not(s: Record, seat: int, action: int) -> int:
    verb = BASE[action]
    x = action - verb
    if verb == Verb.USE:
        return why_not_use(s, x)
    if s.phase == Phase.TILE:
        if verb == Verb.PLACE:
            return why_not_place(s, x)
        return Why.POSSIBLE if verb == Verb.DISCARD else Why.TILE_FIRST
    if verb == Verb.PLACE or verb == Verb.DISCARD:
        return Why.TILE_DONE
    if s.phase == Phase.POWERS:
        return Why.POSSIBLE if verb == Verb.GO_ON else Why.POWERS_FIRST
    if s.phase == Phase.CAMELS or s.phase == Phase.TAKE:
        return why_not_camel(s, verb, x)
    if s.phase == Phase.LIFT:
        return why_not_lift(s, x % PLAYERS, x // PLAYERS) if verb == Verb.LIFT else Why.CHINA_FIRST
    if s.phase == Phase.DROP:
        return why_not_drop(s, x) if verb == Verb.DROP else Why.CHINA_FIRST
    if s.phase == Phase.GIFT:
        return why_not_gift(s, verb, x)
    return why_not_in_step_2(s, verb, x)


@rule
def why_not_place(s: Record, cell: int) -> int:
    if s.desert[cell] != NOTHING:
        return Why.CELL_TAKEN
    for tile in range(s.tiles):
        for way in ORTHOGONAL:
            if beside(s.cell[tile], way) == cell:
                return Why.POSSIBLE if golden_rule(s, cell, s.drawn) else Why.SAME_TRIBE
    return Why.TOUCHES_NOTHING


@rule
def why_not_use(s: Record, gift: int) -> int:
    if not has(s, gift):
        return Why.NO_SUCH_GIFT
    if gift == Gift.CHINA:
        return why_not_china(s)
    if gift == Gift.SPICES and s.phase == Phase.ROUTES:
        return Why.POSSIBLE if any_route(s, DIAGONAL) else Why.NO_DIAGONAL_ROUTE
    if gift == Gift.TEA and s.phase == Phase.GIFT:
        if s.coffees_left == 0:
            return Why.NO_COFFEE
        if s.route >= COFFEE_ROUTE:
            return Why.LONG_ENOUGH
        return Why.POSSIBLE if s.route >= TEA_ROUTE else Why.TOO_SHORT
    if gift == Gift.COTTON and (s.phase == Phase.CAMELS or s.phase == Phase.TAKE):
        return Why.POSSIBLE if s.placed == NOTHING and not s.cotton and not s.taken else Why.NOT_THE_MOMENT
    if s.phase == Phase.POWERS and gift == Gift.SILK:
        return Why.SILK_ONCE if s.silk else Why.POSSIBLE
    return Why.POSSIBLE if s.phase == Phase.POWERS and gift == Gift.PERFUME else Why.NOT_THE_MOMENT


@rule
def why_not_china(s: Record) -> int:
    if s.phase != Phase.TILE and s.phase != Phase.ROUTES:
        return Why.NOT_THE_MOMENT
    if not any_camel_stands(s):
        return Why.NO_CAMELS
    return Why.ROUTES_FIRST if s.phase == Phase.ROUTES and s.rules >= 2 and any_route(s, STRAIGHT) else Why.POSSIBLE


@rule
def why_not_camel(s: Record, verb: int, tile: int) -> int:
    if verb == Verb.NO_CAMEL:
        return Why.POSSIBLE if s.placed == NOTHING and not s.cotton and not s.taken else Why.MUST_PUT
    if verb != (Verb.PUT if s.phase == Phase.CAMELS else Verb.TAKE):
        return Why.CAMELS_FIRST
    if tile >= s.tiles:
        return Why.NO_TILE
    if verb == Verb.PUT:
        return Why.POSSIBLE if not s.silk or in_line(s, s.placed, tile) else Why.NOT_IN_LINE
    if s.camels[s.player, tile] == 0:
        return Why.NO_CAMEL_THERE
    return Why.POSSIBLE if can_be_taken(s, tile) else Why.FRESH_CAMEL


@rule
def why_not_lift(s: Record, owner: int, tile: int) -> int:
    if tile >= s.tiles:
        return Why.NO_TILE
    return Why.POSSIBLE if owner < s.players and s.camels[owner, tile] > 0 else Why.NO_CAMEL_THERE


@rule
def why_not_drop(s: Record, tile: int) -> int:
    if tile >= s.tiles:
        return Why.NO_TILE
    measure(s, s.lifted_from)
    if tile == s.lifted_from:
        return Why.SAME_TILE
    return Why.POSSIBLE if 1 <= s.distance[tile] <= CHINA_STEPS else Why.TOO_FAR


@rule
def why_not_gift(s: Record, verb: int, deck: int) -> int:
    if verb == Verb.COFFEE:
        if s.coffees_left == 0:
            return Why.NO_COFFEE
        return Why.POSSIBLE if s.route >= COFFEE_ROUTE else Why.TOO_SHORT
    if verb == Verb.GIFT:
        return Why.POSSIBLE if s.deck_left[deck] > 0 else Why.EMPTY_DECK
    if verb != Verb.NOTHING:
        return Why.GIFT_FIRST
    for each in range(len(s.deck_left)):
        if s.deck_left[each] > 0:
            return Why.SOMETHING_TO_TAKE
    return Why.SOMETHING_TO_TAKE if s.coffees_left > 0 and s.route >= COFFEE_ROUTE else Why.POSSIBLE


@rule
def why_not_in_step_2(s: Record, verb: int, x: int) -> int:
    if verb == Verb.REUNITE:
        return why_not_reunite(s, x % TILES, x // TILES, DIAGONAL if s.phase == Phase.SPICES else STRAIGHT)
    if s.phase == Phase.SPICES:
        return Why.SPICES_FIRST
    if verb == Verb.END_TURN:
        return Why.ROUTES_FIRST if any_route(s, STRAIGHT) else Why.POSSIBLE
    if verb == Verb.LIFT or verb == Verb.DROP:
        return Why.NO_CHINA
    return Why.NO_ROUTE if verb == Verb.GIFT or verb == Verb.COFFEE or verb == Verb.NOTHING else Why.CAMELS_DONE


@rule
def why_not_reunite(s: Record, a: int, z: int, ways: int) -> int:
    if a >= s.tiles or z >= s.tiles:
        return Why.NO_TILE
    if a == z:
        return Why.SAME_TILE
    if a > z:
        return Why.LOWER_FIRST
    if s.tribe[a] != s.tribe[z]:
        return Why.OTHER_TRIBE
    number_caravans(s, ways)
    return Why.POSSIBLE if s.caravan[a] != NOTHING and joined(s, a, z) else Why.NOT_LINKED
