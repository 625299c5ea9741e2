"""What each starter, each noble and each elf does."""

from ..table import told
from .positions import position
from .table import fell, happened


def test_tom() -> None:
    table = position(hands=["tom"])
    table.play("play tom")
    assert table.purse() == (1, 0, 0)
    assert table.own()["play_area"] == ["tom"]


def test_naya() -> None:
    table = position(hands=["naya"], played=["assassins tom"], buildings=["mine"])
    table.play("play naya")
    assert table.nuggets() == 3  # both symbols of Assassins, and her own


def test_gloric() -> None:
    table = position(hands=["gloric"], soldiers=["arthur arthur arthur xena"])
    table.play("play gloric")
    assert table.phase == "attack"
    events = table.play("attack 1")
    assert len(fell(events, "reveal_soldier")) == 3
    assert table.strength <= 1  # no bonus


def test_noble_ariane() -> None:
    table = position(hands=["noble_ariane"])
    table.play("play noble_ariane")
    assert table.nuggets() == 2
    assert table.offers() == {f"destroy {slot}" for slot in (1, 2, 3, 4)} | {"destroy red 1", "destroy red 2"}
    table.play("destroy 2")
    assert table.view["box"] == ["wanda"]


def test_noble_blaze() -> None:
    table = position(hands=["noble_blaze"], soldiers=[""])
    table.play("play noble_blaze")
    assert table.offers() == {"gain red 1", "gain red 2"}
    table.play("gain red 1")
    assert table.soldiers() == ["champion"]


def test_noble_charles() -> None:
    table = position(hands=["noble_charles"], decks=["gloric"])
    table.play("play noble_charles")
    other = table.copy()
    table.play("choose 1")
    assert table.nuggets() == 2 and table.hand() == []
    other.play("choose 2")
    assert other.nuggets() == 0 and other.hand() == ["gloric"]


def test_noble_jade() -> None:
    table = position(hands=["noble_jade naya"])
    table.play("play noble_jade")
    assert table.nuggets() == 1
    table.play("play naya")
    assert table.nuggets() == 1 + 2  # Jade is an elf


def test_noble_glasstok() -> None:
    table = position(hands=["noble_glasstok"], edition="extended")
    events = table.luck("play noble_glasstok", roll="die_material")
    assert table.material() == 1
    assert len(fell(events, "roll")) == 1


def test_amazone() -> None:
    table = position(hands=["amazone"], soldiers=["xena"], board={8: "forest_1"})
    table.play("play amazone", "attack 8")
    assert table.strength == 2
    table.play("finish")
    assert table.own()["trophies"] == ["forest_1"]


def test_assassins() -> None:
    table = position(hands=["assassins"], material=[1])
    events = table.play("play assassins", "destroy red 2")
    assert table.material() == 2
    assert told(events, "destroy_red") == [{"seat": 0, "soldier": "archer", "pile": 2}]
    assert table.view["red_box"] == ["archer"]


def test_bud_and_buddy() -> None:
    table = position(hands=["bud_and_buddy"], played=["naya"])
    table.play("play bud_and_buddy")
    assert table.nuggets() == 3


def test_christina() -> None:
    table = position(hands=["christina"], played=["assassins"], trophies=["forest_1 mountain_4"])
    events = table.play("play christina")
    assert [event["nuggets"] for event in told(events, "nuggets")] == [3, 2]
    assert table.nuggets() == 5


def test_eve_and_lily() -> None:
    table = position(hands=["eve_and_lily"], decks=["gloric"])
    events = table.play("play eve_and_lily")
    assert table.nuggets() == 2
    assert happened(events, "nuggets", "draw") == ["nuggets", "draw"]
    assert table.hand() == ["gloric"]


def test_harmony() -> None:
    table = position(hands=["harmony"], soldiers=[""], under="champion champion", piles="karen joker")
    table.play("play harmony", "gain red 1", "gain red 2")
    assert table.soldiers() == ["joker", "karen"]


def test_timmy() -> None:
    table = position(hands=["timmy"], decks=["gloric"])
    table.play("play timmy")
    assert table.nuggets() == 1 and table.hand() == ["gloric"]


def test_picassol() -> None:
    table = position(hands=["picassol naya"], decks=["gloric"], edition="extended")
    events = table.luck("play picassol", roll="die_2_nuggets")
    assert happened(events, "roll", "nuggets", "draw") == ["roll", "nuggets", "draw"]
    assert table.nuggets() == 2 and "gloric" in table.hand()
    table.play("play naya")
    assert table.nuggets() == 2 + 2  # an elf and a human at once


def test_picassol_is_a_human_too() -> None:
    table = position(played=["picassol"], tokens=["magic_3"], edition="extended", hands=["tom"])
    table.play("magic magic_3")
    assert table.nuggets() == 2
