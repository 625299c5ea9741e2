"""The components, as numbers and tables, and the record of a game."""

from typing import Any

import numpy as np

from trivet.engine.names import names
from trivet.engine.package import data_of
from trivet.engine.rule import table
from trivet.engine.state import Layout

from . import data
from .data import load_book

BOOK = load_book(data_of(__package__))
NOTHING = -1
NO_LIMIT = 99
"""So much of something in the data file, and there is no limit to it."""
PLAYERS = 6

RESOURCE_WORDS = tuple(resource.id for resource in BOOK.resource)
RESOURCES = len(RESOURCE_WORDS)
FOOD = RESOURCE_WORDS.index("food")
COINS = RESOURCES
COST_WORDS = (*RESOURCE_WORDS, data.COINS)
"""Costs are rows of numbers: a number of cubes for each resource, then coins."""
PRICE = table(np.array([resource.price for resource in BOOK.resource], np.int64))
TOKENS = np.array([resource.tokens for resource in BOOK.resource], np.int64)
MIN_PRICE = BOOK.limits.min_price
CUBES = BOOK.limits.cubes_per_resource
MAX_COINS = BOOK.limits.max_coins
MIN_INCOME, MAX_INCOME = BOOK.limits.min_income, BOOK.limits.max_income
STOCK = BOOK.limits.cities_per_player


def cost_rows(costs: list[dict[str, int]]) -> Any:
    return table(np.array([[cost.get(name, 0) for name in COST_WORDS] for cost in costs], np.int64))


BUILD_COST = cost_rows([resource.build for resource in BOOK.resource])

PROVINCE_WORDS = tuple(province.id for province in BOOK.map.provinces)
PROVINCES = len(PROVINCE_WORDS)
CITY_WORDS = tuple(city.id for city in BOOK.map.cities)
CITIES = len(CITY_WORDS)
PROVINCE_OF = table(np.array([PROVINCE_WORDS.index(city.province) for city in BOOK.map.cities], np.int64))


def road_distances() -> Any:
    """The smallest number of roads between any two locations."""
    distance = np.full((CITIES, CITIES), 9999, np.int64)
    np.fill_diagonal(distance, 0)
    for a, z in BOOK.map.roads:
        i, j = CITY_WORDS.index(a), CITY_WORDS.index(z)
        distance[i, j] = distance[j, i] = 1
    for k in range(CITIES):
        distance = np.minimum(distance, distance[:, k : k + 1] + distance[k : k + 1, :])
    return np.ascontiguousarray(distance)


ROADS = table(road_distances())


def as_bits(marked: Any) -> Any:
    """Rows of marked locations as numbers, a bit for each."""
    return table(marked.astype(np.int64) @ (1 << np.arange(CITIES)))


ADJACENT = as_bits(np.equal(ROADS, 1))
"""The locations next to another."""
NEAR = as_bits(np.asarray(ROADS) <= np.arange(CITIES)[:, None, None])
"""The locations at most so many roads from another."""
SAME_PROVINCE = as_bits(np.equal.outer(PROVINCE_OF, PROVINCE_OF))
EVERYWHERE = (1 << CITIES) - 1
ROAD_ENDS = table(np.array([sum(1 << CITY_WORDS.index(end) for end in road) for road in BOOK.map.roads], np.int64))
"""The two locations that each road joins, a bit each."""

SURCHARGE = table(np.array(BOOK.track.surcharges, np.int64))
SLOTS = len(SURCHARGE)
TAG_WORDS = tuple(tag.id for tag in BOOK.tag)
TAGS = len(TAG_WORDS)
COUNT_WORDS = ("one", "coins", "cities", "resource_types", "provinces_led", "provinces_entered")
Counted = names(" ".join(COUNT_WORDS).upper())
TAG_COUNTS = table(np.array([COUNT_WORDS.index(tag.counts) for tag in BOOK.tag], np.int64))
TAG_PER = table(np.array([tag.per for tag in BOOK.tag], np.int64))
TAG_TIMES = table(np.array([tag.times for tag in BOOK.tag], np.int64))

