"""Every Treachery card by what it does, and when it cannot be played."""

import pytest

from ..table import told
from .positions import position


def test_cutpurse_ring() -> None:
    table = position(players=3, hands=["cutpurse_ring"], coins=[10, 40, 7])
    table.play("play cutpurse_ring")
    assert table.offers() == {"target 1", "target 2"}
    copy = table.copy()
    table.play("target 1")
    assert [table.coins(seat) for seat in range(3)] == [35, 15, 7]
    assert table.discard() == ["cutpurse_ring"]
    events = copy.play("target 2")
    assert [copy.coins(seat) for seat in range(3)] == [17, 40, 0]
    assert told(events, "rob") == [{"seat": 0, "owner": 2, "coins": 7}]


def test_cutpurse_ring_needs_an_opponent_with_a_coin() -> None:
    assert not position(players=3, hands=["cutpurse_ring"], coins=[50, 0, 0]).can("play cutpurse_ring")
    table = position(players=3, hands=["cutpurse_ring"], coins=[50, 0, 1])
    table.play("play cutpurse_ring")  # one opponent to choose from
    assert [table.coins(seat) for seat in range(3)] == [51, 0, 0]


def test_cutpurse_ring_at_the_coin_limit() -> None:
    table = position(hands=["cutpurse_ring"], coins=[290, 40])
    table.play("play cutpurse_ring")
    assert (table.coins(0), table.coins(1)) == (300, 15)


def test_highwaymen() -> None:
    table = position(players=3, hands=["highwaymen"], cubes=["1 food", "2 iron 1 gold", ""])
    table.play("play highwaymen")  # seat 2 has no cube
    assert table.offers() == {"take iron", "take gold"}
    events = table.play("take gold")
    assert (table.cubes(0), table.cubes(1), table.coins(0)) == ({"food": 1, "gold": 1}, {"iron": 2}, 5)
    assert told(events, "steal") == [{"seat": 0, "owner": 1, "resource": "gold"}]


def test_highwaymen_need_an_opponent_with_a_cube() -> None:
    assert not position(hands=["highwaymen"], cubes=["5 gold"]).can("play highwaymen")


def test_highwaymen_choose_the_opponent_first() -> None:
    table = position(players=3, hands=["highwaymen"], cubes=["", "1 iron", "1 gold"])
    table.play("play highwaymen")
    assert table.offers() == {"target 1", "target 2"}
    table.play("target 2")
    assert (table.cubes(0), table.coins(0)) == ({"gold": 1}, 5)


def test_slander() -> None:
    table = position(players=4, hands=["slander"], income=[2, 3, 10, 2])
    table.play("play slander")
    assert table.offers() == {"target 1", "target 2"}
    events = table.play("target 2")
    assert [table.income(seat) for seat in range(4)] == [7, 3, 5, 2]
    assert table.aside() == ["slander"]
    assert told(events, "slander") == [{"seat": 0, "owner": 2, "income": 5}]


@pytest.mark.parametrize(("mine", "theirs", "after"), [(-10, -8, (-8, -10)), (23, 24, (25, 19)), (0, 1, (5, -4))])
def test_slander_at_the_ends_of_the_track(mine: int, theirs: int, after: tuple[int, int]) -> None:
    table = position(hands=["slander"], income=[mine, theirs])
    table.play("play slander")
    assert (table.income(0), table.income(1)) == after


def test_slander_needs_an_opponent_with_more_income() -> None:
    assert not position(players=3, hands=["slander"], income=[3, 3, 2]).can("play slander")


COUP = {"fogbridge": "0", "emberfall": "1 gold", "hushmere": "2", "moonwell": "1", "starbough": "1"}


def test_coup() -> None:
    table = position(players=3, hands=["coup"], map=COUP, income=[0, 6], cubes=["5 coal"], coins=[10])
    table.play("play coup")  # emberfall: hushmere is the last city of seat 2, moonwell is not adjacent
    assert table.cities(0) == {"fogbridge", "emberfall"}
    assert table.cities(1) == {"moonwell", "starbough"}
    assert [table.player(seat)["stock"] for seat in (0, 1)] == [13, 13]
    assert (table.income(0), table.income(1)) == (3, 6)
    assert (table.cubes(0), table.coins(0)) == ({"coal": 5}, 10)  # no cost
    assert (table.aside(), table.discard()) == (["coup"], [])


