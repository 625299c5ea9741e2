"""Finished matches for tests of the analysis."""

from trivet.bots import make_bot
from trivet.engine.match import Match
from trivet.games import load


def played(name: str, players: int, seed: int, bot: str = "random") -> Match:
    game = load(name)
    match = Match(game, {"players": players}, seed)
    bots = [make_bot(bot, game, seat) for seat in range(players)]
    while to_act := game.to_act(match.state):
        seat = to_act[0]
        match.play(seat, bots[seat].choose(game.hide(match.state, seat), seat))
    return match
