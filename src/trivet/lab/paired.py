"""Differences of pairs of games with the same luck, and intervals for them that may be looked at after every game.

The intervals are asymptotic confidence sequences (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, 2024: a normal mixture,
after Robbins): the chance that the truth is *ever* outside, however long one plays on and whenever one stops, is at most 5 %. An
interval for one fixed number of games would be half as wide, and would mislead whoever stops when it pleases. Several measures share
the 5 % (Bonferroni).
"""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .records import Content

ERROR = 0.05
TIGHTEST = 1000
"""Pairs at which the intervals are as narrow as they can be made."""
FEWEST = 100
"""Pairs before anything is decided: sums have to be many to be normal."""
MOST_NEEDED = 10**9
Numbers = npt.NDArray[np.float64]


class Pairs:
    """Sums over pairs of games, a column for each measure."""

    def __init__(self, measures: int) -> None:
        self.n = 0
        self._a, self._b, self._d = (np.zeros(measures) for _ in range(3))
        self._aa, self._bb, self._dd = (np.zeros(measures) for _ in range(3))

    def add(self, a: Numbers, b: Numbers) -> None:
        """More games of each side, a row each, paired by row."""
        self.n += len(a)
        for whole, squares, values in ((self._a, self._aa, a), (self._b, self._bb, b), (self._d, self._dd, b - a)):
            whole += values.sum(axis=0)
            squares += (values * values).sum(axis=0)

    @property
    def a(self) -> Numbers:
        return self._a / max(1, self.n)

    @property
    def b(self) -> Numbers:
        return self._b / max(1, self.n)

    @property
    def difference(self) -> Numbers:
        return self._d / max(1, self.n)

    @property
    def deviation(self) -> Numbers:
        """Of the difference from pair to pair."""
        return np.sqrt(variance(self._d, self._dd, self.n))

    @property
    def worth(self) -> Numbers:
        """How many times the games one would need without pairing; 1 where nothing varies."""
        apart = variance(self._a, self._aa, self.n) + variance(self._b, self._bb, self.n)
        paired = variance(self._d, self._dd, self.n)
        return np.where(paired > 0, apart / np.where(paired > 0, paired, 1), 1.0)

    def half_width(self, family: int) -> Numbers:
        """Of the intervals, where so many measures share the error."""
        return self.deviation * unit_width(self.n, family) if self.n else np.full(len(self._a), math.inf)


def variance(whole: Numbers, squares: Numbers, n: int) -> Numbers:
    mean = whole / max(1, n)
    found: Numbers = np.maximum(0.0, squares / max(1, n) - mean * mean) * (n / max(1, n - 1))
    return found


def unit_width(n: int, family: int) -> float:
    """Half the width of an interval after n pairs, for a deviation of 1."""
    error = ERROR / family
    log = -2 * math.log(error)
    rho = (log + math.log(log) + 1) / TIGHTEST
    return math.sqrt(2 * (n * rho + 1) / (n * n * rho) * math.log(math.sqrt(n * rho + 1) / error))


@dataclass(frozen=True)
class Finding:
    """One measure on both sides."""

    name: str
    a: float
    b: float
    difference: float
    half_width: float
    worth: float
    """Games that pairing saves: so many times more would be needed apart."""
    margin: float
    """Differences below this do not matter."""
    needed: int
    """Pairs still to be played, as it looks now; 0: decided."""
    about: Content | None = None
    """What is taken, where that is measured."""

    @property
    def interval(self) -> tuple[float, float]:
        return self.difference - self.half_width, self.difference + self.half_width

    @property
    def verdict(self) -> str:
        """`differs` where the interval leaves out 0, `same` where it lies within the margin, else `open`."""
        low, high = self.interval
        if self.needed:
            return "open"
        return "same" if -self.margin <= low and high <= self.margin else "differs"


def findings(pairs: Pairs, names: list[str], margins: Numbers, family: int) -> list[Finding]:
    half, deviation, worth = pairs.half_width(family), pairs.deviation, pairs.worth
    found = []
    for i, name in enumerate(names):
        difference, margin = float(pairs.difference[i]), float(margins[i])
        decided = pairs.n >= FEWEST and (abs(difference) > half[i] or abs(difference) + half[i] <= margin)
        needed = 0 if decided else still_needed(pairs.n, abs(difference), float(deviation[i]), margin, family)
        a, b = float(pairs.a[i]), float(pairs.b[i])
        found.append(Finding(name, a, b, difference, float(half[i]), float(worth[i]), margin, needed))
    return found


def still_needed(n: int, difference: float, deviation: float, margin: float, family: int) -> int:
    """Pairs until the difference is told from 0, or from one that matters, if it stays as it is: whichever is sooner."""
    goal = max(difference, margin - difference)
    most = max(n, FEWEST)
    while deviation * unit_width(most, family) > goal and most < MOST_NEEDED:
        most *= 2
    least = n
    while most - least > 1:
        middle = (least + most) // 2
        if middle >= FEWEST and deviation * unit_width(middle, family) <= goal:
            most = middle
        else:
            least = middle
    return max(1, most - n)
