"""What a seat sees, declared: numbers by name, with their bounds; `observe` writes them."""

import json

import numpy as np

from trivet.engine.features import Feature, Features

from . import components as its
from .effects import PLAIN, TYPE_WORDS

CHARACTER_WORDS, BUILDING_WORDS = its.BLUE_WORDS[: its.FIRST_BUILDING], its.BLUE_WORDS[its.FIRST_BUILDING :]
NOBLE_WORDS = its.BLUE_WORDS[its.FIRST_NOBLE : its.FIRST_CHARACTER]
SOURCE_WORDS, AFTER_WORDS = (tuple(word.lower() for word in words._fields) for words in (its.Source, its.After))
EFFECT_WORDS = tuple(sorted({json.dumps(effect, sort_keys=True) for effect in PLAIN}))
"""Effects that say the same count as one, whichever card they stand on."""
ALIKE = np.array([EFFECT_WORDS.index(json.dumps(effect, sort_keys=True)) for effect in PLAIN], np.int64)

COPIES, RED, TILE = int(its.BLUE_COPIES.max()), int(its.RED_COPIES.max()) * its.PLAYERS, int(its.TILE_COPIES.max())
CARDS = int(its.BLUE_COPIES.sum())
ANY = 32767
"""Without a limit: what the record holds."""
MANY = 127
"""More count as so many: then every number but a derived one takes a byte."""
PARTS = 100.0
"""Terms of the evaluation are written in so many parts of a bar."""

