"""The solo challenge: set-up, sequence, the market, the end, its options (14.1 to 14.3, 14.7, 14.8)."""

from typing import Any

import pytest

from ..table import told
from .positions import position
from .table import GOLDBLIVION, GoldblivionTable, fell, happened


def test_one_noble_at_random() -> None:
    nobles = set()
    for seed in range(40):
        table = GoldblivionTable(GOLDBLIVION.set_up({"players": 1}, seed))
        assert table.view["nobles"] == [] and table.offers() == {"end turn"}
        (noble,) = [card for card in table.deck() if card.startswith("noble_")]
        nobles.add(noble)
    assert nobles == {"noble_ariane", "noble_blaze", "noble_charles", "noble_jade"}


@pytest.mark.parametrize(("edition", "n"), [("rulebook", 4), ("extended", 5)])
def test_choose_from_all_nobles(edition: str, n: int) -> None:
    options = {"players": 1, "edition": edition, "noble_draft": "choose_from_all"}
    table = GoldblivionTable(GOLDBLIVION.set_up(options, seed=1))
    assert len(table.offers("draft")) == n
    table.play("draft noble_jade", "end turn")
    assert "noble_jade" in table.hand() + table.deck()
    assert table.view["nobles"] == []


def test_no_digits_no_first_player() -> None:
    state, told_ = GOLDBLIVION.begin({"players": 1}, seed=2)
    table = GoldblivionTable(state)
    assert happened(told_.to(0), "digit", "first_player") == []
    assert happened(table.play("end turn"), "digit", "first_player") == []


def test_the_nobles_stock_is_empty_and_it_never_acts() -> None:
    table = GoldblivionTable(GOLDBLIVION.set_up({"players": 1}, seed=2))
    assert table.noble_purse == (0, 0, 0)
    assert table.noble["cards"] == {"human": [], "elf": [], "dwarf": [], "building": []}
    assert GOLDBLIVION.offers(table.state, 1) == []
    assert len(GOLDBLIVION.scores(table.state)) == 2


def test_three_main_actions_then_the_noble_then_three_again() -> None:
    table = position(players=1, opponent="blaze", hands=["tom tom tom naya"], row="amazone christina harmony timmy")
    for left in (3, 2, 1):
        assert table.view["main_left"] == left
        table.play("play tom")
    assert table.can("end turn") and not table.offers("play", "pass")
    events = table.play("end turn")
    assert happened(events, "end_turn", "noble_die", "noble_take") == ["end_turn", "noble_die", "noble_take"]
    assert table.seat == 0 and table.view["main_left"] == 3 and table.view["round"] == 1


def test_no_destruction_between_rounds() -> None:
    """R63; and the human begins every round."""
    table = position(players=1, opponent="blaze", row="amazone christina harmony timmy")
    box = table.view["box"]
    events = table.play("pass", "end turn")
    assert happened(events, "noble_take", "round", "destroy") == ["noble_take", "round"]
    assert table.view["box"] == box and table.phase == "develop"


def test_what_the_noble_owns_stays() -> None:
    table = position(
        players=1, opponent="blaze", row="amazone christina harmony timmy", nuggets=[0, 3], noble_cards={"dwarf": "red"}
    )
    table.passes()
    assert table.view["round"] == 2
    assert table.noble["cards"]["dwarf"] == ["red"] and table.noble["nuggets"] == 4


def test_theft_is_impossible() -> None:
    table = position(players=1, hands=["harmony tom"], piles="- -")
    table.play("play harmony")
    assert table.phase == "act"


def test_an_empty_red_pile_loses_nothing() -> None:
    table = position(players=1, hands=["tom"], piles="karen -", under="", nuggets=[3])
    table.play("recruit 1")
    assert not table.over and table.piles == [(None, 0), (None, 0)]


