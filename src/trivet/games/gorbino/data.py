"""The shape of gorbino.toml, and what must hold between its numbers."""

from typing import Annotated, Literal

import msgspec

from trivet.engine.data import Data, line

Natural = Annotated[int, msgspec.Meta(ge=0, le=999)]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Word = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
COINS = "coins"
MAX_CUBES = 999
"""Every number of cubes to sell or buy is an offer of its own."""


class Limits(msgspec.Struct, forbid_unknown_fields=True):
    max_coins: Annotated[int, msgspec.Meta(ge=0, le=30000)]
    min_income: Annotated[int, msgspec.Meta(ge=-100, le=0)]
    max_income: Annotated[int, msgspec.Meta(ge=0, le=100)]
    cities_per_player: Count
    cubes_per_resource: Annotated[int, msgspec.Meta(ge=1, le=60)]
    min_price: Natural


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    coins: Natural
    income: int
    food_cities: Literal[1]
    technologies: Literal[1]
    cubes: Few
    spread_food_from: Count
    order_coins: list[Annotated[list[Natural], msgspec.Meta(min_length=2, max_length=6)]] = []
    """So much more for the first to the last in turn order: each list for as many players as it has numbers."""


class Resource(msgspec.Struct, forbid_unknown_fields=True):
    id: Word
    colour: str
    price: Natural
    tokens: Natural
    build: dict[str, Natural]


class Province(msgspec.Struct, forbid_unknown_fields=True):
    id: Word
    name: str


class City(msgspec.Struct, forbid_unknown_fields=True):
    id: Word
    name: str
    province: str
    x: int
    y: int


class Map(msgspec.Struct, forbid_unknown_fields=True):
    width: int
    height: int
    provinces: list[Province]
    cities: list[City]
    roads: list[tuple[str, str]]


class Track(msgspec.Struct, forbid_unknown_fields=True):
    surcharges: list[Natural]


class Tag(msgspec.Struct, forbid_unknown_fields=True):
    id: Word
    name: str
    counts: Literal["one", "coins", "cities", "resource_types", "provinces_led", "provinces_entered"]
    per: Annotated[int, msgspec.Meta(ge=1, le=999)]
    times: Natural


class LoanOption(msgspec.Struct, forbid_unknown_fields=True):
    income: Natural
    coins: Natural


class Loan(msgspec.Struct, tag_field="do", tag="loan", forbid_unknown_fields=True):
    options: Annotated[list[LoanOption], msgspec.Meta(min_length=1, max_length=6)]


class Produce(msgspec.Struct, tag_field="do", tag="produce", forbid_unknown_fields=True, rename={"source": "from"}):
    source: Literal["province", "resource", "everywhere", "each_type"]
    own: Count
    others: Natural = 0
    count: Count = 1


class Trade(msgspec.Struct, tag_field="do", tag="trade", forbid_unknown_fields=True):
    types: Count
    sell_bonus: Natural = 0
    buy_discount: Natural = 0
    bonus_cubes: Natural = 0


class Exchange(msgspec.Struct, tag_field="do", tag="exchange", forbid_unknown_fields=True):
    cubes: Count


class Develop(msgspec.Struct, tag_field="do", tag="develop", forbid_unknown_fields=True):
    cards: Count
    surcharge: bool = True
    coin_discount: Natural = 0
    cube_discount: Few = 0
    to: Literal["discard", "hand"] = "discard"


class Reset(msgspec.Struct, tag_field="do", tag="reset", forbid_unknown_fields=True):
    cards: Count
    pick: Literal["top", "any"]


class Build(msgspec.Struct, tag_field="do", tag="build", forbid_unknown_fields=True):
    cities: Count
    income: Natural
    reach: Count = 1
    within: Literal["anywhere", "own_province"] = "anywhere"
    coin_discount: Natural = 0
    cube_discount: Few = 0
    harvest: Natural = 0


class StealCoins(msgspec.Struct, tag_field="do", tag="steal_coins", forbid_unknown_fields=True):
    amount: Annotated[int, msgspec.Meta(ge=1, le=999)]


class StealCubes(msgspec.Struct, tag_field="do", tag="steal_cubes", forbid_unknown_fields=True):
    amount: Count


class Copy(msgspec.Struct, tag_field="do", tag="copy", forbid_unknown_fields=True):
    pass


