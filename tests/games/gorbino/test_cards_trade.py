"""Every Trade card by what it does; what is offered step by step, and exchanges with a nearly empty bank."""

from typing import Any

import pytest

from ..table import told
from .positions import GorbinoTable, position


def playing(card: str, cubes: str = "", coins: int = 0, **also: Any) -> GorbinoTable:
    hands = [] if card.startswith("starter") else [card]
    table = position(players=3, hands=hands, cubes=[cubes], coins=[coins], **also)
    table.play(f"play {card}")
    return table


def test_starter_trade() -> None:
    table = playing("starter_trade", "2 iron", 0)
    assert table.offers() == {"sell iron 1", "sell iron 2"}
    table.play("sell iron 2")
    assert table.offers("sell") == set()  # not twice, and not bought back (R16)
    assert table.offers("buy iron") == set()
    assert table.offers("buy coal") == {"buy coal 1", "buy coal 2", "buy coal 3"}
    table.play("buy coal 3")
    assert (table.cubes(), table.coins(), table.phase) == ({"coal": 3}, 0, "end")


def test_starter_trade_with_one_type() -> None:
    table = playing("starter_trade", "1 gold", 7)
    table.play("sell gold 1", "done")
    assert (table.cubes(), table.coins()) == ({}, 27)


@pytest.mark.parametrize(("name", "price"), [("food", 5), ("wood", 10), ("coal", 10), ("iron", 15), ("gold", 20)])
def test_starter_trade_has_one_price_both_ways(name: str, price: int) -> None:
    table = playing("starter_trade", f"3 {name}", 100)
    table.play(f"sell {name} 2", "done")
    assert table.coins() == 100 + 2 * price
    table = playing("starter_trade", "", 3 * price)
    assert len(table.offers(f"buy {name}")) == 3
    table.play(f"buy {name} 3")  # then there is nothing left to pay with
    assert (table.coins(), table.cubes()) == (0, {name: 3})


def test_nothing_moves_before_the_trade_is_settled() -> None:
    table = playing("starter_trade", "2 iron", 0)
    table.play("sell iron 2")
    assert (table.cubes(), table.coins(), table.bank["iron"]) == ({"iron": 2}, 0, 18)
    assert (table.view["traded"]["iron"], table.view["balance"]) == (2, 30)


def test_market_square() -> None:
    table = playing("market_square", "1 food 1 wood 1 coal 1 iron", 0)
    table.play("sell food 1", "sell wood 1")
    assert table.phase == "trade"
    events = table.play("sell coal 1")
    assert (table.cubes(), table.coins(), table.phase) == ({"iron": 1}, 40, "end")
    assert told(events, "earn") == [{"seat": 0, "coins": 15}]


def test_market_square_pays_its_coins_after_the_trade() -> None:
    table = playing("market_square", "2 food", 0)
    table.play("sell food 2")
    assert table.offers() == {"buy wood 1", "buy coal 1", "done"}  # 10 coins, not 25


def test_market_square_needs_a_trade_to_give_its_coins() -> None:
    assert not position(hands=["market_square"]).can("play market_square")


def test_free_port() -> None:
    table = playing("free_port", "1 food 1 wood 1 coal", 10)
    table.play("sell food 1", "sell wood 1", "sell coal 1", "buy gold 1")
    assert table.offers("buy iron") == {"buy iron 1"}
    table.play("buy iron 1")
    assert (table.cubes(), table.coins(), table.phase) == ({"iron": 1, "gold": 1}, 0, "end")


def test_auction_house() -> None:
    table = playing("auction_house", "6 wood 1 gold", 0)
    table.play("sell wood 6")
    assert table.view["balance"] == 6 * 10 + 5 * 5
    table.play("sell gold 1")
    assert table.coins() == 6 * 10 + 20 + 5 * 5


def test_auction_house_pays_purchases_with_the_bonus() -> None:
    table = playing("auction_house", "2 food", 0)
    table.play("sell food 2")  # 2 × 10 coins
    assert "buy gold 1" in table.offers()
    table.play("buy gold 1")
    assert (table.cubes(), table.coins()) == ({"gold": 1}, 0)


def test_auction_house_buys_at_list_price() -> None:
    assert "buy iron 2" not in playing("auction_house", "", 25).offers()


def test_import_office() -> None:
    table = playing("import_office", "", 100)
    table.play("buy gold 5", "done")
    assert table.coins() == 100 - 5 * 20 + 3 * 5
    table = playing("import_office", "", 100)
    table.play("buy wood 2", "buy iron 2")
    assert table.coins() == 100 - 2 * 10 - 2 * 15 + 3 * 5


def test_import_office_saves_nothing_on_food() -> None:
    table = playing("import_office", "", 15)
    table.play("buy food 3")
    assert (table.coins(), table.phase) == (0, "end")
    table = playing("import_office", "", 100)
    table.play("buy food 3", "buy gold 1")  # the gold saves, though chosen later
    assert table.coins() == 100 - 15 - 15


