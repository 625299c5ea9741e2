"""The Actions phase, and the course of the whole game."""

from trivet.engine.buffers import offer, tell
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .components import (
    BAR_PRICE,
    BLUE_MATERIAL,
    BLUE_NUGGETS,
    BOUGHT,
    FIRST_BUILDING,
    KINDS,
    MAIN_ACTIONS,
    MAIN_ACTIONS_SOLO,
    NOTHING,
    PILES,
    RED_MATERIAL,
    RED_NUGGETS,
    SLOTS,
    TOKENS,
    After,
    Phase,
    Source,
)
from .decks import can_afford, gain_bars, own, pay, play_from_hand, shuffle_in
from .effects import BLUE_LIST, TOKEN_LIST, VILLAGE_LIST
from .magic import holds, use_magic
from .market import refill_row, take_from_row, take_red_top
from .resolve import can_begin, run
from .round import developers, end_round, start_round
from .setup import lay_out
from .solo import begin_noble_turn, convert
from .stack import push


@rule
def set_up(s: Record, events: Buffer) -> None:
    if s.players == 1:
        s.entries = 2
    lay_out(s, events)
    next_draft(s)


@rule
def to_act(s: Record) -> int:
    return developers(s) if s.phase == Phase.DEVELOP else 1 << s.player


@rule
def over(s: Record) -> bool:
    return s.phase == Phase.OVER


@rule
def round_of(s: Record) -> int:
    return s.round_number


@rule
def order(s: Record, i: int) -> int:
    """To the left from the first player; in the noble draft those who have still to pick, by their digits, come first."""
    if s.round_number > 0:
        return (s.first + i) % s.players
    seat = 0
    for p in range(s.players):
        before = 0
        for q in range(s.players):
            if s.digit[q] > s.digit[p] or (s.digit[q] == s.digit[p] and q < p):
                before += 1
        if before == i:
            seat = p
    return seat


@rule
def go_on(s: Record, events: Buffer) -> None:
    """Resolve until someone has to choose."""
    while s.phase == Phase.RESOLVE:
        run(s, events)
        if s.phase == Phase.RESOLVE:
            if s.after == After.TURN:
                if s.main_left == NOTHING:
                    s.main_left = MAIN_ACTIONS_SOLO if s.players == 1 else MAIN_ACTIONS
                s.phase = Phase.ACT
            elif s.after == After.NOBLE:
                end_noble_turn(s, events)
            else:
                start_round(s, events)


# The noble draft


@rule
def next_draft(s: Record) -> None:
    """In descending order of the digit shown."""
    s.phase = Phase.DRAFT
    s.player = order(s, 0)


@rule
def offer_nobles(s: Record, offers: Buffer) -> None:
    for i in range(len(s.noble_row)):
        if s.noble_row[i] != NOTHING:
            offer(offers, Verb.DRAFT + s.noble_row[i])


@rule
def draft(s: Record, kind: int, events: Buffer) -> None:
    for i in range(len(s.noble_row)):
        if s.noble_row[i] == kind:
            s.noble_row[i] = NOTHING
    s.digit[s.player] = NOTHING
    own(s, s.player, kind)
    shuffle_in(s, s.player, kind)
    tell(events, Event.DRAFT, s.player, kind)
    s.phase = Phase.END


@rule
def end_draft(s: Record, events: Buffer) -> None:
    """The last player to pick takes the first-player token."""
    left = 0
    for p in range(s.players):
        if s.digit[p] != NOTHING:
            left += 1
    if left > 0:
        next_draft(s)
    else:
        s.first = s.player
        for i in range(len(s.noble_row)):
            s.noble_row[i] = NOTHING
        if s.players > 1:
            tell(events, Event.FIRST_PLAYER, s.first)
        s.phase = Phase.RESOLVE
        s.after = After.ROUND


# What the active player may do


@rule
def offer_actions(s: Record, offers: Buffer) -> None:
    p = s.player
    if s.main_left > 0:
        for kind in range(KINDS):
            if s.hand[p, kind] > 0:
                offer(offers, Verb.PLAY + kind)
        for slot in range(SLOTS):
            if can_buy(s, slot):
                offer(offers, Verb.BUY + slot)
        for pile in range(PILES):
            if can_recruit(s, pile):
                offer(offers, Verb.RECRUIT + pile)
        for village in range(2):
            if can_visit(s, village):
                offer(offers, Verb.VISIT + village)
        if s.players > 1 or s.hand_size[p] == 0:
            offer(offers, Verb.PASS)
    if s.nuggets[p] >= BAR_PRICE:
        offer(offers, Verb.BAR)
    for kind in range(FIRST_BUILDING, KINDS):
        if can_activate(s, kind):
            offer(offers, Verb.ACTIVATE + kind)
    for token in range(TOKENS):
        if holds(s, p, token) and can_begin(s, TOKEN_LIST[token], Source.TOKEN):
            offer(offers, Verb.MAGIC + token)
    if s.main_left == 0:
        offer(offers, Verb.END_TURN)


@rule
def can_buy(s: Record, slot: int) -> bool:
    """The full cost, and no second building of a name (R32)."""
    kind = s.row[slot]
    if kind == NOTHING or not can_afford(s, s.player, BLUE_NUGGETS[kind], BLUE_MATERIAL[kind]):
        return False
    return kind < FIRST_BUILDING or s.built[s.player, kind] == 0