class ShiftIncome(msgspec.Struct, tag_field="do", tag="shift_income", forbid_unknown_fields=True):
    amount: Count


class SeizeCity(msgspec.Struct, tag_field="do", tag="seize_city", forbid_unknown_fields=True):
    income: Natural


class TakeTechnology(msgspec.Struct, tag_field="do", tag="take_technology", forbid_unknown_fields=True):
    cards: Count
    to: Literal["discard", "hand"] = "discard"


class SwapTokens(msgspec.Struct, tag_field="do", tag="swap_tokens", forbid_unknown_fields=True):
    harvest: Natural


class Income(msgspec.Struct, tag_field="do", tag="income", forbid_unknown_fields=True):
    amount: Natural


class Coins(msgspec.Struct, tag_field="do", tag="coins", forbid_unknown_fields=True):
    amount: Natural


Effect = (
    Loan
    | Produce
    | Trade
    | Exchange
    | Develop
    | Reset
    | Build
    | StealCoins
    | StealCubes
    | Copy
    | ShiftIncome
    | SeizeCity
    | TakeTechnology
    | SwapTokens
    | Income
    | Coins
)
CardType = Literal["loan", "production", "trade", "development", "reset", "build", "treachery"]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: Word
    name: str
    type: CardType
    effects: Annotated[list[Effect], msgspec.Meta(min_length=1)]
    cost: dict[str, Natural] = {}
    tags: list[str] = []
    one_shot: bool = False
    stays_in_hand: bool = False
    text: str = ""
    """A designer's note; what players read is made from the effects."""


