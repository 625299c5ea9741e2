"""What was played, as arrays: games by seats, turns one after the other, things that seats were offered and took.

All analysis reads this, and nothing else; it is the same whatever played the games.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from trivet.lab.records import Columns, Rows

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Turns:
    """Every turn of some of the games, in the order of play: the first games', where there are very many."""

    game: Array
    """The row of its game."""
    seat: Array
    """Whose turn it was."""
    decisions: Array
    """Actions of anybody in that turn,"""
    choices: Array
    """and those among them where there was more than one to choose from."""
    points: Array
    """By seat, an automated opponent's last, when the turn had ended."""
    chance: Array
    """Each one's chance to win, then, by the game's own evaluation."""
    counters: Array
    """What each seat has, by turn, seat and counter."""

    @cached_property
    def first(self) -> Array:
        """The row of every game's first turn."""
        return np.flatnonzero(np.diff(self.game, prepend=-1))

    @cached_property
    def length(self) -> Array:
        return np.diff(self.first, append=len(self.game))

    @cached_property
    def games(self) -> Array:
        """The rows of the games that these turns are of."""
        return self.game[self.first]

    @cached_property
    def which(self) -> Array:
        """For every turn, the place of its game among those."""
        return np.repeat(np.arange(len(self.first)), self.length)

    @cached_property
    def moment(self) -> Array:
        """How much of its game is over when a turn has ended, above 0 and up to 1."""
        number = np.arange(len(self.game)) - np.repeat(self.first, self.length)
        return (number + 1) / np.repeat(self.length, self.length)


@dataclass(frozen=True)
class Things:
    """What each seat was offered, took and kept: a row for a seat of a game and a thing."""

    names: list[tuple[str, str, str]]
    """By number: the verb, the kind of thing and its word, as in ("draft", "card", "old_guard")."""
    game: Array
    seat: Array
    thing: Array
    offered: Array
    """At how many decisions,"""
    taken: Array
    """and at how many of them it was chosen."""
    kept: Array
    """How many the seat had at the end; below 0 where the game does not show it."""
    looked: int
    """The games that were looked into: the first ones."""

    @cached_property
    def _sorted(self) -> tuple[Array, Array]:
        by_thing = np.argsort(self.thing, kind="stable")
        return by_thing, np.searchsorted(self.thing[by_thing], np.arange(len(self.names) + 1))

    def rows(self, thing: int) -> Array:
        """Those of one thing."""
        by_thing, starts = self._sorted
        return by_thing[starts[thing] : starts[thing + 1]]


@dataclass(frozen=True)
class Sample:
    """Games between bots; rows are games, columns seats."""

    players: int
    number: Array
    """Of each game in its run: with the run's seed it gives the match."""
    bots: Array
    """The name of each seat's bot."""
    place: Array
    """The final rank, an automated opponent's last."""
    order: Array
    """The seat that was first, second … in turn order when the first round began."""
    items: Array
    """Points by seat and item at the end; the total comes last."""
    decisions: Array
    choices: Array
    offers: Array
    """Of all decisions together."""
    turn_count: Array
    rounds: Array
    turns: Turns
    things: Things

    @property
    def games(self) -> int:
        return len(self.number)

    @cached_property
    def entry_shares(self) -> Array:
        """Of the win: 1 alone in front, 1/k where k share it; an automated opponent's last."""
        won = (self.place == 1).astype(np.float64)
        return won / won.sum(axis=1, keepdims=True)

    @cached_property
    def shares(self) -> Array:
        """The same of the seats alone."""
        return self.entry_shares[:, : self.players]

    @cached_property
    def totals(self) -> Array:
        return self.items[:, : self.players, -1]

    @cached_property
    def expected(self) -> Array:
        """What each seat's bot wins on average, over all its seats: what a thing's lift is counted from."""
        found = np.zeros(self.shares.shape)
        for name in np.unique(self.bots):
            mine = self.bots == name
            found[mine] = self.shares[mine].mean()
        return found

    def by_order(self, of_seats: Array) -> Array:
        """Columns by seat as columns by place in the turn order."""
        return np.take_along_axis(of_seats, self.order.astype(np.int64), axis=1)


def sample_of(columns: Columns, rows: Rows, bots: Array) -> Sample:
    """The tables of games as arrays; `bots`: the names by game and seat."""
    games, players, entries = len(rows), columns.players, columns.entries
    seats, turns, content = rows.seats.reshape(games, entries), rows.turns, rows.content
    numbers = rows.games["number"]
    of_turn = np.searchsorted(numbers, turns["number"])
    begins = np.diff(of_turn, prepend=-1) != 0
    moves = turns["move"].astype(np.int64)
    return Sample(
        players=players,
        number=numbers,
        bots=bots,
        place=seats["place"],
        order=np.argsort(seats["order"][:, :players], axis=1, kind="stable"),
        items=np.concatenate([seats["items"], seats["points"][:, :, None]], axis=2),
        decisions=rows.games["moves"],
        choices=rows.games["choices"],
        offers=rows.games["offers"],
        turn_count=rows.games["turns"],
        rounds=rows.games["rounds"],
        turns=Turns(
            of_turn,
            turns["seat"],
            np.where(begins, moves, np.diff(moves, prepend=0)),
            turns["choices"],
            turns["points"],
            turns["chance"],
            turns["counters"],
        ),
        things=Things(
            [(one.verb, one.argument, one.word) for one in columns.content],
            np.searchsorted(numbers, content["number"]),
            content["seat"].astype(np.int64),
            content["content"],
            content["offered"],
            content["taken"],
            content["kept"],
            int(of_turn[-1]) + 1 if len(of_turn) else games,
        ),
    )
