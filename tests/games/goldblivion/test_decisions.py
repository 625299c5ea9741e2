"""The decision points D1 to D17: who decides, among what, and whether it can be declined."""

import pytest

from trivet.games.goldblivion.components import BOOK

from ..table import told
from .positions import position
from .table import GOLDBLIVION, GoldblivionTable

HAND = "tom tom naya naya gloric"


def drafting(players: int, seed: int, **options: str) -> tuple[GoldblivionTable, dict[int, int]]:
    """A draft about to begin, and each seat's digit."""
    state, opening = GOLDBLIVION.begin({"players": players, **options}, seed)
    digits = {token.id: token.digit for token in BOOK.magic_token}
    shown = {event["seat"]: digits[event["token"]] for event in told(opening.to(None), "digit")}
    return GoldblivionTable(state), shown


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_d01_noble_draft(players: int, seed: int) -> None:
    table, digits = drafting(players, seed)
    nobles = table.view["nobles"]
    assert len(nobles) == players == len(set(digits.values()))
    order = sorted(digits, key=lambda seat: -digits[seat])
    for i, seat in enumerate(order):
        assert table.seat == seat
        if i < players - 1:
            assert table.offers() == {f"draft {noble}" for noble in nobles}
            table.play(f"draft {nobles.pop()}")
        events = table.play("end turn")
    assert told(events, "first_player") == [{"seat": order[-1]}]
    assert table.view["first"] == order[-1]
    assert table.view["tokens"] == {"down": 7, "up": []}
    for seat in range(players):
        own = table.own(seat)
        assert len(own["hand"]) == 5 and len(own["pile"]) == 2 and own["tokens"] == []
        assert sum(card.startswith("noble_") for card in own["hand"] + own["pile"]) == 1


def test_d02_development() -> None:
    table = position(players=3, developing=True, hands=["tom naya tom", "gloric", ""])
    assert table.asked == (0, 1)
    assert table.offers(seat=0) == {
        "develop tom left",
        "develop tom right",
        "develop naya left",
        "develop naya right",
    }
    assert table.offers(seat=1) == {"develop gloric left", "develop gloric right"}
    assert GOLDBLIVION.offers(table.state, 2) == []


def test_d03_a_turn() -> None:
    table = position(
        hands=["tom naya"],
        row="mine wanda vlad forge",
        nuggets=[6],
        material=[2],
        buildings=["-magika castrum forge"],
        tokens=["magic_5 magic_7"],
    )
    main = {"play tom", "play naya", "buy 2", "recruit 1", "recruit 2", "visit left", "visit right", "pass"}
    bonus = {"activate castrum", "activate forge", "magic magic_5", "magic magic_7"}
    assert table.offers() == main | bonus


def test_d03_after_the_last_main_action() -> None:
    table = position(hands=["tom"], nuggets=[7], buildings=["mine"], tokens=["magic_5"], main=0)
    assert table.offers() == {"bar", "activate mine", "magic magic_5", "end turn"}


def test_d03_bonus_actions_cost_no_main_action() -> None:
    table = position(hands=["tom tom"], nuggets=[14], buildings=["mine magika"], tokens=["magic_5"])
    table.play("bar", "activate mine", "bar", "magic magic_5", "activate magika")
    assert table.view["main_left"] == 2
    assert table.bars() == 3


def test_d04_choose_one() -> None:
    table = position(hands=["bruno"])
    table.play("play bruno")
    assert table.offers() == {"choose 1", "choose 2"}


def test_d04_any_option_of_a_character_even_one_that_does_nothing() -> None:
    table = position(hands=["menthor"], piles="- -", decks=[""], soldiers=["", ""])
    table.play("play menthor")
    assert table.offers() == {"choose 1", "choose 2"}


def test_d05_pay_or_not() -> None:
    table = position(hands=["thardard"], material=[1])
    table.play("play thardard")
    assert table.offers() == {"pay", "decline"}


def test_d06_destroy_market() -> None:
    table = position(hands=["noble_ariane"], row="wanda - timmy -", market="", piles="karen -", under="")
    table.play("play noble_ariane")
    assert table.offers() == {"destroy 1", "destroy 3", "destroy red 1"}


def test_d06_nothing_to_destroy_is_not_asked() -> None:
    table = position(hands=["noble_ariane tom"], row="- - - -", market="", piles="- -")
    table.play("play noble_ariane")
    assert table.phase == "act" and table.nuggets() == 2


def test_d07_free_red() -> None:
    table = position(players=3, hands=["noble_blaze"], piles="karen -", soldiers=["", "xena", "arthur"])
    table.play("play noble_blaze")
    assert table.offers() == {"gain red 1", "steal 1", "steal 2"}


