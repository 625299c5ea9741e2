"""The components, as numbers and tables, and the record of a game."""

from typing import Any

import numpy as np

from trivet.engine.names import names
from trivet.engine.rule import table
from trivet.engine.state import Layout

from .effects import BOOK, PER_WORDS, TYPE_WORDS

NOTHING = -1
UNKNOWN = -2
PLAYERS = 4
TYPES = len(TYPE_WORDS)

BLUE = BOOK.blue()
BLUE_WORDS = tuple(card.id for card in BLUE)
KINDS = len(BLUE)
"""Kinds of GOLDblivion cards: starters, nobles, characters, then buildings. Copies of a kind are alike."""
STARTERS, NOBLES, CHARACTERS = len(BOOK.starter), len(BOOK.noble), len(BOOK.character)
FIRST_NOBLE = STARTERS
FIRST_CHARACTER = STARTERS + NOBLES
FIRST_BUILDING = STARTERS + NOBLES + CHARACTERS
BLUE_COPIES = np.array([card.copies for card in BLUE], np.int64)
MOST_COPIES = max(card.copies for card in [*BOOK.starter, *BOOK.noble, *BOOK.character])
BUILDINGS = sum(card.copies for card in BOOK.building)
BLUE_EXTENDED = np.array([card.edition == "extended" for card in BLUE], np.int64)
BLUE_NUGGETS = np.array([card.cost.nuggets for card in BLUE], np.int64)
BLUE_MATERIAL = np.array([card.cost.material for card in BLUE], np.int64)
SYMBOLS = np.array([[card.types.count(word) for word in TYPE_WORDS] for card in BLUE], np.int64)  # type: ignore[arg-type]

RED_WORDS = tuple(card.id for card in BOOK.combat_card)
REDS = len(RED_WORDS)
RED_COPIES = np.array([card.copies for card in BOOK.combat_card], np.int64)
RED_STARTER = np.array([card.starter for card in BOOK.combat_card], np.int64)
RED_EXTENDED = np.array([card.edition == "extended" for card in BOOK.combat_card], np.int64)
RED_NUGGETS = np.array([card.cost.nuggets for card in BOOK.combat_card], np.int64)
RED_MATERIAL = np.array([card.cost.material for card in BOOK.combat_card], np.int64)
RED_STRENGTH = np.array([card.strength for card in BOOK.combat_card], np.int64)
RED_PER = np.array([PER_WORDS.index(card.strength_per) for card in BOOK.combat_card], np.int64)
RED_POWERED = np.array([bool(card.power) for card in BOOK.combat_card], np.int64)

TOKEN_WORDS = tuple(token.id for token in BOOK.magic_token)
TOKENS = len(TOKEN_WORDS)
DIGIT = np.array([token.digit for token in BOOK.magic_token], np.int64)
TOKEN_EXTENDED = np.array([token.edition == "extended" for token in BOOK.magic_token], np.int64)

TERRAIN_WORDS = ("forest", "mountain")
TILE_WORDS = tuple(tile.id for tile in BOOK.territory)
TILES = len(TILE_WORDS)
COW_DRAGON = TILES
"""The Cow-Dragon's number among enemies: after the tiles."""
ENEMY_WORDS = (*TILE_WORDS, BOOK.cow_dragon.id)
TILE_COPIES = np.array([tile.copies for tile in BOOK.territory], np.int64)
TILE_TERRAIN = np.array([TERRAIN_WORDS.index(tile.terrain) for tile in BOOK.territory], np.int64)
ENEMY_STRENGTH = np.array([*(tile.strength for tile in BOOK.territory), BOOK.cow_dragon.strength], np.int64)

PLACES = len(BOOK.position)
LAIR = BOOK.cow_dragon.position - 1
PLACE_TERRAIN = np.array([TERRAIN_WORDS.index(place.terrain) for place in BOOK.position], np.int64)
DOUBLED = np.array([place.doubled_with_4_players for place in BOOK.position], np.int64)
OPEN_SIDES = table(np.array([place.open_sides for place in BOOK.position], np.int64))


