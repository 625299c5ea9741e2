"""A game's data belong to it: with another file it is loaded once more, beside the first, and its matches keep the file."""

import random

import pytest

from trivet.engine.errors import BadData
from trivet.engine.match import Match, read_match
from trivet.games import load, own_data_file

from .contract import choose, some_options, walk


def a_copy(name: str) -> str:
    """The game's own data in another file."""
    return f"{own_data_file(name).read_text(encoding='utf-8')}\n# A designer's.\n"


def test_it_is_played_with_another_data_file_beside_its_own(name: str, players: int) -> None:
    own, other = load(name), load(name, a_copy(name))
    assert other.package != own.package and (own.data, other.data) == (None, a_copy(name))
    assert other.components == own.components and other.components is not own.components
    options = some_options(own, players, random.Random(players))
    games = (walk(played, options, players) for played in (own, other))
    for (state, *move), (twin, *same_move) in zip(*games, strict=True):
        assert bytes(twin) == bytes(state) and same_move == move


def test_a_match_keeps_the_data_that_it_was_played_with(name: str) -> None:
    match, chance = Match(load(name, a_copy(name)), {}, seed=1), random.Random(1)
    for _ in range(20):
        if not match.game.over(match.state):
            match.play(*choose(match.game, match.state, chance))
    file = read_match(match.save())
    loaded = Match.load(load(file.game, file.data, file.rules_version), file)
    assert loaded.game is match.game and bytes(loaded.state) == bytes(match.state)


def test_a_data_file_that_does_not_fit_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadData, match="The data file"):
        load(name, f"no_such_field_of_{name} = 1\n{a_copy(name)}")
    assert load(name).set_up({}, 1)
