"""Worked cases 22 to 36, each under a number of its own: what follows from rulings."""

import pytest

from trivet.engine.errors import IllegalAction

from ..table import told
from .positions import GORBINO, GorbinoTable, position


def test_case_22_set_up_track_4_players() -> None:
    table = GorbinoTable(GORBINO.set_up({"players": 4}, seed=3))
    table.play_until("draft")
    a, b, c, d, e, f = table.track
    order = table.view["order"]
    seats = []
    for card in (f, d, c, a):
        seats.append(table.seat)
        events = table.play(f"draft {card}", "end turn")
    drawn = [event["card"] for event in told(events, "reveal")]
    assert seats == order[::-1]
    assert table.track == [*drawn[::-1], b, e]
    assert len(drawn) == 4
    assert [slot["surcharge"] for slot in table.view["track"]] == [25, 20, 15, 10, 5, 0]


def test_case_23_end_of_round() -> None:
    table = position(
        turn=1,
        ended=True,
        track="overseers tithe_barns market_square toll_road moneylenders crown_bonds",
        deck="old_guard academy",
    )
    events = table.play("end turn")
    assert table.track == ["old_guard", "overseers", "tithe_barns", "market_square", "toll_road", "moneylenders"]
    assert "crown_bonds" in table.view["scrapped"]
    assert told(events, "scrap") == [{"card": "crown_bonds"}]
    assert told(events, "round") == [{"number": 2}]
    assert table.seat == 0


def debtor() -> GorbinoTable:
    table = position(ended=True, income=[0, -7], coins=[0, 2], cubes=["", "1 food 1 gold"])
    table.play("end turn")
    return table


def test_case_24_debt_food_first() -> None:
    table = debtor()
    assert table.phase == "debt"
    assert table.offers() == {"sell food 1", "sell gold 1"}
    table.play("sell food 1")
    assert (table.coins(1), table.cubes(1), table.phase) == (0, {"gold": 1}, "card")


def test_case_24_debt_gold_first() -> None:
    table = debtor()
    events = table.play("sell gold 1")
    assert (table.coins(1), table.cubes(1), table.phase) == (15, {"food": 1}, "card")
    assert told(events, "begin_turn") == [{"seat": 1, "coins": -7}]
    with pytest.raises(IllegalAction):
        table.play("sell food 1")


def test_case_25_bankrupt() -> None:
    table = position(ended=True, income=[0, -7], coins=[0, 2])
    events = table.play("end turn")
    assert (table.coins(1), table.income(1), table.phase) == (0, -7, "card")
    assert told(events, "begin_turn") == [{"seat": 1, "coins": -2}]


def test_case_26_loan_limit() -> None:
    table = position(income=[-8])
    table.play("play starter_loan")
    assert table.offers() == {"borrow 1", "borrow 2"}
    assert not position(income=[-10]).can("play starter_loan")


def test_case_27_income_limit() -> None:
    table = position(
        map={"fogbridge": "0", "emberfall": "food", "hushmere": "food"}, income=[24], cubes=["1 wood"], coins=[0]
    )
    events = table.play("play starter_build", "build emberfall")
    assert table.income() == 25
    assert told(events, "raise_income") == [{"seat": 0, "income": 1}]


def test_case_28_short_bank() -> None:
    table = position(
        players=3,
        map={"greywater": "0 wood", "hushmere": "0 wood", "fogbridge": "1 wood", "oakscale": "0"},
        bank="2 wood",
    )
    table.play("play starter_production", "produce misthaven")
    assert (table.cubes(0), table.cubes(1)) == ({"wood": 2}, {})
    assert table.bank["wood"] == 0


def test_case_29_technology_reset() -> None:
    table = position(hands=["feast_day"], discards=["starter_loan overseers"])
    table.play("play feast_day")
    assert {"starter_loan", "overseers"} <= set(table.player(0)["hand"])
    assert table.discard() == ["feast_day"]
    assert table.income() == 2


def test_case_30_two_cities() -> None:
    table = position(
        hands=["wayfarers_charter"],
        map={"fogbridge": "0", "emberfall": "gold", "talonhold": "iron", "lanternquay": "food"},
        cubes=["2 coal"],
        coins=[15],
    )
    table.play("play wayfarers_charter")
    assert not table.can("build talonhold")
    table.play("build emberfall")
    assert "build talonhold" in table.offers() and "done" in table.offers()
    table.play("build talonhold")
    assert (table.cubes(), table.coins(), table.income()) == ({}, 0, 6)
    assert table.cities() == {"fogbridge", "emberfall", "talonhold"}


def test_case_31_auction_house() -> None:
    table = position(hands=["auction_house"], cubes=["4 food 3 iron"])
    table.play("play auction_house", "sell food 4", "sell iron 3")
    assert table.coins() == 90


def test_case_32_import_office() -> None:
    table = position(hands=["import_office"], coins=[75])
    table.play("play import_office", "buy food 2", "buy gold 4")
    assert (table.coins(), table.cubes()) == (0, {"food": 2, "gold": 4})
    short = position(hands=["import_office"], coins=[74])
    short.play("play import_office", "buy food 2")
    assert "buy gold 3" in short.offers() and "buy gold 4" not in short.offers()


def test_case_33_patrons_gift() -> None:
    table = position(
        hands=["patrons_gift"],
        track="crown_bonds tithe_barns market_square toll_road academy moneylenders",
        cubes=["1 food 1 iron"],
        coins=[15],
    )
    table.play("play patrons_gift")
    costs = {slot["card"]: slot["cost"] for slot in table.view["track"]}
    assert costs["moneylenders"] == {"food": 1}
    assert costs["crown_bonds"] == {"iron": 1, "coins": 15}
    table.play("develop moneylenders", "develop crown_bonds", "done")
    assert (table.coins(), table.cubes()) == (0, {})


def test_case_34_tie_in_a_province() -> None:
    table = position(
        players=3,
        map={"greywater": "0", "lanternquay": "0", "hushmere": "1", "fogbridge": "1", "veilport": "2"},
        hands=["overseers", "patent_office", "muster_horn"],
    )
    assert [table.score(seat)["red"] for seat in range(3)] == [3, 3, 0]


def test_case_35_slander() -> None:
    table = position(players=3, hands=["", "slander"], turn=1, income=[3, 3, 9])
    table.play("play slander")  # the second opponent is the only one that can be chosen
    assert [table.income(seat) for seat in (1, 0, 2)] == [8, 3, 4]


def test_case_36_same_vp() -> None:
    table = position(
        map={
            "greywater": "0",
            "hushmere": "0",
            "cinderpeak": "0",
            "moonwell": "0",
            "oakscale": "0",
            "millbrook": "0",
            "saltcliff": "1",
            "bramblegate": "1",
            "ironthistle": "1",
            "fogbridge": "1",
            "ashcrown": "1",
        },
        coins=[300, 300],
        cubes=["", "9 gold"],
        hands=[
            "market_square moneylenders overseers",
            "scholars_lodge council_recess peddlers_rounds spy_network slander master_forger river_barges cutpurse_ring",
        ],
    )
    assert [table.score(seat)["total"] for seat in (0, 1)] == [60, 60]
    assert [len(table.cities(seat)) for seat in (0, 1)] == [6, 5]
    assert table.places == [1, 2]
