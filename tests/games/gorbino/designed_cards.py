"""What the cards of `designer_cards.toml` do. `test_data` runs this file in a process that plays with them."""

from random import Random

from trivet.games.gorbino.components import RESOURCE_WORDS

from ..table import told
from .old_view import bill, effect_of
from .positions import GORBINO, GorbinoTable, position
from .test_view import by_tariff

NEAR = {"fogbridge": "0", "emberfall": "food", "hushmere": "food", "newport": "silk"}
SLOTS = "harvest_moon tithe_barns wayfarers_charter crown_bonds moneylenders grand_library"


def test_a_build_card_reaches_three_roads_and_builds_three_cities() -> None:
    table = position(hands=["long_bridge"], map=NEAR, cubes=["5 food 5 wood 5 coal"], coins=[100])
    table.play("play long_bridge")
    assert {"build emberfall", "build talonhold", "build ashcrown"} <= table.offers()
    assert "build wyrmgate" in table.offers() and "build moonwell" not in table.offers()
    table.play("build wyrmgate", "build moonwell", "build starbough")
    assert (table.income(), len(table.cities()), table.phase) == (3, 4, "end")


def test_a_city_of_two_cubes_with_one_unpaid_asks_which() -> None:
    table = position(hands=["volunteer_weavers"], map=NEAR, cubes=["1 wood 1 coal"], coins=[5])
    table.play("play volunteer_weavers", "build newport")
    assert table.offers() == {"spare wood", "spare coal"}
    assert not table.reveals("spare wood")
    table.play("spare wood")
    assert (table.cubes(), table.coins(), table.income()) == ({"wood": 1}, 0, 2)
    assert "newport" in table.cities()


def test_a_city_of_two_cubes_with_the_missing_one_unpaid() -> None:
    table = position(hands=["volunteer_weavers"], map={**NEAR, "emberfall": "1", "hushmere": "1", "lanternquay": "1"})
    assert not table.can("play volunteer_weavers")
    table = position(
        hands=["volunteer_weavers"],
        map={**NEAR, "emberfall": "1", "hushmere": "1", "lanternquay": "1"},
        cubes=["1 wood"],
        coins=[5],
    )
    table.play("play volunteer_weavers")
    assert (table.cubes(), table.coins()) == ({}, 0)
    assert table.cities() == {"fogbridge", "newport"}


def test_a_trade_of_four_types_counts_the_cubes_that_save_most() -> None:
    table = position(hands=["great_fair"], coins=[300])
    table.play("play great_fair", "buy wood 2", "buy iron 1", "buy gold 1", "buy silk 1")
    # silk and gold save 12 each, iron 10, wood 5: the first three are counted
    assert table.coins() == 300 - 2 * 10 - 15 - 20 - 25 + 12 + 12 + 10
    table = position(hands=["great_fair"], cubes=["2 food 2 wood"])
    table.play("play great_fair", "sell food 2", "sell wood 2", "done")
    assert table.coins() == 30 + 3 * 2


def test_a_discount_by_steps_adds_up_to_the_same() -> None:
    table = position(hands=["great_fair"], coins=[300])
    table.play("play great_fair")
    tariff = table.view["tariff"]
    assert [(extra["coins"], extra["resources"]) for extra in tariff["extras"] if extra["verb"] == "buy"] == [
        (5, ["wood", "coal", "iron", "gold", "silk"]),
        (5, ["iron", "gold", "silk"]),
        (2, ["gold", "silk"]),
    ]
    chance = Random(1)
    for _ in range(500):
        draft = {resource: chance.randint(-5, 5) for resource in RESOURCE_WORDS}
        assert by_tariff(draft, tariff) == bill(draft, effect_of("great_fair"))


def test_a_theft_of_up_to_three_cubes() -> None:
    table = position(players=3, hands=["bandits"], cubes=["", "2 food 2 gold", "1 iron"])
    table.play("play bandits", "target 1", "take gold", "take gold", "take food")
    assert (table.cubes(0), table.cubes(1), table.income()) == ({"gold": 2, "food": 1}, {"food": 1}, 1)


