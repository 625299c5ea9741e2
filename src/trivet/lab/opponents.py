"""Automated opponents: whom the rules themselves play, in games that have some."""

from trivet.engine.game import Game, Option

OPPONENT = "opponent"
"""The option that chooses one."""


def automated(game: Game) -> Option | None:
    """The choice of them, and the numbers of players that there is one for; none where a game has none."""
    return next((option for option in game.options if option.name == OPPONENT), None)
