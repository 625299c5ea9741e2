"""Golden matches: committed once, replayed ever after. `python tests/golden/make.py` made them and says when to again."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from trivet.engine.errors import BadMatch
from trivet.engine.match import Match, MatchFile, read_match
from trivet.games import game

from .contract import CASES

GOLDEN = Path(__file__).parents[1] / "golden"
OUTCOMES = GOLDEN / "outcomes.json"
NAMES = sorted(file.stem for file in GOLDEN.glob("*.json") if file != OUTCOMES)
TAIL = 16
"""Bytes at the end of a state that hold that version and count turns. They are not hashed: they came later."""


def name_of(name: str, players: int, version: int) -> str:
    return f"{name}-{players}" + (f"-rules-{version}" if version > 1 else "")


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
        "state": hashlib.sha256(bytes(match.state)[:-TAIL]).hexdigest(),
    }


def kept(name: str) -> MatchFile:
    return read_match((GOLDEN / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_match_goes_as_it_went(name: str) -> None:
    file = kept(name)
    match = Match.load(game(file.game), file)
    assert match.rules_version == file.rules_version
    assert match.game.over(match.state)
    assert outcome(match) == json.loads(OUTCOMES.read_text())[name]


def test_a_golden_match_is_kept_of_every_number_of_players_and_version_of_the_rules() -> None:
    asked = {(name, players, version) for name, players in CASES for version in game(name).rules_versions}
    assert {(file.game, file.options["players"], file.rules_version) for file in map(kept, NAMES)} == asked
    assert {name_of(*match) for match in asked} <= set(NAMES)


@pytest.mark.parametrize("name", ["gobi-2-china", "goldblivion-1"])
def test_a_match_of_version_1_would_go_otherwise_by_version_2(name: str) -> None:
    """So the other test shows that it is not played by it."""
    file = kept(name)
    file.rules_version = 2
    try:
        other = outcome(Match.load(game(file.game), file))
    except BadMatch:
        return
    assert other != json.loads(OUTCOMES.read_text())[name]
