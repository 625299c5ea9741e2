"""What is imagined fits what a seat remembers, and each deal that fits is as likely as the others.

The chance of a card is worked out by hand from what has happened in the open."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from trivet.testing.chance import UNLIKELY, deviation

from .positions import position
from .table import GOLDBLIVION, GoldblivionTable

DEALS = 300


class Deal(GoldblivionTable):
    """An imagined table: nothing is hidden on it any more."""

    def own(self, seat: int = 0) -> dict[str, Any]:
        mine: dict[str, Any] = GOLDBLIVION.view(self.state, seat)["players"][seat]
        return mine


def deals(table: GoldblivionTable, seat: int | None = 0, n: int = DEALS) -> list[Deal]:
    hidden = GOLDBLIVION.hide(table.state, seat)
    return [Deal(GOLDBLIVION.imagine(hidden, seed)) for seed in range(n)]


def counted(table: GoldblivionTable, what: Callable[[Deal], Any], seat: int | None = 0, n: int = DEALS) -> Counter[Any]:
    return Counter(what(deal) for deal in deals(table, seat, n))


def check_even(counts: Counter[Any], chances: dict[Any, float]) -> None:
    """Nothing but what can be, each as often as it should."""
    assert set(counts) <= set(chances)
    total, weight = sum(counts.values()), sum(chances.values())
    values = list(chances)
    expected = [total * chances[value] / weight for value in values]
    assert deviation([counts[value] for value in values], expected) < UNLIKELY


def developed(table: GoldblivionTable, seat: int = 1) -> tuple[str, ...]:
    development = table.own(seat)["development"]
    return tuple(sorted(development["left"]["cards"] + development["right"]["cards"]))


# Hands and piles


def test_a_hand_is_any_of_what_is_owned_and_not_in_play() -> None:
    table = position(hands=["", "tom tom"], decks=["", "naya gloric"], played=["", "tom"])
    pairs = {("tom", "tom"): 1, ("tom", "naya"): 2, ("tom", "gloric"): 2, ("naya", "gloric"): 1}
    check_even(counted(table, lambda deal: tuple(deal.hand(1))), pairs)


def test_the_whole_is_kept_and_looks_the_same() -> None:
    table = position(
        players=4,
        hands=["tom", "tom naya", "gloric", "wanda"],
        left=["", "tom", "naya naya", ""],
        right=["", "", "", "tom tom"],
        tokens=["magic_1", "magic_2", "magic_3 magic_4", ""],
        round=4,
    )
    full = GOLDBLIVION.census(table.state)
    for seat in (0, 1, 2, 3, None):
        hidden = GOLDBLIVION.hide(table.state, seat)
        for deal in deals(table, seat, n=10):
            assert GOLDBLIVION.census(deal.state) == full
            assert bytes(GOLDBLIVION.hide(deal.state, seat)) == bytes(hidden)


def bought(hands: list[str], decks: list[str], buys: list[str]) -> GoldblivionTable:
    """Seat 1 has bought these cards this round."""
    row = [*buys, "amazone", "vlad", "britney", "goldie"][:4]
    table = position(turn=1, hands=hands, decks=decks, row=" ".join(row), nuggets=[0, 40], main=9)
    for slot in range(len(buys)):
        table.play(f"buy {slot + 1}")
    return table


def test_a_card_bought_since_the_last_draw_is_not_in_the_hand() -> None:
    table = bought(["", "tom naya"], ["", "gloric"], ["wanda"])
    hands = {("tom", "naya"): 1, ("tom", "gloric"): 1, ("naya", "gloric"): 1}
    check_even(counted(table, lambda deal: tuple(deal.hand(1))), hands)


def test_a_card_drawn_after_a_purchase_can_be_the_one_bought() -> None:
    """Gloric and Wanda lay in the pile when one of them was drawn: Wanda is in the hand half of the time."""
    table = bought(["", "tom tom timmy"], ["", "gloric"], ["wanda"])
    table.play("play timmy")
    check_even(counted(table, lambda deal: "wanda" in deal.hand(1)), {True: 1, False: 1})


def test_of_two_cards_bought_one_draw_brings_one_at_most() -> None:
    table = bought(["", "tom tom timmy"], ["", "gloric"], ["wanda", "colin"])
    table.play("play timmy")
    new = counted(table, lambda deal: len({"wanda", "colin"} & set(deal.hand(1))))
    check_even(new, {0: 1, 1: 2})


def test_a_new_card_that_is_played_was_the_one_drawn() -> None:
    table = bought(["", "tom tom timmy"], ["", ""], ["wanda", "wanda"])
    table.play("play timmy")
    table.play("play wanda")
    assert set(counted(table, lambda deal: tuple(deal.hand(1)))) == {("tom", "tom")}


def test_after_the_round_a_bought_card_can_be_anywhere() -> None:
    table = bought(["tom", "tom"], ["", "naya gloric"], ["wanda"])
    table.play("pass")
    table.play("end turn")
    table.everybody_passes()
    table.play("destroy 1")
    assert table.phase == "develop" and len(table.hand(1)) == 4
    assert set(counted(table, lambda deal: len(deal.hand(1)))) == {4}


# Development


def to_next_round(table: GoldblivionTable) -> None:
    table.everybody_passes()
    table.play("destroy red 1")


def with_toms_seen() -> GoldblivionTable:
    """Seat 1 has developed a Naya, then played all three Toms; now comes the next round."""
    table = position(developing=True, hands=["naya", "tom tom tom naya gloric"], decks=["", "naya amazone"])
    table.play("develop naya left", seat=0)
    table.play("develop naya left", seat=1)
    table.passes()
    table.play("play tom", "play tom", "end turn", "play tom")
    to_next_round(table)
    return table


def test_what_was_seen_in_play_later_was_not_developed() -> None:
    table = with_toms_seen()
    check_even(counted(table, developed), {("naya",): 2, ("gloric",): 1, ("amazone",): 1})


def test_what_was_seen_in_play_can_be_developed_in_a_later_round() -> None:
    table = with_toms_seen()
    table.play("develop " + table.hand(1)[0] + " left", seat=1)
    if table.asked == (0,):
        table.play(min(table.offers("develop")))
    assert table.phase == "act"
    assert any("tom" in cards for cards in counted(table, developed))
    assert not any(cards.count("tom") > 1 for cards in counted(table, developed))


def test_two_copies_seen_leave_one_that_can_be_developed() -> None:
    table = position(developing=True, hands=["naya", "tom tom tom naya gloric"], decks=["", ""])
    table.play("develop naya left", seat=0)
    table.play("develop gloric left", seat=1)
    table.passes()
    table.play("play tom", "play tom", "end turn")
    check_even(counted(table, developed), {("tom",): 1, ("naya",): 1, ("gloric",): 1})
    to_next_round(table)
    check_even(counted(table, developed), {("tom",): 1, ("naya",): 1, ("gloric",): 1})


def test_a_card_bought_later_was_not_developed_before() -> None:
    table = position(
        developing=True, hands=["naya", "tom tom"], decks=["", ""], row="wanda timmy bruno magda", nuggets=[0, 9]
    )
    table.play("develop naya left", seat=0)
    table.play("develop tom left", seat=1)
    table.passes()
    table.play("buy 1", "play tom")
    to_next_round(table)
    assert set(counted(table, developed)) == {("tom",)}


def test_a_second_copy_bought_later_was_not_developed_before() -> None:
    """One Wanda was owned when the first two cards were developed: they cannot both be Wandas."""
    table = position(
        developing=True,
        hands=["naya", "wanda tom"],
        decks=["", "gloric naya"],
        left=["", "tom"],
        round=2,
        row="wanda timmy bruno magda",
        nuggets=[0, 9],
    )
    table.play("develop naya left", seat=0)
    table.play("develop tom right", seat=1)
    table.passes()
    table.play("buy 1", "pass", "end turn")
    table.play("destroy red 1")
    pairs = counted(table, developed)
    assert ("wanda", "wanda") not in pairs
    cards = ["wanda", "tom", "tom", "gloric", "naya"]
    chances = Counter(tuple(sorted((a, b))) for i, a in enumerate(cards) for b in cards[i + 1 :])
    check_even(pairs, dict(chances))


def test_a_choice_of_development_is_any_card_of_the_hand_on_any_side() -> None:
    table = position(developing=True, hands=["tom", "tom gloric"], decks=["", ""])
    table.play("develop tom left", seat=1)
    chosen = counted(table, lambda deal: tuple(deal.own(1)["chosen"].values()))
    check_even(chosen, {(card, side): 1 for card in ("tom", "gloric") for side in ("left", "right")})


# Magic tokens


def test_a_held_token_is_any_that_lies_face_down_or_with_others() -> None:
    table = position(players=3, tokens=["magic_1", "magic_2", "magic_3"], used="magic_4 magic_5")
    pairs = [(a, b) for a in (2, 3, 6, 7) for b in (2, 3, 6, 7) if a != b]
    found = counted(table, lambda deal: (deal.tokens(1)[0], deal.tokens(2)[0]))
    check_even(found, {(f"magic_{a}", f"magic_{b}"): 1 for a, b in pairs})


def next_round(table: GoldblivionTable) -> None:
    to_next_round(table)
    while table.phase == "develop":
        table.play("develop tom left", seat=table.asked[0])
    while table.seat == 0:
        table.passes()


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_token_used_by_another_is_not_the_one_held_since_before(seat: int | None) -> None:
    table = position(players=3, hands=["tom", "tom", "tom"], tokens=["magic_5", "magic_2", "magic_3"])
    table.play("magic magic_5")
    next_round(table)
    assert table.view["tokens"]["up"] == []
    found = counted(table, lambda deal: tuple(deal.tokens(1)), seat)
    assert ("magic_5",) not in found and len(found) == (5 if seat == 2 else 6)


@pytest.mark.parametrize("seat", [0, None])
def test_a_token_used_is_not_the_other_one_its_holder_keeps(seat: int | None) -> None:
    table = position(turn=1, hands=["tom", "tom"], tokens=["", "magic_5 magic_2"])
    table.play("magic magic_5")
    next_round(table)
    found = counted(table, lambda deal: tuple(deal.tokens(1)), seat)
    assert ("magic_5",) not in found and len(found) == 6


def test_a_token_that_one_has_held_oneself_is_not_the_one_another_took_meanwhile() -> None:
    table = position(turn=1, hands=["tom", "magus"], tokens=["magic_5", ""])
    table.luck("play magus", roll="die_1_nugget", take_magic="magic_2")
    assert ("magic_5",) not in counted(table, lambda deal: tuple(deal.tokens(1)))
    table.passes()
    table.play("magic magic_5")
    next_round(table)
    found = counted(table, lambda deal: tuple(deal.tokens(1)))
    assert ("magic_5",) not in found and len(found) == 6


def test_a_token_taken_while_another_lay_face_up_is_not_that_one() -> None:
    table = position(hands=["tom", "magus"], tokens=["magic_5"])
    table.play("magic magic_5")
    table.passes()
    table.luck("play magus", roll="die_1_nugget", take_magic="magic_2")
    next_round(table)
    found = counted(table, lambda deal: tuple(deal.tokens(1)))
    assert ("magic_5",) not in found and len(found) == 6


def after_token_5_came_back(held: str = "") -> GoldblivionTable:
    """Seat 0 has used token 5 in the last round, while seat 1 held something or nothing; Magus is in seat 1's hand."""
    table = position(hands=["tom", "tom magus"], decks=["", ""], tokens=["magic_5", held])
    table.play("magic magic_5")
    next_round(table)
    return table


