"""Options and seeds: what a game takes, and what it says to the rest."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trivet.engine.errors import BadOptions, UnknownGame
from trivet.games import IDS, load

every_game = pytest.mark.parametrize("name", IDS)


@every_game
def test_defaults_are_filled_in(name: str) -> None:
    played = load(name)
    chosen = played.choose_options({})
    assert chosen == {"players": played.players[0], **{option.name: option.default for option in played.options}}
    assert all(option.default in option.choices for option in played.options)
    assert played.choose_options(chosen) == chosen


@every_game
@pytest.mark.parametrize("players", [0, 1000, -1, "2", None, True, 2.0, [2], {"a": 1}])
def test_an_impossible_number_of_players_is_refused_with_the_possible_ones(name: str, players: Any) -> None:
    with pytest.raises(BadOptions, match=f"{name}: players can be {load(name).players[0]}"):
        load(name).set_up({"players": players}, seed=1)


@every_game
def test_an_unknown_option_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadOptions, match=f"{name} has no option colour; it has players"):
        load(name).set_up({"colour": "red"}, seed=1)


@every_game
@given(options=st.dictionaries(st.sampled_from(["players", "seats", "", "😀"]), st.integers() | st.text() | st.none()))
def test_any_options_are_taken_or_refused_by_name(name: str, options: dict[str, Any]) -> None:
    try:
        chosen = load(name).choose_options(options)
    except BadOptions:
        return
    assert chosen["players"] in load(name).players


@every_game
@pytest.mark.parametrize("seed", [-1, 2**128, 1.5, "7", True, None])
def test_a_seed_is_a_number_of_128_bits(name: str, seed: Any) -> None:
    with pytest.raises(BadOptions, match="seed"):
        load(name).set_up({}, seed)
    hidden = load(name).hide(load(name).set_up({}, 1), 0)
    with pytest.raises(BadOptions, match="seed"):
        load(name).imagine(hidden, seed)


@pytest.mark.parametrize("name", ["chess", "", "Gobi ", "../gobi", "gobi.rules"])
def test_an_unknown_game_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownGame, match=f"The games are: {', '.join(IDS)}"):
        load(name)
