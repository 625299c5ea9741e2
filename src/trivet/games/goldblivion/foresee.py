"""Whether an action will show hidden things before the next choice: then it cannot be taken back."""

from trivet.engine.rule import Record, rule

from .actions import BASE, Verb
from .components import FIRST_BUILDING, NOTHING, Source
from .decks import can_afford, red_pile_size, times_per
from .effects import BLUE_LIST, EFFECT, FIRST, OPTION, PAST, RED_LIST, VILLAGE_LIST, Has, Op
from .magic import can_take_magic
from .resolve import asks, pays_by_itself
from .turn import passing_shows

ENDS, ASKS, SHOWS = 0, 1, 2
"""How a list of effects goes on: to its end, to a choice, to something hidden."""


@rule
def reveals(s: Record, seat: int, action: int) -> bool:
    verb = BASE[action]
    x = action - verb
    if verb in (Verb.DRAFT, Verb.BAR):
        return False
    if verb == Verb.PASS:
        return passing_shows(s)
    if verb == Verb.ACTIVATE:
        return card_will_show(s, x, Source.BUILDING)
    if verb == Verb.VISIT:
        return will_show(s, VILLAGE_LIST[x, s.village[x]], Source.VILLAGE, s.depth)
    if verb == Verb.CHOOSE:
        return will_show(s, OPTION[EFFECT[s.asked, Has.A] + x], s.stack_source[s.depth - 1], s.depth)
    if verb == Verb.PAY:
        return will_show(s, EFFECT[s.asked, Has.C], s.stack_source[s.depth - 1], s.depth)
    if verb == Verb.REACTIVATE and x < FIRST_BUILDING:
        return card_will_show(s, x, Source.CHARACTER)
    if verb in (Verb.REACTIVATE, Verb.DECLINE):
        return will_show(s, NOTHING, 0, s.depth)
    if verb in (Verb.RESOLVE, Verb.COPY):
        return will_show(s, RED_LIST[x], Source.SOLDIER, s.depth)
    if verb == Verb.LOSE:
        return will_show(s, NOTHING, 0, s.depth - 1)
    return True


@rule
def card_will_show(s: Record, kind: int, source: int) -> bool:
    """As part of the chain it will then be in."""
    s.chain[kind] += 1
    shows = will_show(s, BLUE_LIST[kind], source, s.depth)
    s.chain[kind] -= 1
    return shows


@rule
def will_show(s: Record, effects: int, source: int, depth: int) -> bool:
    """The list, then what waits on the stack below it."""
    outcome = ENDS
    if effects != NOTHING:
        outcome = outlook(s, FIRST[effects], PAST[effects], source)
    while outcome == ENDS and depth > 0:
        depth -= 1
        if s.stack_source[depth] == Source.COMBAT:
            outcome = ASKS
        else:
            outcome = outlook(s, s.stack_effect[depth], s.stack_past[depth], s.stack_source[depth])
    return outcome == SHOWS


@rule
def outlook(s: Record, first: int, past: int, source: int) -> int:
    for effect in range(first, past):
        op = EFFECT[effect, Has.OP]
        outcome = ENDS
        if op == Op.PAY_TO_GAIN:
            if can_afford(s, s.player, EFFECT[effect, Has.A], EFFECT[effect, Has.B]):
                outcome = ASKS
                if pays_by_itself(source):
                    gain = EFFECT[effect, Has.C]
                    outcome = ENDS
                    for inner in range(FIRST[gain], PAST[gain]):
                        if outcome == ENDS:
                            outcome = glance(s, inner, source)
        else:
            outcome = glance(s, effect, source)
        if outcome != ENDS:
            return outcome
    return ENDS


@rule
def glance(s: Record, effect: int, source: int) -> int:
    op = EFFECT[effect, Has.OP]
    n = EFFECT[effect, Has.N] * times_per(s, s.player, EFFECT[effect, Has.PER])
    if n > 0:
        if op == Op.ROLL_DICE:
            return SHOWS
        if op == Op.MAGIC and can_take_magic(s, s.player):
            return SHOWS
        if op == Op.DRAW_BLUE and s.pile_size[s.player] > 0:
            return SHOWS
        if op == Op.DRAW_RED and red_pile_size(s, s.player) > 0:
            return SHOWS
    return ASKS if asks(s, effect, source) else ENDS
