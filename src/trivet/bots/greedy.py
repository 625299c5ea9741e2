"""One step ahead: the offer after which the game's own evaluation promises most."""

import numpy as np

from trivet.engine.buffers import MAX_OFFERS, no_events, offer_buffer
from trivet.engine.dice import seed_words
from trivet.engine.game import Game
from trivet.engine.state import State, plain

from .bot import MOST_SEATS, Bot

ROUNDS = 4
"""Imagined positions on which every offer is tried."""


class GreedyBot(Bot):
    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._weighing = game.bind("trivet.bots.weighing")
        self._points, self._offers, self._events = np.zeros(MOST_SEATS), offer_buffer(), no_events()

    def choose(self, hidden: State, seat: int) -> int:
        offers = self.game.offers(hidden, seat)
        if len(offers) == 1:
            return offers[0]
        positions = np.concatenate([hidden.copy().array] * 3)
        positions["rng"][0] = seed_words(self.chance(hidden, seat))
        weights = np.zeros(MAX_OFFERS)
        self._weighing.weigh(
            plain(positions), seat, self.game.spread, ROUNDS, self._points, weights, self._offers, self._events
        )
        return offers[int(weights[: len(offers)].argmax())]
