"""Where a fit stands."""

from typing import NamedTuple

from .examples import Numbers

Weights = dict[str, Numbers]
"""By the names that `trivet.bots.network` has for them, in 32 bits."""


class Pass(NamedTuple):
    """Where a fit stands after so many passes: all it needs to go on."""

    passes: int
    weights: Weights
    memory: list[Numbers]
    """Of the optimiser."""
    best: Weights
    """Those with the least error on what was held out,"""
    error: float
    """and that error."""
    errors: list[tuple[float, float]]
    """Of each pass: mean squared errors on what was fitted (as it went) and on what was held out."""
    seconds: float = 0.0
    """What it has taken so far."""
