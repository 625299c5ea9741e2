"""Build: cities on free locations within reach."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .components import BUILD_COST, CITIES, COINS, EFFECT, NOTHING, PROVINCE_OF, RESOURCES, ROADS, Has, Phase
from .development import must_spare
from .economy import can_pay, clear_due, gain_cubes, pay_due, raise_income, spare_all
from .finish import finish


@rule
def set_cost(s: Record, card: int, city: int) -> None:
    token = s.token[city]
    for resource in range(RESOURCES):
        s.due[resource] = BUILD_COST[token, resource]
    s.due[COINS] = max(0, BUILD_COST[token, COINS] - EFFECT[card, Has.COIN_DISCOUNT])


@rule
def is_within(s: Record, card: int, city: int) -> bool:
    """Within reach of one of your cities, and where the card asks for it in a province where you have one."""
    near, settled = False, False
    for other in range(CITIES):
        if s.owner[other] == s.player:
            near = near or ROADS[city, other] <= EFFECT[card, Has.REACH]
            settled = settled or PROVINCE_OF[other] == PROVINCE_OF[city]
    return (near or EFFECT[card, Has.REACH] == 99) and (settled or not EFFECT[card, Has.OWN_PROVINCE])


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
