"""The rulings about powers and blessings, R14 to R21, each under its number."""

import pytest

from ..table import told
from .positions import position, reunited


def test_r14_silk_and_perfume_belong_to_placing_and_cotton_to_discarding() -> None:
    table = position("A B C D", gifts=["silk perfume cotton"])
    assert table.offers("use") == set()
    table.play("place 4,0")
    assert table.offers() == {"go on", "use silk", "use perfume"}
    table = position("A B C D", gifts=["silk perfume cotton"])
    table.play("discard")
    assert table.offers("use") == {"use cotton"}


@pytest.mark.parametrize("gift", ["perfume", "silk", "cotton"])
def test_r14_one_taken_in_step_2_waits_for_a_later_turn(gift: str) -> None:
    table = position("A0 B0 A0 C D", decks=[f"{gift} tea", "", "", ""])
    table.play("place 5,0", "gift 0")
    assert table.gifts(0) == [gift]
    assert table.offers() == {"end turn"}


def test_r14_it_can_be_used_in_the_next_turn() -> None:
    table = position("A0 B0 A0 C D", decks=["perfume tea", "", "", ""], stacks=["E", "E"])
    table.play("place 5,0", "gift 0", "end turn", "discard", "no camel", "end turn", "place -1,0")
    assert "use perfume" in table.offers()


def test_r15_a_camel_moved_by_china_this_turn_may_be_taken() -> None:
    table = position("A000000000 B C D0", gifts=["china"])
    table.play("use china", "lift 0 3", "drop 2", "place 4,0")
    assert table.offers() == {"take 0", "take 2"}


def test_r15_a_camel_may_be_put_back_where_it_was_taken() -> None:
    table = position("A00000 B C D00000")
    table.play("place 4,0")
    assert table.offers() == {"take 0", "take 3"}
    table.play("take 3")
    assert table.camels(0) == {0: 5, 3: 5}


def test_r16_each_perfume_adds_a_camel() -> None:
    table = position("A B C D", gifts=["perfume perfume"])
    table.play("place 4,0", "use perfume")
    assert table.offers() == {"go on", "use perfume"}
    table.play("use perfume")
    assert table.camels(0) == {3: 1, 4: 2}


def test_r16_one_perfume_may_be_kept() -> None:
    table = position("A B C D", gifts=["perfume perfume"])
    table.play("place 4,0", "use perfume", "go on")
    assert table.camels(0) == {3: 1, 4: 1}
    assert table.gifts(0) == ["perfume"]


def test_r16_each_spices_adds_a_route() -> None:
    table = position(
        """
        A0 B0
        B0 A0
        """,
        gifts=["spices spices"],
        drawn="E",
    )
    table.play("discard", "no camel")
    assert table.offers() == {"reunite 0,3", "reunite 1,2", "use spices"}
    table.play("use spices", "reunite 0,3", "gift 0")
    assert table.offers() == {"end turn", "use spices"}
    table.play("use spices", "gift 1")
    assert table.reserve(0) == 10
    assert table.used(0) == ["spices", "spices"]


def test_r16_each_tea_is_a_coffee() -> None:
    table = position("A00 B0 C0 A00", gifts=["tea tea"])
    table.play("discard", "no camel", "use tea", "use tea")
    assert table.coffees(0) == 2
    assert table.used(0) == ["tea", "tea"]


def test_r16_a_second_silk_would_replace_nothing() -> None:
    table = position("A B C D", gifts=["silk silk perfume"])
    table.play("place 4,0", "use silk")
    assert table.offers() == {"go on", "use perfume"}


def test_r16_a_second_cotton_would_replace_nothing() -> None:
    table = position("A B C D", gifts=["cotton cotton"])
    table.play("discard", "use cotton")
    assert table.offers() == {"put 0", "put 1", "put 2", "put 3"}


def test_r17_tea_is_never_forced() -> None:
    table = position("A0 B0 C0 A0", gifts=["tea"], decks=["", "", "", ""])
    table.play("discard", "no camel")
    assert table.offers() == {"nothing", "use tea"}
    table.play("nothing")
    assert (table.coffees(0), table.gifts(0)) == (0, ["tea"])


def test_r17_an_open_coffee_is_taken_when_the_decks_are_empty() -> None:
    table = position("A0 B0 C0 D0 A0", decks=["", "", "", ""])
    events = table.play("discard", "no camel")
    assert told(events, "coffee") == [{"seat": 0}]
    assert not told(events, "nothing")


def test_r17_cotton_once_used_puts_both_camels() -> None:
    table = position("A B C D", gifts=["cotton"])
    table.play("discard")
    assert "no camel" in table.offers()
    table.play("use cotton")
    assert table.offers() == {"put 0", "put 1", "put 2", "put 3"}
    table.play("put 1")
    assert table.offers() == {"put 0", "put 1", "put 2", "put 3"}


def test_r18_china_comes_before_the_tile_and_in_step_2() -> None:
    table = position("A0 B C D", gifts=["china china perfume cotton"])
    assert "use china" in table.offers()
    table.play("use china", "drop 1")
    assert table.phase == "tile"
    assert "discard" in table.offers()
    table.play("discard", "no camel")
    assert table.offers() == {"end turn", "use china"}


def test_r18_china_does_not_come_between_the_camels_of_step_1() -> None:
    table = position("A00000 B0000 C D", gifts=["china perfume cotton silk"])
    table.play("place 4,0")
    assert "use china" not in table.offers()
    table.play("use perfume")
    assert "use china" not in table.offers()
    table.play("go on")
    assert table.offers() == {"take 0", "take 1"}
    table = position("A0 B C D", gifts=["china cotton"])
    table.play("discard")
    assert "use china" not in table.offers()