def test_a_token_taken_after_it_came_back_can_be_it() -> None:
    table = after_token_5_came_back()
    table.luck("play magus", roll="die_1_nugget", take_magic="magic_2")
    assert counted(table, lambda deal: deal.tokens(1)[0])["magic_5"] > 0


def test_of_two_tokens_only_the_later_one_can_be_it() -> None:
    table = after_token_5_came_back("magic_3")
    table.luck("play magus", roll="die_1_nugget", take_magic="magic_2")
    found = counted(table, lambda deal: tuple(deal.tokens(1)))
    check_even(found, {(f"magic_{a}", f"magic_{b}"): 1 for a in range(1, 8) for b in range(1, 8) if 5 != a != b})


def test_which_of_two_tokens_was_used_stays_secret() -> None:
    """Token 3 was the older one or the newer one: the one that is left may or may not be token 5."""

    def after_using_token_3(held: str, taken: str) -> GoldblivionTable:
        table = after_token_5_came_back(held)
        table.luck("play magus", roll="die_1_nugget", take_magic=taken)
        table.play("magic magic_3")
        return table

    older, newer = after_using_token_3("magic_3", "magic_2"), after_using_token_3("magic_2", "magic_3")
    for seat in (0, None):
        assert bytes(GOLDBLIVION.hide(older.state, seat)) == bytes(GOLDBLIVION.hide(newer.state, seat))
        assert set(counted(older, lambda deal: deal.tokens(1)[0], seat)) == {f"magic_{n}" for n in (1, 2, 4, 5, 6, 7)}
