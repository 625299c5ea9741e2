"""What a player owns: cards that are drawn at random, symbols in play, resources.

A face-down pile has no order here: all its orders are equally likely, so each card is drawn at random when it is
drawn. The same holds for the piles of the market and for the territory tiles.
"""

from trivet.engine.buffers import tell, whisper
from trivet.engine.dice import roll
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event
from .components import FIRST_BUILDING, KINDS, MATERIAL_MAX, NOBLE, REDS, SYMBOLS, TILES
from .effects import Type


@rule
def pick(s: Record, counts: Buffer, kinds: int) -> int:
    """One of the cards counted there, each as likely as the others; it stays there."""
    total = 0
    for kind in range(kinds):
        total += counts[kind]
    left = roll(s, total)
    for kind in range(kinds):
        left -= counts[kind]
        if left < 0:
            return kind
    return kinds - 1


@rule
def pick_of(s: Record, counts: Buffer, p: int, kinds: int) -> int:
    """The same among the cards of one player."""
    left = roll(s, total_of(counts, p, kinds))
    for kind in range(kinds):
        left -= counts[p, kind]
        if left < 0:
            return kind
    return kinds - 1


@rule
def total_of(counts: Buffer, p: int, kinds: int) -> int:
    total = 0
    for kind in range(kinds):
        total += counts[p, kind]
    return total


@rule
def own(s: Record, p: int, kind: int) -> None:
    """A character enters a player's possession, in public."""
    s.since[p, kind, s.owned[p, kind]] = s.round_number + 1
    s.owned[p, kind] += 1


@rule
def shuffle_in(s: Record, p: int, kind: int) -> None:
    s.pile[p, kind] += 1
    s.pile_size[p] += 1
    s.fresh[p, kind] += 1
    s.newcomers[p] += 1


@rule
def draw_blue(s: Record, p: int, n: int, events: Buffer) -> None:
    """To the hand; stops when the pile is empty, nothing is reshuffled (R19)."""
    for _ in range(n):
        if s.pile_size[p] > 0:
            kind = pick_of(s, s.pile, p, KINDS)
            s.pile[p, kind] -= 1
            s.pile_size[p] -= 1
            s.hand[p, kind] += 1
            s.hand_size[p] += 1
            s.revealed += 1
            whisper(events, p, Event.DRAW, p, kind)
            if s.newcomers[p] > 0:
                s.late[p] += 1
            for k in range(KINDS):
                s.fresh[p, k] = 0


@rule
def owned_by(s: Record, p: int, kind: int, number: int) -> int:
    """Copies that a player owned before the development of that round."""
    count = 0
    for copy in range(s.owned[p, kind]):
        if s.since[p, kind, copy] <= number:
            count += 1
    return count


@rule
def play_from_hand(s: Record, p: int, kind: int) -> None:
    """Into the play area, before all eyes: what lies there has not been developed, and is in the hand no more."""
    s.hand[p, kind] -= 1
    s.hand_size[p] -= 1
    s.play_area[p, kind] += 1
    s.at_most[p, kind, s.owned[p, kind] - s.play_area[p, kind]] = s.round_number
    if s.play_area[p, kind] > owned_by(s, p, kind, s.round_number):
        s.late[p] -= 1
    s.late[p] = min(s.late[p], s.hand_size[p])


@rule
def symbols_in_play(s: Record, p: int, kind_of: int) -> int:
    """Symbols of a type on the characters played this round and on all owned buildings (R39)."""
    count = 0
    for kind in range(KINDS):
        if SYMBOLS[kind, kind_of] > 0:
            cards = s.play_area[p, kind] + (1 if kind >= FIRST_BUILDING and s.built[p, kind] > 0 else 0)
            count += cards * SYMBOLS[kind, kind_of]
    return count


@rule
def trophies_of(s: Record, p: int) -> int:
    return total_of(s.trophies, p, TILES)


@rule
def times_per(s: Record, p: int, per: int) -> int:
    """What `per` counts: 0 stands for once, then the types, then trophies."""
    if per == 0:
        return 1
    if per <= Type.BUILDING + 1:
        return symbols_in_play(s, p, per - 1)
    return trophies_of(s, p)


@rule
def gain_nuggets(s: Record, p: int, n: int, events: Buffer) -> None:
    if n > 0:
        s.nuggets[p] += n
        tell(events, Event.NUGGETS, p, n)


@rule
def gain_material(s: Record, p: int, n: int, events: Buffer) -> None:
    """A human player keeps at most 4 (R36); the automated noble has no limit (R60)."""
    kept = n
    if not (p == NOBLE and s.players == 1):
        kept = max(0, min(n, MATERIAL_MAX - s.material[p]))
    if kept > 0:
        s.material[p] += kept
        tell(events, Event.MATERIAL, p, kept)


@rule
def gain_bars(s: Record, p: int, n: int, origin: int, events: Buffer) -> None:
    if n > 0:
        s.bars[p] += n
        tell(events, Event.BARS, p, n, origin)


@rule
def can_afford(s: Record, p: int, nuggets: int, material: int) -> bool:
    return s.nuggets[p] >= nuggets and s.material[p] >= material


@rule
def pay(s: Record, p: int, nuggets: int, material: int, events: Buffer) -> None:
    s.nuggets[p] -= nuggets
    s.material[p] -= material
    tell(events, Event.PAY, p, nuggets, material)


@rule
def red_pile_size(s: Record, p: int) -> int:
    return total_of(s.red_pile, p, REDS)
