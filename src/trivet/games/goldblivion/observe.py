"""What a seat sees, as numbers: the table, its own secrets, and of the others what everybody knows."""

from trivet.engine.buffers import put, put_row, put_row_where, seats_after
from trivet.engine.rule import Buffer, Record, rule

from .combat import draws
from .components import (
    FIRST_BUILDING,
    FIRST_NOBLE,
    KINDS,
    NOTHING,
    PILES,
    PLACES,
    REDS,
    ROUND_LIMIT,
    SLOTS,
    TERMS,
    TILES,
    TOKENS,
    TYPES,
    Phase,
    Source,
)
from .decks import symbols_in_play
from .evaluation import standing, terms
from .features import ALIKE, ANY, EACH, EACH_DERIVED, MANY, PARTS, SIZE, At
from .magic import face_down
from .round import LEFT, RIGHT, developed_on


@rule
def observe(s: Record, seat: int, out: Buffer) -> None:
    observe_course(s, seat, out)
    observe_market(s, out)
    observe_board(s, out)
    if s.depth > 0:
        observe_resolving(s, out)
    if s.players == 1:
        observe_noble(s, out)
    observe_own(s, seat, out)
    for p in range(s.entries):
        observe_player(s, p, out[seats_after(seat, p, s.entries) * EACH :])
    if len(out) > SIZE:
        derive(s, seat, out)


@rule
def observe_course(s: Record, seat: int, out: Buffer) -> None:
    out[At.rules] = s.rules
    out[At.edition] = s.edition
    out[At.noble_draft] = s.noble_draft
    out[At.destroy_noble_nugget] = s.destroy_noble_nugget
    out[At.round_limit] = ROUND_LIMIT[s.round_limit]
    out[At.seat + seat] = 1
    out[At.phase + s.phase] = 1
    out[At.round] = s.round_number
    out[At.main_left] = max(0, s.main_left)
    out[At.after + s.after] = 1


@rule
def observe_market(s: Record, out: Buffer) -> None:
    for slot in range(SLOTS):
        if s.row[slot] != NOTHING:
            out[At.row + slot * KINDS + s.row[slot]] = 1
    put(out, At.market, s.market, KINDS)
    put(out, At.box, s.box, KINDS)
    out[At.market_left] = s.market_left
    for i in range(s.bottom_left):
        kind = s.bottom[s.bottom_left - 1 - i] - FIRST_BUILDING
        out[At.bottom + i * (KINDS - FIRST_BUILDING) + kind] = 1
    for pile in range(PILES):
        if s.red_left[pile] > 0:
            out[At.red_top + pile * REDS + s.red_top[pile]] = 1
        out[At.red_left + pile] = s.red_left[pile]
    put(out, At.red_unseen, s.red_unseen, REDS)
    put(out, At.red_box, s.red_box, REDS)


@rule
def observe_board(s: Record, out: Buffer) -> None:
    put(out, At.down, s.down, PLACES)
    for place in range(PLACES):
        if s.up[place] != NOTHING:
            out[At.up + place * TILES + s.up[place]] = 1
    put(out, At.tiles_unseen, s.tile_unseen, TILES)
    put(out, At.village, s.village, 2)
    for i in range(len(s.noble_row)):
        if s.noble_row[i] != NOTHING:
            out[At.nobles + s.noble_row[i] - FIRST_NOBLE] = 1
    put(out, At.tokens_up, s.token_up, TOKENS)
    out[At.tokens_down] = face_down(s)


@rule
def observe_resolving(s: Record, out: Buffer) -> None:
    """The choice that is asked for, the card that asks, the effects that wait behind it, the combat."""
    if s.times > 0 and s.phase != Phase.LOSS and s.phase != Phase.NOBLE_TYPE:
        out[At.asked + ALIKE[s.asked]] = 1
    out[At.times] = s.times
    source, card = s.stack_source[s.depth - 1], s.stack_card[s.depth - 1]
    out[At.source + source] = 1
    if source == Source.CHARACTER or source == Source.BUILDING:
        out[At.by_card + card] = 1
    elif source == Source.TOKEN:
        out[At.by_token + card] = 1
    elif source == Source.VILLAGE:
        out[At.by_village + card] = 1
    elif source == Source.SOLDIER:
        out[At.by_soldier + card] = 1
    for at in range(s.depth):
        if s.stack_source[at] != Source.COMBAT:
            for effect in range(s.stack_effect[at], s.stack_past[at]):
                alike = At.waiting + ALIKE[effect]
                out[alike] = min(out[alike] + 1, MANY)
    put(out, At.chain, s.chain, KINDS)
    if s.attacked != NOTHING:
        out[At.attacked + s.attacked] = 1
        out[At.strength] = min(s.strength, MANY)
        put(out, At.army, s.army, REDS)
        put(out, At.resolved, s.resolved, REDS)


