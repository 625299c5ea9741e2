"""The table of the day that a game declares, in `tables/daily.toml` of its package: who sits there, and what is chosen.

Whoever plays has the first seat. Without such a file the fewest players sit there, `normal` bots at the other seats.
"""

from collections.abc import Callable
from functools import partial

import msgspec

from trivet.engine.data import parsed, read
from trivet.engine.errors import BadData, BadOptions
from trivet.engine.game import Game
from trivet.engine.package import folder

USUAL = "normal"
Choice = int | str


class Daily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bots: tuple[str, ...]
    """At the other seats, by name; none: a game alone."""
    options: dict[str, Choice | list[Choice]] = {}
    """What is chosen before the game; of several choices each day takes one."""

    def chosen(self, draw: Callable[[str], int]) -> dict[str, Choice]:
        """A day's options; `draw`: the day's number for something."""
        return {"players": 1 + len(self.bots)} | {
            name: said[draw(name) % len(said)] if isinstance(said, list) else said
            for name, said in self.options.items()
        }


def daily_of(game: Game) -> Daily:
    """Raises BadData where the game's file does not read, or asks for what the game has not."""
    file = folder(game.package) / "tables" / "daily.toml"
    if not file.exists():
        return Daily((USUAL,) * (min(game.players) - 1))
    try:
        daily = msgspec.convert(parsed(file.name, read(file)), Daily)
    except msgspec.ValidationError as error:
        raise BadData(f"{file.name} of {game.id} does not read: {error}.") from None
    if empty := [name for name, said in daily.options.items() if said == []]:
        raise BadData(f"{file.name} of {game.id} leaves nothing to choose for {', '.join(empty)}.")
    longest = max((len(said) for said in daily.options.values() if isinstance(said, list)), default=1)
    try:
        for number in range(longest):
            game.choose_options(daily.chosen(partial(itself, number)))
    except BadOptions as error:
        raise BadData(f"{file.name} of {game.id} asks for what the game has not. {error}") from None
    return daily


def itself(number: int, name: str) -> int:
    return number