OBSERVES = Features(
    its.PLAYERS,
    # the options
    rules=Feature(high=3, says="The version of the rules."),
    edition=Feature(says="Extended."),
    opponent=Feature(its.BOARD_WORDS),
    noble_draft=Feature(says="Chosen from all."),
    destroy_noble_nugget=Feature(),
    round_limit=Feature(high=int(its.ROUND_LIMIT.max())),
    # the course of the game
    seat=Feature(its.PLAYERS, says="The observing seat's own number, which actions name opponents by."),
    phase=Feature(its.PHASE_WORDS),
    round=Feature(high=its.MOST_DEVELOPED, scale=10),
    main_left=Feature(high=max(its.MAIN_ACTIONS, its.MAIN_ACTIONS_SOLO)),
    # the market
    row=Feature(its.SLOTS, its.BLUE_WORDS),
    market=Feature(its.BLUE_WORDS, high=COPIES, says="In the pile above its bottom, in no order."),
    market_left=Feature(high=CARDS),
    bottom=Feature(its.BUILDINGS, BUILDING_WORDS, says="Under the pile, the next to come first."),
    red_top=Feature(its.PILES, its.RED_WORDS),
    red_left=Feature(its.PILES, high=int(its.RED_COPIES.sum()), scale=20),
    red_unseen=Feature(its.RED_WORDS, high=RED, scale=4, says="Under the tops."),
    box=Feature(its.BLUE_WORDS, high=COPIES, says="Out of the game."),
    red_box=Feature(its.RED_WORDS, high=RED, scale=4),
    # the board
    down=Feature(its.PLACES, high=2, says="Face-down tiles."),
    up=Feature(its.PLACES, its.TILE_WORDS, says="The enemy that is visible."),
    tiles_unseen=Feature(its.TILE_WORDS, high=TILE),
    village=Feature(its.SIDE_WORDS, says="The second of its sides is up."),
    nobles=Feature(NOBLE_WORDS, says="To be drafted."),
    tokens_up=Feature(its.TOKEN_WORDS, says="Used this round."),
    tokens_down=Feature(high=its.TOKENS),
    # what is being resolved
    asked=Feature(EFFECT_WORDS, says="The effect that asks for a choice."),
    times=Feature(high=99, scale=4, says="How often it still asks."),
    source=Feature(SOURCE_WORDS, says="What it belongs to."),
    by_card=Feature(its.BLUE_WORDS),
    by_token=Feature(its.TOKEN_WORDS),
    by_village=Feature(its.SIDE_WORDS, says="The second of its sides is up."),
    by_soldier=Feature(its.RED_WORDS),
    waiting=Feature(EFFECT_WORDS, high=MANY, scale=2, says="Effects that come after it."),
    chain=Feature(its.BLUE_WORDS, high=COPIES, says="Cards that cannot be reactivated now."),
    after=Feature(AFTER_WORDS, says="What goes on when nothing is left to resolve."),
    # the combat under way
    attacked=Feature(its.PLACES),
    strength=Feature(high=MANY, scale=int(its.ENEMY_STRENGTH.max())),
    army=Feature(its.RED_WORDS, high=RED, scale=4),
    resolved=Feature(its.RED_WORDS, high=RED, scale=4, says="Soldiers of the army that were."),
    # the automated noble's cards and turn
    noble_cards=Feature(TYPE_WORDS, its.BLUE_WORDS, high=COPIES, says="Under each place of its board."),
    noble_slot=Feature(its.SLOTS, says="What the die selected."),
    noble_place=Feature(TYPE_WORDS, says="Whose icons are resolved."),
    # what the observing seat alone knows
    hand=Feature(CHARACTER_WORDS, high=COPIES),
    pile=Feature(CHARACTER_WORDS, high=COPIES),
    development=Feature(its.SIDE_WORDS, CHARACTER_WORDS, high=COPIES),
    chosen=Feature(CHARACTER_WORDS),
    chosen_side=Feature(its.SIDE_WORDS),
    tokens=Feature(its.TOKEN_WORDS),
    # what all know of the players, and of the automated noble
    plays=Feature(each_seat=True),
    turn=Feature(each_seat=True),
    first=Feature(each_seat=True),
    passed=Feature(each_seat=True),
    digit=Feature(low=its.NOTHING, high=int(its.DIGIT.max()), each_seat=True, says="Drawn for the noble draft."),
    nuggets=Feature(high=MANY, scale=its.BAR_PRICE, each_seat=True),
    material=Feature(high=MANY, scale=max(its.MATERIAL_MAX, 1), each_seat=True),
    bars=Feature(high=MANY, scale=its.LAST_ROUND_BARS, each_seat=True),
    trophies=Feature(its.TILE_WORDS, high=TILE, each_seat=True),
    hand_size=Feature(high=CARDS, scale=its.HAND, each_seat=True),
    pile_size=Feature(high=CARDS, scale=its.HAND, each_seat=True),
    fresh=Feature(CHARACTER_WORDS, high=COPIES, each_seat=True, says="Came to the pile since the last draw."),
    late=Feature(high=CARDS, scale=its.HAND, each_seat=True, says="At most so many in hand are new this round."),
    play_area=Feature(CHARACTER_WORDS, high=COPIES, each_seat=True),
    owned=Feature(CHARACTER_WORDS, high=COPIES, each_seat=True, says="Wherever they are."),
    ready=Feature(BUILDING_WORDS, each_seat=True),
    tilted=Feature(BUILDING_WORDS, each_seat=True),
    developed=Feature(its.SIDE_WORDS, high=its.MOST_DEVELOPED, scale=4, each_seat=True, says="Cards on each side."),
    has_chosen=Feature(each_seat=True, says="What to develop."),
    red_pile=Feature(its.RED_WORDS, high=RED, scale=4, each_seat=True),
    exhausted=Feature(its.RED_WORDS, high=RED, scale=4, each_seat=True),
    held=Feature(high=its.MAGIC_MAX, each_seat=True, says="Magic tokens."),
    could_be=Feature(
        its.MAGIC_MAX, its.TOKEN_WORDS, each_seat=True, says="What a held one can be, by what all have seen."
    ),
    # what follows from all that
    draws=Feature(its.PLACES, high=6, derived=True, says="Soldiers that an attack there brings."),
    terms=Feature(its.TERMS, low=-ANY, high=ANY, scale=PARTS, derived=True, says="Of the observing seat's evaluation."),
    symbols=Feature(TYPE_WORDS, high=ANY, scale=4, each_seat=True, derived=True, says="In play."),
    standing=Feature(
        low=-ANY, high=ANY, scale=PARTS, each_seat=True, derived=True, says="In bars, as far as everybody can tell."
    ),
)
At = OBSERVES.names
SIZE, EACH, EACH_DERIVED = OBSERVES.size, OBSERVES.each, OBSERVES.each_derived