def test_a_theft_may_stop_and_ends_where_nothing_is_left() -> None:
    table = position(players=3, hands=["bandits"], cubes=["", "2 food 2 gold", "1 iron"])
    table.play("play bandits", "target 1", "take gold", "done")
    assert (table.cubes(0), table.income()) == ({"gold": 1}, 1)
    table = position(players=3, hands=["bandits"], cubes=["", "2 food 2 gold", "1 iron"])
    table.play("play bandits", "target 2")
    assert (table.cubes(0), table.cubes(2), table.phase) == ({"iron": 1}, {}, "end")


def test_a_first_effect_that_asks_nothing() -> None:
    table = position(hands=["pension"])
    table.play("play pension")
    assert (table.income(), table.coins(), table.discard()) == (2, 7, ["pension"])
    copied = position(hands=["spy_network"], discards=["", "pension"])
    copied.play("play spy_network")
    assert (copied.income(), copied.coins(), copied.discard()) == (2, 7, ["spy_network"])


def test_a_copy_with_coins_after_it() -> None:
    table = position(hands=["double_agent"], discards=["", "market_square"], cubes=["1 gold"])
    table.play("play double_agent", "done")
    assert table.coins() == 20 + 15 + 5


def test_two_cards_taken_to_the_discard() -> None:
    table = position(hands=["grand_theft"], track=SLOTS)
    table.play("play grand_theft", "develop crown_bonds", "develop harvest_moon", "done")
    assert table.discard() == ["harvest_moon", "crown_bonds", "grand_theft"]
    assert (table.coins(), table.cubes()) == (0, {})


def test_two_cubes_unpaid_are_chosen_one_after_the_other() -> None:
    table = position(hands=["royal_patent"], track=SLOTS, cubes=["2 iron 1 gold"], coins=[300])
    table.play("play royal_patent", "develop wayfarers_charter", "develop grand_library", "done")
    assert table.offers() == {"spare iron", "spare gold"}  # 3 iron, 1 gold; 1 iron is missing
    assert not table.reveals("spare gold")
    table.play("spare gold")
    assert table.offers() == {"spare iron"}
    assert table.reveals("spare iron")
    table.play("spare iron")
    assert table.cubes() == {"gold": 1}


def test_two_cubes_unpaid_are_all_of_a_small_bill() -> None:
    table = position(hands=["royal_patent"], track=SLOTS, coins=[300])
    table.play("play royal_patent", "develop wayfarers_charter", "done")
    assert table.coins() == 300
    assert table.discard()[0] == "wayfarers_charter"


def test_a_loan_of_six_options_once_only() -> None:
    table = position(hands=["pawnshop"])
    table.play("play pawnshop", "borrow 6")
    assert (table.income(), table.coins(), table.aside()) == (-6, 66, ["pawnshop"])


def test_more_provinces_than_there_are() -> None:
    table = position(hands=["bumper_year"], map={"fogbridge": "0 food", "moonwell": "1 iron"})
    table.play("play bumper_year", "produce misthaven", "produce faeloria")
    assert (table.cubes(0), table.cubes(1), table.phase) == ({"food": 2}, {"iron": 1}, "end")


def test_a_reset_of_two_chosen_cards_without_income() -> None:
    table = position(hands=["night_watch"], discards=["starter_loan starter_trade starter_build"])
    table.play("play night_watch", "recall starter_trade", "recall starter_build")
    assert (table.discard(), table.income()) == (["night_watch", "starter_loan"], 0)


def test_an_exchange_for_the_new_resource() -> None:
    table = position(hands=["bazaar"], cubes=["9 food 1 wood"])
    table.play("play bazaar", *["give food"] * 9, *["take silk"] * 9)
    assert table.cubes() == {"wood": 1, "silk": 9}


def test_random_games_with_the_new_cards() -> None:
    for players in (2, 4, 6):
        chance = Random(players)
        table = GorbinoTable(GORBINO.set_up({"players": players}, seed=players))
        full = GORBINO.census(table.state)
        events = 0
        while not table.over:
            seat = table.seat
            offers = GORBINO.offers(table.state, seat)
            assert offers
            events += len(told(GORBINO.play(table.state, seat, chance.choice(offers)).to(seat), "play"))
            assert GORBINO.census(table.state) == full
        assert events > 20 * players
