"""A page that a long measurement writes: whole or not at all. Ended at any moment, the next run goes on from there."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from trivet.bots.warm import warm
from trivet.engine.errors import TrivetError
from trivet.engine.game import Game
from trivet.engine.rule import COMPILED, ready
from trivet.extras import needs

from .runs import BadMemory

Names = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="The games to measure; else all of them.")]
Workers = Annotated[int | None, typer.Option("--workers", min=1, help="Processes to work in; else one a core.")]


def write_measured(page: Path, measure: Callable[[], tuple[str, str]]) -> int:
    """Measure and write what was found; returns the exit code. `measure` gives the text, and says which claims do not hold."""
    try:
        needs("lab", "numba")
        make_folder(page.parent)
        text, failed = measure()
    except TrivetError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Interrupted: the next run goes on from here.", file=sys.stderr)
        return 130
    part = page.with_name(f".{page.name}.part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, page)
    print(f"{page} is written: {failed or 'All claims hold.'}")
    return 1 if failed else 0


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadMemory(f"Nothing can be written into {folder}: {error.strerror or error}.") from None


def compile_once(game: Game) -> None:
    if COMPILED and not ready(game.package):
        print(f"Compiling the rules of {game.id}, once for this installation.", file=sys.stderr)
        warm(game)
