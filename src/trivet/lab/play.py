"""Games between bots, played and written down: a `Task` becomes `Rows`.

Our own bots play whole games in compiled code, or in the game's module where rules are not compiled. Where a third party's sits at the table the game is moved from Python, and
its actions are gone through again to write down the same.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from typing import Any

import numpy as np
import numpy.typing as npt

from trivet.bots.desk import SCRIPTED, Given, Mind, Written, lay, room
from trivet.bots.levels import mind
from trivet.engine.dice import seed_words
from trivet.engine.game import Game
from trivet.engine.match import Match
from trivet.games import load

from .in_module import in_module
from .matches import bot_seed, driven_match, game_seed, match_of
from .records import Columns, Rows, Task, columns, merge

ROOM = {"turns": 1 << 14, "decisions": 1 << 17, "content": 1 << 16}
"""Rows that are written before they are put away."""
KEPT = 2
"""Tables that stay laid for the next task: two sides are compared."""
Numbers = npt.NDArray[Any]


def play_task(task: Task) -> Rows:
    """Play the games of a task."""
    tables = tables_for(task.game, task.data, tuple(task.options.items()), task.bots, task.tables)
    begun = task.scripts or ((),) * len(task.numbers)
    return tables.play(task.seed, task.numbers, script(begun if tables.compiled else driven(tables.game, task, begun)))


def driven(game: Game, task: Task, begun: Sequence[Sequence[int]]) -> list[list[int]]:
    """The games' actions, as the bots played them."""
    return [
        [action for _, action in driven_match(game, task.options, task.bots, task.seed, number, first).moves]
        for number, first in zip(task.numbers, begun, strict=True)
    ]


def script(played: Sequence[Sequence[int]]) -> Numbers:
    """Actions by game and move; −1 where a bot is to choose."""
    rows = np.full((len(played), max(map(len, played), default=0)), -1, np.int64)
    for row, actions in zip(rows, played, strict=True):
        row[: len(actions)] = actions
    return rows


def matches_of(game: Game, options: Mapping[str, Any], seed: int, rows: Rows) -> Iterator[tuple[int, Match]]:
    """The matches whose decisions these are, with their numbers."""
    for number in rows.games["number"]:
        decisions = rows.decisions[rows.decisions["number"] == number]
        yield int(number), match_of(game, options, seed, int(number), decisions)


def bots_match(game: Game, options: Mapping[str, Any], bots: Sequence[str], seed: int, number: int) -> Match:
    """One whole match between the bots of these names, by seat."""
    task = Task(
        game.id, game.data, game.choose_options(options), tuple(bots), seed, (number,), frozenset(["decisions"])
    )
    return next(match for _, match in matches_of(game, options, seed, play_task(task)))


@lru_cache(KEPT)
def tables_for(
    game: str, data: str | None, options: tuple[tuple[str, Any], ...], bots: tuple[str, ...], asked: frozenset[str]
) -> "Tables":
    return Tables(load(game, data), dict(options), bots, asked)


class Tables:
    """Everything that games with these bots at these seats are played on, made once."""

    def __init__(self, game: Game, options: dict[str, Any], bots: tuple[str, ...], asked: frozenset[str]) -> None:
        self.game = game
        self.columns: Columns = columns(game, options)
        self.room = {name: rows if name in asked else 0 for name, rows in ROOM.items()}
        minds = [mind(name) for name in bots]
        self.compiled = None not in minds
        self._minds = [one if one and self.compiled else Mind(SCRIPTED) for one in minds]
        self._options = options
        self.content = self.columns.of_action if "content" in asked else np.zeros((0, 5), np.int64)
        names = game.observes.names
        self.counters = np.array([getattr(names, one.feature) + one.index for one in self.columns.counters], np.int64)
        self._in_module = in_module(game, options, self._minds, asked) if self.compiled else None

    @cached_property
    def _by_rules(self) -> Callable[[Given, int, Written], int]:
        contents = len(self.columns.content) if len(self.content) else 0
        desk = lay(self.game, self._options, self._minds, contents)
        return partial(self.game.bind("trivet.bots.playing").play_games, desk)

    def play(self, seed: int, games: Sequence[int], script: Numbers) -> Rows:
        """The games of these numbers."""
        words = [self._words(seed, number) for number in games]
        seeds = np.array(words, np.int64).reshape(len(games), 4 + 4 * self.columns.players)
        given = Given(seeds, script, self.content, self.columns.kept, self.counters)
        counters = self.columns.players * len(self.counters)
        play = self._in_module.play if self._in_module and not script.size else self._by_rules
        parts: list[Rows] = []
        first = 0
        while first < len(games) or not parts:
            written = room(self.game, len(games), self.columns.entries, counters, **self.room)
            then = int(play(given, first, written))
            parts.append(self._rows(np.array(games[first:then], np.int32), first, then, written))
            if then == first < len(games):
                self.room = {name: 2 * rows for name, rows in self.room.items()}
            first = then
        return merge(parts)

    def _words(self, seed: int, number: int) -> list[int]:
        words = seed_words(game_seed(seed, number))
        for seat in range(self.columns.players):
            words += seed_words(bot_seed(seed, number, seat))
        return words

    def _rows(self, games: Numbers, first: int, then: int, written: Written) -> Rows:
        """What was written, as tables."""
        found, entries = self.columns, self.columns.entries
        dtypes = found.dtypes
        turns, decisions, content = (int(n) for n in written.used)
        played = np.zeros(len(games), dtypes["games"])
        played["number"] = games
        for i, name in enumerate(("moves", "turns", "rounds", "offers", "choices")):
            played[name] = written.games[first:then, i]
        seats = np.zeros((len(games), entries), dtypes["seats"])
        seats["number"], seats["seat"] = games[:, None], np.arange(entries)
        for i, name in enumerate(("order", "place", "moves")):
            seats[name] = written.seats[first:then, :, i]
        seats["items"], seats["points"] = written.seats[first:then, :, 3:-1], written.seats[first:then, :, -1]
        ahead = seats["place"] == 1
        seats["win"] = ahead / np.maximum(1, ahead.sum(axis=1, keepdims=True))
        curve = self._table("turns", ("turn", "round", "seat", "move", "choices"), written.turns[:turns], games, first)
        curve["points"] = written.turns[:turns, 6 : 6 + entries]
        curve["chance"] = written.chances[:turns]
        curve["counters"] = written.turns[:turns, 6 + entries :].reshape(curve["counters"].shape)
        told = ("move", "turn", "seat", "action", "offers")
        named = ("seat", "content", "offered", "taken", "first_offered", "first_taken", "kept")
        return Rows(
            played,
            seats.reshape(-1),
            curve,
            self._table("decisions", told, written.decisions[:decisions], games, first),
            self._table("content", named, written.content[:content], games, first),
        )

    def _table(self, name: str, names: Sequence[str], rows: Numbers, games: Numbers, first: int) -> Numbers:
        table = np.zeros(len(rows), self.columns.dtypes[name])
        table["number"] = games[rows[:, 0] - first] if len(rows) else 0
        for i, column in enumerate(names, 1):
            table[column] = rows[:, i]
        return table
