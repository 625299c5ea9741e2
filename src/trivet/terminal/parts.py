"""A game's own terminal board and card texts, or the plain ones of a game that brings none."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from trivet.engine.game import Game
from trivet.texts.telling import telling

from . import Board, Cards, Thing, plain


def board(game: Game) -> Board:
    return cast(Board, part(game, "terminal.board") or plain.Board(game))


def cards(game: Game) -> Cards:
    return cast(Cards, part(game, "terminal.cards") or plain.Cards())


def told(game: Game) -> dict[str, Any]:
    """What a board of the page says of cards, by names of its own (`trivet.texts.telling`); nothing where a game has none."""
    own = part(game, "terminal.told")
    return dict(own.told(game.components, telling())) if own else {}


def part(game: Game, name: str) -> Any:
    """A module of a game's package; None where it has none."""
    parent, _, _ = name.rpartition(".")
    if find_spec(f"{game.package}.{parent}") is None or find_spec(f"{game.package}.{name}") is None:
        return None
    return import_module(f"{game.package}.{name}")


def name_of(thing: Thing) -> str | None:
    """What a data file tells things of one kind apart by."""
    name = thing.get("id", thing.get("name"))
    return None if name is None else str(name)


def things(data: Any, kind: str = "") -> Iterator[tuple[str, Thing]]:
    """Everything in a data file that has a name of its own, with the key it stands under."""
    if isinstance(data, Mapping):
        if name_of(data) is not None:
            yield kind, data
        for key, part in data.items():
            yield from things(part, str(key))
    elif isinstance(data, list):
        for part in data:
            yield from things(part, kind)
