"""The zones of a board in the terminal, and tables of what no zone shows."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trivet.engine.actions import Number
from trivet.engine.boards import PLAYERS, inner
from trivet.engine.game import Game
from trivet.engine.views import Count, Each, Kind, Many, Parts, Signed
from trivet.texts import Texts

from .. import GLYPHS, MARK, STYLES, Offer, Scene, grid
from .places import Place, Zone, growth, names_in, of_players, places
from .words import NOTHING, Speaker, is_scalar, is_short, times

ACTIVE = "green"
ABSENT: tuple[Any, ...] = (None, [], {})
SAID_ELSEWHERE = ("phase", "turn", PLAYERS)
"""What the prompt and the table of players say already."""


class Board:
    """The board of a game that brings none."""

    def __init__(self, game: Game) -> None:
        self.game = game
        declared = game.board_json() or {"zones": [], "seats": []}
        self.zones: list[Zone] = declared["zones"]
        self.seats: list[str] = declared["seats"]

    def prompt(self, scene: Scene) -> str:
        """What is asked in a phase, in the game's words where the view and the offers have all that these speak of."""
        message = f"{self.game.id}-prompt-{scene.view.get('phase', '')}"
        texts, choosing = scene.texts, scene.texts.arguments(message).choosing
        speak = Speaker(self.game.id, self.game.schema, texts, scene.seats, self.seats)
        said = shared([texts.words(self.game.id, offer, scene.seats) for offer in scene.offers])
        said |= speak.told(self.game.schema, scene.view, choosing)
        asked = texts.whole(message, **said) if choosing <= said.keys() else None
        return asked or speak.moves(scene.offers) or texts.say(message, **said)

    def wording(self, scene: Scene, offer: Offer) -> dict[str, Any]:
        return {}

    def opponent(self, view: Mapping[str, Any], texts: Texts) -> str | None:
        return None

    def draw(self, scene: Scene) -> Iterator[RenderableType]:
        yield from Drawing(self, scene).parts()


