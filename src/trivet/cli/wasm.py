"""`trivet wasm`: a game's rules and bots as a WebAssembly module, for pages and programs that have no Python."""

import gzip
import shutil
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from .files import beside, telling
from .options import Data, GameName, Json, load_game, run_uncompiled
from .output import console, print_json


def wasm(
    game: GameName,
    data: Data = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Where to write it; else where bots on this machine find it."),
    ] = None,
    json: Json = False,
) -> None:
    """Build a game's rules and bots as WebAssembly: a module, what a page must know of it, and what its bots learned."""
    run_uncompiled()
    from trivet.bots.module import built_here
    from trivet.bots.network import learned, own_file
    from trivet.wasm.build import built

    played = load_game(game, data)
    into = built_here(played) if out is None else out
    with tempfile.TemporaryDirectory(prefix="trivet-wasm-") as name:
        made = list(built(played, Path(name)))
        if out is not None and learned(played).network is not None:
            made.append(Path(name, f"{game}.safetensors"))
            shutil.copy(own_file(played), made[-1])
        sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in made}
        with telling(into):
            into.mkdir(parents=True, exist_ok=True)
            for file in made:
                part = beside(into / file.name)
                shutil.copy(file, part)
                part.replace(into / file.name)
    if json:
        print_json({"game": game, "folder": str(into), "files": sizes})
        return
    for written, size in sizes.items():
        console().print(f"{into / written}: {size:,} bytes compressed")
