"""What is written down of games between bots: plain tables, merged by game number.

A unit of work is a `Task`: a game, its data, its options, the bots by seat, the seed of the run, the numbers of the games
to play. It gives `Rows`, the same on any machine and for any number of workers. What the columns of the tables mean for
one game (its points' items, its seats' counters, its content) is in its `Columns`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from trivet.engine.actions import Argument, Word
from trivet.engine.events import Private
from trivet.engine.game import Game

Table = npt.NDArray[Any]
"""A NumPy array of records: `table["points"]` is a column."""
TABLES = ("games", "seats", "turns", "decisions", "content")
ALWAYS = ("games", "seats")
MOST_COUNTERS = 6
"""Numbers of one feature that are counters of a seat; a feature of more is a map or a deck."""
MOST_SLOTS = 32
"""Actions of a verb that names content by where it lies: a row of cards, not the cells of a map."""


@dataclass(frozen=True)
class Task:
    """Games that are played in one go, by one process, one machine of a cluster."""

    game: str
    data: str | None
    """The text of a designer's data file, where they are not the game's own."""
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    """By seat."""
    seed: int
    """Of the run; game n's own seed is `matches.game_seed(seed, n)`."""
    numbers: Sequence[int]
    """The games to play."""
    tables: frozenset[str] = frozenset(ALWAYS)
    """What is written down: of TABLES; games and seats always are."""
    scripts: tuple[tuple[int, ...], ...] = ()
    """The first actions of each of these games, after which the bots play on; none: they play from the start."""

    def only(self, *numbers: int) -> "Task":
        """The same with these games alone."""
        return replace(self, numbers=numbers)


@dataclass(frozen=True)
class Content:
    """An entry of the data that an action names, or that lies where it points: `draft` a `card` called `muster_horn`.

    One card has an entry for each verb that can be done with it: it is drafted, played and recalled.
    """

    verb: str
    argument: str
    word: str


@dataclass(frozen=True)
class Counter:
    """A number that every seat has, from the game's observation: `coins`, or of `cubes` those of `wood`."""

    feature: str
    index: int
    """Among the feature's numbers."""
    word: str
    """Of the feature's axis; empty where it is a single number."""

    @property
    def name(self) -> str:
        return f"{self.feature}.{self.word}" if self.word else self.feature


