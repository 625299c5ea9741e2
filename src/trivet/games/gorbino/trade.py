"""Trade: goods for coins, settled at once; and exchange, cubes for cubes."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .components import EFFECT, MIN_PRICE, NOTHING, PRICE, RESOURCES, Has
from .economy import cubes_of, earn, return_cubes
from .finish import finish


@rule
def can_trade(s: Record, card: int) -> bool:
    if cubes_of(s, s.player) > 0:
        return True
    for resource in range(RESOURCES):
        price = PRICE[resource]
        if EFFECT[card, Has.BONUS_CUBES] > 0:
            price -= saving(card, resource)
        if s.bank[resource] > 0 and price <= s.coins[s.player]:
            return True
    return False


@rule
def saving(card: int, resource: int) -> int:
    """What a discount takes off one cube, which never costs under the least price (R30)."""
    return max(0, min(EFFECT[card, Has.BUY_DISCOUNT], PRICE[resource] - MIN_PRICE))


@rule
def saved_on(card: int, coins: int) -> int:
    """The resources whose cubes a discount makes cheaper by so many coins or more, a bit each."""
    bits = 0
    for resource in range(RESOURCES):
        if saving(card, resource) >= coins:
            bits |= 1 << resource
    return bits


@rule
def trade_balance(s: Record) -> int:
    """Coins that the trade chosen so far brings, or below 0 costs."""
    coins, sold = 0, 0
    for resource in range(RESOURCES):
        coins += s.traded[resource] * PRICE[resource]
        sold += max(0, s.traded[resource])
    coins += min(sold, EFFECT[s.card, Has.BONUS_CUBES]) * EFFECT[s.card, Has.SELL_BONUS]
    left = EFFECT[s.card, Has.BONUS_CUBES]
    for worth in range(EFFECT[s.card, Has.BUY_DISCOUNT], 0, -1):  # the cubes that save most are counted
        for resource in range(RESOURCES):
            if saving(s.card, resource) == worth:
                cheaper = min(left, max(0, -s.traded[resource]))
                coins += worth * cheaper
                left -= cheaper
    return coins


@rule
def offer_trade(s: Record, offers: Buffer) -> None:
    """Sell or buy each type once; purchases must be covered by coins and sales so far (R16)."""
    if s.done < EFFECT[s.card, Has.MOST]:
        for resource in range(RESOURCES):
            if s.traded[resource] == 0:
                for number in range(1, s.cubes[s.player, resource] + 1):
                    offer(offers, Verb.SELL + resource + RESOURCES * (number - 1))
                offer_purchases(s, resource, offers)
    if s.done > 0:
        offer(offers, Verb.DONE)


@rule
def offer_purchases(s: Record, resource: int, offers: Buffer) -> None:
    for number in range(1, s.bank[resource] + 1):
        s.traded[resource] = -number
        if s.coins[s.player] + trade_balance(s) < 0:
            break
        offer(offers, Verb.BUY + resource + RESOURCES * (number - 1))
    s.traded[resource] = 0


@rule
def settle_trade(s: Record, events: Buffer) -> None:
    balance = earn(s, s.player, trade_balance(s))
    for resource in range(RESOURCES):
        number = s.traded[resource]
        if number != 0:
            return_cubes(s, s.player, resource, number)
    tell(events, Event.BALANCE, s.player, balance)
    finish(s, events)


@rule
def can_exchange(s: Record, card: int) -> bool:
    for resource in range(RESOURCES):
        if can_give(s, resource):
            return True
    return False


@rule
def can_give(s: Record, resource: int) -> bool:
    """Enough cubes of types that are not given lie in the bank for all that are."""
    if s.cubes[s.player, resource] == 0:
        return False
    others = 0
    for other in range(RESOURCES):
        if other != resource and s.traded[other] <= 0:
            others += s.bank[other]
    return others >= s.done + 1


@rule
def offer_exchange(s: Record, offers: Buffer) -> None:
    """First give, one cube at a time; then take as many of other types. `s.done` counts the cubes still to take."""
    if s.target == NOTHING and s.done < EFFECT[s.card, Has.MOST]:
        for resource in range(RESOURCES):
            if can_give(s, resource):
                offer(offers, Verb.GIVE + resource)
    if s.done > 0:
        for resource in range(RESOURCES):
            if s.traded[resource] <= 0 and s.bank[resource] > 0:
                offer(offers, Verb.TAKE + resource)


@rule
def give_cube(s: Record, resource: int, events: Buffer) -> None:
    s.traded[resource] += 1
    s.done += 1
    return_cubes(s, s.player, resource, 1)
    tell(events, Event.GIVE, s.player, resource)


@rule
def take_cube(s: Record, resource: int, events: Buffer) -> None:
    s.target = s.player  # nothing more is given
    s.traded[resource] -= 1
    s.done -= 1
    return_cubes(s, s.player, resource, -1)
    tell(events, Event.TAKE, s.player, resource)
    if s.done == 0:
        finish(s, events)