def adjacency() -> Any:
    adjacent = np.zeros((PLACES, PLACES), np.int64)
    for place in BOOK.position:
        for other in place.adjacent:
            adjacent[place.id - 1, other - 1] = 1
    return adjacent


ADJACENT = table(adjacency())

SLOTS = BOOK.limits.market_slots
PILES = BOOK.limits.combat_piles
HAND = BOOK.limits.hand_draw
MATERIAL_MAX = BOOK.limits.material_max
MAGIC_MAX = BOOK.limits.magic_max
LAST_ROUND_BARS = BOOK.limits.bars_to_trigger_end
MAIN_ACTIONS, MAIN_ACTIONS_SOLO = BOOK.limits.main_actions_per_turn, BOOK.limits.main_actions_per_turn_solo
BAR_PRICE = BOOK.bar_purchase.effects[0].cost.nuggets
LEFT_CARDS, LEFT_NUGGETS = BOOK.production.left.cards, BOOK.production.left.n
RIGHT_CARDS, RIGHT_MATERIAL = BOOK.production.right.cards, BOOK.production.right.n
DOUBLING_FROM = BOOK.solo.doubling_from_card
DOUBLING = np.array([board.doubling for board in BOOK.solo_board], np.int64)
BOARD_WORDS = tuple(board.name.lower() for board in BOOK.solo_board)
SIDE_WORDS = ("left", "right")
ROUND_LIMITS = (50, 30, 20, 15, 10)
ROUND_LIMIT = np.array(ROUND_LIMITS, np.int64)
MOST_DEVELOPED = max(ROUND_LIMITS)
NOBLE = 1
"""The automated noble's entry in solo: it owns nuggets, material, bars and trophies like a player, and never acts."""

PHASE_WORDS = (
    "draft",
    "develop",
    "act",
    "end",
    "option",
    "pay",
    "destroy",
    "free_blue",
    "free_red",
    "reactivate",
    "attack",
    "army",
    "copy",
    "loss",
    "noble_type",
    "noble_reveal",
    "noble_destroy",
    "resolve",
    "over",
)
Phase = names(" ".join(PHASE_WORDS).upper())
SOURCE_WORDS = ("character", "building", "token", "village", "soldier", "reward", "noble", "combat")
Source = names(" ".join(SOURCE_WORDS).upper())
"""What a list of effects belongs to. COMBAT marks a combat under way: it waits on the stack for its army."""
ORIGIN_WORDS = (*SOURCE_WORDS, "bought")
BOUGHT = len(SOURCE_WORDS)
"""Where gold bars come from: an effect, by what it belongs to, or 7 nuggets."""
After = names("TURN NOBLE ROUND")
"""What goes on when nothing is left to resolve."""
DEEP = 64
TERMS = ("bars", "later", "army", "purchase", "nuggets", "material", "hand", "buildings", "under_way", "market", "tie")
Term = names(" ".join(TERMS).upper())
"""What an evaluation is made of, those from LATER to UNDER_WAY in nuggets at first."""