@rule
def observe_noble(s: Record, out: Buffer) -> None:
    out[At.opponent + s.opponent] = 1
    for word in range(TYPES):
        put_row(out, At.noble_cards + word * KINDS, s.noble_cards, word, KINDS)
    if s.noble_slot != NOTHING:
        out[At.noble_slot + s.noble_slot] = 1
    if s.noble_place != NOTHING:
        out[At.noble_place + s.noble_place] = 1


@rule
def observe_own(s: Record, seat: int, out: Buffer) -> None:
    put_row(out, At.hand, s.hand, seat, FIRST_BUILDING)
    put_row(out, At.pile, s.pile, seat, FIRST_BUILDING)
    for i in range(s.developed_left[seat]):
        out[At.development + s.developed_side[seat, i] * FIRST_BUILDING + s.developed[seat, i]] += 1
    if s.has_chosen[seat]:
        out[At.chosen + s.chosen[seat]] = 1
        out[At.chosen_side + s.chosen_side[seat]] = 1
    for i in range(s.held_left[seat]):
        out[At.tokens + s.held[seat, i]] = 1


@rule
def observe_player(s: Record, p: int, out: Buffer) -> None:
    out[At.plays] = 1
    out[At.turn] = 1 if s.player == p else 0
    out[At.first] = 1 if s.first == p else 0
    out[At.passed] = s.passed[p]
    out[At.digit] = s.digit[p]
    out[At.nuggets] = min(s.nuggets[p], MANY)
    out[At.material] = min(s.material[p], MANY)
    out[At.bars] = min(s.bars[p], MANY)
    put_row(out, At.trophies, s.trophies, p, TILES)
    out[At.hand_size] = s.hand_size[p]
    out[At.pile_size] = s.pile_size[p]
    out[At.late] = s.late[p]
    put_row(out, At.fresh, s.fresh, p, FIRST_BUILDING)
    put_row(out, At.play_area, s.play_area, p, FIRST_BUILDING)
    put_row(out, At.owned, s.owned, p, FIRST_BUILDING)
    put_row_where(out, At.ready, s.built, p, FIRST_BUILDING, KINDS - FIRST_BUILDING, 1)
    put_row_where(out, At.tilted, s.built, p, FIRST_BUILDING, KINDS - FIRST_BUILDING, 2)
    right = developed_on(s, p, RIGHT)
    out[At.developed + LEFT] = s.developed_left[p] - right
    out[At.developed + RIGHT] = right
    out[At.has_chosen] = s.has_chosen[p]
    put_row(out, At.red_pile, s.red_pile, p, REDS)
    put_row(out, At.exhausted, s.exhausted, p, REDS)
    out[At.held] = s.held_left[p]
    for i in range(s.held_left[p]):
        for token in range(TOKENS):
            out[At.could_be + i * TOKENS + token] = s.could_be[p, i] >> token & 1


@rule
def derive(s: Record, seat: int, out: Buffer) -> None:
    for place in range(PLACES):
        out[At.draws + place] = draws(s, place)
    terms(s, seat, s.terms)
    for term in range(len(TERMS)):
        out[At.terms + term] = in_parts(s.terms[term])
    for p in range(s.entries):
        at = seats_after(seat, p, s.entries) * EACH_DERIVED
        for word in range(TYPES):
            out[at + At.symbols + word] = symbols_in_play(s, p, word)
        out[at + At.standing] = in_parts(standing(s, p, s.terms))


@rule
def in_parts(bars: float) -> int:
    return int(max(-ANY, min(PARTS * bars, ANY)))
