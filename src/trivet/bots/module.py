"""A game's WebAssembly module in Python (docs/wasm.md): bots think by it where rules are not compiled.

It is ready in a moment, where compiling takes minutes, and chooses as the rules themselves would.
"""

import json
import logging
import threading
import time
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from trivet.engine.errors import TrivetError
from trivet.engine.game import Game
from trivet.engine.package import folder
from trivet.engine.rule import cache_root
from trivet.engine.state import raw

from .made import FORMAT, FORMAT_VERSION, made_of
from .network import Network, shapes

LONGEST = 600
"""Seconds that one thought may take, or else it is broken off."""
TICK = 1.0
LOADED = 8
"""Modules that a process keeps ready."""
ANEW = "trivet wasm builds it anew."
log = logging.getLogger("trivet.bots")
Array = npt.NDArray[Any]


class BrokenOff(TrivetError):
    """A bot thought for too long, or its rules ran into what cannot be."""


def built_here(game: Game) -> Path:
    """Where modules are kept that were built on this machine (`trivet wasm`), of just these rules, bots and data."""
    return cache_root() / f"{game.id}-module-{made_of(game)}"


def home(game: Game) -> Path | None:
    """Where the game's module lies, if it has one: built here, or brought along by its package."""
    for place in (built_here(game), *([folder(game.package)] if game.data is None else [])):
        if (place / f"{game.id}.json").exists():
            return place
    return None


def has_module(game: Game) -> bool:
    """Whether there is a module that was made of just these rules, bots and data; why one does not fit is logged."""
    place = home(game)
    return place is not None and about_module(place, game.id, made_of(game)) is not None


def module_of(game: Game) -> "Module | None":
    """The game's module, if it fits."""
    place = home(game)
    return loaded(place, game.id, made_of(game)) if place and has_module(game) else None


@lru_cache(LOADED)
def about_module(place: Path, id: str, made: str) -> dict[str, Any] | None:
    """What stands beside a module that was made of this."""
    try:
        about: dict[str, Any] = json.loads((place / f"{id}.json").read_text(encoding="utf-8"))
        held = about["format"], about["format_version"], about["made_of"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        log.warning("The module of %s cannot be read (%s): its bots do without.", id, error)
        return None
    if held == (FORMAT, FORMAT_VERSION, made):
        return about
    log.warning("The module of %s was made of other rules than are here: its bots do without. %s", id, ANEW)
    return None


@lru_cache(LOADED)
def loaded(place: Path, id: str, made: str) -> "Module | None":
    try:
        return Module(place / f"{id}.wasm", about_module(place, id, made) or {})
    except (OSError, ValueError) as error:
        log.warning("The module of %s cannot be read (%s): its bots do without.", id, error)
        return None


@cache
def engine() -> Any:
    """One for all modules, with a clock by which thoughts are broken off."""
    import wasmtime

    config = wasmtime.Config()
    config.epoch_interruption = True
    made = wasmtime.Engine(config)

    def tick() -> None:
        while True:
            time.sleep(TICK)
            made.increment_epoch()

    threading.Thread(target=tick, daemon=True).start()
    return made


class Module:
    """A module, ready to be run by any number of bots."""

    def __init__(self, file: Path, about: dict[str, Any]) -> None:
        import wasmtime

        self.about = about
        try:
            self.code = wasmtime.Module(engine(), file.read_bytes())
        except wasmtime.WasmtimeError as error:
            raise ValueError(str(error).splitlines()[0]) from None

    def room(self, place: str) -> int:
        """How many items a place has."""
        return int(self.about["memory"][place]["items"])


class Running:
    """A module at work, with memory of its own."""

    def __init__(self, module: Module) -> None:
        import wasmtime

        self._store = wasmtime.Store(engine())
        exports: Any = wasmtime.Instance(self._store, module.code, []).exports(self._store)
        self._exports, self._about, self._trap = exports, module.about, wasmtime.Trap
        memory = exports["memory"]
        self._memory = np.ctypeslib.as_array(memory.data_ptr(self._store), (memory.data_len(self._store),))
        self._functions: dict[str, Callable[..., Any]] = {name: exports[name] for name in self._about["functions"]}
        self._store.set_epoch_deadline(LONGEST)
        exports["prepare"](self._store)

    def place(self, name: str, kind: np.dtype[Any]) -> Array:
        """What lies at a place of the memory: it changes with it."""
        about = self._about["memory"][name]
        n = about["items"] * about["bytes"] // kind.itemsize
        return np.ndarray(n, kind, buffer=self._memory, offset=self._exports[name].value(self._store))

    def call(self, function: str, *numbers: int, longest: int | None = None) -> Any:
        """`longest`: seconds; else as long as a thought may take."""
        self._store.set_epoch_deadline(longest or LONGEST)
        try:
            return self._functions[function](self._store, *numbers)
        except self._trap as trap:
            late = "interrupt" in str(trap)
            why = f"took longer than {LONGEST} s" if late else str(trap).splitlines()[-1].strip()
            raise BrokenOff(f"The thought of a bot was broken off: it {why}.") from None


class ThoughtsInModule:
    """What bots think with (`thoughts.Thoughts`), in a game's module."""

    def __init__(
        self, module: Module, game: Game, network: Network | None, tree: np.dtype[Any], paper: np.dtype[Any]
    ) -> None:
        self._running = Running(module)
        self._states = self._running.place("thoughts", game.layout.dtype)
        self._offers = self._running.place("tried", np.dtype(np.int64))
        self._paper = self._running.place("paper", paper)
        self.tree = self._running.place("tree", tree)
        self._net = int(network is not None)
        if network is not None:
            halves = np.concatenate([network.arrays[name].ravel() for name in shapes(game)])
            self._running.place("weights", np.dtype(np.float16))[:] = halves
            self._running.call("learn", self._net)

    def take_up(self, known: Array) -> None:
        raw(self._states[:1])[:] = raw(known)

    def look_ahead(self, seat: int, root: int, iterations: int) -> int:
        return int(self._running.call("look_ahead", self._net, seat, root, iterations))

    def weigh(self, seat: int, rounds: int) -> int:
        return int(self._running.call("weigh", self._net, seat, rounds))

    def weights(self) -> dict[int, float]:
        weight = self._paper["weight"][0]
        return {int(self._offers[1 + i]): float(weight[i]) for i in range(self._offers[0])}
