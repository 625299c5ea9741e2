"""`@rule`: a plain function over records, compiled by Numba where that is installed, or left as it is: so too where
TRIVET_COMPILE=0."""

import hashlib
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

from .package import designers_data, folder, home

F = TypeVar("F", bound=Callable[..., Any])

Record: TypeAlias = Any
"""A game's state inside rules: a NumPy record when compiled, a `PlainState` when not."""
Buffer: TypeAlias = Any
"""A list of numbers that rules write into: offers, events, scores."""

HAS_COMPILER = find_spec("numba") is not None
"""A plain installation has none."""
COMPILED = HAS_COMPILER and os.environ.get("TRIVET_COMPILE", "1") != "0"
PACKAGE = Path(__file__).parents[1]
KEPT_CACHES = 8
"""Cache folders kept per game, those used last: its own, and those of designers' data files."""


def cache_root() -> Path:
    if folder := os.environ.get("TRIVET_CACHE"):
        return Path(folder)
    import platformdirs

    return Path(platformdirs.user_cache_dir("trivet"))


@cache
def cache_folder(package: str) -> Path:
    """Where the compiled rules of a game's package lie; "" for the engine's own.

    Numba looks at a function's own file alone, so tables and callees elsewhere would go stale: the folder's name
    holds a hash of everything a compiled function can be made of.
    """
    mark = hashlib.sha256()
    game = folder(package) if package else None
    for part in [PACKAGE / "engine"] + ([PACKAGE / "bots", game] if game else []):
        for file in sorted([*part.rglob("*.py"), *part.glob("*.toml")]):
            if file.parent.name != "terminal":  # boards of the terminal: no rule calls them
                mark.update(file.name.encode() + b"\0" + file.read_bytes())
    mark.update((designers_data(package) or "").encode(errors="surrogatepass"))
    mark.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    return cache_root() / f"{game.name if game else 'engine'}-{mark.hexdigest()[:16]}"


@cache
def made_of(here: Path) -> str:
    """The name of a folder of sources, and a hash of them: a rule may call another of a file beside its own."""
    mark = hashlib.sha256()
    for file in sorted(here.glob("*.py")):
        mark.update(file.name.encode() + b"\0" + file.read_bytes())
    return f"{here.name}-{mark.hexdigest()[:16]}"


def ready(package: str) -> bool:
    """Whether the compiled rules of a game's package lie in the cache, complete: they are about to be used."""
    kept = cache_folder(package)
    complete = (kept / "complete").exists()
    if complete:
        with suppress(OSError):  # somebody else's folder
            os.utime(kept)
    return complete


def mark_ready(package: str) -> None:
    """Say that all compiled rules of a game's package are in the cache, and let go of the oldest other versions."""
    kept = cache_folder(package)
    if not kept.exists():
        return
    (kept / "complete").touch()
    versions = kept.parent.glob(f"{folder(package).name}-{'[0-9a-f]' * 16}")
    by_age = sorted(versions, key=lambda one: one.stat().st_mtime, reverse=True)
    for old in [one for one in by_age if one != kept][KEPT_CACHES - 1 :]:
        shutil.rmtree(old, ignore_errors=True)


def table(numbers: Any) -> Any:
    """A table that rules read number by number: uncompiled ones get Python's own, which is twice as fast."""
    return numbers if COMPILED else memoryview(numbers)


if COMPILED:
    os.environ.setdefault("NUMBA_CPU_NAME", "generic")  # costs nothing, and a cache can move to another machine
    os.environ.setdefault("NUMBA_SLP_VECTORIZE", "1")  # moves numbers many at a time where they are known to lie apart
    import numba
    from numba.core import caching

    njit: Any = numba.njit
    types: Any = numba.types

    locator: Any = caching.UserProvidedCacheLocator

    class AnyPlace(locator):  # type: ignore[misc]
        """Compiled rules lie where what they are made of says, and not where that lies: what one checkout or environment
        has compiled, another finds."""

        @classmethod
        def get_suitable_cache_subpath(cls, py_file: str) -> str:
            return made_of(Path(py_file).parent)

    LOCATORS = f"{__name__}.AnyPlace,InTreeCacheLocator,UserWideCacheLocator,IPythonCacheLocator,ZipCacheLocator"
    """Ours, and where nothing can be written in our cache, or a rule is in no file, Numba's own."""

    def rule(f: F) -> F:
        config: Any = numba.config
        config.CACHE_DIR = str(cache_folder(home(f.__module__)))
        config.CACHE_LOCATOR_CLASSES = LOCATORS
        compiled = njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True)(f)
        config.CACHE_LOCATOR_CLASSES = ""
        fold = compiled._compiler.fold_argument_types
        compiled._compiler.fold_argument_types = lambda args, kws: of_one_width(*fold(args, kws))
        return cast(F, compiled)

    def apart(f: F) -> F:
        """A rule whose arguments share no memory that it writes: what it moves, it can move many at a time."""
        compiled: Any = rule(f)
        compiled._compiler._customize_flags = share_nothing
        return cast(F, compiled)

    def share_nothing(flags: Any) -> Any:
        flags.noalias = True
        return flags

    def of_one_width(signature: Any, arguments: Any) -> Any:
        """Whole numbers of any width, and constants, as 64 bits, so that each rule is compiled once: a third faster."""
        plain = [types.unliteral(kind) for kind in arguments]
        return signature, tuple(types.int64 if isinstance(kind, types.Integer) else kind for kind in plain)

else:

    def rule(f: F) -> F:
        return f

    apart = rule
