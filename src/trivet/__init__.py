"""Trivet: board games on one table, for people, designers and bots.

    >>> from trivet import Match, load, make_bot

Everything is loaded when it is first asked for, so that TRIVET_COMPILE can be set before.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trivet.bots import Bot, make_bot
    from trivet.engine import errors
    from trivet.engine.game import Game
    from trivet.engine.match import Match, read_match
    from trivet.engine.state import State
    from trivet.games import IDS, load

    __version__: str

__all__ = ["IDS", "Bot", "Game", "Match", "State", "__version__", "errors", "load", "make_bot", "read_match"]

_HOMES = {
    "Bot": "trivet.bots",
    "make_bot": "trivet.bots",
    "Game": "trivet.engine.game",
    "Match": "trivet.engine.match",
    "read_match": "trivet.engine.match",
    "State": "trivet.engine.state",
    "IDS": "trivet.games",
    "load": "trivet.games",
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return import_module("importlib.metadata").version("trivet")
    if name == "errors":
        return import_module("trivet.engine.errors")
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
