"""What each human and each dwarf does."""

import pytest

from ..table import told
from .positions import position
from .table import fell, happened


def test_britney() -> None:
    table = position(hands=["britney"], row="mine wanda timmy bar", market="colin", decks=[""], played=["tom"])
    table.play("play britney")
    assert table.offers() == {"choose 1", "choose 2"}
    other = table.copy()
    table.play("choose 1")
    assert table.offers() == {"gain 2", "gain 3"}  # characters, never a building
    table.play("gain 2")
    assert table.deck() == ["wanda"] and table.row == ["mine", "colin", "timmy", "bar"]
    assert table.nuggets() == 0
    other.play("choose 2")
    assert other.nuggets() == 1  # Tom again


def test_bro() -> None:
    table = position(hands=["bro"], soldiers=["arthur arthur arthur xena"], board={1: "forest_5"})
    events = table.play("play bro", "attack 1")
    assert len(fell(events, "reveal_soldier")) == 4


def test_bruno() -> None:
    table = position(hands=["bruno"], decks=["gloric"])
    table.play("play bruno")
    other = table.copy()
    events = table.play("choose 1")
    assert table.nuggets() == 3 and table.phase == "destroy"
    events += table.play("destroy 1")
    assert table.hand() == [] and table.view["box"] != []
    other.play("choose 2")
    assert other.nuggets() == 0 and other.hand() == ["gloric"]


def test_magda() -> None:
    table = position(hands=["magda"])
    table.play("play magda")
    other = table.copy()
    table.play("choose 1")
    assert table.purse() == (4, 0, 0)
    other.play("choose 2")
    assert other.purse() == (0, 1, 0)


def test_magus() -> None:
    table = position(hands=["magus"])
    events = table.luck("play magus", roll="die_magic")
    assert happened(events, "roll", "take_magic") == ["roll", "take_magic", "take_magic"]
    assert len(table.tokens()) == 2
    table = position(hands=["magus"])
    table.luck("play magus", roll="die_material", take_magic="magic_6")
    assert table.material() == 1 and table.tokens() == ["magic_6"]


def test_vlad() -> None:
    table = position(
        hands=["vlad tom"], trophies=["forest_1 mountain_4"], row="wanda timmy bruno magda", market="colin"
    )
    table.play("play vlad")
    assert table.nuggets() == 4
    table.play("destroy 1")
    assert table.row[0] == "colin"  # refilled before the next choice (R35)
    assert table.can("destroy 1")
    table.play("destroy 1")
    assert table.phase == "act"
    assert [card for card in table.view["box"] if card in ("wanda", "colin")].count("colin") >= 1
    assert table.row == [None, "timmy", "bruno", "magda"]


def test_wanda() -> None:
    table = position(hands=["wanda"])
    table.luck("play wanda", roll="die_2_nuggets die_material")
    assert table.purse() == (2, 1, 0)


def test_archimus() -> None:
    table = position(hands=["archimus"], material=[2])
    table.play("play archimus", "pay")
    assert table.purse() == (0, 1, 1)  # once, though a second could be paid
    table = position(hands=["archimus tom"])
    table.play("play archimus")
    assert table.phase == "act" and table.purse() == (0, 0, 0)


def test_colin() -> None:
    table = position(hands=["colin"], trophies=["forest_1 forest_2 mountain_4"])
    table.play("play colin")
    assert table.purse() == (3, 1, 0)


def test_goldie() -> None:
    table = position(hands=["goldie"])
    table.luck("play goldie", roll="die_1_nugget")
    assert table.nuggets() == 5


def test_menthor() -> None:
    table = position(hands=["menthor"], soldiers=[""])
    table.play("play menthor")
    other = table.copy()
    table.play("choose 1", "gain red 1")
    assert table.soldiers() == ["champion"]
    other.play("choose 2")
    assert other.phase == "attack"


def test_red() -> None:
    table = position(hands=["red"], nuggets=[4], buildings=["-mine forge"])
    table.play("play red")
    other = table.copy()
    table.play("choose 1", "pay")
    assert table.purse() == (2, 1, 0)
    declined = other.copy()
    declined.play("choose 1", "decline")
    assert declined.purse() == (4, 0, 0)
    events = other.play("choose 2")
    assert told(events, "ready") == [{"seat": 0, "card": "mine"}]  # readied, not triggered (R34)
    assert other.bars() == 0 and other.can("activate mine")


def test_rolly_rockers() -> None:
    table = position(hands=["rolly_rockers"], decks=["gloric"])
    table.play("play rolly_rockers")
    assert table.material() == 1 and table.hand() == ["gloric"]


def test_thardard() -> None:
    table = position(hands=["thardard"], material=[1])
    table.play("play thardard", "pay")
    assert table.purse() == (10, 0, 0)


def test_boss() -> None:
    table = position(hands=["boss"], played=["naya tom picassol"], decks=["gloric"], edition="extended")
    table.play("play boss")
    assert table.nuggets() == 2
    assert table.offers() == {"reactivate naya", "reactivate picassol"}
    table.play("reactivate naya")
    assert table.nuggets() == 2 + 2


def test_boss_without_an_elf() -> None:
    table = position(hands=["boss tom"], played=["tom"], edition="extended")
    table.play("play boss")
    assert table.nuggets() == 2 and table.phase == "act"


@pytest.mark.parametrize("card", ["archimus", "thardard"])
def test_a_payment_may_be_declined(card: str) -> None:
    table = position(hands=[f"{card} tom"], material=[1])
    table.play(f"play {card}")
    assert table.offers() == {"pay", "decline"}
    table.play("decline")
    assert table.purse() == (0, 1, 0)
