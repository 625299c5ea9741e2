"""What cards say, made from their effects by the messages that the page uses: `cards/<game>.py`."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from trivet.texts import Texts

Book = Mapping[str, Any]
"""A game's data file as plain data, with every default filled in."""
Thing = Mapping[str, Any]
"""Part of it: a card, a token, a tile."""


class Described(NamedTuple):
    name: str
    text: str


class Cards(Protocol):
    """What a game's module holds."""

    def described(self, kind: str, thing: Thing, book: Book, texts: Texts) -> Described | None:
        """The name and the whole text of a thing of the data file; none where it says nothing."""


def cards(game: str) -> Cards:
    return cast(Cards, import_module(f"{__name__}.{game}"))


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
