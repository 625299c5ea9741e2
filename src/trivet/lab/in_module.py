"""Whole games between bots in their game's module, where rules are not compiled: the same rows, at nearly the same speed."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import numpy as np

from trivet.bots.desk import BOT, PAPER, Given, Mind, Written, seated
from trivet.bots.module import Module, Running, module_of
from trivet.engine.errors import TrivetError
from trivet.engine.game import Game
from trivet.engine.rule import COMPILED
from trivet.engine.state import raw

DECISIONS = 1
"""The table among those that can be full."""
WRITTEN = frozenset(["decisions"])
"""What a module writes down of a game beside how it ended."""
ENDLESS = 1 << 30
"""Seconds: a game takes as long as its bots think."""


class TooLong(TrivetError):
    """A game of more decisions than a module has room for."""


def in_module(
    game: Game, options: Mapping[str, Any], minds: Sequence[Mind], asked: Collection[str]
) -> "GamesInModule | None":
    """None where rules are compiled, where no module fits, or where more is asked than it can do."""
    module = None if COMPILED or not WRITTEN.issuperset(asked) else module_of(game)
    if module is None or "play_whole" not in module.about["functions"]:
        return None
    bots, nets = seated(game, minds)
    return GamesInModule(module, game, options, bots, nets) if len(nets) <= module.room("nets") else None


class GamesInModule:
    """What `playing.play_games` does, by the module of these bots' game."""

    def __init__(self, module: Module, game: Game, options: Mapping[str, Any], bots: Any, nets: Any) -> None:
        self._running = running = Running(module)
        whole = np.dtype(np.int64)
        states = running.place("states", game.layout.dtype)
        blank = game.blank(options)
        raw(states[1:2])[:] = raw(blank.array)
        raw(running.place("bots", BOT))[:] = raw(bots)
        raw(running.place("nets", nets.dtype)[: len(nets)])[:] = raw(nets)
        running.place("desk", PAPER)["odds"] = game.odds_of(int(blank.fields().players))
        self._seeds = running.place("seeds", whole)
        self._used, self._played = running.place("used", whole), running.place("played", whole)
        self._decisions = running.place("decisions", whole).reshape(-1, 6)
        self._results = running.place("results", whole).reshape(-1, 4 + len(game.score_items))

    def play(self, given: Given, first: int, written: Written) -> int:
        for g in range(first, len(given.seeds)):
            self._seeds[: given.seeds.shape[1]] = given.seeds[g]
            if not self._running.call("play_whole", longest=ENDLESS):
                raise TooLong(
                    f"A game took more than {len(self._decisions)} decisions, for which the module has no room: with "
                    f"compiled rules it can be played, pip install 'trivet[lab]'."
                )
            if len(written.decisions):
                start, count = int(written.used[DECISIONS]), int(self._used[DECISIONS])
                if start + count > len(written.decisions):
                    return g
                rows = written.decisions[start : start + count]
                rows[:] = self._decisions[:count]
                rows[:, 0] = g
                written.used[DECISIONS] = start + count
            written.games[g] = self._played
            written.seats[g] = self._results[: written.seats.shape[1]]
        return len(given.seeds)