class Drawing:
    """One view, drawn for one seat."""

    def __init__(self, board: Board, scene: Scene) -> None:
        self.board, self.scene, self.game = board, scene, board.game
        self.speak = Speaker(board.game.id, board.game.schema, scene.texts, scene.seats, board.seats)
        self.said = names_in(scene.offers)

    def parts(self) -> Iterator[RenderableType]:
        for zone in self.board.zones:
            if not of_players(zone):
                yield from self.zone(zone)
                yield ""
        shown = {path[0] for zone in self.board.zones for path in zone["paths"]} | set(SAID_ELSEWHERE)
        rest = {name: kind for name, kind in self.game.schema.parts.items() if name not in shown}
        yield from self.tables(rest, self.scene.view)
        yield from self.players()

    # Zones

    def zone(self, zone: Zone) -> Iterator[RenderableType]:
        found = places(self.game, zone, self.scene.view)
        if zone["kind"] in ("grid", "hexes"):
            yield self.field(zone, found)
        else:
            yield self.row(zone, found, self.said)

    def row(self, zone: Zone, found: Sequence[Place], said: frozenset[str]) -> Text:
        """Decks, cards or counters in a line, those that can be acted on in green."""
        line = Text()
        if zone["kind"] != "counters":
            line.append(f"{self.speak.heading(zone['name'])}  ", style="dim")
        shown = [Text(self.face(zone, place), style=ACTIVE if place.touched(said) else "") for place in found]
        return line.append_text(Text(" · ").join(shown) if shown else Text(NOTHING))

    def face(self, zone: Zone, place: Place) -> str:
        number = f"{place.number} " if any(touch["by"] == "number" for touch in zone["touched"]) else ""
        words = self.speak.spell(place.kind, place.part, place.value)
        if zone["kind"] == "counters":
            return f"{self.speak.heading(place.part)} {words}"
        return number + (self.pile(zone, place) if zone["kind"] == "deck" else times(words, place.count))

    def pile(self, zone: Zone, place: Place) -> str:
        """What lies on top, and how many there are."""
        kind, value, top = inner(place.kind), place.value, ""
        left = len(value) if isinstance(value, list) else value
        if isinstance(kind, Parts):
            left = value.get(zone["count"], 0)
            if zone["top"] and value[zone["top"]] is not None:
                top = self.speak.spell(kind.parts[zone["top"]], zone["top"], value[zone["top"]])
        elif isinstance(kind, Many) and value:
            top = self.speak.spell(kind.of, place.part, value[-1])
        return f"{top} ({left})" if top else str(left)

    def field(self, zone: Zone, found: Sequence[Place]) -> Text:
        """Cells in their rows; those of hexes stand half a cell aside."""
        cells = {place.at: self.cell(zone, place) for place in found if place.at}
        cells |= {at: [Text(MARK, style=ACTIVE)] for at in growth(zone, found, self.scene.offers)}
        if not cells:
            return Text(NOTHING)
        columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
        rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
        height = max(map(len, cells.values()))
        width = max(line.cell_len for lines in cells.values() for line in lines) + 2
        hexes = zone["kind"] == "hexes"
        drawn = Text(self.speak.heading(zone["name"]), style="dim")
        if not hexes:
            drawn.append("\n     " + "".join(f"{x:<{width}}" for x in columns))
        for y in rows:
            lean = (y % 2 if zone["columns"] else y - rows[0]) * width // 2 if hexes else 0
            for line in range(height):
                drawn.append(f"\n{y:>3}  " if line == 0 else "\n     ").append(" " * lean)
                for x in columns:
                    lines = cells.get((x, y), [])
                    part = lines[line] if line < len(lines) else Text()
                    drawn.append_text(Text(style="default").append_text(part)).append(" " * (width - part.cell_len))
        return drawn

    def cell(self, zone: Zone, place: Place) -> list[Text]:
        """What stands on a cell, line by line."""
        kind, style = inner(place.kind), f"{ACTIVE} bold" if place.touched(self.said) else ""
        numbered = any(touch["by"] in ("number", "numbers") for touch in zone["touched"])
        first = Text(f"{place.number} " if numbered else "", style="bold")
        if place.value is None:
            return [first.append(MARK, style=style)]
        if not isinstance(kind, Parts):
            return [first.append_text(self.piece(place.part, kind, place.value, style))]
        names = zone["shows"] or [name for name in kind.parts if name != zone["at"]]
        lines = [self.piece(name, inner(kind.parts[name]), place.value[name], style) for name in names]
        lines = [line for line in lines if line.plain]
        return [first.append_text(lines[0] if lines else Text(MARK, style=style)), *lines[1:]]

    def piece(self, part: str, kind: Kind, value: Any, style: str) -> Text:
        """Players by their shapes, with their number from three on; all else in words."""
        if value is None or value is False or value in ([], {}):
            return Text()
        if self.speak.is_seat(part) and isinstance(kind, Number):
            return Text(GLYPHS[value], style=STYLES[value])
        if self.speak.is_seat(part) and isinstance(kind, Many):
            drawn = Text()
            for seat, count in enumerate(value):
                drawn.append(GLYPHS[seat] * count if count < 3 else f"{GLYPHS[seat]}{count}", style=STYLES[seat])
            return drawn
        return Text(self.speak.spell(kind, part, value), style=style)

    # Tables

    def tables(self, parts: Mapping[str, Kind], value: Mapping[str, Any]) -> Iterator[RenderableType]:
        """What is short in a line, what repeats in rows, the rest within headings."""
        short = {name: kind for name, kind in parts.items() if is_short(kind) and value[name] not in ABSENT}
        if short:
            facts = grid("", "")
            facts.show_header = False
            for name, kind in short.items():
                facts.add_row(Text(self.speak.heading(name), style="dim"), self.speak.spell(kind, name, value[name]))
            yield facts
        for name, kind in parts.items():
            if not is_short(kind) and value[name] not in ABSENT:
                yield Text(f"\n{self.speak.heading(name)}", style="bold")
                yield self.long(name, inner(kind), value[name])

    def long(self, name: str, kind: Kind, value: Any) -> RenderableType:
        if isinstance(kind, Many):
            return self.rows(name, inner(kind.of), {str(number): one for number, one in enumerate(value)})
        if isinstance(kind, Each):
            return self.rows(name, inner(kind.of), {self.speak.word(word, name): one for word, one in value.items()})
        assert isinstance(kind, Parts)
        return Padding(Group(*self.tables(kind.parts, value)), (0, 0, 0, 2))

    def rows(self, name: str, kind: Kind, rows: Mapping[str, Any]) -> Table:
        columns = kind.parts if isinstance(kind, Parts) else {name: kind}
        table = grid("", *(f"{sign(of)}{self.speak.heading(column)}" for column, of in columns.items()))
        for first, row in rows.items():
            values = row if isinstance(kind, Parts) else {name: row}
            shown = [
                self.speak.spell(of, column, (values or {}).get(column)) if not is_absent(values, column) else NOTHING
                for column, of in columns.items()
            ]
            table.add_row(Text(first, style="dim"), *shown)
        return table

    def players(self) -> Iterator[RenderableType]:
        """A row for each player with their numbers and words, then the zones and tables in front of them."""
        many = inner(self.game.schema.parts.get(PLAYERS, Count()))
        of = inner(many.of) if isinstance(many, Many) else None
        parts = dict(of.parts) if isinstance(of, Parts) else {}
        zones = [zone for zone in self.board.zones if of_players(zone)]
        shown = {path[1] for zone in zones for path in zone["paths"]}
        rest = {name: kind for name, kind in parts.items() if name not in shown}
        short = {name: kind for name, kind in rest.items() if is_scalar(kind)}
        table = grid("", *(f"{sign(kind)}{self.speak.heading(name)}" for name, kind in short.items()))
        players = self.scene.view.get(PLAYERS) or [{} for _ in self.scene.seats]
        for seat, player in enumerate(players):
            values = [self.speak.spell(kind, name, player[name]) for name, kind in short.items()]
            table.add_row(self.scene.player(seat), *values)
        yield ""
        yield table
        for seat, player in enumerate(players):
            lines = [
                *self.in_front_of(seat, zones),
                *self.tables({n: k for n, k in rest.items() if n not in short}, player),
            ]
            if lines:
                yield self.scene.player(seat)
                yield Padding(Group(*lines), (0, 0, 0, 2))

    def in_front_of(self, seat: int, zones: Sequence[Zone]) -> Iterator[RenderableType]:
        for zone in zones:
            named = any(touch["by"] == "seat" for touch in zone["touched"])
            said = self.said if named or seat == self.scene.seat else frozenset[str]()
            found = places(self.game, zone, self.scene.view, seat)
            if zone["kind"] in ("grid", "hexes"):
                yield self.field(zone, found)
            elif found:
                yield self.row(zone, found, said)


def shared(all_of_them: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What is the same in all of them."""
    first, *others = all_of_them or [{}]
    return {name: one for name, one in first.items() if all(other.get(name) == one for other in others)}


def sign(kind: Kind) -> str:
    """Numbers stand to the right of their column."""
    return "#" if isinstance(inner(kind), Count | Signed) else ""


def is_absent(row: Mapping[str, Any] | None, column: str) -> bool:
    return row is None or row[column] in ABSENT
