"""Which turns can end by themselves: those whose end shows nothing new to their player."""

import pytest

from trivet.engine.quiet import ends_quietly
from trivet.games import load

SHOWN = {
    "gobi": {"draw"},  # the next player's tile
    "gorbino": {"reveal"},  # the track is filled up when a round ends
    "goldblivion": {"draw", "round"},  # hands are drawn when a round begins
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_turn_ends_quietly_where_nothing_comes_to_light(name: str) -> None:
    game = load(name)
    state = game.set_up({"players": 2}, 5)
    found = set()
    for _ in range(60):
        seat = game.to_act(state)[0]
        offers = game.offers(state, seat)
        if len(offers) == 1:
            after = state.copy()
            told = game.play(after, seat, offers[0]).to(seat)
            shows = any(event["event"] in SHOWN[name] for event in told) or game.turn(after) == game.turn(state)
            found.add((shows, ends_quietly(game, state, seat, offers[0])))
        game.play(state, seat, offers[-1])
    quiet, telling = (False, True), (True, False)
    assert found == ({telling} if name == "gobi" else {quiet, telling}), found