def test_r18_china_does_not_come_while_a_gift_is_chosen() -> None:
    table = position("A0 B0 A0 C", gifts=["china"])
    table.play("discard", "no camel")
    assert table.offers() == {"gift 0", "gift 1", "gift 2", "gift 3"}


def test_r18_china_waits_until_every_route_is_reunited() -> None:
    table = position("A00 B0 A00", gifts=["china"])
    events = table.play("discard", "no camel", "gift 0")
    assert len(told(events, "reunite")) == 2
    table.play("gift 1")
    assert table.offers() == {"end turn", "use china"}


def test_r18_a_route_of_another_player_does_not_hold_china_up() -> None:
    table = position("A1 B1 A1 C0", gifts=["china"])
    table.play("discard", "no camel")
    assert table.offers() == {"end turn", "use china"}


def test_r18_a_route_that_steps_diagonally_does_not_hold_china_up() -> None:
    table = position(
        """
        A0 B
        C  A0
        """,
        gifts=["china spices"],
    )
    table.play("discard", "no camel")
    assert table.offers() == {"end turn", "use china", "use spices"}


def test_r18_spices_may_come_before_a_route_that_stands() -> None:
    table = position(
        """
        A0 B0 A0
        .  C  D
        .  .  A0
        """,
        gifts=["china spices"],
    )
    table.play("discard", "no camel")
    assert table.offers() == {"reunite 0,2", "use spices"}


def test_r18_by_version_1_china_may_break_an_open_route() -> None:
    table = position("A0 B0 A0 C", gifts=["china"], rules=1)
    table.play("discard", "no camel")
    assert table.offers() == {"reunite 0,2", "use china"}
    table.play("use china", "lift 0 2", "drop 3")
    assert table.offers() == {"end turn"}


def test_r18_by_version_1_china_comes_between_two_reunions() -> None:
    table = position("A00 B0 A00", gifts=["china"], rules=1)
    table.play("discard", "no camel", "reunite 0,2", "gift 0")
    assert table.offers() == {"reunite 0,2", "use china"}


def test_r18_a_route_that_stood_before_the_turn_is_resolved_in_step_2() -> None:
    table = position("A0 B0 A0 C D")
    assert table.offers("reunite") == set()
    events = table.play("place 5,0")
    assert reunited(events) == [{"seat": 0, "ends": [0, 2], "length": 3}]


def test_r18_a_route_completed_by_china_before_the_tile_waits_for_step_2() -> None:
    table = position("A0 B A0 C0", gifts=["china"])
    events = table.play("use china", "lift 0 3", "drop 1")
    assert not told(events, "reunite")
    assert table.phase == "tile"
    assert told(table.play("discard", "no camel"), "reunite")


def test_r19_china_moves_one_to_three_steps_over_tiles() -> None:
    table = position(
        """
        A0 B  C  D  E
        .  .  .  .  A
        B  C  D  E  B
        """,
        drawn="C",
        gifts=["china"],
    )
    table.play("use china")
    assert table.offers() == {"drop 1", "drop 2", "drop 3"}


def test_r19_a_diagonal_is_two_steps_and_a_gap_none() -> None:
    table = position(
        """
        A0 B  .  D
        .  C  .  E
        .  D  E  B
        """,
        drawn="C",
        gifts=["china"],
    )
    table.play("use china")
    assert table.offers() == {"drop 1", "drop 3", "drop 5"}


def test_r20_tea_is_for_exactly_four_tiles() -> None:
    offered = {}
    for length, desert in {3: "A0 B0 A0", 4: "A0 B0 C0 A0", 5: "A0 B0 C0 D0 A0"}.items():
        table = position(desert, gifts=["tea"], decks=["cotton silk", "", "", ""])
        table.play("discard", "no camel")
        offered[length] = table.offers()
    assert offered == {3: {"gift 0"}, 4: {"gift 0", "use tea"}, 5: {"gift 0", "coffee"}}


def test_r20_tea_is_not_used_where_a_longer_way_opens_coffee() -> None:
    table = position(
        """
        A0 B0 C0
        D0 E0 A0
        """,
        gifts=["tea"],
    )
    events = table.play("discard", "no camel")
    assert reunited(events) == [{"seat": 0, "ends": [0, 5], "length": 6}]  # 4 on the shortest way
    assert "coffee" in table.offers()
    assert "use tea" not in table.offers()


def test_r20_tea_serves_a_spices_route_of_four() -> None:
    table = position(
        """
        A0 B  D
        C  B0 C0
        D  E  A0
        """,
        drawn="C",
        gifts=["spices tea"],
    )
    events = table.play("discard", "no camel", "use spices")
    assert told(events, "reunite")[0]["length"] == 4
    assert "use tea" in table.offers()


def test_r20_tea_is_refused_when_the_coffees_are_gone() -> None:
    table = position("A0 B0 C0 A0", gifts=["tea"], coffees=0)
    table.play("discard", "no camel")
    assert table.offers("use", "coffee") == set()


def test_r21_two_camels_on_one_tile_are_two() -> None:
    desert = """
        .  B  .
        A  C0 D
        .  E  .
    """
    for camels, points in (("C0", 1), ("C00", 4)):
        table = position(desert.replace("C0", camels), drawn="A", gifts=["heart_of_the_desert"])
        assert table.score(0)["blessings"] == points
    for camels, points in (("B0", 1), ("B00", 4)):
        table = position(desert.replace("B", camels), drawn="A", gifts=["edge_of_the_desert"])
        assert table.score(0)["blessings"] == points
