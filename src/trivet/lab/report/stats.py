"""The statistics of a report: estimates with 95 % intervals, tests, corrections. Knows nothing of games.

Shares of wins lie between 0 and 1, and a shared win counts 1/k: their intervals are Wilson's. Means have Student's
intervals. What belongs to seats of one game is not independent: it is clustered by game. SciPy does the arithmetic.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy import stats
from scipy.cluster.vq import kmeans2
from scipy.spatial.distance import cdist

from trivet.lab.arena import wilson

Numbers = npt.NDArray[np.float64]
LEVEL = 0.95
NOTHING = 1e-9
"""What rounding leaves of a difference that is none: of what every seat takes, say."""
DISCOVERIES = 0.05
"""Of all that is called a finding among many comparisons, at most this share is false (Benjamini and Hochberg)."""
FEWEST = 30
"""Seats that must have had a thing before anything is said of it."""
SHAPE = 0.25
"""A mean silhouette below this shows no structure to speak of (Kaufman and Rousseeuw)."""
NEAR = 0.05
"""More groups than needed are not told apart for less than this."""
SAMPLE = 1500


@dataclass(frozen=True)
class Estimate:
    """A figure, its 95 % interval, and how many it was seen on."""

    value: float
    low: float
    high: float
    n: int

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    def as_data(self) -> dict[str, Any]:
        return {"value": self.value, "low": self.low, "high": self.high, "n": self.n}


@dataclass(frozen=True)
class Test:
    """A test's name, statistic, degrees of freedom and p-value."""

    name: str
    statistic: float
    freedom: int
    p: float

    def as_data(self) -> dict[str, Any]:
        return {"test": self.name, "statistic": self.statistic, "degrees_of_freedom": self.freedom, "p": self.p}


def share(values: npt.ArrayLike) -> Estimate:
    """The mean of shares between 0 and 1, one a game, with Wilson's interval."""
    values = np.asarray(values, np.float64)
    mean = float(values.mean()) if len(values) else 0.0
    low, high = wilson(mean, len(values))
    return Estimate(mean, low, high, len(values))


def mean(values: npt.ArrayLike) -> Estimate:
    """A mean of independent values, with Student's interval."""
    values = np.asarray(values, np.float64)
    n = len(values)
    if n == 0:
        return Estimate(math.nan, math.nan, math.nan, 0)
    middle = float(values.mean())
    half = float(stats.t.ppf((1 + LEVEL) / 2, n - 1) * values.std(ddof=1) / math.sqrt(n)) if n > 1 else math.inf
    return Estimate(middle, middle - half, middle + half, n)


def clustered(values: npt.ArrayLike, clusters: npt.ArrayLike) -> Estimate:
    """A mean of values that come in clusters (the seats of a game), its interval robust to what they share.

    The sandwich estimator of a ratio of sums, with the usual correction for the number of clusters.
    """
    values, clusters = np.asarray(values, np.float64), np.asarray(clusters)
    _, which = np.unique(clusters, return_inverse=True)
    found = ratio(np.bincount(which, weights=values), np.bincount(which))
    return replace(found, n=len(values))


def clustered_share(values: npt.ArrayLike, clusters: npt.ArrayLike) -> Estimate:
    """The same of shares between 0 and 1."""
    values, clusters = np.asarray(values, np.float64), np.asarray(clusters)
    _, which = np.unique(clusters, return_inverse=True)
    found = portion(np.bincount(which, weights=values), np.bincount(which))
    return replace(found, n=len(values))


def ratio(over: npt.ArrayLike, under: npt.ArrayLike) -> Estimate:
    """The sum of one over the sum of the other, one pair a game, by the same estimator: offers a decision."""
    over, under = np.asarray(over, np.float64), np.asarray(under, np.float64)
    whole, n = float(under.sum()), len(under)
    if whole == 0:
        return Estimate(math.nan, math.nan, math.nan, n)
    middle = float(over.sum()) / whole
    if n < 2:
        return Estimate(middle, -math.inf, math.inf, n)
    residuals = over - middle * under
    error = math.sqrt(n / (n - 1) * float((residuals**2).sum())) / whole
    half = float(stats.t.ppf((1 + LEVEL) / 2, n - 1)) * error
    return Estimate(middle, middle - half, middle + half, n)


def portion(over: npt.ArrayLike, under: npt.ArrayLike) -> Estimate:
    """The same of a part and its whole. Where it is nothing or all in every game, nothing varies: then the interval is
    that of a share of the games, which can only be too wide."""
    found = ratio(over, under)
    if found.value not in (0.0, 1.0):
        return found
    low, high = wilson(found.value, found.n)
    return replace(found, low=low, high=high)


