"""Build: cities on free locations within reach."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .components import (
    CITIES,
    CITY_PRICE,
    EFFECT,
    EVERYWHERE,
    NEAR,
    NO_LIMIT,
    NOTHING,
    RESOURCES,
    SAME_PROVINCE,
    Has,
    Phase,
)
from .development import must_spare
from .economy import can_pay, clear_due, gain_cubes, pay_due, raise_income, spare_all
from .finish import finish


@rule
def set_cost(s: Record, card: int, city: int) -> None:
    for what in range(RESOURCES + 1):
        s.due[what] = CITY_PRICE[card, s.token[city], what]


@rule
def near(s: Record, p: int, roads: int) -> int:
    """Locations at most so many roads from a city of the player, a bit each."""
    bits, owner, far = 0, s.owner, min(roads, CITIES - 1)
    for city in range(CITIES):
        if owner[city] == p:
            bits |= NEAR[far, city]
    return bits


@rule
def settled(s: Record, p: int) -> int:
    """Locations in provinces where the player has a city, a bit each."""
    bits = 0
    for city in range(CITIES):
        if s.owner[city] == p:
            bits |= SAME_PROVINCE[city]
    return bits


@rule
def within(s: Record, p: int, card: int) -> int:
    """Locations within reach of the player's cities, and where the card asks for it in their provinces; a bit each."""
    reach = EFFECT[card, Has.REACH]
    bits = EVERYWHERE if reach == NO_LIMIT else near(s, p, reach)
    return bits & settled(s, p) if EFFECT[card, Has.OWN_PROVINCE] else bits


@rule
def is_within(s: Record, card: int, city: int) -> bool:
    return within(s, s.player, card) >> city & 1 == 1


@rule
def can_build_on(s: Record, card: int, city: int) -> bool:
    if s.owner[city] != NOTHING or s.stock[s.player] == 0 or not is_within(s, card, city):
        return False
    set_cost(s, card, city)
    payable = can_pay(s, EFFECT[card, Has.CUBE_DISCOUNT])
    clear_due(s)
    return payable


@rule
def can_build(s: Record, card: int) -> bool:
    for city in range(CITIES):
        if can_build_on(s, card, city):
            return True
    return False


@rule
def offer_cities(s: Record, offers: Buffer) -> None:
    if s.done < EFFECT[s.card, Has.MOST]:
        for city in range(CITIES):
            if can_build_on(s, s.card, city):
                offer(offers, Verb.BUILD + city)
    if s.done > 0:
        offer(offers, Verb.DONE)


@rule
def choose_city(s: Record, city: int, events: Buffer) -> None:
    s.target = city
    s.done += 1
    set_cost(s, s.card, city)
    s.unpaid = EFFECT[s.card, Has.CUBE_DISCOUNT]
    if must_spare(s):
        s.after_spare = Phase.BUILD
        s.phase = Phase.SPARE
    else:
        build_chosen(s, events)


@rule
def build_chosen(s: Record, events: Buffer) -> None:
    spare_all(s)
    pay_due(s, events)
    city = s.target
    s.owner[city] = s.player
    s.stock[s.player] -= 1
    tell(events, Event.BUILD, s.player, city)
    raise_income(s, s.player, EFFECT[s.card, Has.INCOME], events)
    gain_cubes(s, s.player, s.token[city], EFFECT[s.card, Has.HARVEST], events)
    s.phase = Phase.BUILD
    if s.done == EFFECT[s.card, Has.MOST]:
        finish(s, events)
