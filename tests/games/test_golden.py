"""Golden matches of older rules, which the suite replays, would go otherwise by newer ones.

`gobi-2-china` was chosen among matches of version 1 by hand: in it China breaks a route, as version 2 does not allow.
"""

import pytest

from trivet.engine.errors import BadMatch
from trivet.engine.match import Match, read_match
from trivet.games import load
from trivet.testing.golden import outcome, outcomes
from trivet.texts import Texts

from .golden import MATCHES


@pytest.mark.parametrize("name", ["gobi-2-china", "gorbino-2", "goldblivion-1"])
def test_a_match_of_version_1_would_go_otherwise_by_version_2(name: str) -> None:
    """So the suite shows that it is not played by it."""
    file = read_match(MATCHES[name].read_bytes())
    file.rules_version = 2
    try:
        other = outcome(Match.load(load(file.game), file))
    except BadMatch:
        return
    assert other != outcomes(MATCHES[name].parent)[name]


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_the_page_tells_minutes_by_about_as_many_moves_as_are_made(name: str) -> None:
    file = read_match(MATCHES[name].read_bytes())
    players = int(file.options["players"])
    told = int(Texts("en", {file.game: load(file.game).components}).say(f"{file.game}-moves", players=players))
    assert told == pytest.approx(len(file.moves) / players, rel=0.35)
