"""What reveals something cannot be taken back, all else can; chains of reactivations come to an end."""

from random import Random

import pytest

from trivet.engine.match import Match

from .positions import position
from .table import GOLDBLIVION, GoldblivionTable


@pytest.mark.parametrize(
    ("text", "reveals"),
    [
        ("play tom", True),  # from a hidden hand
        ("buy 1", True),
        ("recruit 1", True),
        ("visit left", False),
        ("visit right", False),
        ("pass", False),
        ("bar", False),
        ("activate mine", False),
        ("activate magika", True),
        ("activate castrum", True),
        ("activate forge", False),
        ("activate conversus", False),
        ("magic magic_5", True),
    ],
)
def test_actions_of_a_turn(text: str, reveals: bool) -> None:
    table = position(
        hands=["tom"],
        played=["wanda"],
        nuggets=[9],
        material=[3],
        buildings=["mine magika castrum forge conversus"],
        tokens=["magic_5"],
    )
    assert table.reveals(text) == reveals


def test_a_draw_from_an_empty_pile_reveals_nothing() -> None:
    assert not position(hands=["tom"], buildings=["magika"], decks=[""]).reveals("activate magika")


def test_no_die_reveals_nothing() -> None:
    assert not position(hands=["tom"], buildings=["castrum"]).reveals("activate castrum")


def test_a_village_with_a_die_reveals() -> None:
    assert position(nuggets=[2], villages="village_nugget_die village_material_bar").reveals("visit left")


def test_a_building_that_reactivates_reveals_when_the_card_does() -> None:
    table = position(hands=["tom"], buildings=["bar"], played=["colin rolly_rockers"])
    assert not table.reveals("activate bar")
    table.play("activate bar")
    assert not table.reveals("reactivate colin")
    assert table.reveals("reactivate rolly_rockers")


def test_in_combat() -> None:
    table = position(hands=["gloric"], soldiers=["archer axel karen xena"], board={1: "forest_5"})
    table.play("play gloric")
    assert table.reveals("attack 1") and table.reveals("attack 2")
    table.luck("attack 1", reveal_soldier="archer axel karen")
    assert table.reveals("resolve archer")
    assert not table.reveals("resolve axel") and not table.reveals("resolve karen")
    assert table.reveals("finish")


def test_a_payment_can_be_taken_back() -> None:
    match = Match(GOLDBLIVION, {"players": 2}, seed=1)
    table = position(hands=["tom"], buildings=["mine"], nuggets=[8], material=[2])
    match.state = table.state
    before = bytes(match.state)
    for text in ("bar", "activate mine", "visit right"):
        match.play(0, GOLDBLIVION.actions.read(text))
    assert match.can_undo(0) and not match.can_undo(1)
    for _ in range(3):
        match.undo(0)
    assert bytes(match.state) == before


def test_passing_can_be_taken_back_until_the_turn_ends() -> None:
    match = Match(GOLDBLIVION, {"players": 2}, seed=1)
    match.state = position(hands=["tom", "tom"], nuggets=[8]).state
    match.play(0, GOLDBLIVION.actions.read("pass"))
    assert match.can_undo(0)
    match.play(0, GOLDBLIVION.actions.read("end turn"))
    assert not match.can_undo(0)


@pytest.mark.parametrize("token", ["magic_2", "magic_5"])
def test_r68_a_pass_that_could_tell_of_a_token_cannot_be_taken_back(token: str) -> None:
    """Whatever the token is: else the others would learn that from what is possible now."""
    assert position(hands=["", "tom"], tokens=[token]).reveals("pass")
    assert not position(hands=["", "tom"], tokens=[token], nuggets=[7]).reveals("pass")
    assert not position(hands=["", "tom"], tokens=[token], rules=2).reveals("pass")


def test_a_development_stands_once_chosen() -> None:
    match = Match(GOLDBLIVION, {"players": 2}, seed=1)
    match.state = position(developing=True, hands=["tom", "tom"]).state
    match.play(1, GOLDBLIVION.actions.read("develop tom left"))
    assert not match.can_undo(1)


def test_a_drafted_noble_can_be_put_back_until_the_turn_ends() -> None:
    match = Match(GOLDBLIVION, {"players": 3}, seed=1)
    (seat,) = GOLDBLIVION.to_act(match.state)
    before = bytes(match.state)
    match.play(seat, GOLDBLIVION.offers(match.state, seat)[0])
    match.undo(seat)
    assert bytes(match.state) == before


@pytest.mark.parametrize("seed", range(6))
def test_chains_never_loop(seed: int) -> None:
    """Whatever is chosen, reactivating and readying wherever possible, a turn comes to its end."""
    chance = Random(seed)
    table = position(
        edition="extended",
        hands=["britney boss red"],
        played=["britney boss red tom naya picassol"],
        buildings=["bar -mine -forge -magika -neverland"],
        tokens=["magic_8"],
        row="castrum conversus market_building magika",
        nuggets=[9],
        material=[1],
    )
    for _ in range(120):
        offers = sorted(table.offers())
        again = [text for text in offers if text.startswith(("reactivate", "activate", "magic", "choose 2", "play"))]
        if table.seat != 0 or offers == ["end turn"]:
            return
        table.play(chance.choice(again or offers))
    raise AssertionError("The turn does not end.")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_taking_back_leads_to_the_very_state_before(players: int) -> None:
    chance = Random(players)
    match = Match(GOLDBLIVION, {"players": players}, seed=players)
    for _ in range(150):
        if GOLDBLIVION.over(match.state):
            break
        seat = chance.choice(GOLDBLIVION.to_act(match.state))
        before = bytes(match.state)
        action = chance.choice(GOLDBLIVION.offers(match.state, seat))
        match.play(seat, action)
        if match.can_undo(seat):
            match.undo(seat)
            assert bytes(match.state) == before
            match.play(seat, action)
    assert GoldblivionTable(match.state).view["round"] > 0
