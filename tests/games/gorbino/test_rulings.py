"""The rulings under their numbers, but for those that other tests show.

R3 and R16 stand with the Trade cards, R4 with Build, R6 with Loan, R9 with Reset, R31 with Spy Network, R33 with
Development; R11 to R13, R27 in set-up; R20 in turns; R22 to R24 in scoring; R25 at the end; R26 in hidden; R29 with every card.
"""

from collections import Counter
from itertools import combinations

import pytest

from trivet.games.gorbino.components import BOOK, CITY_WORDS, PROVINCE_OF, ROADS

from ..table import told
from .positions import GORBINO, GorbinoTable, position

PLACE = {city.id: (city.x, city.y) for city in BOOK.map.cities}
RICH = "4 food 4 wood 4 coal 4 iron 4 gold"


def test_r01_six_provinces_of_five_joined_by_47_roads() -> None:
    assert Counter(city.province for city in BOOK.map.cities) == {province.id: 5 for province in BOOK.map.provinces}
    assert len(BOOK.map.provinces) == 6
    assert len({frozenset(road) for road in BOOK.map.roads}) == len(BOOK.map.roads) == 47
    degrees = Counter(end for road in BOOK.map.roads for end in road)
    assert len(degrees) == 30 and min(degrees.values()) >= 2 and max(degrees.values()) <= 5


def test_r01_each_province_is_connected() -> None:
    for province in BOOK.map.provinces:
        inside = {city.id for city in BOOK.map.cities if city.province == province.id}
        reached = {min(inside)}
        for _ in inside:
            reached |= {b for road in BOOK.map.roads for a, b in (road, road[::-1]) if a in reached and b in inside}
        assert reached == inside


def test_r01_no_two_roads_cross() -> None:
    def side(a: str, b: str, c: str) -> bool:
        (ax, ay), (bx, by), (cx, cy) = PLACE[a], PLACE[b], PLACE[c]
        return (bx - ax) * (cy - ay) > (by - ay) * (cx - ax)

    for (a, b), (c, d) in combinations(BOOK.map.roads, 2):
        if len({a, b, c, d}) == 4:
            assert side(a, b, c) == side(a, b, d) or side(c, d, a) == side(c, d, b), f"{a}–{b} and {c}–{d}"


def test_r01_road_distance_is_the_smallest_number_of_roads() -> None:
    def between(a: str, b: str) -> int:
        return int(ROADS[CITY_WORDS.index(a), CITY_WORDS.index(b)])

    assert between("fogbridge", "fogbridge") == 0
    assert between("fogbridge", "emberfall") == between("emberfall", "fogbridge") == 1
    assert between("fogbridge", "greywater") == 2
    assert between("greywater", "wreckersrest") == 7
    assert [CITY_WORDS[c] for c in range(30) if PROVINCE_OF[c] == 3] == [
        "oakscale",
        "briarwing",
        "rootfang",
        "mossclaw",
        "duskhollow",
    ]


def test_r02_six_tokens_of_each_resource() -> None:
    assert [(resource.id, resource.tokens) for resource in BOOK.resource] == [
        ("food", 6),
        ("wood", 6),
        ("coal", 6),
        ("iron", 6),
        ("gold", 6),
    ]


def test_r05_surcharges_fall_to_the_right() -> None:
    view = position().view
    assert [slot["surcharge"] for slot in view["track"]] == [25, 20, 15, 10, 5, 0]


@pytest.mark.parametrize("token", ["food", "wood", "coal", "iron", "gold"])
def test_r07_a_city_gives_the_income_of_the_card_whatever_the_token(token: str) -> None:
    table = position(map={"fogbridge": "0", "emberfall": token}, cubes=[RICH], coins=[50])
    table.play("play starter_build", "build emberfall")
    assert table.income() == 3


def test_r08_a_reset_moves_the_marker_and_pays_no_coins() -> None:
    table = position(income=[10], coins=[7])
    events = table.play("play starter_reset")
    assert (table.income(), table.coins()) == (11, 7)
    assert told(events, "raise_income") == [{"seat": 0, "income": 1}]


def test_r10_the_card_lies_on_the_discard_before_its_effects() -> None:
    table = position(discards=["starter_trade"])
    table.play("play starter_loan")
    assert table.discard() == ["starter_loan", "starter_trade"]
    assert table.phase == "loan"


def test_r10_bought_cards_come_back_first() -> None:
    table = position(
        track="academy tithe_barns coup slander moneylenders crown_bonds", cubes=["1 food 1 iron"], coins=[20]
    )
    table.play("play starter_development", "develop crown_bonds", "develop moneylenders", "done")
    assert table.discard() == ["moneylenders", "crown_bonds", "starter_development"]


def test_r14_the_turn_order_stays_for_the_whole_game() -> None:
    table = GorbinoTable(GORBINO.set_up({"players": 4}, seed=4))
    order = table.view["order"]
    table.play_until("card")
    seats = []
    for _ in range(12):
        seats.append(table.seat)
        table.play("play starter_reset", "end turn")
    assert seats == order * 3
    assert table.view["order"] == order


