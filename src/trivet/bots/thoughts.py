"""What a bot thinks with: the rules of its game as they stand in this process, or the game's module."""

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from trivet.engine.buffers import MAX_OFFERS, no_events, offer_buffer
from trivet.engine.game import Game
from trivet.engine.rule import COMPILED
from trivet.engine.state import plain

from .bot import MOST_SEATS
from .module import ThoughtsInModule, module_of
from .network import Network, no_network

Array = npt.NDArray[Any]
NODES = 1 << 17
"""Room in a tree; a full one is searched on, but grows no more."""
MARGIN = 0.1
"""A finished game counts as won or lost, but this much by its points: a sure winner goes on playing well."""
PAPER = np.dtype(
    [
        ("points", np.float64, (MOST_SEATS,)),
        ("weight", np.float64, (MAX_OFFERS,)),
        ("then", np.int64, (1 + MAX_OFFERS,)),  # offers after it
    ]
)
"""Of the greedy bot."""


class Thoughts(Protocol):
    tree: Array
    """One tree, which a search grows."""

    def take_up(self, known: Array) -> None:
        """A record of what the seat knows, with this decision's chance in it."""

    def look_ahead(self, seat: int, root: int, iterations: int) -> int:
        """The best child of the root after so many iterations more (`lookahead`)."""

    def weigh(self, seat: int, rounds: int) -> int:
        """The best offer one step ahead (`weighing`)."""

    def weights(self) -> dict[int, float]:
        """What each offer promised when they were weighed."""


def thoughts(game: Game, network: Network | None, quick: bool) -> Thoughts:
    """`quick`: where rules are not compiled here, by the game's module if it has one that fits."""
    module = module_of(game) if quick and not COMPILED else None
    if module is None:
        return ThoughtsByRules(game, network)
    return ThoughtsInModule(module, game, network, tree_record(game.actions.size), PAPER)


class ThoughtsByRules:
    """By the rules as they stand in this process."""

    def __init__(self, game: Game, network: Network | None) -> None:
        self._look_ahead = game.bind("trivet.bots.lookahead").look_ahead
        self._weigh = game.bind("trivet.bots.weighing").weigh
        self._states: Any = None
        self._nets = network.nets() if network else no_network(game)
        self._paper = np.zeros(1, PAPER)
        self._papers = plain(self._paper)
        self._offers, self._events = offer_buffer(), no_events()
        self.tree = new_tree(game)
        self._trees = plain(self.tree)

    def take_up(self, known: Array) -> None:
        self._states = plain(np.concatenate([known] * 3))

    def look_ahead(self, seat: int, root: int, iterations: int) -> int:
        some = self._trees, self._states, self._nets
        return int(self._look_ahead(*some, 0, seat, root, iterations, self._offers, self._events))

    def weigh(self, seat: int, rounds: int) -> int:
        some = self._states, self._papers, self._nets
        return int(self._weigh(*some, 0, seat, rounds, self._offers, self._events))

    def weights(self) -> dict[int, float]:
        weight = self._paper["weight"][0]
        return {int(self._offers[1 + i]): float(weight[i]) for i in range(self._offers[0])}


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
