"""Any legal action, each as likely as the others."""

import random

from trivet.engine.state import State

from .bot import Bot


class RandomBot(Bot):
    def choose(self, hidden: State, seat: int) -> int:
        return random.Random(self.chance(hidden, seat)).choice(self.game.offers(hidden, seat))
