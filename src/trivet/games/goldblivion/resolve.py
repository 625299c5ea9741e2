"""Carrying out effects, one after the other, until a choice is asked or nothing is left."""

from trivet.engine.buffers import offer, tell
from trivet.engine.dice import roll
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .combat import add_strength, destroy_soldier, reveal_soldiers
from .components import DEEP, FIRST_BUILDING, KINDS, NOBLE, SLOTS, SYMBOLS, Phase, Source
from .decks import can_afford, draw_blue, gain_bars, gain_material, gain_nuggets, pay, times_per
from .effects import (
    BLUE_LIST,
    CHARACTER,
    EFFECT,
    FACE_KIND,
    FACE_LIST,
    FACES,
    FIRST,
    OPTION,
    PAST,
    SOLO_MAGIC,
    Has,
    Op,
    Type,
)
from .magic import take_magic
from .market import can_destroy, can_gain_blue, can_gain_red, destroy_blue
from .solo import can_destroy_territory, can_reveal, noble_times
from .stack import answered, ask, pop, push, settle


@rule
def run(s: Record, events: Buffer) -> None:
    """Until a choice is asked, the game is over, or the stack is empty."""
    while s.phase == Phase.RESOLVE and s.depth > 0:
        top = s.depth - 1
        if s.stack_source[top] == Source.COMBAT:
            s.phase = Phase.ARMY
        elif s.stack_effect[top] == s.stack_past[top]:
            pop(s)
        else:
            effect = s.stack_effect[top]
            s.stack_effect[top] += 1
            if s.stack_source[top] == Source.NOBLE:
                carry_out_for_noble(s, effect, events)
            else:
                carry_out(s, effect, s.stack_source[top], s.stack_card[top], events)


@rule
def carry_out(s: Record, effect: int, source: int, card: int, events: Buffer) -> None:
    op = EFFECT[effect, Has.OP]
    p = s.player
    n = EFFECT[effect, Has.N] * times_per(s, p, EFFECT[effect, Has.PER])
    if op == Op.NUGGETS:
        gain_nuggets(s, p, n, events)
    elif op == Op.MATERIAL:
        gain_material(s, p, n, events)
    elif op == Op.BARS:
        gain_bars(s, p, n, source, events)
    elif op == Op.ROLL_DICE:
        roll_dice(s, p, n, source, events)
    elif op == Op.MAGIC:
        for _ in range(n):
            take_magic(s, p, events)
    elif op == Op.DRAW_BLUE:
        draw_blue(s, p, n, events)
    elif op == Op.DRAW_RED:
        reveal_soldiers(s, n, events)
    elif op == Op.STRENGTH:
        add_strength(s, n, events)
    elif op == Op.DESTROY_SELF:
        destroy_soldier(s, card, events)
    elif op == Op.PAY_TO_GAIN:
        pay_to_gain(s, effect, source, card, events)
    elif asks(s, effect, source):
        ask(s, phase_of(op), effect, max(1, EFFECT[effect, Has.N]))


@rule
def phase_of(op: int) -> int:
    if op == Op.FREE_BLUE:
        return Phase.FREE_BLUE
    if op == Op.FREE_RED:
        return Phase.FREE_RED
    if op == Op.DESTROY_MARKET:
        return Phase.DESTROY
    if op == Op.REACTIVATE:
        return Phase.REACTIVATE
    if op == Op.COMBAT:
        return Phase.ATTACK
    if op == Op.COPY_RED:
        return Phase.COPY
    return Phase.OPTION


@rule
def asks(s: Record, effect: int, source: int) -> bool:
    """Whether an effect that needs a target has one; otherwise it is lost (R29)."""
    op = EFFECT[effect, Has.OP]
    if op == Op.FREE_BLUE:
        return EFFECT[effect, Has.N] > 0 and can_gain_blue(s)
    if op == Op.FREE_RED:
        return EFFECT[effect, Has.N] > 0 and can_gain_red(s)
    if op == Op.DESTROY_MARKET:
        return EFFECT[effect, Has.N] > 0 and can_destroy(s, effect)
    if op == Op.REACTIVATE:
        return can_reactivate_any(s, effect)
    return op == Op.COMBAT or op == Op.COPY_RED or op == Op.CHOOSE_ONE


@rule
def ask_again(s: Record) -> None:
    """The same effect asks once more, if it still has a target; otherwise the next effect follows."""
    if s.phase == Phase.OVER:
        return
    if s.times > 1 and asks(s, s.asked, 0):
        s.times -= 1
    else:
        answered(s)


@rule
def roll_dice(s: Record, p: int, n: int, source: int, events: Buffer) -> None:
    """Roll them, then resolve their faces in order."""
    thrown = min(n, DEEP - s.depth)
    for i in range(thrown):
        s.dice[i] = roll(s, FACES)
        s.revealed += 1
        tell(events, Event.ROLL, p, FACE_KIND[s.dice[i]])
    for i in range(thrown - 1, -1, -1):
        push(s, FACE_LIST[s.dice[i]], source, 0)


# Choices and payments


@rule
def pays_by_itself(source: int) -> bool:
    """On a building, a magic token or a village the payment is part of using it (R31)."""
    return source == Source.BUILDING or source == Source.TOKEN or source == Source.VILLAGE


