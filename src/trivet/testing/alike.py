"""Outcomes that a seat cannot tell apart by what it observes, though it is offered other things after them.

`python -m trivet.testing.alike GAME POSITIONS` plays, in that many positions of random games, every offer of every seat that
may act, and prints as JSON what each seat that acts next then observes and is offered. TRIVET_COMPILE says in which mode.
"""

import json
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from trivet.engine.buffers import MAX_OFFERS, no_events, numbers, offer_buffer
from trivet.engine.game import Game
from trivet.engine.state import State, plain
from trivet.games import load

from .contract import seats, some_options, walk

SHARE = 0.5
"""Of the positions of a game that are looked at."""
EXAMPLES = 3


@dataclass
class Found:
    positions: int = 0
    pairs: int = 0
    """Of outcomes of one position after which some seat acts next, the same or another."""
    alike: int = 0
    """Pairs after which those seats observe the same."""
    confused: int = 0
    """Pairs after which they do, and are offered other things."""
    examples: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)
    """Features with numbers beyond their bounds."""
    blank: list[str] = field(default_factory=list)
    """Features that nothing was ever written to."""


class Watch:
    """Looks at positions of one game and counts."""

    def __init__(self, played: Game) -> None:
        self.played, self.found = played, Found()
        self.after = played.bind("trivet.testing.after").after
        self.paper = plain(np.concatenate([played.blank({}).array] * 3))
        self.offers, self.events = offer_buffer(), no_events()
        rows = MAX_OFFERS * max(played.players)
        self.marks = numbers(rows)
        self.seen = np.zeros((rows, played.observes.size), played.observes.dtype())
        self.low = self.high = np.zeros(played.observes.size, np.int64)

    def look(self, state: State, seed: int) -> None:
        self.found.positions += 1
        self.glance(state)
        for actor in self.played.to_act(state):
            self.paper[0] = state.states[0]
            rows = self.after(self.paper, actor, self.offers, self.events, self.seen, self.marks)
            self.compare(self.seen[:rows], self.marks[:rows], f"{state.fields().players} players, seed {seed}")
            self.seen[:rows] = 0

    def compare(self, seen: npt.NDArray[Any], marks: Sequence[int], where: str) -> None:
        groups: defaultdict[bytes, Counter[int]] = defaultdict(Counter)
        for row, mark in zip(seen, marks, strict=True):
            groups[row.tobytes()][int(mark)] += 1
        found = self.found
        found.pairs += pairs(len(seen))
        for group in groups.values():
            alike = pairs(group.total())
            confused = alike - sum(map(pairs, group.values()))
            found.alike += alike
            found.confused += confused
            if confused and len(found.examples) < EXAMPLES:
                found.examples.append(f"{where}: {group.total()} outcomes with {len(group)} kinds of offers look alike")
        if len(seen):
            self.bound(seen)

    def bound(self, seen: npt.NDArray[Any]) -> None:
        self.low, self.high = np.minimum(self.low, seen.min(axis=0)), np.maximum(self.high, seen.max(axis=0))

    def glance(self, state: State) -> None:
        """What one of the seats sees, whether it is to act or not."""
        seat = self.found.positions % len(seats(state))
        self.bound(self.played.observe(self.played.hide(state, seat), seat)[np.newaxis])

    def result(self) -> Found:
        lows, highs = (self.played.observes.named(numbers) for numbers in (self.low, self.high))
        for name, feature in self.played.observes.features.items():
            if name in lows:
                low, high = int(lows[name].min(initial=0)), int(highs[name].max(initial=0))
                if low < feature.low or high > feature.high:
                    self.found.outside.append(f"{name} from {low} to {high}")
                if low == high == 0:
                    self.found.blank.append(name)
        return self.found


def pairs(n: int) -> int:
    return n * (n - 1) // 2


def watch(played: Game, positions: int) -> Found:
    watching, chance, seed = Watch(played), random.Random(1), 0
    while watching.found.positions < positions:
        players = played.players[seed % len(played.players)]
        for state, _, _ in walk(played, some_options(played, players, chance), seed):
            if chance.random() < SHARE and watching.found.positions < positions:
                watching.look(state, seed)
        watching.glance(state)
        seed += 1
    return watching.result()


if __name__ == "__main__":
    print(json.dumps(asdict(watch(load(sys.argv[1]), int(sys.argv[2])))))
