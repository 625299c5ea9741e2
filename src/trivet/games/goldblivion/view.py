"""What a seat sees of GOLDblivion, as numbers by a schema, and a count of its components."""

from trivet.engine.actions import Number, Word
from trivet.engine.rule import Buffer, Record, rule
from trivet.engine.views import COUNT, FLAG, Each, Entry, Many, Maybe, Parts, fill, later, put, put_all, put_row

from . import combat, magic, round
from .actions import SIDE
from .components import (
    BLUE_COPIES,
    BLUE_WORDS,
    BOARD_WORDS,
    ENEMY_STRENGTH,
    ENEMY_WORDS,
    FIRST_BUILDING,
    FIRST_CHARACTER,
    KINDS,
    NOBLE,
    NOTHING,
    PHASE_WORDS,
    PILES,
    PLACES,
    PLAYERS,
    RED_WORDS,
    SIDE_WORDS,
    SLOTS,
    SOURCE_WORDS,
    STARTERS,
    TILE_WORDS,
    TILES,
    TOKEN_WORDS,
    TYPES,
    Phase,
    Source,
)
from .effects import BOOK, PLAIN, TYPE_WORDS

SEAT = Number(PLAYERS)
CARD = Word(BLUE_WORDS)
CARDS = Many(CARD)
SOLDIERS = Many(Word(RED_WORDS))
TOKEN = Word(TOKEN_WORDS)
TILE = Word(TILE_WORDS)
ENEMY = Word(ENEMY_WORDS)
TYPE = Word(TYPE_WORDS, "CardType")
VILLAGE = Word(tuple(side.id for tile in BOOK.village_tile for side in tile.side))
ASKING = Word((*BLUE_WORDS, *TOKEN_WORDS, *SIDE_WORDS, *RED_WORDS))
"""A card, a token, the side of a village, or a soldier: what an effect stands on."""
FIRST_TOKEN = len(BLUE_WORDS)
FIRST_SIDE = FIRST_TOKEN + len(TOKEN_WORDS)
FIRST_SOLDIER = FIRST_SIDE + len(SIDE_WORDS)

VIEW = Parts(
    "GoldView",
    phase=Word(PHASE_WORDS, "Phase"),
    turn=SEAT,
    round=COUNT,
    first=SEAT,
    main_left=(COUNT, "Main actions left in this turn."),
    lost=(FLAG, "Solo: the row could not be refilled."),
    row=Many(Maybe(CARD), SLOTS),
    market=(COUNT, "Cards in the market pile."),
    unseen=(CARDS, "Those of them whose order is unknown."),
    bottom=(CARDS, "The others: its known bottom, next to come first."),
    red_piles=Many(Parts(top=Maybe(Word(RED_WORDS)), left=COUNT), PILES),
    red_unseen=SOLDIERS,
    box=CARDS,
    red_box=SOLDIERS,
    places=(
        Many(
            Parts(
                "Place",
                down=(COUNT, "Face-down tiles on it."),
                enemy=(Maybe(ENEMY), "The visible enemy: a tile's id, `cow_dragon`, or none."),
                strength=Maybe(COUNT),
                draws=(COUNT, "Combat cards an attack on it draws, without bonus."),
            ),
            PLACES,
        ),
        "Positions 1 to 12.",
    ),
    tiles_unseen=Each(TILE_WORDS, COUNT),
    villages=(Many(VILLAGE, 2), "The visible side of the left and the right village."),
    nobles=(CARDS, "Nobles to draft."),
    tokens=Parts(down=COUNT, up=Many(TOKEN)),
    combat=Maybe(
        Parts(
            "Combat",
            place=Number(PLACES, first=1),
            enemy=ENEMY,
            enemy_strength=COUNT,
            strength=COUNT,
            army=SOLDIERS,
            resolved=(SOLDIERS, "Those of the army whose power has been resolved."),
        )
    ),
    asked=(
        Maybe(
            Parts(
                source=Word(SOURCE_WORDS, "Source"),
                card=Maybe(ASKING),
                effect=Maybe(Entry(PLAIN)),
                times=COUNT,
            )
        ),
        "What asks for a choice, the card it stands on, and the effect itself, which a Joker may have copied.",
    ),
    players=Many(
        Parts(
            "GoldPlayer",
            nuggets=COUNT,
            material=COUNT,
            bars=COUNT,
            passed=FLAG,
            has_chosen=(FLAG, "Has chosen its development, which is secret until all have."),
            hand_size=COUNT,
            hand=(Maybe(CARDS), "One's own; null for others."),
            pile_size=COUNT,
            pile=(Maybe(CARDS), "One's own draw pile, in no order."),
            unseen=(Maybe(CARDS), "Another player's hand, pile and development together, in no order."),
            play_area=CARDS,
            buildings=Many(Parts(card=CARD, tilted=FLAG)),
            development=Each(SIDE_WORDS, Parts(count=COUNT, cards=Maybe(CARDS)), "Side"),
            chosen=Maybe(Parts(card=CARD, side=SIDE)),
            red_pile=SOLDIERS,
            exhausted=SOLDIERS,
            tokens_held=COUNT,
            tokens=Maybe(Many(TOKEN)),
            trophies=Many(TILE),
            digit=(Maybe(COUNT), "The digit drawn for the noble draft, until a noble is taken."),
        )
    ),
    noble=(
        Maybe(
            Parts(
                "Noble",
                board=Word(BOARD_WORDS),
                nuggets=COUNT,
                material=COUNT,
                bars=COUNT,
                trophies=Many(TILE),
                cards=Each(TYPE_WORDS, CARDS, "CardType"),
                slot=Maybe(Number(SLOTS, first=1)),
                place=Maybe(TYPE),
            )
        ),
        "Solo: the automated opponent.",
    ),
)


