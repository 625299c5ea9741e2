"""Hidden information: hands, development, held tokens. Orders of piles are drawn when they are needed.

Every card enters a player's possession in public, so what a player owns is known; how it is split between draw pile,
hand and development is not. What has been seen stays known: a developed card is one that its owner had before that
development and that was not in play since; a card shuffled into a pile since its owner last drew is still there, and
draws since it came bring so many new cards at most; a held token can be what it could be when it was taken, less those
seen elsewhere since.
"""

from trivet.engine.dice import roll, shuffle
from trivet.engine.rule import Record, rule

from .components import (
    FIRST_BUILDING,
    KINDS,
    MOST_COPIES,
    NOTHING,
    TOKENS,
    UNKNOWN,
)
from .decks import owned_by, pick, pick_of, total_of
from .magic import holder_of, in_game


@rule
def hide(s: Record, seat: int) -> None:
    for i in range(4):
        s.rng[i] = 0
    for p in range(s.players):
        if p != seat:
            hide_cards(s, p)
            for i in range(s.held_left[p]):
                s.held[p, i] = UNKNOWN


@rule
def hide_cards(s: Record, p: int) -> None:
    for kind in range(KINDS):
        s.hand[p, kind] = 0
        s.pile[p, kind] = 0
    for i in range(s.developed_left[p]):
        s.developed[p, i] = UNKNOWN
    if s.has_chosen[p]:
        s.chosen[p] = UNKNOWN
        s.chosen_side[p] = UNKNOWN


@rule
def imagine(s: Record) -> None:
    for p in range(s.players):
        if is_hidden(s, p):
            deal_cards(s, p)
    deal_tokens(s)


@rule
def is_hidden(s: Record, p: int) -> bool:
    if total_of(s.hand, p, KINDS) != s.hand_size[p] or total_of(s.pile, p, KINDS) != s.pile_size[p]:
        return True
    return s.developed_left[p] > 0 and s.developed[p, 0] == UNKNOWN


@rule
def deal_cards(s: Record, p: int) -> None:
    """The narrowest places first: then each arrangement is as likely as the others.

    What a place may hold, the next one may too: the development of a round, that of a later one, the hand, the pile.
    """
    for kind in range(FIRST_BUILDING):
        s.pile[p, kind] = s.owned[p, kind] - s.play_area[p, kind] - s.fresh[p, kind]
    for i in range(s.developed_left[p]):
        kind = pick_developed(s, p, s.developed_round[p, i])
        s.pile[p, kind] -= 1
        s.developed[p, i] = kind
    for i in range(s.hand_size[p]):
        kind = pick_of(s, s.pile, p, KINDS) if i >= s.hand_size[p] - s.late[p] else pick_early(s, p)
        s.pile[p, kind] -= 1
        s.hand[p, kind] += 1
    for kind in range(FIRST_BUILDING):
        s.pile[p, kind] += s.fresh[p, kind]
    if s.has_chosen[p]:
        s.chosen[p] = pick_of(s, s.hand, p, KINDS)
        s.chosen_side[p] = roll(s, 2)


@rule
def pick_developed(s: Record, p: int, number: int) -> int:
    """A card for the development of that round: owned before it, and not seen in play since."""
    for kind in range(FIRST_BUILDING):
        limit = owned_by(s, p, kind, number)
        for n in range(MOST_COPIES):
            if s.at_most[p, kind, n] >= number:
                limit = min(limit, n)
        s.pool[kind] = left_of(s, p, kind, limit)
    return pick(s, s.pool, FIRST_BUILDING)


@rule
def pick_early(s: Record, p: int) -> int:
    """A card drawn before any came to the pile this round."""
    for kind in range(FIRST_BUILDING):
        s.pool[kind] = left_of(s, p, kind, owned_by(s, p, kind, s.round_number))
    return pick(s, s.pool, FIRST_BUILDING)


@rule
def left_of(s: Record, p: int, kind: int, limit: int) -> int:
    """Copies in `s.pile` that may still be dealt, where so many of them may be in all."""
    dealt = s.owned[p, kind] - s.play_area[p, kind] - s.fresh[p, kind] - s.pile[p, kind]
    return max(0, min(limit - dealt, s.pile[p, kind]))


@rule
def deal_tokens(s: Record) -> None:
    """Face-down tokens and those others hold: any deal in which each can be what it is."""
    n = 0
    for token in range(TOKENS):
        if in_game(s, token) and not s.token_up[token] and holder_of(s, token) == NOTHING:
            s.pool[n] = token
            n += 1
    fits = False
    while not fits:
        shuffle(s, s.pool, n)
        fits = deal_fits(s)
    place = 0
    for p in range(s.players):
        for i in range(s.held_left[p]):
            if s.held[p, i] == UNKNOWN:
                s.held[p, i] = s.pool[place]
                place += 1


@rule
def deal_fits(s: Record) -> bool:
    place = 0
    for p in range(s.players):
        for i in range(s.held_left[p]):
            if s.held[p, i] == UNKNOWN:
                if not s.could_be[p, i] >> s.pool[place] & 1:
                    return False
                place += 1
    return True
