"""One step ahead: the offer after which a network, or else the game's own evaluation, promises most."""

from trivet.engine.game import Game
from trivet.engine.state import State

from .bot import Bot
from .network import Network
from .thoughts import thoughts

ROUNDS = 4
"""Imagined positions on which every offer is tried."""


class GreedyBot(Bot):
    """`quick`: by the game's module, where it has one and rules are not compiled."""

    def __init__(
        self, game: Game, seed: int, rounds: int = ROUNDS, network: Network | None = None, quick: bool = False
    ) -> None:
        super().__init__(game, seed)
        self.rounds = rounds
        self.network = network
        self._thoughts = thoughts(game, network, quick)

    def choose(self, hidden: State, seat: int) -> int:
        self._thoughts.take_up(self.known(hidden, seat))
        return self._thoughts.weigh(seat, self.rounds)

    def weights(self, hidden: State, seat: int) -> dict[int, float]:
        """How much each of the seat's offers promises: `choose` takes the highest."""
        self.choose(hidden, seat)
        return self._thoughts.weights()
