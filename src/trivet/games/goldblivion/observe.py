"""What a seat sees, as numbers: the table, its own secrets, and of the others what everybody knows."""

import json

import numpy as np

from trivet.engine.buffers import put, put_row, put_row_where, seats_after
from trivet.engine.features import Feature, Features
from trivet.engine.rule import Buffer, Record, rule

from .combat import draws
from .components import (
    BAR_PRICE,
    BLUE_COPIES,
    BLUE_WORDS,
    BOARD_WORDS,
    BUILDINGS,
    DIGIT,
    ENEMY_STRENGTH,
    FIRST_BUILDING,
    FIRST_CHARACTER,
    FIRST_NOBLE,
    HAND,
    KINDS,
    LAST_ROUND_BARS,
    MAGIC_MAX,
    MAIN_ACTIONS,
    MAIN_ACTIONS_SOLO,
    MATERIAL_MAX,
    MOST_DEVELOPED,
    NOTHING,
    PHASE_WORDS,
    PILES,
    PLACES,
    PLAYERS,
    RED_COPIES,
    RED_WORDS,
    REDS,
    ROUND_LIMIT,
    SIDE_WORDS,
    SLOTS,
    TERMS,
    TILE_COPIES,
    TILE_WORDS,
    TILES,
    TOKEN_WORDS,
    TOKENS,
    TYPES,
    After,
    Phase,
    Source,
)
from .decks import symbols_in_play
from .effects import PLAIN, TYPE_WORDS
from .evaluation import standing, terms
from .magic import face_down
from .round import LEFT, RIGHT, developed_on

CHARACTER_WORDS, BUILDING_WORDS = BLUE_WORDS[:FIRST_BUILDING], BLUE_WORDS[FIRST_BUILDING:]
NOBLE_WORDS = BLUE_WORDS[FIRST_NOBLE:FIRST_CHARACTER]
SOURCE_WORDS, AFTER_WORDS = (tuple(word.lower() for word in words._fields) for words in (Source, After))
EFFECT_WORDS = tuple(sorted({json.dumps(effect, sort_keys=True) for effect in PLAIN}))
"""Effects that say the same count as one, whichever card they stand on."""
ALIKE = np.array([EFFECT_WORDS.index(json.dumps(effect, sort_keys=True)) for effect in PLAIN], np.int64)

COPIES, RED, TILE = int(BLUE_COPIES.max()), int(RED_COPIES.max()) * PLAYERS, int(TILE_COPIES.max())
CARDS = int(BLUE_COPIES.sum())
ANY = 32767
"""Without a limit: what the record holds."""
MANY = 127
"""More count as so many: then every number but a derived one takes a byte."""
PARTS = 100.0
"""Terms of the evaluation are written in so many parts of a bar."""

