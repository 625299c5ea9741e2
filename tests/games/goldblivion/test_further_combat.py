"""Further cases, X14 to X21 and X31: reach, neighbours, stacks, armies."""

import pytest

from trivet.games.goldblivion.components import ENEMY_STRENGTH, TILE_WORDS

from ..table import told
from .positions import position
from .table import GoldblivionTable, fell, reprinted


def attacks(**arranged: object) -> set[str]:
    table = position(hands=["gloric"], **arranged)  # type: ignore[arg-type]
    table.play("play gloric")
    return table.offers()


def test_x14_reachability_at_the_start() -> None:
    assert attacks() == {f"attack {place}" for place in (1, 2, 3, 4, 7, 8, 12)}


@pytest.mark.parametrize("empty", [1, 2, 4, 6, 9])
def test_x14_position_5_beside_an_empty_one(empty: int) -> None:
    assert "attack 5" in attacks(board={empty: "-"})


@pytest.mark.parametrize("empty", [3, 7, 8, 10, 11, 12])
def test_x14_position_5_is_out_of_reach_otherwise(empty: int) -> None:
    assert "attack 5" not in attacks(board={empty: "-"})


def test_x15_water() -> None:
    def draws(place: int, **arranged: object) -> int:
        count: int = position(**arranged).view["places"][place - 1]["draws"]  # type: ignore[arg-type]
        return count

    assert draws(8) == 2
    assert draws(9, board={8: "-", 4: "-"}) == 2


def test_x16_the_cow_dragon_as_a_neighbour() -> None:
    offers = attacks(board={10: "-"})
    assert "attack 10" in offers and "attack 9" not in offers
    assert position(board={10: "-"}).view["places"][8]["draws"] == 0


def test_x17_stack() -> None:
    table = position(players=4, hands=["gloric menthor"], soldiers=["champion champion champion"])
    assert table.view["places"][0]["down"] == 2
    table.play("play gloric")
    table.luck("attack 1", turn_up="forest_5")
    assert table.view["places"][0] == {"down": 1, "enemy": "forest_5", "strength": 5, "draws": 3}
    table.play("finish", "gain red 1")
    places = table.view["places"]
    assert places[0] == {"down": 1, "enemy": None, "strength": None, "draws": 3}
    assert [places[place - 1]["draws"] for place in (2, 4, 5)] == [2, 2, 0]
    table.play("play menthor", "choose 2")
    assert table.can("attack 1")
    table.luck("attack 1", turn_up="forest_2")
    assert table.view["places"][0]["down"] == 0


def test_x18_empty_army() -> None:
    def attack(tile: str) -> tuple[GoldblivionTable, list]:
        table = position(tokens=["magic_4"], soldiers=[""], board={1: tile}, hands=["tom"])
        events = table.play("magic magic_4", "attack 1")
        assert (table.strength, table.army) == (2, [])
        return table, events + table.play("finish")

    table, events = attack("forest_1")
    assert told(events, "win") and table.own()["trophies"] == ["forest_1"]
    table, events = attack("forest_2")
    assert told(events, "defeat") and not told(events, "lose")
    assert table.phase == "act" and table.enemy(1) == "forest_2"


def test_x19_optional_archer() -> None:
    with reprinted(ENEMY_STRENGTH, TILE_WORDS.index("forest_2"), 1):
        table = position(
            hands=["gloric"], soldiers=["archer archer archer champion"], board={5: "forest_2", 6: "-"}, main=2
        )
        table.play("play gloric")
        table.luck("attack 5", reveal_soldier="archer")
        assert table.offers() == {"resolve archer", "finish"}
        events = table.play("finish")
        assert told(events, "win") == [{"seat": 0, "enemy": "forest_2", "strength": 1, "place": 5}]
        assert fell(events, "reveal_soldier") == []
        assert table.own()["exhausted"] == ["archer"]


def fighting(soldiers: str, **more: object) -> GoldblivionTable:
    table = position(hands=["gloric"], soldiers=[soldiers], board={1: "forest_5"}, **more)  # type: ignore[arg-type]
    table.play("play gloric", "attack 1")
    return table


def test_x20_joker_copying_champion() -> None:
    table = fighting("joker champion")
    assert table.strength == 2
    table.play("resolve joker")
    assert table.strength == 4  # the Champion is the one card to copy
    assert not table.can("resolve joker")


def test_x20_joker_copying_thorin() -> None:
    table = fighting("joker thorin", played=["red"])
    assert table.strength == 2  # Red and Gloric
    table.play("resolve joker")
    assert table.strength == 4


def test_x20_joker_copying_boomers() -> None:
    table = fighting("joker boomers", material=[2])
    table.play("resolve boomers", "pay")
    assert table.strength == 3
    table.play("resolve joker")
    assert table.offers() == {"pay", "decline"}
    table.play("pay")
    assert (table.strength, table.material()) == (6, 0)


def test_x20_joker_copying_karen_with_destruction() -> None:
    table = fighting("joker karen")
    table.play("resolve joker")
    assert table.offers() == {"choose 1", "choose 2"}
    table.play("choose 2")
    assert (table.strength, table.army) == (3, ["karen"])
    assert "joker" in table.view["red_box"]
    assert table.can("resolve karen")  # the copied card is unaffected


def test_x20_two_jokers_alone() -> None:
    assert fighting("joker joker").offers() == {"finish"}


def test_x21_karen_and_loss() -> None:
    table = position(hands=["gloric tom"], soldiers=["karen arthur"], board={1: "forest_4"})
    table.play("play gloric", "attack 1", "resolve karen", "choose 2")
    assert table.strength == 3
    events = table.play("finish")
    events += table.play("lose arthur") if table.can("lose arthur") else []
    assert told(events, "lose") == [{"seat": 0, "soldier": "arthur"}]
    assert sorted(table.view["red_box"])[:1] == ["arthur"] and "karen" in table.view["red_box"]
    assert table.own()["exhausted"] == []


def test_x31_power_used_up() -> None:
    table = fighting("boomers axel")
    assert table.offers() == {"resolve boomers", "resolve axel", "finish"}
    table.play("resolve boomers")
    assert table.strength == 0
    table.play("resolve axel", "choose 2")
    assert table.material() == 1
    assert table.offers() == {"finish"}


def test_the_army_is_drawn_one_card_at_a_time_as_far_as_the_pile_goes() -> None:
    table = position(hands=["gloric"], soldiers=["xena xena"], board={1: "forest_5"})
    events = table.play("play gloric", "attack 1")
    assert fell(events, "reveal_soldier") == ["xena", "xena"]
    assert [event["strength"] for event in told(events, "reveal_soldier")] == [1, 2]
