"""Development: cards of the track, chosen one after the other, paid together."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .components import CARD_COST, COINS, EFFECT, NOTHING, RESOURCES, SLOTS, SURCHARGE, Has, Op, Phase
from .economy import can_pay, clear_due, cubes_due, pay_due, spare_all
from .finish import finish, put_on_pile
from .track import cards_on_track, refill, slot_of, technology_is_gone


@rule
def is_developing(s: Record) -> bool:
    return s.phase == Phase.DEVELOP or (s.phase == Phase.SPARE and s.after_spare == Phase.DEVELOP)


@rule
def cost(s: Record, card: int, slot: int, what: int) -> int:
    """What a card of the track costs by the card played, in one resource or in coins; by none: an ordinary purchase."""
    number = CARD_COST[s.track[slot], what] + 0
    if card == NOTHING:
        return number + SURCHARGE[slot] if what == COINS else number
    if EFFECT[card, Has.OP] == Op.TAKE_TECHNOLOGY:
        return 0
    if what == COINS:
        number += SURCHARGE[slot] if EFFECT[card, Has.SURCHARGED] else 0
        return max(0, number - EFFECT[card, Has.COIN_DISCOUNT])
    return number


@rule
def add_cost(s: Record, card: int, slot: int, sign: int) -> None:
    """Put the cost of a card of the track on the bill of the card played (or take it off again)."""
    for what in range(RESOURCES + 1):
        s.due[what] += sign * cost(s, card, slot, what)


@rule
def can_add(s: Record, card: int, slot: int) -> bool:
    """All cards chosen so far and this one can be paid together."""
    add_cost(s, card, slot, 1)
    payable = can_pay(s, EFFECT[card, Has.CUBE_DISCOUNT])
    add_cost(s, card, slot, -1)
    return payable


@rule
def is_chosen(s: Record, slot: int) -> bool:
    for i in range(s.done):
        if s.chosen[i] == slot:
            return True
    return False


@rule
def can_develop(s: Record, card: int) -> bool:
    clear_due(s)
    for slot in range(SLOTS):
        if s.track[slot] != NOTHING and can_add(s, card, slot):
            return True
    return False


@rule
def offer_development(s: Record, offers: Buffer) -> None:
    if s.done < EFFECT[s.card, Has.MOST]:
        for slot in range(SLOTS):
            if s.track[slot] != NOTHING and not is_chosen(s, slot) and can_add(s, s.card, slot):
                offer(offers, Verb.DEVELOP + s.track[slot])
    if s.done > 0:
        offer(offers, Verb.DONE)


@rule
def choose_technology(s: Record, card: int) -> None:
    slot = slot_of(s, card)
    add_cost(s, s.card, slot, 1)
    s.chosen[s.done] = slot
    s.done += 1


@rule
def must_spare(s: Record) -> bool:
    """There is a choice which cubes stay unpaid."""
    return 0 < s.unpaid < cubes_due(s)


@rule
def is_final(s: Record) -> bool:
    """The purchase brings new cards to the track, or ends the game: it cannot be taken back."""
    return s.deck_left > 0 or s.done == cards_on_track(s)


@rule
def buy_chosen(s: Record, events: Buffer) -> None:
    s.unpaid = EFFECT[s.card, Has.CUBE_DISCOUNT]
    if must_spare(s):
        s.after_spare = Phase.DEVELOP
        s.phase = Phase.SPARE
    else:
        take_chosen(s, events)


@rule
def take_chosen(s: Record, events: Buffer) -> None:
    """Pay; the cards go on top of the discard, the last chosen on top (R33), or to the hand; the track refills."""
    if is_final(s):
        s.revealed += 1
    spare_all(s)
    pay_due(s, events)
    for i in range(s.done):
        card = s.track[s.chosen[i]]
        s.track[s.chosen[i]] = NOTHING
        tell(events, Event.DEVELOP, s.player, card)
        if EFFECT[s.card, Has.TO_HAND]:
            s.hand[s.player, card] = 1
        else:
            put_on_pile(s, s.player, card)
    refill(s, events)
    if technology_is_gone(s):
        s.phase = Phase.OVER
        tell(events, Event.OVER)
    else:
        finish(s, events)
