"""The statistics of reports against known values, and against SciPy."""

import math

import numpy as np
import pytest

pytest.importorskip("scipy")

from scipy import stats as scipy

from trivet.lab.report import stats

WEIGHTS = [4.17, 5.58, 5.18, 6.11, 4.50, 4.61, 5.17, 4.53, 5.33, 5.14]
"""The control group of Dobson's plants, as in R's PlantGrowth."""


def test_a_share_has_wilsons_interval() -> None:
    one = stats.share([1] * 10 + [0] * 10)
    known = scipy.binomtest(10, 20).proportion_ci(method="wilson")
    assert (one.value, one.low, one.high) == pytest.approx((0.5, known.low, known.high))
    assert one.half == pytest.approx(0.2007, abs=1e-4)


def test_a_mean_has_students_interval() -> None:
    one = stats.mean(WEIGHTS)
    assert (one.value, one.low, one.high) == pytest.approx((5.032, 4.614882, 5.449118), abs=1e-5)
    assert stats.mean([3]).half == math.inf
    assert math.isnan(stats.mean([]).value)


def test_a_ratio_of_ones_is_a_mean() -> None:
    one, other = stats.ratio(WEIGHTS, np.ones(10)), stats.mean(WEIGHTS)
    assert (one.value, one.low, one.high) == pytest.approx((other.value, other.low, other.high))


def test_seats_of_one_game_that_fare_alike_are_one_observation() -> None:
    alone = stats.mean(WEIGHTS)
    together = stats.clustered(np.repeat(WEIGHTS, 4), np.repeat(np.arange(10), 4))
    assert together.half == pytest.approx(alone.half)
    careless = stats.mean(np.repeat(WEIGHTS, 4))
    assert together.half > 1.8 * careless.half


def test_wins_are_compared_by_chi_square() -> None:
    shares = np.repeat(np.eye(4), [16, 18, 16, 14], axis=0)
    test = stats.equal_wins(shares)
    known = scipy.chisquare([16, 18, 16, 14])
    assert (test.statistic, test.freedom, test.p) == pytest.approx((0.5, 3, known.pvalue))
    assert test.p == pytest.approx(0.9189, abs=1e-4)


def test_many_comparisons_are_corrected_after_benjamini_and_hochberg() -> None:
    """The example of their paper of 1995: four of fifteen are found."""
    p = [
        0.0001,
        0.0004,
        0.0019,
        0.0095,
        0.0201,
        0.0278,
        0.0298,
        0.0344,
        0.0459,
        0.3240,
        0.4262,
        0.5719,
        0.6528,
        0.7590,
        1,
    ]
    q = stats.corrected(p)
    assert sum(one < 0.05 for one in q) == 4
    assert q[:4] == pytest.approx([0.0015, 0.003, 0.0095, 0.035625])
    assert stats.corrected([]) == []


def test_the_p_value_belongs_to_the_interval() -> None:
    assert stats.from_zero(stats.Estimate(1.959964, 0.0, 3.919928, 100)) == pytest.approx(0.05)
    assert stats.from_zero(stats.Estimate(0.1, -math.inf, math.inf, 1)) == 1.0
    assert stats.from_zero(stats.Estimate(1e-17, 1e-17, 1e-17, 100)) == 1.0  # rounding, and no difference
    assert stats.from_zero(stats.Estimate(0.1, 0.1, 0.1, 100)) == 0.0


def test_how_many_games_would_tell() -> None:
    assert stats.games_needed(stats.Estimate(0.5, 0.375, 0.625, 100), 0.0625) == 400


def test_groups_are_found_where_there_are_some() -> None:
    chance = np.random.default_rng(5)
    middles = np.array([[0, 0, 5], [40, 0, 5], [0, 0.4, 5]])
    points = np.concatenate([chance.normal(middle, [1, 0.01, 0], (80, 3)) for middle in middles])
    found = stats.groups(points)
    assert found.k == 3
    assert all(len(set(found.of[i * 80 : (i + 1) * 80])) == 1 for i in range(3))
    assert sorted(found.middles[:, 0].round()) == [0, 0, 40]


def test_no_groups_are_made_up() -> None:
    assert stats.groups(np.random.default_rng(6).normal(size=(400, 6))).k == 1
    assert stats.groups(np.ones((50, 3))).k == 1
