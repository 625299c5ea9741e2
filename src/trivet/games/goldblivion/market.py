"""The market: the row of GOLDblivion cards, and the two piles of Combat cards."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .components import FIRST_BUILDING, KINDS, NOBLE, NOTHING, PILES, REDS, SLOTS, Phase
from .decks import own, pick, pick_of, red_pile_size, shuffle_in
from .effects import EFFECT, Has, Market


@rule
def draw_market(s: Record) -> int:
    """The top card of the market pile; under it lie the buildings of the set-up, in a known order (R64)."""
    s.market_left -= 1
    if s.market_left >= s.bottom_left:
        kind = pick(s, s.market, KINDS)
        s.market[kind] -= 1
        return kind
    s.bottom_left -= 1
    kind = s.bottom[s.bottom_left]
    s.bottom[s.bottom_left] = NOTHING
    return kind


@rule
def take_from_row(s: Record, slot: int) -> int:
    kind = s.row[slot]
    s.row[slot] = NOTHING
    return kind


@rule
def refill_row(s: Record, slot: int, events: Buffer) -> None:
    """At once, from the market pile. Solo: the row slides right first, and an impossible refill loses (R62)."""
    empty = slot
    if s.players == 1:
        for i in range(slot, 0, -1):
            s.row[i] = s.row[i - 1]
        s.row[0] = NOTHING
        empty = 0
    if s.market_left > 0:
        s.row[empty] = draw_market(s)
        s.revealed += 1
        tell(events, Event.ROW, s.row[empty], empty)
    elif s.players == 1:
        s.lost = 1
        s.phase = Phase.OVER
        tell(events, Event.ROW_EMPTY)
        tell(events, Event.OVER)


@rule
def take_red_top(s: Record, pile: int, events: Buffer) -> int:
    """The next card of that pile becomes visible: any of those not seen, whichever pile they lie in."""
    soldier = s.red_top[pile]
    s.red_left[pile] -= 1
    s.red_top[pile] = NOTHING
    if s.red_left[pile] > 0:
        s.red_top[pile] = pick(s, s.red_unseen, REDS)
        s.red_unseen[s.red_top[pile]] -= 1
        s.revealed += 1
        tell(events, Event.RED_TOP, pile, s.red_top[pile])
    return soldier


# Gaining without paying


@rule
def can_gain_blue(s: Record) -> bool:
    for slot in range(SLOTS):
        if s.row[slot] != NOTHING and s.row[slot] < FIRST_BUILDING:
            return True
    return False


@rule
def offer_free_blue(s: Record, offers: Buffer) -> None:
    """A character in the row, never a building."""
    for slot in range(SLOTS):
        if s.row[slot] != NOTHING and s.row[slot] < FIRST_BUILDING:
            offer(offers, Verb.GAIN + slot)


@rule
def gain_blue(s: Record, slot: int, events: Buffer) -> None:
    kind = take_from_row(s, slot)
    own(s, s.player, kind)
    shuffle_in(s, s.player, kind)
    tell(events, Event.GAIN, s.player, kind, slot)
    refill_row(s, slot, events)


@rule
def can_steal_from(s: Record, p: int) -> bool:
    """While a red pile is empty: an opponent with a card in the red draw pile (R37)."""
    some_empty = False
    for pile in range(PILES):
        some_empty = some_empty or s.red_left[pile] == 0
    return some_empty and p != s.player and red_pile_size(s, p) > 0


@rule
def can_gain_red(s: Record) -> bool:
    for pile in range(PILES):
        if s.red_left[pile] > 0:
            return True
    for p in range(s.players):
        if can_steal_from(s, p):
            return True
    return False


@rule
def offer_free_red(s: Record, offers: Buffer) -> None:
    for pile in range(PILES):
        if s.red_left[pile] > 0:
            offer(offers, Verb.GAIN_RED + pile)
    for p in range(s.players):
        if can_steal_from(s, p):
            offer(offers, Verb.STEAL + p)


@rule
def gain_red(s: Record, pile: int, events: Buffer) -> None:
    tell(events, Event.GAIN_RED, s.player, s.red_top[pile], pile)
    soldier = take_red_top(s, pile, events)
    s.red_pile[s.player, soldier] += 1


@rule
def steal(s: Record, p: int, events: Buffer) -> None:
    """At random, shown to all (R38)."""
    soldier = pick_of(s, s.red_pile, p, REDS)
    s.red_pile[p, soldier] -= 1
    s.red_pile[s.player, soldier] += 1
    s.revealed += 1
    tell(events, Event.STEAL, s.player, p, soldier)


# Destroying


@rule
def can_destroy(s: Record, effect: int) -> bool:
    market = EFFECT[effect, Has.A]
    if market != Market.RED:
        for slot in range(SLOTS):
            if s.row[slot] != NOTHING:
                return True
    if market != Market.BLUE:
        for pile in range(PILES):
            if s.red_left[pile] > 0:
                return True
    return can_destroy_nugget(s)


@rule
def can_destroy_nugget(s: Record) -> bool:
    """Solo, as an option: a nugget of the noble's instead of a card (R58)."""
    return s.players == 1 and s.destroy_noble_nugget == 1 and s.nuggets[NOBLE] > 0


@rule
def offer_destruction(s: Record, offers: Buffer) -> None:
    market = EFFECT[s.asked, Has.A]
    if market != Market.RED:
        for slot in range(SLOTS):
            if s.row[slot] != NOTHING:
                offer(offers, Verb.DESTROY + slot)
    if market != Market.BLUE:
        for pile in range(PILES):
            if s.red_left[pile] > 0:
                offer(offers, Verb.DESTROY_RED + pile)
    if can_destroy_nugget(s):
        offer(offers, Verb.DESTROY_NUGGET)


@rule
def destroy_blue(s: Record, seat: int, slot: int, events: Buffer) -> None:
    """Into the box, for the rest of the game; refill before the next choice (R35)."""
    kind = take_from_row(s, slot)
    s.box[kind] += 1
    tell(events, Event.DESTROY, seat, kind, slot)
    refill_row(s, slot, events)


@rule
def destroy_red(s: Record, pile: int, events: Buffer) -> None:
    tell(events, Event.DESTROY_RED, s.player, s.red_top[pile], pile)
    soldier = take_red_top(s, pile, events)
    s.red_box[soldier] += 1