@rule
def pay_to_gain(s: Record, effect: int, source: int, card: int, events: Buffer) -> None:
    if can_afford(s, s.player, EFFECT[effect, Has.A], EFFECT[effect, Has.B]):
        if pays_by_itself(source):
            pay(s, s.player, EFFECT[effect, Has.A], EFFECT[effect, Has.B], events)
            push(s, EFFECT[effect, Has.C], source, card)
        else:
            ask(s, Phase.PAY, effect, 1)


@rule
def can_begin(s: Record, effects: int, source: int) -> bool:
    """A list can be used: its payment can be made, of its options one can be picked."""
    for effect in range(FIRST[effects], PAST[effects]):
        op = EFFECT[effect, Has.OP]
        if op == Op.PAY_TO_GAIN and not can_afford(s, s.player, EFFECT[effect, Has.A], EFFECT[effect, Has.B]):
            return False
        if op == Op.CHOOSE_ONE:
            some = False
            for option in range(EFFECT[effect, Has.B]):
                some = some or can_pick(s, effect, option, source)
            if not some:
                return False
    return True


@rule
def can_pick(s: Record, effect: int, option: int, source: int) -> bool:
    """Any option for a character or a soldier; elsewhere not one made of a payment that cannot be made."""
    if not pays_by_itself(source):
        return True
    effects = OPTION[EFFECT[effect, Has.A] + option]
    for inner in range(FIRST[effects], PAST[effects]):
        if EFFECT[inner, Has.OP] == Op.PAY_TO_GAIN and not can_afford(
            s, s.player, EFFECT[inner, Has.A], EFFECT[inner, Has.B]
        ):
            return False
    return True


@rule
def offer_options(s: Record, offers: Buffer) -> None:
    source = s.stack_source[s.depth - 1]
    for option in range(EFFECT[s.asked, Has.B]):
        if can_pick(s, s.asked, option, source):
            offer(offers, Verb.CHOOSE + option)


@rule
def choose_option(s: Record, option: int) -> None:
    top = s.depth - 1
    effects = OPTION[EFFECT[s.asked, Has.A] + option]
    settle(s)
    push(s, effects, s.stack_source[top], s.stack_card[top])


@rule
def offer_payment(s: Record, offers: Buffer) -> None:
    offer(offers, Verb.PAY)
    offer(offers, Verb.DECLINE)


@rule
def make_payment(s: Record, events: Buffer) -> None:
    top = s.depth - 1
    effect = s.asked
    pay(s, s.player, EFFECT[effect, Has.A], EFFECT[effect, Has.B], events)
    settle(s)
    push(s, EFFECT[effect, Has.C], s.stack_source[top], s.stack_card[top])


# Reactivation


@rule
def can_reactivate(s: Record, effect: int, kind: int) -> bool:
    """A character in play of that type, or a tilted building; never a card of the present chain (R33, R34)."""
    wanted = EFFECT[effect, Has.A]
    if wanted == Type.BUILDING:
        return kind >= FIRST_BUILDING and s.built[s.player, kind] == 2 and s.chain[kind] == 0
    if kind >= FIRST_BUILDING or s.play_area[s.player, kind] <= s.chain[kind]:
        return False
    return wanted == CHARACTER or SYMBOLS[kind, wanted] > 0


@rule
def can_reactivate_any(s: Record, effect: int) -> bool:
    for kind in range(KINDS):
        if can_reactivate(s, effect, kind):
            return True
    return False


@rule
def offer_reactivations(s: Record, offers: Buffer) -> None:
    for kind in range(KINDS):
        if can_reactivate(s, s.asked, kind):
            offer(offers, Verb.REACTIVATE + kind)


@rule
def reactivate(s: Record, kind: int, events: Buffer) -> None:
    """A character's power is resolved again; a building is readied."""
    answered(s)
    if kind >= FIRST_BUILDING:
        s.built[s.player, kind] = 1
        tell(events, Event.READY, s.player, kind)
    else:
        tell(events, Event.REACTIVATE, s.player, kind)
        s.chain[kind] += 1
        push(s, BLUE_LIST[kind], Source.CHARACTER, kind)


# The automated noble


@rule
def carry_out_for_noble(s: Record, effect: int, events: Buffer) -> None:
    op = EFFECT[effect, Has.OP]
    n = EFFECT[effect, Has.N] * noble_times(s, EFFECT[effect, Has.PER])
    if op == Op.NUGGETS:
        gain_nuggets(s, NOBLE, n, events)
    elif op == Op.MATERIAL:
        gain_material(s, NOBLE, n, events)
    elif op == Op.BARS:
        gain_bars(s, NOBLE, n, Source.NOBLE, events)
    elif op == Op.ROLL_DICE:
        roll_dice(s, NOBLE, n, Source.NOBLE, events)
    elif op == Op.MAGIC:
        for _ in range(n):
            push(s, SOLO_MAGIC[s.opponent], Source.NOBLE, 0)
    elif op == Op.LOSE_NUGGETS:
        lost = min(n, s.nuggets[0])
        s.nuggets[0] -= lost
        tell(events, Event.NOBLE_LOSES, 0, lost)
    elif op == Op.DESTROY_RIGHTMOST:
        destroy_blue(s, NOBLE, SLOTS - 1, events)
    elif op == Op.REVEAL_TERRITORY and can_reveal(s):
        ask(s, Phase.NOBLE_REVEAL, effect, 1)
    elif op == Op.DESTROY_TERRITORY and can_destroy_territory(s):
        ask(s, Phase.NOBLE_DESTROY, effect, 1)
