"""Gorbino's Quest as everyone sees it, in numbers by a schema.

Boards draw what stands here and know no rules: what a card reaches and what that costs, what a province would give and
what a trade adds up to is told by the rules that offer it and carry it out.
"""

from trivet.engine.actions import Number, Word
from trivet.engine.rule import Buffer, Record, rule
from trivet.engine.views import COUNT, SIGNED, Each, Many, Maybe, Parts, Tally, fill, later, put, put_all

from .actions import CARD, CITY, PROVINCE, RESOURCE, SEAT
from .build import near, within
from .components import (
    BUILDERS,
    CARDS,
    CITIES,
    CITY_PRICE,
    COST_WORDS,
    EFFECT,
    NO_LIMIT,
    NOTHING,
    ONE_SHOTS,
    PHASE_WORDS,
    PRICE,
    PROVINCE_WORDS,
    PROVINCES,
    RESOURCE_WORDS,
    RESOURCES,
    ROAD_ENDS,
    SLOTS,
    STARTERS,
    SURCHARGE,
    TAG_WORDS,
    TAGS,
    Has,
    Phase,
)
from .development import cost, is_developing
from .production import can_choose, count_yield, harvest_of
from .scoring import add_held_tags, add_tags, clear_tags, count_cities, count_things, leads, worth
from .trade import saved_on, trade_balance
from .turn import FREE_CUBES

COST = Tally(COST_WORDS)
CUBES = Each(RESOURCE_WORDS, COUNT)
VERBS = ("sell", "buy")
SELLING, BUYING = range(len(VERBS))


VIEW = Parts(
    "GorbinoView",
    phase=Word(PHASE_WORDS, "Phase"),
    turn=SEAT,
    round=(COUNT, "0 in the set-up."),
    order=(Many(SEAT), "Seats in turn order."),
    bank=CUBES,
    cities=Many(Parts(city=CITY, token=RESOURCE, owner=Maybe(SEAT)), CITIES),
    track=(
        Many(Parts(card=Maybe(CARD), surcharge=COUNT, cost=COST), SLOTS),
        "Left to right. The cost, with the surcharge, is that by the card being played, or of an ordinary purchase.",
    ),
    deck=COUNT,
    scrapped=(Many(CARD), "The technology discard."),
    card=(Maybe(CARD), "The card whose effects are being carried out."),
    copier=(Maybe(CARD), "The card that copies it."),
    done=(COUNT, "Choices made so far in this play."),
    most=(COUNT, "How many there can be."),
    provinces=(Many(PROVINCE), "Chosen so far (produce)."),
    chosen=(Many(CARD), "Chosen so far (develop)."),
    traded=(Each(RESOURCE_WORDS, SIGNED), "Cubes sold, or below 0 bought (trade); given, or below 0 taken (exchange)."),
    balance=(SIGNED, "What the trade so far brings, or below 0 costs."),
    due=(COST, "The bill so far."),
    unpaid=(COUNT, "How many of its cubes may stay unpaid."),
    victim=(Maybe(SEAT), "Whose cubes are being taken (steal)."),
    city=(Maybe(CITY), "The city chosen so far (swap_with, and spare while building)."),
    players=Many(
        Parts(
            "GorbinoPlayer",
            coins=COUNT,
            income=SIGNED,
            cubes=CUBES,
            stock=(COUNT, "Cities not yet on the map."),
            hand=Many(CARD),
            discard=(Many(CARD), "Newest first."),
            aside=(Many(CARD), "One-shots played."),
            tags=Each(TAG_WORDS, Parts(tags=COUNT, worth=COUNT)),
        )
    ),
    unseen=(Many(CARD), "Technology cards still in the deck, in no order."),
    lands=(
        Each(PROVINCE_WORDS, Parts("Land", cities=(Many(COUNT), "Of each seat."), leaders=Many(SEAT))),
        "Who has cities in a province, and who leads there.",
    ),
    builds=(
        Many(
            Parts(
                "Builder",
                card=CARD,
                prices=(Each(RESOURCE_WORDS, COST), "Of a city, by its token. Cubes that may stay unpaid are in it."),
                reach=Many(
                    Parts(
                        "Reach",
                        seat=SEAT,
                        cities=(Many(CITY), "Free, and near enough to build there."),
                        roads=(Many(Number(len(ROAD_ENDS))), "On the way, as the data file numbers them from 0."),
                    )
                ),
            )
        ),
        "What cards that build could do: those in the hands while a card is chosen, the one played while building.",
    ),
    yields=(
        Many(Parts("Yield", province=PROVINCE, seat=SEAT, cubes=Tally(RESOURCE_WORDS))),
        "What each province that can be chosen would give (produce), as far as the bank reaches.",
    ),
    harvest=(Tally(RESOURCE_WORDS), "What each resource that can be chosen would give (resource)."),
    tariff=(
        Maybe(
            Parts(
                "Tariff",
                prices=(CUBES, "Coins for a cube."),
                extras=Many(
                    Parts(
                        "Extra",
                        verb=Word(VERBS, "TradeVerb"),
                        resources=Many(RESOURCE),
                        cubes=COUNT,
                        coins=(COUNT, "More, or less to pay, for each of the first so many cubes of these resources."),
                    )
                ),
            )
        ),
        "What cubes sell and buy for by the card being played (trade).",
    ),
)


