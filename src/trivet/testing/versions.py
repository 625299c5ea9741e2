"""Versions of the rules: a game begun by one goes on by it, and says which."""

import random

import pytest

from trivet.engine.errors import BadMatch
from trivet.engine.match import Match
from trivet.games import load

from .contract import choose


def test_every_released_version_is_still_played(name: str) -> None:
    newest = load(name).rules_version
    assert load(name).rules_versions == tuple(range(1, newest + 1))


def test_a_new_game_is_begun_by_the_newest_version(name: str) -> None:
    played = load(name)
    assert played.set_up({}, seed=1).fields().rules == played.rules_version
    assert Match(played, {}).rules_version == played.rules_version


def test_the_version_stands_in_the_state_and_in_all_that_is_made_of_it(name: str, version: int) -> None:
    played, chance = load(name), random.Random(3)
    match = Match(played, {}, 3, version)
    for _ in range(30):
        if played.over(match.state):
            break
        match.play(*choose(played, match.state, chance))
        hidden = played.hide(match.state, 0)
        states = [match.state, match.state.copy(), hidden, played.imagine(hidden, 3)]
        assert [state.fields().rules for state in states] == [version] * 4
    assert all(state.fields().rules == version for state, _, _ in match.positions())


@pytest.mark.parametrize("strange", [-1, 0, 99, 2**80])
def test_a_version_that_is_not_here_is_refused_by_name(name: str, strange: int) -> None:
    for begin in (lambda: load(name).set_up({}, 1, strange), lambda: Match(load(name), {}, 1, strange)):
        with pytest.raises(BadMatch, match=rf"no version {strange} of the rules of {name} here, but version 1"):
            begin()
