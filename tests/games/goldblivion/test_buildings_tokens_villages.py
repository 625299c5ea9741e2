"""What each building, each magic token and each side of a village does."""

import pytest

from .positions import position
from .table import GoldblivionTable, fell, happened


def test_bar() -> None:
    table = position(buildings=["bar"], played=["colin thardard tom"], hands=["tom"], material=[1])
    table.play("activate bar")
    assert table.offers() == {"reactivate colin", "reactivate thardard"}
    table.play("reactivate colin")
    assert table.material() == 2 and table.tilted("bar")
    assert table.view["main_left"] == 2


def test_bar_without_a_dwarf_is_tilted_all_the_same() -> None:
    table = position(buildings=["bar"], hands=["tom"])
    table.play("activate bar")
    assert table.tilted("bar") and table.phase == "act"


def test_castrum() -> None:
    table = position(buildings=["castrum -mine"], played=["tom wanda"], hands=["tom"])
    events = table.luck("activate castrum", roll="die_material die_1_nugget")
    assert table.purse() == (4 + 1, 1, 0)
    assert happened(events, "nuggets", "roll")[:2] == ["nuggets", "roll"]


def test_castrum_without_a_human_rolls_no_die() -> None:
    table = position(buildings=["castrum"], hands=["tom"])
    events = table.play("activate castrum")
    assert fell(events, "roll") == [] and table.nuggets() == 2


def test_conversus() -> None:
    table = position(buildings=["conversus"], nuggets=[4], material=[1], hands=["tom"])
    table.play("activate conversus")
    other = table.copy()
    table.play("choose 1")
    assert table.purse() == (8, 0, 0)  # the payment is not asked for: it is part of using it
    other.play("choose 2")
    assert other.purse() == (0, 2, 0)


def test_forge() -> None:
    table = position(buildings=["forge"], material=[1], soldiers=[""], hands=["tom"])
    table.play("activate forge")
    other = table.copy()
    table.play("choose 1", "gain red 2")
    assert table.soldiers() == ["archer"] and table.material() == 1
    other.play("choose 2")
    assert other.purse() == (0, 0, 1)


def test_magika() -> None:
    table = position(buildings=["magika"], decks=["gloric"], hands=["tom"])
    table.play("activate magika")
    assert table.hand() == ["tom", "gloric"]


def test_mine() -> None:
    table = position(buildings=["mine"], hands=["tom"])
    table.play("activate mine")
    assert table.bars() == 1 and table.tilted("mine") and not table.can("activate mine")


def test_neverland() -> None:
    table = position(buildings=["neverland"], played=["assassins naya tom"], hands=["tom"])
    table.play("activate neverland")
    assert table.nuggets() == 3


def test_market_building() -> None:
    table = position(
        buildings=["market_building"],
        played=["tom wanda naya"],
        trophies=["forest_1"],
        hands=["tom"],
        edition="extended",
    )
    table.play("activate market_building")
    assert table.nuggets() == 3


# Magic tokens


def holding(token: str, **arranged: object) -> GoldblivionTable:
    return position(tokens=[token], hands=["tom"], **arranged)  # type: ignore[arg-type]


def test_magic_1() -> None:
    table = holding("magic_1", row="mine wanda timmy bruno", decks=[""])
    table.play("magic magic_1")
    assert table.offers() == {"gain 2", "gain 3", "gain 4"}
    table.play("gain 4")
    assert table.deck() == ["bruno"]


def test_magic_2() -> None:
    assert not holding("magic_2").can("magic magic_2")
    table = holding("magic_2", material=[1])
    table.play("magic magic_2")
    assert table.purse() == (0, 0, 1)


def test_magic_3() -> None:
    table = holding("magic_3", played=["tom wanda naya"])
    table.play("magic magic_3")
    assert table.nuggets() == 4


def test_magic_4() -> None:
    table = holding("magic_4", soldiers=["xena"], board={1: "forest_2"})
    table.play("magic magic_4", "attack 1")
    assert table.strength == 3
    table.play("finish")
    assert table.own()["trophies"] == ["forest_2"]


def test_magic_5() -> None:
    table = holding("magic_5", material=[1])
    table.play("magic magic_5")
    assert table.material() == 2


def test_magic_6() -> None:
    table = holding("magic_6", trophies=["forest_1 mountain_1"], soldiers=[""])
    table.play("magic magic_6")
    assert table.nuggets() == 2
    table.play("gain red 1")
    assert table.soldiers() == ["champion"]


def test_magic_7() -> None:
    table = holding("magic_7", decks=["gloric"])
    table.play("magic magic_7")
    assert table.hand() == ["tom", "gloric"]


def test_magic_8() -> None:
    table = holding("magic_8", played=["magda wanda naya"], edition="extended")
    table.play("magic magic_8")
    assert table.offers() == {"reactivate magda", "reactivate wanda"}
    table.play("reactivate magda", "choose 1")
    assert table.nuggets() == 4


@pytest.mark.parametrize("token", [f"magic_{digit}" for digit in range(1, 9)])
def test_a_used_token_lies_face_up_until_the_round_ends(token: str) -> None:
    table = holding(token, material=[1], edition="extended")
    down = table.view["tokens"]["down"]
    table.play(f"magic {token}")
    assert table.tokens() == [] and table.view["tokens"] == {"down": down, "up": [token]}


# Villages


def test_village_nugget_cards() -> None:
    table = position(nuggets=[3], row="wanda timmy bruno magda", market="colin", hands=["tom"])
    table.play("visit left")
    assert table.nuggets() == 1
    table.play("destroy 1")
    assert table.row[0] == "colin"
    table.play("destroy red 1")
    assert table.phase == "act" and table.view["main_left"] == 1
    assert table.view["villages"][0] == "village_nugget_die"


def test_village_nugget_die() -> None:
    table = position(nuggets=[2], villages="village_nugget_die village_material_bar", hands=["tom"])
    table.luck("visit left", roll="die_material")
    assert table.purse() == (0, 1, 0)
    table.play("destroy 1")
    assert table.phase == "act"
    assert table.view["villages"][0] == "village_nugget_cards"


def test_village_material_bar() -> None:
    table = position(material=[3], hands=["tom"])
    table.play("visit right")
    assert table.purse() == (0, 1, 1)


def test_village_material_cards() -> None:
    table = position(
        material=[2], villages="village_nugget_cards village_material_cards", decks=["gloric"], soldiers=[""]
    )
    table.play("visit right")
    assert table.hand() == ["gloric"] and table.material() == 0
    table.play("gain red 1")
    assert table.soldiers() == ["champion"]
    assert table.view["villages"][1] == "village_material_bar"


def test_a_village_is_there_again_at_once_with_its_other_side() -> None:
    table = position(material=[4], hands=["tom"], soldiers=[""])
    table.play("visit right")
    assert table.can("visit right")
    table.play("visit right", "gain red 1")
    assert table.purse() == (0, 0, 1) and table.view["main_left"] == 0


def test_a_village_turns_over_when_its_gain_is_resolved() -> None:
    table = position(nuggets=[2], hands=["tom"])
    table.play("visit left", "destroy 1")
    assert table.view["villages"][0] == "village_nugget_cards"
    table.play("destroy 1")
    assert table.view["villages"][0] == "village_nugget_die"


def test_a_village_that_cannot_be_paid_is_not_offered() -> None:
    assert not position(nuggets=[1], material=[1], hands=["tom"]).offers("visit")