@rule
def look(s: Record, seat: int, out: Buffer) -> None:
    """All is open but the order of the deck (R26): every seat sees the same."""
    look_at_table(s, out)
    look_at_play(s, out)
    count_cities(s)
    look_at_cards(s)
    put(out, s.players)
    for p in range(s.players):
        look_at_player(s, p, out)
    put_all(out, s.unseen)
    for province in range(PROVINCES):
        look_at_land(s, province, out)
    look_at_builds(s, out)
    look_at_yields(s, out)
    for resource in range(RESOURCES):
        put(out, harvest_of(s, resource) if s.phase == Phase.RESOURCE else 0)
    if s.phase == Phase.TRADE:
        look_at_tariff(s, s.card, out)
    else:
        put(out, NOTHING)


@rule
def look_at_table(s: Record, out: Buffer) -> None:
    put(out, s.phase)
    put(out, s.player)
    put(out, max(0, s.round_number))
    put(out, s.players)
    for i in range(s.players):
        put(out, s.order[i])
    for resource in range(RESOURCES):
        put(out, s.bank[resource])
    for city in range(CITIES):
        put(out, city)
        put(out, s.token[city])
        put(out, s.owner[city])
    played = s.card if is_developing(s) else NOTHING
    for slot in range(SLOTS):
        put(out, s.track[slot])
        put(out, SURCHARGE[slot])
        for what in range(RESOURCES + 1):
            put(out, cost(s, played, slot, what) if s.track[slot] != NOTHING else 0)
    put(out, s.deck_left)
    put_all(out, s.scrapped)


@rule
def look_at_play(s: Record, out: Buffer) -> None:
    """The play under way."""
    put(out, s.card)
    put(out, s.copier)
    put(out, s.done)
    put(out, most_choices(s))
    at, n = later(out), 0
    if s.phase == Phase.PRODUCE:
        for province in range(PROVINCES):
            if s.chosen[province]:
                put(out, province)
                n += 1
    fill(out, at, n)
    chosen = s.done if is_developing(s) else 0
    put(out, chosen)
    for i in range(chosen):
        put(out, s.track[s.chosen[i]])
    for resource in range(RESOURCES):
        put(out, s.traded[resource])
    put(out, trade_balance(s) if s.phase == Phase.TRADE else 0)
    for what in range(RESOURCES + 1):
        put(out, s.due[what])
    put(out, EFFECT[s.card, Has.CUBE_DISCOUNT] if s.phase == Phase.DEVELOP else s.unpaid)
    put(out, s.target if s.phase == Phase.STEAL else NOTHING)
    put(out, s.target if has_city(s) else NOTHING)


@rule
def most_choices(s: Record) -> int:
    if s.phase == Phase.CUBES:
        return FREE_CUBES
    return EFFECT[s.card, Has.MOST] if s.card != NOTHING else 0


@rule
def has_city(s: Record) -> bool:
    """A city is chosen, and something more is asked about it."""
    return s.phase == Phase.SWAP_WITH or (s.phase == Phase.SPARE and s.after_spare == Phase.BUILD)


@rule
def look_at_cards(s: Record) -> None:
    """Mark the technology cards on the table as seen; `look_at_player` marks the others."""
    for card in range(STARTERS, CARDS):
        s.unseen[card] = 1 - s.scrapped[card]
    for slot in range(SLOTS):
        if s.track[slot] != NOTHING:
            s.unseen[s.track[slot]] = 0
    if s.held != NOTHING:
        s.unseen[s.held] = 0


