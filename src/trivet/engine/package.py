"""A game's package, and its further lives: one for each data file that it is played with.

Tables are made of the data when a package is loaded, and freeze when rules are compiled. So a designer's file has the
package loaded once more, under an alias that is named after the file's text: with modules, tables and compiled rules of its
own. One process holds as many as it likes; one that nobody has in hand any longer is let go.
"""

import gc
import importlib
import re
import sys
import weakref
from collections import OrderedDict
from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .data import Data, named, read
from .errors import BadData

if TYPE_CHECKING:
    from .game import Game

KEPT = 4
"""Games with designers' data that stay loaded though nobody has them in hand: those asked for last."""
loading = RLock()
"""Held while a package, or a template for one, is loaded: nobody is given half of it."""
_given: dict[str, Data] = {}
"""Designers' data by alias,"""
_origin: dict[str, str] = {}
"""and the package that it is the alias of."""
_alive: "weakref.WeakValueDictionary[str, Game]" = weakref.WeakValueDictionary()
_recent: "OrderedDict[str, Game]" = OrderedDict()


def folder(package: str) -> Path:
    """Where a package lies."""
    spec = sys.modules[package].__spec__ if package in sys.modules else find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"There is no package {package}.", name=package)
    return Path(next(iter(spec.submodule_search_locations)))


def own_file(package: str) -> Path:
    """A game's own data file, called like the folder of its package."""
    here = folder(package)
    return here / f"{here.name}.toml"


def older_file(package: str, rules_version: int | None) -> Path | None:
    """What a version of the rules was played with, should a game's own data have changed since."""
    if rules_version is None:
        return None
    here = folder(package)
    older = here / f"{here.name}.{rules_version}.toml"
    return older if older.exists() else None


@cache
def own_data(package: str) -> Data:
    own = own_file(package)
    return Data(own.name, read(own), own.name)


def data_of(package: str) -> Data:
    """The data that a package is loaded with: a game makes its tables of `data_of(__package__)`."""
    return _given[package] if package in _given else own_data(package)


def designers_data(package: str) -> str | None:
    """The text of the designer's data file that a package is loaded with; none where it is the game's own."""
    return _given[package].text if package in _given else None


def home(module: str) -> str:
    """The game's package that a module belongs to: the one its data file lies in. Empty for the engine and the bots."""
    while module and not (module in _given or has_data(module)):
        module = module.rpartition(".")[0]
    return module


def has_data(module: str) -> bool:
    return hasattr(sys.modules.get(module), "__path__") and own_file(module).exists()


def asked_for(package: str, data: Path | str | None, rules_version: int | None) -> tuple[str, Data | None]:
    """The name that a package is loaded by with these data, and the data where they are not its own.

    None are its own: as a version of the rules was played with, where one is named.
    """
    if data is None:
        data = older_file(package, rules_version)
    if data is None:
        return package, None
    own = own_data(package)
    given = Data(*named(data), own.name)
    return (package, None) if given.text == own.text else (f"{package}_{given.mark}", given)


def plays_with(package: str, data: str | None, rules_version: int) -> bool:
    """Whether a package is loaded with just these data."""
    return asked_for(_origin.get(package, package), data, rules_version)[0] == package


def load_package(package: str, data: Path | str | None = None, rules_version: int | None = None) -> "Game":
    """The game of a package, with the data in a file or of a text; raises BadData where they do not fit."""
    name, given = asked_for(package, data, rules_version)
    with loading:
        if given is None:
            game: Any = getattr(importlib.import_module(package), "GAME", None)
            return game
        found = _alive.get(name) or load_as(name, package, given)
        _recent[name] = found
        _recent.move_to_end(name)
        while len(_recent) > KEPT:
            _recent.popitem(last=False)
    return found


def others_loaded() -> int:
    """How many games are loaded with data that are not their own."""
    return len(_alive)


def let_go() -> None:
    """Keep no game with data that are not its own but those that somebody has in hand."""
    _recent.clear()
    gc.collect()


def is_loaded(package: str, data: str | None, rules_version: int | None = None) -> bool:
    """Whether a game is loaded already with these data; with its own it may be loaded at any time."""
    name, given = asked_for(package, data, rules_version)
    return given is None or name in _alive


def load_as(alias: str, package: str, data: Data) -> "Game":
    """Load a package once more. Its modules go when the game does."""
    found = find_spec(package)
    assert found is not None and found.origin is not None
    spec = spec_from_file_location(alias, found.origin, submodule_search_locations=found.submodule_search_locations)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    _given[alias], _origin[alias], sys.modules[alias] = data, package, module
    try:
        spec.loader.exec_module(module)
        game: Game = module.GAME
        if game.package != alias:
            raise BadData(f"{package} cannot be played with another data file: write Game(package=__name__, …) in it.")
        check_imports(alias, package)
    except BaseException:
        forget(alias, module)
        raise
    vars(module)["GAME"] = weakref.proxy(game)  # Python holds on to modules: else the game would never go
    _alive[alias] = game
    weakref.finalize(game, forget, alias, module).atexit = False
    return game


def forget(alias: str, module: ModuleType) -> None:
    if sys.modules.get(alias) is module:
        del _given[alias], _origin[alias]
        for name in modules_of(alias):
            sys.modules.pop(name, None)


def modules_of(package: str) -> list[str]:
    return [name for name in list(sys.modules) if name == package or name.startswith(f"{package}.")]


def check_imports(alias: str, package: str) -> None:
    """A package that asks for itself by its full name would get the tables of its own data among a designer's."""
    by_name = re.compile(rf"^\s*(from|import)\s+{re.escape(package)}\b", re.MULTILINE)
    for name in modules_of(alias):
        file = Path(sys.modules[name].__file__ or "")
        text = file.read_text(encoding="utf-8")
        if found := by_name.search(text):
            line = text[: found.end()].count("\n") + 1
            raise BadData(
                f"{package} cannot be played with another data file: {file.name}, line {line}, imports the package by its "
                f"full name. Write `from . import …` there."
            )
