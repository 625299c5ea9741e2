"""Other engines at random play. Run by the Python of the peers' own environment, which knows nothing of Trivet.

`python peers.py catanatron` reads numbers of seconds, a line each, plays for about that long, and prints the moves and
seconds as JSON. A move is a player's action, as with us; the dice that a chance node rolls are none.
"""

import json
import sys
import time
from importlib import import_module
from typing import Protocol


class Peer(Protocol):
    def play(self, seed: int) -> tuple[int, float]:
        """One game: its moves, and its seconds from the set-up to the end."""


class Catanatron:
    def __init__(self) -> None:
        self.catan = import_module("catanatron")

    def play(self, seed: int) -> tuple[int, float]:
        start = time.perf_counter()
        players = [self.catan.RandomPlayer(color) for color in self.catan.Color]
        game = self.catan.Game(players, seed=seed)
        game.play()
        return len(game.state.actions), time.perf_counter() - start


class Backgammon:
    """OpenSpiel's, driven by its own loop in C++."""

    def __init__(self) -> None:
        self.spiel = import_module("pyspiel")
        self.game = self.spiel.load_game("backgammon")
        self.bots = [self.spiel.make_uniform_random_bot(player, 1 + player) for player in range(2)]

    def play(self, seed: int) -> tuple[int, float]:
        start = time.perf_counter()
        state = self.game.new_initial_state()
        self.spiel.evaluate_bots(state, self.bots, seed)
        seconds = time.perf_counter() - start
        return sum(step.player >= 0 for step in state.full_history()), seconds


PEERS: dict[str, type[Peer]] = {"catanatron": Catanatron, "open_spiel": Backgammon}


def main() -> None:
    peer, seed = PEERS[sys.argv[1]](), 0
    for line in sys.stdin:
        moves, seconds = 0, 0.0
        while seconds < float(line):
            seed += 1
            more, took = peer.play(seed)
            moves += more
            seconds += took
        print(json.dumps({"moves": moves, "seconds": seconds}), flush=True)


if __name__ == "__main__":
    main()
