"""One step ahead: the offer after which a network, or else the game's own evaluation, promises most."""

import numpy as np

from trivet.engine.buffers import MAX_OFFERS, no_events, offer_buffer
from trivet.engine.game import Game
from trivet.engine.state import State, plain

from .bot import MOST_SEATS, Bot
from .network import Network, no_network

ROUNDS = 4
"""Imagined positions on which every offer is tried."""


PAPER = np.dtype(
    [
        ("points", np.float64, (MOST_SEATS,)),
        ("weight", np.float64, (MAX_OFFERS,)),
        ("then", np.int64, (1 + MAX_OFFERS,)),  # offers after it
    ]
)


class GreedyBot(Bot):
    def __init__(self, game: Game, seed: int, rounds: int = ROUNDS, network: Network | None = None) -> None:
        super().__init__(game, seed)
        self.rounds = rounds
        self._weigh = game.bind("trivet.bots.weighing").weigh
        self._paper = np.zeros(1, PAPER)
        self._papers = plain(self._paper)
        self._nets = network.nets() if network else no_network(game)
        self._offers, self._events = offer_buffer(), no_events()

    def choose(self, hidden: State, seat: int) -> int:
        states = self.paper(hidden, seat)
        best = self._weigh(states, self._papers, self._nets, 0, seat, self.rounds, self._offers, self._events)
        return int(best)

    def weights(self, hidden: State, seat: int) -> dict[int, float]:
        """How much each of the seat's offers promises: `choose` takes the highest."""
        self.choose(hidden, seat)
        return {int(self._offers[1 + i]): float(self._paper["weight"][0, i]) for i in range(self._offers[0])}
