"""A game's table of the day: what it declares can be dealt, and its bots can be seated."""

from trivet.bots import make_bot
from trivet.games import load
from trivet.games.daily import daily_of


def test_its_table_of_the_day_can_be_played(name: str) -> None:
    game = load(name)
    daily = daily_of(game)
    for draw in range(12):
        options = daily.chosen(lambda option, draw=draw: draw)  # type: ignore[misc]
        state = game.set_up(game.choose_options(options), draw)
        assert state.fields().players == 1 + len(daily.bots) and not game.over(state)
    for bot in daily.bots:
        make_bot(bot, game, 0)