OBSERVES = Features(
    PLAYERS,
    # the options
    rules=Feature(high=3, says="The version of the rules."),
    edition=Feature(says="Extended."),
    opponent=Feature(BOARD_WORDS),
    noble_draft=Feature(says="Chosen from all."),
    destroy_noble_nugget=Feature(),
    round_limit=Feature(high=int(ROUND_LIMIT.max())),
    # the course of the game
    seat=Feature(PLAYERS, says="The observing seat's own number, which actions name opponents by."),
    phase=Feature(PHASE_WORDS),
    round=Feature(high=MOST_DEVELOPED, scale=10),
    main_left=Feature(high=max(MAIN_ACTIONS, MAIN_ACTIONS_SOLO)),
    # the market
    row=Feature(SLOTS, BLUE_WORDS),
    market=Feature(BLUE_WORDS, high=COPIES, says="In the pile above its bottom, in no order."),
    market_left=Feature(high=CARDS),
    bottom=Feature(BUILDINGS, BUILDING_WORDS, says="Under the pile, the next to come first."),
    red_top=Feature(PILES, RED_WORDS),
    red_left=Feature(PILES, high=int(RED_COPIES.sum()), scale=20),
    red_unseen=Feature(RED_WORDS, high=RED, scale=4, says="Under the tops."),
    box=Feature(BLUE_WORDS, high=COPIES, says="Out of the game."),
    red_box=Feature(RED_WORDS, high=RED, scale=4),
    # the board
    down=Feature(PLACES, high=2, says="Face-down tiles."),
    up=Feature(PLACES, TILE_WORDS, says="The enemy that is visible."),
    tiles_unseen=Feature(TILE_WORDS, high=TILE),
    village=Feature(SIDE_WORDS, says="The second of its sides is up."),
    nobles=Feature(NOBLE_WORDS, says="To be drafted."),
    tokens_up=Feature(TOKEN_WORDS, says="Used this round."),
    tokens_down=Feature(high=TOKENS),
    # what is being resolved
    asked=Feature(EFFECT_WORDS, says="The effect that asks for a choice."),
    times=Feature(high=99, scale=4, says="How often it still asks."),
    source=Feature(SOURCE_WORDS, says="What it belongs to."),
    by_card=Feature(BLUE_WORDS),
    by_token=Feature(TOKEN_WORDS),
    by_village=Feature(SIDE_WORDS, says="The second of its sides is up."),
    by_soldier=Feature(RED_WORDS),
    waiting=Feature(EFFECT_WORDS, high=MANY, scale=2, says="Effects that come after it."),
    chain=Feature(BLUE_WORDS, high=COPIES, says="Cards that cannot be reactivated now."),
    after=Feature(AFTER_WORDS, says="What goes on when nothing is left to resolve."),
    # the combat under way
    attacked=Feature(PLACES),
    strength=Feature(high=MANY, scale=int(ENEMY_STRENGTH.max())),
    army=Feature(RED_WORDS, high=RED, scale=4),
    resolved=Feature(RED_WORDS, high=RED, scale=4, says="Soldiers of the army that were."),
    # the automated noble's cards and turn
    noble_cards=Feature(TYPE_WORDS, BLUE_WORDS, high=COPIES, says="Under each place of its board."),
    noble_slot=Feature(SLOTS, says="What the die selected."),
    noble_place=Feature(TYPE_WORDS, says="Whose icons are resolved."),
    # what the observing seat alone knows
    hand=Feature(CHARACTER_WORDS, high=COPIES),
    pile=Feature(CHARACTER_WORDS, high=COPIES),
    development=Feature(SIDE_WORDS, CHARACTER_WORDS, high=COPIES),
    chosen=Feature(CHARACTER_WORDS),
    chosen_side=Feature(SIDE_WORDS),
    tokens=Feature(TOKEN_WORDS),
    # what all know of the players, and of the automated noble
    plays=Feature(each_seat=True),
    turn=Feature(each_seat=True),
    first=Feature(each_seat=True),
    passed=Feature(each_seat=True),
    digit=Feature(low=NOTHING, high=int(DIGIT.max()), each_seat=True, says="Drawn for the noble draft."),
    nuggets=Feature(high=MANY, scale=BAR_PRICE, each_seat=True),
    material=Feature(high=MANY, scale=max(MATERIAL_MAX, 1), each_seat=True),
    bars=Feature(high=MANY, scale=LAST_ROUND_BARS, each_seat=True),
    trophies=Feature(TILE_WORDS, high=TILE, each_seat=True),
    hand_size=Feature(high=CARDS, scale=HAND, each_seat=True),
    pile_size=Feature(high=CARDS, scale=HAND, each_seat=True),
    fresh=Feature(CHARACTER_WORDS, high=COPIES, each_seat=True, says="Came to the pile since the last draw."),
    late=Feature(high=CARDS, scale=HAND, each_seat=True, says="At most so many in hand are new this round."),
    play_area=Feature(CHARACTER_WORDS, high=COPIES, each_seat=True),
    owned=Feature(CHARACTER_WORDS, high=COPIES, each_seat=True, says="Wherever they are."),
    ready=Feature(BUILDING_WORDS, each_seat=True),
    tilted=Feature(BUILDING_WORDS, each_seat=True),
    developed=Feature(SIDE_WORDS, high=MOST_DEVELOPED, scale=4, each_seat=True, says="Cards on each side."),
    has_chosen=Feature(each_seat=True, says="What to develop."),
    red_pile=Feature(RED_WORDS, high=RED, scale=4, each_seat=True),
    exhausted=Feature(RED_WORDS, high=RED, scale=4, each_seat=True),
    held=Feature(high=MAGIC_MAX, each_seat=True, says="Magic tokens."),
    could_be=Feature(MAGIC_MAX, TOKEN_WORDS, each_seat=True, says="What a held one can be, by what all have seen."),
    # what follows from all that
    draws=Feature(PLACES, high=6, derived=True, says="Soldiers that an attack there brings."),
    terms=Feature(TERMS, low=-ANY, high=ANY, scale=PARTS, derived=True, says="Of the observing seat's evaluation."),
    symbols=Feature(TYPE_WORDS, high=ANY, scale=4, each_seat=True, derived=True, says="In play."),
    standing=Feature(
        low=-ANY, high=ANY, scale=PARTS, each_seat=True, derived=True, says="In bars, as far as everybody can tell."
    ),
)
At = OBSERVES.names
SIZE, EACH, EACH_DERIVED = OBSERVES.size, OBSERVES.each, OBSERVES.each_derived


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
