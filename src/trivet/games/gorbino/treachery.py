"""Treachery: what is done to an opponent."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .components import CITIES, EFFECT, MIN_INCOME, NOTHING, PROVINCE_OF, RESOURCES, ROADS, Has, Op, Phase
from .economy import cubes_of, earn, gain_cubes, raise_income
from .finish import finish


@rule
def can_target(s: Record, card: int, p: int) -> bool:
    """An opponent with something to lose."""
    if p == s.player:
        return False
    op = EFFECT[card, Has.OP]
    if op == Op.STEAL_COINS:
        return s.coins[p] > 0
    if op == Op.STEAL_CUBES:
        return cubes_of(s, p) > 0
    return op == Op.SHIFT_INCOME and s.income[p] > s.income[s.player]


@rule
def can_target_any(s: Record, card: int) -> bool:
    for p in range(s.players):
        if can_target(s, card, p):
            return True
    return False


@rule
def strike(s: Record, p: int, events: Buffer) -> None:
    op, amount = EFFECT[s.card, Has.OP], EFFECT[s.card, Has.MOST]
    if op == Op.STEAL_COINS:
        coins = min(amount, s.coins[p])
        s.coins[p] -= coins
        earn(s, s.player, coins)
        tell(events, Event.ROB, s.player, p, coins)
        finish(s, events)
    elif op == Op.STEAL_CUBES:
        s.target = p
        s.phase = Phase.STEAL
    elif op == Op.SHIFT_INCOME:
        fall = min(amount, s.income[p] - MIN_INCOME)
        s.income[p] -= fall
        tell(events, Event.SLANDER, s.player, p, fall)
        raise_income(s, s.player, fall, events)
        finish(s, events)


@rule
def offer_thefts(s: Record, offers: Buffer) -> None:
    if s.done < EFFECT[s.card, Has.MOST]:
        for resource in range(RESOURCES):
            if s.cubes[s.target, resource] > 0:
                offer(offers, Verb.TAKE + resource)
    if s.done > 0:
        offer(offers, Verb.DONE)


@rule
def steal_cube(s: Record, resource: int, events: Buffer) -> None:
    s.done += 1
    s.cubes[s.target, resource] -= 1
    s.cubes[s.player, resource] += 1
    tell(events, Event.STEAL, s.player, s.target, resource)
    if s.done == EFFECT[s.card, Has.MOST]:
        finish(s, events)


@rule
def cities_of(s: Record, p: int) -> int:
    count = 0
    for city in range(CITIES):
        if s.owner[city] == p:
            count += 1
    return count


@rule
def can_seize(s: Record, city: int) -> bool:
    """An opponent's, not their last, adjacent to one of yours."""
    owner = s.owner[city]
    if owner == NOTHING or owner == s.player or s.stock[s.player] == 0 or cities_of(s, owner) < 2:
        return False
    for other in range(CITIES):
        if s.owner[other] == s.player and ROADS[city, other] == 1:
            return True
    return False


@rule
def can_seize_any(s: Record) -> bool:
    for city in range(CITIES):
        if can_seize(s, city):
            return True
    return False


@rule
def offer_seizures(s: Record, offers: Buffer) -> None:
    for city in range(CITIES):
        if can_seize(s, city):
            offer(offers, Verb.SEIZE + city)


@rule
def seize(s: Record, city: int, events: Buffer) -> None:
    owner = s.owner[city]
    s.stock[owner] += 1
    s.stock[s.player] -= 1
    s.owner[city] = s.player
    tell(events, Event.SEIZE, s.player, owner, city)
    raise_income(s, s.player, EFFECT[s.card, Has.INCOME], events)
    finish(s, events)


@rule
def can_swap(s: Record, mine: int, theirs: int) -> bool:
    """In the same province or adjacent, on tokens of different types."""
    return (
        s.owner[mine] == s.player
        and s.owner[theirs] != NOTHING
        and s.owner[theirs] != s.player
        and s.token[mine] != s.token[theirs]
        and (PROVINCE_OF[mine] == PROVINCE_OF[theirs] or ROADS[mine, theirs] == 1)
    )


@rule
def can_swap_with_any(s: Record, mine: int) -> bool:
    for theirs in range(CITIES):
        if can_swap(s, mine, theirs):
            return True
    return False


@rule
def can_swap_any(s: Record) -> bool:
    for mine in range(CITIES):
        if can_swap_with_any(s, mine):
            return True
    return False


@rule
def offer_swaps(s: Record, offers: Buffer) -> None:
    for mine in range(CITIES):
        if can_swap_with_any(s, mine):
            offer(offers, Verb.SWAP + mine)


@rule
def offer_swap_partners(s: Record, offers: Buffer) -> None:
    for theirs in range(CITIES):
        if can_swap(s, s.target, theirs):
            offer(offers, Verb.SWAP_WITH + theirs)


@rule
def swap(s: Record, theirs: int, events: Buffer) -> None:
    mine = s.target
    s.token[mine], s.token[theirs] = s.token[theirs], s.token[mine]
    tell(events, Event.SWAP, s.player, s.owner[theirs], mine, theirs)
    gain_cubes(s, s.player, s.token[mine], EFFECT[s.card, Has.HARVEST], events)
    finish(s, events)
