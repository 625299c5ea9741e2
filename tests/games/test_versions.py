"""Versions of the rules: a game begun by one goes on by it, and says which."""

import random

import pytest

from trivet.engine.errors import BadMatch
from trivet.engine.match import Match
from trivet.games import IDS, game

from .contract import choose

every_game = pytest.mark.parametrize("name", IDS)
every_version = pytest.mark.parametrize(
    ("name", "version"), [(name, version) for name in IDS for version in game(name).rules_versions]
)


@every_game
def test_every_released_version_is_still_played(name: str) -> None:
    newest = game(name).rules_version
    assert game(name).rules_versions == tuple(range(1, newest + 1))


@every_game
def test_a_new_game_is_begun_by_the_newest_version(name: str) -> None:
    played = game(name)
    assert played.set_up({}, seed=1).fields().rules == played.rules_version
    assert Match(played, {}).rules_version == played.rules_version


@every_version
def test_the_version_stands_in_the_state_and_in_all_that_is_made_of_it(name: str, version: int) -> None:
    played, chance = game(name), random.Random(3)
    match = Match(played, {}, 3, version)
    for _ in range(30):
        match.play(*choose(played, match.state, chance))
        hidden = played.hide(match.state, 0)
        states = [match.state, match.state.copy(), hidden, played.imagine(hidden, 3)]
        assert [state.fields().rules for state in states] == [version] * 4
    assert all(state.fields().rules == version for state, _, _ in match.positions())


@pytest.mark.parametrize("version", [-1, 0, 99, 2**80])
@every_game
def test_a_version_that_is_not_here_is_refused_by_name(name: str, version: int) -> None:
    for begin in (lambda: game(name).set_up({}, 1, version), lambda: Match(game(name), {}, 1, version)):
        with pytest.raises(BadMatch, match=rf"no version {version} of the rules of {name} here, but version 1"):
            begin()