class Book(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    players: list[Literal[2, 3, 4, 5, 6]]
    colours: list[str]
    limits: Limits
    setup: Setup
    resource: list[Resource]
    map: Map
    track: Track
    tag: list[Tag]
    starter: list[Card]
    technology: list[Card]

    def cards(self) -> list[Card]:
        return [*self.starter, *self.technology]


def load_book(data: Data) -> Book:
    book = data.book(Book)
    check_ids(data, book)
    check_players(data, book)
    check_limits(data, book)
    check_map(data, book)
    check_track(data, book)
    resources, tags = [resource.id for resource in book.resource], [tag.id for tag in book.tag]
    for resource in book.resource:
        check_cost(data, f"resource {resource.id}, build", resource.build, resources, line(resource.id), "build =")
    for card in book.cards():
        check_card(data, card, resources, tags)
    data.check(
        any(card.stays_in_hand and isinstance(card.effects[0], Reset) for card in book.starter),
        "no starter is a reset that stays in hand: a player could be left without a card to play.",
        "[[starter]]",
    )
    for card in book.technology:
        fault = f"card {card.id}: only a starter can have stays_in_hand."
        data.check(not card.stays_in_hand, fault, line(card.id), "stays_in_hand")
    return book


def check_ids(data: Data, book: Book) -> None:
    for what, ids in (
        ("resource", [resource.id for resource in book.resource]),
        ("province", [province.id for province in book.map.provinces]),
        ("city", [city.id for city in book.map.cities]),
        ("tag", [tag.id for tag in book.tag]),
        ("card", [card.id for card in book.cards()]),
    ):
        for name in ids:
            data.check(ids.count(name) == 1, f"the {what} id {name} stands twice: give each its own.", line(name))
    data.check(len(book.tag) == 6, f"there are {len(book.tag)} tags: the score sheet has 6.", "[[tag]]")
    few = len(book.map.cities) <= 60 and len(book.cards()) <= 120
    data.check(few, "more than 60 cities or 120 cards are too many.")


def check_players(data: Data, book: Book) -> None:
    data.check(bool(book.players), "players names no number of players: give some of 2 to 6.", "players =")
    players, colours = max(book.players), len(book.colours)
    data.check(colours >= players, f"{colours} colours for {players} players: each player needs one.", "colours =")


def check_limits(data: Data, book: Book) -> None:
    limits, start = book.limits, book.setup
    cubes = len(book.resource) * limits.cubes_per_resource
    fault = f"{cubes} cubes are too many: have at most {MAX_CUBES} of all resources together."
    data.check(cubes <= MAX_CUBES, fault, "cubes_per_resource =")
    fault = f"setup, coins: {start.coins} is above the limit, {limits.max_coins}."
    data.check(start.coins <= limits.max_coins, fault, "[setup]", "coins =")
    check_order_coins(data, book)
    fault = f"setup, income: {start.income} is not from {limits.min_income} to {limits.max_income}."
    data.check(limits.min_income <= start.income <= limits.max_income, fault, "[setup]", "income =")


def check_order_coins(data: Data, book: Book) -> None:
    here, most = ("[setup]", "order_coins ="), book.limits.max_coins - book.setup.coins
    given = [len(coins) for coins in book.setup.order_coins]
    for players, coins in zip(given, book.setup.order_coins, strict=True):
        fault = f"setup, order_coins: two lists have {players} numbers, one for each player."
        data.check(given.count(players) == 1, fault, *here)
        fault = f"setup, order_coins: {max(coins)} more coins are above the limit, {book.limits.max_coins}."
        data.check(max(coins) <= most, fault, *here)


def check_map(data: Data, book: Book) -> None:
    resources = [resource.id for resource in book.resource]
    provinces = [province.id for province in book.map.provinces]
    cities = [city.id for city in book.map.cities]
    data.check("food" in resources, "there is no resource food, which the set-up needs.", "[[resource]]")
    fault = f"no resource can have the id {COINS}: costs use that name."
    data.check(COINS not in resources, fault, line(COINS))
    tokens = sum(resource.tokens for resource in book.resource)
    fault = f"{tokens} tokens for {len(cities)} cities: the tokens must add up to the cities."
    data.check(tokens == len(cities), fault, "[[resource]]", "tokens =")
    food, players = book.resource[resources.index("food")].tokens, max(book.players)
    fault = f"{food} food tokens for {players} players: each player needs one."
    data.check(food >= players, fault, line("food"), "tokens =")
    if players >= book.setup.spread_food_from:
        fault = f"{food} food tokens cannot be spread over {len(provinces)} provinces."
        data.check(food >= len(provinces), fault, line("food"), "tokens =")
    for city in book.map.cities:
        fault = f"city {city.id}: there is no province {city.province}."
        data.check(city.province in provinces, fault, line(city.id))
    for province in provinces:
        peopled = any(city.province == province for city in book.map.cities)
        data.check(peopled, f"province {province} has no city.", line(province))
    for one, other in book.map.roads:
        written = f'["{one}", "{other}"]'
        for end in (one, other):
            data.check(end in cities, f"road {one}–{other}: there is no city {end}.", "roads =", written)
        data.check(one != other, f"road {one}–{other}: it must join two different cities.", "roads =", written)


def check_track(data: Data, book: Book) -> None:
    slots, drafted, cards = len(book.track.surcharges), max(book.players), len(book.technology)
    fault = f"the track has {slots} slots: {drafted} players draft from it."
    data.check(slots >= drafted, fault, "surcharges =")
    fault = f"{cards} technology cards are too few for a track of {slots} and {drafted} players."
    data.check(cards > slots + drafted, fault, "[[technology]]")


def check_card(data: Data, card: Card, resources: list[str], tags: list[str]) -> None:
    here = line(card.id)
    check_cost(data, f"card {card.id}, cost", card.cost, resources, here, "cost =")
    for tag in card.tags:
        fault = f"card {card.id}: there is no tag {tag}; there are {', '.join(tags)}."
        data.check(tag in tags, fault, here, "tags =")
    for effect in card.effects[1:]:
        fault = f"card {card.id}: only income and coins may follow a first effect."
        data.check(isinstance(effect, Income | Coins), fault, here, "effects =")
    first = card.effects[0]
    if isinstance(first, Reset):
        fault = f"card {card.id}: a card that resets has the type reset, or it would take itself back."
        data.check(card.type == "reset", fault, here, "type =")
    if isinstance(first, Produce) and first.source != "province":
        fault = f"card {card.id}: others gain only where from is province; leave others out."
        data.check(first.others == 0, fault, here, "others =")
    fault = f"card {card.id}: one_shot and stays_in_hand exclude each other."
    data.check(not (card.one_shot and card.stays_in_hand), fault, here)


def check_cost(data: Data, where: str, cost: dict[str, int], resources: list[str], *near: str) -> None:
    for name in cost:
        fault = f"{where}: there is no resource {name}; there are {', '.join(resources)} and coins."
        data.check(name in resources or name == COINS, fault, *near)
