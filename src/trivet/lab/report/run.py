"""What a report plays: the games themselves, those it forks, the ladder of bots, a second strength, every opponent."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np

from trivet.engine.game import Game
from trivet.lab.arena import arena
from trivet.lab.matches import match_of
from trivet.lab.opponents import OPPONENT, automated
from trivet.lab.processes import Where
from trivet.lab.records import Columns, Rows, Task, columns, merge
from trivet.lab.runs import Run, games_in_a_task, play_tasks

from . import made, stats
from .forks import Fork, Worth, candidates, fork, places, worths
from .made import Asked, Report, Rung
from .sample import Array, Sample, sample_of
from .stats import Estimate

LOOKED_INTO = 10_000
"""Games whose turns and content are looked at; those beyond tell who wins, with how many points, how long it takes."""
LADDER = ("random", "greedy", "easy", "normal", "hard")
LADDER_GAMES = 100
"""Of each rung, at most."""
SECOND_GAMES = 1000
"""Of a second strength, at most."""
FEW = 20
EACH_OPPONENT = 1000
"""Games against each automated opponent, at most."""
Done = Callable[[int], None]


@dataclass(frozen=True)
class Table:
    """A game with its options, at which these bots sit."""

    game: Game
    options: dict[str, Any]
    bots: tuple[str, ...]
    """By seat in game 0; in every further game each sits one seat on."""
    seed: int
    where: Where

    @property
    def players(self) -> int:
        return len(self.bots)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        turn = number % self.players
        return self.bots[-turn:] + self.bots[:-turn]

    def play(self, numbers: Sequence[int], tables: frozenset[str], done: Done) -> Rows:
        """The games of these numbers."""
        shares: dict[tuple[str, ...], list[int]] = {}
        for number in numbers:
            shares.setdefault(self.seated(number), []).append(number)
        return merge(
            rows
            for bots, some in shares.items()
            for rows in Run(self.game, self.options, bots, self.seed, tables).play(some, self.where, done)
        )

    def play_on(self, begun: Sequence[tuple[int, tuple[int, ...]]], done: Done) -> Rows:
        """Games from their first actions on, in the order of their numbers; a game may be there more than once."""
        shares: dict[tuple[str, ...], list[tuple[int, tuple[int, ...]]]] = {}
        for one in begun:
            shares.setdefault(self.seated(one[0]), []).append(one)
        tasks = []
        for bots, some in shares.items():
            size = games_in_a_task(bots)
            for first in range(0, len(some), size):
                numbers, scripts = zip(*some[first : first + size], strict=True)
                tasks.append(
                    Task(self.game.id, self.game.data, self.options, bots, self.seed, numbers, frozenset(), scripts)
                )
        return merge(play_tasks(tasks, self.where, done))


@dataclass(frozen=True)
class Asks:
    """What a report is to look into."""

    games: int
    everything: bool = False
    """Every decision of every game is written down."""
    forks: int = 0
    """For each choice that stands out."""
    ladder: bool = False
    second: str | None = None


@dataclass(frozen=True)
class Played:
    """Games, as tables and as arrays."""

    table: Table
    columns: Columns
    rows: Rows
    sample: Sample


def play(table: Table, games: int, everything: bool, done: Done) -> Played:
    """So many games; with everything, every decision of every game is written down."""
    most = games if everything else min(games, LOOKED_INTO)
    tables = frozenset({"turns", "content"} | ({"decisions"} if everything else set()))
    parts = [table.play(range(most), tables, done)]
    if games > most:
        parts.append(table.play(range(most, games), frozenset(), done))
    found, rows = columns(table.game, table.options), merge(parts)
    bots = np.array([table.seated(number) for number in range(table.players)])
    return Played(table, found, rows, sample_of(found, rows, bots[rows.games["number"] % table.players]))


def matches(table: Table, numbers: Sequence[int]) -> dict[int, str]:
    """The games of these numbers as saved matches."""
    decisions = actions(table, numbers)
    return {
        number: match_of(table.game, table.options, table.seed, number, decisions[number]).save() for number in numbers
    }


def actions(table: Table, numbers: Sequence[int]) -> dict[int, Array]:
    """What was done in the games of these numbers, by number; a few are played here, which is sooner done."""
    here = table if len(numbers) > FEW else replace(table, where=replace(table.where, workers=1, cluster=None))
    rows = here.play(sorted(numbers), frozenset({"decisions"}), lambda games: None).decisions
    starts = np.searchsorted(rows["number"], sorted(numbers))
    return dict(zip(sorted(numbers), np.split(rows, starts[1:]), strict=True))


def ladder(table: Table, games: int, done: Done) -> list[Rung]:
    """Each bot of the ladder against the one below it."""
    found = []
    for weaker, stronger in pairwise(LADDER):
        most = min(games, LADDER_GAMES)
        standing = arena(table.game, table.options, (stronger, weaker), most, table.seed, table.where, done)
        one = standing.bots[stronger]
        low, high = one.interval
        found.append(Rung(weaker, stronger, Estimate(one.win_rate, low, high, one.games), one.chance_rate))
    return found


def opponents(table: Table, games: int, done: Done) -> dict[str, Estimate]:
    """Alone: the share of games won against each automated opponent; nothing where the game has none."""
    option = automated(table.game)
    if option is None or table.players > 1:
        return {}
    found = {}
    for rival in option.choices:
        against = replace(table, options={**table.options, OPPONENT: rival})
        rows = against.play(range(min(games, EACH_OPPONENT)), frozenset(), done)
        found[str(rival)] = stats.share(rows.seats["win"][rows.seats["seat"] == 0])
    return found


def report(table: Table, asks: Asks, done: Done = lambda games: None) -> tuple[Played, Report]:
    """Play what is asked for and look into it."""
    played = play(table, asks.games, asks.everything, done)
    found = look_into(played)
    if asks.second is not None:
        other = replace(table, bots=(asks.second,) * table.players)
        again = look_into(play(other, min(asks.games, SECOND_GAMES), False, done))
        found = made.compared(found, again, asks.second)
    return played, replace(
        found,
        forks=forked(played, found, asks.forks, done) if asks.forks else [],
        ladder=ladder(table, asks.games, done) if asks.ladder else [],
        opponents=opponents(table, asks.games, done),
    )


def look_into(played: Played) -> Report:
    table, sample = played.table, played.sample
    game = table.game
    own_data = game.data is not None
    asked = Asked(game.id, game.rules_version, table.options, table.bots, sample.games, table.seed, own_data)
    return made.report(game, asked, sample, tuple(one.name for one in played.columns.counters))


def forked(played: Played, found: Report, most: int, done: Done) -> list[Worth]:
    """So many forks of each choice that stands out, both sides played on."""
    table, columns = played.table, played.columns
    numbers = {(one.verb, one.argument, one.word): i for i, one in enumerate(columns.content)}
    wanted = []
    for card in candidates(found.cards):
        thing = numbers[card.verb, card.kind, card.word]
        wanted += [(at, thing) for at in places(played.sample, played.rows.content, thing, most)]
    if not wanted:
        return []
    done_there = actions(table, sorted({at[0] for at, _ in wanted}))
    forks: list[Fork] = []
    for at, thing in wanted:
        moves = [int(action) for action in done_there[at[0]]["action"]]
        one = fork(table.game, columns, table.options, table.seed, table.seated(at[0]), moves, at, thing)
        forks += [one] if one else []
    if not forks:
        return []
    forks.sort(key=lambda one: one.number)
    taking = table.play_on([(one.number, one.taking) for one in forks], done)
    leaving = table.play_on([(one.number, one.leaving) for one in forks], done)
    return worths(forks, taking, leaving, columns)


def games_in_all(table: Table, asks: Asks) -> int:
    """For a bar: about how many games will be played."""
    option = automated(table.game)
    rivals = option.choices if option and table.players == 1 else ()
    return (
        asks.games
        + (min(asks.games, SECOND_GAMES) if asks.second else 0)
        + (min(asks.games, LADDER_GAMES) * (len(LADDER) - 1) if asks.ladder else 0)
        + min(asks.games, EACH_OPPONENT) * len(rivals)
    )