def test_d07_two_full_piles_leave_opponents_alone() -> None:
    table = position(players=3, hands=["noble_blaze"])
    table.play("play noble_blaze")
    assert table.offers() == {"gain red 1", "gain red 2"}


def test_d08_free_blue() -> None:
    table = position(tokens=["magic_1"], row="mine wanda bar timmy", hands=["tom"])
    table.play("magic magic_1")
    assert table.offers() == {"gain 2", "gain 4"}


def test_d08_no_character_is_not_asked() -> None:
    table = position(tokens=["magic_1"], row="mine magika bar forge", hands=["tom"])
    table.play("magic magic_1")
    assert table.phase == "act" and table.tokens() == []


def test_d09_reactivate() -> None:
    table = position(hands=["britney"], played=["tom magda naya red"])
    table.play("play britney", "choose 2")
    assert table.offers() == {"reactivate tom", "reactivate magda"}


def test_d10_territory() -> None:
    table = position(hands=["gloric"], board={5: "mountain_5", 10: "-"})
    table.play("play gloric")
    assert table.offers() == {f"attack {place}" for place in (1, 2, 3, 4, 5, 7, 8, 10, 12)}


def test_d11_army() -> None:
    table = position(hands=["gloric"], soldiers=["champion archer karen"], board={1: "forest_5"})
    table.play("play gloric", "attack 1")
    assert table.offers() == {"resolve archer", "resolve karen", "finish"}


def test_d11_of_two_copies_each_is_resolved_once() -> None:
    table = position(hands=["gloric"], soldiers=["bandit bandit"], board={1: "forest_5"})
    table.play("play gloric", "attack 1")
    for nuggets in (2, 4):
        table.play("resolve bandit")
        assert table.nuggets() == nuggets
    assert table.offers() == {"finish"}


def test_d12_joker() -> None:
    table = position(hands=["gloric"], soldiers=["champion joker karen"], board={1: "forest_5"})
    table.play("play gloric", "attack 1", "resolve joker")
    assert table.offers() == {"copy champion", "copy karen"}


def test_d12_a_joker_copying_boomers_is_d11_d12_d5() -> None:
    table = position(hands=["gloric"], soldiers=["boomers joker xena"], board={1: "forest_5"}, material=[1])
    table.play("play gloric", "attack 1")
    assert "resolve joker" in table.offers()
    table.play("resolve joker")
    assert table.offers() == {"copy boomers", "copy xena"}
    table.play("copy boomers")
    assert table.offers() == {"pay", "decline"}


def test_d13_combat_lost() -> None:
    table = position(hands=["gloric"], soldiers=["archer karen xena"], board={1: "forest_5"})
    table.play("play gloric", "attack 1", "resolve karen", "choose 1", "finish")
    assert table.offers() == {"lose archer", "lose karen", "lose xena"}


def test_d14_end_of_round() -> None:
    table = position(players=3, first=2, row="mine wanda - timmy", market="", piles="- karen", under="")
    table.everybody_passes()
    assert table.seat == 0 == table.view["first"]
    assert table.offers() == {"destroy 1", "destroy 2", "destroy 4", "destroy red 2"}


def test_d14_an_empty_market_is_not_asked() -> None:
    table = position(players=3, row="- - - -", market="", piles="- -")
    table.everybody_passes()
    assert table.view["round"] == 2 and table.view["first"] == 1


def solo(**arranged: object) -> GoldblivionTable:
    return position(players=1, main=0, hands=["tom"], **arranged)  # type: ignore[arg-type]


def test_d15_two_types() -> None:
    table = solo(edition="extended", row="picassol wanda timmy bruno")
    table.luck("end turn", noble_die="die_magic")
    assert table.seat == 0
    assert table.offers() == {"noble type human", "noble type elf"}


def test_d15_twice_the_same_type_is_not_asked() -> None:
    table = solo(row="assassins wanda timmy bruno")
    table.luck("end turn", noble_die="die_magic")
    assert table.noble["cards"]["elf"] == ["assassins"]


def test_d16_reveal_territory() -> None:
    table = solo(opponent="jade", row="archimus wanda timmy bruno", board={1: "forest_1", 2: "-"})
    table.luck("end turn", noble_die="die_magic")
    assert table.seat == 0
    assert table.offers() == {f"noble reveal {place}" for place in range(3, 13)}


def test_d17_destroy_territory() -> None:
    table = solo(opponent="blaze", row="archimus wanda timmy bruno", board={1: "forest_1", 5: "mountain_1", 10: "-"})
    table.luck("end turn", noble_die="die_magic")
    assert table.seat == 0
    assert table.offers() == {f"noble destroy {place}" for place in (1, 5, 10)}
