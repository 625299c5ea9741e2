"""Camels and gifts in a player's hands."""

from trivet.engine.buffers import tell
from trivet.engine.rule import Buffer, Record, rule

from .components import CAMELS, Event


@rule
def put_camel(s: Record, tile: int, events: Buffer) -> None:
    s.reserve[s.player] -= 1
    s.camels[s.player, tile] += 1
    s.fresh[tile] += 1
    s.taken = 0
    tell(events, Event.PUT, s.player, tile, s.tribe[tile])


@rule
def take_camel(s: Record, tile: int) -> None:
    s.camels[s.player, tile] -= 1
    s.reserve[s.player] += 1


@rule
def can_be_taken(s: Record, tile: int) -> bool:
    """One's own, and not one put down this turn (R2)."""
    return s.camels[s.player, tile] > s.fresh[tile]


@rule
def any_camel_stands(s: Record) -> bool:
    for p in range(s.players):
        if s.reserve[p] < CAMELS:
            return True
    return False


@rule
def has(s: Record, gift: int) -> bool:
    """An unused one."""
    return s.gifts[s.player, gift] > 0


@rule
def turn_down(s: Record, gift: int, events: Buffer) -> None:
    """A used gift is turned face down and keeps its points."""
    s.gifts[s.player, gift] -= 1
    s.used[s.player, gift] += 1
    tell(events, Event.USE, s.player, gift)