@dataclass(frozen=True)
class Columns:
    """What the columns of the tables are, of one game with its data for so many players."""

    game: Game = field(repr=False)
    players: int
    entries: int
    """Rows of a game in `seats`: the players, and an automated opponent after them."""

    @property
    def items(self) -> tuple[str, ...]:
        """Of `seats.items`: what points are made of."""
        return self.game.score_items

    @cached_property
    def counters(self) -> tuple[Counter, ...]:
        """Of `turns.counters`: the numbers, no flags, that the observation has for each seat."""
        found = []
        for name, feature in self.game.observes.features.items():
            if feature.each_seat and not feature.derived and feature.high > 1 and feature.size <= MOST_COUNTERS:
                words = feature.axes[0] if len(feature.axes) == 1 and isinstance(feature.axes[0], tuple) else None
                for i in range(feature.size):
                    found.append(Counter(name, i, words[i] if words else "" if feature.size == 1 else str(i)))
        return tuple(found)

    @cached_property
    def content(self) -> tuple[Content, ...]:
        """Of `content.content`: everything of the data that can be offered, by verb."""
        return tuple(self._content)

    @cached_property
    def of_action(self) -> Table:
        """For every action: two contents that it names (−1: none); or the event that tells what lies where it points
        (−1: none), which of its arguments does, and the content of that argument's first word."""
        self._content.clear()
        rows = np.full((self.game.actions.size, 5), -1, np.int64)
        for verb, arguments in self.game.actions.verbs.items():
            first, size = self.game.actions.first[verb], int(np.prod([kind.size for kind in arguments.values()] or [1]))
            step, column = 1, 0
            for name, kind in arguments.items():
                if self._is_content(kind) and column < 2:
                    start = self._add(verb, name, kind)
                    rows[first : first + size, column] = start + np.arange(size) // step % kind.size
                    column += 1
                step *= kind.size
            if column == 0 and 0 < size - 1 < MOST_SLOTS:
                rows[first : first + size, 2:] = self._told_by(verb)
        return rows

    @cached_property
    def kept(self) -> Table:
        """For every content where a seat's observation counts what it has of it, the rest −1."""
        places: list[list[int]] = []
        for one in self.content:
            places.append([])
            for name, feature in self.game.observes.features.items():
                words = feature.axes[0] if len(feature.axes) == 1 else 0
                if feature.each_seat and not feature.derived and isinstance(words, tuple) and one.word in words:
                    places[-1].append(getattr(self.game.observes.names, name) + words.index(one.word))
        rows = np.full((max(1, len(places)), max(1, *map(len, places), 1)), -1, np.int64)
        for row, found in zip(rows, places, strict=False):
            row[: len(found)] = found
        return rows

    @cached_property
    def _content(self) -> list[Content]:
        return []

    def _add(self, verb: str, name: str, kind: Any) -> int:
        self._content.extend(Content(verb, name, word) for word in kind.words)
        return len(self._content) - kind.size

    def _told_by(self, verb: str) -> tuple[int, int, int]:
        """The event that is named like the verb, where it says which of the data's entries was meant."""
        for number, (event, arguments) in enumerate(self.game.events.kinds):
            for i, (name, kind) in enumerate(arguments.items()):
                if event == verb and not isinstance(kind, Private) and self._is_content(kind):
                    return number, i, self._add(verb, name, kind)
        return -1, -1, -1

    def _is_content(self, kind: Argument) -> bool:
        return isinstance(kind, Word) and set(kind.words) <= self._data_words

    @cached_property
    def _data_words(self) -> set[str]:
        return {word.lower().replace(" ", "_") for word in texts(self.game.components)}

    @cached_property
    def dtypes(self) -> dict[str, np.dtype[Any]]:
        """The tables' columns."""
        entries, number = self.entries, ("number", np.int32)  # the game's number in the run
        seat: tuple[str, Any] = ("seat", np.int8)
        return {
            "games": np.dtype(
                [
                    number,
                    ("moves", np.int32),  # players' decisions
                    ("turns", np.int32),  # that ended
                    ("rounds", np.int32),  # the last one's number
                    ("offers", np.int64),  # at all decisions together
                    ("choices", np.int32),  # decisions with more than one
                ]
            ),
            # a row for each entry: the seats, then an automated opponent
            "seats": np.dtype(
                [
                    number,
                    seat,
                    ("order", np.int8),  # place in turn order from 0, when the first round begins; −1: has none
                    ("place", np.int8),  # at the end, from 1
                    ("win", np.float64),  # share of the win: 1/k where k share it
                    ("moves", np.int32),  # decisions
                    ("points", np.int32),
                    ("items", np.int32, (len(self.items),)),  # by Columns.items
                ]
            ),
            # a row whenever a turn has ended, and one for the end of the game
            "turns": np.dtype(
                [
                    number,
                    ("turn", np.int32),  # how many have ended
                    ("round", np.int32),
                    seat,  # who acted last: whose turn it was
                    ("move", np.int32),  # decisions so far
                    ("choices", np.int32),  # decisions of this turn with more than one offer
                    ("points", np.int32, (entries,)),  # as if the game ended now
                    ("chance", np.float64, (entries,)),  # to win, by the evaluation; at the end the share of the win
                    ("counters", np.int32, (self.players, len(self.counters))),  # by Columns.counters
                ]
            ),
            "decisions": np.dtype(
                [
                    number,
                    ("move", np.int32),  # from 0
                    ("turn", np.int32),  # how many have ended before it
                    seat,
                    ("action", np.int32),
                    ("offers", np.int16),  # how many there were to choose from
                ]
            ),
            # a row for each content that a seat was ever offered
            "content": np.dtype(
                [
                    number,
                    seat,
                    ("content", np.int32),  # into Columns.content
                    ("offered", np.int32),  # at so many decisions
                    ("taken", np.int32),
                    ("first_offered", np.int32),  # at the game's decision of this number, from 0
                    ("first_taken", np.int32),  # −1: never
                    ("kept", np.int32),  # what the seat has of it at the end; −1: the game does not show it
                ]
            ),
        }


def columns(game: Game, options: Mapping[str, Any]) -> Columns:
    """The columns of a game's tables with these options."""
    state = game.set_up(options, 0)
    found = Columns(game, int(state.fields().players), int(state.fields().entries))
    assert found.of_action is not None  # which numbers the content
    return found


def texts(data: Any) -> Iterable[str]:
    """All names and texts in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield str(key)
            yield from texts(value)
    elif isinstance(data, Sequence):
        for value in data:
            yield from texts(value)


@dataclass(frozen=True)
class Rows:
    """What is known of some games, each table in the order of their numbers. A table that was not asked for is empty."""

    games: Table
    seats: Table
    turns: Table
    decisions: Table
    content: Table

    def __len__(self) -> int:
        return len(self.games)


def merge(parts: Iterable[Rows]) -> Rows:
    """One for all, in the order of the games' numbers: the same however the games were shared out."""
    found = list(parts)
    tables = {}
    for table in fields(Rows):
        whole = np.concatenate([getattr(part, table.name) for part in found])
        tables[table.name] = whole[np.argsort(whole["number"], kind="stable")]
    return Rows(**tables)