@rule
def look_at_player(s: Record, p: int, out: Buffer) -> None:
    """The tags are counted on the way through the cards: on those in hand and discard."""
    put(out, s.coins[p])
    put(out, s.income[p])
    for resource in range(RESOURCES):
        put(out, s.cubes[p, resource])
    put(out, s.stock[p])
    clear_tags(s)
    hand, pile, aside, unseen = s.hand, s.pile, s.aside, s.unseen
    at, n = later(out), 0
    for card in range(CARDS):
        if hand[p, card]:
            put(out, card)
            n += 1
            unseen[card] = 0
            add_tags(s, card)
    fill(out, at, n)
    put(out, s.pile_left[p])
    for i in range(s.pile_left[p] - 1, -1, -1):
        card = pile[p, i]
        put(out, card)
        unseen[card] = 0
        add_tags(s, card)
    add_held_tags(s, p)
    at, n = later(out), 0
    for i in range(len(ONE_SHOTS)):
        if aside[p, ONE_SHOTS[i]]:
            put(out, ONE_SHOTS[i])
            n += 1
            unseen[ONE_SHOTS[i]] = 0
    fill(out, at, n)
    count_things(s, p)
    for tag in range(TAGS):
        put(out, s.tags[tag])
        put(out, worth(s, tag))


@rule
def look_at_land(s: Record, province: int, out: Buffer) -> None:
    put(out, s.players)
    for p in range(s.players):
        put(out, s.there[province, p])
    at, n = later(out), 0
    for p in range(s.players):
        if leads(s, province, p):
            put(out, p)
            n += 1
    fill(out, at, n)


@rule
def look_at_builds(s: Record, out: Buffer) -> None:
    """Hands are open, and so is what they could build: a player plans while others play."""
    at, n = later(out), 0
    if s.phase == Phase.BUILD:
        look_at_build(s, s.card, out)
        n += 1
    elif s.phase == Phase.CARD:
        for i in range(len(BUILDERS)):
            if in_some_hand(s, BUILDERS[i]):
                look_at_build(s, BUILDERS[i], out)
                n += 1
    fill(out, at, n)


@rule
def in_some_hand(s: Record, card: int) -> bool:
    for p in range(s.players):
        if s.hand[p, card]:
            return True
    return False


@rule
def look_at_build(s: Record, card: int, out: Buffer) -> None:
    put(out, card)
    for token in range(RESOURCES):
        for what in range(RESOURCES + 1):
            put(out, CITY_PRICE[card, token, what])
    at, n = later(out), 0
    for p in range(s.players):
        if s.hand[p, card] if s.phase == Phase.CARD else s.player == p:
            look_at_reach(s, p, card, out)
            n += 1
    fill(out, at, n)


@rule
def look_at_reach(s: Record, p: int, card: int, out: Buffer) -> None:
    put(out, p)
    owner, cities, roads = s.owner, within(s, p, card), 0
    at, n = later(out), 0
    for city in range(CITIES):
        if cities >> city & 1 and owner[city] == NOTHING:
            put(out, city)
            n += 1
    fill(out, at, n)
    if EFFECT[card, Has.REACH] != NO_LIMIT:
        roads = near(s, p, EFFECT[card, Has.REACH] - 1)
    at, n = later(out), 0
    for road in range(len(ROAD_ENDS)):
        if roads & ROAD_ENDS[road]:
            put(out, road)
            n += 1
    fill(out, at, n)


@rule
def look_at_yields(s: Record, out: Buffer) -> None:
    at, n = later(out), 0
    if s.phase == Phase.PRODUCE:
        for province in range(PROVINCES):
            if not s.chosen[province] and can_choose(s, s.card, province):
                for p in range(s.players):
                    if s.there[province, p] > 0 and (p == s.player or EFFECT[s.card, Has.OTHERS] > 0):
                        put(out, province)
                        put(out, p)
                        count_yield(s, province, p)
                        for resource in range(RESOURCES):
                            put(out, s.given[resource])
                        n += 1
    fill(out, at, n)


@rule
def look_at_tariff(s: Record, card: int, out: Buffer) -> None:
    """A discount by steps: cubes that save more save the smaller steps too, and the first so many count for each."""
    for resource in range(RESOURCES):
        put(out, PRICE[resource])
    at, n = later(out), 0
    if EFFECT[card, Has.BONUS_CUBES] > 0:
        if EFFECT[card, Has.SELL_BONUS] > 0:
            look_at_extra(SELLING, saved_on(card, 0), EFFECT[card, Has.BONUS_CUBES], EFFECT[card, Has.SELL_BONUS], out)
            n += 1
        below = 0
        for coins in range(1, EFFECT[card, Has.BUY_DISCOUNT] + 1):
            if saved_on(card, coins) != saved_on(card, coins + 1):
                look_at_extra(BUYING, saved_on(card, coins), EFFECT[card, Has.BONUS_CUBES], coins - below, out)
                below = coins
                n += 1
    fill(out, at, n)


@rule
def look_at_extra(verb: int, resources: int, cubes: int, coins: int, out: Buffer) -> None:
    put(out, verb)
    at, n = later(out), 0
    for resource in range(RESOURCES):
        if resources >> resource & 1:
            put(out, resource)
            n += 1
    fill(out, at, n)
    put(out, cubes)
    put(out, coins)
