"""Every place, magic list and chart of the four solo boards (14.5 and 14.6)."""

from typing import Any

import pytest

from ..table import told
from .positions import position
from .table import GoldblivionTable, fell, happened

CARD = {"human": "wanda", "elf": "amazone", "dwarf": "archimus", "building": "mine"}


def takes(
    opponent: str, place: str, fallen: str = "", **arranged: Any
) -> tuple[GoldblivionTable, list[dict[str, Any]]]:
    """The noble takes a card of that type, the dice of its turn fall like this."""
    table = position(
        players=1,
        main=0,
        opponent=opponent,
        hands=["tom"],
        row=f"timmy bruno magda {CARD[place]}",
        **{"nuggets": [5], **arranged},
    )
    events = table.luck("end turn", noble_die="die_1_nugget", roll=fallen)
    assert told(events, "noble_take") == [{"card": CARD[place], "type": place, "slot": 4}]
    return table, events


@pytest.mark.parametrize(
    ("face", "card"),
    [("die_magic", "timmy"), ("die_material", "wanda"), ("die_2_nuggets", "harmony"), ("die_1_nugget", "amazone")],
)
def test_the_die_selects_a_slot(face: str, card: str) -> None:
    """R51: magic, material, 2 nuggets, 1 nugget, from the left."""
    table = position(players=1, main=0, opponent="blaze", hands=["tom"], row="timmy wanda harmony amazone")
    events = table.luck("end turn", noble_die=face)
    assert fell(events, "noble_take") == [card]
    assert table.row[1:] == [other for other in ("timmy", "wanda", "harmony", "amazone") if other != card]


# Ariane


def test_solo_ariane_human() -> None:
    table, _ = takes("ariane", "human", "die_1_nugget die_2_nuggets")
    assert table.noble_purse == (3, 0, 0)


def test_solo_ariane_elf() -> None:
    table, _ = takes("ariane", "elf", noble_cards={"elf": "assassins"})
    assert table.noble_purse == (3, 0, 0)


def test_solo_ariane_dwarf() -> None:
    table, _ = takes("ariane", "dwarf", board={1: "forest_4", 2: "mountain_5"})
    assert table.offers() == {"noble destroy 1", "noble destroy 2"}
    table.play("noble destroy 1")
    assert table.noble["trophies"] == ["forest_4"] and table.view["places"][0]["enemy"] is None
    assert table.noble_purse == (4 + 2 + 2 - 7, 0, 1)  # the tile's material makes 2 nuggets


def test_solo_ariane_building() -> None:
    table, events = takes("ariane", "building", "die_2_nuggets")
    assert [event["card"] for event in told(events, "destroy")] == ["magda", "bruno"]
    assert table.row[3] == "timmy" and len(fell(events, "row")) == 3
    assert happened(events, "noble_take", "row", "destroy", "roll") == [
        "noble_take",
        "row",
        "destroy",
        "row",
        "destroy",
        "row",
        "roll",
    ]
    assert table.noble_purse == (2, 0, 0)


def test_solo_ariane_magic() -> None:
    table, _ = takes("ariane", "human", "die_magic")
    assert table.phase == "noble_reveal"
    table.luck("noble reveal 1", roll="die_material die_1_nugget", turn_up="forest_2")
    assert table.enemy(1) == "forest_2"
    assert table.noble_purse == (2 + 1, 0, 0)
    assert table.view["tokens"]["down"] == 7  # no token is taken


def test_solo_ariane_chart() -> None:
    table, _ = takes("ariane", "elf", nuggets=[0, 9], material=[0, 2])
    assert table.noble_purse == (9 + 1 + 4 - 14, 0, 2)


# Charles


def test_solo_charles_human() -> None:
    table, events = takes("charles", "human", "die_1_nugget die_material")
    assert table.nuggets() == 4
    assert happened(events, "noble_loses", "roll") == ["noble_loses", "roll", "roll"]
    assert table.noble_purse == (1, 1, 0)


def test_solo_charles_elf() -> None:
    table, _ = takes("charles", "elf", noble_cards={"elf": "timmy"})
    assert table.noble_purse == (2, 0, 0)


def test_solo_charles_dwarf() -> None:
    table, _ = takes("charles", "dwarf", board={4: "forest_2"})
    table.play("noble destroy 4")
    assert table.phase == "noble_reveal"
    assert table.noble["trophies"] == ["forest_2"]
    table.play("noble reveal 2")
    assert table.enemy(2) is not None
    assert table.noble_purse == (5, 0, 0)


