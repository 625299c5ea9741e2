"""Scoring: the six colours, what counts and what does not, and ties to the last."""

import pytest

from trivet.games.gorbino.components import CITY_WORDS

from .positions import GorbinoTable, position


def tags(table: GorbinoTable, colour: str, seat: int = 0) -> int:
    count: int = table.player(seat)["tags"][colour]["tags"]
    return count


def test_tags_in_hand_and_discard_count_and_those_aside_do_not() -> None:
    table = position(hands=["peddlers_rounds"], discards=["spy_network starter_loan"], asides=["slander master_forger"])
    assert tags(table, "pink") == 2
    assert table.score()["pink"] == 12


def test_a_tag_that_stands_twice_on_a_card_counts_twice() -> None:
    assert tags(position(hands=["scholars_lodge council_recess"]), "pink") == 4
    assert tags(position(hands=["market_square"]), "purple") == 2
    assert tags(position(hands=["timber_yards"]), "yellow") == 2


def test_starter_cards_score_nothing() -> None:
    table = position(coins=[300], discards=["starter_loan starter_trade"])
    assert table.score() == dict.fromkeys(["pink", "purple", "yellow", "blue", "red", "green", "total"], 0)


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (19, 0), (20, 3), (39, 3), (40, 6), (300, 45)])
def test_purple_rounds_down_before_it_multiplies(coins: int, points: int) -> None:
    assert position(hands=["market_square moneylenders"], coins=[coins]).score()["purple"] == points


def test_yellow_counts_cities() -> None:
    table = position(hands=["forged_deeds"], map={"greywater": "0", "moonwell": "0", "oakscale": "0"})
    assert table.score()["yellow"] == 3


def test_blue_counts_types_under_cities_not_cubes() -> None:
    table = position(hands=["highwaymen"], map={"greywater": "0 food", "moonwell": "0 food"}, cubes=["5 gold 5 iron"])
    assert table.score()["blue"] == 2
    five = {
        "greywater": "0 food",
        "moonwell": "0 wood",
        "oakscale": "0 coal",
        "millbrook": "0 iron",
        "saltcliff": "0 gold",
    }
    assert position(hands=["highwaymen"], map=five).score()["blue"] == 10


def test_red_counts_provinces_led_alone_or_tied() -> None:
    table = position(
        players=3,
        hands=["overseers", "crown_bonds", "coup"],
        map={
            "greywater": "0",  # Misthaven: one each, all three lead
            "hushmere": "1",
            "fogbridge": "2",
            "cinderpeak": "0",  # Dragonspire: two against one
            "wyrmgate": "0",
            "talonhold": "1",
            "moonwell": "2",  # Faeloria: alone
        },
    )
    assert [table.score(seat)["red"] for seat in range(3)] == [6, 3, 6]


def test_green_counts_provinces_entered() -> None:
    table = position(hands=["river_barges"], map={"greywater": "0", "hushmere": "0", "moonwell": "0", "oakscale": "1"})
    assert table.score()["green"] == 4


def test_the_total_is_the_sum_of_the_colours() -> None:
    table = position(
        hands=["master_masons garrison_towns import_office ferry_licence"],
        coins=[100],
        map={"greywater": "0 food", "moonwell": "0 wood", "oakscale": "1"},
    )
    score = table.score()
    assert score == {"pink": 12, "purple": 5, "yellow": 4, "blue": 4, "red": 6, "green": 4, "total": 35}


def test_the_sheet_holds_at_any_time_as_if_the_game_ended_now() -> None:
    table = position(hands=["patrons_gift"], coins=[20])
    assert table.score()["purple"] == 1
    table.play("play starter_loan", "borrow 3")
    assert table.score()["purple"] == 2


def cities(*counts: int) -> dict[str, str]:
    """So many cities for each seat."""
    names = iter(CITY_WORDS)
    return {next(names): str(seat) for seat, count in enumerate(counts) for _ in range(count)}


def test_points_come_first() -> None:
    table = position(hands=["", "spy_network"], map=cities(5, 1), coins=[300, 0], cubes=["9 gold", ""])
    assert table.places == [2, 1]


def test_then_cities() -> None:
    assert position(map=cities(2, 3), coins=[300, 0], cubes=["9 gold", ""]).places == [2, 1]


def test_then_coins() -> None:
    assert position(map=cities(2, 2), coins=[40, 41], cubes=["9 gold", ""]).places == [2, 1]


def test_then_cubes() -> None:
    assert position(map=cities(2, 2), coins=[40, 40], cubes=["1 gold", "1 food 1 wood"]).places == [2, 1]


def test_still_tied_the_victory_is_shared_and_the_seat_does_not_matter() -> None:
    assert position(map=cities(2, 2), coins=[40, 40], cubes=["1 gold", "1 food"], order=[1, 0]).places == [1, 1]


def test_lower_places_follow_the_same_order() -> None:
    table = position(
        players=5,
        map=cities(1, 2, 2, 1, 1),
        coins=[10, 5, 5, 20, 10],
        cubes=["1 gold", "1 wood", "1 food", "", "2 wood"],
    )
    assert table.places == [5, 1, 1, 3, 4]
