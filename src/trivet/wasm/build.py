"""`python -m trivet.wasm.build GAME FOLDER [-]`: a game's module and its description, written into a folder.

With `-` for the data file on stdin instead of the game's own. It is a process of its own, started by `built`, because Numba
there only writes rules down.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from trivet.engine.errors import TrivetError
from trivet.engine.game import Game
from trivet.extras import needs


class NotBuilt(TrivetError):
    """A game that no module can be made of."""


def built(game: Game, folder: Path) -> tuple[Path, Path]:
    """Build the module of a game into a folder: the module and its description. Takes a minute or so."""
    needs("wasm", "numba", "ziglang")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, "-m", "trivet.wasm.build", game.id, str(folder), *([] if game.data is None else ["-"])],
        input=game.data or "",
        env=environment | {"TRIVET_COMPILE": "1", "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotBuilt(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else f"{game.id} was not built.")
    return folder / f"{game.id}.wasm", folder / f"{game.id}.json"


def build(game: Game, folder: Path) -> None:
    import numba

    from .description import description
    from .exports import EXPORTS, arrays
    from .linking import Entry, module
    from .lowering import Lowered, lower

    kind_of: Any = numba.typeof
    memory = arrays(game)
    written = Lowered()
    entries = []
    for name, export in EXPORTS.items():
        function = getattr(game.bind(export.template), export.function)
        parameters = export.parameters(function.py_func)
        kinds = tuple(kind_of(memory[array]) if array else numba.types.int64 for _, array in parameters)
        entries.append(Entry(name, *lower(function, kinds), parameters))
    made = module(written.texts, entries, memory)
    about = description(game, entries, memory)
    (folder / f"{game.id}.wasm").write_bytes(made)
    text = json.dumps(about, ensure_ascii=False, separators=(",", ":"))
    (folder / f"{game.id}.json").write_text(text + "\n", encoding="utf-8")


def main() -> int:
    from trivet.games import load

    game, folder, *rest = sys.argv[1:]
    try:
        build(load(game, sys.stdin.buffer.read().decode() if rest else None), Path(folder))
    except TrivetError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
