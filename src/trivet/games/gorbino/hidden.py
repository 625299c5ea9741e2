"""Hidden information: the order of the technology deck. All else is open (R26)."""

from trivet.engine.dice import shuffle
from trivet.engine.rule import Record, rule

from .components import CARDS, NOTHING, SLOTS, STARTERS


@rule
def hide(s: Record, seat: int) -> None:
    for i in range(4):
        s.rng[i] = 0
    for i in range(s.deck_left):
        s.deck[i] = NOTHING


@rule
def imagine(s: Record) -> None:
    """The cards nobody has seen lie in the deck, in any order."""
    n = 0
    for card in range(STARTERS, CARDS):
        if not seen(s, card):
            s.deck[n] = card
            n += 1
    shuffle(s, s.deck, n)


@rule
def seen(s: Record, card: int) -> bool:
    if s.scrapped[card] or s.held == card:
        return True
    for slot in range(SLOTS):
        if s.track[slot] == card:
            return True
    for p in range(s.players):
        if s.hand[p, card] or s.aside[p, card]:
            return True
        for i in range(s.pile_left[p]):
            if s.pile[p, i] == card:
                return True
    return False
