"""China: a camel of any colour moves, between any two actions (R18)."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .camels import any_camel_stands, has
from .components import CHINA_STEPS, NOTHING, PLAYERS, TILES, Event, Gift, Verb
from .desert import measure


@rule
def offer_china(s: Record, offers: Buffer) -> None:
    if has(s, Gift.CHINA) and any_camel_stands(s):
        offer(offers, Verb.USE + Gift.CHINA)


@rule
def offer_lifts(s: Record, offers: Buffer) -> None:
    """A camel of any colour (R7)."""
    for tile in range(s.tiles):
        for p in range(s.players):
            if s.camels[p, tile] > 0:
                offer(offers, Verb.LIFT + tile * PLAYERS + p)


@rule
def offer_drops(s: Record, offers: Buffer) -> None:
    """Another tile within three steps (R19)."""
    measure(s, s.lifted_from)
    for tile in range(s.tiles):
        if 1 <= s.distance[tile] <= CHINA_STEPS:
            offer(offers, Verb.DROP + tile)


@rule
def drop(s: Record, tile: int, events: Buffer) -> None:
    s.camels[s.lifted_owner, s.lifted_from] -= 1
    s.camels[s.lifted_owner, tile] += 1
    tell(events, Event.MOVE, s.player, s.lifted_owner, tile * TILES + s.lifted_from, s.tribe[tile])
    s.lifted_owner = NOTHING
    s.lifted_from = NOTHING
    s.phase = s.after_china
    s.after_china = 0
