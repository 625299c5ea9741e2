"""Every Build card by what it does; what a city costs and where it may stand."""

from typing import Any

import pytest

from trivet.games.gorbino.components import CITY_WORDS

from ..table import told
from .positions import GorbinoTable, position

NEAR = {"fogbridge": "0", "lanternquay": "food", "hushmere": "coal", "emberfall": "gold"}
"""A city of seat 0, and what lies around it."""
RICH = "5 food 5 wood 5 coal 5 iron 5 gold"


def playing(card: str, cubes: str = RICH, coins: int = 100, **also: Any) -> GorbinoTable:
    hands = [] if card.startswith("starter") else [card]
    where = also.pop("map", NEAR)
    table = position(hands=hands, map=where, cubes=[cubes], coins=[coins], **also)
    table.play(f"play {card}")
    return table


@pytest.mark.parametrize(
    ("token", "cube", "coins"),
    [("food", "wood", 0), ("wood", "food", 5), ("coal", "wood", 5), ("iron", "coal", 5), ("gold", "coal", 10)],
)
def test_starter_build_costs_what_the_token_asks(token: str, cube: str, coins: int) -> None:
    around = {"fogbridge": "0", "emberfall": token, "hushmere": token, "lanternquay": "1"}
    table = playing("starter_build", f"1 {cube}", coins, map=around)
    table.play("build emberfall")
    assert (table.cubes(), table.coins(), table.income()) == ({}, 0, 3)
    assert table.player(0)["stock"] == 13
    start = position(map=around, cubes=[f"1 {cube}"], coins=[coins - 1 if coins else 0])
    assert start.can("play starter_build") == (coins == 0)
    others = " ".join(f"5 {name}" for name in ("food", "wood", "coal", "iron", "gold") if name != cube)
    assert not position(map=around, cubes=[others], coins=[300]).can("play starter_build")


def test_wayfarers_charter() -> None:
    table = playing("wayfarers_charter")
    table.play("build hushmere")
    assert table.income() == 3
    assert table.offers() == {
        "build lanternquay",
        "build emberfall",
        "build greywater",
        "build veilport",
        "done",
    }
    table.play("build veilport")
    assert (table.income(), len(table.cities()), table.phase) == (6, 3, "end")


def test_wayfarers_charter_may_stop_after_one() -> None:
    table = playing("wayfarers_charter")
    table.play("build hushmere", "done")
    assert (table.income(), len(table.cities()), table.phase) == (3, 2, "end")


def test_wayfarers_charter_stops_by_itself_where_nothing_more_can_be_paid() -> None:
    table = playing("wayfarers_charter", "1 wood 1 coal", 10)
    table.play("build emberfall")  # the wood would pay lanternquay still
    assert table.offers() == {"build lanternquay", "done"}
    table = playing("wayfarers_charter", "1 wood", 5)
    table.play("build hushmere")
    assert table.phase == "end"


def test_master_masons() -> None:
    table = playing("master_masons")
    table.play("build emberfall")
    assert (table.income(), table.coins(), table.phase) == (4, 90, "end")


def test_ferry_licence() -> None:
    table = playing("ferry_licence")
    near = {"lanternquay", "hushmere", "emberfall"}
    two_roads = {"greywater", "cinderpeak", "veilport", "talonhold", "briarwing", "honeyford"}
    assert table.offers() == {f"build {name}" for name in near | two_roads}
    table.play("build talonhold")
    assert table.cities() == {"fogbridge", "talonhold"}
    assert table.income() == 3


def test_ferry_licence_passes_occupied_locations() -> None:
    table = playing("ferry_licence", map={**NEAR, "emberfall": "1 gold"})
    assert "build talonhold" in table.offers()


def test_royal_warrant() -> None:
    table = playing("royal_warrant", map={**NEAR, "starbough": "1"})
    assert len(table.offers()) == 28
    table.play("build wreckersrest")
    assert table.cities() == {"fogbridge", "wreckersrest"}
    assert table.income() == 3


