"""The rulings at the end of the rules, each under its number: R1 to R13. R14 to R21 are in test_rulings_of_powers.py."""

from collections import Counter

import pytest

from ..table import told
from .positions import GOBI, GobiTable, position, reunited


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r01_every_seat_may_start(players: int) -> None:
    starts = Counter(GobiTable(GOBI.set_up({"players": players}, seed)).seat for seed in range(240))
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 0.7 * 240 / players


def test_r02_a_camel_put_down_this_turn_cannot_be_taken() -> None:
    table = position(
        """
        A  B   C00000
        D  .   E0000
        """,
        drawn="A",
    )
    table.play("place 1,1")  # beside B, D and E; one camel is in the reserve
    assert table.offers() == {"take 2", "take 4"}
    table.play("take 2")
    assert table.offers() == {"take 2", "take 4"}
    table.play("take 2")
    assert table.camels(0) == {1: 1, 2: 3, 3: 1, 4: 5}


def test_r02_of_several_camels_on_a_tile_only_the_older_can_be_taken() -> None:
    table = position("A B0 C00000000 D0", gifts=["cotton"])
    table.play("discard", "use cotton", "take 3", "put 3")
    assert table.camels(0) == {1: 1, 2: 8, 3: 1}
    assert table.offers() == {"take 1", "take 2"}


def test_r03_a_route_counts_tiles_not_camels() -> None:
    table = position("A00 B00 A00", gifts=["tea"])
    events = table.play("discard", "no camel")
    assert told(events, "reunite")[0]["length"] == 3
    assert table.offers("coffee", "use") == set()


def test_r04_the_longest_path_opens_coffee() -> None:
    table = position(
        """
        A0 B0 A0
        C0 D0 E0
        """,
    )
    events = table.play("discard", "no camel")
    assert reunited(events) == [{"seat": 0, "ends": [0, 2], "length": 5}]
    assert "coffee" in table.offers()


def test_r04_a_path_does_not_use_a_tile_twice() -> None:
    table = position(
        """
        A0 B0 A0
        .  C0 .
        .  D0 E0
        """,
        gifts=["tea"],
    )
    events = table.play("discard", "no camel")
    assert told(events, "reunite")[0]["length"] == 3
    assert table.offers("coffee", "use") == set()


def test_r04_the_path_may_go_through_a_third_camp() -> None:
    table = position("A0 B0 A0 C0 A0")
    table.play("discard", "no camel", "reunite 0,4")
    assert "coffee" in table.offers()


def test_r05_with_nothing_to_take_the_camels_go_home_all_the_same() -> None:
    table = position("A0 B0 C0 A0", decks=["", "", "", ""])
    events = table.play("discard", "no camel")
    assert told(events, "nothing") == [{"seat": 0}]
    assert table.reserve(0) == 8
    assert table.offers() == {"end turn"}


def test_r05_a_long_route_takes_nothing_when_the_coffees_are_gone_too() -> None:
    table = position("A1 B1 C1 D1 A1", players=3, turn=1, decks=["", "", "", ""], coffees=0)
    events = table.play("discard", "no camel")
    assert told(events, "nothing") == [{"seat": 1}]
    assert table.coffees(1) == 0


def test_r06_china_may_be_used_in_the_turn_it_was_taken() -> None:
    table = position("A0 B0 A0 C D", decks=["china tea", "", "", ""])
    table.play("discard", "no camel", "gift 0")
    assert table.offers() == {"end turn", "use china"}


def test_r06_tea_may_be_used_for_the_next_route_of_the_same_turn() -> None:
    table = position("A00 B0 C0 A00", decks=["tea cotton", "", "", ""])
    table.play("discard", "no camel", "gift 0")
    assert table.offers() == {"gift 0", "use tea"}


def test_r06_spices_may_be_used_in_the_turn_it_was_taken() -> None:
    table = position(
        """
        A0 B0 A0 .
        C  D  E  A0
        """,
        decks=["spices cotton", "", "", ""],
    )
    table.play("discard", "put 2", "gift 0")
    assert table.offers() == {"end turn", "use spices"}


def test_r07_china_lifts_a_camel_of_any_colour() -> None:
    table = position("A0 B1 C01 D2", players=3, gifts=["china"])
    table.play("use china")
    assert table.offers() == {"lift 0 0", "lift 1 1", "lift 0 2", "lift 1 2", "lift 2 3"}
    table.play("lift 2 3", "drop 0")
    assert table.camels(2) == {0: 1}


SILK = """
    A  .  B  .  .
    .  .  C  .  .
    D  E  .  A  B
    .  .  .  C  .
    .  .  D  .  .
"""


def test_r08_silk_reaches_across_gaps() -> None:
    table = position(SILK, drawn="B", gifts=["silk"])
    table.play("place 2,2", "use silk")
    assert table.offers() == {"put 1", "put 2", "put 3", "put 4", "put 5", "put 6", "put 8"}
    assert table.view["camels_left"] == 3


def test_r08_silk_gives_as_many_camels_as_the_normal_placement_and_all_of_them() -> None:
    table = position(SILK, drawn="B", gifts=["silk"])
    table.play("place 2,2", "use silk", "put 8", "put 8")
    assert table.offers() == {"put 1", "put 2", "put 3", "put 4", "put 5", "put 6", "put 8"}
    table.play("put 1")
    assert table.camels(0) == {1: 1, 8: 2}
    assert table.offers() == {"end turn"}


def test_r09_spices_mixes_straight_and_diagonal_steps() -> None:
    table = position(
        """
        A0 B0 .
        .  C  D0
        .  .  A0
        """,
        gifts=["spices"],
    )
    table.play("discard", "no camel")
    events = table.play("use spices")
    assert reunited(events) == [{"seat": 0, "ends": [0, 4], "length": 4}]


def test_r09_a_spices_route_of_five_opens_coffee() -> None:
    table = position(
        """
        A0 B  .
        C  D0 C
        E0 B  A0
        D  C0 .
        """,
        drawn="B",
        gifts=["spices"],
    )
    table.play("discard", "no camel", "use spices")
    assert "coffee" in table.offers()


def test_r09_spices_may_take_longer_ways_for_a_straight_route() -> None:
    table = position(
        """
        A0 B0 A0
        C0 .  D0
        E  B  E0
        """,
        drawn="C",
        gifts=["spices"],
    )
    table.play("discard", "no camel")
    assert table.view["routes"][0]["length"] == 3
    assert table.offers() == {"reunite 0,2", "use spices"}
    events = table.play("use spices")
    assert reunited(events) == [{"seat": 0, "ends": [0, 2], "length": 5}]  # A C B D A
    assert "coffee" in table.offers()


def test_r10_kept_in_store_needs_an_unused_gift() -> None:
    blessing = {"unused": "kept_in_store tea", "used": "kept_in_store", "none": "kept_in_store"}
    points = {
        name: position("A B C D", gifts=[words], used=["tea"] if name == "used" else []).score(0)["blessings"]
        for name, words in blessing.items()
    }
    assert points == {"unused": 4, "used": 1, "none": 1}


def test_r11_players_level_at_the_top_share_the_win() -> None:
    table = position("A B C D", players=3, gifts=["china", "silk", "cotton"])
    assert GOBI.places(table.state) == [1, 1, 3]
