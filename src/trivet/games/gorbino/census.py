"""A count of the components, which nothing may change."""

from trivet.engine.rule import Record

from .components import CARD_WORDS, CARDS, CITIES, RESOURCE_WORDS, SLOTS, STARTERS


def census(s: Record) -> dict[str, int]:
    """Every component, counted over all the places where it can be."""
    counts: dict[str, int] = {}
    for r, name in enumerate(RESOURCE_WORDS):
        counts[f"cube {name}"] = s.bank[r] + sum(s.cubes[p, r] for p in range(s.players))
        counts[f"token {name}"] = sum(s.token[c] == r for c in range(CITIES))
    for p in range(s.players):
        counts[f"city {p}"] = s.stock[p] + sum(s.owner[c] == p for c in range(CITIES))
        for card in range(STARTERS):
            counts[f"{CARD_WORDS[card]} {p}"] = places_of(s, card, p) + (s.player == p and s.held == card)
    for card in range(STARTERS, CARDS):
        held = sum(places_of(s, card, p) for p in range(s.players)) + (s.held == card)
        tracked = sum(s.track[slot] == card for slot in range(SLOTS))
        stacked = sum(s.deck[i] == card for i in range(s.deck_left))
        counts[CARD_WORDS[card]] = int(held + tracked + stacked + s.scrapped[card])
    return counts


def places_of(s: Record, card: int, p: int) -> int:
    piled = sum(s.pile[p, i] == card for i in range(s.pile_left[p]))
    return int(s.hand[p, card] + s.aside[p, card] + piled)
