"""What positions and moves are weighed on: `weighed` and the search, in Python's hands."""

import hashlib
import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trivet.bots.network import Network, no_weights
from trivet.engine.game import SEED_BITS, Game
from trivet.engine.state import State

from .hands import NONE, Numbers, hands

RUNGS = (16, 8, 4, 2)
"""Depths that a move in doubt is weighed again to: these parts of the decision's iterations;"""
BATCHES = 2
"""so often each, with luck of its own that it shares with the best."""
KNOWN = 64
"""Results of these that are remembered: the best move is weighed against many."""
STUDENT = {3: 4.303, 4: 3.182}
"""Student's 97.5 % quantile for the mean of so many."""


class Looked(NamedTuple):
    """What a search found, by the children of its root, the most visited first."""

    actions: list[int]
    worths: list[float]
    """The seat's chance then."""
    visits: list[int]
    line: list[tuple[int, int]]
    """Seat and action of the way that was visited most, the seat's own best action first."""


class Loss(NamedTuple):
    """What a move costs its seat against another, with a 95 % interval; and what it gives every seat."""

    mean: float
    low: float
    high: float
    effect: list[float]


class Scales:
    """For one game at one number of players; the same seeds give the same figures."""

    def __init__(self, game: Game, players: int, network: Network | None) -> None:
        self.game, self.players = game, players
        record = network.record() if network else no_weights(game)
        telling = record.copy()
        telling["spread"] = game.odds_of(players)
        self._hands = hands(game, [record, telling])
        self._tree = self._hands.tree
        self._known: dict[tuple[bytes, int, int, int, int], Numbers] = {}

    def chances(self, state: State) -> list[float]:
        """Every seat's chance, each from what that seat knows; what rules noted beside the state counts for nothing."""
        self._hands.take_up(self.game.layout.read(bytes(state)).array, 0)
        self._hands.chances()
        return self._of_all()

    def foreseen(self, hidden: State, seat: int, seed: int, iterations: int) -> list[float]:
        """Every seat's chance, as a search finds it from what the seat knows that is to act."""
        self._hands.take_up(hidden.array, seed)
        self._hands.out[:] = 0.0
        self._hands.look_on(seat, iterations)
        return self._of_all()

    def expected(self, hidden: State, seat: int, action: int, seed: int, worlds: int, iterations: int) -> list[float]:
        """How much every seat's chance changes with an action, on average over what its seat does not know: from what is
        told at once before it to what a search of what is next finds, or is told at once where that has no iterations."""
        self._hands.take_up(hidden.array, seed)
        self._hands.expect(seat, action, worlds, iterations)
        return self._of_all()

    def _of_all(self) -> list[float]:
        return [float(chance) for chance in self._hands.out[: self.players]]

    def look(self, hidden: State, seat: int, seed: int, iterations: int, most: int) -> Looked:
        """A search from what the seat knows."""
        self._hands.take_up(hidden.array, seed)
        best = self._hands.look_ahead(seat, iterations)
        tree = self._tree
        children = self._children(int(tree["parent"][0, best]))
        children.sort(key=lambda node: (-int(tree["visits"][0, node]), -float(tree["total"][0, node])))
        worths = [
            float(tree["total"][0, node]) / int(tree["visits"][0, node])
            if tree["visits"][0, node]
            else float(tree["opinion"][0, node])
            for node in children
        ]
        return Looked(
            [int(tree["action"][0, node]) for node in children],
            worths,
            [int(tree["visits"][0, node]) for node in children],
            self._line(best, iterations, most),
        )

    def _children(self, node: int) -> list[int]:
        found = []
        child = int(self._tree["child"][0, node])
        while child != NONE:
            found.append(child)
            child = int(self._tree["sibling"][0, child])
        return found

    def _line(self, node: int, iterations: int, most: int) -> list[tuple[int, int]]:
        tree = self._tree
        line: list[tuple[int, int]] = []
        while node != NONE and len(line) < most and int(tree["visits"][0, node]) * 20 >= iterations:
            line.append((int(tree["seat"][0, node]), int(tree["action"][0, node])))
            visits = tree["visits"][0]
            node = max(self._children(node), key=lambda child: int(visits[child]), default=NONE)
        return line

    def weigh(self, hidden: State, seat: int, action: int, seed: int, iterations: int) -> Numbers:
        """A search that begins with an action: the mean chance of every player, and the seat's own at last."""
        key = bytes(hidden), seat, action, seed, iterations
        if key not in self._known:
            if len(self._known) >= KNOWN:
                del self._known[next(iter(self._known))]
            self._hands.take_up(hidden.array, seed)
            self._hands.weigh_move(seat, action, iterations)
            self._known[key] = self._hands.out[: self.players + 1].copy()
        return self._known[key]

    def loss(self, hidden: State, seat: int, moves: tuple[int, int], seed: int, iterations: int, least: float) -> Loss:
        """What the first move costs against the second, in searches of several depths, each with luck that both moves share.

        What is found deeper down counts for more. The interval tells how far the depths agree: a loss that comes and goes
        with the depth of the search is none. The deepest is left out where the others are all but sure of less than `least`.
        """
        found = Loss(0.0, 0.0, 0.0, [])
        rungs: list[Numbers] = []
        weights: list[int] = []
        for rung, part in enumerate(RUNGS):
            depth = max(1, iterations // part)
            pairs = [
                [self.weigh(hidden, seat, move, luck(seed, rung, batch), depth) for move in moves]
                for batch in range(BATCHES)
            ]
            rungs.append(np.mean([played - best for played, best in pairs], axis=0))
            weights.append(depth)
            if len(rungs) >= len(RUNGS) - 1:
                found = self._summed(np.array(rungs), np.array(weights), seat)
                if found.high < least:
                    break
        return found

    def _summed(self, rungs: Numbers, weights: npt.NDArray[Any], seat: int) -> Loss:
        own = -rungs[:, self.players]
        loss = float(np.average(own, weights=weights))
        half = STUDENT[len(own)] * float(own.std(ddof=1)) / math.sqrt(len(own))
        effect = [float(change) for change in np.average(rungs[:, : self.players], axis=0, weights=weights)]
        effect[seat] = -loss
        others = self.players - 1
        if others:  # what one loses the others gain
            gap = -sum(effect) / others
            effect = [change if other == seat else change + gap for other, change in enumerate(effect)]
        return Loss(loss, loss - half, loss + half, effect)


def luck(*about: object) -> int:
    """A seed by what it is for."""
    mark = hashlib.blake2b(" ".join(map(str, about)).encode(), digest_size=SEED_BITS // 8)
    return int.from_bytes(mark.digest(), "little")