def test_timber_yards() -> None:
    table = playing("timber_yards", "1 coal 1 wood", 0)
    assert table.offers() == {"build lanternquay", "build hushmere", "build emberfall"}
    table.play("build emberfall")
    assert (table.cubes(), table.coins(), table.income()) == ({"wood": 1}, 0, 3)


def test_timber_yards_give_no_change() -> None:
    table = playing("timber_yards", "1 wood 1 coal", 7)
    table.play("build hushmere")  # 5 coins less 10 is 0
    assert (table.cubes(), table.coins()) == ({"coal": 1}, 7)


def test_volunteer_crews() -> None:
    table = playing("volunteer_crews", "", 10)
    assert table.offers() == {"build lanternquay", "build hushmere", "build emberfall"}
    events = table.play("build emberfall")
    assert (table.cubes(), table.coins(), table.income()) == ({}, 0, 3)
    assert not told(events, "pay_cubes")


def test_volunteer_crews_leave_cubes_that_one_has() -> None:
    table = playing("volunteer_crews", "1 coal 1 wood", 5)
    assert table.offers() == {"build lanternquay", "build hushmere"}  # the coins are still owed
    table.play("build hushmere")
    assert (table.cubes(), table.coins()) == ({"wood": 1, "coal": 1}, 0)


def test_volunteer_crews_build_on_food_for_nothing() -> None:
    assert position(hands=["volunteer_crews"], map=NEAR).can("play volunteer_crews")
    no_food = {**NEAR, "lanternquay": "iron"}
    assert not position(hands=["volunteer_crews"], map=no_food, coins=[4]).can("play volunteer_crews")


def test_garrison_towns() -> None:
    table = playing("garrison_towns")
    assert table.offers() == {"build lanternquay", "build hushmere"}  # not emberfall in Dragonspire
    table.play("build hushmere")
    assert table.offers() == {"build lanternquay", "build greywater", "build veilport", "done"}
    table.play("build veilport")
    assert (table.income(), len(table.cities())) == (4, 3)


def test_garrison_towns_in_a_province_entered_from_another_side() -> None:
    table = playing("garrison_towns", map={**NEAR, "wyrmgate": "0"})
    assert table.offers() == {
        "build lanternquay",
        "build hushmere",
        "build emberfall",
        "build cinderpeak",
        "build ashcrown",
    }


def test_boom_town() -> None:
    table = playing("boom_town", "1 coal 1 wood", 10)
    events = table.play("build emberfall")
    assert (table.cubes(), table.coins(), table.income()) == ({"wood": 1, "gold": 1}, 0, 3)
    assert told(events, "produce") == [{"seat": 0, "resource": "gold", "number": 1}]


def test_boom_town_with_an_empty_bank() -> None:
    table = position(players=3, hands=["boom_town"], map=NEAR, cubes=["1 coal 1 wood"], coins=[10], bank="0 gold")
    table.play("play boom_town", "build emberfall")
    assert (table.cubes(), table.income()) == ({"wood": 1}, 3)


FIFTEEN = CITY_WORDS[:15]


@pytest.mark.parametrize("card", ["starter_build", "volunteer_crews", "royal_warrant"])
def test_fifteen_cities_are_all_there_are(card: str) -> None:
    hands = [] if card.startswith("starter") else [card]
    full = position(hands=hands, map={name: "0" for name in FIFTEEN}, cubes=[RICH], coins=[300])
    assert full.player(0)["stock"] == 0
    assert not full.can(f"play {card}")


def test_the_last_city_of_the_stock_ends_the_building() -> None:
    table = playing("wayfarers_charter", map={name: "0" for name in FIFTEEN[:14]})
    table.play(min(table.offers()))
    assert (table.player(0)["stock"], table.phase) == (0, "end")


def test_a_full_neighbourhood_leaves_nothing_to_build() -> None:
    table = position(
        map={"fogbridge": "0", "lanternquay": "1", "hushmere": "1", "emberfall": "1"}, cubes=[RICH], coins=[100]
    )
    assert not table.can("play starter_build")
