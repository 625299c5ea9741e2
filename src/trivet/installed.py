"""The games that are installed, found by the entry point group `trivet.games`: an id, and the package of the game.

    [project.entry-points."trivet.games"]
    nim = "nim"

Ours are found like anybody's. Nothing is loaded here, and nothing of Trivet imported: texts, games and their data are
looked for where this says.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "trivet.games"
OURS = "trivet"
CHECKOUT = Path(__file__).parents[2] / "pyproject.toml"
ID = re.compile(r"[a-z][a-z0-9_]{0,30}")
"""It begins the names of a game's messages and stands in addresses, file names and variables."""
PACKAGE = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*")


@dataclass(frozen=True)
class Installed:
    """A game by its entry point."""

    id: str
    package: str
    by: str
    """The distribution that brings it, as pip knows it."""

    @property
    def said(self) -> str:
        """ "nim-game (package nim)" """
        return f"{self.by} (package {self.package})"

    def folder(self) -> Path | None:
        """Where its package lies; None where there is no such package. Nothing is imported to find it."""
        first, *rest = self.package.split(".")
        spec = find_spec(first)
        folders = [Path(place, *rest) for place in (spec and spec.submodule_search_locations) or ()]
        return next((folder for folder in folders if folder.is_dir()), None)


@dataclass(frozen=True)
class Found:
    """What can be played by what is installed, ours first, and what cannot, each with why."""

    games: dict[str, Installed]
    refused: dict[str, str]


@cache
def on_the_table() -> Found:
    claims: dict[str, list[Installed]] = {}
    refused: dict[str, str] = {}
    for one in sorted(declared(), key=lambda one: (one.by != OURS, one.id, one.by)):
        if not ID.fullmatch(one.id):
            refused[one.id] = (
                f"{one.said} calls its game {one.id!r}: an id is a word of small letters, digits and _, at most 31, "
                f"and begins with a letter. Mend the entry point in its pyproject.toml and install it again."
            )
        elif not PACKAGE.fullmatch(one.package):
            refused[one.id] = (
                f"The entry point {one.id} = {one.package!r} of {one.by} names no package. It should read "
                f'{one.id} = "a.package": mend it in its pyproject.toml and install it again.'
            )
        else:
            claims.setdefault(one.id, []).append(one)
    games = {}
    for name, claiming in claims.items():
        first, *others = claiming
        if others and first.by != OURS:
            all_of_them = " and ".join(one.said for one in claiming)
            refused[name] = (
                f"Two games have the id {name}: {all_of_them}. Neither is played: uninstall one, "
                f"or give it another id in its pyproject.toml."
            )
            continue
        games[name] = first
        for other in others:
            refused[f"{name} of {other.by}"] = (
                f"{other.said} calls its game {name}, as one of Trivet's own is called, which is played. "
                f"Give it another id in its pyproject.toml, or uninstall it."
            )
    return Found(games, refused)


def declared() -> Iterator[Installed]:
    """Every entry point of the group. In a checkout our own project file says it: what is installed may be older."""
    ours = tomllib.loads(CHECKOUT.read_text(encoding="utf-8"))["project"] if CHECKOUT.is_file() else {}
    if ours.get("name") == OURS:
        yield from (Installed(name, package, OURS) for name, package in ours["entry-points"][GROUP].items())
    for point in entry_points(group=GROUP):
        by = distribution(point)
        if by != OURS or ours.get("name") != OURS:
            yield Installed(point.name, point.value.strip(), by)


def distribution(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "an unknown distribution"
