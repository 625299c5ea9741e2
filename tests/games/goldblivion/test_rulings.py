"""Rulings that no case and no card has tested yet."""

import pytest

from trivet.games.goldblivion.components import BLUE_WORDS, BOOK
from trivet.games.goldblivion.effects import BLUE_LIST, CHARACTER, EFFECT, FIRST, Has, Market

from ..table import told
from .positions import position
from .table import GOLDBLIVION, GoldblivionTable, fell, happened, reprinted, with_generator


def test_r05_mine_costs_3_material() -> None:
    assert position(row="mine wanda timmy bruno", material=[3]).can("buy 1")
    assert not position(row="mine wanda timmy bruno", material=[2]).can("buy 1")


def test_r09_digits_differ() -> None:
    assert [token.digit for token in BOOK.magic_token] == list(range(1, 9))


def test_r11_a_payment_is_made_once() -> None:
    table = position(hands=["thardard tom"], material=[2])
    table.play("play thardard", "pay")
    assert table.phase == "act" and table.purse() == (10, 1, 0)


@pytest.mark.parametrize(
    ("market", "offered"),
    [
        (Market.BLUE, {"destroy 1", "destroy 2", "destroy 3", "destroy 4"}),
        (Market.RED, {"destroy red 1", "destroy red 2"}),
    ],
)
def test_r12_destroy_from_one_market(market: int, offered: set[str]) -> None:
    effect = FIRST[BLUE_LIST[BLUE_WORDS.index("noble_ariane")]] + 1
    with reprinted(EFFECT, (effect, Has.A), market):
        table = position(hands=["noble_ariane"])
        table.play("play noble_ariane")
        assert table.offers() == offered


def test_r12_reactivate_any_character() -> None:
    effect = FIRST[BLUE_LIST[BLUE_WORDS.index("boss")]] + 1
    with reprinted(EFFECT, (effect, Has.A), CHARACTER):
        table = position(hands=["boss"], played=["tom naya red"], buildings=["-mine"], edition="extended")
        table.play("play boss")
        assert table.offers() == {"reactivate tom", "reactivate naya", "reactivate red"}


def test_r21_only_passing_leaves_a_main_action_unused() -> None:
    table = position(hands=["tom"], nuggets=[7])
    assert not table.can("end turn")
    table.play("bar")
    assert table.offers() == {"play tom", "pass"}


@pytest.mark.parametrize("steps", [[], ["attack 1"], ["attack 1", "resolve axel"], ["attack 1", "finish"]])
def test_r22_nothing_interrupts_an_action(steps: list[str]) -> None:
    table = position(
        hands=["gloric tom"],
        soldiers=["axel karen"],
        board={1: "forest_5"},
        nuggets=[9],
        buildings=["mine"],
        tokens=["magic_5"],
    )
    table.play("play gloric", *steps)
    assert not table.offers("bar", "activate", "magic", "play", "buy", "pass", "end")


def test_r25_three_tokens_at_most_kept_across_rounds() -> None:
    table = position(hands=["magus"], tokens=["magic_1 magic_2"])
    events = table.luck("play magus", roll="die_magic")
    assert len(told(events, "take_magic")) == 1 and len(table.tokens()) == 3
    held = table.tokens()
    table.everybody_passes()
    assert table.tokens() == held


def test_r25_a_used_token_cannot_be_taken_again_this_round() -> None:
    used = "magic_1 magic_2 magic_3 magic_4 magic_5 magic_6"
    table = position(hands=["magus magus"], used=used)
    events = table.luck("play magus", roll="die_1_nugget")
    assert fell(events, "take_magic") == ["magic_7"]
    assert table.view["tokens"]["down"] == 0
    assert happened(table.luck("play magus", roll="die_1_nugget"), "take_magic") == []


def test_r28_effects_come_in_the_order_of_the_data() -> None:
    table = position(hands=["noble_ariane"])
    assert happened(table.play("play noble_ariane", "destroy 1"), "nuggets", "destroy") == ["nuggets", "destroy"]


