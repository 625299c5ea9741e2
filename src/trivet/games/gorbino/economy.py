"""Coins, income and cubes, within their limits."""

from trivet.engine.buffers import tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event
from .components import COINS, MAX_COINS, MAX_INCOME, RESOURCES


@rule
def earn(s: Record, p: int, coins: int) -> int:
    """A gain beyond the limit is lost. Returns what was gained."""
    gained = min(MAX_COINS, s.coins[p] + coins) - s.coins[p]
    s.coins[p] += gained
    return gained


@rule
def raise_income(s: Record, p: int, income: int, events: Buffer) -> None:
    raised = min(MAX_INCOME, s.income[p] + income) - s.income[p]
    if raised > 0:
        s.income[p] += raised
        tell(events, Event.RAISE_INCOME, p, raised)


@rule
def gain_cubes(s: Record, p: int, resource: int, number: int, events: Buffer) -> None:
    """What the bank cannot cover is lost, not owed."""
    given = min(number, s.bank[resource])
    if given > 0:
        s.bank[resource] -= given
        s.cubes[p, resource] += given
        tell(events, Event.PRODUCE, p, resource, given)


@rule
def return_cubes(s: Record, p: int, resource: int, number: int) -> None:
    s.cubes[p, resource] -= number
    s.bank[resource] += number


@rule
def cubes_of(s: Record, p: int) -> int:
    count = 0
    for resource in range(RESOURCES):
        count += s.cubes[p, resource]
    return count


@rule
def missing_cubes(s: Record) -> int:
    """Cubes of the cost due that the active player does not have."""
    missing = 0
    for resource in range(RESOURCES):
        missing += max(0, s.due[resource] - s.cubes[s.player, resource])
    return missing


@rule
def can_pay(s: Record, unpaid: int) -> bool:
    """The cost due, of which some cubes may stay unpaid."""
    return s.due[COINS] <= s.coins[s.player] and missing_cubes(s) <= unpaid


@rule
def clear_due(s: Record) -> None:
    for i in range(RESOURCES + 1):
        s.due[i] = 0


@rule
def cubes_due(s: Record) -> int:
    count = 0
    for resource in range(RESOURCES):
        count += s.due[resource]
    return count


@rule
def spare_all(s: Record) -> None:
    """As many cubes may stay unpaid as the cost has: none is left to choose."""
    if cubes_due(s) <= s.unpaid:
        for resource in range(RESOURCES):
            s.due[resource] = 0
        s.unpaid = 0


@rule
def can_spare(s: Record, resource: int) -> bool:
    """Leaving this cube unpaid, the rest can still be paid."""
    if s.due[resource] == 0:
        return False
    relief = 1 if s.due[resource] > s.cubes[s.player, resource] else 0
    return missing_cubes(s) - relief <= s.unpaid - 1


@rule
def pay_due(s: Record, events: Buffer) -> None:
    if s.due[COINS] > 0:
        s.coins[s.player] -= s.due[COINS]
        tell(events, Event.PAY_COINS, s.player, s.due[COINS])
    for resource in range(RESOURCES):
        if s.due[resource] > 0:
            return_cubes(s, s.player, resource, s.due[resource])
            tell(events, Event.PAY_CUBES, s.player, resource, s.due[resource])
    clear_due(s)
