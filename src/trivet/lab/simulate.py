"""Many games between given bots: how long they take, how many points they bring."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from trivet.bots import make_bot
from trivet.engine.buffers import no_events, numbers, offer_buffer
from trivet.engine.dice import seed_words
from trivet.engine.errors import BadOptions
from trivet.engine.game import Game
from trivet.engine.match import Match
from trivet.engine.state import plain

from .matches import bots_match, game_seed, random_match

RANDOM = "random"
BATCH_SECONDS = 0.1
"""About as long as a batch of compiled games may take: the bar moves, and an interruption is heard."""
MOST_IN_A_BATCH = 4096


@dataclass
class Simulation:
    game: str
    players: int
    games: int = 0
    moves: int = 0
    """Players' actions, `end turn` included."""
    seconds: float = 0.0
    points: list[int] = field(default_factory=list)
    """Of all games together, by seat."""

    def add(self, games: int, moves: int, points: Sequence[int]) -> None:
        self.games += games
        self.moves += moves
        self.points = [old + new for old, new in zip(self.points or [0] * self.players, points, strict=True)]

    def as_data(self) -> dict[str, Any]:
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "moves": self.moves,
            "seconds": self.seconds,
            "games_per_second": self.games / seconds,
            "moves_per_second": self.moves / seconds,
            "mean_scores": [points / self.games for points in self.points],
        }


def by_seat(game: Game, bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot for all seats, or one for each; raises BadOptions or UnknownBot."""
    if len(bots) not in (1, players):
        raise BadOptions(f"{len(bots)} bots for {players} seats: name one for all seats, or one for each.")
    for name in set(bots):
        make_bot(name, game, 0)
    return tuple(bots) * (players if len(bots) == 1 else 1)


def simulate(
    game: Game,
    options: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    done: Callable[[int], None] = lambda games: None,
    keep: Callable[[int, Match], None] | None = None,
) -> Simulation:
    """Play that many games; `done` hears of every few, `keep` receives every match and its number."""
    players = int(game.choose_options(options)["players"])
    seats = by_seat(game, bots, players)
    result = Simulation(game.id, players)
    if set(seats) == {RANDOM} and keep is None:
        rounds = random_games(game, options, players, games, seed)
    else:
        rounds = single_games(game, options, seats, games, seed, keep)
    next(rounds)  # nothing is played yet: compiled code is loaded before the clock runs
    start = time.perf_counter()
    for played, moves, points in rounds:
        result.add(played, moves, points)
        result.seconds = time.perf_counter() - start
        done(played)
    return result


Round = tuple[int, int, list[int]]
"""Games played, players' actions, points by seat."""


def random_games(game: Game, options: Mapping[str, Any], players: int, games: int, seed: int) -> Iterator[Round]:
    """Whole games in compiled code, in batches that grow from none."""
    states = plain(np.concatenate([game.blank(options).array] * 2))
    offers, events, items = offer_buffer(), no_events(), numbers(len(game.score_items) + 1)
    number, batch = 0, 0
    while batch == 0 or number < games:
        played = min(batch, games - number)
        words = [seed_words(game_seed(seed, number + i)) for i in range(played)]
        seeds = np.array(words, np.int64).reshape(played, 4)
        totals = np.zeros((played, players), np.int64)
        start = time.perf_counter()
        moves = game.kernel.random_games(states, seeds, offers, events, items, totals)
        if batch == 0 or time.perf_counter() - start < BATCH_SECONDS / 2:
            batch = min(2 * batch, MOST_IN_A_BATCH) or 1
        number += played
        yield played, int(moves), [int(n) for n in totals.sum(axis=0)]


def single_games(
    game: Game,
    options: Mapping[str, Any],
    seats: Sequence[str],
    games: int,
    seed: int,
    keep: Callable[[int, Match], None] | None,
) -> Iterator[Round]:
    yield 0, 0, [0] * len(seats)
    for number in range(games):
        if set(seats) == {RANDOM}:
            match = random_match(game, options, seed, number)
        else:
            match = bots_match(game, options, seats, seed, number)
        if keep is not None:
            keep(number, match)
        scores = game.scores(match.state)[: len(seats)]  # an automated opponent's come last
        yield 1, len(match.moves), [score["total"] for score in scores]