BOOK_CARDS = BOOK.cards()
CARD_WORDS = tuple(card.id for card in BOOK_CARDS)
CARDS = len(CARD_WORDS)
STARTERS = len(BOOK.starter)
"""Cards 0 to STARTERS − 1 are the starters, which every player has; each technology card exists once."""
TECHNOLOGIES = CARDS - STARTERS
CARD_COST = cost_rows([card.cost for card in BOOK_CARDS])
CARD_TAGS = table(np.array([[card.tags.count(tag) for tag in TAG_WORDS] for card in BOOK_CARDS], np.int64))
TAGS_ON = table(np.array([len(card.tags) for card in BOOK_CARDS], np.int64))


def tags_on_cards() -> Any:
    """The tags of each card, one after the other; `TAGS_ON` says how many there are."""
    rows = np.zeros((CARDS, max(1, *(len(card.tags) for card in BOOK_CARDS))), np.int64)
    for row, card in zip(rows, BOOK_CARDS, strict=True):
        row[: len(card.tags)] = [TAG_WORDS.index(tag) for tag in card.tags]
    return table(rows)


TAG_ON = tags_on_cards()
TYPE_WORDS = ("loan", "production", "trade", "development", "reset", "build", "treachery")
Type = names(" ".join(TYPE_WORDS).upper())
CARD_TYPE = table(np.array([TYPE_WORDS.index(card.type) for card in BOOK_CARDS], np.int64))
ONE_SHOT = table(np.array([card.one_shot for card in BOOK_CARDS], np.int64))
ONE_SHOTS = table(np.flatnonzero(ONE_SHOT))
STAYS = table(np.array([card.stays_in_hand for card in BOOK_CARDS], np.int64))

OP_WORDS = [  # what an effect does: the data file's `do`
    "loan",
    "produce",
    "trade",
    "exchange",
    "develop",
    "reset",
    "build",
    "steal_coins",
    "steal_cubes",
    "copy",
    "shift_income",
    "seize_city",
    "take_technology",
    "swap_tokens",
    "income",
    "coins",
]
Op = names(" ".join(OP_WORDS).upper())
FROM_WORDS = ("province", "resource", "everywhere", "each_type")
From = names(" ".join(FROM_WORDS).upper())
MAX_OPTIONS = 6


Has = names(
    "OP MOST OWN OTHERS SOURCE INCOME REACH OWN_PROVINCE COIN_DISCOUNT CUBE_DISCOUNT HARVEST "
    "SELL_BONUS BUY_DISCOUNT BONUS_CUBES SURCHARGED TO_HAND PICK_ANY"
)


def first_effects() -> Any:
    """For every card its first effect in one row, by the names of `Has`."""
    rows = np.zeros((CARDS, len(Has)), np.int64)
    for row, card in zip(rows, BOOK_CARDS, strict=True):
        effect = card.effects[0]
        row[Has.OP] = OP_WORDS.index(str(effect.__struct_config__.tag))
        for key in ("amount", "cards", "cities", "types", "cubes", "count"):
            row[Has.MOST] = max(row[Has.MOST], getattr(effect, key, 0))
        for key in [
            "own",
            "others",
            "income",
            "reach",
            "coin_discount",
            "cube_discount",
            "harvest",
            "sell_bonus",
            "buy_discount",
            "bonus_cubes",
        ]:
            row[getattr(Has, key.upper())] = getattr(effect, key, 0)
        row[Has.SOURCE] = FROM_WORDS.index(getattr(effect, "source", "province"))
        row[Has.OWN_PROVINCE] = getattr(effect, "within", "") == "own_province"
        row[Has.SURCHARGED] = getattr(effect, "surcharge", False)
        row[Has.TO_HAND] = getattr(effect, "to", "") == "hand"
        row[Has.PICK_ANY] = getattr(effect, "pick", "") == "any"
    return rows


EFFECTS = first_effects()
EFFECT = table(EFFECTS)
BUILDERS = table(np.flatnonzero(EFFECTS[:, Has.OP] == Op.BUILD))
"""The cards that build."""


def city_prices() -> Any:
    """What a city costs by each card on each token. Cubes that may stay unpaid are still in it, unless any number may."""
    rows = np.stack([np.asarray(BUILD_COST)] * CARDS)
    for price, effect in zip(rows, EFFECTS, strict=True):
        price[:, COINS] = np.maximum(0, price[:, COINS] - effect[Has.COIN_DISCOUNT])
        if effect[Has.CUBE_DISCOUNT] == NO_LIMIT:
            price[:, :COINS] = 0
    return table(rows)


