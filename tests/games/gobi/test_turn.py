"""The course of a turn: what the rulings leave open, and corners where several rules meet."""

import pytest

from trivet.engine.errors import IllegalAction

from ..table import told
from .positions import GOBI, TRIBE, GobiTable, position, reunited

NOWHERE = """
    .  A  .
    A  B0 A
    .  A  .
"""
"""No cell around it touches anything but an A."""


# The tile


def test_a_tile_goes_beside_a_tile_and_never_beside_its_own_tribe() -> None:
    table = position(
        """
        A  B
        C  A
        """,
        drawn="A",
    )
    assert table.offers() == {"discard", "place 1,-1", "place 2,0", "place -1,1", "place 0,2"}


def test_a_corner_between_two_tiles_is_offered_once() -> None:
    table = position(
        """
        A  B
        C  .
        """,
        drawn="A",
    )
    offers = GOBI.offers(table.state, 0)
    assert len(offers) == len(set(offers))
    assert "place 1,1" in table.offers()


def test_the_next_player_clockwise_draws_for_all_to_see() -> None:
    table = position("A B C D", players=3, turn=2, stacks=["B"])
    events = table.play("discard", "no camel", "end turn")
    assert told(events, "draw") == [{"seat": 0, "tribe": TRIBE["B"]}]
    assert table.seat == 0
    assert table.view["drawn"] == TRIBE["B"]
    assert table.view["players"][0]["stack"] == table.view["players"][1]["stack"] - 1


def test_a_tile_that_fits_nowhere_is_discarded_by_itself() -> None:
    table = position(NOWHERE, drawn="E", turn=1, stacks=["A"])
    events = table.play("discard", "no camel", "end turn")
    assert [(event["event"], event["seat"]) for event in events[-2:]] == [("draw", 0), ("discard", 0)]
    assert table.view["players"][0]["discards"] == [TRIBE["A"]]
    assert table.offers() == {"put 0", "put 1", "put 2", "put 3", "put 4", "no camel"}


def test_a_tile_that_fits_nowhere_still_lets_china_come_first() -> None:
    table = position(NOWHERE, drawn="E", turn=1, stacks=["A"], gifts=["china"])
    table.play("discard", "no camel", "end turn")
    assert table.offers() == {"discard", "use china"}


def test_you_may_always_discard() -> None:
    assert "discard" in position("A B C D").offers()


def test_a_discarded_tile_lies_open_and_lets_you_put_one_camel_anywhere() -> None:
    table = position("A B C D1", drawn="E")
    table.play("discard")
    assert table.view["players"][0]["discards"] == [TRIBE["E"]]
    assert table.offers() == {"put 0", "put 1", "put 2", "put 3", "no camel"}
    table.play("put 3")
    assert table.view["tiles"][3]["camels"] == [1, 1]
    assert table.offers() == {"end turn"}


# Camels


def test_with_an_empty_reserve_a_discard_may_move_a_camel_or_not() -> None:
    table = position("A00000 B0000 C0 D")
    table.play("discard")
    assert table.offers() == {"take 0", "take 1", "take 2", "no camel"}
    table.play("take 2")
    assert table.offers() == {"put 0", "put 1", "put 2", "put 3"}
    table.play("put 3")
    assert table.camels(0) == {0: 5, 1: 4, 3: 1}


def test_cotton_with_an_empty_reserve_moves_two_camels() -> None:
    table = position("A00000 B0000 C0 D", gifts=["cotton"])
    table.play("discard")
    assert table.offers() == {"take 0", "take 1", "take 2", "no camel", "use cotton"}
    table.play("use cotton")
    assert table.offers() == {"take 0", "take 1", "take 2"}
    table.play("take 2", "put 3")
    assert table.offers() == {"take 0", "take 1"}
    table.play("take 0", "put 3")
    assert table.camels(0) == {0: 4, 1: 4, 3: 2}


