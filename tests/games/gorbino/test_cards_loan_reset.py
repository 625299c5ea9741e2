"""Every Loan and Reset card, starters included, by what it does."""

import pytest

from ..table import told
from .positions import position


def options_of(card: str) -> dict[str, tuple[int, int]]:
    """Each option of a loan with the income and the coins that a player has after it, from 10 and 0."""
    table = position(hands=[card], income=[10]) if not card.startswith("starter") else position(income=[10])
    table.play(f"play {card}")
    after = {}
    for text in table.offers("borrow"):
        copy = table.copy()
        copy.play(text)
        after[text] = (copy.income(), copy.coins())
        assert copy.discard() == [card]
    return after


def test_starter_loan() -> None:
    assert options_of("starter_loan") == {"borrow 1": (9, 10), "borrow 2": (8, 20), "borrow 3": (7, 30)}


def test_moneylenders() -> None:
    assert options_of("moneylenders") == {"borrow 1": (9, 25), "borrow 2": (8, 45)}


def test_merchant_bank() -> None:
    assert options_of("merchant_bank") == {"borrow 1": (9, 25), "borrow 2": (7, 70)}


def test_village_credit() -> None:
    assert options_of("village_credit") == {"borrow 1": (10, 10), "borrow 2": (9, 20)}


def test_village_credit_is_playable_at_the_lowest_income() -> None:
    table = position(hands=["village_credit"], income=[-10])
    table.play("play village_credit")  # the gift of 10 coins is the only option left
    assert (table.income(), table.coins()) == (-10, 10)


def test_crown_bonds() -> None:
    table = position(hands=["crown_bonds"], coins=[5])
    table.play("play crown_bonds")  # one option: nothing to choose
    assert (table.income(), table.coins()) == (-4, 95)


def test_crown_bonds_need_four_income_above_the_lowest() -> None:
    assert position(hands=["crown_bonds"], income=[-6]).can("play crown_bonds")
    assert not position(hands=["crown_bonds"], income=[-7]).can("play crown_bonds")


def test_a_loan_cannot_be_declined() -> None:
    table = position()
    table.play("play starter_loan")
    assert table.offers() == {"borrow 1", "borrow 2", "borrow 3"}


def test_a_loan_gives_no_coins_beyond_the_limit() -> None:
    table = position(coins=[285])
    events = table.play("play starter_loan", "borrow 3")
    assert (table.income(), table.coins()) == (-3, 300)
    assert told(events, "borrow") == [{"seat": 0, "income": 3, "coins": 15}]


DISCARD = "starter_trade moneylenders starter_loan overseers starter_build river_barges starter_production academy crown_bonds"
"""Nine cards, newest first."""


def test_starter_reset() -> None:
    table = position(discards=[DISCARD])
    table.play("play starter_reset")
    assert table.discard() == DISCARD.split()[5:]
    assert set(DISCARD.split()[:5]) <= set(table.player(0)["hand"])
    assert table.player(0)["hand"].count("starter_reset") == 1
    assert (table.income(), table.coins()) == (1, 0)


def test_muster_horn() -> None:
    table = position(hands=["muster_horn"], discards=[DISCARD])
    table.play("play muster_horn")
    assert table.discard() == ["muster_horn", *DISCARD.split()[7:]]
    assert set(DISCARD.split()[:7]) <= set(table.player(0)["hand"])
    assert (table.income(), table.coins()) == (3, 0)


@pytest.mark.parametrize("card", ["feast_day", "old_guard"])
def test_feast_day_and_old_guard(card: str) -> None:
    table = position(hands=[card], discards=[DISCARD])
    table.play(f"play {card}")
    assert table.discard() == [card]
    assert set(DISCARD.split()) <= set(table.player(0)["hand"])
    assert table.income() == 2


def test_old_guard() -> None:
    table = position(hands=["old_guard"], discards=["starter_loan starter_trade"])
    table.play("play old_guard")
    assert {"starter_loan", "starter_trade"} <= set(table.player(0)["hand"])
    assert (table.discard(), table.income()) == (["old_guard"], 2)


def test_council_recess() -> None:
    table = position(hands=["council_recess"], discards=[DISCARD])
    table.play("play council_recess")
    assert table.offers() == {f"recall {card}" for card in DISCARD.split()} | {"done"}
    assert table.income() == 0  # it comes after the choice
    chosen = ["starter_loan", "crown_bonds", "starter_trade", "river_barges"]
    table.play(*[f"recall {card}" for card in chosen])  # four: nothing more to choose
    rest = [card for card in DISCARD.split() if card not in chosen]
    assert table.discard() == ["council_recess", *rest]  # the rest keep their order
    assert set(chosen) <= set(table.player(0)["hand"])
    assert table.income() == 2


@pytest.mark.parametrize("number", [0, 1, 3])
def test_council_recess_takes_fewer_if_asked_to(number: int) -> None:
    cards = DISCARD.split()
    table = position(hands=["council_recess"], discards=[DISCARD])
    table.play("play council_recess", *[f"recall {card}" for card in cards[1 : 1 + number]], "done")
    assert table.discard() == ["council_recess", cards[0], *cards[1 + number :]]
    assert table.income() == 2


def test_council_recess_takes_all_of_a_small_discard() -> None:
    table = position(hands=["council_recess"], discards=["starter_loan starter_trade"])
    table.play("play council_recess", "recall starter_trade", "recall starter_loan")
    assert (table.discard(), table.phase) == (["council_recess"], "end")


def test_a_reset_held_back_counts_as_yours_and_is_in_no_zone_that_it_could_take_from() -> None:
    table = position(hands=["council_recess"], discards=["starter_loan"])
    table.play("play council_recess")
    assert "recall council_recess" not in table.offers()
    assert "council_recess" not in table.hand() and table.discard() == ["starter_loan"]
    assert table.view["card"] == "council_recess"
    assert table.score()["pink"] == 12
    assert "council_recess" not in table.view["unseen"]


@pytest.mark.parametrize("card", ["muster_horn", "feast_day", "council_recess", "old_guard"])
def test_a_reset_with_an_empty_discard(card: str) -> None:
    table = position(hands=[card])
    assert table.can(f"play {card}")
    table.play(f"play {card}")
    assert (table.discard(), table.phase) == ([card], "end")
    assert table.income() == (3 if card == "muster_horn" else 2)
