"""Set-up: tokens, turn order, the track, and the draft in its three steps."""

import re

import pytest

from trivet.engine.errors import BadOptions
from trivet.games import own_data_file
from trivet.languages import LANGUAGES

from ..table import told
from .positions import GORBINO, GorbinoTable

STARTERS = [
    "starter_loan",
    "starter_production",
    "starter_trade",
    "starter_development",
    "starter_reset",
    "starter_build",
]
COINS = {2: [0, 1], 3: [0, 2, 1], 4: [1, 3, 3, 0], 5: [4, 3, 2, 4, 0], 6: [5, 3, 4, 3, 2, 0]}
"""R13: by place in the turn order."""


def new(players: int, seed: int = 1) -> GorbinoTable:
    return GorbinoTable(GORBINO.set_up({"players": players}, seed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_who_begins_with_how_many_coins(language: str) -> None:
    page = own_data_file("gorbino").parent / "texts" / f"rules.{language}.md"
    rows = re.findall(r"^   \|((?: \d* ?\|){7})$", page.read_text(encoding="utf-8"), re.MULTILINE)
    numbers = [[int(number) for number in re.findall(r"\d+", row)] for row in rows]
    assert {players: coins for players, *coins in numbers} == COINS


def foods(table: GorbinoTable) -> list[int]:
    """Food tokens in each province."""
    tokens = [city["token"] for city in table.view["cities"]]
    return [tokens[i : i + 5].count("food") for i in range(0, 30, 5)]


def draw_round(table: GorbinoTable, phase: str) -> list[int]:
    """The seats in the order in which they act in one step of the set-up."""
    seats = []
    table.play_until(phase)
    for _ in table.view["players"]:
        seats.append(table.seat)
        table.play_until("end")
        table.play("end turn")
    return seats


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_lies_on_the_table(players: int) -> None:
    view = new(players).view
    tokens = [city["token"] for city in view["cities"]]
    assert {token: tokens.count(token) for token in tokens} == dict.fromkeys(view["bank"], 6)
    assert view["bank"] == dict.fromkeys(["food", "wood", "coal", "iron", "gold"], 20)
    assert view["deck"] == 36 and len(view["unseen"]) == 36 and view["scrapped"] == []
    assert len({slot["card"] for slot in view["track"]} - {None}) == 6
    assert sorted(view["order"]) == list(range(players))
    assert view["round"] == 0
    assert [view["players"][seat]["coins"] for seat in view["order"]] == COINS[players]
    for player in view["players"]:
        assert (player["income"], player["stock"]) == (0, 15)
        assert sorted(player["hand"]) == sorted(STARTERS)
        assert not any(player["cubes"].values()) and not player["discard"] and not player["aside"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_players_food_lies_anywhere(players: int) -> None:
    spreads = {tuple(foods(new(players, seed))) for seed in range(20)}
    assert any(spread != (1,) * 6 for spread in spreads)


@pytest.mark.parametrize("players", [5, 6])
def test_five_or_six_players_have_a_food_token_in_each_province(players: int) -> None:
    places = set()
    for seed in range(30):
        cities = new(players, seed).view["cities"]
        found = [n for n, city in enumerate(cities) if city["token"] == "food"]
        assert [n // 5 for n in found] == [0, 1, 2, 3, 4, 5]
        places |= set(found)
    assert places == set(range(30))  # on a random location of the province


def test_turn_order_is_drawn_at_random_and_other_seeds_give_other_tables() -> None:
    tables = [new(3, seed).view for seed in range(40)]
    assert len({tuple(view["order"]) for view in tables}) == 6
    assert len({tuple(slot["card"] for slot in view["track"]) for view in tables}) > 30
    assert len({tuple(city["token"] for city in view["cities"]) for view in tables}) > 30


def test_the_same_seed_gives_the_same_table() -> None:
    assert bytes(new(4, 9).state) == bytes(new(4, 9).state)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_food_cities_first_to_last_technology_last_to_first_cubes_first_to_last(players: int) -> None:
    table = new(players, seed=players)
    order = table.view["order"]
    assert draw_round(table, "found") == order
    if players < 6:  # the sixth card of six is taken without a choice
        assert draw_round(table, "draft") == order[::-1]
    assert draw_round(table, "cubes") == order
    assert table.view["round"] == 1
    assert table.seat == order[0]


def test_a_food_city_is_mandatory_free_and_without_income() -> None:
    table = new(2)
    free = {city["city"] for city in table.view["cities"] if city["token"] == "food"}
    assert table.offers() == {f"found {name}" for name in free}
    seat, chosen = table.seat, min(free)
    events = table.play(f"found {chosen}")
    player = table.player(seat)
    assert table.cities(seat) == {chosen}
    assert (player["stock"], player["coins"], player["income"]) == (14, 0, 0)
    assert not any(player["cubes"].values())
    assert told(events, "found") == [{"seat": seat, "city": chosen}]
    table.play("end turn")
    assert table.offers() == {f"found {name}" for name in free - {chosen}}


def test_a_technology_is_mandatory_free_and_comes_to_the_hand() -> None:
    table = new(3)
    table.play_until("draft")
    before, seat, coins = table.track, table.seat, table.player(table.seat)["coins"]
    assert table.offers() == {f"draft {card}" for card in before}
    events = table.play(f"draft {before[2]}")
    assert table.hand(seat) == {before[2]}
    assert table.player(seat)["coins"] == coins
    assert table.track == [*before[:2], None, *before[3:]]  # cards do not slide in between
    assert told(events, "draft") == [{"seat": seat, "card": before[2]}]
    events = table.play("end turn")
    assert not told(events, "reveal")
    assert table.offers() == {f"draft {card}" for card in before if card != before[2]}


def test_the_track_refills_when_all_have_taken_a_card() -> None:
    table = new(2)
    table.play_until("draft")
    a, b, c, d, e, f = table.track
    table.play(f"draft {e}", "end turn", f"draft {b}")
    assert table.track == [a, None, c, d, None, f]
    drawn = [event["card"] for event in told(table.play("end turn"), "reveal")]
    assert table.track == [drawn[1], drawn[0], a, c, d, f]
    assert table.view["deck"] == 34


def test_six_players_take_the_whole_track() -> None:
    table = new(6)
    table.play_until("draft")
    for _ in range(5):
        table.play(min(table.offers("draft")), "end turn")
    assert table.track == [None] * 6  # the last card was taken without a choice
    drawn = [event["card"] for event in told(table.play("end turn"), "reveal")]
    assert table.track == drawn[::-1]
    assert table.view["deck"] == 30


@pytest.mark.parametrize(
    ("chosen", "cubes"),
    [
        (["done"], {}),
        (["cube gold", "done"], {"gold": 1}),
        (["cube gold", "cube gold"], {"gold": 2}),
        (["cube food", "cube iron"], {"food": 1, "iron": 1}),
    ],
)
def test_up_to_two_free_cubes(chosen: list[str], cubes: dict[str, int]) -> None:
    table = new(2)
    table.play_until("cubes")
    seat = table.seat
    assert table.offers() == {"cube food", "cube wood", "cube coal", "cube iron", "cube gold", "done"}
    table.play(*chosen)
    assert table.cubes(seat) == cubes
    assert all(table.bank[name] == 20 - cubes.get(name, 0) for name in table.bank)
    assert table.offers() == {"end turn"}


def test_each_player_may_take_two_free_cubes() -> None:
    table = new(3)
    table.play_until("cubes")
    for seat in table.view["order"]:
        table.play("cube coal", "cube coal", "end turn")
        assert table.cubes(seat) == {"coal": 2}


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_players(players: int) -> None:
    with pytest.raises(BadOptions, match="players can be 2, 3, 4, 5, 6"):
        GORBINO.set_up({"players": players}, seed=1)
