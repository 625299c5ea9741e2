"""Bots as third parties might write them. They are loaded in the bots' processes alone."""

import os
import time

from trivet.bots import Bot
from trivet.engine.state import State


class First(Bot):
    """Well-behaved."""

    def choose(self, hidden: State, seat: int) -> int:
        return self.game.offers(hidden, seat)[0]


class Slow(First):
    def choose(self, hidden: State, seat: int) -> int:
        time.sleep(0.7)
        return super().choose(hidden, seat)


class Loops(Bot):
    def choose(self, hidden: State, seat: int) -> int:
        while True:
            pass


class Raises(Bot):
    def choose(self, hidden: State, seat: int) -> int:
        raise SystemExit("enough")


class Nonsense(Bot):
    def choose(self, hidden: State, seat: int) -> int:
        return -1


class Words(Bot):
    def choose(self, hidden: State, seat: int) -> int:
        print("I would rather not.")
        return "pass"  # type: ignore[return-value]


class Dies(Bot):
    def choose(self, hidden: State, seat: int) -> int:
        os._exit(1)
