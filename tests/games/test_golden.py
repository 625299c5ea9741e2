"""Golden matches: committed once, replayed ever after. `python tests/golden/make.py` made them and says when to again."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from trivet.engine.match import Match, read_match
from trivet.games import game

from .contract import CASES

GOLDEN = Path(__file__).parents[1] / "golden"
OUTCOMES = GOLDEN / "outcomes.json"


def outcome(match: Match) -> dict[str, Any]:
    """How a match went: the offers counted on the way, and its end."""
    played = match.game
    offered = 0
    for state, _, _ in match.positions():
        offered += sum(len(played.offers(state, seat)) for seat in played.to_act(state))
    return {
        "offers": offered,
        "scores": played.scores(match.state),
        "places": played.places(match.state),
        "state": hashlib.sha256(bytes(match.state)).hexdigest(),
    }


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_golden_match_goes_as_it_went(name: str, players: int) -> None:
    file = read_match((GOLDEN / f"{name}-{players}.json").read_bytes())
    match = Match.load(game(name), file)
    assert match.options["players"] == players
    assert match.game.over(match.state)
    assert outcome(match) == json.loads(OUTCOMES.read_text())[f"{name}-{players}"]


def test_every_golden_match_is_of_a_game_on_the_table() -> None:
    kept = {file.stem for file in GOLDEN.glob("*.json")} - {"outcomes"}
    assert kept == {f"{name}-{players}" for name, players in CASES}
