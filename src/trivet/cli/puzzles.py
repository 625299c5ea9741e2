"""`trivet puzzles GAME`: positions with one answer that is far better, found in games of bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trivet.engine.errors import BadOptions

from .lab import Cluster, Workers, place
from .options import GameName, Json, Seed, load_game, readable
from .output import compile_rules, complain, console, print_json, progress
from .train import counts

if TYPE_CHECKING:
    from trivet.analysis.puzzles import Puzzles
    from trivet.engine.game import Game
    from trivet.lab.processes import Where


def puzzles(
    game: GameName,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="What is found is kept here: a search goes on from there."),
    ] = None,
    count: Annotated[int, typer.Option("--count", metavar="M", min=1, help="How many to find.")] = 60,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="N,M,…",
            help="Numbers of players, one named twice is played twice as often; else all, two players twice.",
        ),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Find none: say which of those there are no longer hold.")
    ] = False,
    seed: Seed = 0,
    workers: Workers = None,
    cluster: Cluster = None,
    json: Json = False,
) -> None:
    """Find puzzles in games of hard against itself: positions at which one answer is far better than all others.

    Ended at any moment, the same command goes on from there. With --check: those in the folder, or without one those that come
    with the game, are weighed again by the bots of today.
    """
    from trivet.lab.puzzling import Making

    played = load_game(game)
    mix = counts(played, players)
    where = place(workers, None, cluster)
    if check:
        check_them(played, out, where, json)
        return
    if out is None:
        raise BadOptions("Say where the puzzles are to be kept: --out FOLDER.")
    making = Making(played, out, seed, mix)
    compile_rules(played)
    had = min(count, len(making.puzzles()))
    with progress(f"Puzzles of {played.id}", count) as move_on:
        move_on(had)
        for found in making.make(count, where):
            move_on(found - had)
            had = found
    file = making.keep(count)
    if json:
        print_json({"game": played.id, "puzzles": had, "matches": len(making.looked), "file": str(file)})
    else:
        console().print(f"{had} puzzles, found in {len(making.looked)} matches, are in {file}.")


def known(game: "Game", out: Path | None) -> "Puzzles":
    """The puzzles in a folder, or those that come with the game."""
    from trivet.analysis.puzzles import FILE, BadPuzzle, own_puzzles, read_puzzles

    if out is not None:
        found = read_puzzles(readable(out / FILE, "file of puzzles", BadPuzzle).read_bytes())
        if found.game != game.id:
            raise BadPuzzle(f"The puzzles in {out} are of {found.game}, not of {game.id}.")
        return found
    own = own_puzzles(game)
    if own is None:
        raise BadPuzzle(f"{game.id} comes without puzzles: find some with --out FOLDER.")
    return own


def check_them(game: "Game", out: Path | None, where: "Where", json: bool) -> None:
    from trivet.lab.puzzling import checked

    found = known(game, out)
    compile_rules(game)
    with progress(f"Puzzles of {game.id}", len(found.puzzles)) as move_on:
        failed = checked(found, where, move_on)
    if json:
        print_json({"game": game.id, "puzzles": len(found.puzzles), "failed": failed})
    elif failed:
        complain(
            f"{len(failed)} of {len(found.puzzles)} no longer hold: {', '.join(map(str, failed))} (counted from 0)."
        )
    else:
        console().print(f"All {len(found.puzzles)} puzzles hold.")
    if failed:
        raise typer.Exit(1)