@rule
def can_recruit(s: Record, pile: int) -> bool:
    top = s.red_top[pile]
    return s.red_left[pile] > 0 and can_afford(s, s.player, RED_NUGGETS[top], RED_MATERIAL[top])


@rule
def can_visit(s: Record, village: int) -> bool:
    return can_begin(s, VILLAGE_LIST[village, s.village[village]], Source.VILLAGE)


@rule
def can_activate(s: Record, kind: int) -> bool:
    return s.built[s.player, kind] == 1 and can_begin(s, BLUE_LIST[kind], Source.BUILDING)


@rule
def passing_shows(s: Record) -> bool:
    """Nothing is left to do but to use a held token, if one can be used: that none can, only its holder knows. So a pass
    is not made for them (R68); by older versions of the rules it was."""
    return s.rules >= 3 and s.held_left[s.player] > 0 and not has_open_choice(s)


@rule
def has_open_choice(s: Record) -> bool:
    """Whether there is something to do besides passing and tokens, as all can see."""
    p = s.player
    if s.hand_size[p] > 0 or s.nuggets[p] >= BAR_PRICE:
        return True
    for slot in range(SLOTS):
        if can_buy(s, slot):
            return True
    for pile in range(PILES):
        if can_recruit(s, pile):
            return True
    for village in range(2):
        if can_visit(s, village):
            return True
    for kind in range(FIRST_BUILDING, KINDS):
        if can_activate(s, kind):
            return True
    return False


# Main actions


@rule
def play_card(s: Record, kind: int, events: Buffer) -> None:
    """In play before its power is resolved, so that it counts itself."""
    s.main_left -= 1
    play_from_hand(s, s.player, kind)
    s.revealed += 1
    tell(events, Event.PLAY, s.player, kind)
    s.chain[kind] += 1
    push(s, BLUE_LIST[kind], Source.CHARACTER, kind)


@rule
def buy_card(s: Record, slot: int, events: Buffer) -> None:
    s.main_left -= 1
    kind = s.row[slot]
    pay(s, s.player, BLUE_NUGGETS[kind], BLUE_MATERIAL[kind], events)
    take_from_row(s, slot)
    tell(events, Event.BUY, s.player, kind, slot)
    if kind >= FIRST_BUILDING:
        s.built[s.player, kind] = 1
    else:
        own(s, s.player, kind)
        shuffle_in(s, s.player, kind)
    s.revealed += 1
    s.phase = Phase.RESOLVE
    refill_row(s, slot, events)


@rule
def recruit(s: Record, pile: int, events: Buffer) -> None:
    s.main_left -= 1
    soldier = s.red_top[pile]
    pay(s, s.player, RED_NUGGETS[soldier], RED_MATERIAL[soldier], events)
    tell(events, Event.RECRUIT, s.player, soldier, pile)
    take_red_top(s, pile, events)
    s.red_pile[s.player, soldier] += 1
    s.revealed += 1
    s.phase = Phase.RESOLVE


@rule
def visit(s: Record, village: int, events: Buffer) -> None:
    """Pay and gain; then the tile turns over."""
    s.main_left -= 1
    tell(events, Event.VISIT, s.player, village)
    push(s, VILLAGE_LIST[village, s.village[village]], Source.VILLAGE, village)


@rule
def pass_round(s: Record, events: Buffer) -> None:
    """Complete lots of 7 nuggets become bars; the player is out of the round."""
    p = s.player
    if passing_shows(s):
        s.revealed += 1
    tell(events, Event.PASS_ROUND, p)
    lots = s.nuggets[p] // BAR_PRICE
    if lots > 0:
        pay(s, p, lots * BAR_PRICE, 0, events)
        gain_bars(s, p, lots, BOUGHT, events)
    s.passed[p] = 1
    s.main_left = 0
    s.phase = Phase.END


# Bonus actions


@rule
def buy_bar(s: Record, events: Buffer) -> None:
    pay(s, s.player, BAR_PRICE, 0, events)
    gain_bars(s, s.player, 1, BOUGHT, events)
    s.phase = Phase.RESOLVE


@rule
def activate(s: Record, kind: int, events: Buffer) -> None:
    s.built[s.player, kind] = 2
    tell(events, Event.ACTIVATE, s.player, kind)
    s.chain[kind] += 1
    push(s, BLUE_LIST[kind], Source.BUILDING, kind)


@rule
def use_token(s: Record, token: int, events: Buffer) -> None:
    s.revealed += 1
    use_magic(s, s.player, token, events)
    push(s, TOKEN_LIST[token], Source.TOKEN, token)


# The end of a turn


@rule
def end_turn(s: Record, events: Buffer) -> None:
    tell(events, Event.END_TURN, s.player)
    s.revealed += 1
    s.turns += 1
    s.main_left = NOTHING
    if s.round_number == 0:
        end_draft(s, events)
    elif s.players == 1:
        begin_noble_turn(s, events)
    else:
        next_turn(s, events)


@rule
def next_turn(s: Record, events: Buffer) -> None:
    """To the left, past those who have passed; when all have, the round ends."""
    for i in range(1, s.players + 1):
        p = (s.player + i) % s.players
        if not s.passed[p]:
            s.player = p
            s.phase = Phase.RESOLVE
            s.after = After.TURN
            return
    end_round(s, events)


@rule
def end_noble_turn(s: Record, events: Buffer) -> None:
    """The chart; then the human's next turn, or the end of the round once the human has passed (R61)."""
    convert(s, events)
    s.noble_place = NOTHING
    s.after = After.TURN
    if s.passed[0]:
        end_round(s, events)
