"""What each combat card, each territory and each face of the dice gives."""

import pytest

from trivet.testing.chance import UNLIKELY, deviation

from ..table import told
from .positions import position
from .table import GoldblivionTable, fell, with_generator


def fighting(soldiers: str, **more: object) -> GoldblivionTable:
    """Against a goblin of Strength 5 with three empty sides."""
    table = position(hands=["gloric"], soldiers=[soldiers], board={1: "forest_5"}, **more)  # type: ignore[arg-type]
    table.play("play gloric", "attack 1")
    return table


def test_arthur() -> None:
    table = fighting("arthur arthur")
    assert table.strength == 0 and table.offers() == {"finish"}


def test_xena() -> None:
    table = fighting("xena xena")
    assert table.strength == 2 and table.offers() == {"finish"}


def test_archer() -> None:
    table = position(hands=["gloric"], soldiers=["archer champion karen joker"], board={1: "forest_5"})
    table.play("play gloric")
    table.luck("attack 1", reveal_soldier="archer karen joker")
    assert table.strength == 1
    events = table.play("resolve archer")
    assert fell(events, "reveal_soldier") == ["champion"] and table.strength == 3


def test_archer_with_an_empty_pile_is_used_up_for_nothing() -> None:
    table = fighting("archer")
    table.play("resolve archer")
    assert (table.strength, table.offers()) == (1, {"finish"})


def test_axel() -> None:
    table = fighting("axel")
    assert table.strength == 0
    table.play("resolve axel")
    other = table.copy()
    table.play("choose 1")
    assert (table.strength, table.material()) == (1, 0)
    other.play("choose 2")
    assert (other.strength, other.material()) == (0, 1)


def test_bandit() -> None:
    table = fighting("bandit")
    assert (table.strength, table.nuggets()) == (1, 0)
    table.play("resolve bandit")
    assert (table.strength, table.nuggets()) == (1, 2)


def test_boomers() -> None:
    table = fighting("boomers boomers", material=[1])
    table.play("resolve boomers", "pay")
    assert (table.strength, table.material()) == (3, 0)
    assert table.can("resolve boomers")
    table.play("resolve boomers")  # without means: nothing, and it is used up
    assert table.strength == 3 and table.offers() == {"finish"}


def test_champion() -> None:
    table = fighting("champion champion")
    assert table.strength == 4 and table.offers() == {"finish"}


def test_joker() -> None:
    table = fighting("joker bandit champion")
    table.play("resolve joker")
    assert table.offers() == {"copy bandit", "copy champion"}
    table.play("copy bandit")
    assert (table.strength, table.nuggets()) == (4, 2)
    assert table.can("resolve bandit")


def test_joker_copies_a_resolved_card_and_an_archers_power() -> None:
    table = position(hands=["gloric"], soldiers=["joker archer arthur xena xena"], board={1: "forest_5"})
    table.play("play gloric")
    table.luck("attack 1", reveal_soldier="joker archer arthur")
    table.play("resolve archer", "resolve joker")
    assert table.offers() == {"copy archer", "copy arthur", "copy xena"}
    table.play("copy archer")
    assert table.strength == 1 + 1 + 1 + 1  # Archer, both Xenas, and the Archer again
    assert table.soldiers() == []


def test_joker_copies_axel_with_a_choice_of_its_own() -> None:
    table = fighting("joker axel")
    table.play("resolve axel", "choose 1", "resolve joker")
    assert table.offers() == {"choose 1", "choose 2"}
    table.play("choose 2")
    assert (table.strength, table.material()) == (1, 1)


def test_two_jokers_and_another() -> None:
    table = fighting("joker joker xena")
    table.play("resolve joker", "resolve joker")
    assert table.strength == 3


def test_karen() -> None:
    table = fighting("karen karen")
    table.play("resolve karen", "choose 2")
    assert (table.strength, table.army) == (3, ["karen"])
    table.play("resolve karen", "choose 1")
    assert (table.strength, table.army) == (4, ["karen"])
    assert table.offers() == {"finish"}


def test_karen_destroyed_is_no_target_for_a_joker() -> None:
    table = fighting("karen joker")
    table.play("resolve karen", "choose 2")
    assert table.offers() == {"finish"}


def test_thorin() -> None:
    table = fighting("thorin thorin", played=["colin goldie tom"])
    assert table.strength == 6 and table.offers() == {"finish"}


def test_thorin_without_a_dwarf() -> None:
    table = position(hands=["amazone"], soldiers=["thorin"], board={1: "forest_5"})
    table.play("play amazone", "attack 1")
    assert table.strength == 1


# Territories

ARMY = " ".join(["champion"] * 5)


