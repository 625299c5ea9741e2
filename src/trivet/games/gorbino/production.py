"""Production: cities give cubes of their token's type."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .components import CITIES, EFFECT, NOTHING, PROVINCE_OF, PROVINCES, RESOURCES, From, Has, Phase
from .economy import gain_cubes
from .finish import finish


@rule
def can_produce(s: Record, card: int) -> bool:
    if EFFECT[card, Has.SOURCE] == From.PROVINCE:
        for province in range(PROVINCES):
            if can_choose(s, card, province):
                return True
        return False
    return True


@rule
def can_choose(s: Record, card: int, province: int) -> bool:
    """It holds a city of yours, or of anyone where others gain too (R18)."""
    for city in range(CITIES):
        if PROVINCE_OF[city] == province and (
            s.owner[city] == s.player or (EFFECT[card, Has.OTHERS] > 0 and s.owner[city] != NOTHING)
        ):
            return True
    return False


@rule
def begin_production(s: Record, events: Buffer) -> None:
    source = EFFECT[s.card, Has.SOURCE]
    if source == From.PROVINCE:
        s.phase = Phase.PRODUCE
    elif source == From.RESOURCE:
        s.phase = Phase.RESOURCE
    else:
        produce_without_choice(s, source, events)
        finish(s, events)


@rule
def produce_without_choice(s: Record, source: int, events: Buffer) -> None:
    own = EFFECT[s.card, Has.OWN]
    for resource in range(RESOURCES):
        cities = cities_on(s, s.player, resource)
        if cities > 0:
            gain_cubes(s, s.player, resource, own * (cities if source == From.EVERYWHERE else 1), events)


@rule
def count_yield(s: Record, province: int, p: int) -> None:
    """Write into `s.given` the cubes that a province would give a player by the card played, as far as the bank
    reaches."""
    each = EFFECT[s.card, Has.OWN if p == s.player else Has.OTHERS]
    for resource in range(RESOURCES):
        s.given[resource] = 0
    for city in range(CITIES):
        if s.owner[city] == p and PROVINCE_OF[city] == province:
            resource = s.token[city]
            s.given[resource] = min(s.bank[resource], s.given[resource] + each)


@rule
def cities_on(s: Record, p: int, resource: int) -> int:
    count = 0
    for city in range(CITIES):
        if s.owner[city] == p and s.token[city] == resource:
            count += 1
    return count


@rule
def offer_provinces(s: Record, offers: Buffer) -> None:
    for province in range(PROVINCES):
        if not s.chosen[province] and can_choose(s, s.card, province):
            offer(offers, Verb.PRODUCE + province)
    if s.done > 0:
        offer(offers, Verb.DONE)


@rule
def choose_province(s: Record, province: int, events: Buffer) -> None:
    s.chosen[province] = 1
    s.done += 1
    if s.done == EFFECT[s.card, Has.MOST]:
        produce_provinces(s, events)


@rule
def produce_provinces(s: Record, events: Buffer) -> None:
    """All at once: for each resource your cubes first, then the opponents' in turn order after you."""
    own, others = EFFECT[s.card, Has.OWN], EFFECT[s.card, Has.OTHERS]
    for province in range(PROVINCES):
        if s.chosen[province]:
            tell(events, Event.PRODUCE_IN, s.player, province)
    me = 0
    for i in range(s.players):
        if s.order[i] == s.player:
            me = i
    for resource in range(RESOURCES):
        for i in range(s.players):
            p = s.order[(me + i) % s.players]
            each = own if p == s.player else others
            number = each * chosen_cities_on(s, p, resource)
            if number > 0:
                gain_cubes(s, p, resource, number, events)
    finish(s, events)


@rule
def chosen_cities_on(s: Record, p: int, resource: int) -> int:
    count = 0
    for city in range(CITIES):
        if s.owner[city] == p and s.token[city] == resource and s.chosen[PROVINCE_OF[city]]:
            count += 1
    return count


@rule
def offer_resources(s: Record, offers: Buffer) -> None:
    for resource in range(RESOURCES):
        if cities_on(s, s.player, resource) > 0:
            offer(offers, Verb.HARVEST + resource)


@rule
def harvest_of(s: Record, resource: int) -> int:
    """Cubes that the cities on one resource give, as far as the bank reaches."""
    return min(s.bank[resource], EFFECT[s.card, Has.OWN] * cities_on(s, s.player, resource))


@rule
def harvest(s: Record, resource: int, events: Buffer) -> None:
    gain_cubes(s, s.player, resource, harvest_of(s, resource), events)
    finish(s, events)