def test_solo_charles_building() -> None:
    table, events = takes("charles", "building")
    assert len(told(events, "destroy")) == 2 and table.noble_purse == (0, 1, 0)


def test_solo_charles_magic() -> None:
    table, events = takes("charles", "human", "die_magic die_2_nuggets die_material")
    assert happened(events, "roll", "nuggets", "material") == ["roll", "nuggets", "roll", "nuggets", "roll", "material"]
    assert table.noble_purse == (3, 1, 0)


def test_solo_charles_chart() -> None:
    table, _ = takes("charles", "elf", nuggets=[0, 13], material=[0, 5])
    assert table.noble_purse == (0, 1, 4)


# Blaze


def test_solo_blaze_human() -> None:
    table, _ = takes("blaze", "human", noble_cards={"human": "magda bro"})
    assert table.noble_purse == (6, 0, 0)


def test_solo_blaze_elf() -> None:
    table, _ = takes("blaze", "elf", noble_cards={"elf": "bud_and_buddy"})
    assert table.noble_purse == (3, 0, 0)


def test_solo_blaze_dwarf() -> None:
    table, _ = takes("blaze", "dwarf", board={10: "mountain_3"})
    table.luck("noble destroy 10", roll="die_1_nugget")
    assert table.noble_purse == (10 + 1 - 7, 0, 1)
    assert table.enemy(10) == "cow_dragon"


def test_solo_blaze_building() -> None:
    table, events = takes("blaze", "building")
    assert len(told(events, "destroy")) == 2
    assert table.phase == "noble_reveal" and table.noble_purse == (0, 0, 0)
    table.play("noble reveal 12")
    assert table.noble_purse == (3, 0, 0)


def test_solo_blaze_magic() -> None:
    table, _ = takes("blaze", "dwarf", "die_magic", nuggets=[5])
    assert table.phase == "noble_reveal" and table.nuggets() == 5
    table.play("noble reveal 3")
    assert table.nuggets() == 2


def test_solo_blaze_chart() -> None:
    table, _ = takes("blaze", "elf", nuggets=[0, 7], material=[0, 2])
    assert table.noble_purse == (1, 0, 3)


# Jade


def test_solo_jade_human() -> None:
    table, _ = takes("jade", "human", "die_1_nugget die_2_nuggets die_material", noble_cards={"human": "magda bro"})
    assert table.noble_purse == (3, 1, 0)


def test_solo_jade_elf() -> None:
    table, _ = takes("jade", "elf", noble_cards={"elf": "eve_and_lily"})
    assert table.noble_purse == (6, 0, 0)


def test_solo_jade_dwarf() -> None:
    table, _ = takes("jade", "dwarf")
    assert table.phase == "noble_reveal"
    table.luck("noble reveal 1", turn_up="forest_2")
    assert table.offers() == {"noble destroy 1"}
    table.play("noble destroy 1")
    assert table.noble["trophies"] == ["forest_2"]
    assert table.noble_purse == (5, 0, 0)


def test_solo_jade_building() -> None:
    table, events = takes("jade", "building")
    assert len(told(events, "destroy")) == 2 and table.noble_purse == (0, 1, 0)


def test_solo_jade_magic() -> None:
    table, events = takes("jade", "human", "die_magic die_2_nuggets")
    assert happened(events, "roll", "noble_loses") == ["roll", "noble_loses", "roll"]
    assert table.nuggets() == 4 and table.noble_purse == (2, 0, 0)


def test_solo_jade_chart() -> None:
    table, _ = takes("jade", "elf", nuggets=[0, 20], material=[0, 7])
    assert table.noble_purse == (2, 1, 4)


# What holds for all boards


@pytest.mark.parametrize(("opponent", "doubles"), [("ariane", True), ("charles", True), ("blaze", False)])
def test_doubling_counts_cards_not_symbols(opponent: str, doubles: bool) -> None:
    """R53: from the sixth card, the one just placed included; two-symbol cards count once."""
    five = "assassins assassins bud_and_buddy bud_and_buddy eve_and_lily"
    four = "assassins assassins bud_and_buddy bud_and_buddy"
    _, events = takes(opponent, "elf", noble_cards={"elf": five})
    assert [event["nuggets"] for event in told(events, "nuggets")] == [11] * (2 if doubles else 1)
    _, events = takes(opponent, "elf", noble_cards={"elf": four})
    assert [event["nuggets"] for event in told(events, "nuggets")] == [9]


