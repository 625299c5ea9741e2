"""A game's data file: its own, or a designer's in its place, checked field by field."""

import hashlib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .errors import BadData

T = TypeVar("T")
MOST_DOTS = 64
"""In one line of a data file."""


@dataclass(frozen=True)
class Data:
    """The text of a data file, and how it is called where something is wrong in it."""

    name: str
    text: str
    own: str
    """The name of the game's own file, to compare with."""

    @property
    def mark(self) -> str:
        """Tells it from every other text, and is part of a name in Python."""
        return hashlib.sha256(self.text.encode(errors="surrogatepass")).hexdigest()[:32]

    def book(self, shape: type[T]) -> T:
        """What the file says, by its shape; raises BadData."""
        said = parsed(self.name, self.text)
        try:
            return msgspec.convert(said, shape)
        except msgspec.ValidationError as error:
            wrong, _, path = str(error).partition(" - at `$")
            where = f", line {line_of(self.text, path.rstrip('`'))}" if path else ""
            raise BadData(
                f"{self.name}{where}: {wrong}{f' (at {path[1:-1]})' if path else ''}. "
                f"Compare with the game's own {self.own}."
            ) from None

    def check(self, holds: bool, problem: str, *near: str) -> None:
        """Refuse the file where something does not hold; `near` are pieces of lines, each in or below the one before.

        The last that is found is the line to name.
        """
        if not holds:
            lines = self.text.splitlines()
            named = 0
            for piece in near:
                named = next((n for n in range(max(named, 1), len(lines) + 1) if piece in lines[n - 1]), named)
            where = f", line {named}" if named else ""
            raise BadData(f"{self.name}{where}: {problem}")


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"The data file {path} cannot be read ({error}). Name a TOML file in UTF-8.") from None


def named(data: Path | str) -> tuple[str, str]:
    """A data file's name, as errors say it, and its text. A text by itself is what a match was played with."""
    return (data.name, read(data)) if isinstance(data, Path) else ("The data file", data)


def fields(data: Path | str) -> set[str]:
    """The fields of a data file, whatever game it is for; raises BadData."""
    return set(parsed(*named(data)))


def parsed(name: str, text: str) -> dict[str, Any]:
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise BadData(f"{name} is not UTF-8: save it as such.")
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:  # a name of many parts would keep tomllib busy for minutes
            raise BadData(
                f"{name}, line {number}: there are more than {MOST_DOTS} dots in it. Make several lines of it."
            )
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # tomllib's own, numbers too long for Python, nesting too deep
        raise BadData(f"{name} is not TOML: {error}.") from None


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