def test_r15_only_choices_are_looked_at_not_gains() -> None:
    at_the_ends = position(
        players=3,
        coins=[300],
        income=[25],
        cubes=["2 wood"],
        map={"fogbridge": "0 gold", "emberfall": "food", "hushmere": "food"},
        bank="0 gold",
        hands=["crown_estates guild_monopoly peddlers_rounds muster_horn"],
    )
    for card in (
        "starter_loan",
        "starter_production",
        "starter_build",
        "starter_reset",
        "crown_estates",
        "guild_monopoly",
        "peddlers_rounds",
        "muster_horn",
    ):
        assert at_the_ends.can(f"play {card}"), card


def test_r15_a_play_without_a_legal_choice_is_no_pass() -> None:
    poor = position(
        hands=["wayfarers_charter barter_post patent_office cutpurse_ring highwaymen slander spy_network coup"],
        map={"fogbridge": "0 food", "moonwell": "1 food"},
    )
    assert poor.offers() == {"play starter_loan", "play starter_production", "play starter_reset"}


def test_r15_with_one_playable_card_it_is_played() -> None:
    table = position(ended=True, income=[0, -10], discards=["", "starter_production starter_loan"])
    events = table.play("end turn")
    assert told(events, "play") == [{"seat": 1, "card": "starter_reset"}]
    assert (table.seat, table.offers()) == (1, {"end turn"})


def test_r16_each_type_is_sold_or_bought_once() -> None:
    table = position(hands=["free_port"], cubes=["2 iron"], coins=[100])
    table.play("play free_port", "buy iron 1")
    assert not any("iron" in text for text in table.offers())


def test_r17_the_surcharge_is_that_of_the_slot_at_the_start_of_the_play() -> None:
    table = position(
        hands=["academy"],
        track="overseers coup tithe_barns slander moneylenders crown_bonds",
        cubes=["1 food 2 iron 2 coal"],
        coins=[300],
    )
    table.play("play academy", "develop crown_bonds")
    assert [slot["cost"]["coins"] for slot in table.view["track"]] == [35, 30, 15, 20, 15, 5]
    table.play("develop moneylenders", "develop slander", "done")
    assert table.coins() == 300 - 5 - 15 - 20


def test_r18_provinces_to_choose() -> None:
    table = position(hands=["river_barges"], map={"fogbridge": "0", "moonwell": "1", "emberfall": "0"})
    production, barges = table.copy(), table
    production.play("play starter_production")
    assert production.offers() == {"produce misthaven", "produce dragonspire", "produce faeloria"}
    barges.play("play river_barges")
    assert barges.offers() == {"produce misthaven", "produce dragonspire"}


def test_r19_a_gain_of_income_beyond_the_end_is_lost() -> None:
    table = position(income=[23], hands=["muster_horn"])
    events = table.play("play muster_horn")
    assert table.income() == 25
    assert told(events, "raise_income") == [{"seat": 0, "income": 2}]
    full = position(income=[25])
    assert not told(full.play("play starter_reset"), "raise_income")


def test_r21_paid_and_sold_cubes_go_back_to_the_bank_at_once() -> None:
    table = position(
        players=3,
        hands=["boom_town"],
        map={"fogbridge": "0", "emberfall": "coal", "hushmere": "food"},
        cubes=["1 wood"],
        coins=[5],
        bank="0 wood 1 coal",
    )
    table.play("play boom_town", "build emberfall")
    assert (table.bank["wood"], table.bank["coal"]) == (1, 0)
    assert table.cubes() == {"coal": 1}


def test_r21_a_player_may_own_any_number_of_cubes() -> None:
    table = position(cubes=["19 iron"], map={"fogbridge": "0 iron", "moonwell": "1"})
    table.play("play starter_production", "produce misthaven")
    assert (table.cubes(), table.bank["iron"]) == ({"iron": 20}, 0)


def test_r28_the_first_card_drawn_goes_furthest_right() -> None:
    table = position(
        hands=["academy"],
        track="overseers coup tithe_barns slander moneylenders crown_bonds",
        deck="toll_road old_guard free_port feast_day",
        cubes=["1 food 2 iron 1 coal"],
        coins=[300],
    )
    table.play("play academy", "develop slander", "develop coup", "develop crown_bonds", "done")
    assert table.track == ["free_port", "old_guard", "toll_road", "overseers", "tithe_barns", "moneylenders"]


def test_r28_a_short_deck_leaves_the_left_slots_empty() -> None:
    table = position(
        hands=["academy"],
        track="overseers coup tithe_barns slander moneylenders crown_bonds",
        deck="toll_road",
        cubes=["1 food 2 iron 1 coal"],
        coins=[300],
    )
    table.play("play academy", "develop slander", "develop coup", "develop crown_bonds", "done")
    assert table.track == [None, None, "toll_road", "overseers", "tithe_barns", "moneylenders"]
    assert table.view["deck"] == 0


def test_r30_no_discount_goes_under_nothing() -> None:
    table = position(
        hands=["patrons_gift"],
        track="overseers coup tithe_barns slander moneylenders crown_bonds",
        cubes=["1 food 1 iron"],
    )
    table.play("play patrons_gift", "develop crown_bonds", "develop moneylenders", "done")
    assert table.coins() == 0


def test_r32_forged_deeds_may_break_the_spread_of_food() -> None:
    table = position(
        players=5,
        hands=["forged_deeds"],
        map={"fogbridge": "0 food", "emberfall": "1 gold", "cinderpeak": "2 food"},
    )
    table.play("play forged_deeds")
    assert (table.token("fogbridge"), table.token("emberfall"), table.token("cinderpeak")) == ("gold", "food", "food")
