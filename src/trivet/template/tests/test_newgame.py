"""What every game has to pass, and what is special about New Game."""

from pathlib import Path

from trivet import Match, load
from trivet.testing import Suite


class TestGame(Suite):
    game = "newgame"
    golden = Path(__file__).parent / "golden"


def test_a_kind_drawn_twice_loses_the_cards_of_the_turn() -> None:
    played = load("newgame")
    draw, seed = played.actions.number("draw"), 0
    while True:
        match = Match(played, {"players": 2}, seed)
        (seat,) = played.to_act(match.state)
        first, second = match.play(seat, draw), match.play(seat, draw)
        if [one["event"] for one in second.to(seat)] == ["draw", "lose"]:
            break
        seed += 1
    assert first.to(seat)[0]["card"] == second.to(seat)[0]["card"]
    assert played.to_act(match.state) != (seat,)
    assert played.scores(match.state)[seat]["total"] == 0
