"""Games to learn from, played and written down: a `Lot` becomes `Examples`, the same on any machine.

A generation's games are numbered. Which number of players a game has, against which automated opponent, and how much its bots waver
goes by its number alone.
"""

import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from trivet.bots.desk import BOT, GREEDY, SEARCH, Given, Mind, lay
from trivet.bots.network import Network, scales
from trivet.engine.dice import seed_words
from trivet.engine.errors import BadWeights
from trivet.engine.game import Game
from trivet.engine.rule import cache_root
from trivet.engine.state import plain
from trivet.games import load

from ..matches import bot_seed, game_seed
from ..opponents import OPPONENT, automated
from .examples import Examples, joined
from .sheets import Habits, Sheets, blank_sheets

HEATS = (0.0, 0.01, 0.02, 0.05)
"""How much the bots of a game waver, one game after the other."""
HEATS_OF_TERMS = (0.01, 0.03, 0.06, 0.1)
"""The same of bots that play by the terms: who learns from them must see more than what they hold best."""
IMAGINED = 1
"""Positions that a bot one step ahead imagines: they are many games, each of its own."""
BLUNDERS, BLUNDERS_OF_TERMS = 0.01, 0.05
"""The share of decisions at which they do just anything."""
STRAYS = 0.15
TRACE = 0.95
ROWS, VALUES, DECISIONS = 1 << 12, 1 << 20, 1 << 10
"""Room that there is at first."""
KEPT_NETWORKS = 32
"""In the cache, those written last."""
KEPT = 8
"""Tables that stay laid for the next lot."""


@dataclass(frozen=True)
class Lot:
    """Games that are played in one go, by one process, one machine of a cluster."""

    game: str
    data: str | None
    options: Mapping[str, Any]
    iterations: int
    """Of the search; 0: one step ahead."""
    weights: "Weights | None"
    """Of the network that is played by; none: by the terms."""
    seed: int
    """Of the generation."""
    numbers: Sequence[int]
    keeps: float
    """The share of positions that are written down."""


@dataclass(frozen=True)
class Weights:
    """A network that goes along with a task: a machine of a cluster has no file of it."""

    mark: str
    data: bytes

    @classmethod
    def read(cls, game: Game, file: Path) -> "Weights":
        """Raises BadWeights where they are not for this game."""
        return cls(Network.load(game, file).mark, file.read_bytes())

    def put(self) -> str:
        """The file that it lies in on this machine, written now if it is not there."""
        path = cache_root() / "networks" / f"{self.mark}.safetensors"
        try:
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                part = path.with_name(f".{path.name}.{os.getpid()}.part")
                part.write_bytes(self.data)
                part.replace(path)
                by_age = sorted(path.parent.glob("*.safetensors"), key=lambda one: one.stat().st_mtime, reverse=True)
                for old in by_age[KEPT_NETWORKS:]:
                    old.unlink(missing_ok=True)
        except OSError as error:
            raise BadWeights(f"Weights cannot be written to {path}: {error.strerror or error}.") from None
        return str(path)


@dataclass(frozen=True)
class Played:
    """What a lot gave."""

    examples: Examples
    games: int
    seconds: float
    """Of one core."""


def mix(game: Game, players: Sequence[int]) -> list[dict[str, Any]]:
    """The options of a generation's games, one after the other: each number of players as often as it is named."""
    found: list[dict[str, Any]] = []
    rivals = automated(game)
    rounds = len(rivals.choices) if rivals and any(n in rivals.players for n in players) else 1
    for turn in range(rounds):
        for n in players:
            found.append({"players": n} | ({OPPONENT: rivals.choices[turn]} if rivals and n in rivals.players else {}))
    return found


def play_lot(lot: Lot) -> Played:
    """Play the games of a lot."""
    start = time.process_time()
    weights = lot.weights.put() if lot.weights else None
    table = table_for(lot.game, lot.data, tuple(lot.options.items()), lot.iterations, weights)
    examples = table.play(lot)
    return Played(examples, len(lot.numbers), time.process_time() - start)


@lru_cache(KEPT)
def table_for(
    game: str, data: str | None, options: tuple[tuple[str, Any], ...], iterations: int, weights: str | None
) -> "LearningTable":
    return LearningTable(load(game, data), dict(options), iterations, weights)


class LearningTable:
    """Everything that a bot's games against itself are played on, made once."""

    def __init__(self, game: Game, options: dict[str, Any], iterations: int, weights: str | None) -> None:
        self.game = game
        self.players = int(game.choose_options(options)["players"])
        self.heats = HEATS if weights else HEATS_OF_TERMS
        mind = Mind(SEARCH, iterations, weights) if iterations else Mind(GREEDY, IMAGINED, weights)
        self.desk = lay(game, options, [mind] * self.players, 0)
        self.dice = plain(np.zeros(1, BOT))
        self.scales = scales(game.observes)
        self.room = {"rows": ROWS, "values": VALUES, "decisions": DECISIONS}
        self._learn = game.bind("trivet.lab.training.selfplay").learn_games

    def play(self, lot: Lot) -> Examples:
        """The examples of these games."""
        nothing = np.zeros((0, 0), np.int64)
        seeds = np.array([self._words(lot.seed, number) for number in lot.numbers], np.int64)
        given = Given(seeds, np.zeros((len(seeds), 0), np.int64), nothing, nothing, np.zeros(0, np.int64))
        heats = np.array([self.heats[number % len(self.heats)] for number in lot.numbers])
        trace = TRACE if lot.weights else 1.0  # what the terms say of chances is not worth learning
        blunders = BLUNDERS if lot.weights else BLUNDERS_OF_TERMS
        habits = Habits(heats, blunders, STRAYS, lot.keeps, trace, self.dice)
        parts: list[Examples] = []
        first = 0
        while first < len(seeds):
            sheets = blank_sheets(**self.room)
            then = int(self._learn(self.desk, given, first, habits, sheets))
            parts.append(self._examples(np.array(lot.numbers), sheets))
            if then == first:
                self.room = {name: 2 * room for name, room in self.room.items()}
            first = then
        return joined(parts)

    def _words(self, seed: int, number: int) -> list[int]:
        """Chance for the game, for each bot, and for what is kept and tried."""
        words = seed_words(game_seed(seed, number))
        for seat in range(self.players + 1):
            words += seed_words(bot_seed(seed, number, seat))
        return words

    def _examples(self, numbers: Any, sheets: Sheets) -> Examples:
        rows, values = (int(n) for n in sheets.used)
        index = sheets.index[:values].copy()
        return Examples(
            number=numbers[sheets.rows[:rows, 0]].astype(np.int32),
            starts=np.append(sheets.rows[:rows, 3], values),
            index=index,
            value=(sheets.value[:values] / self.scales[index]).astype(np.float32),
            target=sheets.target[:rows].astype(np.float32),
            said=sheets.given[:rows].astype(np.float32),
            won=sheets.won[:rows].astype(np.float32),
        )
