"""What we measure of ourselves: `python -m trivet.lab.bench.ours random` and the like.

Like a peer, it reads numbers of seconds, a line each, works for about that long, and prints what it did as JSON.
"""

import json
import statistics
import sys
import time
from collections.abc import Callable

from trivet.bots.search import SearchBot
from trivet.games import game
from trivet.lab.simulate import simulate

GAME = "gobi"
PLAYERS = 4
GAMES_AT_ONCE = 2000
ITERATIONS_AT_ONCE = 5000

gobi = game(GAME)
options = {"players": PLAYERS}


def random_play(seconds: float) -> dict[str, float]:
    """Whole random games in compiled code."""
    moves, took, seed = 0, 0.0, 0
    while took < seconds:
        result = simulate(gobi, options, ["random"], GAMES_AT_ONCE, seed)
        moves += result.moves
        took += result.seconds
        seed += 1
    return {"moves": moves, "seconds": took}


def search(seconds: float) -> dict[str, float]:
    """Iterations of a search from the opening position, each with a new tree."""
    iterations, took, seed = 0, 0.0, 0
    while took < seconds:
        state = gobi.set_up(options, seed)
        seat = gobi.to_act(state)[0]
        hidden = gobi.hide(state, seat)
        bot = SearchBot(gobi, seed, iterations=ITERATIONS_AT_ONCE)
        start = time.perf_counter()
        bot.choose(hidden, seat)
        took += time.perf_counter() - start
        iterations += ITERATIONS_AT_ONCE
        seed += 1
    return {"iterations": iterations, "seconds": took}


def moves_with_views(seconds: float) -> dict[str, float]:
    """A move as a server makes it: the action, then everything the next player is shown."""
    times: list[float] = []
    seed = 0
    while sum(times) < seconds:
        state = gobi.set_up(options, seed)
        seed += 1
        while seats := gobi.to_act(state):
            seat = seats[0]
            offers = gobi.offers(state, seat)
            action = offers[len(times) % len(offers)]
            start = time.perf_counter()
            gobi.play(state, seat, action)
            for next_seat in gobi.to_act(state) or (seat,):
                gobi.offers(state, next_seat)
                gobi.view(gobi.hide(state, next_seat), next_seat)
            times.append(time.perf_counter() - start)
    return {"median": statistics.median(times), "seconds": sum(times)}


WORK: dict[str, Callable[[float], dict[str, float]]] = {
    "random": random_play,
    "search": search,
    "views": moves_with_views,
}


def main() -> None:
    work = WORK[sys.argv[1]]
    work(0.01)  # load what is compiled
    for line in sys.stdin:
        print(json.dumps(work(float(line))), flush=True)


if __name__ == "__main__":
    main()
