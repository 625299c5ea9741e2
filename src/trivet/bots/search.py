"""Looking ahead: information-set Monte-Carlo tree search, `lookahead` in Python's hands."""

import time

from trivet.engine.game import Game
from trivet.engine.state import State

from .bot import Bot
from .network import Network
from .thoughts import thoughts

ITERATIONS = 2000
NONE = 0
CHUNK = 50
"""Iterations between two looks at the clock."""


class SearchBot(Bot):
    """Thinks for so many iterations, or else for so many seconds; by the game's evaluation where it has no network.

    `quick`: by the game's module, where it has one and rules are not compiled.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        network: Network | None = None,
        quick: bool = False,
    ) -> None:
        super().__init__(game, seed)
        self.iterations = iterations
        self.seconds = seconds
        self.network = network
        self._thoughts = thoughts(game, network, quick)
        self._next = b""  # the position our last choice led to, if nothing came to light on the way,
        self._node = NONE  # and its node

    def choose(self, hidden: State, seat: int) -> int:
        offers = self.game.offers(hidden, seat)
        if len(offers) == 1:
            return offers[0]
        node = self._think(hidden, seat)
        action = int(self._thoughts.tree["action"][0, node])
        self._next = b""
        if not self.game.reveals(hidden, seat, action):
            after = hidden.copy()
            self.game.play(after, seat, action)
            self._next, self._node = bytes(after), node
        return action

    def _think(self, hidden: State, seat: int) -> int:
        """The node of the best action. Where this position was foreseen its tree is searched on, else a new one."""
        root, visits, mind = NONE, 0, self._thoughts
        if bytes(hidden) == self._next and mind.tree["child"][0, self._node] != NONE:
            root, visits = self._node, int(mind.tree["visits"][0, self._node])
        mind.take_up(self.known(hidden, seat))
        if self.seconds is None:
            return mind.look_ahead(seat, root, max(0, self.iterations - visits))
        end = time.perf_counter() + self.seconds
        node = mind.look_ahead(seat, root, CHUNK)
        while time.perf_counter() < end:
            node = mind.look_ahead(seat, int(mind.tree["parent"][0, node]), CHUNK)
        return node
