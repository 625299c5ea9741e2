"""Gobi in the terminal: the desert with tile numbers and coordinates, the decks, the players."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trivet.terminal import GLYPHS, MARK, STYLES, Offer, Scene, grid
from trivet.texts import Texts

from ..components import POWER_WORDS

TRIBE_LETTERS = 4


def prompt(scene: Scene) -> str:
    view, verbs = scene.view, {offer["verb"] for offer in scene.offers}
    gifts = [scene.texts.word("gobi", "gift", gift) for gift in scene.offered("gift", "use")]
    return scene.texts.say(
        f"gobi-prompt-{view['phase']}",
        fits="yes" if "place" in verbs else "no",
        gifts=scene.texts.either(gifts) or "none",
        left=view["camels_left"],
        kind="discard" if "no_camel" in verbs else "cotton" if view["placed"] is None else "silk",
        due=len(view["due"]),
        place=tile_name(scene, view["due"][-1]) if view["due"] else "",
        steps=scene.book["gift"][POWER_WORDS.index("china")]["steps"],
        routes=len(view["routes"]),
        reward=next((verb for verb in ("coffee", "nothing") if verb in verbs), "tea" if "use" in verbs else "gift"),
        length=view["route_length"],
        needed=scene.book["coffee_route"],
    )


def draw(scene: Scene) -> Iterator[RenderableType]:
    texts, drawn = scene.texts, scene.view["drawn"]
    yield desert(scene.view, [tuple(cell) for cell in scene.offered("cell", "place")], texts)
    yield decks(scene.view, texts)
    yield players(scene)
    if drawn:
        yield Text(texts.say("gobi-terminal-drawn", tribe=texts.word("gobi", "tribe", drawn)), style="bold")


def wording(scene: Scene, offer: Offer) -> dict[str, Any]:
    """Places as the board names them: by coordinates and by the numbers of tiles."""
    if "cell" in offer:
        return {"cell": scene.texts.say("gobi-terminal-cell", cell=", ".join(map(str, offer["cell"])))}
    if "tile" in offer:
        return {"tile": tile_name(scene, offer["tile"])}
    if "ends" in offer:
        return {"ends": scene.texts.list([tile_name(scene, end) for end in offer["ends"]])}
    return {}


def tile_name(scene: Scene, number: int) -> str:
    tribe = scene.texts.word("gobi", "tribe", scene.view["tiles"][number]["tribe"])
    return scene.texts.say("gobi-terminal-tile", tile=number, tribe=tribe)


def opponent(view: Mapping[str, Any], texts: Texts) -> str | None:
    return None


def desert(view: Mapping[str, Any], marked: Sequence[tuple[int, ...]], texts: Texts) -> Text:
    """A grid of cells, each with the tile's number and tribe above its camels."""
    tiles = {tuple(tile["cell"]): (number, tile) for number, tile in enumerate(view["tiles"])}
    cells = [*tiles, *marked]
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    faces = {cell: (face(*tiles[cell], texts), camels(tiles[cell][1])) for cell in tiles}
    faces |= {cell: (Text(MARK, style="green"), Text()) for cell in marked}
    width = max(part.cell_len for face in faces.values() for part in face) + 2
    drawn = Text().append(" " * 5 + "".join(f"{x:<{width}}" for x in columns), style="dim")
    for y in rows:
        for line in (0, 1):
            drawn.append(f"\n{y:>3}  " if line == 0 else "\n     ", style="dim")
            for x in columns:
                part = faces[x, y][line] if (x, y) in faces else Text()
                drawn.append_text(part)
                drawn.append(" " * (width - part.cell_len))
    return drawn


def face(number: int, tile: Mapping[str, Any], texts: Texts) -> Text:
    tribe = texts.word("gobi", "tribe", tile["tribe"])[:TRIBE_LETTERS]
    return Text.assemble((str(number), "bold"), f" {tribe}")


def camels(tile: Mapping[str, Any]) -> Text:
    """A player's shape for each camel; from three on with their number."""
    drawn = Text()
    for seat, count in enumerate(tile["camels"]):
        shape = GLYPHS[seat]
        drawn.append(shape * count if count < 3 else f"{shape}{count}", style=STYLES[seat])
    return drawn


def decks(view: Mapping[str, Any], texts: Texts) -> Text:
    """The tops of the decks, numbered as `gift 0` names them, and the coffees."""
    shown = []
    for number, deck in enumerate(view["decks"]):
        message = "gobi-terminal-deck" if deck["left"] else "gobi-terminal-deck-empty"
        gift = texts.word("gobi", "gift", deck["top"])
        shown.append(texts.say(message, deck=number, gift=gift, left=deck["left"]))
    coffees = texts.say("gobi-terminal-coffees-left", left=view["coffees"])
    return Text("\n" + texts.say("gobi-terminal-decks") + "  " + " · ".join(shown) + "\n" + coffees)


def players(scene: Scene) -> Table:
    texts = scene.texts
    counted = [f"#{texts.say(f'gobi-terminal-{item}')}" for item in ("reserve", "stack", "coffees", "discards")]
    table = grid("", *counted, texts.say("gobi-terminal-gifts"))
    for seat, player in enumerate(scene.view["players"]):
        counts = (player["reserve"], player["stack"], player["coffees"], len(player["discards"]))
        table.add_row(scene.player(seat), *map(str, counts), held(player, texts))
    return table


def held(player: Mapping[str, Any], texts: Texts) -> Text:
    """Gifts, those used in brackets; blessings, with a tick while they hold."""
    shown = [
        Text(f"({texts.word('gobi', 'gift', gift['gift'])})", style="dim")
        if gift["used"]
        else Text(texts.word("gobi", "gift", gift["gift"]))
        for gift in player["gifts"]
    ]
    shown += [
        Text(f"{texts.word('gobi', 'gift', blessing['blessing'])} {'✓' if blessing['holds'] else '✗'}")
        for blessing in player["blessings"]
    ]
    return Text(", ").join(shown)
