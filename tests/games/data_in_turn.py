"""`python -m tests.games.data_in_turn FILE…`: random games of Gobi with each of these data files in turn, again and again.

Prints, a line for each batch, how many moves there were what was scored, and how a set-up looks.
"""

import sys
from pathlib import Path

from trivet.games import load
from trivet.lab.simulate import simulate

GAMES = 25


def main() -> None:
    games = [load("gobi", Path(file)) for file in sys.argv[1:]]
    for seed in range(3):
        for played in games:
            result = simulate(played, {"players": 2}, ["random"], GAMES, seed)
            print(result.moves, result.points, bytes(played.set_up({"players": 2}, seed)).hex()[:64])


if __name__ == "__main__":
    main()
