"""What a bot is."""

import hashlib
from abc import ABC, abstractmethod

import numpy as np
import numpy.typing as npt

from trivet.engine.dice import seed_words
from trivet.engine.game import SEED_BITS, Game, check_seed
from trivet.engine.state import State

MOST_SEATS = 8
"""Room for the seats of any game, and an automated opponent."""


class Bot(ABC):
    """One player at one table. A third party's bot is a class like this one, named `module:Class`."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = check_seed(seed)

    @abstractmethod
    def choose(self, hidden: State, seat: int) -> int:
        """One of the seat's offers. `hidden` is all that the seat may know, and is not to be changed."""

    def chance(self, hidden: State, seat: int) -> int:
        """A seed for this decision: the same bot in the same position has the same luck."""
        mark = hashlib.blake2b(
            bytes(hidden), digest_size=SEED_BITS // 8, key=self.seed.to_bytes(SEED_BITS // 8, "little")
        )
        mark.update(bytes([seat]))
        return int.from_bytes(mark.digest(), "little")

    def known(self, hidden: State, seat: int) -> npt.NDArray[np.void]:
        """A record for rules to think on: what the seat knows, with this decision's chance in it."""
        record: npt.NDArray[np.void] = hidden.copy().array
        record["rng"][0] = seed_words(self.chance(hidden, seat))
        return record
