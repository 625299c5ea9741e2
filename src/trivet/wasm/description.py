"""What stands beside a game's module: all that a host must know to run a table with it, as plain data."""

import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import version
from typing import Any

import numpy as np
import numpy.typing as npt

from trivet.bots.levels import ITERATIONS, LEARNED
from trivet.bots.made import FORMAT, FORMAT_VERSION, made_of
from trivet.bots.network import bound_to, shapes
from trivet.engine.actions import Number, Pair, Several, Word
from trivet.engine.errors import BadGame
from trivet.engine.events import Private
from trivet.engine.game import Game
from trivet.engine.views import described

from .linking import Arrays, Entry

KINDS = {"bool": "flag", "float64": "real", "none": None}


def description(game: Game, entries: Sequence[Entry], arrays: Arrays) -> dict[str, Any]:
    """The file of this format."""
    tables: list[list[Any]] = []
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.id,
        "mark": game.mark,
        "made_of": made_of(game),
        "built_with": built_with(),
        "rules_versions": list(game.rules_versions),
        "data": bound_to(game)["data"],
        "players": list(game.players),
        "options": [asdict(option) for option in game.options],
        "secrets": game.secrets,
        "actions": {
            "size": game.actions.size,
            "verbs": [
                {"verb": verb, "first": game.actions.first[verb], "arguments": arguments(game, kinds, tables)}
                for verb, kinds in game.actions.verbs.items()
            ],
        },
        "events": [{"event": name, "arguments": arguments(game, kinds, tables)} for name, kinds in game.events.kinds],
        "tables": tables,
        "view": game.schema.json(),
        "score_items": list(game.score_items),
        "reasons": list(game.reasons),
        "terms": list(game.term_names),
        "features": game.observes.table(derived=True),
        "components": dict(game.components),
        "board": game.board_json(),
        "spread": game.spread,
        "odds": {str(players): game.odds_of(players) for players in game.players},
        "levels": {
            name: {"iterations": iterations, "network": name in LEARNED} for name, iterations in ITERATIONS.items()
        },
        "weights": {
            "arrays": [{"name": name, "shape": list(shape)} for name, shape in shapes(game).items()],
            "bound_to": bound_to(game),
        },
        "state": {"size": game.layout.size} | record(game.layout.dtype),
        "tree": record(arrays["tree"].dtype),
        "paper": record(arrays["paper"].dtype),
        "net": record(arrays["nets"].dtype),
        "memory": {name: place(array) for name, array in arrays.items()},
        "functions": {
            entry.name: {
                "takes": [name for name, array in entry.parameters if array is None],
                "returns": KINDS.get(entry.kind, "number"),
                "arrays": {name: array for name, array in entry.parameters if array is not None},
            }
            for entry in entries
        },
    }


def built_with() -> dict[str, str]:
    """With just these the same sources make the same bytes; with others perhaps other ones, which play the same."""
    tools = {name: version(name) for name in ("numba", "llvmlite", "ziglang")}
    return {
        "python": ".".join(map(str, sys.version_info[:2])),
        "system": f"{platform.system()} {platform.machine()}",
        **tools,
    }


def arguments(game: Game, kinds: Any, tables: list[list[Any]]) -> list[dict[str, Any]]:
    """The arguments of an action or an event; words stand in `tables`, each list once."""
    found = []
    for name, kind in kinds.items():
        private = isinstance(kind, Private)
        of = kind.kind if isinstance(kind, Private) else kind
        if isinstance(of, Several):
            plain = {"kind": "several", **asdict(of)}
        elif isinstance(of, Number | Word | Pair):
            plain = described(of, tables)
        else:
            raise BadGame(
                f"{game.id} has an argument {name} of its own kind {type(of).__name__}, which no page can read: "
                f"declare it as a Number, a Word, a Pair or Several."
            )
        found.append({"name": name, "of": plain} | ({"private": True} if private else {}))
    return found


def record(kind: np.dtype[Any]) -> dict[str, Any]:
    """Where the fields of a record stand."""
    assert kind.fields is not None
    fields = {
        name: {"at": at, "kind": field.base.name, "shape": list(field.shape)}
        for name, (field, at, *_) in kind.fields.items()
    }
    return {"bytes": kind.itemsize, "fields": fields}


def place(array: npt.NDArray[Any]) -> dict[str, Any]:
    """What lies at an exported place: numbers of a kind, or records."""
    return {"items": array.size, "bytes": array.itemsize, "kind": "record" if array.dtype.fields else array.dtype.name}
