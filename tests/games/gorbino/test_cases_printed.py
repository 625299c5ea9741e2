"""Worked cases 1 to 21, each under a number of its own: the printed rules' examples."""

from typing import Any

import pytest

from trivet.engine.errors import IllegalAction

from ..table import told
from .positions import GORBINO, GorbinoTable, position


def test_case_01_income() -> None:
    table = position(ended=True, income=[0, 8], coins=[0, 20])
    events = table.play("end turn")
    assert table.coins(1) == 28
    assert told(events, "begin_turn") == [{"seat": 1, "coins": 8}]


def test_case_02_negative_income() -> None:
    table = position(ended=True, income=[0, -3], coins=[0, 20])
    events = table.play("end turn")
    assert (table.coins(1), table.income(1)) == (17, -3)
    assert told(events, "begin_turn") == [{"seat": 1, "coins": -3}]


def test_case_03_loan() -> None:
    table = position()
    events = table.play("play starter_loan", "borrow 3")
    assert (table.income(), table.coins()) == (-3, 30)
    assert told(events, "borrow") == [{"seat": 0, "income": 3, "coins": 30}]


def development(coins: int) -> GorbinoTable:
    return position(
        track="harvest_moon tithe_barns market_square toll_road moneylenders wayfarers_charter",
        deck="old_guard academy",
        cubes=["1 iron 1 gold 1 food"],
        coins=[coins],
    )


def test_case_04_development() -> None:
    table = development(coins=15)
    table.play("play starter_development", "develop wayfarers_charter", "develop moneylenders")
    assert table.view["due"] == {"food": 1, "iron": 1, "gold": 1, "coins": 15}
    events = table.play("done")
    assert (table.cubes(), table.coins()) == ({}, 0)
    assert table.discard() == ["moneylenders", "wayfarers_charter", "starter_development"]
    assert table.track == ["academy", "old_guard", "harvest_moon", "tithe_barns", "market_square", "toll_road"]
    assert told(events, "develop") == [
        {"seat": 0, "card": "wayfarers_charter"},
        {"seat": 0, "card": "moneylenders"},
    ]
    assert told(events, "reveal") == [{"card": "old_guard"}, {"card": "academy"}]


def test_case_05_development_short() -> None:
    table = development(coins=14)
    assert table.view["track"][4]["cost"] == {"food": 1, "coins": 15}
    table.play("play starter_development")
    assert table.view["chosen"] == ["wayfarers_charter"]  # the only card that can be paid
    assert table.offers() == {"done"}


def test_case_06_trade() -> None:
    table = position(cubes=["4 food"], coins=[10])
    table.play("play starter_trade", "sell food 4")
    assert table.view["balance"] == 20
    events = table.play("buy iron 2")
    assert (table.coins(), table.cubes()) == (0, {"iron": 2})
    assert table.bank["food"] == 20 and table.bank["iron"] == 18
    assert told(events, "balance") == [{"seat": 0, "coins": -10}]


def test_case_06_with_9_coins_the_trade_is_illegal() -> None:
    table = position(cubes=["4 food"], coins=[9])
    table.play("play starter_trade", "sell food 4")
    assert table.offers("buy iron") == {"buy iron 1"}
    with pytest.raises(IllegalAction, match="'buy iron 2' is not possible now"):
        table.play("buy iron 2")


def test_case_06_a_third_type_is_illegal() -> None:
    table = position(cubes=["4 food 2 wood 1 coal"], coins=[10])
    table.play("play starter_trade", "sell food 4", "sell wood 1")
    assert table.offers() == {"end turn"}


def test_case_07_coin_limit() -> None:
    table = position(ended=True, income=[0, 15], coins=[0, 290])
    events = table.play("end turn")
    assert table.coins(1) == 300
    assert told(events, "begin_turn") == [{"seat": 1, "coins": 10}]


def test_case_08_production() -> None:
    table = position(
        map={
            "oakscale": "0 food",
            "briarwing": "0 gold",
            "rootfang": "0 iron",
            "mossclaw": "1 wood",
            "greywater": "0 coal",
        }
    )
    table.play("play starter_production", "produce drakewood")
    assert table.cubes(0) == {"food": 1, "gold": 1, "iron": 1}
    assert table.cubes(1) == {"wood": 1}


def test_case_09_reset() -> None:
    a_to_e = "starter_loan starter_trade starter_build overseers starter_production"
    table = position(discards=[f"{a_to_e} river_barges starter_development"])
    events = table.play("play starter_reset")
    assert set(a_to_e.split()) | {"starter_reset"} == set(table.player(0)["hand"])
    assert table.discard() == ["river_barges", "starter_development"]
    assert table.income() == 1
    assert [event["card"] for event in told(events, "recall")] == a_to_e.split()


def test_case_10_reset_small_discard() -> None:
    table = position(discards=["starter_loan overseers"])
    table.play("play starter_reset")
    assert {"starter_loan", "overseers", "starter_reset"} <= set(table.player(0)["hand"])
    assert table.discard() == []


