"""Many games between given bots: how long they take, how many points they bring."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from trivet.bots import make_bot
from trivet.engine.errors import BadOptions
from trivet.engine.game import Game
from trivet.engine.match import Match

from .play import matches_of, play_task
from .processes import HERE, Where
from .records import Rows
from .runs import Run


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

    def add(self, rows: Rows) -> None:
        self.games += len(rows)
        self.moves += int(rows.games["moves"].sum())
        points = [int(rows.seats["points"][rows.seats["seat"] == seat].sum()) for seat in range(self.players)]
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
    where: Where = HERE,
) -> Simulation:
    """Play that many games; `done` hears of every few, `keep` receives every match and its number."""
    players = int(game.choose_options(options)["players"])
    run = Run(game, options, by_seat(game, bots, players), seed, frozenset(["decisions"] if keep else []))
    result = Simulation(game.id, players)
    if where.cluster is None and (where.workers == 1 or len(run.tasks(range(games))) == 1):
        play_task(run.tasks([0])[0].only())  # compiled code is loaded before the clock runs
    start = time.perf_counter()
    for rows in run.play(range(games), where):
        result.add(rows)
        result.seconds = time.perf_counter() - start
        if keep is not None:
            for number, match in matches_of(run.game, run.options, seed, rows):
                keep(number, match)
        done(len(rows))
    return result