CITY_PRICE = city_prices()


def automatic(kind: type[data.Income] | type[data.Coins]) -> Any:
    """What a card gives by itself, after its first effect or alone."""
    return np.array([sum(e.amount for e in card.effects if isinstance(e, kind)) for card in BOOK_CARDS], np.int64)


GIVES_INCOME = automatic(data.Income)
GIVES_COINS = automatic(data.Coins)


def loan_options() -> tuple[Any, Any]:
    count = np.zeros(CARDS, np.int64)
    options = np.zeros((CARDS, MAX_OPTIONS, 2), np.int64)
    for c, card in enumerate(BOOK_CARDS):
        effect = card.effects[0]
        if isinstance(effect, data.Loan):
            count[c] = len(effect.options)
            options[c, : count[c]] = [(option.income, option.coins) for option in effect.options]
    return count, options


LOAN_OPTIONS, LOAN = loan_options()

PHASE_WORDS = (
    "found",
    "draft",
    "cubes",
    "debt",
    "card",
    "loan",
    "produce",
    "resource",
    "trade",
    "exchange",
    "develop",
    "recall",
    "build",
    "spare",
    "target",
    "steal",
    "seize",
    "swap",
    "swap_with",
    "end",
    "over",
)
Phase = names(" ".join(PHASE_WORDS).upper())
TERMS = ("tags", "wealth", "cards", "begun", "technology", "city", "hand", "tie")
Term = names(" ".join(TERMS).upper())
"""What an evaluation is made of."""

b, h = np.int8, np.int16
LAYOUT = Layout(
    [
        ("player", b),
        ("phase", b),
        ("order", b, (PLAYERS,)),  # seats in turn order
        ("turn", b),  # how many of them have had their turn in this round, or step of the set-up
        ("round_number", h),
        # the table
        ("bank", b, (RESOURCES,)),
        ("token", b, (CITIES,)),
        ("owner", b, (CITIES,)),
        ("track", b, (SLOTS,)),
        ("deck", b, (TECHNOLOGIES,)),
        ("deck_left", b),
        ("scrapped", b, (CARDS,)),  # the technology discard
        # the players
        ("coins", h, (PLAYERS,)),
        ("income", b, (PLAYERS,)),
        ("cubes", b, (PLAYERS, RESOURCES)),
        ("stock", b, (PLAYERS,)),
        ("hand", b, (PLAYERS, CARDS)),
        ("pile", b, (PLAYERS, CARDS)),  # the discard, newest last
        ("pile_left", b, (PLAYERS,)),
        ("aside", b, (PLAYERS, CARDS)),
        # the play under way
        ("card", b),  # whose effects are carried out: the card played, or the one it copies
        ("copier", b),  # the card that copies it
        ("held", b),  # a Reset held back
        ("done", b),  # choices made so far: cubes taken, provinces, types, cards, cities
        ("chosen", b, (max(PROVINCES, SLOTS),)),  # provinces chosen, or slots of the track in the order chosen
        ("traded", b, (RESOURCES,)),  # sold, or below 0 bought; given, or below 0 taken
        ("due", h, (RESOURCES + 1,)),  # a cost being paid
        ("unpaid", b),  # cubes of it that may stay unpaid
        ("after_spare", b),
        ("target", b),  # the opponent, or the city, chosen first
    ],
    scratch=[
        ("pool", b, (max(TECHNOLOGIES, CITIES),)),
        ("unseen", b, (CARDS,)),
        ("there", h, (PROVINCES, PLAYERS)),
        ("most_there", h, (PROVINCES,)),
        ("types", np.int64, (PLAYERS,)),  # resources that a player has cities on, a bit each
        ("counted", h, (len(Counted),)),
        ("tags", h, (TAGS,)),
        ("after", np.int64, (RESOURCES + 1,)),  # cubes and coins that a player has when the play under way is settled
        ("cards", b, (CARDS,)),  # in a hand, one after the other
        ("given", h, (RESOURCES,)),  # cubes that a province would give
        ("terms", np.float64, (len(TERMS),)),
        ("outlook", np.float64, (TAGS,)),  # what a tag of each colour will be worth to the player evaluated
    ],
)
