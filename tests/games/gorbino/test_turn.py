"""Turns and rounds: income that can and cannot be paid, one card, the end of a round."""

import pytest

from ..table import told
from .positions import GorbinoTable, position


def begin(income: int, coins: int, cubes: str = "") -> GorbinoTable:
    """The turn of seat 1 begins."""
    table = position(ended=True, income=[0, income], coins=[0, coins], cubes=["", cubes])
    table.play("end turn")
    return table


@pytest.mark.parametrize(
    ("income", "coins", "left"),
    [(0, 5, 5), (25, 0, 25), (-10, 10, 0), (-10, 11, 1), (-1, 0, 0), (25, 300, 300)],
)
def test_income_without_cubes_to_sell(income: int, coins: int, left: int) -> None:
    table = begin(income, coins)
    assert (table.coins(1), table.income(1), table.phase) == (left, income, "card")


def test_with_enough_coins_no_cube_is_sold() -> None:
    table = begin(-7, 7, "2 gold")
    assert (table.coins(1), table.cubes(1), table.phase) == (0, {"gold": 2}, "card")


def test_short_of_coins_cubes_are_sold_one_at_a_time_and_no_more_than_needed() -> None:
    table = begin(-10, 1, "3 food 1 wood")
    table.play("sell food 1")
    assert (table.coins(1), table.phase) == (6, "debt")
    assert table.offers() == {"sell food 1", "sell wood 1"}
    table.play("sell food 1")
    assert (table.coins(1), table.cubes(1), table.phase) == (1, {"food": 1, "wood": 1}, "card")
    assert table.bank["food"] == 19


def test_what_cubes_do_not_cover_is_forgiven() -> None:
    table = begin(-10, 3, "1 food")  # one type: nothing to choose
    assert (table.coins(1), table.cubes(1), table.income(1), table.phase) == (0, {}, -10, "card")
    assert table.bank["food"] == 20


def test_selling_all_that_is_left_may_take_several_steps() -> None:
    table = begin(-10, 0, "1 food 1 wood")
    table.play("sell food 1")  # then the wood goes by itself
    assert (table.coins(1), table.cubes(1), table.phase) == (5, {}, "card")


def test_one_card_a_turn_and_no_passing() -> None:
    table = position()
    assert "end turn" not in table.offers() and "done" not in table.offers()
    assert all(text.startswith("play ") for text in table.offers())
    table.play("play starter_loan", "borrow 1")
    assert table.offers() == {"end turn"}


def test_the_starter_reset_is_always_playable() -> None:
    poor = position(income=[-10], discards=["starter_loan starter_production starter_build"])
    assert poor.offers() == {"play starter_reset"}


def test_only_cards_of_the_hand_are_offered() -> None:
    table = position(coins=[300], cubes=["5 coal 5 iron 5 wood"], hands=["crown_bonds", "overseers"])
    assert {text.removeprefix("play ") for text in table.offers()} <= set(table.player(0)["hand"])
    assert not table.can("play overseers")
    assert table.can("play crown_bonds")


def test_turns_follow_the_turn_order_round_after_round() -> None:
    table = position(players=4, order=[2, 0, 3, 1], turn=2, ended=True)
    seats, rounds = [], []
    for _ in range(9):
        rounds += told(table.play("end turn"), "round")
        seats.append(table.seat)
        table.play("play starter_reset")
    assert seats == [0, 3, 1, 2, 0, 3, 1, 2, 0]
    assert rounds == [{"number": 2}, {"number": 3}]


def test_the_track_is_touched_at_the_end_of_a_round_alone() -> None:
    table = position(players=3, ended=True)
    before = table.track
    table.play("end turn", "play starter_reset", "end turn", "play starter_reset")
    assert table.track == before
    table.play("end turn")
    assert table.track[1:] == before[:-1]
    assert table.view["scrapped"] == [before[-1]]


def test_without_a_deck_the_track_shrinks_from_the_left() -> None:
    table = position(turn=1, ended=True, track="- - overseers toll_road academy old_guard", deck="")
    table.play("end turn")
    assert table.track == [None, None, None, "overseers", "toll_road", "academy"]
    assert not table.over


def test_the_end_of_a_turn_is_told_and_the_next_turn_begins() -> None:
    events = position(ended=True, income=[0, 4]).play("end turn")
    assert events == [{"event": "end_turn", "seat": 0}, {"event": "begin_turn", "seat": 1, "coins": 4}]