@pytest.mark.parametrize("card", ["noble_ariane", "noble_blaze", "gloric", "boss"])
def test_r29_targets_must_be_chosen(card: str) -> None:
    table = position(hands=[card], played=["naya timmy"], edition="extended")
    table.play(f"play {card}")
    assert len(table.offers()) > 1 and not table.offers("decline", "end", "pass")


def test_r33_a_card_does_not_reactivate_itself() -> None:
    table = position(hands=["britney tom"], row="mine bar forge magika")
    events = table.play("play britney", "choose 2")
    assert told(events, "reactivate") == [] and table.phase == "act"


def test_r33_another_chain_may_reactivate_it_again() -> None:
    table = position(hands=["tom"], played=["colin"], buildings=["bar"], tokens=["magic_8"], edition="extended")
    table.play("activate bar")
    assert table.material() == 1
    table = position(hands=["britney britney"], played=["tom"], row="mine bar forge magika")
    table.play("play britney", "choose 2")
    assert table.nuggets() == 1
    table.play("play britney", "choose 2", "reactivate tom")
    assert table.nuggets() == 2


def test_r33_a_long_chain() -> None:
    """Token 8 reactivates Britney A, she Britney B, she Tom; none of them twice."""
    table = position(
        tokens=["magic_8"],
        played=["britney britney tom"],
        edition="extended",
        hands=["tom"],
        row="mine bar forge magika",
    )
    table.play("magic magic_8")
    assert table.offers() == {"reactivate britney", "reactivate tom"}
    table.play("reactivate britney", "choose 2")
    assert table.offers() == {"reactivate britney", "reactivate tom"}
    table.play("reactivate britney")
    table.play("choose 2")  # Tom is all that is left
    assert table.nuggets() == 1 and table.phase == "act"


def test_r34_a_building_readied_can_be_activated_again() -> None:
    table = position(hands=["red tom"], buildings=["-mine"])
    table.play("play red", "choose 2", "activate mine")
    assert table.bars() == 1 and table.tilted("mine")


def test_r34_only_tilted_buildings_can_be_readied() -> None:
    table = position(hands=["red tom"], buildings=["mine bar"])
    table.play("play red", "choose 2")
    assert table.phase == "act"


def test_r37_theft_of_the_second_card_where_the_first_empties_a_pile() -> None:
    table = position(hands=["harmony"], piles="karen archer", under="", soldiers=["", "xena"])
    table.play("play harmony")
    assert table.offers() == {"gain red 1", "gain red 2"}
    table.play("gain red 1")
    assert table.offers() == {"gain red 2", "steal 1"}


def test_r37_both_piles_empty() -> None:
    table = position(hands=["harmony"], piles="- -", soldiers=["", "xena xena arthur"])
    table.play("play harmony")
    assert table.offers() == {"steal 1"}
    table.play("steal 1", "steal 1")
    assert len(table.soldiers(0)) == 2 and len(table.soldiers(1)) == 1


def test_r37_no_source_no_gain() -> None:
    table = position(hands=["harmony tom"], piles="- -", soldiers=["arthur", ""])
    table.play("play harmony")
    assert table.phase == "act" and table.soldiers() == ["arthur"]


def test_r38_any_card_of_the_pile_may_be_stolen() -> None:
    table = position(hands=["noble_blaze"], piles="- archer", soldiers=["", "xena arthur karen"])
    table.play("play noble_blaze")
    stolen = {
        fell(GoldblivionTable(with_generator(table.state, seed)).play("steal 1"), "steal")[0] for seed in range(40)
    }
    assert stolen == {"xena", "arthur", "karen"}


def test_r39_tilted_buildings_count() -> None:
    table = position(buildings=["castrum -mine -bar"], hands=["tom"])
    table.play("activate castrum")
    assert table.nuggets() == 6


