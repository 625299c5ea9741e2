"""One board per game for the terminal, drawn from the same view as the page's: `boards/<game>.py`."""

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from trivet.texts import Seat, Texts

GLYPHS = "◆●▲★✚☾"
"""The players' shapes on the page, so that no one has to tell players apart by colour."""
STYLES = ("magenta", "blue", "cyan", "yellow", "green", "red")


View = Mapping[str, Any]
Offer = Mapping[str, Any]
"""A legal action in its typed form."""


class Board(Protocol):
    """What a game's module holds."""

    def prompt(self, view: View, offers: Sequence[Offer], texts: Texts) -> str:
        """What the active player is asked."""

    def draw(
        self, view: View, offers: Sequence[Offer], seats: Sequence[Seat], texts: Texts
    ) -> Iterator[RenderableType]:
        """The table as it stands, with marks where the offers can be acted on."""


def board(game: str) -> Board:
    return cast(Board, import_module(f"{__name__}.{game}"))
