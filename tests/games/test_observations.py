"""What a seat observes of our games, beyond what the suite asks of any: all it may know, the same of every seat."""

import random
from collections import defaultdict

import numpy as np
import pytest

from trivet.engine.state import State
from trivet.games import load
from trivet.testing.contract import entries, seats, some_options, walk
from trivet.testing.seeds import seeds

from .contract import CASES

POSITIONS = 60

every_game = pytest.mark.parametrize(("name", "players"), CASES)


@every_game
def test_outcomes_that_a_seat_may_tell_apart_are_observed_apart(name: str, players: int) -> None:
    """Whatever differs in what a seat is handed differs in what it observes."""
    played, chance, looked = load(name), random.Random(players), 0
    for state, _, _ in walk(played, some_options(played, players, chance), players):
        if chance.random() < 0.5 and looked < POSITIONS:
            looked += 1
            for actor in played.to_act(state):
                handed = defaultdict(set)
                for action in played.offers(state, actor):
                    after = state.copy()
                    played.play(after, actor, action)
                    for seat in played.to_act(after):
                        hidden = played.hide(after, seat)
                        handed[played.observe(hidden, seat).tobytes()].add(known(hidden))
                assert all(len(hidden) == 1 for hidden in handed.values())


def known(hidden: State) -> bytes:
    """All of it but a count that says how far undo may go."""
    known = np.frombuffer(bytes(hidden), np.uint8).copy()
    kind, at = (hidden.array.dtype.fields or {})["revealed"][:2]
    known[at : at + kind.itemsize] = 0
    return known.tobytes()


@every_game
@seeds(2)
def test_the_observing_seat_comes_first_then_those_after_it(name: str, players: int, seed: int) -> None:
    played, chance = load(name), random.Random(seed)
    each_seat = [feature for feature, declared in played.observes.features.items() if declared.each_seat]
    for state, _, _ in walk(played, some_options(played, players, chance), seed):
        if chance.random() < 0.1:
            around = len(entries(state))
            seen = [
                played.observes.named(played.observe(played.hide(state, seat), seat, derived=True))
                for seat in seats(state)
            ]
            for feature in each_seat:
                for seat in seats(state):
                    assert np.array_equal(
                        seen[seat][feature][:around], np.roll(seen[0][feature][:around], -seat, axis=0)
                    )
                    assert not seen[seat][feature][around:].any()
