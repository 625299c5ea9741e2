"""Further cases, X1 to X13, X22 to X24, X30, X32 and X33: set-up, rounds, purchases, buildings, chains, theft."""

from collections import Counter

import pytest

from trivet.games.goldblivion import setup
from trivet.games.goldblivion.components import BLUE_COPIES, BLUE_WORDS, BOOK, FIRST_BUILDING

from ..table import told
from .positions import position
from .table import GOLDBLIVION, GoldblivionTable, fell, happened


@pytest.mark.parametrize("seed", range(5))
def test_x01_set_up_counts_for_two(seed: int) -> None:
    table = GoldblivionTable(GOLDBLIVION.set_up({"players": 2}, seed))
    view = table.view
    assert [place["down"] for place in view["places"]] == [1] * 12
    tiles = Counter({"forest": 0, "mountain": 0})
    for name, n in view["tiles_unseen"].items():
        tiles[name.split("_")[0]] += n
    assert tiles == {"forest": 6 + 2, "mountain": 6 + 1}
    assert [pile["left"] for pile in view["red_piles"]] == [17, 17]
    assert view["market"] == 52
    table.play(min(table.offers()), "end turn", "end turn")
    for seat in (0, 1):
        own = table.own(seat)
        assert len(own["hand"]) + len(own["pile"]) == 7
        assert own["red_pile"] == ["arthur"] * 3 + ["xena"] * 2


def test_x01_set_up_counts_for_four() -> None:
    table = GoldblivionTable(GOLDBLIVION.set_up({"players": 4}, seed=3))
    assert [place["down"] for place in table.view["places"]] == [2, 2, 2] + [1] * 9
    assert sum(table.view["tiles_unseen"].values()) == 15
    nobles = set(table.view["nobles"])
    assert nobles == {"noble_ariane", "noble_blaze", "noble_charles", "noble_jade"}
    for _ in range(3):
        table.play(min(table.offers()), "end turn")
    table.play("end turn")
    drafted = {card for seat in range(4) for card in table.own(seat)["hand"] + table.own(seat)["pile"]}
    assert nobles < drafted


