"""Worked cases, those that the rules tell as examples and more: each under a number of its own."""

import pytest

from trivet.games.gobi.components import BOXED

from ..table import told
from .positions import GOBI, GobiTable, position, reunited


@pytest.mark.parametrize(("players", "each"), [(2, 18), (3, 12), (4, 9)])
def test_case_01_what_lies_on_the_table(players: int, each: int) -> None:
    table = GobiTable(GOBI.set_up({"players": players}, seed=5))
    view = table.view
    stacks = [player["stack"] for player in view["players"]]
    stacks[table.seat] += 1  # the starting player has drawn
    assert len(view["tiles"]) == 4
    assert stacks == [each] * players
    assert [deck["left"] for deck in view["decks"]] == [6, 6, 6, 6]
    assert BOXED == 6
    assert view["coffees"] == 10
    assert [player["reserve"] for player in view["players"]] == [10] * players


def test_case_02_equal_tribes_start_diagonally_and_never_three() -> None:
    pairs = set()
    for seed in range(300):
        view = GobiTable(GOBI.set_up({"players": 2}, seed)).view
        (a, b), (c, d) = square(view)
        assert {a, d}.isdisjoint({b, c})
        pairs.add((a == d) + (b == c))
    assert pairs == {0, 1, 2}


def square(view: dict) -> list[list[str]]:
    tribes = {tuple(tile["cell"]): tile["tribe"] for tile in view["tiles"][:4]}
    return [[tribes[x, y] for x in (0, 1)] for y in (0, 1)]


def test_case_03_a_notch_with_three_neighbours_takes_three_camels() -> None:
    table = position(
        """
        A  B  C
        D  .  E
        """,
        drawn="A",
    )
    events = table.play("place 1,1")
    assert table.camels(0) == {1: 1, 3: 1, 4: 1}
    assert table.reserve(0) == 7
    assert len(told(events, "put")) == 3


def test_case_04_a_caravan_of_four_earns_a_deck_top_and_no_coffee() -> None:
    table = position("A0 B0 C0 A0", decks=["china", "silk tea", "perfume", ""])
    events = table.play("discard", "no camel")
    assert told(events, "reunite") == [{"seat": 0, "tribe": "chingis", "length": 4, "way": [0, 1, 2, 3]}]
    assert table.camels(0) == {1: 1, 2: 1}
    assert table.offers() == {"gift 0", "gift 1", "gift 2"}
    table.play("gift 1")
    assert table.gifts(0) == ["silk"]
    assert table.view["decks"][1] == {"left": 1, "top": "tea"}


def test_case_04_with_tea_it_may_earn_a_coffee() -> None:
    table = position("A0 B0 C0 A0", gifts=["tea"], decks=["china", "", "", ""])
    table.play("discard", "no camel")
    assert table.offers() == {"gift 0", "use tea"}
    events = table.play("use tea")
    assert (table.coffees(0), table.view["coffees"]) == (1, 9)
    assert (table.gifts(0), table.used(0)) == ([], ["tea"])
    assert told(events, "coffee") == [{"seat": 0}]
    assert table.offers() == {"end turn"}


def test_case_05_a_caravan_of_five_earns_a_coffee_or_a_deck_top() -> None:
    def arrange() -> GobiTable:
        table = position("A0 B0 C0 D0 A0", decks=["china", "", "", ""])
        table.play("discard", "no camel")
        return table

    table = arrange()
    assert table.offers() == {"gift 0", "coffee"}
    table.play("coffee")
    assert table.score(0)["coffees"] == 7
    table = arrange()
    table.play("gift 0")
    assert table.score(0)["gifts"] == 3


def test_case_06_two_camels_on_each_end_are_two_reunions() -> None:
    table = position("A00 B0 A00")
    first = table.play("discard", "no camel")
    second = table.play("gift 0")
    assert reunited(first) == reunited(second) == [{"seat": 0, "ends": [0, 2], "length": 3}]
    assert table.camels(0) == {1: 1}
    assert table.reserve(0) == 9


