"""Rounds: draw, development, production; and the end of a round."""

from trivet.engine.buffers import offer, tell, whisper
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .components import (
    FIRST_BUILDING,
    HAND,
    KINDS,
    LAST_ROUND_BARS,
    LEFT_CARDS,
    LEFT_NUGGETS,
    NOTHING,
    REDS,
    RIGHT_CARDS,
    RIGHT_MATERIAL,
    ROUND_LIMIT,
    TOKENS,
    After,
    Phase,
    Source,
)
from .decks import draw_blue, gain_material, gain_nuggets
from .effects import FIRST_PLAYER_LIST
from .stack import push

LEFT, RIGHT = 0, 1


@rule
def start_round(s: Record, events: Buffer) -> None:
    s.round_number += 1
    tell(events, Event.ROUND, s.round_number)
    for p in range(s.players):
        s.passed[p] = 0
        s.newcomers[p] = 0
        s.late[p] = 0
        draw_blue(s, p, HAND, events)
    s.phase = Phase.DEVELOP
    if developers(s) == 0:
        produce(s, events)


@rule
def developers(s: Record) -> int:
    """The seats that still have to choose, a bit each; an empty hand skips the step (R19)."""
    mask = 0
    for p in range(s.players):
        if s.hand_size[p] > 0 and not s.has_chosen[p]:
            mask |= 1 << p
    return mask


@rule
def offer_development(s: Record, seat: int, offers: Buffer) -> None:
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0:
            offer(offers, Verb.DEVELOP + kind)
            offer(offers, Verb.DEVELOP + kind + KINDS)


@rule
def develop(s: Record, seat: int, kind: int, side: int, events: Buffer) -> None:
    """A choice made stands; what it is stays secret until all have chosen, the card for good."""
    s.chosen[seat] = kind
    s.chosen_side[seat] = side
    s.has_chosen[seat] = 1
    s.revealed += 1
    tell(events, Event.DEVELOP, seat)
    if developers(s) == 0:
        for p in range(s.players):
            if s.has_chosen[p]:
                lay_down(s, p, events)
        produce(s, events)


@rule
def lay_down(s: Record, p: int, events: Buffer) -> None:
    kind, side, place = s.chosen[p], s.chosen_side[p], s.developed_left[p]
    s.hand[p, kind] -= 1
    s.hand_size[p] -= 1
    s.developed[p, place] = kind
    s.developed_side[p, place] = side
    s.developed_round[p, place] = s.round_number
    s.developed_left[p] += 1
    s.chosen[p] = NOTHING
    s.chosen_side[p] = NOTHING
    s.has_chosen[p] = 0
    whisper(events, p, Event.DEVELOPED, p, side, kind)


@rule
def developed_on(s: Record, p: int, side: int) -> int:
    count = 0
    for i in range(s.developed_left[p]):
        if s.developed_side[p, i] == side:
            count += 1
    return count


@rule
def produce(s: Record, events: Buffer) -> None:
    """A nugget for each card on the left, a material for each complete pair on the right."""
    for p in range(s.players):
        gain_nuggets(s, p, developed_on(s, p, LEFT) // LEFT_CARDS * LEFT_NUGGETS, events)
        gain_material(s, p, developed_on(s, p, RIGHT) // RIGHT_CARDS * RIGHT_MATERIAL, events)
    s.phase = Phase.RESOLVE
    s.after = After.TURN
    s.player = s.first
    s.main_left = NOTHING  # the turn has not begun


@rule
def is_last_round(s: Record) -> bool:
    """Someone has 10 bars or more, or the limit of rounds is reached (R27)."""
    for p in range(s.entries):
        if s.bars[p] >= LAST_ROUND_BARS:
            return True
    return s.round_number >= ROUND_LIMIT[s.round_limit]


@rule
def end_round(s: Record, events: Buffer) -> None:
    if is_last_round(s):
        s.phase = Phase.OVER
        tell(events, Event.OVER)
        return
    for p in range(s.players):
        gather(s, p)
    for token in range(TOKENS):
        s.token_up[token] = 0
    s.phase = Phase.RESOLVE
    s.after = After.ROUND
    if s.players > 1:
        s.first = (s.first + 1) % s.players
        s.player = s.first
        tell(events, Event.FIRST_PLAYER, s.first)
        push(s, FIRST_PLAYER_LIST, Source.REWARD, 0)


@rule
def gather(s: Record, p: int) -> None:
    """Buildings stand up; played cards, the hand and the pile make a new pile, exhausted soldiers join theirs."""
    for kind in range(KINDS):
        if kind >= FIRST_BUILDING and s.built[p, kind] > 0:
            s.built[p, kind] = 1
        returned = s.play_area[p, kind] + s.hand[p, kind]
        s.play_area[p, kind] = 0
        s.hand[p, kind] = 0
        s.pile[p, kind] += returned
        s.fresh[p, kind] = 0
    s.pile_size[p] = 0
    for kind in range(FIRST_BUILDING):
        s.pile_size[p] += s.owned[p, kind]
    s.pile_size[p] -= s.developed_left[p]
    s.hand_size[p] = 0
    for soldier in range(REDS):
        s.red_pile[p, soldier] += s.exhausted[p, soldier]
        s.exhausted[p, soldier] = 0
