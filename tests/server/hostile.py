"""Bots as third parties might write them. They are loaded in the bots' processes alone."""

import os
import signal
import time

from trivet.bots import Bot
from trivet.engine.game import Game
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


class Nothing(Bot):
    def choose(self, hidden: State, seat: int) -> int:
        return None  # type: ignore[return-value]


class Huge(Bot):
    def choose(self, hidden: State, seat: int) -> int:
        return 2**70


class Unmade(Bot):
    def __init__(self, game: Game, seed: int) -> None:
        raise ValueError("no")


class Recurses(Bot):
    def choose(self, hidden: State, seat: int) -> int:
        return self.choose(hidden, seat)


class Chatters(Bot):
    """Writes where answers might be expected, and says nothing there that would be one."""

    def choose(self, hidden: State, seat: int) -> int:
        os.write(1, b"\0\0\0\5hello" * 100)
        raise RuntimeError("\ud800" * 5)


class Unspeakable(Bot):
    def choose(self, hidden: State, seat: int) -> int:
        class NoWords(Exception):
            def __str__(self) -> str:
                raise self

        raise NoWords


class Deaf(Bot):
    """Not to be ended by asking."""

    def choose(self, hidden: State, seat: int) -> int:
        for sign in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(sign, signal.SIG_IGN)
        while True:
            time.sleep(60)


class Dies(Bot):
    def choose(self, hidden: State, seat: int) -> int:
        os._exit(1)
