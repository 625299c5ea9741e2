"""Options that commands share, and what they make of them."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trivet.engine.errors import BadData, BadOptions, TrivetError
from trivet.languages import LANGUAGES

if TYPE_CHECKING:
    from trivet.engine.game import Game

HIGHEST_SEED = 2**64 - 1
LARGEST_FILE = 16 * 2**20

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game: trivet games lists them.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of words.")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="Seats; else the fewest the game takes.")]
Games = Annotated[int, typer.Option("--games", metavar="M", min=1, help="How many games to play.")]
Seed = Annotated[
    int,
    typer.Option("--seed", metavar="S", min=0, max=HIGHEST_SEED, help="The same seed, the same games."),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeat for more.")
]
Data = Annotated[
    Path | None, typer.Option("--data", metavar="FILE", help="A data file of your own instead of the game's.")
]
Language = Annotated[str, typer.Option("--language", help=f"{' or '.join(LANGUAGES)}.")]


def run_uncompiled() -> None:
    """For commands that play few moves: no compiler is loaded, unless the environment asks for it."""
    os.environ.setdefault("TRIVET_COMPILE", "0")


def readable(path: Path, kind: str, error: type[TrivetError]) -> Path:
    """The path of a plain file that is small enough to be what it should be."""
    try:
        if not path.is_file():
            raise error(f"There is no {kind} {path}.")
        if path.stat().st_size > LARGEST_FILE:
            raise error(f"{path} is too large for a {kind}: at most {LARGEST_FILE >> 20} MB.")
    except OSError as problem:
        raise error(f"The {kind} {path} cannot be read: {problem.strerror}.") from None
    return path


def load_game(name: str, data: Path | None = None) -> "Game":
    """The game of that name, with a designer's data file where one is given."""
    from trivet.games import load

    return load(name, data and readable(data, "data file", BadData))


def chosen_options(game: "Game", players: int | None, options: list[str] | None) -> dict[str, Any]:
    """The options of a match from the command line; raises BadOptions."""
    chosen: dict[str, Any] = {} if players is None else {"players": players}
    choices = {option.name: {str(choice): choice for choice in option.choices} for option in game.options}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadOptions(f"--option {option!r} does not read: write --option name=value.")
        chosen[name] = choices.get(name, {}).get(value, value)
    return game.choose_options(chosen)


def bot_names(text: str) -> list[str]:
    """`a,b,c` as names."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadOptions(f"--bots {text!r} does not read: write names with commas between, as in --bots hard,greedy.")
    return names


def language_of(text: str) -> str:
    if text not in LANGUAGES:
        raise BadOptions(f"There is no language {text!r}. The languages are: {', '.join(LANGUAGES)}.")
    return text
