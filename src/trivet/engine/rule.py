"""`@rule`: a plain function over records, compiled by Numba, or left as it is where TRIVET_COMPILE=0."""

import hashlib
import os
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

Record: TypeAlias = Any
"""A game's state inside rules: a NumPy record when compiled, a `PlainState` when not."""
Buffer: TypeAlias = Any
"""A list of numbers that rules write into: offers, events, scores."""

COMPILED = os.environ.get("TRIVET_COMPILE", "1") != "0"
PACKAGE = Path(__file__).parents[1]
KEPT_CACHES = 4
"""Cache folders kept per game: ours, and those of a designer's last data files."""


def cache_root() -> Path:
    if folder := os.environ.get("TRIVET_CACHE"):
        return Path(folder)
    import platformdirs

    return Path(platformdirs.user_cache_dir("trivet"))


@cache
def cache_folder(game: str) -> Path:
    """Where the compiled rules of a game lie; "" for the engine's own.

    Numba looks at a function's own file alone, so tables and callees elsewhere would go stale: the folder's name
    holds a hash of everything a compiled function can be made of.
    """
    mark = hashlib.sha256()
    folders = [PACKAGE / "engine"] + ([PACKAGE / "bots", PACKAGE / "games" / game] if game else [])
    for folder in folders:
        for file in sorted([*folder.rglob("*.py"), *folder.glob("*.toml")]):
            mark.update(file.name.encode() + b"\0" + file.read_bytes())
    if game:
        from .data import designer_data

        mark.update(designer_data(game).encode())
    mark.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    return cache_root() / f"{game or 'engine'}-{mark.hexdigest()[:16]}"


def ready(game: str) -> bool:
    """Whether the compiled rules of a game lie in the cache, complete."""
    return (cache_folder(game) / "complete").exists()


def mark_ready(game: str) -> None:
    """Say that all compiled rules of a game are in the cache, and let go of the oldest other versions."""
    folder = cache_folder(game)
    if not folder.exists():
        return
    (folder / "complete").touch()
    versions = sorted(folder.parent.glob(f"{game}-*"), key=lambda f: f.stat().st_mtime, reverse=True)
    for old in [f for f in versions if f != folder][KEPT_CACHES - 1 :]:
        shutil.rmtree(old, ignore_errors=True)


def table(numbers: Any) -> Any:
    """A table that rules read number by number: uncompiled ones get Python's own, which is twice as fast."""
    return numbers if COMPILED else memoryview(numbers)


if COMPILED:
    os.environ.setdefault("NUMBA_CPU_NAME", "generic")  # costs nothing, and a cache can move to another machine
    import numba

    njit: Any = numba.njit
    types: Any = numba.types

    def rule(f: F) -> F:
        module = f.__module__
        game = module.split(".")[2] if module.startswith("trivet.games.") else ""
        config: Any = numba.config
        config.CACHE_DIR = str(cache_folder(game))
        compiled = njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True)(f)
        fold = compiled._compiler.fold_argument_types
        compiled._compiler.fold_argument_types = lambda args, kws: of_one_width(*fold(args, kws))
        return cast(F, compiled)

    def of_one_width(signature: Any, arguments: Any) -> Any:
        """Whole numbers of any width, and constants, as 64 bits, so that each rule is compiled once: a third faster."""
        plain = [types.unliteral(kind) for kind in arguments]
        return signature, tuple(types.int64 if isinstance(kind, types.Integer) else kind for kind in plain)

else:

    def rule(f: F) -> F:
        return f
