"""What a game's rules write fits its schema to the last number, and reads as the view that it had before schemas.

`python -m tests.games.test_views GAME POSITIONS` compares that many positions, in the mode that TRIVET_COMPILE says: 10,000
of each game take a few seconds.
"""

import importlib
import random
import sys
from collections.abc import Iterator

import pytest

from trivet.engine.errors import BadView
from trivet.engine.game import Game, python_numbers
from trivet.engine.state import State
from trivet.games import load
from trivet.testing.contract import choose, onlookers, some_options, some_rules

POSITIONS = 1_000
DECLARED = ["gobi", "gorbino", "goldblivion"]


def looks(played: Game, positions: int) -> Iterator[tuple[State, int | None]]:
    """Positions of random games with every number of players, each as somebody sees it."""
    chance = random.Random(positions)
    looked = 0
    while looked < positions:
        options = some_options(played, chance.choice(played.players), chance)
        state = played.set_up(options, chance.getrandbits(64), some_rules(played, chance))
        while not played.over(state) and looked < positions:
            seat = chance.choice(onlookers(state))
            yield played.hide(state, seat), seat
            looked += 1
            played.play(state, *choose(played, state, chance))
        for seat in onlookers(state):
            yield played.hide(state, seat), seat


def compare(name: str, positions: int) -> None:
    played, before = load(name), importlib.import_module(f"tests.games.{name}.old_view")
    for hidden, seat in looks(played, positions):
        written = played.numbers(hidden, seat)
        played.schema.check(written)
        view, expected = played.read_view(written), python_numbers(before.view(hidden.fields(), seat))
        assert view == expected
        assert list(view) == list(expected)


@pytest.mark.parametrize("name", DECLARED)
def test_the_view_is_what_it_was_before_schemas(name: str) -> None:
    compare(name, POSITIONS)


@pytest.mark.parametrize("name", DECLARED)
def test_a_number_too_few_or_too_many_is_said_with_the_game_and_its_rules(name: str) -> None:
    played = load(name)
    written = played.numbers(played.hide(played.set_up({}, 1), None), None)
    for spoilt in (written[:-1], [*written, 0]):
        with pytest.raises(BadView, match=rf"The view of {name} is not written as it is declared.*look.*{name}\.rules"):
            played.read_view(spoilt)


if __name__ == "__main__":
    compare(sys.argv[1], int(sys.argv[2]))