def test_doubling_resolves_the_whole_list_again_after_the_first() -> None:
    humans = "britney bro magus vlad britney"
    _, events = takes("charles", "human", "die_1_nugget " * 4, noble_cards={"human": humans})
    assert happened(events, "noble_loses", "roll") == ["noble_loses", "roll", "roll"] * 2


def test_jade_never_doubles() -> None:
    _, events = takes("jade", "building", noble_cards={"building": "bar castrum forge magika mine"})
    assert len(told(events, "destroy")) == 2


@pytest.mark.parametrize(
    ("tile", "purse"), [("mountain_1", (0, 0, 1)), ("mountain_5", (0, 0, 2)), ("forest_2", (5, 0, 0))]
)
def test_the_noble_gets_the_reward_but_no_combat_card(tile: str, purse: tuple[int, int, int]) -> None:
    place = 1 if tile.startswith("forest") else 2
    table, _ = takes("charles", "dwarf", board={place: tile})
    table.play(f"noble destroy {place}", "noble reveal 3")
    assert table.noble["trophies"] == [tile] and table.noble_purse == purse
    assert table.piles == [("champion", 17), ("archer", 17)]


@pytest.mark.parametrize(("tile", "bars"), [("forest_5", 0), ("mountain_4", 1)])
def test_a_tiles_magic_token_is_the_boards_magic_list(tile: str, bars: int) -> None:
    place = 1 if tile.startswith("forest") else 2
    table, _ = takes("charles", "dwarf", board={place: tile})
    table.luck(f"noble destroy {place}", roll="die_2_nuggets")
    assert table.noble_purse == (3, 0, bars)
    assert table.view["tokens"]["down"] == 7


def test_the_noble_fights_the_cow_dragon_which_stays() -> None:
    table, _ = takes("charles", "dwarf", board={10: "-"})
    table.play("noble destroy 10")
    assert table.noble_purse == (0, 0, 3)
    assert table.noble["trophies"] == [] and table.enemy(10) == "cow_dragon"


def test_destroying_is_skipped_without_an_enemy() -> None:
    table, _ = takes("ariane", "dwarf")
    assert table.noble_purse == (2, 0, 0)


TILES = "forest_1 mountain_1 forest_1 forest_2 mountain_1 mountain_2 forest_2 forest_3 mountain_3 mountain_4 mountain_4"
FULL = dict(zip(range(1, 13), [*TILES.split(), "forest_4"], strict=True))
"""Every tile face up."""


INNER = {5, 6, 9, 10, 11}
"""With all positions occupied, these have no empty side."""


def test_r56_reveal_any_tile_face_down() -> None:
    table, _ = takes("blaze", "building")
    assert table.offers() == {f"noble reveal {place}" for place in range(1, 13)}
    table, _ = takes("blaze", "building", board={1: "forest_1", 2: "-"})
    assert table.offers() == {f"noble reveal {place}" for place in range(3, 13)}


@pytest.mark.parametrize("rules", [1, 2])
def test_r56_reveal_any_tile_where_none_is_reachable(rules: int) -> None:
    board = {place: tile for place, tile in FULL.items() if place not in INNER}
    table, _ = takes("blaze", "building", board=board, rules=rules)
    assert table.offers() == {f"noble reveal {place}" for place in INNER}


def test_r56_by_version_1_reveal_a_reachable_tile_first() -> None:
    table, _ = takes("blaze", "building", rules=1)
    assert table.offers() == {f"noble reveal {place}" for place in (1, 2, 3, 4, 7, 8, 12)}


def test_revealing_is_skipped_without_a_tile_face_down() -> None:
    table, _ = takes("blaze", "building", board=FULL)
    assert table.noble_purse == (3, 0, 0)


def test_the_nobles_material_has_no_cap() -> None:
    """R60: 5 material make a bar and 2 are left."""
    table, _ = takes("jade", "building", material=[0, 4])
    assert table.noble_purse == (0, 2, 1)


def test_the_human_loses_nuggets_to_none_below_0() -> None:
    table, events = takes("charles", "human", "die_1_nugget die_1_nugget", nuggets=[0])
    assert table.nuggets() == 0
    assert told(events, "noble_loses") == [{"seat": 0, "nuggets": 0}]
