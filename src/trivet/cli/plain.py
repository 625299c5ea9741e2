"""The terminal for a game that brings no board of its own: its view as tables, in the words of its catalogue."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trivet.terminal import Book, Described, Offer, Scene, Thing, grid
from trivet.texts import Texts

PLAYERS = "players"
"""The part of a view that has a row for each player."""


class Board:
    def __init__(self, game: str) -> None:
        self.game = game

    def prompt(self, scene: Scene) -> str:
        message = f"{self.game}-prompt-{scene.view.get('phase')}"
        said = {key: value for key, value in scene.view.items() if isinstance(value, int | str)}
        return scene.texts.say(message, **said) if scene.texts.has(message) else ""

    def draw(self, scene: Scene) -> Iterator[RenderableType]:
        facts = grid("", "")
        for key, value in scene.view.items():
            if key != PLAYERS:
                facts.add_row(Text(self.heading(key, scene.texts), style="dim"), self.spelt(key, value, scene.texts))
        yield facts
        yield self.players(scene)

    def players(self, scene: Scene) -> Table:
        rows: Sequence[Mapping[str, Any]] = scene.view.get(PLAYERS) or [{} for _ in scene.seats]
        keys = list(dict.fromkeys(key for row in rows for key in row))
        table = grid("", *(self.heading(key, scene.texts) for key in keys))
        for seat, row in enumerate(rows):
            table.add_row(scene.player(seat), *(self.spelt(key, row.get(key), scene.texts) for key in keys))
        return table

    def heading(self, key: str, texts: Texts) -> str:
        message = f"{self.game}-view-{key}"
        return texts.say(message) if texts.has(message) else key.replace("_", " ")

    def spelt(self, key: str, value: Any, texts: Texts) -> str:
        """A value in words: things by their names, lists and parts one after the other."""
        if isinstance(value, Mapping):
            return ", ".join(
                f"{self.heading(part, texts)} {self.spelt(part, one, texts)}" for part, one in value.items()
            )
        if isinstance(value, Sequence) and not isinstance(value, str):
            return ", ".join(self.spelt(key, one, texts) for one in value)
        return texts.word(self.game, key, value) or "–"

    def wording(self, scene: Scene, offer: Offer) -> dict[str, Any]:
        return {}

    def opponent(self, view: Mapping[str, Any], texts: Texts) -> str | None:
        return None


class Cards:
    def described(self, kind: str, thing: Thing, book: Book, texts: Texts) -> Described | None:
        return None
