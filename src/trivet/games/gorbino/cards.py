"""Playing a card: when it can be played, where it goes, and how its effect begins."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .build import can_build
from .components import (
    CARD_TYPE,
    CARDS,
    EFFECT,
    LOAN,
    LOAN_OPTIONS,
    MIN_INCOME,
    NOTHING,
    ONE_SHOT,
    STAYS,
    Has,
    Op,
    Phase,
    Type,
)
from .development import can_develop
from .economy import earn
from .finish import finish, put_on_pile
from .production import begin_production, can_produce
from .trade import can_exchange, can_trade
from .treachery import can_seize_any, can_swap_any, can_target, can_target_any


@rule
def can_play(s: Record, card: int) -> bool:
    """Its first effect has a legal choice, or nothing to choose (R15)."""
    if EFFECT[card, Has.OP] == Op.COPY:
        return can_copy_any(s)
    return can_play_as_it_is(s, card)


@rule
def can_play_as_it_is(s: Record, card: int) -> bool:
    op = EFFECT[card, Has.OP]
    if op == Op.LOAN:
        return can_borrow(s, card)
    if op == Op.PRODUCE:
        return can_produce(s, card)
    if op == Op.TRADE:
        return can_trade(s, card)
    if op == Op.EXCHANGE:
        return can_exchange(s, card)
    if op == Op.DEVELOP or op == Op.TAKE_TECHNOLOGY:
        return can_develop(s, card)
    if op == Op.BUILD:
        return can_build(s, card)
    if op == Op.STEAL_COINS or op == Op.STEAL_CUBES or op == Op.SHIFT_INCOME:
        return can_target_any(s, card)
    if op == Op.SEIZE_CITY:
        return can_seize_any(s)
    if op == Op.SWAP_TOKENS:
        return can_swap_any(s)
    return op != Op.COPY


@rule
def offer_cards(s: Record, offers: Buffer) -> None:
    for card in range(CARDS):
        if s.hand[s.player, card] and can_play(s, card):
            offer(offers, Verb.PLAY + card)


@rule
def play_card(s: Record, card: int, events: Buffer) -> None:
    """On top of the discard before its effects (R10), aside, held back, or still in the hand."""
    tell(events, Event.PLAY, s.player, card)
    if not STAYS[card]:
        s.hand[s.player, card] = 0
        if ONE_SHOT[card]:
            s.aside[s.player, card] = 1
        elif CARD_TYPE[card] == Type.RESET:
            s.held = card
        else:
            put_on_pile(s, s.player, card)
    s.card = card
    begin_effect(s, events)


@rule
def begin_effect(s: Record, events: Buffer) -> None:
    op = EFFECT[s.card, Has.OP]
    if op == Op.LOAN:
        s.phase = Phase.LOAN
    elif op == Op.PRODUCE:
        begin_production(s, events)
    elif op == Op.TRADE:
        s.phase = Phase.TRADE
    elif op == Op.EXCHANGE:
        s.phase = Phase.EXCHANGE
    elif op == Op.DEVELOP or op == Op.TAKE_TECHNOLOGY:
        s.phase = Phase.DEVELOP
    elif op == Op.RESET:
        begin_reset(s, events)
    elif op == Op.BUILD:
        s.phase = Phase.BUILD
    elif op == Op.SEIZE_CITY:
        s.phase = Phase.SEIZE
    elif op == Op.SWAP_TOKENS:
        s.phase = Phase.SWAP
    elif op == Op.INCOME or op == Op.COINS:
        finish(s, events)
    else:
        s.phase = Phase.TARGET


# Loan


@rule
def can_take_option(s: Record, card: int, option: int) -> bool:
    return s.income[s.player] - LOAN[card, option, 0] >= MIN_INCOME


@rule
def can_borrow(s: Record, card: int) -> bool:
    for option in range(LOAN_OPTIONS[card]):
        if can_take_option(s, card, option):
            return True
    return False


@rule
def offer_loans(s: Record, offers: Buffer) -> None:
    for option in range(LOAN_OPTIONS[s.card]):
        if can_take_option(s, s.card, option):
            offer(offers, Verb.BORROW + option)


@rule
def borrow(s: Record, option: int, events: Buffer) -> None:
    s.income[s.player] -= LOAN[s.card, option, 0]
    coins = earn(s, s.player, LOAN[s.card, option, 1])
    tell(events, Event.BORROW, s.player, LOAN[s.card, option, 0], coins)
    finish(s, events)


# Reset


@rule
def begin_reset(s: Record, events: Buffer) -> None:
    if EFFECT[s.card, Has.PICK_ANY] and s.pile_left[s.player] > 0:
        s.phase = Phase.RECALL
    else:
        for _ in range(min(EFFECT[s.card, Has.MOST], s.pile_left[s.player])):
            recall_at(s, s.pile_left[s.player] - 1, events)
        finish(s, events)


@rule
def recall_at(s: Record, place: int, events: Buffer) -> None:
    """Move one card of the discard to the hand; the rest keep their order."""
    p = s.player
    card = s.pile[p, place]
    s.pile_left[p] -= 1
    for i in range(place, s.pile_left[p]):
        s.pile[p, i] = s.pile[p, i + 1]
    s.pile[p, s.pile_left[p]] = NOTHING
    s.hand[p, card] = 1
    tell(events, Event.RECALL, p, card)


@rule
def offer_recalls(s: Record, offers: Buffer) -> None:
    if s.done < EFFECT[s.card, Has.MOST]:
        for i in range(s.pile_left[s.player]):
            offer(offers, Verb.RECALL + s.pile[s.player, i])
    offer(offers, Verb.DONE)


@rule
def recall(s: Record, card: int, events: Buffer) -> None:
    s.done += 1
    for i in range(s.pile_left[s.player]):
        if s.pile[s.player, i] == card:
            recall_at(s, i, events)
            break


# Copy


@rule
def can_copy(s: Record, p: int) -> bool:
    """The top discard of an opponent: not a Reset, not a Treachery (R31), and playable for you now."""
    if p == s.player or s.pile_left[p] == 0:
        return False
    top = s.pile[p, s.pile_left[p] - 1]
    kind = CARD_TYPE[top]
    return kind != Type.RESET and kind != Type.TREACHERY and can_play_as_it_is(s, top)


@rule
def can_copy_any(s: Record) -> bool:
    for p in range(s.players):
        if can_copy(s, p):
            return True
    return False


@rule
def copy(s: Record, p: int, events: Buffer) -> None:
    """Its effects are carried out as your own; the card stays where it is."""
    s.copier = s.card
    s.card = s.pile[p, s.pile_left[p] - 1]
    tell(events, Event.COPY, s.player, p, s.card)
    begin_effect(s, events)


@rule
def offer_targets(s: Record, offers: Buffer) -> None:
    copies = EFFECT[s.card, Has.OP] == Op.COPY
    for p in range(s.players):
        if can_copy(s, p) if copies else can_target(s, s.card, p):
            offer(offers, Verb.TARGET + p)
