"""Spy Network: the top discard of an opponent, used as one's own (R31)."""

from typing import Any

import pytest

from ..table import told
from .positions import GorbinoTable, position

RICH = "5 food 5 wood 5 coal 5 iron 5 gold"


def spying(top: str, **also: Any) -> GorbinoTable:
    """Seat 0 holds Spy Network, the discard of seat 1 shows a card."""
    return position(hands=["spy_network"], discards=["", top], **also)


def test_spy_network() -> None:
    table = position(
        players=4,
        hands=["spy_network"],
        discards=["starter_loan", "moneylenders starter_trade", "starter_build", "crown_bonds"],
    )
    table.play("play spy_network")
    assert table.offers() == {"target 1", "target 3"}  # there is nothing to build with
    events = table.play("target 1")
    assert told(events, "copy") == [{"seat": 0, "owner": 1, "card": "moneylenders"}]
    assert (table.view["card"], table.view["copier"]) == ("moneylenders", "spy_network")
    table.play("borrow 2")
    assert (table.income(), table.coins()) == (-2, 45)
    assert table.discard(0) == ["spy_network", "starter_loan"]
    assert table.discard(1) == ["moneylenders", "starter_trade"]  # it stays where it is
    assert (table.income(1), table.coins(1)) == (0, 0)


def test_spy_network_copies_a_loan() -> None:
    table = spying("crown_bonds")
    table.play("play spy_network")
    assert (table.income(), table.coins(), table.phase) == (-4, 90, "end")


def test_spy_network_copies_a_production() -> None:
    table = spying("overseers", map={"greywater": "0 food", "hushmere": "1 wood", "oakscale": "0 iron"})
    table.play("play spy_network", "produce misthaven")
    assert (table.cubes(0), table.cubes(1)) == ({"food": 3}, {"wood": 1})


def test_spy_network_copies_a_trade_and_what_follows_it() -> None:
    table = spying("market_square", cubes=["1 gold"])
    table.play("play spy_network", "done")  # the gold is all there is to sell
    assert table.coins() == 35


def test_spy_network_copies_an_exchange() -> None:
    table = spying("barter_post", cubes=["1 food"])
    table.play("play spy_network", "take gold")
    assert table.cubes() == {"gold": 1}


def test_spy_network_copies_a_development() -> None:
    table = spying(
        "starter_development",
        cubes=[RICH],
        coins=[100],
        track="academy tithe_barns slander coup moneylenders crown_bonds",
    )
    table.play("play spy_network", "develop moneylenders", "develop crown_bonds", "done")
    assert table.discard() == ["crown_bonds", "moneylenders", "spy_network"]
    assert table.discard(1) == ["starter_development"]


def test_spy_network_copies_the_grand_library() -> None:
    table = spying(
        "grand_library", cubes=[RICH], coins=[100], track="academy tithe_barns slander coup moneylenders crown_bonds"
    )
    table.play("play spy_network", "develop moneylenders", "done")
    assert table.hand() == {"moneylenders"}
    assert table.discard() == ["spy_network"]


def test_spy_network_copies_the_income_of_apprentice_hall() -> None:
    table = spying(
        "apprentice_hall", cubes=["1 food"], coins=[10], track="academy tithe_barns slander coup boom_town moneylenders"
    )
    table.play("play spy_network", "done")
    assert (table.income(0), table.income(1)) == (3, 0)


def test_spy_network_copies_a_build() -> None:
    table = spying("boom_town", cubes=["1 wood"], map={"fogbridge": "0", "hushmere": "food", "emberfall": "food"})
    table.play("play spy_network", "build hushmere")
    assert table.cities(0) == {"fogbridge", "hushmere"}
    assert (table.cubes(), table.income()) == ({"food": 1}, 3)


@pytest.mark.parametrize(
    "top",
    ["muster_horn", "feast_day", "council_recess", "old_guard", "cutpurse_ring", "highwaymen"],
)
def test_no_reset_and_no_treachery_is_copied(top: str) -> None:
    assert not spying(top, coins=[50, 50], cubes=[RICH, RICH]).can("play spy_network")


@pytest.mark.parametrize(
    "top", ["starter_loan", "starter_trade", "starter_development", "starter_build", "barter_post"]
)
def test_a_card_that_one_could_not_play_now_is_not_copied(top: str) -> None:
    assert not spying(top, income=[-10, 0]).can("play spy_network")
    assert spying(top, cubes=[RICH], coins=[100]).can("play spy_network")


def test_only_the_top_of_a_discard_is_copied_and_never_ones_own() -> None:
    assert not position(hands=["spy_network"], discards=["starter_loan", "feast_day starter_loan"]).can(
        "play spy_network"
    )
    assert not position(hands=["spy_network"], discards=["starter_loan", ""]).can("play spy_network")


def test_a_copied_purchase_of_the_last_card_ends_the_game() -> None:
    table = spying("apprentice_hall", cubes=["1 food"], coins=[10], track="- - - - - moneylenders", deck="")
    table.play("play spy_network", "done")
    assert table.over
    assert table.income() == 0
    assert table.discard() == ["moneylenders", "spy_network"]
