"""What every game has to pass, and who loses a point."""

from pathlib import Path

import pytest

from trivet import Match, load
from trivet.testing import Suite


class TestGame(Suite):
    game = "liars_dice"
    golden = Path(__file__).parent / "golden"


@pytest.mark.parametrize("ones", ["wild", "plain"])
def test_whoever_was_wrong_loses_a_point_and_begins(ones: str) -> None:
    game = load("liars_dice")
    for seed in range(30):
        match = Match(game, {"players": 2, "ones": ones}, seed)
        claimer = game.to_act(match.state)[0]
        dice = [game.view(match.state, None)["players"][p]["dice"] for p in range(2)]
        found = sum(face == "six" or (face == "one" and ones == "wild") for cup in dice for face in cup)
        match.play(claimer, game.actions.number("claim", number=3, face="six"))
        match.play(1 - claimer, game.actions.number("doubt"))
        wrong = claimer if found < 3 else 1 - claimer
        assert [score["total"] for score in game.scores(match.state)] == [-(p == wrong) for p in range(2)]
        assert game.to_act(match.state) == (wrong,)
