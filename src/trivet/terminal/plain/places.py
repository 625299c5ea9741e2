"""The places of a zone as a view fills them, and what an action calls them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trivet.engine.actions import Word
from trivet.engine.boards import PLAYERS, inner
from trivet.engine.game import Game
from trivet.engine.views import Bag, Kind, Many, Parts

from .. import Offer

Zone = Mapping[str, Any]
"""A zone of a board as plain data."""


@dataclass(frozen=True)
class Place:
    part: str
    """How the part of the view that it belongs to is called."""
    number: int
    kind: Kind
    value: Any
    count: int
    at: tuple[int, int] | None
    """Column and row; none where places have none."""
    names: frozenset[str]
    """What an action calls it: `tile:12`, `cell:3,-1`, `play.card:fool`, `do:draw`."""

    def touched(self, said: frozenset[str]) -> bool:
        return not self.names.isdisjoint(said)


def names_in(offers: Sequence[Offer]) -> frozenset[str]:
    """All that these offers speak of, by every name that a place may go by."""
    said = set()
    for offer in offers:
        verb = offer["verb"]
        said.add(f"do:{verb}")
        for argument, value in offer.items():
            each = value if isinstance(value, list) else []
            for which in (f":{plain(value)}", *(f"#{one}" for one in each)):
                said |= {f"{argument}{which}", f"{verb}.{argument}{which}"}
    return frozenset(said)


def plain(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def follow(game: Game, view: Any, path: Sequence[str], seat: int | None) -> tuple[Kind, Any] | None:
    """Where a path leads in a view, and of what kind it is; none where nothing is there. `seat`: in whose part of it."""
    kind: Kind = game.schema
    for name in path:
        kind = inner(kind)
        if isinstance(kind, Many):
            kind, view = inner(kind.of), view[seat]
        if not isinstance(kind, Parts) or view is None:
            return None
        kind, view = kind.parts[name], view[name]
    return None if view is None else (inner(kind), view)


def things(zone: Zone, kind: Kind, value: Any) -> Iterator[tuple[int, Kind, Any, int]]:
    """The single things at the end of a path, each with how many there are: of a list each, of a bag each word once. A
    counter and a pile are one thing."""
    piles = zone["kind"] == "deck" and isinstance(kind, Many) and isinstance(kind.of, Parts)
    one_by_one = piles or zone["kind"] not in ("deck", "counters")
    if one_by_one and isinstance(kind, Many):
        yield from ((number, kind.of, one, 1) for number, one in enumerate(value))
    elif one_by_one and isinstance(kind, Bag):
        word = Word(kind.words, kind.name)
        yield from ((number, word, one, value.count(one)) for number, one in enumerate(dict.fromkeys(value)))
    else:
        yield 0, kind, value, 1


def places(game: Game, zone: Zone, view: Any, seat: int | None = None) -> list[Place]:
    """The places of a zone, in front of a player where it is one of theirs."""
    found = []
    for path in zone["paths"]:
        seen = follow(game, view, path, seat)
        for number, kind, value, count in things(zone, *seen) if seen else ():
            at = position(zone, number, value)
            names = frozenset(called(zone, seat, number, value, at))
            found.append(Place(path[-1], number, kind, value, count, at, names))
    return found


def position(zone: Zone, number: int, value: Any) -> tuple[int, int] | None:
    if zone["columns"]:
        return number % zone["columns"], number // zone["columns"]
    return tuple(value[zone["at"]]) if zone["at"] else None


def called(zone: Zone, seat: int | None, number: int, value: Any, at: tuple[int, int] | None) -> Iterator[str]:
    yield from (f"do:{verb}" for verb in zone["verbs"])
    for touch in zone["touched"]:
        argument = touch["argument"]
        match touch["by"]:
            case "position" if at is not None:
                yield f"{argument}:{plain(at)}"
            case "number":
                yield f"{argument}:{number + touch['first']}"
            case "numbers":
                yield f"{argument}#{number + touch['first']}"
            case "seat":
                yield f"{argument}:{seat}"
            case "value":
                yield f"{argument}:{plain(value[touch['of']] if touch['of'] else value)}"


def growth(zone: Zone, known: Sequence[Place], offers: Sequence[Offer]) -> list[tuple[int, int]]:
    """Cells that offers speak of and that the view knows nothing of: where the board would grow."""
    taken = {place.at for place in known}
    grown: dict[tuple[int, int], None] = {}
    for touch in zone["touched"]:
        verb, _, argument = touch["argument"].rpartition(".")
        for offer in offers if touch["by"] == "position" else ():
            if argument in offer and verb in ("", offer["verb"]) and tuple(offer[argument]) not in taken:
                grown[tuple(offer[argument])] = None
    return list(grown)


def of_players(zone: Zone) -> bool:
    return bool(zone["paths"][0][0] == PLAYERS)