@rule
def look(s: Record, seat: int, out: Buffer) -> None:
    put(out, s.phase)
    put(out, s.player)
    put(out, s.round_number)
    put(out, s.first)
    put(out, max(0, s.main_left))
    put(out, s.lost)
    look_at_market(s, out)
    look_at_board(s, out)
    look_at_combat(s, out)
    look_at_asked(s, out)
    put(out, s.players)
    for p in range(s.players):
        look_at_player(s, p, p == seat, out)
    if s.players == 1:
        look_at_noble(s, out)
    else:
        put(out, NOTHING)


@rule
def look_at_market(s: Record, out: Buffer) -> None:
    for slot in range(SLOTS):
        put(out, s.row[slot])
    put(out, s.market_left)
    put_all(out, s.market)
    put(out, s.bottom_left)
    for i in range(s.bottom_left - 1, -1, -1):
        put(out, s.bottom[i])
    for i in range(PILES):
        put(out, s.red_top[i] if s.red_left[i] > 0 else NOTHING)
        put(out, s.red_left[i])
    put_all(out, s.red_unseen)
    put_all(out, s.box)
    put_all(out, s.red_box)


@rule
def look_at_board(s: Record, out: Buffer) -> None:
    for place in range(PLACES):
        enemy = combat.enemy_at(s, place)
        put(out, s.down[place])
        put(out, enemy)
        put(out, NOTHING if enemy == NOTHING else int(ENEMY_STRENGTH[enemy]))
        put(out, combat.draws(s, place))
    for tile in range(TILES):
        put(out, s.tile_unseen[tile])
    for i in range(2):
        put(out, 2 * i + s.village[i])
    at, n = later(out), 0
    for i in range(len(s.noble_row)):
        if s.noble_row[i] != NOTHING:
            put(out, s.noble_row[i])
            n += 1
    fill(out, at, n)
    put(out, magic.face_down(s))
    put_all(out, s.token_up)


@rule
def look_at_combat(s: Record, out: Buffer) -> None:
    put(out, s.attacked)
    if s.attacked != NOTHING:
        enemy = combat.enemy_at(s, s.attacked)
        put(out, enemy)
        put(out, int(ENEMY_STRENGTH[enemy]))
        put(out, s.strength)
        put_all(out, s.army)
        put_all(out, s.resolved)


@rule
def look_at_asked(s: Record, out: Buffer) -> None:
    """The effect that asks for a choice, and the card it stands on."""
    phase = s.phase
    waits = phase == Phase.ACT or phase == Phase.END or phase == Phase.DRAFT or phase == Phase.DEVELOP
    if waits or phase == Phase.OVER or s.depth == 0:
        put(out, NOTHING)
        return
    source, card = s.stack_source[s.depth - 1], s.stack_card[s.depth - 1]
    put(out, source)
    if source == Source.CHARACTER or source == Source.BUILDING:
        put(out, card)
    elif source == Source.TOKEN:
        put(out, FIRST_TOKEN + card)
    elif source == Source.VILLAGE:
        put(out, FIRST_SIDE + card)
    elif source == Source.SOLDIER:
        put(out, FIRST_SOLDIER + card)
    else:
        put(out, NOTHING)
    named = phase == Phase.ARMY or phase == Phase.LOSS or phase == Phase.NOBLE_TYPE
    put(out, NOTHING if named else s.asked)
    put(out, s.times)


