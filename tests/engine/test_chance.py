"""The yardstick of the other tests measures right."""

import random

from trivet.testing.chance import UNLIKELY, asymmetry, deviation


def test_chance_stays_within_bounds_and_a_loaded_die_does_not() -> None:
    dice = random.Random(1)
    fair = [dice.choices(range(6), k=600) for _ in range(500)]
    counts = [[rolls.count(face) for face in range(6)] for rolls in fair]
    far = [deviation(c) for c in counts]
    assert max(far) < UNLIKELY
    assert 0.02 < sum(d > 1.645 for d in far) / len(far) < 0.09  # one in twenty
    loaded = dice.choices(range(6), weights=[2, 1, 1, 1, 1, 1], k=600)
    assert deviation([loaded.count(face) for face in range(6)]) > UNLIKELY


def test_expected_counts_need_not_be_even() -> None:
    assert deviation([300, 100], [300.0, 100.0]) < 0
    assert deviation([300, 100], [200.0, 200.0]) > UNLIKELY


def test_pairs_that_should_be_equal() -> None:
    assert asymmetry([(100, 108), (55, 49)]) < 1
    assert asymmetry([(100, 190), (55, 49)]) > UNLIKELY
    assert asymmetry([(3, 0)]) == 0