b, h = np.int8, np.int16
LAYOUT = Layout(
    [
        # options
        ("edition", b),
        ("opponent", b),
        ("noble_draft", b),
        ("destroy_noble_nugget", b),
        ("round_limit", b),
        # the course of the game
        ("player", b),
        ("phase", b),
        ("round_number", b),
        ("first", b),
        ("main_left", b),
        ("passed", b, (PLAYERS,)),
        ("lost", b),
        # the market
        ("row", b, (SLOTS,)),
        ("market", b, (KINDS,)),  # in the pile above its known bottom, in no order
        ("market_left", b),  # cards in the pile, the bottom included
        ("bottom", b, (BUILDINGS,)),  # buildings under the pile since the set-up, the last to come first (R64)
        ("bottom_left", b),
        ("red_top", b, (PILES,)),
        ("red_left", b, (PILES,)),
        ("red_unseen", b, (REDS,)),  # under the tops of both piles
        ("box", b, (KINDS,)),
        ("red_box", b, (REDS,)),
        # the board
        ("down", b, (PLACES,)),  # face-down tiles
        ("up", b, (PLACES,)),  # the enemy that is visible
        ("tile_unseen", b, (TILES,)),
        ("village", b, (2,)),
        ("noble_row", b, (max(NOBLES, PLAYERS),)),  # revealed and not yet taken
        # the players, and the automated noble
        ("nuggets", h, (PLAYERS,)),
        ("material", h, (PLAYERS,)),
        ("bars", h, (PLAYERS,)),
        ("trophies", b, (PLAYERS, TILES)),
        ("hand", b, (PLAYERS, KINDS)),
        ("hand_size", b, (PLAYERS,)),
        ("pile", b, (PLAYERS, KINDS)),
        ("pile_size", b, (PLAYERS,)),
        ("fresh", b, (PLAYERS, KINDS)),  # shuffled into the pile since its owner last drew
        ("newcomers", b, (PLAYERS,)),  # cards shuffled into the pile this round
        ("late", b, (PLAYERS,)),  # cards in hand, at most, that were drawn since the first of them
        ("play_area", b, (PLAYERS, KINDS)),
        ("built", b, (PLAYERS, KINDS)),  # 1 ready, 2 tilted
        ("owned", b, (PLAYERS, KINDS)),  # characters, wherever they are
        ("since", b, (PLAYERS, FIRST_BUILDING, MOST_COPIES)),  # the first round in which a copy can be developed
        # [n]: the last round up to which n copies at most can have been developed, the others being seen in play
        ("at_most", b, (PLAYERS, FIRST_BUILDING, MOST_COPIES)),
        ("developed", b, (PLAYERS, MOST_DEVELOPED)),
        ("developed_side", b, (PLAYERS, MOST_DEVELOPED)),
        ("developed_round", b, (PLAYERS, MOST_DEVELOPED)),
        ("developed_left", b, (PLAYERS,)),  # how many there are
        ("chosen", b, (PLAYERS,)),  # the card of a development that waits for the others
        ("chosen_side", b, (PLAYERS,)),
        ("has_chosen", b, (PLAYERS,)),
        ("red_pile", b, (PLAYERS, REDS)),
        ("exhausted", b, (PLAYERS, REDS)),
        # magic tokens
        ("token_up", b, (TOKENS,)),  # used this round
        ("held", b, (PLAYERS, MAGIC_MAX)),
        ("held_left", b, (PLAYERS,)),
        ("could_be", h, (PLAYERS, MAGIC_MAX)),  # tokens, a bit each, that a held one can be, by what all have seen
        ("digit", b, (PLAYERS,)),  # drawn for the noble draft
        # what is being resolved
        ("depth", b),
        ("stack_effect", h, (DEEP,)),
        ("stack_past", h, (DEEP,)),
        ("stack_source", b, (DEEP,)),
        ("stack_card", b, (DEEP,)),
        ("chain", b, (KINDS,)),
        ("asked", h),  # the effect that asks for a choice
        ("times", b),  # how often it still asks
        ("after", b),
        # the combat under way
        ("attacked", b),
        ("strength", h),
        ("army", b, (REDS,)),
        ("resolved", b, (REDS,)),
        # the solo challenge
        ("noble_cards", b, (TYPES, KINDS)),
        ("noble_slot", b),
        ("noble_place", b),
    ],
    scratch=[
        ("pool", b, (256,)),
        ("dice", b, (DEEP,)),
        ("outlook", np.float64, (len(PER_WORDS) + 1,)),
        ("terms", np.float64, (len(TERMS),)),
    ],
)
