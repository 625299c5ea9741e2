"""Gorbino's Quest as plain data for a page or a terminal, and a count of its components."""

from typing import Any

from trivet.engine.rule import Record

from . import scoring, trade
from .components import (
    CARD_COST,
    CARD_WORDS,
    CARDS,
    CITIES,
    CITY_WORDS,
    COINS,
    EFFECT,
    NOTHING,
    PHASE_WORDS,
    PROVINCE_WORDS,
    RESOURCE_WORDS,
    RESOURCES,
    SLOTS,
    STARTERS,
    SURCHARGE,
    TAG_WORDS,
    Do,
    Has,
    Phase,
)


def view(s: Record, seat: int | None) -> dict[str, Any]:
    hands, asides = s.hand.tolist(), s.aside.tolist()
    piles = [s.pile.tolist()[p][: s.pile_left[p]] for p in range(s.players)]
    return {
        "phase": PHASE_WORDS[s.phase],
        "turn": s.player,
        "round": max(0, s.round_number),
        "order": [s.order[i] for i in range(s.players)],
        "bank": {name: s.bank[r] for r, name in enumerate(RESOURCE_WORDS)},
        "cities": [
            {
                "city": name,
                "token": RESOURCE_WORDS[s.token[c]],
                "owner": None if s.owner[c] == NOTHING else s.owner[c],
            }
            for c, name in enumerate(CITY_WORDS)
        ],
        "track": [slot_view(s, slot) for slot in range(SLOTS)],
        "deck": s.deck_left,
        "unseen": unseen(s, hands, asides, piles),
        "scrapped": cards_of(s.scrapped.tolist()),
        "card": card_word(s.card),
        "copier": card_word(s.copier),
        "done": s.done,
        "most": int(EFFECT[s.card, Has.MOST]) if s.card != NOTHING else 0,
        "provinces": [PROVINCE_WORDS[p] for p in range(len(s.chosen)) if s.phase == Phase.PRODUCE and s.chosen[p]],
        "chosen": [CARD_WORDS[s.track[s.chosen[i]]] for i in range(s.done)] if is_developing(s) else [],
        "traded": {name: s.traded[r] for r, name in enumerate(RESOURCE_WORDS)},
        "balance": int(trade.trade_balance(s)) if s.phase == Phase.TRADE else 0,
        "due": cost_view([s.due[i] for i in range(RESOURCES + 1)]),
        "unpaid": int(EFFECT[s.card, Has.CUBE_DISCOUNT]) if s.phase == Phase.DEVELOP else s.unpaid,
        "victim": s.target if s.phase == Phase.STEAL else None,
        "city": CITY_WORDS[s.target] if has_city(s) else None,
        "players": [player_view(s, p, hands[p], asides[p], piles[p]) for p in range(s.players)],
    }


def is_developing(s: Record) -> bool:
    return s.phase == Phase.DEVELOP or (s.phase == Phase.SPARE and s.after_spare == Phase.DEVELOP)


def has_city(s: Record) -> bool:
    """A city is chosen, and something more is asked about it."""
    return s.phase == Phase.SWAP_WITH or (s.phase == Phase.SPARE and s.after_spare == Phase.BUILD)


def card_word(card: int) -> str | None:
    return None if card == NOTHING else CARD_WORDS[card]


def slot_view(s: Record, slot: int) -> dict[str, Any]:
    """A slot's card, and what it costs by the card being played; by an ordinary purchase otherwise."""
    card = s.track[slot]
    cost: dict[str, int] = {}
    if card != NOTHING:
        effect = EFFECT[s.card] if is_developing(s) else None
        row = [int(n) for n in CARD_COST[card]]
        if effect is None or effect[Has.SURCHARGED]:
            row[COINS] += int(SURCHARGE[slot])
        if effect is not None:
            row[COINS] = max(0, row[COINS] - int(effect[Has.COIN_DISCOUNT]))
            if effect[Has.DO] == Do.TAKE_TECHNOLOGY:
                row = [0] * len(row)
        cost = cost_view(row)
    return {"card": card_word(card), "surcharge": int(SURCHARGE[slot]), "cost": cost}


def cost_view(row: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip((*RESOURCE_WORDS, "coins"), row, strict=True) if n}


def player_view(s: Record, p: int, hand: list[int], aside: list[int], pile: list[int]) -> dict[str, Any]:
    scoring.count_tags(s, p)
    return {
        "coins": s.coins[p],
        "income": s.income[p],
        "cubes": {name: s.cubes[p, r] for r, name in enumerate(RESOURCE_WORDS)},
        "stock": s.stock[p],
        "hand": cards_of(hand),
        "discard": [CARD_WORDS[card] for card in reversed(pile)],
        "aside": cards_of(aside),
        "tags": {name: {"tags": s.tags[t], "worth": int(scoring.worth(s, p, t))} for t, name in enumerate(TAG_WORDS)},
    }


def cards_of(marked: list[int]) -> list[str]:
    """The cards that are marked in a list with a place for each."""
    return [name for name, here in zip(CARD_WORDS, marked, strict=True) if here]


def unseen(s: Record, hands: list[list[int]], asides: list[list[int]], piles: list[list[int]]) -> list[str]:
    """As `hidden.seen` says, in one go."""
    seen = {s.held, *s.track.tolist(), *(card for pile in piles for card in pile)}
    marks = [s.scrapped.tolist(), *hands[: s.players], *asides[: s.players]]
    return [CARD_WORDS[c] for c in range(STARTERS, CARDS) if c not in seen and not any(mark[c] for mark in marks)]


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
