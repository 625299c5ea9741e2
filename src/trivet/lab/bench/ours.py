"""What we measure of ourselves: `python -m trivet.lab.bench.ours random GAME 4` and the like.

Like a peer, it reads numbers of seconds, a line each, works for about that long, and prints what it did as JSON.
"""

import json
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from trivet.bots.levels import LEVELS, make_bot
from trivet.bots.network import Network, learned
from trivet.bots.random_bot import RandomBot
from trivet.bots.search import NONE, SearchBot
from trivet.bots.thoughts import thoughts
from trivet.engine.game import Game
from trivet.games import load
from trivet.lab.processes import HERE
from trivet.lab.runs import Run, games_in_a_task
from trivet.lab.simulate import simulate

if TYPE_CHECKING:
    from trivet.envs import TablesEnv

GAMES_AT_ONCE = 500
ITERATIONS_AT_ONCE = 2000
TABLES = 256

Did = dict[str, float]


def random_play(game: Game, players: int, seconds: float) -> Did:
    """Whole random games in compiled code."""
    moves, took, seed = 0, 0.0, 0
    while took < seconds:
        result = simulate(game, {"players": players}, ["random"], GAMES_AT_ONCE, seed)
        moves += result.moves
        took += result.seconds
        seed += 1
    return {"moves": moves, "seconds": took}


def search(game: Game, players: int, seconds: float) -> Did:
    """Iterations of a search from the opening position, each with a new tree: by the evaluation, and with a network in turn."""
    network = learned(game).network or Network.new(game, 1)
    took, iterations, seed = [0.0, 0.0], 0, 0
    while sum(took) < 2 * seconds:
        state = game.set_up({"players": players}, seed)
        seat = game.to_act(state)[0]
        hidden = game.hide(state, seat)
        for i, known in enumerate((None, network)):
            bot = SearchBot(game, seed, iterations=ITERATIONS_AT_ONCE, network=known)
            start = time.perf_counter()
            bot.choose(hidden, seat)
            took[i] += time.perf_counter() - start
        iterations += ITERATIONS_AT_ONCE
        seed += 1
    return {"iterations": iterations, "seconds": took[0], "learned": took[1] / took[0]}


def search_alone(quick: bool) -> Callable[[Game, int, float], Did]:
    """Iterations of a search by the evaluation, each with a new tree; `quick`: by the game's module."""

    def work(game: Game, players: int, seconds: float) -> Did:
        took, iterations = 0.0, 0
        mind = thoughts(game, None, quick)
        while took < seconds:
            state = game.set_up({"players": players}, iterations)
            seat = game.to_act(state)[0]
            mind.take_up(RandomBot(game, iterations).known(game.hide(state, seat), seat))
            start = time.perf_counter()
            mind.look_ahead(seat, NONE, ITERATIONS_AT_ONCE)
            took += time.perf_counter() - start
            iterations += ITERATIONS_AT_ONCE
        return {"moves": iterations, "seconds": took}

    return work


def moves_with_views(game: Game, players: int, seconds: float) -> Did:
    """A move as a server makes it: the action, then everything the next player is shown."""
    times: list[float] = []
    seed = 0
    while sum(times) < seconds:
        state = game.set_up({"players": players}, seed)
        seed += 1
        while seats := game.to_act(state):
            seat = seats[0]
            offers = game.offers(state, seat)
            action = offers[len(times) % len(offers)]
            start = time.perf_counter()
            game.play(state, seat, action)
            for next_seat in game.to_act(state) or (seat,):
                game.offers(state, next_seat)
                game.view(game.hide(state, next_seat), next_seat)
            times.append(time.perf_counter() - start)
    return {"median": statistics.median(times), "seconds": sum(times)}


def thinking(level: str) -> Callable[[Game, int, float], Did]:
    """A bot at every seat: how long it takes over a move where it has a choice."""

    def work(game: Game, players: int, seconds: float) -> Did:
        times: list[float] = []
        seed = 0
        while sum(times) < seconds:
            state = game.set_up({"players": players}, seed)
            bots = [make_bot(level, game, seed + seat) for seat in range(players)]
            seed += 1
            while (seats := game.to_act(state)) and sum(times) < seconds:
                seat = seats[0]
                hidden = game.hide(state, seat)
                start = time.perf_counter()
                action = bots[seat].choose(hidden, seat)
                if len(game.offers(state, seat)) > 1:
                    times.append(time.perf_counter() - start)
                game.play(state, seat, action)
        return {"median": statistics.median(times), "seconds": sum(times)}

    return work


def at_tables(game: Game, players: int, seconds: float, go: Callable[["TablesEnv"], object]) -> Did:
    """Steps at many tables, a call at a time."""
    from trivet.envs import TablesEnv

    env = TablesEnv(game, TABLES, players, autoreset_mode="SameStep")
    env.reset(seed=1)
    moves, start = 0, time.perf_counter()
    while (took := time.perf_counter() - start) < seconds:
        go(env)
        moves += TABLES
    return {"moves": moves, "seconds": took}


def steps_shown(game: Game, players: int, seconds: float) -> Did:
    """An environment's steps: what is observed and what is legal is written for every one of them."""
    luck = np.random.default_rng(1)
    return at_tables(game, players, seconds, lambda env: env.step(env.random_actions(luck)))


def rules_alone(game: Game, players: int, seconds: float) -> Did:
    """The same tables and random moves, of which nothing is shown."""
    return at_tables(game, players, seconds, lambda env: env.walk())


def whole_games(bots: str, tables: Sequence[str] = ()) -> Callable[[Game, int, float], Did]:
    """Whole games between bots in compiled code, and what is written down of them."""

    def work(game: Game, players: int, seconds: float) -> Did:
        run = Run(game, {"players": players}, (bots,) * players, 0, frozenset(tables))
        games, start, size = 0, time.perf_counter(), games_in_a_task(run.bots)
        while games == 0 or time.perf_counter() - start < seconds:
            for rows in run.play(range(games, games + size), HERE):
                games += len(rows)
        return {"games": games, "seconds": time.perf_counter() - start}

    return work


WORK: dict[str, Callable[[Game, int, float], Did]] = {
    "random": random_play,
    "search": search,
    "search_alone": search_alone(quick=False),
    "search_by_module": search_alone(quick=True),
    "views": moves_with_views,
    **{level: thinking(level) for level in LEVELS},
    "steps": steps_shown,
    "alone": rules_alone,
    "tables": whole_games("random", ["turns", "content"]),
    "greedy": whole_games("greedy"),
    "greedy:1": whole_games("greedy:1"),
}


def main() -> None:
    work, name, players = WORK[sys.argv[1]], sys.argv[2], int(sys.argv[3])
    work(load(name), players, 0.01)  # load what is compiled
    for line in sys.stdin:
        print(json.dumps(work(load(name), players, float(line))), flush=True)


if __name__ == "__main__":
    main()
