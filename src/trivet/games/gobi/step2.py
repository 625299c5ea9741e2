"""Step 2: routes, and the gifts they earn."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .camels import has, take_camel
from .china import offer_china
from .components import COFFEE_ROUTE, DECKS, NOTHING, TEA_ROUTE, Event, Gift, Phase, Verb
from .desert import DIAGONAL, STRAIGHT
from .routes import any_route, longest_route, offer_routes, way_in_one

MOST_TOLD = 10
"""The log counts a route's tiles up to this many."""


@rule
def offer_step_2(s: Record, offers: Buffer) -> None:
    """While any route remains you must resolve another, before anything else but Spices (R18)."""
    offer_routes(s, STRAIGHT, offers)
    standing = offers[0] > 0
    if not standing:
        offer(offers, Verb.END_TURN)
    if not standing or s.rules < 2:
        offer_china(s, offers)
    if has(s, Gift.SPICES) and any_route(s, DIAGONAL):
        offer(offers, Verb.USE + Gift.SPICES)


@rule
def reunite(s: Record, a: int, z: int, events: Buffer) -> None:
    """One camel from each end returns to the reserve; then take a gift."""
    ways = DIAGONAL if s.phase == Phase.SPICES else STRAIGHT
    s.route = longest_route(s, a, z, ways, COFFEE_ROUTE)
    if len(events) > 0:
        length = longest_route(s, a, z, ways, MOST_TOLD)
        tell(events, Event.REUNITE, s.player, s.tribe[a], length, way_in_one(s, length))
    take_camel(s, a)
    take_camel(s, z)
    s.phase = Phase.GIFT


@rule
def offer_gifts(s: Record, offers: Buffer) -> None:
    """The top of a deck; a coffee for a long route (R4), with Tea for a shorter one (R20)."""
    for d in range(DECKS):
        if s.deck_left[d] > 0:
            offer(offers, Verb.GIFT + d)
    bare = offers[0] == 0
    if s.coffees_left > 0 and s.route >= COFFEE_ROUTE:
        offer(offers, Verb.COFFEE)
    elif bare:
        offer(offers, Verb.NOTHING)  # R5, R17
    if s.coffees_left > 0 and TEA_ROUTE <= s.route < COFFEE_ROUTE and has(s, Gift.TEA):
        offer(offers, Verb.USE + Gift.TEA)


@rule
def take_gift(s: Record, deck: int, events: Buffer) -> None:
    """A taken deck tile shows the next one."""
    s.deck_left[deck] -= 1
    top = s.deck_left[deck]
    gift = s.deck[deck, top]
    s.deck[deck, top] = NOTHING
    s.gifts[s.player, gift] += 1
    tell(events, Event.GIFT, s.player, deck, gift)
    if top > 0:
        s.revealed += 1
        tell(events, Event.REVEAL, deck, s.deck[deck, top - 1])
    s.route = 0
    s.phase = Phase.ROUTES


@rule
def take_coffee(s: Record, events: Buffer) -> None:
    s.coffees_left -= 1
    s.coffee[s.player] += 1
    tell(events, Event.COFFEE, s.player)
    s.route = 0
    s.phase = Phase.ROUTES
