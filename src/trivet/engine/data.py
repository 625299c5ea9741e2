"""A game's data file: ours, or a designer's own in its place.

Tables freeze when rules are compiled, so a designer's file holds for a whole process: `use_data` comes before the
game is imported.
"""

import os
import sys
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from .errors import BadData

T = TypeVar("T")
GAMES = Path(__file__).parents[1] / "games"


def our_path(game: str) -> Path:
    return GAMES / game / f"{game}.toml"


def data_path(game: str) -> Path:
    """The file this process plays with."""
    return Path(os.environ.get(f"TRIVET_DATA_{game.upper()}") or our_path(game))


def designer_data(game: str) -> str:
    """The text of a designer's data file; empty where the game is played with ours."""
    path = data_path(game)
    if path == our_path(game):
        return ""
    return read(path)


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"The data file {path} cannot be read ({error}). Name a TOML file in UTF-8.") from None


def use_data(game: str, path: Path) -> None:
    """Play a game with a designer's data file, in this process and those it starts."""
    if f"trivet.games.{game}" in sys.modules:
        raise BadData(f"{game} is loaded already: name its data file before the game is first used.")
    read(path)
    os.environ[f"TRIVET_DATA_{game.upper()}"] = str(path.resolve())


def load(game: str, shape: type[T]) -> T:
    """The game's data, checked field by field against its shape."""
    path = data_path(game)
    try:
        return msgspec.convert(tomllib.loads(read(path)), shape)
    except msgspec.ValidationError as error:
        raise BadData(f"{path.name}: {error}. Compare with the game's own {our_path(game).name}.") from None
    except (ValueError, RecursionError) as error:  # tomllib's own, numbers too long for Python, nesting too deep
        raise BadData(f"{path.name} is not TOML: {error}.") from None