def from_zero(estimate: Estimate) -> float:
    """The two-sided p-value of an estimate of this kind being 0, by the normal law."""
    error = estimate.half / stats.norm.ppf((1 + LEVEL) / 2)
    if not math.isfinite(error) or abs(estimate.value) < NOTHING:
        return 1.0
    if error == 0:
        return 0.0
    return float(2 * stats.norm.sf(abs(estimate.value) / error))


def shift(values: npt.ArrayLike) -> Estimate:
    """A mean of differences between shares. Where they are all the same it lies as far off as a share of so many can."""
    found = mean(values)
    if found.n < 2 or found.half > 0:
        return found
    half = wilson(0.0, found.n)[1]
    return replace(found, low=found.value - half, high=found.value + half)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """Of two independent estimates, the second less the first."""
    value, half = other.value - one.value, math.hypot(one.half, other.half)
    return Estimate(value, value - half, value + half, min(one.n, other.n))


def equal_wins(shares: npt.ArrayLike) -> Test:
    """Pearson's chi-square test that all columns win equally often; rows are games.

    A shared win counts its share, which varies less than a whole one: the test then errs on the side of fairness.
    """
    wins = np.asarray(shares, np.float64).sum(axis=0)
    if len(wins) < 2 or wins.sum() == 0:
        return Test("chi-square", 0.0, max(0, len(wins) - 1), 1.0)
    found = stats.chisquare(wins)
    return Test("chi-square", float(found.statistic), len(wins) - 1, float(found.pvalue))


def corrected(p_values: Sequence[float]) -> list[float]:
    """The p-values of many comparisons, corrected by Benjamini and Hochberg."""
    if not p_values:
        return []
    return [float(q) for q in stats.false_discovery_control(p_values, method="bh")]


def games_needed(estimate: Estimate, margin: float) -> int:
    """Games after which the interval of such an estimate is no wider than ± margin."""
    return math.ceil(estimate.n * (estimate.half / margin) ** 2) if margin > 0 else 0


def quantiles(values: npt.ArrayLike, at: Sequence[float] = (0.05, 0.5, 0.95)) -> list[float]:
    values = np.asarray(values, np.float64)
    return [float(q) for q in np.quantile(values, at)] if len(values) else [math.nan] * len(at)


# Groups


@dataclass(frozen=True)
class Groups:
    """Points in k groups: the group of each, the middles in the points' own units, the mean silhouette for every k."""

    of: npt.NDArray[np.int64]
    middles: Numbers
    silhouettes: dict[int, float]

    @property
    def k(self) -> int:
        return len(self.middles)


def standardised(points: Numbers) -> Numbers:
    """Every column with mean 0 and variance 1; a column that never changes is left at 0."""
    spread = points.std(axis=0)
    return (points - points.mean(axis=0)) / np.where(spread > 0, spread, 1.0)


def silhouette(points: Numbers, of: npt.NDArray[np.int64]) -> float:
    """How much closer points lie to their own group than to the nearest other, from −1 to 1: the mean over all."""
    groups = np.unique(of)
    if len(groups) < 2:
        return 0.0
    distances = cdist(points, points)
    sums = np.stack([distances[:, of == group].sum(axis=1) for group in groups], axis=1)
    sizes = np.array([(of == group).sum() for group in groups])
    own = np.searchsorted(groups, of)
    rows = np.arange(len(points))
    inside = sums[rows, own] / np.maximum(sizes[own] - 1, 1)
    others = sums / sizes
    others[rows, own] = np.inf
    outside = others.min(axis=1)
    widths = np.where(sizes[own] > 1, (outside - inside) / np.maximum(np.maximum(inside, outside), 1e-12), 0.0)
    return float(widths.mean())


def groups(points: Numbers, most: int = 6, seed: int = 0) -> Groups:
    """k-means on standardised columns: the fewest groups, 2 to `most`, whose silhouette is within NEAR of the highest.

    One group where none reaches SHAPE: then there is nothing to tell apart. The silhouette is that of a sample.
    """
    points = np.asarray(points, np.float64)
    scaled = standardised(points)
    sample = np.random.default_rng(seed).permutation(len(points))[:SAMPLE]
    tried: dict[int, npt.NDArray[np.int64]] = {}
    found: dict[int, float] = {}
    for k in range(2, most + 1):
        if len(np.unique(scaled[sample], axis=0)) <= k:
            break
        middles, _ = kmeans2(scaled[sample], k, minit="++", rng=seed + k, iter=30)
        of = cdist(scaled, middles).argmin(axis=1)
        if len(np.unique(of[sample])) == k:
            tried[k], found[k] = of, silhouette(scaled[sample], of[sample])
    best = max(found.values(), default=0.0)
    chosen = min((k for k in found if found[k] >= best - NEAR), default=1) if best >= SHAPE else 1
    of = tried.get(chosen, np.zeros(len(points), np.int64))
    return Groups(of, np.stack([points[of == group].mean(axis=0) for group in range(chosen)]), found)