def test_case_11_one_shot() -> None:
    table = position(hands=["slander feast_day"], income=[0, 5])
    assert table.score()["pink"] == 12
    table.play("play slander")
    assert (table.aside(), table.discard()) == (["slander"], [])
    assert table.score()["pink"] == 6
    table.play("end turn", "play starter_loan", "borrow 1", "end turn", "play feast_day")
    assert table.aside() == ["slander"]
    assert "slander" not in table.hand()


def test_case_12_build() -> None:
    table = position(
        map={"fogbridge": "0 food", "emberfall": "gold", "lanternquay": "iron", "hushmere": "wood"},
        cubes=["1 coal"],
        coins=[10],
    )
    events = table.play("play starter_build", "build emberfall")
    assert (table.cubes(), table.coins(), table.income()) == ({}, 0, 3)
    assert table.cities() == {"fogbridge", "emberfall"}
    assert table.discard() == ["starter_build"]
    assert told(events, "pay_coins") == [{"seat": 0, "coins": 10}]
    assert told(events, "pay_cubes") == [{"seat": 0, "resource": "coal", "number": 1}]


def rich(**also: Any) -> GorbinoTable:
    everything = "5 food 5 wood 5 coal 5 iron 5 gold"
    return position(cubes=[everything], coins=[100], **also)


def test_case_13_occupied_token() -> None:
    table = rich(map={"fogbridge": "0", "emberfall": "0", "lanternquay": "1", "hushmere": "1"})
    table.play("play starter_build")
    assert table.offers() == {"build talonhold", "build briarwing", "build honeyford"}


def test_case_14_not_adjacent() -> None:
    table = rich(map={"fogbridge": "0"})
    table.play("play starter_build")
    assert table.offers() == {"build lanternquay", "build hushmere", "build emberfall"}
    with pytest.raises(IllegalAction):
        table.play("build greywater")


def test_case_15_pink() -> None:
    assert position(hands=["scholars_lodge"]).score()["pink"] == 12


def test_case_16_purple() -> None:
    assert position(hands=["market_square"], coins=[110]).score()["purple"] == 10


def test_case_17_yellow() -> None:
    seven = "greywater hushmere fogbridge emberfall talonhold briarwing honeyford"
    table = position(hands=["timber_yards forged_deeds"], map={name: "0" for name in seven.split()})
    assert table.score()["yellow"] == 21


def test_case_18_blue() -> None:
    cities = {
        "greywater": "0 food",
        "hushmere": "0 food",
        "fogbridge": "0 coal",
        "emberfall": "0 coal",
        "talonhold": "0 coal",
        "briarwing": "0 gold",
    }
    table = position(hands=["boom_town highwaymen"], map=cities)
    assert table.player(0)["tags"]["blue"] == {"tags": 2, "worth": 6}
    assert table.score()["blue"] == 12


def test_case_19_whole_map() -> None:
    table = position(
        map={
            "fogbridge": "1 food",
            "talonhold": "1 gold",
            "ashcrown": "1 iron",
            "honeyford": "1 food",
            "thistledown": "1 coal",
            "glimmerfen": "1 gold",
            "greywater": "0",
            "veilport": "0",
            "cinderpeak": "0",
            "millbrook": "0",
            "amberfield": "0",
            "moonwell": "0",
        }
    )
    worth = {colour: tag["worth"] for colour, tag in table.player(1)["tags"].items()}
    assert worth == {"pink": 6, "purple": 0, "yellow": 6, "blue": 8, "red": 6, "green": 8}


@pytest.mark.parametrize("seed", range(10))
def test_case_20_six_player_set_up(seed: int) -> None:
    table = GorbinoTable(GORBINO.set_up({"players": 6}, seed))
    tokens = [city["token"] for city in table.view["cities"]]
    assert [tokens[i : i + 5].count("food") for i in range(0, 30, 5)] == [1] * 6
    table.play_until("draft")
    owners = [city["owner"] for city in table.view["cities"] if city["token"] == "food"]
    assert sorted(owners) == [0, 1, 2, 3, 4, 5]


def test_case_21_the_last_card_is_bought_in_mid_round() -> None:
    table = position(players=3, track="- - - - - slander", deck="", cubes=["1 coal"], coins=[10], income=[0, 5])
    table.play("play starter_development")
    assert table.offers() == {"done"}  # the end of the game is confirmed
    events = table.play("done")
    assert table.over
    assert "slander" in table.discard()
    assert told(events, "over") == [{}]
    assert not told(events, "scrap")


def test_case_21_the_last_card_is_discarded_at_the_end_of_the_round() -> None:
    table = position(players=3, turn=2, ended=True, track="- - - - - slander", deck="", round=7)
    events = table.play("end turn")
    assert table.over
    assert table.view["scrapped"].count("slander") == 1
    assert [event["event"] for event in events] == ["end_turn", "scrap", "over"]
    assert table.view["round"] == 7
