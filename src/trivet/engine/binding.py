"""Code written once for all games and compiled once per game.

A template module begins with `game = bound_rules()`. `bind` loads it anew for each game, under a name inside that
game's package, so that Numba's disk cache holds: functions passed as arguments would be compiled at every start.
"""

import importlib.util
import sys
from contextvars import ContextVar
from importlib.machinery import ModuleSpec
from typing import Any

from .contract import Rules
from .package import loading

_bound: ContextVar[tuple[str, Rules]] = ContextVar("bound")


def bound_rules() -> Rules:
    """The rules of the game that the template is being loaded for."""
    return _now_bound()[1]


def bound_template(template: str) -> Any:
    """Another template, loaded for the same game."""
    return bind(template, *_now_bound())


def _now_bound() -> tuple[str, Rules]:
    try:
        return _bound.get()
    except LookupError:
        raise ImportError("This module is a template: load it for a game with trivet.engine.binding.bind.") from None


def bind(template: str, package: str, rules: Rules) -> Any:
    """The template module, loaded for the game of one package."""
    name = f"{package}.{template.removeprefix('trivet.').replace('.', '_')}"
    with loading:
        return sys.modules.get(name) or load_for(name, template, package, rules)


def load_for(name: str, template: str, package: str, rules: Rules) -> Any:
    found = importlib.util.find_spec(template)
    if found is None or found.origin is None:
        raise ImportError(f"There is no template {template}.")
    spec = importlib.util.spec_from_file_location(name, found.origin)
    assert isinstance(spec, ModuleSpec) and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    token = _bound.set((package, rules))
    try:
        sys.modules[name] = module
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    finally:
        _bound.reset(token)
    return module
