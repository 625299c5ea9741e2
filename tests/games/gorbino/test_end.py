"""The end of the game in each of its ways."""

import pytest

from trivet.engine.errors import IllegalAction

from ..table import told
from .positions import GORBINO, GorbinoTable, position


def test_a_track_bought_out_ends_the_game() -> None:
    table = position(
        hands=["academy"],
        track="- - - crown_bonds moneylenders wayfarers_charter",
        deck="",
        cubes=["1 food 2 iron 1 gold"],
        coins=[30],
    )
    table.play("play academy", "develop wayfarers_charter", "develop crown_bonds", "develop moneylenders", "done")
    assert table.over
    assert table.track == [None] * 6
    assert table.discard() == ["moneylenders", "crown_bonds", "wayfarers_charter", "academy"]
    assert (table.coins(), table.cubes()) == (0, {})  # they are paid


def test_a_card_left_on_the_track_keeps_the_game_going() -> None:
    table = position(track="- - - - moneylenders crown_bonds", deck="", cubes=["1 iron"], coins=[5])
    table.play("play starter_development")  # one card can be paid, and nothing is revealed
    assert not table.over
    assert table.track == [None] * 5 + ["moneylenders"]
    assert table.offers() == {"end turn"}


def test_the_last_card_of_the_deck_does_not_end_the_game() -> None:
    table = position(
        deck="overseers", track="academy tithe_barns slander coup moneylenders crown_bonds", cubes=["1 iron"], coins=[5]
    )
    table.play("play starter_development", "done")
    assert (table.view["deck"], table.over) == (0, False)
    assert table.track == ["overseers", "academy", "tithe_barns", "slander", "coup", "moneylenders"]


def test_the_end_drops_the_remaining_effects_and_the_rest_of_the_round() -> None:
    table = position(
        players=3,
        turn=1,
        hands=["", "apprentice_hall"],
        track="- - - - - moneylenders",
        deck="",
        cubes=["", "1 food"],
        coins=[0, 10],
        income=[0, 0, 9],
    )
    events = table.play("play apprentice_hall", "done")
    assert table.over
    assert table.income(1) == 0
    assert table.coins(2) == 0  # nobody has another turn
    assert table.discard(1) == ["moneylenders", "apprentice_hall"]
    assert events[-1] == {"event": "over"}


def test_the_last_player_of_a_round_may_buy_the_last_card_before_it_is_discarded() -> None:
    table = position(turn=1, track="- - - - - moneylenders", deck="", cubes=["", "1 food"], coins=[0, 10])
    table.play("play starter_development", "done")
    assert table.over
    assert table.discard(1)[0] == "moneylenders"
    assert "moneylenders" not in table.view["scrapped"]


def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    table = position(track="- - - - - moneylenders", deck="", cubes=["1 food"], coins=[10])
    table.play("play starter_development")
    assert table.reveals("done")
    before = GORBINO.revealed(table.state)
    table.play("done")
    assert GORBINO.revealed(table.state) > before


def test_nobody_acts_when_the_game_is_over() -> None:
    table = position(turn=1, ended=True, track="- - - - - moneylenders", deck="")
    table.play("end turn")
    assert table.over
    assert GORBINO.to_act(table.state) == ()
    assert [GORBINO.offers(table.state, seat) for seat in (0, 1)] == [[], []]
    with pytest.raises(IllegalAction, match="The game is over"):
        GORBINO.play(table.state, 0, GORBINO.actions.read("play starter_reset"))


@pytest.mark.parametrize("players", [2, 6])
def test_a_game_has_at_most_42_rounds_less_the_players(players: int) -> None:
    table = GorbinoTable(GORBINO.set_up({"players": players}, seed=1))
    table.play_until("card")
    rounds = 1
    while not table.over:
        table.play("play starter_reset")
        rounds += len(told(table.play("end turn"), "round"))
    assert rounds == 42 - players
    assert table.view["round"] == rounds
    assert len(table.view["scrapped"]) == 42 - players
