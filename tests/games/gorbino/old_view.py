"""Gorbino's view as it was before it had a schema, and what boards worked out from it before the rules did: what the
view is compared with. It knows the record and the data file, and asks no rule."""

from collections import Counter
from typing import Any

from trivet.engine.rule import Record
from trivet.games.gorbino.components import (
    BOOK,
    CARD_WORDS,
    CITY_WORDS,
    NO_LIMIT,
    NOTHING,
    PHASE_WORDS,
    PROVINCE_WORDS,
    RESOURCE_WORDS,
    STARTERS,
)
from trivet.games.gorbino.data import Build, Develop, TakeTechnology, Trade

View = dict[str, Any]
Cost = dict[str, int]
COST_WORDS = (*RESOURCE_WORDS, "coins")
RESOURCES = {resource.id: resource for resource in BOOK.resource}
CARDS = {card.id: card for card in BOOK.cards()}
PROVINCE_OF = {city.id: city.province for city in BOOK.map.cities}


def effect_of(card: str | None) -> Any:
    return CARDS[card].effects[0] if card else None


def view(s: Record, seat: int | None) -> View:
    """All seats see the same."""
    table = table_view(s)
    return table | {
        "lands": {
            province: {
                "cities": [cities_in(table, province, seat) for seat in range(s.players)],
                "leaders": leaders(table, province, s.players),
            }
            for province in PROVINCE_WORDS
        },
        "builds": [build_view(table, card, seats) for card, seats in builders(table)],
        "yields": yields(table),
        "harvest": harvest(table) if table["phase"] == "resource" else {},
        "tariff": tariff(effect_of(table["card"])) if table["phase"] == "trade" else None,
    }


# The table as it stands


def table_view(s: Record) -> View:
    players = range(s.players)
    phase = PHASE_WORDS[s.phase]
    card = card_word(s.card)
    track = [card_word(card) for card in s.track.tolist()]
    developing = phase == "develop" or (phase == "spare" and PHASE_WORDS[s.after_spare] == "develop")
    building = phase == "spare" and PHASE_WORDS[s.after_spare] == "build"
    chosen = s.chosen.tolist()
    view: View = {
        "phase": phase,
        "turn": s.player,
        "round": max(0, s.round_number),
        "order": s.order.tolist()[: s.players],
        "bank": dict(zip(RESOURCE_WORDS, s.bank.tolist(), strict=True)),
        "cities": [
            {"city": city, "token": RESOURCE_WORDS[token], "owner": None if owner == NOTHING else owner}
            for city, token, owner in zip(CITY_WORDS, s.token.tolist(), s.owner.tolist(), strict=True)
        ],
        "track": [
            {"card": bought, "surcharge": extra, "cost": cost_of(bought, extra, card if developing else None)}
            for bought, extra in zip(track, BOOK.track.surcharges, strict=True)
        ],
        "deck": s.deck_left,
        "scrapped": cards_of(s.scrapped.tolist()),
        "card": card,
        "copier": card_word(s.copier),
        "done": s.done,
        "most": BOOK.setup.cubes if phase == "cubes" else most_of(card),
        "provinces": [name for name, here in zip(PROVINCE_WORDS, chosen, strict=False) if here and phase == "produce"],
        "chosen": [track[slot] for slot in chosen[: s.done]] if developing else [],
        "traded": (traded := dict(zip(RESOURCE_WORDS, s.traded.tolist(), strict=True))),
        "balance": bill(traded, effect_of(card)) if phase == "trade" else 0,
        "due": {name: n for name, n in zip(COST_WORDS, s.due.tolist(), strict=True) if n},
        "unpaid": getattr(effect_of(card), "cube_discount", 0) if phase == "develop" else s.unpaid,
        "victim": s.target if phase == "steal" else None,
        "city": CITY_WORDS[s.target] if phase == "swap_with" or building else None,
    }
    view["players"] = [player_view(s, p, view) for p in players]
    shown = [*track, *view["scrapped"], card_word(s.held)]
    for player in view["players"]:
        shown += [*player["hand"], *player["discard"], *player["aside"]]
    view["unseen"] = [card for card in CARD_WORDS[STARTERS:] if card not in shown]
    return view