def test_cotton_with_one_camel_in_reserve_moves_another() -> None:
    table = position("A00000 B0000 C D", gifts=["cotton"])
    table.play("discard", "use cotton", "put 2")
    assert table.offers() == {"take 0", "take 1"}


def test_perfume_with_an_empty_reserve_takes_one_camel_more() -> None:
    table = position("A00000 B00000 C D", gifts=["perfume"])
    table.play("place 4,0", "use perfume", "take 0")
    assert table.offers() == {"take 0", "take 1"}
    table.play("take 1")
    assert table.camels(0) == {0: 4, 1: 4, 3: 1, 4: 1}


def test_silk_with_an_empty_reserve_takes_and_puts_in_turn() -> None:
    table = position("A00000 B00000 C D", gifts=["silk"])
    table.play("place 4,0", "use silk")
    assert table.offers() == {"take 0", "take 1"}
    table.play("take 0")
    assert table.offers() == {"put 0", "put 1", "put 2", "put 3"}
    table.play("put 2")
    assert table.camels(0) == {0: 4, 1: 5, 2: 1}


@pytest.mark.parametrize("powers", [["use silk", "use perfume"], ["use perfume", "use silk"]])
def test_silk_and_perfume_together(powers: list[str]) -> None:
    table = position("A B C D", gifts=["silk perfume"])
    table.play("place 4,0", *powers)
    assert table.camels(0) == {4: 1}
    assert table.offers() == {"put 0", "put 1", "put 2", "put 3"}
    table.play("put 0")
    assert table.camels(0) == {0: 1, 4: 1}
    assert table.offers() == {"end turn"}


def test_gifts_are_never_forced_after_placing() -> None:
    table = position("A B C D", gifts=["silk perfume"])
    table.play("place 4,0", "go on")
    assert table.camels(0) == {3: 1}
    assert table.gifts(0) == ["perfume", "silk"]


def test_a_camel_taken_in_one_turn_leaves_the_next_player_free_to_put_none() -> None:
    table = position("A00000 B00000 C D", gifts=["", "cotton"])
    table.play("place 4,0", "take 0", "end turn", "discard")
    assert table.seat == 1
    assert {"no camel", "use cotton"} <= table.offers()


def test_camels_put_down_in_an_earlier_turn_can_be_taken() -> None:
    table = position("A0000 B00000 C D", stacks=["E", "E"])
    table.play("place 4,0", "end turn", "discard", "no camel", "end turn", "discard")
    assert table.offers("take") == {"take 0", "take 1", "take 3"}


def test_china_finds_nothing_to_move_on_an_empty_desert() -> None:
    assert "use china" not in position("A B C D", gifts=["china"]).offers()


def test_china_moves_one_of_several_camels() -> None:
    table = position("A0011 B C D", gifts=["china"])
    table.play("use china", "lift 1 0", "drop 3")
    assert table.view["tiles"][0]["camels"] == [2, 1]
    assert table.camels(1) == {0: 1, 3: 1}
    assert (table.gifts(0), table.used(0)) == ([], ["china"])


def test_china_may_complete_a_route_of_ones_own_in_step_2() -> None:
    table = position("A0 B A0 C0", gifts=["china"])
    table.play("discard", "no camel")
    assert table.offers() == {"end turn", "use china"}
    assert told(table.play("use china", "lift 0 3", "drop 1"), "reunite")


def test_china_may_break_an_opponents_caravan() -> None:
    table = position("A1 B1 A1 C", gifts=["china"])
    table.play("discard", "no camel", "use china", "lift 1 1", "drop 3", "end turn")
    assert not told(table.play("discard", "no camel"), "reunite")


# Routes


def test_other_players_camels_make_no_caravan() -> None:
    table = position("A0 B1 A0 C1")
    table.play("discard", "no camel")
    assert table.offers() == {"end turn"}


def test_only_the_active_players_routes_are_resolved() -> None:
    table = position("A1 B1 A1 C")
    table.play("discard", "no camel")
    assert table.offers() == {"end turn"}
    assert table.camels(1) == {0: 1, 1: 1, 2: 1}


