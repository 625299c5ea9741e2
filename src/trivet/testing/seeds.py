"""Tests over random games: new seeds at every run, and what fails says which."""

import os
import secrets
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Any

AGAIN = "TRIVET_SEED"
"""A variable that names the one seed to try."""


def seeds(count: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test with so many seeds, as its argument `seed`."""

    def over(test: Callable[..., None]) -> Callable[..., None]:
        others: list[Parameter] = [one for name, one in signature(test).parameters.items() if name != "seed"]

        @wraps(test)
        def run(**given: Any) -> None:
            again = os.environ.get(AGAIN)
            for seed in [int(again)] if again else [secrets.randbits(128) for _ in range(count)]:
                try:
                    test(**given, seed=seed)
                except BaseException as error:
                    error.add_note(f"With {given}. {AGAIN}={seed} tries it again.")
                    raise

        run.__signature__ = Signature(others)  # type: ignore[attr-defined]
        return run

    return over