def test_coup_offers_every_city_that_is_adjacent_and_not_the_last() -> None:
    table = position(players=3, hands=["coup"], map={**COUP, "lanternquay": "1", "veilport": "2"})
    table.play("play coup")
    assert table.offers() == {"seize emberfall", "seize hushmere", "seize lanternquay"}
    events = table.play("seize hushmere")
    assert told(events, "seize") == [{"seat": 0, "owner": 2, "city": "hushmere"}]


def test_coup_never_takes_the_last_city() -> None:
    table = position(hands=["coup"], map={"fogbridge": "0", "emberfall": "1"})
    assert not table.can("play coup")
    assert position(hands=["coup"], map={"fogbridge": "0", "emberfall": "1", "moonwell": "1"}).can("play coup")


def test_coup_takes_no_city_two_roads_away() -> None:
    table = position(hands=["coup"], map={"fogbridge": "0", "greywater": "1", "veilport": "1"})
    assert not table.can("play coup")


def test_coup_needs_a_city_in_stock() -> None:
    mine = "greywater lanternquay hushmere fogbridge veilport cinderpeak wyrmgate talonhold ashcrown emberfall"
    fourteen = {name: "0" for name in f"{mine} moonwell starbough thistledown glimmerfen".split()}
    theirs = {"briarwing": "1", "honeyford": "1"}
    assert position(hands=["coup"], map={**fourteen, **theirs}).can("play coup")
    assert not position(hands=["coup"], map={**fourteen, **theirs, "silverleaf": "0"}).can("play coup")


def test_master_forger() -> None:
    table = position(hands=["master_forger"])
    before = table.track
    table.play("play master_forger")
    assert table.offers() == {f"develop {card}" for card in before}
    assert all(slot["cost"] == {} for slot in table.view["track"])
    table.play(f"develop {before[0]}")
    assert table.offers() == {"done"}
    table.play("done")
    assert table.hand() == {before[0]}
    assert (table.aside(), table.discard(), table.coins()) == (["master_forger"], [], 0)
    assert table.track[1:] == before[1:] and table.track[0] not in (None, before[0])


def test_master_forger_takes_the_last_card_and_ends_the_game() -> None:
    table = position(players=3, turn=1, hands=["", "master_forger"], track="- - - - - academy", deck="")
    table.play("play master_forger")
    assert table.offers() == {"done"}
    table.play("done")
    assert table.over
    assert table.hand(1) == {"academy"}
    assert table.score(1)["pink"] == 6


LAND = {
    "fogbridge": "0 food",  # Misthaven
    "veilport": "1 gold",  # the same province, two roads away
    "emberfall": "1 iron",  # adjacent, in another province
    "hushmere": "1 food",  # adjacent, but of the same type
    "moonwell": "1 coal",  # far away
    "starbough": "0 wood",  # next to moonwell
}


def test_forged_deeds() -> None:
    table = position(hands=["forged_deeds"], map=LAND)
    table.play("play forged_deeds")
    assert table.offers() == {"swap fogbridge", "swap starbough"}
    table.play("swap fogbridge")
    assert table.offers() == {"swap with veilport", "swap with emberfall"}
    events = table.play("swap with veilport")
    assert (table.token("fogbridge"), table.token("veilport")) == ("gold", "food")
    assert table.cubes(0) == {"gold": 3} and table.cubes(1) == {}
    assert table.cities(0) == {"fogbridge", "starbough"}
    assert (table.aside(), table.income()) == (["forged_deeds"], 0)
    assert told(events, "swap") == [{"seat": 0, "owner": 1, "city": "fogbridge", "with": "veilport"}]


def test_forged_deeds_between_adjacent_provinces() -> None:
    table = position(hands=["forged_deeds"], map=LAND)
    table.play("play forged_deeds", "swap fogbridge", "swap with emberfall")
    assert (table.token("fogbridge"), table.token("emberfall")) == ("iron", "food")
    assert table.cubes(0) == {"iron": 3}


def test_forged_deeds_need_a_pair() -> None:
    same_type = {"fogbridge": "0 food", "hushmere": "1 food", "moonwell": "1 coal"}
    assert not position(hands=["forged_deeds"], map=same_type).can("play forged_deeds")
    own = {"fogbridge": "0 food", "hushmere": "0 gold", "moonwell": "1 coal", "emberfall": "gold"}
    assert not position(hands=["forged_deeds"], map=own).can("play forged_deeds")


def test_forged_deeds_with_a_short_bank() -> None:
    table = position(players=3, hands=["forged_deeds"], map=LAND, bank="2 gold")
    table.play("play forged_deeds", "swap fogbridge", "swap with veilport")
    assert table.cubes(0) == {"gold": 2}
