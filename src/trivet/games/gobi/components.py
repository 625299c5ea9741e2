"""The components, as numbers and tables; the record of a game; its actions and events."""

from math import log2

import numpy as np

from trivet.engine.actions import Actions, Number, Pair, Several, Word
from trivet.engine.events import Events
from trivet.engine.names import names
from trivet.engine.package import data_of
from trivet.engine.state import Layout

from .data import load_book

BOOK = load_book(data_of(__package__))

PLAYERS = 4
TRIBE_WORDS = tuple(tribe.name.lower() for tribe in BOOK.tribe)
POWER_WORDS = ("perfume", "cotton", "china", "tea", "silk", "spices")
BLESSING_WORDS = (
    "heart_of_the_desert",
    "good_company",
    "edge_of_the_desert",
    "nothing_wasted",
    "kept_in_store",
    "shared_camp",
)
GIFT_WORDS = POWER_WORDS + BLESSING_WORDS
Gift = names(" ".join(GIFT_WORDS).upper())
POWERS = len(POWER_WORDS)
KINDS = len(GIFT_WORDS)
"""Gifts with a power come first, blessings after them."""

TRIBES = len(TRIBE_WORDS)
TILES_PER_TRIBE = BOOK.tiles_per_tribe
TILES = TRIBES * TILES_PER_TRIBE
HIGHEST_STACK = (TILES - 4) // min(BOOK.players)
CAMELS = BOOK.camels_per_player
COPIES = np.array([g.copies for g in BOOK.gift] + [g.copies for g in BOOK.blessing], np.int64)
POINTS = np.array([g.points for g in BOOK.gift] + [g.points for g in BOOK.blessing], np.int64)
GIFTS = int(COPIES.sum())
DECKS, DECK = BOOK.decks, BOOK.tiles_per_deck
BOXED = GIFTS - DECKS * DECK
COFFEES, COFFEE_POINTS = BOOK.coffee.copies, BOOK.coffee.points
COFFEE_ROUTE, TEA_ROUTE = BOOK.coffee_route, BOOK.tea_route
CHINA_STEPS = BOOK.gift[Gift.CHINA].steps
DISCARD_POINTS = BOOK.discard_points
BLESSING_OTHERWISE = BOOK.blessing_otherwise

WIDTH = 2 * TILES
"""Room for every desert: from the first tile none stretches further than TILES − 3 cells any way."""
CELLS = WIDTH * WIDTH
MIDDLE = WIDTH // 2 * WIDTH + WIDTH // 2
"""Where the first tile lies: cell 0, 0."""
NOTHING = -1
MOST_FORCED = 4 + int(COPIES[Gift.PERFUME])

PHASE_WORDS = ("tile", "powers", "camels", "take", "lift", "drop", "routes", "spices", "gift", "over")
Phase = names(" ".join(PHASE_WORDS).upper())
TERMS = ("points", "under_way", "turns", "gifts", "caravans", "next_camel", "next_tile")
Term = names(" ".join(TERMS).upper())
"""What an evaluation is made of."""

b = np.int8
LAYOUT = Layout(
    [
        ("player", b),  # whose turn it is
        ("phase", b),
        # the desert: tiles are numbered in the order of laying
        ("tiles", b),
        ("desert", b, (CELLS,)),
        ("cell", np.int32, (TILES,)),
        ("tribe", b, (TILES,)),
        ("camels", b, (PLAYERS, TILES)),
        # in front of the players
        ("stack", b, (PLAYERS, HIGHEST_STACK)),
        ("stack_left", b, (PLAYERS,)),
        ("reserve", b, (PLAYERS,)),
        ("discards", b, (PLAYERS, TRIBES)),
        ("gifts", b, (PLAYERS, KINDS)),  # face up: unused gifts, and blessings
        ("used", b, (PLAYERS, POWERS)),  # face down
        ("coffee", b, (PLAYERS,)),
        # beside the desert
        ("deck", b, (DECKS, DECK)),
        ("deck_left", b, (DECKS,)),
        ("box", b, (max(BOXED, 1),)),
        ("coffees_left", b),
        # the turn under way
        ("drawn", b),  # tribe of the tile in hand
        ("placed", b),  # the tile placed this turn
        ("silk", b),
        ("cotton", b),
        ("forced", b),  # camels that must go on given tiles …
        ("forced_on", b, (MOST_FORCED,)),
        ("free", b),  # … and camels whose tiles are chosen
        ("taken", b),  # one of them is in the hand, taken from a tile
        ("fresh", b, (TILES,)),  # camels put down this turn: they cannot be taken (R2)
        ("lifted_owner", b),
        ("lifted_from", b),
        ("after_china", b),  # the phase China was used in
        ("route", b),  # length of the route being rewarded
    ],
    scratch=[
        ("distance", b, (TILES,)),
        ("queue", b, (TILES,)),
        ("caravan", b, (TILES,)),
        ("ground", b, (TILES,)),
        ("way", b, (TILES,)),
        ("path", b, (TILES,)),
        ("longest", b, (TILES,)),
        ("pool", b, (max(TILES, GIFTS),)),
        # for prospects
        ("terms", np.float64, (len(TERMS),)),
        ("footing", b, (TILES,)),
        ("branch", b, (TILES,)),
        ("unseen", b, (TRIBES,)),
        ("best", b, (TRIBES,)),
    ],
)

CELL = Pair(WIDTH, origin=WIDTH // 2)
TILE = Number(TILES)
SEAT = Number(PLAYERS)
TRIBE = Word(TRIBE_WORDS, "Tribe")
WAY = Several(TILES, most=int(63 / log2(TILES + 1)))
"""As many tiles as one number holds: eleven of forty, and there are ten camels to stand on them."""

ACTIONS = Actions(
    place={"cell": CELL},
    discard={},
    use={"gift": Word(POWER_WORDS)},
    go_on={},
    put={"tile": TILE},
    take={"tile": TILE},
    no_camel={},
    lift={"owner": SEAT, "tile": TILE},
    drop={"tile": TILE},
    reunite={"ends": Pair(TILES)},
    gift={"deck": Number(DECKS)},
    coffee={},
    nothing={},
    end_turn={},
)
BASE = ACTIONS.base()
Verb = ACTIONS.names

EVENTS = Events(
    draw={"seat": SEAT, "tribe": TRIBE},
    place={"seat": SEAT, "tile": TILE, "cell": CELL, "tribe": TRIBE},
    discard={"seat": SEAT, "tribe": TRIBE},
    use={"seat": SEAT, "gift": Word(POWER_WORDS)},
    put={"seat": SEAT, "tile": TILE, "tribe": TRIBE},
    take={"seat": SEAT, "tile": TILE, "tribe": TRIBE},
    move={"seat": SEAT, "owner": SEAT, "way": Pair(TILES), "tribe": TRIBE},
    reunite={"seat": SEAT, "tribe": TRIBE, "length": Number(TILES + 1), "way": WAY},
    gift={"seat": SEAT, "deck": Number(DECKS), "gift": Word(GIFT_WORDS)},
    reveal={"deck": Number(DECKS), "gift": Word(GIFT_WORDS)},
    coffee={"seat": SEAT},
    nothing={"seat": SEAT},
    end_turn={"seat": SEAT},
    over={},
)
Event = EVENTS.names
