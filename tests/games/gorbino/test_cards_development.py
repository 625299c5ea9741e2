"""Every Development card by what it does; cubes that stay unpaid."""

import pytest

from ..table import told
from .positions import GorbinoTable, position

SLOTS = "harvest_moon tithe_barns market_square crown_bonds moneylenders wayfarers_charter"
"""Surcharges 25, 20, 15, 10, 5, 0."""
DECK = "old_guard academy scholars_lodge toll_road"


def playing(card: str, cubes: str = "", coins: int = 0, track: str = SLOTS, deck: str = DECK) -> GorbinoTable:
    hands = [] if card.startswith("starter") else [card]
    table = position(hands=hands, cubes=[cubes], coins=[coins], track=track, deck=deck)
    table.play(f"play {card}")
    return table


def test_starter_development() -> None:
    table = playing("starter_development", "2 food 2 iron 1 gold", 100)
    costs = {slot["card"]: slot["cost"].get("coins", 0) for slot in table.view["track"]}
    assert costs == {
        "harvest_moon": 25,
        "tithe_barns": 20,
        "market_square": 25,
        "crown_bonds": 15,
        "moneylenders": 15,
        "wayfarers_charter": 0,
    }
    assert table.offers() == {"develop crown_bonds", "develop moneylenders", "develop wayfarers_charter"}
    table.play("develop crown_bonds", "develop moneylenders")
    assert table.offers() == {"done"}  # two cards
    table.play("done")
    assert (table.coins(), table.cubes()) == (70, {"food": 1, "iron": 1, "gold": 1})
    assert table.track == ["academy", "old_guard", "harvest_moon", "tithe_barns", "market_square", "wayfarers_charter"]


def test_starter_development_with_one_card() -> None:
    table = playing("starter_development", "2 food 2 iron 1 gold", 100)
    table.play("develop moneylenders", "done")
    assert table.discard() == ["moneylenders", "starter_development"]
    assert table.track[1:] == ["harvest_moon", "tithe_barns", "market_square", "crown_bonds", "wayfarers_charter"]


def test_cards_are_paid_together() -> None:
    table = playing("starter_development", "1 food 1 iron 1 gold", 25)
    table.play("develop crown_bonds")  # 15 coins and the iron
    assert table.offers() == {"done"}


def test_scholars_lodge() -> None:
    table = playing("scholars_lodge", "2 food 2 wood 1 coal 2 iron", 10, deck="old_guard academy")
    costs = {slot["card"]: slot["cost"].get("coins", 0) for slot in table.view["track"]}
    assert (costs["harvest_moon"], costs["market_square"]) == (0, 10)
    table.play("develop harvest_moon", "develop tithe_barns", "done")
    assert (table.coins(), table.cubes()) == (10, {})
    assert table.discard() == ["tithe_barns", "harvest_moon", "scholars_lodge"]


def test_academy() -> None:
    table = playing("academy", "1 food 2 iron 1 gold", 30, deck="old_guard scholars_lodge toll_road")
    table.play("develop moneylenders", "develop wayfarers_charter", "develop crown_bonds", "done")
    assert (table.coins(), table.cubes()) == (0, {})
    assert table.discard() == ["crown_bonds", "wayfarers_charter", "moneylenders", "academy"]
    assert table.track == [
        "toll_road",
        "scholars_lodge",
        "old_guard",
        "harvest_moon",
        "tithe_barns",
        "market_square",
    ]


def test_patrons_gift() -> None:
    table = playing("patrons_gift", "1 food 1 iron 1 gold 2 wood", 10)
    costs = {slot["card"]: slot["cost"].get("coins", 0) for slot in table.view["track"]}
    assert costs == {
        "harvest_moon": 10,
        "tithe_barns": 5,
        "market_square": 10,
        "crown_bonds": 0,
        "moneylenders": 0,
        "wayfarers_charter": 0,
    }
    table.play("develop moneylenders", "develop crown_bonds", "done")
    assert table.coins() == 10


