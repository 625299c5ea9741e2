"""`trivet new-game`: a small complete game in a folder of its own, to be made into another."""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from trivet.engine.errors import TrivetError

from .files import new_folder
from .options import Json
from .output import console, print_json

TEMPLATE = Path(__file__).parents[1] / "template"
NAME, TITLE, VERSION = "newgame", "New Game", "0.0.0.dev0"
"""What the template is called; a new game's own name stands in their place, in files and in their names."""
MADE = "__pycache__"
LONGEST_TITLE = 60


class BadName(TrivetError):
    """A name that a new game cannot have."""


def new_game(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write it: a new or empty folder.")],
    name: Annotated[
        str | None, typer.Option("--id", metavar="ID", help="The game's id and package; else the folder's name.")
    ] = None,
    title: Annotated[
        str | None, typer.Option("--title", metavar="TITLE", help="What people call it; else made from the id.")
    ] = None,
    json: Json = False,
) -> None:
    """Write a small game of your own: rules, data, texts and tests, ready to be installed and changed."""
    own = check_name(folder.absolute().name if name is None else name, by_folder=name is None)
    called = check_title(own.replace("_", " ").title() if title is None else title)
    with new_folder(folder) as part:
        write(part, own, called)
    if json:
        print_json({"folder": str(folder), "id": own, "title": called})
        return
    out = console()
    out.print(f"{called} is written to {folder}. Install it, and it is among the games:")
    for line in (f"pip install -e {folder}", f"pytest {folder}", f"trivet simulate {own}", "trivet"):
        out.print(f"  {line}")


def check_name(name: str, by_folder: bool) -> str:
    """An id that is free; raises BadName."""
    from trivet.installed import ID, on_the_table
    from trivet.texts import HERE

    other = "Name another with --id."
    if not ID.fullmatch(name) or keyword.iskeyword(name):
        likely = re.sub(r"\W+", "_", name.lower(), flags=re.ASCII).strip("_0123456789")
        such = likely if ID.fullmatch(likely) and not keyword.iskeyword(likely) else "my_game"
        raise BadName(
            f"{'The folder’s name' if by_folder else 'The id'} {name!r} cannot be a game's id, which is a word of small "
            f"letters, digits and _, at most 31, begins with a letter and is none of Python's own. Give one: --id {such}."
        )
    if name in on_the_table().games:
        raise BadName(f"There is a game {name} already, of {on_the_table().games[name].said}. {other}")
    module = find_spec(name)
    if module is not None and module.origin is not None:  # a mere folder of that name has none
        raise BadName(f"There is a Python module {name} already, which a package of that name would hide. {other}")
    shell = (HERE / "en.ftl").read_text(encoding="utf-8") + (HERE / "terminal" / "en.ftl").read_text(encoding="utf-8")
    if re.search(rf"^{name}-", shell, re.MULTILINE):
        raise BadName(f"Messages of Trivet's own are called {name}-…, as those of a game {name} would be. {other}")
    return name


def check_title(title: str) -> str:
    """What may stand in a catalogue, a TOML file and a docstring; raises BadName."""
    title = title.strip()
    if not 0 < len(title) <= LONGEST_TITLE or not title.isprintable() or re.search(r'[{}"\\]', title):
        raise BadName(
            f"{title!r} cannot be a title: give 1 to {LONGEST_TITLE} letters, without braces, \\ or double quotes."
        )
    return title


def write(folder: Path, name: str, title: str) -> None:
    from trivet import __version__

    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and MADE not in source.parts:
            path = folder / str(source.relative_to(TEMPLATE)).replace(NAME, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            text = source.read_text(encoding="utf-8")
            path.write_text(
                text.replace(VERSION, __version__).replace(NAME, name).replace(TITLE, title), encoding="utf-8"
            )