def won(tile: str, **fallen: str) -> GoldblivionTable:
    """The tile beaten, its reward being resolved."""
    place = 1 if tile.startswith("forest") else 2
    around = {5: "-", 4: "-", 3: "-", 6: "-"}
    table = position(hands=["bro tom"], soldiers=[ARMY], board={**around, place: tile}, piles="karen archer")
    table.play("play bro", f"attack {place}")
    table.luck("finish", **fallen)
    assert table.own()["trophies"] == [tile]
    assert table.view["places"][place - 1]["enemy"] is None and table.view["places"][place - 1]["down"] == 0
    assert table.own()["exhausted"] == ARMY.split() and table.soldiers() == []
    return table


def test_forest_1() -> None:
    assert won("forest_1", roll="die_2_nuggets die_material").purse() == (2, 1, 0)


def test_forest_2() -> None:
    assert won("forest_2").purse() == (5, 0, 0)


def test_forest_3() -> None:
    assert won("forest_3", roll="die_1_nugget").purse() == (4, 0, 0)


def test_forest_4() -> None:
    assert won("forest_4").purse() == (4, 1, 0)


def test_forest_5() -> None:
    table = won("forest_5", take_magic="magic_2")
    assert table.tokens() == ["magic_2"]
    table.play("gain red 1")
    assert table.soldiers() == ["karen"]


def test_mountain_1() -> None:
    table = won("mountain_1")
    assert table.bars() == 1
    table.play("gain red 2")
    assert table.soldiers() == ["archer"]


def test_mountain_2() -> None:
    assert won("mountain_2", roll="die_1_nugget die_1_nugget").purse() == (2, 0, 1)


def test_mountain_3() -> None:
    assert won("mountain_3").purse() == (10, 0, 0)


def test_mountain_4() -> None:
    table = won("mountain_4", take_magic="magic_7")
    assert table.tokens() == ["magic_7"] and table.bars() == 1


def test_mountain_5() -> None:
    assert won("mountain_5").purse() == (0, 0, 2)


def test_cow_dragon() -> None:
    board = {5: "-", 6: "-", 9: "-", 10: "-", 11: "-"}
    table = position(hands=["bro tom"], soldiers=[ARMY], board=board)
    table.play("play bro", "attack 10", "finish")
    assert table.bars() == 3 and table.own()["trophies"] == []
    assert table.view["places"][9] == {"down": 0, "enemy": "cow_dragon", "strength": 10, "draws": 4}


@pytest.mark.parametrize(
    ("tile", "strength"),
    [
        ("forest_1", 2),
        ("forest_2", 3),
        ("forest_3", 3),
        ("forest_4", 4),
        ("forest_5", 5),
        ("mountain_1", 6),
        ("mountain_2", 7),
        ("mountain_3", 7),
        ("mountain_4", 8),
        ("mountain_5", 9),
        ("cow_dragon", 10),
    ],
)
def test_strength_decides(tile: str, strength: int) -> None:
    """As strong as the enemy is a win, one less a loss."""
    for army, winner in ((strength, True), (strength - 1, False)):
        soldiers = " ".join(["champion"] * (army // 2) + ["xena"] * (army % 2))
        board = {4: "-", 5: "-", 6: "-", 9: "-", 10: "-", 11: "-", 3: "-", 2: "-"}
        place = 10 if tile == "cow_dragon" else 5
        if place == 5:
            board[5] = tile
        table = position(hands=["bro tom"], soldiers=[soldiers], board=board, main=2)
        table.play("play bro", f"attack {place}")
        assert table.strength == army
        assert bool(told(table.play("finish"), "win")) == winner


# Dice


@pytest.mark.parametrize(
    ("face", "purse", "tokens"),
    [
        ("die_1_nugget", (1, 0, 0), 0),
        ("die_2_nuggets", (2, 0, 0), 0),
        ("die_material", (0, 1, 0), 0),
        ("die_magic", (0, 0, 0), 1),
    ],
)
def test_faces(face: str, purse: tuple[int, int, int], tokens: int) -> None:
    table = position(hands=["noble_glasstok"], edition="extended")
    table.luck("play noble_glasstok", roll=face)
    assert table.purse() == purse and len(table.tokens()) == tokens


def test_faces_fall_as_often_as_the_die_has_them() -> None:
    state = position(hands=["wanda"]).state
    rolled: list[str] = []
    for seed in range(600):
        rolled += fell(GoldblivionTable(with_generator(state, seed)).play("play wanda"), "roll")
    counts = [rolled.count(face) for face in ("die_1_nugget", "die_2_nuggets", "die_material", "die_magic")]
    assert sum(counts) == 1200
    assert deviation(counts, [400.0, 400.0, 200.0, 200.0]) < UNLIKELY