def test_a_corner_does_not_join_without_spices() -> None:
    table = position(
        """
        A0 B
        C  A0
        """
    )
    table.play("discard", "no camel")
    assert table.offers() == {"end turn"}


def test_you_choose_the_order_and_one_reunion_may_break_another() -> None:
    table = position("A0 B0 A0 B0")
    table.play("discard", "no camel")
    assert table.offers() == {"reunite 0,2", "reunite 1,3"}
    table.play("reunite 1,3", "gift 0")
    assert table.offers() == {"end turn"}
    assert table.camels(0) == {0: 1, 2: 1}


def test_two_routes_that_do_not_meet_are_both_resolved() -> None:
    table = position("A0 B0 A0 E B0 C0 B0", drawn="D")
    table.play("discard", "no camel", "reunite 4,6", "gift 0", "gift 1")
    assert table.camels(0) == {1: 1, 5: 1}
    assert table.reserve(0) == 8
    assert table.offers() == {"end turn"}


def test_the_turn_cannot_end_while_a_route_stands() -> None:
    table = position("A0 B0 A0 B0")
    table.play("discard", "no camel")
    assert "end turn" not in table.offers()
    with pytest.raises(IllegalAction, match="end turn"):
        table.play("end turn")


def test_the_camels_of_a_placement_may_make_the_route() -> None:
    table = position(
        """
        A0 B  A0
        C  .  D
        """,
        drawn="E",
    )
    events = table.play("place 1,1")  # camels on B, C and D
    assert reunited(events) == [{"seat": 0, "ends": [0, 2], "length": 3}]


# Gifts


def test_a_taken_gift_shows_the_next_and_an_empty_deck_stays_empty() -> None:
    table = position("A00 B0 A00", decks=["tea silk", "cotton", "", ""])
    table.play("discard", "no camel")
    assert table.offers() == {"gift 0", "gift 1"}
    events = table.play("gift 1")
    assert told(events, "gift") == [{"seat": 0, "deck": 1, "gift": "cotton"}]
    assert not told(events, "reveal")
    assert table.offers() == {"gift 0"}
    events = table.play("gift 0")
    assert told(events, "reveal") == [{"deck": 0, "gift": "silk"}]
    assert table.view["decks"] == [{"left": 1, "top": "silk"}, *[{"left": 0, "top": None}] * 3]


def test_without_coffees_a_long_route_earns_a_deck_top() -> None:
    table = position("A0 B0 C0 D0 A0", coffees=0, decks=["tea silk", "cotton", "", ""])
    table.play("discard", "no camel")
    assert table.offers() == {"gift 0", "gift 1"}


# The end


def last_turn() -> GobiTable:
    return position("A00 B0 A00 C", drawn="E", left=0, gifts=["nothing_wasted tea"], decks=["silk", "china", "", ""])


def test_the_game_ends_after_step_2_of_the_last_turn() -> None:
    table = last_turn()
    table.play("place 4,0", "gift 0")
    assert not GOBI.over(table.state)
    assert table.gifts(0) == ["china", "tea", "silk"]  # the second route left one gift to take
    events = table.play("end turn")
    assert events[-1] == {"event": "over"}
    assert GOBI.over(table.state)
    assert GOBI.to_act(table.state) == ()
    assert [GOBI.offers(table.state, seat) for seat in (0, 1)] == [[], []]
    assert table.view["phase"] == "over"
    assert table.score(0) == {"gifts": 8, "coffees": 0, "blessings": 5, "discards": 0, "total": 13}


def test_nothing_is_drawn_after_the_last_turn() -> None:
    table = last_turn()
    assert not told(table.play("place 4,0", "gift 0", "end turn"), "draw")


def test_everybody_has_the_last_turn() -> None:
    table = position("A B C D", left=1)
    table.play("discard", "no camel", "end turn")
    assert (GOBI.over(table.state), table.seat) == (False, 1)
    table.play("discard", "no camel", "end turn")
    assert GOBI.over(table.state)
