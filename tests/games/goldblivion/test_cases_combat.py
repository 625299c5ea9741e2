"""Cases of the rulebook, T14 to T21: combat."""

from ..table import told
from .positions import position
from .table import GoldblivionTable, fell, happened

EVERYWHERE = {place: "-" for place in (5, 6, 9, 10, 11)}
"""The Cow-Dragon uncovered, with four empty sides."""


def test_t14_three_empty_sides() -> None:
    table = position(hands=["gloric"])
    table.play("play gloric")
    assert len(fell(table.play("attack 1"), "reveal_soldier")) == 3


def test_t15_four_empty_sides() -> None:
    table = position(hands=["gloric"], board={1: "-", 2: "mountain_5", 3: "-"})
    table.play("play gloric")
    events = table.play("attack 2")
    assert len(fell(events, "reveal_soldier")) == 4
    assert table.view["combat"]["enemy_strength"] == 9


def test_t16_axel_and_boomers() -> None:
    table = position(hands=["gloric"], soldiers=["axel boomers champion"], board={1: "forest_5"})
    table.play("play gloric", "attack 1", "resolve axel")
    assert table.offers() == {"choose 1", "choose 2"}
    table.play("choose 2")
    assert table.material() == 1
    table.play("resolve boomers")
    assert table.offers() == {"pay", "decline"}
    table.play("pay")
    assert table.strength == 5
    assert table.material() == 0


def dragon(soldiers: str) -> GoldblivionTable:
    table = position(hands=["gloric menthor"], soldiers=[soldiers], board={1: "-", 2: "mountain_2"})
    table.play("play gloric")
    return table


def check_won_against_the_dragon(table: GoldblivionTable) -> None:
    assert table.strength == 7
    events = table.luck("finish", roll="die_1_nugget die_2_nuggets")
    assert told(events, "win") == [{"seat": 0, "enemy": "mountain_2", "strength": 7, "place": 2}]
    assert happened(events, "roll", "bars") == ["roll", "roll", "bars"]
    assert table.view["red_box"].count("karen") == 1
    assert sorted(table.own()["exhausted"]) == ["archer", "archer", "arthur", "champion"]
    assert table.own()["trophies"] == ["mountain_2"]
    assert table.purse() == (3, 0, 1)
    assert table.enemy(2) is None


def test_t17a_whole_combat() -> None:
    table = dragon("archer champion arthur archer karen")
    table.luck("attack 2", reveal_soldier="archer champion arthur")
    assert table.strength == 3
    table.luck("resolve archer", reveal_soldier="archer")
    table.play("resolve archer", "resolve karen", "choose 2")
    check_won_against_the_dragon(table)


def test_t17b_whole_combat() -> None:
    table = dragon("karen archer champion archer arthur")
    table.luck("attack 2", reveal_soldier="karen archer champion")
    assert table.strength == 3
    table.luck("resolve archer", reveal_soldier="archer")
    table.play("resolve archer", "resolve karen", "choose 2")
    check_won_against_the_dragon(table)


def test_t18_independent_combats() -> None:
    table = dragon("archer champion arthur archer karen")
    table.luck("attack 2", reveal_soldier="archer champion arthur")
    table.luck("resolve archer", reveal_soldier="archer")
    table.play("resolve archer", "resolve karen", "choose 2", "finish", "play menthor", "choose 2")
    events = table.luck("attack 3", turn_up="forest_1")
    assert fell(events, "reveal_soldier") == []
    assert (table.strength, table.army) == (0, [])
    table.play("finish")
    assert len(table.own()["exhausted"]) == 4


def fighting(soldiers: str, **more: object) -> GoldblivionTable:
    """Against a goblin of Strength 5 with three empty sides."""
    table = position(hands=["gloric"], soldiers=[soldiers], board={1: "forest_5"}, **more)  # type: ignore[arg-type]
    table.play("play gloric", "attack 1")
    return table


def test_t19_archer() -> None:
    table = position(hands=["gloric"], soldiers=["archer archer archer arthur"], board={1: "forest_5"})
    table.play("play gloric")
    table.luck("attack 1", reveal_soldier="archer archer archer")
    assert table.strength == 3
    events = table.play("resolve archer")
    assert fell(events, "reveal_soldier") == ["arthur"]
    assert table.strength == 3


def test_t19_thorin() -> None:
    assert fighting("thorin", played=["red red"]).strength == 3  # Gloric is the third dwarf


def test_t19_karen() -> None:
    table = fighting("karen")
    assert table.strength == 0
    table.play("resolve karen")
    other = table.copy()
    table.play("choose 1")
    assert (table.strength, table.army) == (1, ["karen"])
    other.play("choose 2")
    assert (other.strength, other.army) == (3, [])
    assert "karen" in other.view["red_box"]


def test_t19_boomers() -> None:
    table = fighting("boomers", material=[1])
    assert table.strength == 0
    table.play("resolve boomers")
    other = table.copy()
    table.play("pay")
    assert (table.strength, table.material()) == (3, 0)
    other.play("decline")
    assert (other.strength, other.material()) == (0, 1)


def test_t20_cow_dragon() -> None:
    table = position(hands=["bro bro"], soldiers=[" ".join(["champion"] * 10)], board=EVERYWHERE)
    for bars in (3, 6):
        table.play("play bro")
        assert "attack 10" in table.offers()
        table.play("attack 10")
        assert (len(table.army), table.strength) == (5, 10)
        table.play("finish")
        assert table.bars() == bars
        assert table.own()["trophies"] == []
        assert table.enemy(10) == "cow_dragon"


def test_t21_loss() -> None:
    table = position(hands=["gloric", "gloric"], soldiers=["arthur xena champion"], board={1: "forest_5"}, main=1)
    table.play("play gloric", "attack 1")
    events = table.play("finish")
    assert told(events, "defeat") == [{"seat": 0, "enemy": "forest_5", "strength": 3, "place": 1}]
    assert table.offers() == {"lose arthur", "lose xena", "lose champion"}
    table.play("lose xena")
    assert "xena" in table.view["red_box"]
    assert table.own()["exhausted"] == ["arthur", "champion"]
    assert table.enemy(1) == "forest_5"
    table.play("end turn", "play gloric")
    assert "attack 1" in table.offers()
