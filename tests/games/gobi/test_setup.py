"""Set-up: the first square, the stacks, the decks."""

from collections import Counter
from functools import cache
from typing import Any

from trivet.testing.chance import UNLIKELY, deviation

from .positions import GOBI, TRIBE, GobiTable

SETUPS = 2000


@cache
def setups() -> list[Any]:
    return [GOBI.set_up({"players": 3}, seed) for seed in range(SETUPS)]


def squares() -> list[str]:
    """The first four tiles of many games as letters in the order of appearance: ABBA, ABCA …"""
    shapes = []
    for state in setups():
        tribes = [state.fields().tribe[tile] for tile in range(4)]
        shapes.append("".join("ABCD"[list(dict.fromkeys(tribes)).index(tribe)] for tribe in tribes))
    return shapes


def test_the_first_tiles_make_a_square_at_the_middle() -> None:
    cells = [tile["cell"] for tile in GobiTable(setups()[0]).view["tiles"]]
    assert cells == [[0, 0], [1, 0], [0, 1], [1, 1]]


def test_squares_come_as_often_as_four_tiles_are_drawn() -> None:
    drawn = Counter(squares())
    assert set(drawn) == {"ABBA", "ABCA", "ABBC", "ABCD"}
    ways = {"two pairs": 10 * 28 * 28, "one pair": 5 * 28 * 6 * 8 * 8, "all different": 5 * 8**4}
    expected = [SETUPS * n / sum(ways.values()) for n in ways.values()]
    assert deviation([drawn["ABBA"], drawn["ABCA"] + drawn["ABBC"], drawn["ABCD"]], expected) < UNLIKELY


def test_a_pair_stands_on_either_diagonal_as_often() -> None:
    drawn = Counter(squares())
    assert deviation([drawn["ABCA"], drawn["ABBC"]]) < UNLIKELY


def test_every_place_of_a_stack_holds_every_tribe_as_often() -> None:
    for place in range(12):
        for seat in range(3):
            held = Counter(state.fields().stack[seat, place] for state in setups())
            del held[-1]  # drawn by the starting player
            assert deviation([held[tribe] for tribe in range(len(TRIBE))]) < UNLIKELY


def test_every_place_of_decks_and_box_holds_every_gift_by_its_copies() -> None:
    share = [SETUPS * copies / 30 for copies in [3] * 6 + [2] * 6]
    places = [lambda s, d=d, i=i: s.deck[d, i] for d in range(4) for i in range(6)]
    places += [lambda s, i=i: s.box[i] for i in range(6)]
    for place in places:
        held = Counter(place(state.fields()) for state in setups())
        assert deviation([held[kind] for kind in range(12)], share) < UNLIKELY


def test_neighbouring_seeds_give_unlike_games() -> None:
    assert len({bytes(state) for state in setups()}) == SETUPS


def test_components_are_those_of_the_box() -> None:
    assert GOBI.census(setups()[0]) == {
        **{f"tile {tribe}": 8 for tribe in TRIBE.values()},
        **{f"gift {gift}": 3 for gift in ("perfume", "cotton", "china", "tea", "silk", "spices")},
        "gift heart_of_the_desert": 2,
        "gift good_company": 2,
        "gift edge_of_the_desert": 2,
        "gift nothing_wasted": 2,
        "gift kept_in_store": 2,
        "gift shared_camp": 2,
        "coffee": 10,
        "camel 0": 10,
        "camel 1": 10,
        "camel 2": 10,
    }
