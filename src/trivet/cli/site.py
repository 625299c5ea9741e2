"""`trivet site`: the page as a folder that any host of plain files serves, with no Trivet behind it."""

import gzip
import json as json_module
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .data import game_of
from .files import BadFile, beside, check_parent, telling
from .options import Data, Json, load_game, run_uncompiled
from .output import console, print_json

if TYPE_CHECKING:
    from trivet.engine.game import Game

LIST = "site.json"
"""What belongs to a site: by this a folder is known that may be written anew."""


def site(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where to write it: a new folder, or an earlier site.")
    ],
    games: Annotated[
        str | None, typer.Option("--games", metavar="GAME,…", help="The games on it; else all that are installed.")
    ] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Write the page as a folder of plain files: games, lessons and bots without a server, on any host."""
    run_uncompiled()
    from trivet import __version__
    from trivet.server.page.site import site_files

    folder = folder.absolute()
    with telling(folder):
        check(folder)
    files = site_files(on_it(games, data))
    files[LIST] = json_module.dumps(
        {"made_by": f"trivet {__version__}", "files": sorted([*files, LIST])}, indent=1
    ).encode()
    with telling(folder):
        write(folder, files)
    whole = sum(len(body) for body in files.values())
    zipped = sum(len(gzip.compress(body)) for body in files.values())
    if json:
        print_json({"folder": str(folder), "files": len(files), "bytes": whole, "compressed": zipped})
        return
    console().print(f"{folder}: {len(files)} files, {zipped:,} bytes compressed. Any host of plain files serves it.")


def on_it(names: str | None, data: Path | None) -> "list[Game]":
    """The games of the site, each with a module; raises a TrivetError."""
    from trivet.bots.module import has_module
    from trivet.engine.errors import BadOptions
    from trivet.games import IDS

    chosen = list(dict.fromkeys(name.strip() for name in names.split(","))) if names else list(IDS)
    designed = game_of(data) if data else None
    if designed is not None and designed not in chosen:
        raise BadOptions(f"{data} is a data file of {designed}, which is not among --games {names}.")
    games = [load_game(name, data if name == designed else None) for name in chosen]
    for game in games:
        if not has_module(game):
            build = f"trivet wasm {game.id}" + (f" --data {data}" if game.id == designed else "")
            raise BadOptions(
                f"{game.id} has no WebAssembly module here, and cannot be played without a server. Run {build}, "
                "or name the games that the site is to have: --games."
            )
    return games


def check(folder: Path) -> None:
    """Refuses what is not new, empty or an earlier site, before anything is made."""
    if folder.exists() and not folder.is_dir():
        raise BadFile(f"{folder} is a file: name a new folder, or that of an earlier site.")
    check_parent(folder)
    if not folder.exists():
        return
    known = earlier(folder)
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder).as_posix()
        if name not in known and not file.is_dir():
            raise BadFile(
                f"{folder} holds {name}, which is no file of a site: name a new folder, or that of an earlier site."
            )


def earlier(folder: Path) -> set[str]:
    """The files of the site that was written there before; none where it was another's."""
    try:
        said: Any = json_module.loads((folder / LIST).read_text(encoding="utf-8"))
        return {*said["files"]} if said["made_by"].startswith("trivet ") else set()
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return set()


def write(folder: Path, files: Mapping[str, bytes]) -> None:
    """All of it beside the folder first, then in its place."""
    part, old = beside(folder), beside(folder.with_name(f"{folder.name}.old"))
    part.mkdir()
    try:
        for name, body in files.items():
            file = part / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(body)
        if folder.exists():
            folder.rename(old)
        part.rename(folder)
    finally:
        shutil.rmtree(part, ignore_errors=True)
        if old.exists() and not folder.exists():
            old.rename(folder)
        shutil.rmtree(old, ignore_errors=True)
