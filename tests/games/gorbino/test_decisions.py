"""The decision points: who decides what, and what may be declined."""

from collections.abc import Callable

import pytest

from .positions import GORBINO, GorbinoTable, position

RICH = "4 food 4 wood 4 coal 4 iron 4 gold"
AROUND = {"fogbridge": "0 food", "emberfall": "1 iron", "hushmere": "1 gold", "oakscale": "0 coal", "moonwell": "1"}


def set_up(phase: str) -> GorbinoTable:
    table = GorbinoTable(GORBINO.set_up({"players": 3}, seed=8))
    table.play_until(phase)
    return table


def in_debt() -> GorbinoTable:
    table = position(ended=True, income=[0, -9], cubes=["", "1 food 1 gold"])
    table.play("end turn")
    return table


def playing(card: str, *then: str) -> Callable[[], GorbinoTable]:
    def arrange() -> GorbinoTable:
        table = position(
            players=3,
            hands=["" if card.startswith("starter") else card],
            discards=["starter_loan starter_trade starter_build"]
            if card == "council_recess"
            else ["", "moneylenders", "crown_bonds"],
            map=AROUND,
            coins=[200, 50, 50],
            cubes=[RICH, "1 food 1 gold", "1 wood"],
            income=[0, 8, 9],
        )
        table.play(f"play {card}", *then)
        return table

    return arrange


@pytest.mark.parametrize(
    ("arrange", "phase", "verbs", "declinable"),
    [
        (lambda: set_up("found"), "found", {"found"}, False),
        (lambda: set_up("draft"), "draft", {"draft"}, False),
        (lambda: set_up("cubes"), "cubes", {"cube"}, True),
        (in_debt, "debt", {"sell"}, False),
        (position, "card", {"play"}, False),
        (playing("starter_loan"), "loan", {"borrow"}, False),
        (playing("starter_production"), "produce", {"produce"}, False),
        (playing("harvest_moon", "produce misthaven"), "produce", {"produce"}, True),
        (playing("guild_monopoly"), "resource", {"harvest"}, False),
        (playing("starter_trade"), "trade", {"sell", "buy"}, False),
        (playing("starter_trade", "sell gold 2"), "trade", {"sell", "buy"}, True),
        (playing("barter_post"), "exchange", {"give"}, False),
        (playing("barter_post", "give food"), "exchange", {"give", "take"}, False),
        (playing("starter_development"), "develop", {"develop"}, False),
        (playing("starter_development", "develop academy"), "develop", {"develop"}, True),
        (playing("patent_office", "develop academy", "done"), "spare", {"spare"}, False),
        (playing("council_recess"), "recall", {"recall"}, True),
        (playing("starter_build"), "build", {"build"}, False),
        (playing("wayfarers_charter", "build lanternquay"), "build", {"build"}, True),
        (playing("cutpurse_ring"), "target", {"target"}, False),
        (playing("highwaymen"), "target", {"target"}, False),
        (playing("highwaymen", "target 1"), "steal", {"take"}, False),
        (playing("spy_network"), "target", {"target"}, False),
        (playing("slander"), "target", {"target"}, False),
        (playing("coup"), "seize", {"seize"}, False),
        (playing("master_forger"), "develop", {"develop"}, False),
        (playing("forged_deeds"), "swap_with", {"swap with"}, False),
    ],
)
def test_options_and_whether_they_may_be_declined(
    arrange: Callable[[], GorbinoTable], phase: str, verbs: set[str], declinable: bool
) -> None:
    table = arrange()
    assert table.phase == phase
    offers = table.offers()
    assert ("done" in offers) == declinable
    texts = offers - {"done"}
    assert texts and all(text.startswith(tuple(verbs)) for text in texts)
    assert {verb for verb in verbs if any(text.startswith(verb) for text in texts)} == verbs


@pytest.mark.parametrize("seat", [1, 2])
def test_opponents_never_decide_anything(seat: int) -> None:
    for arrange in (playing("highwaymen", "target 1"), playing("starter_production"), playing("coup")):
        assert GORBINO.offers(arrange().state, seat) == []


def test_a_first_choice_is_owed_and_a_second_card_is_not_played() -> None:
    table = playing("starter_trade")()
    assert not table.offers("play")


def test_every_play_ends_with_the_end_of_the_turn() -> None:
    table = playing("starter_build", "build lanternquay")()
    assert (table.phase, table.offers()) == ("end", {"end turn"})


def test_a_step_is_offered_only_if_the_whole_can_be_completed() -> None:
    """Purchases that sales would have to cover come after those sales; the same trade is always within reach."""
    table = position(cubes=["1 gold"], coins=[0])
    table.play("play starter_trade")  # selling is all that is possible
    assert table.offers("buy") == {
        *(f"buy food {n}" for n in (1, 2, 3, 4)),
        *(f"buy {name} {n}" for name in ("wood", "coal") for n in (1, 2)),
        "buy iron 1",
    }