def card_word(card: int) -> str | None:
    return None if card == NOTHING else CARD_WORDS[card]


def cards_of(marked: list[int]) -> list[str]:
    return [name for name, here in zip(CARD_WORDS, marked, strict=True) if here]


def most_of(card: str | None) -> int:
    keys = ("amount", "cards", "cities", "types", "cubes", "count")
    return max(getattr(effect_of(card), key, 0) for key in keys)


def cost_of(card: str | None, surcharge: int, played: str | None) -> Cost:
    """What a card of the track costs by the card played; by none: an ordinary purchase."""
    effect = effect_of(played)
    if card is None or isinstance(effect, TakeTechnology):
        return {}
    coins = CARDS[card].cost.get("coins", 0)
    if effect is None or effect.surcharge:
        coins += surcharge
    if isinstance(effect, Develop):
        coins = max(0, coins - effect.coin_discount)
    cost = {**CARDS[card].cost, "coins": coins}
    return {name: cost[name] for name in COST_WORDS if cost.get(name)}


def player_view(s: Record, p: int, view: View) -> View:
    pile = s.pile.tolist()[p][: s.pile_left[p]]
    player: View = {
        "coins": s.coins[p],
        "income": s.income[p],
        "cubes": dict(zip(RESOURCE_WORDS, s.cubes.tolist()[p], strict=True)),
        "stock": s.stock[p],
        "hand": cards_of(s.hand.tolist()[p]),
        "discard": [CARD_WORDS[card] for card in reversed(pile)],
        "aside": cards_of(s.aside.tolist()[p]),
    }
    held = [CARD_WORDS[s.held]] if s.player == p and s.held != NOTHING else []
    tags = Counter(tag for card in [*player["hand"], *player["discard"], *held] for tag in CARDS[card].tags)
    own = [city for city in view["cities"] if city["owner"] == p]
    counted = {
        "one": 1,
        "coins": s.coins[p],
        "cities": len(own),
        "resource_types": len({city["token"] for city in own}),
        "provinces_led": sum(p in leaders(view, province, s.players) for province in PROVINCE_WORDS),
        "provinces_entered": len({PROVINCE_OF[city["city"]] for city in own}),
    }
    player["tags"] = {
        tag.id: {"tags": tags[tag.id], "worth": tag.times * (counted[tag.counts] // tag.per)} for tag in BOOK.tag
    }
    return player


# What a board would have to work out


def cities_in(view: View, province: str, seat: int) -> int:
    return sum(city["owner"] == seat and PROVINCE_OF[city["city"]] == province for city in view["cities"])


def leaders(view: View, province: str, players: int) -> list[int]:
    counts = [cities_in(view, province, seat) for seat in range(players)]
    return [seat for seat, count in enumerate(counts) if count and count == max(counts)]


def distances(view: View, seat: int) -> dict[str, int]:
    """How many roads lie between a player's nearest city and every city."""
    found = {city["city"]: 0 for city in view["cities"] if city["owner"] == seat}
    at = list(found)
    for city in at:
        for a, b in BOOK.map.roads:
            other = b if a == city else a if b == city else None
            if other is not None and other not in found:
                found[other] = found[city] + 1
                at.append(other)
    return found


def cities_within(view: View, seat: int, effect: Build) -> list[str]:
    """Free cities where a player may build with this effect, whether they can pay or not."""
    away = distances(view, seat)
    settled = {PROVINCE_OF[city["city"]] for city in view["cities"] if city["owner"] == seat}
    return [
        city["city"]
        for city in view["cities"]
        if city["owner"] is None
        and (effect.reach == NO_LIMIT or away.get(city["city"], NO_LIMIT) <= effect.reach)
        and (effect.within != "own_province" or PROVINCE_OF[city["city"]] in settled)
    ]


def roads_within(view: View, seat: int, effect: Build) -> list[int]:
    """The roads on the way from a player's cities to what this effect reaches."""
    if effect.reach == NO_LIMIT:
        return []
    away = distances(view, seat)
    ends = [[away.get(end, NO_LIMIT) for end in road] for road in BOOK.map.roads]
    return [road for road, far in enumerate(ends) if min(far) < effect.reach]


def price(token: str, effect: Build) -> Cost:
    """What a city on this token costs with a card; the cubes that may stay unpaid are still in it."""
    cost = dict(RESOURCES[token].build)
    if effect.cube_discount == NO_LIMIT:
        cost = {"coins": cost.get("coins", 0)}
    cost["coins"] = max(0, cost.get("coins", 0) - effect.coin_discount)
    return {name: n for name, n in cost.items() if n}


def builders(view: View) -> list[tuple[str, list[int]]]:
    """The cards that build in the hands while a card is chosen, or the one played; and whose they are."""
    if view["phase"] == "build":
        return [(view["card"], [view["turn"]])]
    if view["phase"] != "card":
        return []
    hands = [player["hand"] for player in view["players"]]
    holders = {card: [seat for seat, hand in enumerate(hands) if card in hand] for card in CARDS}
    return [(card, seats) for card, seats in holders.items() if seats and isinstance(effect_of(card), Build)]


def build_view(view: View, card: str, seats: list[int]) -> View:
    effect = effect_of(card)
    return {
        "card": card,
        "prices": {token: price(token, effect) for token in RESOURCE_WORDS},
        "reach": [
            {
                "seat": seat,
                "cities": cities_within(view, seat, effect),
                "roads": roads_within(view, seat, effect),
            }
            for seat in seats
        ],
    }


def yields(view: View) -> list[View]:
    """The cubes that a province would give to each player, as far as the bank reaches."""
    effect = effect_of(view["card"])
    if view["phase"] != "produce":
        return []
    found = []
    for province in PROVINCE_WORDS:
        cities = [city for city in view["cities"] if PROVINCE_OF[city["city"]] == province]
        owners = {city["owner"] for city in cities} - {None}
        if province in view["provinces"] or not (owners if effect.others else owners & {view["turn"]}):
            continue
        for seat in sorted(owners):
            each = effect.own if seat == view["turn"] else effect.others
            tokens = Counter(city["token"] for city in cities if city["owner"] == seat)
            given = {token: min(each * tokens[token], view["bank"][token]) for token in RESOURCE_WORDS}
            if each:
                found.append({"province": province, "seat": seat, "cubes": {name: n for name, n in given.items() if n}})
    return found


def harvest(view: View) -> Cost:
    """The cubes that a player's cities on each resource would give."""
    tokens = Counter(city["token"] for city in view["cities"] if city["owner"] == view["turn"])
    given = {name: min(tokens[name] * effect_of(view["card"]).own, view["bank"][name]) for name in RESOURCE_WORDS}
    return {name: n for name, n in given.items() if n}


def tariff(card: Trade) -> View:
    extras = []
    if card.bonus_cubes and card.sell_bonus:
        extras.append(
            {"verb": "sell", "resources": [*RESOURCE_WORDS], "cubes": card.bonus_cubes, "coins": card.sell_bonus}
        )
    below = 0
    for coins in sorted({saving(name, card) for name in RESOURCE_WORDS} - {0}) if card.bonus_cubes else []:
        dear = [name for name in RESOURCE_WORDS if saving(name, card) >= coins]
        extras.append({"verb": "buy", "resources": dear, "cubes": card.bonus_cubes, "coins": coins - below})
        below = coins
    return {"prices": {name: RESOURCES[name].price for name in RESOURCE_WORDS}, "extras": extras}


def saving(resource: str, card: Trade) -> int:
    return max(0, min(card.buy_discount, RESOURCES[resource].price - BOOK.limits.min_price))


def bill(draft: dict[str, int], card: Trade) -> int:
    """What a trade brings, or below 0 costs: the cubes that save most are counted."""
    sold = sum(max(0, n) for n in draft.values())
    savings = sorted(saving(name, card) for name, n in draft.items() for _ in range(-n))
    goods = sum(n * RESOURCES[name].price for name, n in draft.items())
    counted = savings[max(0, len(savings) - card.bonus_cubes) :]
    return goods + min(sold, card.bonus_cubes) * card.sell_bonus + sum(counted)