@pytest.mark.parametrize("deed", ["buy 1", "play britney", "play assassins", "end turn", "noble building"])
def test_every_refill_that_fails_loses(deed: str) -> None:
    """R62: bought, gained, destroyed, taken by the noble, destroyed by the noble."""
    common: dict[str, Any] = {"players": 1, "opponent": "jade", "row": "amazone wanda harmony timmy", "bars": [9]}
    if deed == "noble building":
        table = position(
            **{**common, "row": "mine forge bar magika"}, main=0, market="conversus", nuggets=[0], material=[0, 3]
        )
        events = table.play("end turn")
        assert fell(events, "noble_take") and len(told(events, "destroy")) == 1
        assert table.noble_purse == (0, 3, 0)  # the turn does not go on: no chart
    else:
        table = position(
            **common, market="", hands=["britney assassins"], nuggets=[9], main=0 if deed == "end turn" else 3
        )
        events = table.play(deed)
        if not table.over:
            events += table.play("choose 1") if table.can("choose 1") else []
            events += table.play(min(table.offers("gain", "destroy 1")))
    assert happened(events, "row_empty", "over") == ["row_empty", "over"]
    assert table.over and table.places == [2, 1]
    assert table.asked == ()


def ended(bars: list[int], nuggets: list[int], trophies: list[str] | None = None) -> GoldblivionTable:
    """The human has passed; the noble's last turn has brought it 2 nuggets for an elf."""
    table = position(
        players=1,
        opponent="jade",
        bars=bars,
        nuggets=[nuggets[0], nuggets[1] - 2],
        trophies=trophies or [],
        row="amazone christina harmony timmy",
        main=1,
    )
    table.passes()
    assert table.over and not table.view["lost"]
    return table


def test_the_end() -> None:
    assert ended([10, 9], [0, 2]).places == [1, 2]
    assert ended([9, 10], [0, 2]).places == [2, 1]
    assert ended([10, 10], [3, 2]).places == [1, 2]
    assert ended([10, 10], [2, 3]).places == [2, 1]
    assert ended([10, 10], [2, 2], ["forest_1 forest_2", "forest_1"]).places == [1, 2]
    assert ended([10, 10], [2, 2], ["forest_1", "forest_1 forest_2"]).places == [2, 1]


def test_a_full_tie_is_lost() -> None:
    """R59."""
    assert ended([10, 10], [2, 2], ["forest_1", "forest_1"]).places == [2, 1]


def test_the_noble_can_trigger_the_end_and_the_round_is_finished() -> None:
    row = "amazone amazone timmy timmy"
    table = position(players=1, opponent="blaze", hands=["tom"], main=0, bars=[0, 9], nuggets=[0, 6], row=row)
    table.play("end turn")
    assert table.noble["bars"] == 10 and not table.over
    assert table.seat == 0 and table.view["main_left"] == 3


# The option of 14.8


def nugget_option(nuggets: int, chosen: str = "yes", hand: str = "vlad tom") -> GoldblivionTable:
    table = position(players=1, hands=[hand], nuggets=[0, nuggets], destroy_noble_nugget=chosen)
    table.play("play vlad")
    return table


def test_destroy_a_nugget_of_the_nobles_instead() -> None:
    table = nugget_option(1)
    assert "destroy nugget" in table.offers() and len(table.offers()) == 7
    events = table.play("destroy nugget")
    assert told(events, "destroy_nugget") == [{"seat": 0}]
    assert table.noble["nuggets"] == 0
    assert "destroy nugget" not in table.offers() and len(table.offers()) == 6  # the second card
    table.play("destroy 1")
    assert table.phase == "act"


def test_destroy_a_nugget_only_as_an_option_and_if_there_is_one() -> None:
    assert "destroy nugget" not in nugget_option(1, "no").offers()
    assert "destroy nugget" not in nugget_option(0).offers()


def test_no_nugget_is_destroyed_among_players() -> None:
    table = position(players=2, hands=["vlad"], nuggets=[0, 5], destroy_noble_nugget="yes")
    table.play("play vlad")
    assert "destroy nugget" not in table.offers()
