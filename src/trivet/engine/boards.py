"""Boards: how a game lies on the table, declared in a few lines, for pages and terminals that have no board made for it.

    BOARD = Board(
        Grid("tiles", at="cell", shows=("tribe", "camels"), touched=("cell", "tile")),
        Deck("decks", count="left", top="top", touched=("deck",)),
        Counters("supply", "coffees", "camels_left", verbs=("coffee",)),
        Hand("players.gifts", touched=("gift",)),
        seats=("camels",),
    )

A zone names a part of the view by its path, `decks` or `noble.cards`. Parts of `players`, the list by seat, lie in front of
each player. What no zone names is shown as tables.

| zone | the part it names | its places |
|---|---|---|
| `Grid`, `Hexes` | a list; each says `at` which column and row it lies, or they lie row by row, `columns` in each | the cells |
| `Deck` | a list of piles, each with the parts `count` and `top`; or one: such parts, its cards, how many they are | the piles |
| `Hand` | a list or a bag of cards | the cards |
| `Counters` | any parts, each by a path of its own | the counters |

Moves lie on the places they touch: `touched` names arguments of actions, `tile`, or `put.tile` for that verb alone. An
argument names a place by what it is:

| argument | the place |
|---|---|
| of the same kind as the places, or as one of their parts | that holds this value |
| a `Pair` | at this column and row; where it counts the places of a list, the two of these numbers |
| a `Number` | of this number in the list |
| `seat` or `owner` | those in front of that player |

Actions of `verbs` touch a zone as a whole. Columns and rows of hexes are axial: a row leans half a column to the right of
the one above it; those given by `columns` stand upright, every other row half a cell to the right.
"""

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass
from typing import Any, TypeAlias

from .actions import Actions, Argument, Number, Pair, Word
from .errors import BadBoard
from .views import Bag, Count, Kind, Many, Maybe, Parts, Signed

PLAYERS = "players"
SEATS = ("seat", "owner")
"""Arguments that are a seat's number."""


@dataclass(frozen=True)
class Grid:
    """Square cells."""

    of: str
    _: KW_ONLY
    at: str = ""
    columns: int = 0
    shows: tuple[str, ...] = ()
    """The parts of a cell that are drawn; none: all of them."""
    name: str = ""
    """How the zone is called; else as the part it names."""
    touched: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hexes(Grid):
    """Cells with six neighbours."""


@dataclass(frozen=True)
class Deck:
    """Piles of cards or tiles."""

    of: str
    _: KW_ONLY
    count: str = ""
    top: str = ""
    name: str = ""
    touched: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hand:
    """Cards side by side: a hand, a market."""

    of: str
    _: KW_ONLY
    shows: tuple[str, ...] = ()
    name: str = ""
    touched: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()


class Counters:
    """Numbers and words, each beside its name."""

    def __init__(self, name: str, *of: str, touched: tuple[str, ...] = (), verbs: tuple[str, ...] = ()) -> None:
        self.name, self.paths, self.touched, self.verbs = name, of, touched, verbs


Zone: TypeAlias = Grid | Hexes | Deck | Hand | Counters


class Board:
    """The zones of a game, in the order in which they are drawn."""

    def __init__(self, *zones: Zone, seats: tuple[str, ...] = ()) -> None:
        """`seats`: parts that are a player's number, or a list by seat; those called seat, owner, turn,
        player and order are known to be."""
        self.zones = zones
        self.seats = seats

    def json(self, view: Parts, actions: Actions, package: str) -> dict[str, Any]:
        """The board as plain data, everything that follows from kinds said; raises BadBoard where it does not fit."""
        zones = [Fitting(view, actions, package, zone).json() for zone in self.zones]
        names = [zone["name"] for zone in zones]
        for name in names:
            if names.count(name) > 1:
                raise BadBoard(
                    f"The board of {package} cannot be laid: two zones are called {name!r}. Give one of them a name=…"
                )
        return {"zones": zones, "seats": list(self.seats)}


def inner(kind: Kind) -> Kind:
    """A kind that may be missing, once it is there."""
    return inner(kind.of) if isinstance(kind, Maybe) else kind


def alike(kind: Kind, argument: Argument) -> bool:
    """Whether a part of a view and an argument of an action are of one kind, whatever their words are called."""
    if isinstance(kind, Word | Bag) and isinstance(argument, Word):
        return kind.words == argument.words
    return kind == argument


