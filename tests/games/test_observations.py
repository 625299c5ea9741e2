"""What a seat observes: all it may know and is offered by, nothing it may not know, within the bounds declared."""

import json
import os
import random
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trivet.engine.state import State
from trivet.games import IDS, game

from .contract import CASES, entries, seats, some_options, walk

ROOT = Path(__file__).parents[2]
POSITIONS = 10_000
KNOWN_POSITIONS = 60

every_game = pytest.mark.parametrize(("name", "players"), CASES)
any_seed = st.integers(0, 2**128 - 1)


@pytest.mark.parametrize("name", IDS)
def test_no_two_outcomes_with_other_offers_are_observed_alike(name: str) -> None:
    """In every one of 10,000 positions (compiled) each offer of each seat that may act is played on a copy. No two of
    these outcomes may give a seat that acts next, the same one or another, one observation and different offers. On the
    way no number leaves its bounds, and no feature stays blank."""
    command = [sys.executable, "-m", "tests.games.alike", name, str(POSITIONS)]
    environment = os.environ | {"TRIVET_COMPILE": "1"}
    told = subprocess.run(command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, check=True)
    found = json.loads(told.stdout)
    assert found["positions"] == POSITIONS
    assert found["pairs"] > POSITIONS
    assert found["confused"] == 0, (
        f"Of {found['pairs']:,} pairs of outcomes {found['alike']:,} ({found['alike'] / found['pairs']:.1%}) are observed "
        f"alike, {found['confused']:,} of them with other offers: {found['examples']}"
    )
    assert (found["outside"], found["blank"]) == ([], [])


@every_game
def test_outcomes_that_a_seat_may_tell_apart_are_observed_apart(name: str, players: int) -> None:
    """Stronger, in fewer positions: whatever differs in what a seat is handed differs in what it observes."""
    played, chance, looked = game(name), random.Random(players), 0
    for state, _, _ in walk(played, some_options(played, players, chance), players):
        if chance.random() < 0.5 and looked < KNOWN_POSITIONS:
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
@given(seed=any_seed)
@settings(max_examples=2, deadline=None)
def test_a_seat_observes_nothing_that_is_hidden_from_it(name: str, players: int, seed: int) -> None:
    """The same from all there is as from what it is handed: nothing is read that hiding blanks."""
    played, chance = game(name), random.Random(seed)
    for state, _, _ in walk(played, some_options(played, players, chance), seed):
        if chance.random() < 0.1:
            seat = chance.choice(seats(state))
            seen = played.observe(played.hide(state, seat), seat, derived=True)
            assert played.observe(state.copy(), seat, derived=True).tobytes() == seen.tobytes()


@every_game
@given(seed=any_seed)
@settings(max_examples=2, deadline=None)
def test_the_observing_seat_comes_first_then_those_after_it(name: str, players: int, seed: int) -> None:
    played, chance = game(name), random.Random(seed)
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


@every_game
@given(seed=any_seed)
@settings(max_examples=1, deadline=None)
def test_the_derived_numbers_come_after_the_others(name: str, players: int, seed: int) -> None:
    played, chance = game(name), random.Random(seed)
    for state, seat, _ in walk(played, some_options(played, players, chance), seed):
        if chance.random() < 0.1:
            hidden = played.hide(state, seat)
            alone, whole = played.observe(hidden, seat), played.observe(hidden, seat, derived=True)
            assert (len(alone), len(whole)) == (played.observes.size, played.observes.whole)
            assert np.array_equal(whole[: len(alone)], alone)
            assert alone.dtype == played.observes.dtype()