def test_patent_office() -> None:
    table = playing("patent_office", "1 food 1 iron 1 gold", 15)
    table.play("develop wayfarers_charter")
    assert (table.view["due"], table.view["unpaid"]) == ({"iron": 1, "gold": 1}, 1)
    table.play("develop moneylenders")
    assert table.phase == "spare"
    assert table.view["chosen"] == ["wayfarers_charter", "moneylenders"]
    assert table.offers() == {"spare food", "spare iron", "spare gold"}
    events = table.play("spare gold")
    assert (table.coins(), table.cubes()) == (0, {"gold": 1})
    assert table.discard() == ["moneylenders", "wayfarers_charter", "patent_office"]
    assert told(events, "spare") == [{"seat": 0, "resource": "gold"}]
    assert {event["resource"] for event in told(events, "pay_cubes")} == {"food", "iron"}


def test_patent_office_spares_a_cube_that_one_does_not_own() -> None:
    table = playing("patent_office", "1 iron 1 food", 15)
    assert table.offers() == {"develop wayfarers_charter", "develop moneylenders", "develop crown_bonds"}
    table.play("develop wayfarers_charter")
    assert "develop crown_bonds" not in table.offers()  # the second iron would be a second unpaid cube
    table.play("develop moneylenders")
    assert table.offers() == {"spare gold"}
    table.play("spare gold")
    assert (table.coins(), table.cubes()) == (0, {})


def test_patent_office_leaves_the_only_cube_unpaid() -> None:
    table = playing("patent_office", "1 food 1 gold", 15)
    table.play("develop moneylenders", "done")
    assert (table.coins(), table.cubes()) == (0, {"food": 1, "gold": 1})
    assert table.discard()[0] == "moneylenders"


def test_patent_office_does_not_spare_coins() -> None:
    table = position(hands=["patent_office"], track=SLOTS, deck=DECK, cubes=["1 food"], coins=[14])
    assert not table.can("play patent_office")  # wayfarers' charter lacks two cubes, moneylenders a coin


def test_patent_office_spares_one_of_two_equal_cubes() -> None:
    table = playing(
        "patent_office", "1 iron", 20, track="slander tithe_barns market_square grand_library coup guild_monopoly"
    )
    assert table.offers() == {"develop coup", "develop grand_library"}
    table.play("develop grand_library")
    assert table.offers() == {"spare iron"}
    table.play("spare iron")
    assert table.cubes() == {}


def test_grand_library() -> None:
    table = playing("grand_library", "1 food 1 iron 1 gold", 15)
    table.play("develop wayfarers_charter", "develop moneylenders", "done")
    assert table.hand() == {"wayfarers_charter", "moneylenders"}
    assert table.discard() == ["grand_library"]


def test_apprentice_hall() -> None:
    table = playing("apprentice_hall", "1 food", 15)
    table.play("done")
    assert (table.income(), table.coins()) == (3, 0)
    assert table.discard() == ["moneylenders", "apprentice_hall"]


def test_a_card_revealed_by_the_purchase_cannot_be_bought_in_the_same_play() -> None:
    table = playing("starter_development", "3 iron 2 gold 1 food", 100)
    table.play("develop wayfarers_charter")
    assert "old_guard" not in table.track
    table.play("done")
    assert "old_guard" in table.track and table.offers() == {"end turn"}


def test_without_anything_affordable_development_is_not_playable() -> None:
    assert not position(track=SLOTS, deck=DECK, coins=[300]).can("play starter_development")
    assert not position(track=SLOTS, deck=DECK, cubes=["1 iron"], coins=[14]).can("play starter_development")
    assert position(track=SLOTS, deck=DECK, cubes=["1 iron"], coins=[15]).can("play starter_development")


@pytest.mark.parametrize("order", [["moneylenders", "crown_bonds"], ["crown_bonds", "moneylenders"]])
def test_the_last_chosen_lies_on_top(order: list[str]) -> None:
    table = playing("starter_development", "1 food 1 iron", 30)
    table.play(*[f"develop {card}" for card in order], "done")
    assert table.discard() == [*order[::-1], "starter_development"]