def test_x02_first_row(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_market, drawn = setup.draw_market, []

    def watched(s: object) -> int:
        drawn.append(draw_market(s))
        return drawn[-1]

    monkeypatch.setattr(setup, "draw_market", watched)
    met_at_once = 0
    for seed in range(60):
        drawn.clear()
        view = GoldblivionTable(GOLDBLIVION.set_up({"players": 2}, seed)).view
        assert all(BLUE_WORDS.index(card) < FIRST_BUILDING for card in view["row"])
        met = [BLUE_WORDS[kind] for kind in drawn if kind >= FIRST_BUILDING]
        assert view["bottom"] == met
        assert view["market"] == 52
        met_at_once = max(met_at_once, len(met))
    assert met_at_once > 1


def test_x02_the_bottom_comes_in_the_order_met() -> None:
    table = position(row="wanda timmy bruno magda", market="colin", bottom="mine bar forge", nuggets=[20])
    events = table.play("buy 1", "buy 2")
    assert fell(events, "row") == ["colin", "mine"]
    assert table.view["bottom"] == ["bar", "forge"]
    assert table.view["market"] == 2


def test_x03_passing() -> None:
    table = position(nuggets=[16], buildings=["mine"], tokens=["magic_5"])
    table.play("pass")
    assert table.purse() == (2, 0, 2)
    assert table.offers() == {"end turn"}
    table.play("end turn")
    assert table.seat == 1
    table.passes()
    assert table.view["round"] == 2 or table.phase == "destroy"


def test_x04_material_cap() -> None:
    table = position(hands=["magda"], material=[4])
    table.play("play magda", "choose 2")
    assert table.material() == 4


@pytest.mark.parametrize(("right", "material"), [("", 0), ("naya tom naya", 2), ("naya", 1), ("naya tom", 1)])
def test_x05_odd_right_side(right: str, material: int) -> None:
    """One card more is developed: 1, 4, 2 and 3 cards."""
    table = position(players=1, developing=True, hands=["tom"], right=[right], round=9)
    table.play("develop tom right")
    assert table.material() == material


def test_x06_magic_cap() -> None:
    table = position(hands=["wanda"], tokens=["magic_1 magic_2 magic_3"])
    events = table.luck("play wanda", roll="die_magic die_magic")
    assert happened(events, "take_magic") == []
    assert len(table.tokens()) == 3
    table = position(hands=["wanda"], tokens=["magic_1 magic_2", "magic_3"], used="magic_4 magic_5 magic_6 magic_7")
    assert table.view["tokens"]["down"] == 0
    table.luck("play wanda", roll="die_magic die_1_nugget")
    assert table.tokens() == ["magic_1", "magic_2"]


def test_x07_second_identical_building() -> None:
    table = position(row="forge wanda timmy bruno", buildings=["-forge"], material=[4])
    assert not table.offers("buy")
    assert position(row="forge wanda timmy bruno", buildings=["", "forge"], material=[4]).can("buy 1")


def test_x08_conversus_without_means() -> None:
    assert not position(buildings=["conversus"], nuggets=[3]).can("activate conversus")
    table = position(buildings=["conversus"], nuggets=[4], hands=["tom"])
    table.play("activate conversus")
    assert table.purse() == (0, 1, 0)  # the one option there is
    assert table.tilted("conversus")


def test_x09_forge() -> None:
    table = position(buildings=["forge"], soldiers=[""], hands=["tom"])
    table.play("activate forge")
    assert table.offers() == {"gain red 1", "gain red 2"}
    table = position(buildings=["forge"], material=[1])
    table.play("activate forge")
    assert table.offers() == {"choose 1", "choose 2"}


def test_x10_red() -> None:
    table = position(hands=["red tom"], nuggets=[1])
    table.play("play red")
    assert table.offers() == {"choose 1", "choose 2"}
    table.play("choose 1")
    assert table.purse() == (1, 0, 0)
    assert table.phase == "act"


def test_x11_chain_of_bar_and_red() -> None:
    table = position(buildings=["bar -mine -forge"], played=["red"])
    table.play("activate bar")
    assert told(table.play("choose 2"), "ready") == []
    assert table.offers() == {"reactivate mine", "reactivate forge"}
    table.play("reactivate mine")
    assert not table.tilted("mine") and table.tilted("bar") and table.tilted("forge")


def test_x11_bar_alone_cannot_be_readied_by_its_own_chain() -> None:
    table = position(buildings=["bar"], played=["red"], hands=["tom"])
    table.play("activate bar", "choose 2")
    assert table.phase == "act" and table.tilted("bar")


def test_x11_chain_of_two_britneys() -> None:
    table = position(hands=["britney tom"], played=["britney"], row="mine bar forge magika")
    table.play("play britney")
    events = table.play("choose 2")  # the other Britney is the only human to choose
    assert told(events, "reactivate") == [{"seat": 0, "card": "britney"}]
    assert table.offers() == {"choose 1", "choose 2"}
    events = table.play("choose 2")
    assert told(events, "reactivate") == []
    assert table.phase == "act"


def test_x12_bar_on_gloric() -> None:
    table = position(buildings=["bar"], played=["gloric"], board={1: "forest_1"}, soldiers=["champion"], hands=["tom"])
    table.play("activate bar")
    assert table.phase == "attack"
    table.play("attack 1", "finish")
    assert table.own()["trophies"] == ["forest_1"]
    assert table.view["main_left"] == 2


def test_x13_theft() -> None:
    table = position(
        players=4, hands=["harmony"], piles="- archer", soldiers=["arthur", "xena", "", "karen"], nuggets=[9]
    )
    assert table.offers("recruit") == {"recruit 2"}
    table.play("play harmony")
    assert table.offers() == {"gain red 2", "steal 1", "steal 3"}
    events = table.play("steal 3")
    assert told(events, "steal") == [{"seat": 0, "owner": 3, "soldier": "karen"}]
    assert table.soldiers() == ["arthur", "karen"] and table.soldiers(3) == []
    assert table.offers() == {"gain red 2", "steal 1"}


def test_x22_empty_market_pile() -> None:
    table = position(row="wanda timmy bruno magda", market="", nuggets=[20], hands=["tom"])
    table.play("buy 2")
    assert table.row == ["wanda", None, "bruno", "magda"]
    table.play("buy 1", "end turn")
    assert table.row == [None, None, "bruno", "magda"]


def test_x23_unused_main_action() -> None:
    table = position(hands=["tom tom"])
    table.play("play tom")
    assert table.can("pass") and not table.can("end turn")


def test_x24_first_player_token() -> None:
    table = position(players=3, hands=["tom", "tom", "tom"])
    table.everybody_passes()
    assert table.seat == 1 and table.view["first"] == 1
    assert table.view["round"] == 1
    assert table.offers() == {f"destroy {slot}" for slot in (1, 2, 3, 4)} | {"destroy red 1", "destroy red 2"}
    events = table.play("destroy red 1")
    assert happened(events, "destroy_red", "red_top", "round", "draw") == ["destroy_red", "red_top", "round"] + [
        "draw"
    ] * (5 + 5 + 5)
    assert table.view["red_box"] == ["champion"]
    assert table.view["round"] == 2 and table.asked == (0, 1, 2)


@pytest.mark.parametrize(("edition", "blue", "tokens"), [("rulebook", 84, 7), ("extended", 91, 8)])
def test_x30_counting_cards(edition: str, blue: int, tokens: int) -> None:
    used = {"rulebook", edition}
    cards = sum(card.copies for card in [*BOOK.noble, *BOOK.character, *BOOK.building] if card.edition in used)
    assert 4 * sum(card.copies for card in BOOK.starter) + cards == blue
    assert sum((4 if card.starter else 1) * card.copies for card in BOOK.combat_card) == 54
    assert sum(token.edition in used for token in BOOK.magic_token) == tokens
    view = GoldblivionTable(GOLDBLIVION.set_up({"players": 2, "edition": edition}, seed=1)).view
    assert view["market"] + 4 == sum(int(BLUE_COPIES[BLUE_WORDS.index(c.id)]) for c in market_cards(used))
    assert view["tokens"]["down"] == tokens


def market_cards(used: set[str]) -> list:
    return [card for card in [*BOOK.character, *BOOK.building] if card.edition in used]


def test_x32_payment_behind_a_building() -> None:
    table = position(buildings=["bar"], played=["archimus"], material=[1], hands=["tom"])
    table.play("activate bar")
    assert table.offers() == {"pay", "decline"}
    table.play("decline")
    assert table.purse() == (0, 1, 0)


def test_x33_theft_and_exhausted_cards() -> None:
    table = position(
        players=3, hands=["harmony"], piles="- archer", soldiers=["", "", "arthur"], exhausted=["", "xena karen"]
    )
    table.play("play harmony")
    assert table.offers() == {"gain red 2", "steal 2"}