def test_case_07_three_camps_on_one_caravan_are_one_reunion_of_your_choice() -> None:
    table = position("A0 B0 A0 C0 A0")
    table.play("discard", "no camel")
    assert table.offers() == {"reunite 0,2", "reunite 0,4", "reunite 2,4"}
    table.play("reunite 0,4", "gift 0")
    assert table.camels(0) == {1: 1, 2: 1, 3: 1}
    assert table.offers() == {"end turn"}


def test_case_08_a_caravan_completed_by_china_waits_for_its_owner() -> None:
    table = position(
        """
        A1 B1 C  A1
        .  D1 E  .
        """,
        drawn="B",
        gifts=["china"],
    )
    events = table.play("discard", "no camel", "use china", "lift 1 4", "drop 2")
    assert told(events, "move") == [{"seat": 0, "owner": 1, "way": [4, 2], "tribe": "naran"}]
    assert table.offers() == {"end turn"}
    events = table.play("end turn")
    assert not told(events, "reunite")
    assert table.offers("reunite") == set()
    events = table.play("discard", "no camel")
    assert reunited(events) == [{"seat": 1, "ends": [0, 3], "length": 4}]


def test_case_09_with_one_camel_in_reserve_two_come_from_tiles_of_your_choice() -> None:
    table = position(
        """
        A00   B  C
        D000  .  E
        C0000 .  .
        """,
        drawn="A",
    )
    assert table.reserve(0) == 1
    table.play("place 1,1")
    assert table.offers() == {"take 0", "take 3", "take 5"}
    table.play("take 5")
    assert table.offers() == {"take 0", "take 3", "take 5"}
    table.play("take 0")
    assert table.camels(0) == {0: 1, 1: 1, 3: 4, 4: 1, 5: 3}
    assert table.reserve(0) == 0


def test_case_10_cotton_puts_two_camels_on_one_tile() -> None:
    table = position("A B C D", gifts=["cotton"])
    table.play("discard", "use cotton", "put 2", "put 2")
    assert table.camels(0) == {2: 2}
    assert table.used(0) == ["cotton"]
    assert table.offers() == {"end turn"}


def test_case_11_spices_joins_two_tiles_that_touch_at_a_corner() -> None:
    table = position(
        """
        A0 B
        C  A0
        """,
        gifts=["spices tea"],
    )
    table.play("discard", "no camel")
    assert table.offers() == {"end turn", "use spices"}
    events = table.play("use spices")
    assert reunited(events) == [{"seat": 0, "ends": [0, 3], "length": 2}]
    assert table.offers() == {"gift 0", "gift 1", "gift 2", "gift 3"}
    assert table.reserve(0) == 10


def test_case_12_a_discarded_tile_spoils_nothing_wasted() -> None:
    table = position("A B C D", gifts=["nothing_wasted"])
    assert table.score(0) == {"gifts": 0, "coffees": 0, "blessings": 5, "discards": 0, "total": 5}
    table.play("discard")
    assert table.score(0) == {"gifts": 0, "coffees": 0, "blessings": 1, "discards": -1, "total": 0}


def test_case_13_with_a_route_standing_only_reuniting_is_offered() -> None:
    table = position("A0 B0 A0 C0 D C0", gifts=["china"])
    assert told(table.play("discard", "no camel"), "reunite")  # the only thing to do is done by itself
    table.play("gift 0")
    assert table.offers() == {"end turn", "use china"}
    events = table.play("use china", "lift 0 1", "drop 4")
    assert reunited(events) == [{"seat": 0, "ends": [3, 5], "length": 3}]


def test_case_13_with_several_routes_standing_only_reuniting_is_offered() -> None:
    table = position("A0 B0 A0 C0 A0", gifts=["china"])
    table.play("discard", "no camel")
    assert table.offers() == {"reunite 0,2", "reunite 0,4", "reunite 2,4"}
