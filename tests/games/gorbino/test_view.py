"""What the view says of the play under way. That it says in every position what boards used to work out themselves is
tested in `tests.games.test_views`."""

import random
from typing import Any

import pytest

from trivet.games.gorbino.components import RESOURCE_WORDS
from trivet.games.gorbino.data import Trade

from .old_view import CARDS, bill, effect_of
from .positions import GORBINO, position

NEAR = {"fogbridge": "0 food", "hushmere": "1 iron", "emberfall": "gold", "lanternquay": "coal"}


def by_tariff(draft: dict[str, int], tariff: dict[str, Any]) -> int:
    """A trade as a board adds it up."""
    coins = sum(n * tariff["prices"][resource] for resource, n in draft.items())
    for extra in tariff["extras"]:
        sign = 1 if extra["verb"] == "sell" else -1
        cubes = sum(max(0, sign * draft[resource]) for resource in extra["resources"])
        coins += extra["coins"] * min(cubes, extra["cubes"])
    return coins


@pytest.mark.parametrize("card", [card for card in CARDS if isinstance(effect_of(card), Trade)])
def test_any_trade_adds_up_by_the_tariff(card: str) -> None:
    chance = random.Random(card)
    table = position(hands=[card], coins=[100])
    table.play(f"play {card}")
    tariff = table.view["tariff"]
    for _ in range(500):
        draft = {resource: chance.choice([0, chance.randint(-9, 9)]) for resource in RESOURCE_WORDS}
        assert by_tariff(draft, tariff) == bill(draft, effect_of(card))


def test_the_balance_is_what_the_tariff_adds_up_to() -> None:
    table = position(hands=["import_office"], coins=[100], cubes=["3 iron"])
    table.play("play import_office", "sell iron 2")
    assert by_tariff(table.view["traded"], table.view["tariff"]) == table.view["balance"] == 30
    table.play("buy gold 2")
    assert table.coins() == 100 + 30 - 2 * 15


def test_extras_of_a_trade_are_for_the_first_so_many_cubes() -> None:
    """Food costs the least there is already: a discount passes it by."""
    table = position(hands=["import_office auction_house"], coins=[100])
    buying, selling = table.copy(), table.copy()
    buying.play("play import_office")
    selling.play("play auction_house")
    assert table.view["tariff"] is None
    assert buying.view["tariff"]["extras"] == [
        {"verb": "buy", "resources": ["wood", "coal", "iron", "gold"], "cubes": 3, "coins": 5}
    ]
    assert selling.view["tariff"]["extras"] == [
        {"verb": "sell", "resources": list(RESOURCE_WORDS), "cubes": 5, "coins": 5}
    ]


def test_everyone_sees_what_the_cards_in_their_hands_could_build() -> None:
    table = position(hands=["", "timber_yards"], map=NEAR)
    starter, yards = table.view["builds"]
    assert (starter["card"], yards["card"]) == ("starter_build", "timber_yards")
    assert [(reach["seat"], set(reach["cities"])) for reach in starter["reach"]] == [
        (0, {"emberfall", "lanternquay"}),
        (1, {"greywater", "veilport"}),
    ]
    assert [reach["seat"] for reach in yards["reach"]] == [1]
    assert (starter["prices"]["gold"], yards["prices"]["gold"]) == ({"coal": 1, "coins": 10}, {"coal": 1})


def test_reach_is_shown_whether_it_can_be_paid_or_not() -> None:
    places = {"fogbridge": "0 food", "emberfall": "gold", "lanternquay": "iron", "hushmere": "wood"}
    table = position(map=places, cubes=["1 coal"], coins=[10])
    table.play("play starter_build")
    (build,) = table.view["builds"]
    (reach,) = build["reach"]
    assert table.offers() == {"build emberfall", "build lanternquay"}
    assert set(reach["cities"]) == {"emberfall", "lanternquay", "hushmere"}
    roads = GORBINO.components["map"]["roads"]
    assert all("fogbridge" in roads[road] for road in reach["roads"])
    assert len(reach["roads"]) == 3


def test_a_card_without_limit_needs_no_roads() -> None:
    table = position(hands=["royal_warrant"], map=NEAR, cubes=["5 coal 5 wood 5 food"], coins=[100])
    table.play("play royal_warrant")
    (reach,) = table.view["builds"][0]["reach"]
    assert (len(reach["cities"]), reach["roads"]) == (28, [])


def test_what_a_province_would_give_as_far_as_the_bank_reaches() -> None:
    places = {"fogbridge": "0 food", "hushmere": "0 iron", "veilport": "1 iron", "moonwell": "1 gold"}
    table = position(map=places, bank="0 iron 20 food 20 gold")
    table.play("play starter_production")
    assert table.view["yields"] == [
        {"province": "misthaven", "seat": 0, "cubes": {"food": 1}},
        {"province": "misthaven", "seat": 1, "cubes": {}},
        {"province": "faeloria", "seat": 1, "cubes": {"gold": 1}},
    ]


def test_what_a_resource_would_give() -> None:
    table = position(hands=["guild_monopoly"], map={"fogbridge": "0 food", "hushmere": "0 iron", "moonwell": "0 iron"})
    table.play("play guild_monopoly")
    assert table.view["harvest"] == {"food": 2, "iron": 4}


def test_who_leads_a_province() -> None:
    table = position(
        players=3, map={"fogbridge": "0", "hushmere": "1", "moonwell": "2", "starbough": "2", "silverleaf": "0"}
    )
    lands = table.view["lands"]
    assert lands["misthaven"] == {"cities": [1, 1, 0], "leaders": [0, 1]}
    assert lands["faeloria"] == {"cities": [1, 0, 2], "leaders": [2]}
    assert lands["drakewood"] == {"cities": [0, 0, 0], "leaders": []}
