"""The puzzles that come with a game, each by a name that stays when others come or go, and which is whose day's."""

import hashlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

import msgspec

from trivet.analysis.puzzles import Puzzle, own_puzzles
from trivet.engine.errors import TrivetError
from trivet.engine.game import Game

NAME = 16
"""Hexadecimal digits of a puzzle's name."""
log = logging.getLogger("trivet.server")


@dataclass(frozen=True)
class Posed:
    """The puzzles of a game, by name, in the order in which days have them."""

    puzzles: Mapping[str, Puzzle]

    def of_day(self, day: str) -> str:
        names = list(self.puzzles)
        return names[date.fromisoformat(day).toordinal() % len(names)]


_posed: dict[str, Posed | None] = {}
"""By the package of the game: files of packages do not change while a server runs."""


def posed(game: Game) -> Posed | None:
    """None where a game brings no puzzles, or none that read: then that is logged."""
    if game.package not in _posed:
        _posed[game.package] = read(game)
    return _posed[game.package]


def read(game: Game) -> Posed | None:
    try:
        own = own_puzzles(game)
    except (TrivetError, OSError) as error:
        log.error("The puzzles of %s: %s", game.id, error)
        return None
    if own is None or own.game != game.id or not own.puzzles:
        return None
    named = {name_of(puzzle): puzzle for puzzle in own.puzzles}
    return Posed(dict(sorted(named.items())))


def name_of(puzzle: Puzzle) -> str:
    """By the position alone: its answers are weighed anew when the bots change."""
    position = (puzzle.rules_version, puzzle.options, puzzle.seed, puzzle.moves, puzzle.seat)
    return hashlib.sha256(msgspec.json.encode(position, order="deterministic")).hexdigest()[:NAME]
