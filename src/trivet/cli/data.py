"""`trivet check-data`: a designer's data file, checked, compared with ours, and read aloud in both languages."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trivet.engine.errors import BadData
from trivet.languages import LANGUAGES

from .options import Json, load_game, readable, run_uncompiled
from .output import console, print_json

if TYPE_CHECKING:
    from trivet.engine.game import Game
    from trivet.terminal import Described

NOWHERE = object()
"""In place of what one of two files does not have."""


def check_data(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A data file of your own.")],
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="The game it is for; else told by the file's fields.")
    ] = None,
    json: Json = False,
) -> None:
    """Check a data file: what is wrong in it, or else what differs from ours, and what its new cards say."""
    run_uncompiled()
    from trivet.terminal.parts import name_of
    from trivet.texts import Texts

    name = game or game_of(file)
    played = load_game(name, file)
    theirs, ours = played.components, load_game(name).components
    found = list(differences(ours, theirs))
    cards = [(kind, str(name_of(thing)), said) for kind, thing, said in new_cards(played, ours, theirs)]
    if json:
        print_json(
            {
                "file": str(file),
                "game": name,
                "differences": [one.as_data() for one in found],
                "cards": [
                    {
                        "kind": kind,
                        "id": card,
                        "name": {language: one.name for language, one in said.items()},
                        "text": {language: one.text for language, one in said.items()},
                    }
                    for kind, card, said in cards
                ],
            }
        )
        return
    out = console()
    out.print(f"{file} is a data file of {name}, and all is well in it.")
    out.print("It says the same as ours." if not found else "What differs from ours:")
    for one in found:
        out.print(f"  {one.in_words()}")
    for kind, card, said in cards:
        out.print(f"\n{kind} {card}", style="bold")
        for language, card_says in said.items():
            line = Texts(language).say("terminal-entry", title=card_says.name, text=card_says.text)
            out.print(f"  {language}  {line}")


def game_of(file: Path) -> str:
    """The game that a data file is for, told by its fields; raises BadData."""
    from trivet.games import IDS, meant_for

    name = meant_for(readable(file, "data file", BadData))
    if name is None:
        raise BadData(
            f"{file.name} has the fields of no game here ({', '.join(IDS)}). Begin with a copy of a game's own data file; "
            f"trivet check-data {file.name} --game GAME says what that game misses."
        )
    return name


@dataclass(frozen=True)
class Difference:
    at: tuple[str, ...]
    ours: Any
    theirs: Any

    @property
    def what(self) -> str:
        return "added" if self.ours is NOWHERE else "removed" if self.theirs is NOWHERE else "changed"

    def as_data(self) -> dict[str, Any]:
        data = {"what": self.what, "at": ".".join(self.at)}
        sides = {"ours": self.ours, "theirs": self.theirs}
        return data | {side: value for side, value in sides.items() if value is not NOWHERE}

    def in_words(self) -> str:
        if self.what == "changed":
            ours, theirs = (dumps(value, ensure_ascii=False) for value in (self.ours, self.theirs))
            return f"{'.'.join(self.at)}: {ours} → {theirs}"
        return f"{'.'.join(self.at)}: {self.what}"


def differences(ours: Any, theirs: Any, at: tuple[str, ...] = ()) -> Iterator[Difference]:
    """What was added, removed and changed, in the order of the files; things with a name are compared by it."""
    if isinstance(ours, list) and isinstance(theirs, list):
        ours, theirs = by_name(ours, theirs)
    if not (isinstance(ours, Mapping) and isinstance(theirs, Mapping)):
        if ours != theirs:
            yield Difference(at, ours, theirs)
        return
    for key in [*ours, *(key for key in theirs if key not in ours)]:
        if key not in ours or key not in theirs:
            yield Difference((*at, str(key)), ours.get(key, NOWHERE), theirs.get(key, NOWHERE))
        else:
            yield from differences(ours[key], theirs[key], (*at, str(key)))


def by_name(ours: list[Any], theirs: list[Any]) -> tuple[Any, Any]:
    """Two lists by what tells their parts apart; by number where nothing does and there are as many; else as they are."""
    from trivet.terminal.parts import name_of

    parts = [*ours, *theirs]
    if all(isinstance(part, list | tuple) for part in parts):  # roads, by their ends
        names = ["–".join(map(str, part)) for part in parts]
    elif not all(isinstance(part, Mapping) for part in parts):
        return ours, theirs
    elif all(name_of(part) is not None for part in parts):
        names = [str(name_of(part)) for part in parts]
    elif len(ours) == len(theirs):
        names = [*map(str, range(len(ours)))] * 2
    else:
        return ours, theirs
    return dict(zip(names, ours, strict=False)), dict(zip(names[len(ours) :], theirs, strict=True))


def new_cards(
    game: "Game", ours: Mapping[str, Any], theirs: Mapping[str, Any]
) -> Iterator[tuple[str, Mapping[str, Any], "dict[str, Described]"]]:
    """Cards that are not as in ours, with what they say in every language."""
    from trivet.terminal.parts import cards, name_of, things
    from trivet.texts import Texts

    spoken = [Texts(language, {game.id: theirs}) for language in LANGUAGES]
    known = {(kind, name_of(thing)): thing for kind, thing in things(ours)}
    for kind, thing in things(theirs):
        if known.get((kind, name_of(thing))) != thing:
            said = {texts.language: cards(game).described(kind, thing, theirs, texts) for texts in spoken}
            if found := {language: one for language, one in said.items() if one is not None}:
                yield kind, thing, found
