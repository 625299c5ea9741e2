"""Every Production card by what it does; a short bank."""

from typing import Any

import pytest

from ..table import told
from .positions import GorbinoTable, position

LAND = {
    "greywater": "0 food",
    "hushmere": "0 wood",
    "fogbridge": "1 coal",
    "oakscale": "0 food",
    "rootfang": "2 gold",
    "moonwell": "1 iron",
    "saltcliff": "2 iron",
}
"""Seat 0 in Misthaven and Drakewood, seat 1 in Misthaven and Faeloria, seat 2 in Drakewood and Thornmarch."""


def playing(card: str, **also: Any) -> GorbinoTable:
    hands = [] if card.startswith("starter") else [card]
    table = position(players=3, hands=hands, map=LAND, **also)
    table.play(f"play {card}")
    return table


def all_cubes(table: GorbinoTable) -> list[dict[str, int]]:
    return [table.cubes(seat) for seat in range(3)]


def test_starter_production() -> None:
    table = playing("starter_production")
    assert table.offers() == {"produce misthaven", "produce drakewood", "produce faeloria", "produce thornmarch"}
    table.play("produce misthaven")
    assert all_cubes(table) == [{"food": 1, "wood": 1}, {"coal": 1}, {}]
    assert table.phase == "end"


def test_starter_production_may_help_only_others() -> None:
    table = playing("starter_production")
    table.play("produce thornmarch")
    assert all_cubes(table) == [{}, {}, {"iron": 1}]


def test_harvest_moon() -> None:
    table = playing("harvest_moon")
    table.play("produce misthaven")
    assert all_cubes(table) == [{}, {}, {}]  # all at once, when the choice is made
    assert table.view["provinces"] == ["misthaven"]
    assert table.offers() == {"produce drakewood", "produce faeloria", "produce thornmarch", "done"}
    table.play("produce drakewood")
    assert all_cubes(table) == [{"food": 2, "wood": 1}, {"coal": 1}, {"gold": 1}]


def test_provinces_that_produce_are_told_before_what_they_give() -> None:
    table = playing("harvest_moon")
    table.play("produce misthaven")
    events = table.play("produce drakewood")
    assert told(events, "produce_in") == [{"seat": 0, "province": p} for p in ("misthaven", "drakewood")]
    assert [event["event"] for event in events][:3] == ["produce_in", "produce_in", "produce"]


def test_harvest_moon_on_one_province() -> None:
    table = playing("harvest_moon")
    table.play("produce drakewood", "done")
    assert all_cubes(table) == [{"food": 1}, {}, {"gold": 1}]


def test_overseers() -> None:
    table = playing("overseers")
    table.play("produce misthaven")
    assert all_cubes(table) == [{"food": 3, "wood": 3}, {"coal": 1}, {}]


def test_tithe_barns() -> None:
    table = playing("tithe_barns")
    assert table.offers() == {"produce misthaven", "produce drakewood"}  # a city of one's own
    table.play("produce misthaven")
    assert all_cubes(table) == [{"food": 3, "wood": 3}, {}, {}]


def test_guild_monopoly() -> None:
    table = playing("guild_monopoly")
    assert table.offers() == {"harvest food", "harvest wood"}
    table.play("harvest food")
    assert all_cubes(table) == [{"food": 4}, {}, {}]


def test_crown_estates() -> None:
    table = playing("crown_estates")
    assert all_cubes(table) == [{"food": 2, "wood": 1}, {}, {}]
    assert table.phase == "end"


def test_peddlers_rounds() -> None:
    table = playing("peddlers_rounds")
    assert all_cubes(table) == [{"food": 1, "wood": 1}, {}, {}]


def test_river_barges() -> None:
    table = playing("river_barges")
    table.play("produce misthaven")
    assert table.offers() == {"produce drakewood", "done"}
    table.play("produce drakewood")
    assert all_cubes(table) == [{"food": 4, "wood": 2}, {}, {}]


def test_river_barges_on_one_province() -> None:
    table = playing("river_barges")
    table.play("produce drakewood", "done")
    assert all_cubes(table) == [{"food": 2}, {}, {}]


def test_where_one_province_is_all_there_is_nothing_is_asked() -> None:
    table = position(hands=["river_barges"], map={"greywater": "0 food"})
    table.play("play river_barges")
    assert (table.cubes(), table.phase) == ({"food": 2}, "end")


def short(order: list[int], wood: int, turn: int = 0) -> list[int]:
    """What each seat gains when a province of wood cities produces, seat 3 being out of it."""
    table = position(
        players=4,
        turn=turn,
        order=order,
        map={"greywater": "0 wood", "hushmere": "1 wood", "fogbridge": "2 wood", "oakscale": "3"},
        bank=f"{wood} wood",
    )
    table.play("play starter_production", "produce misthaven")
    assert table.bank["wood"] == max(0, wood - 3)
    return [table.cubes(seat).get("wood", 0) for seat in range(3)]


@pytest.mark.parametrize(
    ("order", "turn", "wood", "gained"),
    [
        ([0, 1, 2, 3], 0, 1, [1, 0, 0]),
        ([0, 1, 2, 3], 0, 2, [1, 1, 0]),
        ([0, 2, 1, 3], 0, 2, [1, 0, 1]),
        ([2, 0, 3, 1], 0, 2, [1, 1, 0]),
        ([0, 1, 2, 3], 1, 2, [0, 1, 1]),
        ([1, 0, 2, 3], 2, 2, [0, 1, 1]),
        ([0, 1, 2, 3], 0, 3, [1, 1, 1]),
    ],
)
def test_a_short_bank_serves_the_active_player_then_turn_order(
    order: list[int], turn: int, wood: int, gained: list[int]
) -> None:
    assert short(order, wood, turn) == gained


def test_a_short_bank_serves_all_cubes_of_the_active_player_first() -> None:
    table = position(players=3, hands=["overseers"], map=LAND, bank="2 food 0 coal")
    table.play("play overseers", "produce misthaven")
    assert all_cubes(table)[:2] == [{"food": 2, "wood": 3}, {}]


def test_an_empty_resource_gives_nothing_and_forbids_nothing() -> None:
    table = position(players=3, map=LAND, bank="0 food 0 wood 0 coal", hands=["crown_estates guild_monopoly"])
    assert table.can("play crown_estates") and table.can("play guild_monopoly")
    events = table.play("play starter_production", "produce misthaven")
    assert table.cubes(0) == {}
    assert not told(events, "produce")
    assert table.discard() == ["starter_production"]