@pytest.mark.parametrize("zone", ["hands", "decks", "left"])
def test_r39_only_the_play_area_counts(zone: str) -> None:
    arranged = {"hands": ["naya"], zone: ["naya naya" if zone == "hands" else "naya"]}
    table = position(**arranged)  # type: ignore[arg-type]
    table.play("play naya")
    assert table.nuggets() == 1


def test_r40_the_cow_dragon_is_no_trophy() -> None:
    board = {5: "-", 6: "-", 9: "-", 10: "-", 11: "-"}
    table = position(hands=["bro colin"], soldiers=[" ".join(["champion"] * 5)], board=board)
    table.play("play bro", "attack 10", "finish", "play colin")
    assert table.purse() == (0, 1, 3)


def test_r42_combat_without_combat_cards_takes_place() -> None:
    table = position(hands=["gloric tom"], soldiers=[""], board={1: "forest_1"})
    table.play("play gloric", "attack 1")
    assert table.army == [] and table.offers() == {"finish"}
    table.play("finish")
    assert table.enemy(1) == "forest_1" and table.phase == "act"


def test_r45_karen_gone_and_nobody_left() -> None:
    table = position(hands=["gloric tom"], soldiers=["karen"], board={1: "forest_5"})
    table.play("play gloric", "attack 1", "resolve karen", "choose 2")
    events = table.play("finish")
    assert told(events, "defeat") and not told(events, "lose")
    assert table.phase == "act"


def test_r46_a_card_gained_this_round_fights_this_round() -> None:
    table = position(hands=["noble_blaze gloric"], soldiers=[""], piles="champion archer", board={1: "forest_1"})
    table.play("play noble_blaze", "gain red 1", "play gloric", "attack 1")
    assert table.army == ["champion"] and table.strength == 2


def test_r47_the_reward_comes_after_the_tile_is_gone() -> None:
    """The Combat card of the reward does not join the army."""
    table = position(hands=["gloric colin"], soldiers=["champion champion xena"], board={1: "forest_5"})
    table.play("play gloric", "attack 1", "finish")
    assert table.view["combat"] is None and table.enemy(1) is None
    assert table.phase == "free_red"
    table.play("gain red 1", "play colin")
    assert table.nuggets() == 1  # the trophy counts


def test_r48_the_tile_and_then_the_cow_dragon_fill_position_10() -> None:
    table = position(
        hands=["bro"], soldiers=["champion " * 5], board={9: "-", 5: "-", 11: "-", 6: "-", 10: "mountain_1"}
    )
    assert table.view["places"][9]["strength"] == 6
    table.play("play bro", "attack 10", "finish", "gain red 1")
    assert table.view["places"][9] == {"down": 0, "enemy": "cow_dragon", "strength": 10, "draws": 4}
    assert table.view["places"][8]["draws"] == 1 and table.view["places"][4]["draws"] == 2


def test_r49_a_stack_is_occupied_until_both_tiles_are_gone() -> None:
    board = {1: "forest_1"}
    assert position(players=4, board=board).view["places"][4]["draws"] == 0
    assert position(players=4, board={1: "-"}).view["places"][4]["draws"] == 1


def test_solo_a_surrounded_enemy_may_be_chosen_and_only_bonus_cards_are_drawn() -> None:
    """10.1: revealed for the noble."""
    table = position(players=1, hands=["gloric bro"], board={5: "mountain_1"}, soldiers=["xena xena"])
    table.play("play gloric")
    assert table.can("attack 5")
    table.play("attack 5")
    assert table.army == []
    table.play("finish", "play bro", "attack 5")
    assert table.army == ["xena"]


def test_extra_strength_and_cards_belong_to_their_combat_alone() -> None:
    table = position(tokens=["magic_4"], hands=["gloric"], soldiers=["arthur"], board={1: "forest_5"})
    table.play("magic magic_4", "attack 1", "finish", "play gloric", "attack 1")
    assert table.strength == 0


def test_actions_read_back() -> None:
    for action in range(GOLDBLIVION.actions.size):
        assert GOLDBLIVION.actions.read(GOLDBLIVION.actions.text(action)) == action
