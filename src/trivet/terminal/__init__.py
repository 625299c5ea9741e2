"""Games as text: what a game's own terminal board and card texts are made with.

A game that brings its own has a package `terminal` with `board` and `cards` in it, which those load who show games as
text: a board draws the same view as the page's, cards say what they do by the messages that the page uses, and `told`
hands that to a board of the page. `plain` draws any game that brings none; `table` is one match with whatever board there
is. Imports the engine and the words; a game may import what stands here, and nothing beside it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trivet.texts import Seat, Texts

GLYPHS = "◆●▲★✚☾"
"""The players' shapes on the page, so that no one has to tell players apart by colour."""
STYLES = ("magenta", "blue", "cyan", "yellow", "green", "red")
MARK = "·"
"""Beside what can be acted on."""


Offer = Mapping[str, Any]
"""A legal action in its typed form."""


@dataclass(frozen=True)
class Scene:
    """What a board is drawn from: the table as one seat sees it, and what that seat may do."""

    view: Mapping[str, Any]
    seat: int | None
    """Whose eyes these are; none for a spectator."""
    seats: Sequence[Seat]
    """All who are listed at the table, an automated opponent after the seats."""
    offers: Sequence[Offer]
    book: Mapping[str, Any]
    """The data file."""
    texts: Texts

    def player(self, seat: int) -> Text:
        """A player's shape and name, with an arrow beside the one whose turn it is."""
        name = Text(f"{GLYPHS[seat]} {self.texts.player(seat, self.seats)}", style=STYLES[seat])
        return name.append(" ←" if seat == self.view.get("turn") and self.view.get("phase") != "over" else "")

    def offered(self, argument: str, *verbs: str) -> list[Any]:
        """The values of an argument in the offers of these verbs."""
        return [offer[argument] for offer in self.offers if offer["verb"] in verbs]


class Board(Protocol):
    """What the module `terminal.board` of a game holds."""

    def prompt(self, scene: Scene) -> str:
        """What the active player is asked."""

    def draw(self, scene: Scene) -> Iterator[RenderableType]:
        """The table as it stands, with marks where the offers can be acted on."""

    def wording(self, scene: Scene, offer: Offer) -> dict[str, Any]:
        """What the label of an offer says beyond the offer's own arguments."""

    def opponent(self, view: Mapping[str, Any], texts: Texts) -> str | None:
        """The name of an automated opponent, who comes after the seats."""


Book = Mapping[str, Any]
"""A game's data file as plain data, with every default filled in."""
Thing = Mapping[str, Any]
"""Part of it: a card, a token, a tile."""


class Described(NamedTuple):
    name: str
    text: str


class Cards(Protocol):
    """What the module `terminal.cards` of a game holds."""

    def described(self, kind: str, thing: Thing, book: Book, texts: Texts) -> Described | None:
        """The name and the whole text of a thing of the data file; none where it says nothing."""


def grid(*columns: str) -> Table:
    """A table without lines; a column whose heading begins with `#` holds numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(column.removeprefix("#"), justify="right" if column.startswith("#") else "left")
    return table
