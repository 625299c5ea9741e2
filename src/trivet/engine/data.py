"""A game's data file: ours, or a designer's own in its place.

Tables freeze when rules are compiled, so a designer's file holds for a whole process: `use_data` comes before the
game is imported.
"""

import os
import re
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
    text = read(data_path(game))
    try:
        return msgspec.convert(tomllib.loads(text), shape)
    except msgspec.ValidationError as error:
        wrong, _, path = str(error).partition(" - at `$")
        where = f", line {line_of(text, path.rstrip('`'))}" if path else ""
        raise BadData(
            f"{data_path(game).name}{where}: {wrong}{f' (at {path[1:-1]})' if path else ''}. "
            f"Compare with the game's own {our_path(game).name}."
        ) from None
    except (ValueError, RecursionError) as error:  # tomllib's own, numbers too long for Python, nesting too deep
        raise BadData(f"{data_path(game).name} is not TOML: {error}.") from None


def check(game: str, holds: bool, problem: str, *near: str) -> None:
    """Refuse a data file in which something does not hold; `near` are pieces of lines, each in or below the one before.

    The last that is found is the line to name.
    """
    if not holds:
        lines = read(data_path(game)).splitlines()
        named = 0
        for piece in near:
            named = next((n for n in range(max(named, 1), len(lines) + 1) if piece in lines[n - 1]), named)
        where = f", line {named}" if named else ""
        raise BadData(f"{data_path(game).name}{where}: {problem}")


def line(name: str) -> str:
    """How the line of a component begins."""
    return f'id = "{name}"'


def line_of(text: str, path: str) -> int:
    """The line of a value like `.technology[3].cost`: its table's header, then its key below it."""
    lines = text.splitlines()
    line, previous = 0, ""
    for key, index in re.findall(r"\.(\w+)|\[(\d+)\]", path):
        if index:
            headers = [n for n, said in enumerate(lines) if re.match(rf"\s*\[\[\s*([\w.]+\.)?{previous}\s*\]\]", said)]
            if int(index) < len(headers):
                line = headers[int(index)]
        else:
            previous = key
            here = re.compile(rf"\s*(\[\s*([\w.]+\.)?{key}\s*\]|{key}\s*=)")
            line = next((n for n in range(line, len(lines)) if here.match(lines[n])), line)
    return line + 1
