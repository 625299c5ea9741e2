"""The solo challenge: the automated noble's turn."""

from trivet.engine.buffers import offer, tell
from trivet.engine.dice import roll
from trivet.engine.rule import Buffer, Record, rule

from .actions import Event, Verb
from .combat import enemy_at, is_reachable, turn_up
from .components import (
    BOUGHT,
    COW_DRAGON,
    DOUBLING,
    DOUBLING_FROM,
    KINDS,
    NOBLE,
    NOTHING,
    PLACES,
    SYMBOLS,
    TYPES,
    After,
    Phase,
    Source,
)
from .decks import can_afford, gain_bars, gain_material, gain_nuggets
from .effects import (
    EFFECT,
    FACE_KIND,
    FACE_SLOT,
    FACES,
    FIRST,
    PAST,
    SOLO_CONVERSION,
    SOLO_LIST,
    TILE_LIST,
    Has,
    Op,
)
from .market import refill_row, take_from_row
from .stack import answered, ask, push


@rule
def begin_noble_turn(s: Record, events: Buffer) -> None:
    """A die selects a slot of the row (R51)."""
    s.after = After.NOBLE
    face = roll(s, FACES)
    s.revealed += 1
    tell(events, Event.NOBLE_DIE, FACE_KIND[face])
    s.noble_slot = FACE_SLOT[face]
    kind = s.row[s.noble_slot]
    first, different = NOTHING, 0
    for word in range(TYPES):
        if SYMBOLS[kind, word] > 0:
            different += 1
            if first == NOTHING:
                first = word
    if different > 1:
        ask(s, Phase.NOBLE_TYPE, 0, 1)
    else:
        take_card(s, first, events)


@rule
def offer_types(s: Record, offers: Buffer) -> None:
    """A card with two types: the human chooses its place (R52)."""
    for word in range(TYPES):
        if SYMBOLS[s.row[s.noble_slot], word] > 0:
            offer(offers, Verb.NOBLE_TYPE + word)


@rule
def take_card(s: Record, word: int, events: Buffer) -> None:
    """Under the solo board; its own power is ignored. Then the icons of that place, twice from the sixth card (R53)."""
    answered(s)
    s.revealed += 1
    kind = take_from_row(s, s.noble_slot)
    s.noble_cards[word, kind] += 1
    s.noble_place = word
    tell(events, Event.NOBLE_TAKE, kind, word, s.noble_slot)
    refill_row(s, s.noble_slot, events)
    s.noble_slot = NOTHING
    if s.phase != Phase.OVER:
        push(s, SOLO_LIST[s.opponent, word], Source.NOBLE, 0)
        if DOUBLING[s.opponent] and cards_under(s, word) >= DOUBLING_FROM:
            push(s, SOLO_LIST[s.opponent, word], Source.NOBLE, 0)


@rule
def cards_under(s: Record, word: int) -> int:
    count = 0
    for kind in range(KINDS):
        count += s.noble_cards[word, kind]
    return count


@rule
def noble_times(s: Record, per: int) -> int:
    """Symbols of the type on the cards under the place of that type (R55)."""
    if per == 0 or per > TYPES:
        return 1 if per == 0 else 0
    count = 0
    for kind in range(KINDS):
        count += s.noble_cards[per - 1, kind] * SYMBOLS[kind, per - 1]
    return count


@rule
def any_reachable(s: Record) -> bool:
    for place in range(PLACES):
        if is_reachable(s, place):
            return True
    return False


@rule
def can_reveal(s: Record) -> bool:
    for place in range(PLACES):
        if s.down[place] > 0 and s.up[place] == NOTHING:
            return True
    return False


@rule
def offer_reveals(s: Record, offers: Buffer) -> None:
    """Any face-down tile (R56); by version 1 of the rules a reachable one, if there is one."""
    any_tile = s.rules >= 2 or not any_reachable(s)
    for place in range(PLACES):
        if s.down[place] > 0 and s.up[place] == NOTHING and (any_tile or is_reachable(s, place)):
            offer(offers, Verb.NOBLE_REVEAL + place)


@rule
def reveal_territory(s: Record, place: int, events: Buffer) -> None:
    answered(s)
    turn_up(s, place, events)


@rule
def can_destroy_territory(s: Record) -> bool:
    for place in range(PLACES):
        if enemy_at(s, place) != NOTHING:
            return True
    return False


@rule
def offer_destructions(s: Record, offers: Buffer) -> None:
    for place in range(PLACES):
        if enemy_at(s, place) != NOTHING:
            offer(offers, Verb.NOBLE_DESTROY + place)


@rule
def destroy_territory(s: Record, place: int, events: Buffer) -> None:
    """The noble keeps the tile and gets its reward; free Combat cards are ignored."""
    answered(s)
    s.revealed += 1
    enemy = enemy_at(s, place)
    tell(events, Event.NOBLE_DESTROYS, place, enemy)
    if enemy != COW_DRAGON:
        s.trophies[NOBLE, enemy] += 1
        s.up[place] = NOTHING
    push(s, TILE_LIST[enemy], Source.NOBLE, 0)


@rule
def convert(s: Record, events: Buffer) -> None:
    """The board's chart: each line in order, as often as possible (R57)."""
    chart = SOLO_CONVERSION[s.opponent]
    for line in range(FIRST[chart], PAST[chart]):
        nuggets, material = EFFECT[line, Has.A], EFFECT[line, Has.B]
        while nuggets + material > 0 and can_afford(s, NOBLE, nuggets, material):
            s.nuggets[NOBLE] -= nuggets
            s.material[NOBLE] -= material
            tell(events, Event.NOBLE_CONVERTS, nuggets, material)
            gain = EFFECT[line, Has.C]
            for effect in range(FIRST[gain], PAST[gain]):
                give(s, EFFECT[effect, Has.OP], EFFECT[effect, Has.N], events)


@rule
def give(s: Record, op: int, n: int, events: Buffer) -> None:
    if op == Op.NUGGETS:
        gain_nuggets(s, NOBLE, n, events)
    elif op == Op.MATERIAL:
        gain_material(s, NOBLE, n, events)
    elif op == Op.BARS:
        gain_bars(s, NOBLE, n, BOUGHT, events)
