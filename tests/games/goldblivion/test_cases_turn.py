"""Cases of the rulebook, T1 to T13, T22 and T25: rounds, actions, purchases, cards, the end of the game."""

from trivet.games.goldblivion.components import BLUE_NUGGETS, BLUE_WORDS

from ..table import told
from .positions import position
from .table import GoldblivionTable, fell, happened, reprinted

HAND = "tom tom naya naya gloric"


def test_t01_development() -> None:
    table = position(developing=True, hands=[HAND, HAND])
    table.play("develop tom left", seat=0)
    table.play("develop gloric right", seat=1)
    own = table.own(0)
    assert own["hand"] == ["tom", "naya", "naya", "gloric"]
    assert own["development"]["left"] == {"count": 1, "cards": ["tom"]}
    table.everybody_passes()
    table.play("destroy 1")
    own = table.own(0)
    assert sorted(own["hand"] + own["pile"]) == ["gloric", "naya", "naya", "tom", "tom"]
    assert own["development"]["left"] == {"count": 1, "cards": ["tom"]}


def test_t02_production() -> None:
    table = position(
        developing=True,
        hands=["naya", "naya"],
        left=["tom tom"],
        right=["naya amazone"],
        round=5,
    )
    table.play("develop naya right", seat=0)
    table.play("develop naya right", seat=1)
    assert table.own(0)["development"]["right"]["count"] == 3
    assert table.purse(0) == (2, 1, 0)
    assert table.purse(1) == (0, 0, 0)


def test_t03_two_main_actions() -> None:
    table = position(hands=["tom gloric"], soldiers=["xena xena"], board={1: "forest_1"})
    table.play("play tom")
    assert table.nuggets() == 1
    table.play("play gloric")
    assert table.phase == "attack"
    table.play("attack 1", "finish")
    assert table.own()["trophies"] == ["forest_1"]
    assert table.view["main_left"] == 0
    assert table.offers() >= {"end turn"} and not table.offers("play", "pass", "buy", "recruit", "visit")
    assert table.seat == 0
    table.play("end turn")
    assert table.seat == 1


def test_t04_turn_order() -> None:
    table = position(players=3, hands=["tom tom", "tom", "tom tom tom"])
    table.play("play tom", "play tom", "end turn")
    assert table.seat == 1
    table.play("pass", "end turn")
    assert table.seat == 2
    table.play("play tom", "play tom", "end turn")
    assert table.seat == 0
    table.play("pass", "end turn")
    assert table.seat == 2
    assert table.view["main_left"] == 2
    events = table.play("pass", "end turn")
    assert told(events, "first_player") == [{"seat": 1}]
    assert table.phase == "destroy"


def test_t05_buy_a_goldblivion_card() -> None:
    with reprinted(BLUE_NUGGETS, BLUE_WORDS.index("vlad"), 8):
        table = position(row="wanda vlad timmy bruno", market="magda", nuggets=[9], decks=["tom"])
        events = table.play("buy 2")
        assert table.nuggets() == 1
        assert sorted(table.deck()) == ["tom", "vlad"]
        assert table.row == ["wanda", "magda", "timmy", "bruno"]
        assert fell(events, "row") == ["magda"]
        table = position(row="wanda vlad timmy bruno", nuggets=[7])
        assert not table.can("buy 2")


def test_t06_buy_a_building() -> None:
    table = position(row="wanda magika timmy bruno", market="magda", material=[4])
    table.play("buy 2")
    assert table.material() == 1
    assert table.own()["buildings"] == [{"card": "magika", "tilted": False}]
    assert "magika" not in table.deck()


def test_t07_buy_a_combat_card() -> None:
    table = position(piles="karen archer", under="joker joker", nuggets=[3], soldiers=["arthur"])
    table.play("recruit 1")
    assert table.nuggets() == 0
    assert table.soldiers() == ["arthur", "karen"]
    assert table.piles == [("joker", 1), ("archer", 2)]


def test_t08_village() -> None:
    table = position(material=[2])
    table.play("visit right")
    assert table.purse() == (0, 0, 1)
    assert table.view["villages"][1] == "village_material_cards"


def test_t09_bar_purchase() -> None:
    table = position(nuggets=[8], hands=["tom"])
    table.play("bar")
    assert table.purse() == (1, 0, 1)
    assert table.view["main_left"] == 2


def test_t10_harmony() -> None:
    table = position(hands=["harmony tom"], piles="karen archer", under="joker joker", soldiers=[""])
    table.play("play harmony")
    assert table.offers() == {"gain red 1", "gain red 2"}
    table.play("gain red 1")
    assert table.piles == [("joker", 1), ("archer", 2)]
    assert table.offers() == {"gain red 1", "gain red 2"}
    table.play("gain red 1")
    assert table.soldiers() == ["joker", "karen"]
    assert table.purse() == (0, 0, 0)
    assert table.phase == "act"


def test_t11_mine() -> None:
    table = position(row="wanda mine timmy bruno", material=[3])
    table.play("buy 2", "activate mine")
    assert table.purse() == (0, 0, 1)
    assert table.tilted("mine")
    assert not table.can("activate mine")


def test_t12_elf_synergy() -> None:
    table = position(hands=["assassins bud_and_buddy naya naya"])
    table.play("play assassins", "destroy 1", "play bud_and_buddy")
    assert table.nuggets() == 4
    table.play("end turn")
    table.passes()
    table.play("play naya")
    assert table.nuggets() == 4 + 5
    table.play("play naya")
    assert table.nuggets() == 9 + 6


def test_t13_archimus() -> None:
    table = position(hands=["archimus"], material=[1])
    table.play("play archimus")
    declined = table.copy()
    table.play("pay")
    assert table.purse() == (0, 0, 1)
    declined.play("decline")
    assert declined.purse() == (0, 1, 0)
    assert declined.own()["play_area"] == ["archimus"]


def test_t22_end_trigger() -> None:
    table = position(hands=["tom tom", "tom"], bars=[9, 8], nuggets=[7, 28])
    table.play("bar")
    assert table.bars() == 10 and not table.over
    table.play("play tom", "play tom", "end turn")
    table.play("bar", "bar", "pass")
    assert table.bars(1) == 12
    table.play("end turn")
    assert not table.over
    assert table.seat == 0
    table.play("pass")
    events = table.play("end turn")
    assert happened(events, "over", "first_player") == ["over"]
    assert table.over
    assert table.bars(1) == 12 and table.places == [2, 1]


def test_t25_tie_break() -> None:
    def ended(nuggets: list[int], trophies: list[str]) -> GoldblivionTable:
        table = position(bars=[11, 11], nuggets=nuggets, trophies=trophies)
        table.everybody_passes()
        assert table.over
        return table

    fewer, more = "forest_1 forest_2", "forest_1 forest_2 mountain_1 mountain_2"
    assert ended([3, 3], [fewer, more]).places == [2, 1]
    assert ended([5, 3], [fewer, more]).places == [1, 2]
