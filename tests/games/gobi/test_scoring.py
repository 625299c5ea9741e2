"""The end: what gifts, coffees, blessings and discards are worth, and who wins."""

import pytest

from .positions import GOBI, position

CROSS = """
    .  B  .
    A  C  D
    .  E  .
"""
"""One middle tile, C; four outer ones."""


@pytest.mark.parametrize(
    ("gift", "points"), [("perfume", 3), ("cotton", 2), ("china", 3), ("tea", 2), ("silk", 3), ("spices", 2)]
)
def test_a_gift_keeps_its_points_when_it_is_used(gift: str, points: int) -> None:
    unused = position(CROSS, drawn="A", gifts=[gift])
    used = position(CROSS, drawn="A", used=[gift])
    assert unused.score(0)["gifts"] == used.score(0)["gifts"] == points


@pytest.mark.parametrize(
    ("blessing", "value", "holds", "fails"),
    [
        ("heart_of_the_desert", 4, {"C": "C00"}, {"C": "C0", "A": "A000"}),
        ("good_company", 5, {"A": "A00"}, {"A": "A0", "B": "B0", "C": "C1"}),
        ("edge_of_the_desert", 4, {"A": "A0", "B": "B0"}, {"A": "A0", "C": "C000"}),
        ("shared_camp", 5, {"A": "A01"}, {"A": "A00", "B": "B11"}),
        ("shared_camp", 5, {"D": "D02"}, {"D": "D12", "A": "A0"}),
    ],
)
def test_a_blessing_of_camels(blessing: str, value: int, holds: dict[str, str], fails: dict[str, str]) -> None:
    for camels, points in ((holds, value), (fails, 1)):
        desert = "".join(camels.get(letter, letter) for letter in CROSS)
        table = position(desert, drawn="A", players=3, gifts=[blessing])
        assert table.score(0)["blessings"] == points
        assert table.view["players"][0]["blessings"] == [
            {"blessing": blessing, "holds": points == value, "points": points}
        ]


def test_two_middle_tiles_with_a_camel_each_are_the_heart_of_the_desert() -> None:
    table = position(
        """
        .  A  B  .
        B  C0 D0 A
        .  E  C  .
        """,
        gifts=["heart_of_the_desert edge_of_the_desert"],
    )
    assert table.score(0)["blessings"] == 4 + 1


def test_nothing_wasted_holds_until_the_first_discard_of_ones_own() -> None:
    kept = position(CROSS, drawn="A", gifts=["nothing_wasted"], discards=["", "AB"])
    spoilt = position(CROSS, drawn="A", gifts=["nothing_wasted"], discards=["A", ""])
    assert kept.score(0)["blessings"] == 5
    assert spoilt.score(0)["blessings"] == 1


def test_kept_in_store_counts_red_gifts_alone() -> None:
    table = position(CROSS, drawn="A", gifts=["kept_in_store good_company"], used=["china"], coffees_of=[1], coffees=9)
    assert table.score(0)["blessings"] == 1 + 1


def test_two_equal_blessings_both_score() -> None:
    table = position(CROSS, drawn="A", gifts=["nothing_wasted nothing_wasted"])
    assert table.score(0)["blessings"] == 10


def test_the_score_is_gifts_coffees_blessings_less_discards() -> None:
    table = position(
        "A0 B01 C D",
        gifts=["silk kept_in_store shared_camp good_company"],
        used=["tea"],
        discards=["EEE", ""],
        coffees_of=[2],
        coffees=8,
    )
    assert table.score(0) == {"gifts": 5, "coffees": 14, "blessings": 4 + 5 + 1, "discards": -3, "total": 26}


def test_the_highest_score_wins_and_level_players_share_a_place() -> None:
    table = position("A B C D", players=4, gifts=["tea", "silk", "china", "spices"])
    assert GOBI.places(table.state) == [3, 1, 1, 3]


def test_without_gifts_and_discards_the_score_is_nothing() -> None:
    table = position("A0 B0 C0 D0")
    assert table.score(0) == {"gifts": 0, "coffees": 0, "blessings": 0, "discards": 0, "total": 0}