@rule
def look_at_player(s: Record, p: int, mine: bool, out: Buffer) -> None:
    """Only their owner sees the cards in hand and pile, the development and the tokens; others see what they can be."""
    put(out, s.nuggets[p])
    put(out, s.material[p])
    put(out, s.bars[p])
    put(out, s.passed[p])
    put(out, s.has_chosen[p])
    put(out, s.hand_size[p])
    if mine:
        put_row(out, s.hand, p)
    else:
        put(out, NOTHING)
    put(out, s.pile_size[p])
    if mine:
        put_row(out, s.pile, p)
        put(out, NOTHING)
    else:
        put(out, NOTHING)
        look_at_unseen(s, p, out)
    put_row(out, s.play_area, p)
    look_at_buildings(s, p, out)
    for side in range(len(SIDE_WORDS)):
        look_at_development(s, p, side, mine, out)
    if mine and s.has_chosen[p]:
        put(out, s.chosen[p])
        put(out, s.chosen_side[p])
    else:
        put(out, NOTHING)
    put_row(out, s.red_pile, p)
    put_row(out, s.exhausted, p)
    put(out, s.held_left[p])
    put(out, s.held_left[p] if mine else NOTHING)
    if mine:
        for i in range(s.held_left[p]):
            put(out, s.held[p, i])
    put_row(out, s.trophies, p)
    put(out, s.digit[p])


@rule
def look_at_unseen(s: Record, p: int, out: Buffer) -> None:
    owned, play_area = s.owned, s.play_area
    at, n = later(out), 0
    for kind in range(FIRST_BUILDING):
        if owned[p, kind] > 0:
            for _ in range(owned[p, kind] - play_area[p, kind]):
                put(out, kind)
                n += 1
    fill(out, at, n)


@rule
def look_at_buildings(s: Record, p: int, out: Buffer) -> None:
    built = s.built
    at, n = later(out), 0
    for kind in range(FIRST_BUILDING, KINDS):
        if built[p, kind] > 0:
            put(out, kind)
            put(out, 1 if built[p, kind] == 2 else 0)
            n += 1
    fill(out, at, n)


@rule
def look_at_development(s: Record, p: int, side: int, mine: bool, out: Buffer) -> None:
    count = round.developed_on(s, p, side)
    put(out, count)
    put(out, count if mine else NOTHING)
    if mine:
        for i in range(s.developed_left[p]):
            if s.developed_side[p, i] == side:
                put(out, s.developed[p, i])


@rule
def look_at_noble(s: Record, out: Buffer) -> None:
    put(out, s.opponent)
    put(out, s.nuggets[NOBLE])
    put(out, s.material[NOBLE])
    put(out, s.bars[NOBLE])
    put_row(out, s.trophies, NOBLE)
    for kind in range(TYPES):
        put_row(out, s.noble_cards, kind)
    put(out, s.noble_slot)
    put(out, s.noble_place)


def census(s: Record) -> dict[str, int]:
    """Every component, counted over all the places where it can be."""
    counts: dict[str, int] = {}
    for kind, name in enumerate(BLUE_WORDS):
        if STARTERS <= kind < FIRST_CHARACTER:
            counts[name] = nobles_out(s, kind)
        else:
            counts[name] = 0
        counts[name] += s.market[kind] + s.box[kind] + sum(s.row[slot] == kind for slot in range(SLOTS))
        counts[name] += sum(s.bottom[i] == kind for i in range(s.bottom_left))
        counts[name] += sum(s.noble_cards[t, kind] for t in range(len(TYPE_WORDS)))
        counts[name] += sum(blue_of(s, p, kind) for p in range(s.players))
    for kind, name in enumerate(RED_WORDS):
        counts[name] = s.red_unseen[kind] + s.red_box[kind] + s.army[kind]
        counts[name] += sum(s.red_left[i] > 0 and s.red_top[i] == kind for i in range(PILES))
        counts[name] += sum(s.red_pile[p, kind] + s.exhausted[p, kind] for p in range(s.players))
    for tile, name in enumerate(TILE_WORDS):
        counts[name] = s.tile_unseen[tile] + sum(s.up[place] == tile for place in range(PLACES))
        counts[name] += sum(s.trophies[p, tile] for p in range(s.entries))
    for token, name in enumerate(TOKEN_WORDS):
        held = sum(s.held[p, i] == token for p in range(s.players) for i in range(s.held_left[p]))
        counts[name] = max(1, int(held + s.token_up[token]))  # 2 would be one token in two places
    return {name: int(count) for name, count in counts.items()}


def nobles_out(s: Record, kind: int) -> int:
    """Nobles that are revealed, or out of the game."""
    return int(BLUE_COPIES[kind]) - sum(s.owned[p, kind] for p in range(s.players))


def blue_of(s: Record, p: int, kind: int) -> int:
    developed = sum(s.developed[p, i] == kind for i in range(s.developed_left[p]))
    return int(s.hand[p, kind] + s.pile[p, kind] + s.play_area[p, kind] + developed + (s.built[p, kind] > 0))
