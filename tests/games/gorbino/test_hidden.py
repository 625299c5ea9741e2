"""Information: the order of the deck is hidden, all else is open; what cannot be taken back."""

from random import Random

import pytest

from trivet.engine.match import Match

from .positions import GORBINO, GorbinoTable, position

SLOTS = "harvest_moon tithe_barns market_square crown_bonds moneylenders wayfarers_charter"


def test_the_order_of_the_deck_is_hidden() -> None:
    one = position(track=SLOTS, deck="academy old_guard slander")
    other = position(track=SLOTS, deck="slander academy old_guard")
    assert bytes(one.state) != bytes(other.state)
    for seat in (0, 1, None):
        assert bytes(GORBINO.hide(one.state, seat)) == bytes(GORBINO.hide(other.state, seat))
    assert sorted(one.view["unseen"]) == ["academy", "old_guard", "slander"]


def test_the_generator_is_hidden() -> None:
    state = GORBINO.set_up({"players": 2}, seed=5)
    assert list(GORBINO.hide(state, 0).fields().rng) == [0, 0, 0, 0]


def test_all_else_is_open_to_every_seat() -> None:
    table = position(players=3, hands=["slander", "coup"], discards=["", "overseers"], asides=["", "", "forged_deeds"])
    views = [GORBINO.view(GORBINO.hide(table.state, seat), seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert "coup" in views[0]["players"][1]["hand"]


def test_imagine_deals_the_unseen_again_and_nothing_else() -> None:
    table = position(
        players=3,
        hands=["council_recess slander", "coup"],
        discards=["starter_loan", "overseers"],
        asides=["", "", "forged_deeds"],
        track=SLOTS,
        deck="academy old_guard feast_day toll_road",
    )
    table.play("play council_recess")  # held back
    hidden = GORBINO.hide(table.state, 1)
    tops = set()
    for seed in range(60):
        imagined = GORBINO.imagine(hidden, seed)
        deck = [imagined.fields().deck[i] for i in range(4)]
        assert GORBINO.census(imagined) == GORBINO.census(table.state)
        assert bytes(GORBINO.hide(imagined, 1)) == bytes(hidden)
        tops.add(deck[3])
    assert len(tops) == 4


def test_a_hidden_state_plays_like_the_true_one_up_to_what_it_reveals() -> None:
    table = position(track=SLOTS, deck="academy old_guard", cubes=["1 food 1 iron"], coins=[60])
    hidden = GorbinoTable(GORBINO.hide(table.state, 0))
    for text in ("play starter_development", "develop moneylenders", "develop crown_bonds"):
        assert hidden.offers() == table.offers()
        table.play(text)
        hidden.play(text)
    assert hidden.offers() == table.offers() == {"done"}


def test_a_purchase_reveals_when_it_is_paid_not_when_cards_are_chosen() -> None:
    table = position(track=SLOTS, deck="academy old_guard", cubes=["1 food 1 iron"], coins=[60])
    assert not table.reveals("play starter_development")
    table.play("play starter_development")
    assert not table.reveals("develop moneylenders")
    table.play("develop moneylenders")
    assert table.reveals("done")


def test_where_a_cube_stays_unpaid_the_choice_of_it_reveals() -> None:
    table = position(
        hands=["patent_office"], track=SLOTS, deck="academy old_guard", cubes=["1 food 1 iron 1 gold"], coins=[60]
    )
    table.play("play patent_office", "develop wayfarers_charter")
    assert not table.reveals("done")
    table.play("done")
    assert table.reveals("spare gold") and table.reveals("spare iron")


def test_where_one_cube_is_all_there_is_done_reveals() -> None:
    table = position(hands=["patent_office"], track=SLOTS, deck="academy", cubes=["1 food"], coins=[20])
    table.play("play patent_office", "develop moneylenders")
    assert table.reveals("done")


def test_a_purchase_with_an_empty_deck_reveals_nothing() -> None:
    table = position(track=SLOTS, deck="", cubes=["1 food 1 iron"], coins=[60])
    table.play("play starter_development", "develop moneylenders")
    assert not table.reveals("done")


def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    assert position(ended=True).reveals("end turn")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_card_can_be_taken_back_until_the_turn_ends(seed: int) -> None:
    chance = Random(seed)
    match = Match(GORBINO, {"players": 3}, seed)
    while match.state.fields().round_number < 2:
        (seat,) = GORBINO.to_act(match.state)
        match.play(seat, chance.choice(GORBINO.offers(match.state, seat)))
    (seat,) = GORBINO.to_act(match.state)
    assert not match.can_undo(seat)
    before = bytes(match.state)
    match.play(seat, GORBINO.actions.read("play starter_reset"))
    assert match.can_undo(seat)
    match.undo(seat)
    assert bytes(match.state) == before