def test_import_office_sells_at_list_price() -> None:
    table = playing("import_office", "3 gold", 0)
    table.play("sell gold 3", "buy iron 5")
    assert table.coins() == 60 - 5 * 15 + 3 * 5


def test_import_office_is_playable_for_a_cube_that_only_the_discount_makes_payable() -> None:
    table = position(players=3, hands=["import_office"], coins=[5], bank="0 food")
    assert table.can("play import_office") and not table.can("play starter_trade")
    table.play("play import_office")
    assert table.offers() == {"buy wood 1", "buy coal 1"}


def test_toll_road() -> None:
    table = playing("toll_road", "2 gold", 0)
    table.play("sell gold 1", "done")
    assert (table.coins(), table.income(), table.cubes()) == (20, 1, {"gold": 1})


def test_without_cubes_and_coins_there_is_no_trade() -> None:
    assert not position(coins=[4]).can("play starter_trade")
    assert position(coins=[5]).can("play starter_trade")
    assert position(cubes=["1 food"]).can("play starter_trade")
    assert not position(players=3, coins=[9], bank="0 food").can("play starter_trade")


def test_no_more_is_bought_than_the_bank_holds() -> None:
    table = playing("starter_trade", "", 300, bank="2 iron 0 gold")
    assert table.offers("buy iron") == {"buy iron 1", "buy iron 2"}
    assert table.offers("buy gold") == set()


def test_a_trade_is_settled_at_once_so_that_the_coin_limit_holds_for_its_result() -> None:
    table = playing("starter_trade", "5 gold", 300)
    table.play("sell gold 5", "buy iron 5")
    assert table.coins() == 300
    table = playing("starter_trade", "5 gold", 290)
    table.play("sell gold 5", "buy iron 8")  # 290 + 100 − 120
    assert table.coins() == 270


def test_two_purchases_are_covered_together() -> None:
    table = playing("starter_trade", "", 30)
    table.play("buy gold 1")
    assert table.offers("buy") == {"buy food 1", "buy food 2", "buy wood 1", "buy coal 1"}


def test_barter_post() -> None:
    table = playing("barter_post", "2 food 1 wood 3 iron")
    assert table.offers() == {"give food", "give wood", "give iron"}
    table.play("give food")
    assert table.offers() == {
        "give food",
        "give wood",
        "give iron",
        "take wood",
        "take coal",
        "take iron",
        "take gold",
    }
    events = table.play("give iron", "give iron", "give food")
    assert table.offers() == {"take wood", "take coal", "take gold"}  # four given: nothing of their types
    events += table.play("take gold", "take gold", "take gold", "take wood")
    assert table.cubes() == {"wood": 2, "iron": 1, "gold": 3}
    assert table.phase == "end"
    assert len(told(events, "take")) == 4
    assert table.bank == {"food": 20, "wood": 18, "coal": 20, "iron": 19, "gold": 17}


def test_barter_post_is_content_with_one_cube() -> None:
    table = playing("barter_post", "2 food 1 wood")
    table.play("give food", "take gold")
    assert (table.cubes(), table.phase) == ({"food": 1, "wood": 1, "gold": 1}, "end")


def test_barter_post_gives_nothing_more_once_a_cube_is_taken() -> None:
    table = playing("barter_post", "2 food 1 wood")
    table.play("give food", "give food", "take gold")
    assert table.offers() == {"take wood", "take coal", "take iron", "take gold"}


def test_barter_post_gives_no_more_than_the_bank_can_return() -> None:
    table = playing("barter_post", "3 food 2 wood", bank="0 wood 0 coal 0 iron 2 gold")
    table.play("give food")
    assert table.offers() == {"give food", "give wood", "take gold"}
    table.play("give food")  # the two gold are spoken for; the only step left is taken by itself
    assert (table.cubes(), table.phase) == ({"food": 1, "wood": 2, "gold": 2}, "end")


def test_barter_post_does_not_give_the_type_that_it_has_to_take() -> None:
    table = playing("barter_post", "1 food 1 gold 1 wood", bank="0 wood 0 coal 0 iron 1 gold 5 food")
    assert table.offers() == {"give food", "give gold", "give wood"}
    table.play("give food")  # gold is the only type left to take
    assert (table.cubes(), table.phase) == ({"gold": 2, "wood": 1}, "end")
    table = playing("barter_post", "1 food 1 gold 1 wood", bank="0 wood 0 coal 0 iron 1 gold 5 food")
    table.play("give gold")
    assert table.offers() == {"give wood", "take food"}


def test_barter_post_needs_a_cube_and_a_bank_of_other_types() -> None:
    empty = "0 wood 0 coal 0 iron 0 gold"
    assert not position(hands=["barter_post"]).can("play barter_post")
    assert position(hands=["barter_post"], cubes=["1 food"]).can("play barter_post")
    assert not position(players=3, hands=["barter_post"], cubes=["1 food"], bank=empty).can("play barter_post")
    assert position(players=3, hands=["barter_post"], cubes=["1 wood"], bank=empty).can("play barter_post")
