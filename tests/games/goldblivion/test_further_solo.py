"""The solo challenge: T23, T24, X22, X25 to X29, X34 and X35."""

from typing import Any

import pytest

from ..table import told
from .positions import position
from .table import GoldblivionTable, fell, happened

SLOT = {"die_magic": 1, "die_material": 2, "die_2_nuggets": 3, "die_1_nugget": 4}
"""The slot of the row that each face of the noble's die selects (R51)."""


def alone(**arranged: Any) -> GoldblivionTable:
    """The human has only to end the turn; the noble's turn comes."""
    arranged.setdefault("hands", ["tom"])
    return position(players=1, main=0, **arranged)


def test_t23_the_nobles_turn() -> None:
    table = alone(opponent="charles", nuggets=[4], row="wanda timmy magus bruno")
    events = table.luck("end turn", noble_die="die_2_nuggets", roll="die_2_nuggets die_material")
    assert told(events, "noble_take") == [{"card": "magus", "type": "human", "slot": 3}]
    assert table.noble["cards"]["human"] == ["magus"]
    assert table.nuggets() == 3
    assert table.noble_purse == (2, 1, 0)
    assert table.tokens() == []


def test_t24_conversion() -> None:
    table = alone(opponent="charles", nuggets=[0, 10], material=[0, 2], row="wanda timmy bruno amazone")
    table.luck("end turn", noble_die="die_1_nugget")
    assert table.noble["cards"]["elf"] == ["amazone"]  # the eleventh nugget
    assert table.noble_purse == (4, 0, 2)


def test_x22_an_empty_market_pile_loses_the_game_at_once() -> None:
    table = position(players=1, row="wanda timmy bruno magda", market="", nuggets=[20], bars=[8])
    events = table.play("buy 2")
    assert happened(events, "buy", "row", "row_empty", "over") == ["buy", "row_empty", "over"]
    assert table.over and table.view["lost"]
    assert "timmy" in table.deck()  # it has reached its place (R62)
    assert table.places == [2, 1]


def test_x25_slide() -> None:
    table = position(players=1, row="wanda timmy bruno magda", market="colin", nuggets=[20], hands=["tom"])
    table.play("buy 3")
    assert table.row == ["colin", "wanda", "timmy", "magda"]


@pytest.mark.parametrize(("slot", "row"), [(1, "colin b c d"), (2, "colin a c d"), (4, "colin a b c")])
def test_x25_slide_from_the_other_slots(slot: int, row: str) -> None:
    names = {"a": "wanda", "b": "timmy", "c": "bruno", "d": "magda"}
    table = position(players=1, row=" ".join(names.values()), market="colin", nuggets=[20], hands=["tom"])
    table.play(f"buy {slot}")
    assert table.row == [names.get(word, word) for word in row.split()]


def test_x26_doubling() -> None:
    table = alone(
        opponent="ariane",
        noble_cards={"elf": "assassins amazone christina harmony timmy"},
        row="wanda bruno magda amazone",
    )
    events = table.luck("end turn", noble_die="die_1_nugget")
    gained = [event["nuggets"] for event in told(events, "nuggets")]
    assert gained == [7, 7]
    assert table.noble_purse == (0, 0, 2)


def test_x27_conversion_of_ariane() -> None:
    table = alone(opponent="ariane", nuggets=[0, 0], material=[0, 3], row="wanda bruno magda amazone")
    table.luck("end turn", noble_die="die_1_nugget")
    assert table.noble_purse == (0, 0, 1)


def test_x28_pass() -> None:
    assert not position(players=1, hands=["tom"]).can("pass")
    table = position(players=1, nuggets=[3], main=2)
    assert table.can("pass")
    events = table.play("pass", "end turn")
    while table.phase.startswith("noble"):
        events += table.play(min(table.offers()))
    assert len(told(events, "noble_take")) == 1
    assert table.view["round"] == 2 and table.phase == "develop"


def test_x29_noble_hit_at_0() -> None:
    table = alone(opponent="blaze", nuggets=[1], row="wanda archimus bruno magda")
    table.luck("end turn", noble_die="die_material", roll="die_magic")
    assert table.phase == "noble_reveal"
    table.play("noble reveal 1")
    assert table.nuggets() == 0


def test_x34_two_types() -> None:
    table = alone(
        edition="extended", opponent="charles", noble_cards={"elf": "assassins"}, row="wanda picassol bruno magda"
    )
    table.luck("end turn", noble_die="die_material")
    assert table.row == ["wanda", "picassol", "bruno", "magda"]
    assert table.offers() == {"noble type elf", "noble type human"}
    assert table.noble["slot"] == 2
    table.play("noble type elf")
    assert table.noble["cards"]["elf"] == ["assassins", "picassol"]
    assert table.noble_purse == (3, 0, 0)


def test_x35_queue_of_ariane() -> None:
    table = alone(opponent="ariane", row="wanda archimus bruno magda")
    events = table.luck("end turn", noble_die="die_1_nugget", roll="die_magic")
    assert fell(events, "roll") == ["die_magic"]
    assert table.phase == "noble_reveal"
    events = table.luck("noble reveal 1", roll="die_1_nugget die_2_nuggets")
    assert happened(events, "turn_up", "roll", "nuggets") == ["turn_up", "roll", "nuggets", "roll", "nuggets"]


def test_x35_queue_of_jade() -> None:
    table = alone(opponent="jade", noble_cards={"human": "wanda"}, nuggets=[5], row="timmy archimus bruno magda")
    events = table.luck("end turn", noble_die="die_1_nugget", roll="die_1_nugget die_2_nuggets")
    assert happened(events, "roll", "nuggets") == ["roll", "roll", "nuggets", "nuggets"]
    assert table.noble_purse == (3, 0, 0)
    table = alone(opponent="jade", noble_cards={"human": "wanda"}, nuggets=[5], row="timmy archimus bruno magda")
    events = table.luck("end turn", noble_die="die_1_nugget", roll="die_magic die_2_nuggets die_1_nugget")
    assert happened(events, "roll", "noble_loses", "nuggets") == [
        "roll",
        "roll",
        "noble_loses",
        "roll",
        "nuggets",
        "nuggets",
    ]
    assert [event["nuggets"] for event in told(events, "nuggets")] == [1, 2]
