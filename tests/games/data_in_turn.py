"""`python -m tests.games.data_in_turn FILE…`: random games of Gobi with each of these data files in turn, again and again.

Prints, a line for each batch, how many moves there were, what was scored, and how a set-up looks.
"""

import sys
from pathlib import Path

from trivet.games import load
from trivet.testing.contract import walk

GAMES = 8


def main() -> None:
    games = [load("gobi", Path(file)) for file in sys.argv[1:]]
    for seed in range(3):
        for played in games:
            moves, points = 0, 0
            for game in range(GAMES):
                *before, (state, _, _) = walk(played, {"players": 2}, seed * GAMES + game)
                moves += len(before) + 1
                points += sum(score["total"] for score in played.scores(state))
            print(moves, points, bytes(played.set_up({"players": 2}, seed)).hex()[:64])


if __name__ == "__main__":
    main()
