"""The pictures of a game's rules: positions that the game's own board draws, one after the other where there are several.

`pictures/*.toml` in a game's package, and a block in the rules' Markdown that names one and says a line for each of its frames
(docs/rules.md). A picture is a match up to a position, like a lesson: it cannot show what the rules do not allow.
"""

from functools import lru_cache
from typing import Annotated

import msgspec

from .data import read
from .errors import BadPicture
from .game import Game
from .match import Match
from .package import folder
from .scripts import Opening, Pattern, opened, perform, read_script, scripts_in

BOARD = "board"
"""The whole board."""


class Frame(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One position: the moves that lead to it from the one before, and what is lit in it."""

    do: tuple[Pattern, ...] = ()
    light: tuple[str, ...] = ()
    """Places to light on the board, as the board names them."""
    asks: bool = False
    """What the seat may do there is shown too."""


class Picture(Opening, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """What a file of a picture holds."""

    show: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=4)] = (BOARD,)
    """Parts of the board, one under the other: those that the game's board names, `board`, or `player`, one's own panel."""
    frames: Annotated[tuple[Frame, ...], msgspec.Meta(min_length=1, max_length=12)] = (Frame(),)


def pictures_of(game: Game) -> dict[str, Picture]:
    """The pictures of a game by name; raises BadPicture. None where it is played with a designer's data."""
    return {} if game.data is not None else pictures_in(game.package)


@lru_cache(64)
def pictures_in(package: str) -> dict[str, Picture]:
    files = scripts_in(folder(package) / "pictures")
    return {file.stem: read_script(read(file), file.name, Picture, "picture", BadPicture) for file in files}


def begun(game: Game, picture: Picture) -> Match:
    """The match as it stands before the first frame."""
    if picture.game != game.id:
        raise BadPicture(f"This is a picture of {picture.game}, not of {game.id}.")
    return opened(game, picture, BadPicture)


def check(game: Game, name: str, picture: Picture) -> None:
    """Make every frame; raises BadPicture where rules and picture part."""
    try:
        match = begun(game, picture)
        for number, frame in enumerate(picture.frames, 1):
            perform(match, frame.do, f"frame {number}", BadPicture)
    except BadPicture as error:
        raise BadPicture(f"pictures/{name}.toml: {error}") from None
