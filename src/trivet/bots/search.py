"""Looking ahead: information-set Monte-Carlo tree search, `lookahead` in Python's hands."""

import time
from typing import Any

import numpy as np
import numpy.typing as npt

from trivet.engine.buffers import no_events, offer_buffer
from trivet.engine.game import Game
from trivet.engine.state import State, plain

from .bot import MOST_SEATS, Bot
from .network import Network, no_network

ITERATIONS = 2000
NONE = 0
NODES = 1 << 17
"""Room in a tree; a full one is searched on, but grows no more."""
CHUNK = 50
"""Iterations between two looks at the clock."""

MARGIN = 0.1
"""A finished game counts as won or lost, but this much by its points: a sure winner goes on playing well."""


class SearchBot(Bot):
    """Thinks for so many iterations, or else for so many seconds; by the game's evaluation where it has no network."""

    def __init__(
        self,
        game: Game,
        seed: int,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        network: Network | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.iterations = iterations
        self.seconds = seconds
        self._look_ahead = game.bind("trivet.bots.lookahead").look_ahead
        self._tree = new_tree(game)
        self._trees = plain(self._tree)
        self._nets = network.nets() if network else no_network(game)
        self._offers, self._events = offer_buffer(), no_events()
        self._next = b""  # the position our last choice led to, if nothing came to light on the way,
        self._node = NONE  # and its node

    def choose(self, hidden: State, seat: int) -> int:
        offers = self.game.offers(hidden, seat)
        if len(offers) == 1:
            return offers[0]
        node = self._think(hidden, seat)
        action = int(self._tree["action"][0, node])
        self._next = b""
        if not self.game.reveals(hidden, seat, action):
            after = hidden.copy()
            self.game.play(after, seat, action)
            self._next, self._node = bytes(after), node
        return action

    def _think(self, hidden: State, seat: int) -> int:
        """The node of the best action. Where this position was foreseen its tree is searched on, else a new one."""
        root, visits = NONE, 0
        if bytes(hidden) == self._next and self._tree["child"][0, self._node] != NONE:
            root, visits = self._node, int(self._tree["visits"][0, self._node])
        states = self.paper(hidden, seat)
        if self.seconds is None:
            return self._search(states, seat, root, max(0, self.iterations - visits))
        end = time.perf_counter() + self.seconds
        node = self._search(states, seat, root, CHUNK)
        while time.perf_counter() < end:
            node = self._search(states, seat, int(self._tree["parent"][0, node]), CHUNK)
        return node

    def _search(self, states: Any, seat: int, root: int, iterations: int) -> int:
        return int(
            self._look_ahead(self._trees, states, self._nets, 0, seat, root, iterations, self._offers, self._events)
        )


def new_tree(game: Game) -> npt.NDArray[np.void]:
    """One tree, for a search of this game."""
    tree = np.zeros(1, tree_record(game.actions.size))
    tree["margin"] = MARGIN
    return tree


def tree_record(actions: int) -> np.dtype[np.void]:
    """A tree in one record: nodes by number, each with its parent, its first child and its next sibling."""
    node, number, real = np.int32, np.int64, np.float64
    return np.dtype(
        [
            ("margin", real),
            ("used", number),
            ("parent", node, (NODES,)),
            ("child", node, (NODES,)),
            ("sibling", node, (NODES,)),
            ("seat", node, (NODES,)),  # who acts,
            ("action", node, (NODES,)),  # and how, to come here from the parent
            ("opinion", real, (NODES,)),
            ("visits", node, (NODES,)),
            ("seen", node, (NODES,)),  # how often it was on offer
            ("total", real, (NODES,)),  # what it brought that seat
            ("after", real, (NODES,)),  # what came after it brought those who act there
            ("lowest", real, (MOST_SEATS,)),  # of all that was ever thought of a seat's chances
            ("highest", real, (MOST_SEATS,)),
            # paper
            ("stamp", number),
            ("offered", number, (actions,)),
            ("points", real, (MOST_SEATS,)),
            ("worth", real, (MOST_SEATS,)),
        ],
        align=True,
    )
