"""What weighs: the rules as they stand in this process, or the game's module where rules are not compiled."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from trivet.bots.bot import MOST_SEATS
from trivet.bots.module import Module, Running, module_of
from trivet.bots.network import together
from trivet.bots.thoughts import new_tree, tree_record
from trivet.engine.buffers import no_events, offer_buffer
from trivet.engine.dice import seed_words
from trivet.engine.game import Game
from trivet.engine.rule import COMPILED
from trivet.engine.state import plain, raw

Array = npt.NDArray[Any]
Numbers = npt.NDArray[np.float64]
NONE = 0
"""No node has this number."""


MARGIN = 0.0
"""Points beside the win count for nothing: a won game is a won game."""


class Hands(Protocol):
    """`weighed` and the search, on a tree and a sheet of paper of their own."""

    tree: Array
    out: Numbers
    """What was weighed: every player's, and after them the acting seat's own."""

    def take_up(self, known: Array, seed: int) -> None:
        """A record of a position; the same seed is the same luck."""

    def chances(self) -> None: ...

    def look_ahead(self, seat: int, iterations: int) -> int: ...

    def look_on(self, seat: int, iterations: int) -> None: ...

    def weigh_move(self, seat: int, action: int, iterations: int) -> None: ...

    def expect(self, seat: int, action: int, worlds: int, iterations: int) -> None: ...


def hands(game: Game, nets: Sequence[Array]) -> Hands:
    """`nets`: the network that a search goes by, and the one that chances are told by."""
    module = None if COMPILED else module_of(game)
    return HandsByRules(game, nets) if module is None else HandsInModule(module, game, nets)


class HandsByRules:
    def __init__(self, game: Game, nets: Sequence[Array]) -> None:
        self._weighed = game.bind("trivet.analysis.weighed")
        self._search = game.bind("trivet.bots.lookahead").look_ahead
        self._states: Any = None
        self._aside: Any = None
        self._nets = plain(together(nets))
        self._offers, self._events = offer_buffer(), no_events()
        self._points = np.zeros(MOST_SEATS)
        self.out = np.zeros(MOST_SEATS + 1)
        self.tree = new_tree(game)
        self.tree["margin"] = MARGIN
        self._trees = plain(self.tree)

    def take_up(self, known: Array, seed: int) -> None:
        states = np.concatenate([known] * 3)
        states["rng"][0] = seed_words(seed)
        self._states, self._aside = plain(states), plain(np.concatenate([known] * 3))

    def chances(self) -> None:
        self._weighed.chances_at(self._states, 0, self._nets, self._points, self.out)

    def look_ahead(self, seat: int, iterations: int) -> int:
        some = self._trees, self._states, self._nets
        return int(self._search(*some, 0, seat, NONE, iterations, self._offers, self._events))

    def look_on(self, seat: int, iterations: int) -> None:
        some = self._trees, self._states, self._nets
        self._weighed.look_on(*some, seat, iterations, self._offers, self._events, self.out)

    def weigh_move(self, seat: int, action: int, iterations: int) -> None:
        some = self._trees, self._states, self._nets
        self._weighed.weigh_move(*some, seat, action, iterations, self._offers, self._events, self.out)

    def expect(self, seat: int, action: int, worlds: int, iterations: int) -> None:
        some = self._trees, self._states, self._aside, self._nets
        self._weighed.expect(*some, seat, action, worlds, iterations, self._offers, self._events, self.out)


class HandsInModule:
    def __init__(self, module: Module, game: Game, nets: Sequence[Array]) -> None:
        self._running = Running(module)
        self._call = self._running.call
        self._states = self._running.place("thoughts", game.layout.dtype)
        self._aside = self._running.place("states", game.layout.dtype)
        self.out = self._running.place("told", np.dtype(np.float64))
        self.tree = self._running.place("tree", tree_record(game.actions.size))
        self.tree["margin"] = MARGIN
        both = together(nets)
        raw(self._running.place("nets", both.dtype))[:] = raw(both)

    def take_up(self, known: Array, seed: int) -> None:
        for states in (self._states, self._aside):
            raw(states[:1])[:] = raw(known)
        self._states["rng"][0] = seed_words(seed)

    def chances(self) -> None:
        self._call("chances_at", 0)

    def look_ahead(self, seat: int, iterations: int) -> int:
        return int(self._call("look_ahead", 0, seat, NONE, iterations))

    def look_on(self, seat: int, iterations: int) -> None:
        self._call("look_on", seat, iterations)

    def weigh_move(self, seat: int, action: int, iterations: int) -> None:
        self._call("weigh_move", seat, action, iterations)

    def expect(self, seat: int, action: int, worlds: int, iterations: int) -> None:
        self._call("expect", seat, action, worlds, iterations)
