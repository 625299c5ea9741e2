"""The games as environments of reinforcement learning, thin over the contract: any game that is installed, any number of
players.

    >>> from trivet.envs import SeatEnv, TableEnv, TablesEnv

`TableEnv` is PettingZoo's (AEC): all seats of one table. `SeatEnv` is Gymnasium's: one seat, bots at the others. `TablesEnv`
is Gymnasium's for vectors: many tables in one call. `register_spiel` makes them known to OpenSpiel. `TextEnv` is played by
text alone (`text`), and needs no extra. Imports the engine, the games, the bots and what games are as text; the libraries are
extras, asked for when they are first needed.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from trivet.engine.errors import TrivetError

if TYPE_CHECKING:
    from .seat import SeatEnv
    from .spiel import register_spiel, spiel_resampler
    from .table import TableEnv
    from .tables import TablesEnv

__all__ = ["MissingExtra", "SeatEnv", "TableEnv", "TablesEnv", "register_spiel", "spiel_resampler"]

_HOMES = {
    "SeatEnv": ("seat", "Gymnasium", "envs"),
    "TableEnv": ("table", "PettingZoo", "envs"),
    "TablesEnv": ("tables", "Gymnasium", "envs"),
    "register_spiel": ("spiel", "OpenSpiel", "spiel"),
    "spiel_resampler": ("spiel", "OpenSpiel", "spiel"),
}


class MissingExtra(TrivetError, ImportError):
    """A library that is not installed, which comes with an extra of Trivet's."""


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home, library, extra = _HOMES[name]
    try:
        return getattr(import_module(f"{__name__}.{home}"), name)
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] == "trivet":
            raise
        raise MissingExtra(
            f"{name} needs {library}, and Python does not find {error.name}: pip install 'trivet[{extra}]'."
        ) from error
