"""Tests over random games: new seeds at every run, and what fails says which."""

import os
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from random import Random, SystemRandom
from typing import Any

AGAIN = "TRIVET_SEED"
"""A variable that names the one seed to try."""
RUN = "TRIVET_SEEDS"
"""A variable with a word from which every test has its seeds: the same ones, while it stands."""


def seeds(count: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test with so many seeds, as its argument `seed`."""

    def over(test: Callable[..., None]) -> Callable[..., None]:
        others: list[Parameter] = [one for name, one in signature(test).parameters.items() if name != "seed"]

        @wraps(test)
        def run(**given: Any) -> None:
            again = os.environ.get(AGAIN)
            for seed in [int(again)] if again else drawn(count):
                try:
                    test(**given, seed=seed)
                except BaseException as error:
                    error.add_note(f"With {given}. {AGAIN}={seed} tries it again.")
                    raise

        run.__signature__ = Signature(others)  # type: ignore[attr-defined]
        return run

    return over


def drawn(count: int) -> list[int]:
    """So many seeds for the test that runs now."""
    word = os.environ.get(RUN)
    chance = Random(f"{word} {os.environ['PYTEST_CURRENT_TEST']}") if word else SystemRandom()
    return [chance.getrandbits(128) for _ in range(count)]