class Fitting:
    """A zone, held against the view and the actions of its game."""

    def __init__(self, view: Parts, actions: Actions, package: str, zone: Zone) -> None:
        self.view, self.actions, self.package, self.zone = view, actions, package, zone
        self.paths = [path.split(".") for path in (zone.paths if isinstance(zone, Counters) else (zone.of,))]
        self.name = zone.name or self.paths[0][-1]

    def wrong(self, what: str) -> BadBoard:
        return BadBoard(f"The board of {self.package} cannot be laid: zone {self.name!r} {what}")

    def json(self) -> dict[str, Any]:
        if not self.paths:
            raise self.wrong("names no part of the view. Name at least one.")
        kinds = [self.follow(path) for path in self.paths]
        if len({path[0] == PLAYERS for path in self.paths}) > 1:
            raise self.wrong("names parts of players and others. Make two zones of it.")
        self.check_parts(kinds[0])
        for verb in self.zone.verbs:
            self.check_verb(verb)
        parts = {name: getattr(self.zone, name, "") for name in ("at", "count", "top")}
        return {
            "kind": type(self.zone).__name__.lower(),
            "name": self.name,
            "paths": self.paths,
            **parts,
            "columns": getattr(self.zone, "columns", 0),
            "shows": list(getattr(self.zone, "shows", ())),
            "touched": [self.touch(argument, kinds[0]) for argument in self.zone.touched],
            "verbs": list(self.zone.verbs),
        }

    def follow(self, path: list[str]) -> Kind:
        """The kind of the part that a path names."""
        kind: Kind = self.view
        for i, name in enumerate(path):
            if isinstance(kind, Many) and path[:i] == [PLAYERS]:
                kind = inner(kind.of)
            if not isinstance(kind, Parts):
                raise self.wrong(
                    f"looks for {name!r} in {'.'.join(path[:i])!r}, which has no parts. "
                    f"Name {'.'.join(path[:i])!r}; only {PLAYERS!r} is a list that is looked into."
                )
            kind = inner(self.part(kind, name, "names", ".".join(path)))
        if path == [PLAYERS]:
            raise self.wrong(f"names all of {PLAYERS!r}. Name a part of theirs, as '{PLAYERS}.hand'.")
        return kind

    def part(self, of: Parts, name: str, does: str, said: str) -> Kind:
        if name not in of.parts:
            raise self.wrong(
                f"{does} {said!r}, and the view has no part {name!r} there. It has: {', '.join(of.parts)}."
            )
        return of.parts[name]

    def check_parts(self, kind: Kind) -> None:
        """Whether the zone is of a kind that can be drawn so, and its places have the parts that it speaks of."""
        zone, one = self.zone, inner(kind.of) if isinstance(kind, Many) else kind
        if isinstance(zone, Grid) and not isinstance(kind, Many):
            raise self.wrong("is a field, and what it names is no list of cells. Name a Many(…).")
        if isinstance(zone, Grid) and bool(zone.at) == bool(zone.columns):
            raise self.wrong("needs either at=, the part of a cell that holds its column and row, or columns=.")
        if isinstance(zone, Hand) and not isinstance(kind, Many | Bag):
            raise self.wrong("is a hand, and what it names is no list of cards. Name a Many(…) or a Bag(…).")
        if isinstance(zone, Deck) and not isinstance(one, Parts) and not isinstance(kind, Many | Bag | Count):
            raise self.wrong("is a deck, and what it names is neither piles, nor cards, nor how many they are.")
        for part in filter(
            None, (*(getattr(zone, n, "") for n in ("at", "count", "top")), *getattr(zone, "shows", ()))
        ):
            if not isinstance(one, Parts):
                raise self.wrong(f"speaks of {part!r}, and its places have no parts. Leave it out.")
            self.part(one, part, "speaks of", part)
        if isinstance(zone, Grid) and zone.at and not isinstance(inner(one.parts[zone.at]), Pair):  # type: ignore[union-attr]
            raise self.wrong(f"lies at {zone.at!r}, which is no Pair(…) of a column and a row.")

    def check_verb(self, verb: str) -> None:
        if verb not in self.actions.verbs:
            raise self.wrong(f"is touched by the verb {verb!r}, which the game has not. Its verbs: {self.verbs()}.")

    def verbs(self) -> str:
        return ", ".join(self.actions.verbs)

    def touch(self, said: str, kind: Kind) -> dict[str, Any]:
        """How an argument names a place."""
        verb, _, name = said.rpartition(".")
        if verb:
            self.check_verb(verb)
        kinds = {
            of: arguments[name]
            for of, arguments in self.actions.verbs.items()
            if name in arguments and verb in ("", of)
        }
        if not kinds:
            known = dict.fromkeys(argument for arguments in self.actions.verbs.values() for argument in arguments)
            raise self.wrong(
                f"is touched by {said!r}, and no action has such an argument. There are: {', '.join(known)}."
            )
        ways = {of: self.way(name, argument, kind) for of, argument in kinds.items()}
        first, *others = ways.values()
        if any(way != first for way in others):
            some = " and ".join(f"'{of}.{name}'" for of in ways)
            raise self.wrong(f"is touched by {said!r}, which is not the same in all verbs. Say which: {some}.")
        return {"argument": said, **first}

    def way(self, name: str, argument: Argument, kind: Kind) -> dict[str, Any]:
        by = {"by": "", "first": 0, "of": ""}
        if self.paths[0][0] == PLAYERS and name in SEATS:
            return by | {"by": "seat"}
        for of, part in self.values(kind):
            if alike(part, argument):
                at = isinstance(self.zone, Grid) and of == self.zone.at and of != ""
                return by | ({"by": "position"} if at else {"by": "value", "of": of})
        if isinstance(argument, Pair):
            counts = isinstance(kind, Many) and kind.n == argument.n
            upright = isinstance(self.zone, Grid) and bool(self.zone.columns) and not counts
            return by | {"by": "position" if upright else "numbers", "first": -argument.origin}
        if isinstance(argument, Number) and isinstance(kind, Many) and not isinstance(self.zone, Counters):
            return by | {"by": "number", "first": argument.first}
        raise self.wrong(
            f"is touched by {name!r}, and nothing in its places is of that kind. Declare both as the same kind, "
            f"or leave {name!r} out of touched=."
        )

    def values(self, kind: Kind) -> Iterator[tuple[str, Kind]]:
        """What a place holds: itself, or its parts by their names."""
        one = inner(kind.of) if isinstance(kind, Many) and not isinstance(self.zone, Counters) else kind
        if isinstance(one, Parts):
            yield from ((name, inner(part)) for name, part in one.parts.items())
        elif not isinstance(one, Count | Signed):
            yield "", one
