"""What a seat observes: all that its offers depend on, nothing that it may not know, within the bounds declared."""

import json
import os
import random
import subprocess
import sys

import numpy as np

from trivet.games import load

from .contract import seats, some_options, walk
from .seeds import seeds

POSITIONS = 10_000


def test_no_two_outcomes_with_other_offers_are_observed_alike(name: str) -> None:
    """In every one of 10,000 positions (compiled) each offer of each seat that may act is played on a copy. No two of
    these outcomes may give a seat that acts next, the same one or another, one observation and different offers. On the
    way no number leaves its bounds, and no feature stays blank."""
    command = [sys.executable, "-m", "trivet.testing.alike", name, str(POSITIONS)]
    paths = os.pathsep.join(filter(None, sys.path))
    environment = os.environ | {"PYTHONPATH": paths, "TRIVET_COMPILE": "1"}
    told = subprocess.run(command, env=environment, text=True, stdout=subprocess.PIPE, check=True, timeout=600)
    found = json.loads(told.stdout)
    assert found["positions"] == POSITIONS
    assert found["confused"] == 0, (
        f"Of {found['pairs']:,} pairs of outcomes {found['alike']:,} ({found['alike'] / found['pairs']:.1%}) are observed "
        f"alike, {found['confused']:,} of them with other offers: {found['examples']}"
    )
    assert (found["outside"], found["blank"]) == ([], [])


@seeds(2)
def test_a_seat_observes_nothing_that_is_hidden_from_it(name: str, players: int, seed: int) -> None:
    """The same from all there is as from what it is handed: nothing is read that hiding blanks."""
    played, chance = load(name), random.Random(seed)
    for state, _, _ in walk(played, some_options(played, players, chance), seed):
        if chance.random() < 0.1:
            seat = chance.choice(seats(state))
            seen = played.observe(played.hide(state, seat), seat, derived=True)
            assert played.observe(state.copy(), seat, derived=True).tobytes() == seen.tobytes()


@seeds(1)
def test_derived_numbers_come_after_the_others(name: str, players: int, seed: int) -> None:
    played, chance = load(name), random.Random(seed)
    for state, seat, _ in walk(played, some_options(played, players, chance), seed):
        if chance.random() < 0.1:
            hidden = played.hide(state, seat)
            alone, whole = played.observe(hidden, seat), played.observe(hidden, seat, derived=True)
            assert (len(alone), len(whole)) == (played.observes.size, played.observes.whole)
            assert np.array_equal(whole[: len(alone)], alone)
            assert alone.dtype == played.observes.dtype()
