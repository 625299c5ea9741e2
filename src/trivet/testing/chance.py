"""Whether counts can be chance. Seeds are fixed in every test, so a test that passes once passes always."""

from collections.abc import Sequence
from math import sqrt

UNLIKELY = 4.5
"""Standard deviations; chance goes further about three times in a million."""


def deviation(observed: Sequence[int], expected: Sequence[float] | None = None) -> float:
    """How far chi-square lies above its mean, in standard deviations (Wilson and Hilferty's cube root).

    Without expected counts all are taken to be equally likely.
    """
    even = [sum(observed) / len(observed)] * len(observed)
    pairs = list(zip(observed, expected or even, strict=True))
    return cube_root(sum((o - e) ** 2 / e for o, e in pairs), len(pairs) - 1)


def asymmetry(pairs: Sequence[tuple[int, int]]) -> float:
    """The same for pairs of counts that should be equal two and two (Bowker's test)."""
    met = [(a, b) for a, b in pairs if a + b >= 10]
    return cube_root(sum((a - b) ** 2 / (a + b) for a, b in met), len(met)) if met else 0.0


def cube_root(chi_square: float, freedom: int) -> float:
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))
