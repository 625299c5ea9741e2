"""`python -m trivet.bots.warm GAME [-]`: compile, into the cache, everything that simulations and bots call.

With `-` for the data file on stdin instead of the game's own."""

import sys

import numpy as np

from trivet.engine.errors import TrivetError
from trivet.engine.game import Game
from trivet.engine.rule import mark_ready
from trivet.games import load

from .desk import RANDOM, Given, Mind, lay, room
from .levels import NAMES, make_bot
from .turn import play_turn


def warm(game: Game) -> None:
    """Call every compiled function once."""
    state = game.set_up({}, 1)
    (seat, *_) = game.to_act(state)
    hidden = game.hide(state, seat)
    imagined = game.imagine(hidden, 1)
    game.evaluate(imagined, seat)
    game.observe(hidden, seat)
    game.over(state)
    game.scores(state)
    game.places(state)
    for name in NAMES:
        for action in play_turn(game, make_bot(name, game, 1), hidden, seat):
            game.play(imagined, seat, action)
        imagined = game.imagine(hidden, 1)
    whole_game(game)
    mark_ready(game.package)


def whole_game(game: Game) -> None:
    """Compile what whole games between bots are played by; none is played."""
    state = game.set_up({}, 1).fields()
    desk = lay(game, {}, [Mind(RANDOM)] * state.players, 0)
    nothing = np.zeros((0, 0), np.int64)
    given = Given(seeds=nothing, script=nothing, content=nothing, kept=nothing, counters=np.zeros(0, np.int64))
    game.bind("trivet.bots.playing").play_games(desk, given, 0, room(game, 0, state.entries, 0, 0, 0, 0))


def main() -> int:
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["-"]):
        print("Usage: python -m trivet.bots.warm GAME [-]", file=sys.stderr)
        return 2
    try:
        warm(load(sys.argv[1], sys.stdin.buffer.read().decode() if sys.argv[2:] else None))
    except TrivetError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
