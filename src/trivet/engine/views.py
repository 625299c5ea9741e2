"""Views: what a seat sees, declared once as a schema; a rule writes numbers by it.

    VIEW = Parts(phase=Word(PHASES), tiles=Many(Parts("Tile", cell=CELL, camels=Many(COUNT, PLAYERS))))

    @rule
    def look(s, seat, out):
        put(out, s.phase)
        put(out, s.tiles)
        for t in range(s.tiles):
            ...

`look` writes the numbers of the parts one after the other, in the order in which the schema names them. `VIEW.read` turns
them into plain data, `VIEW.json()` describes the schema to whoever reads them elsewhere: the page, a program.

| kind | numbers | plain data |
|---|---|---|
| `COUNT`, `SIGNED` | one: from 0 on, or below 0 too | the number |
| `FLAG` | 0 or 1 | false or true |
| `Number`, `Word`, `Pair` | one, as in actions and events | their typed form |
| `Entry(table)` | one: its place in the table | that entry, any plain data |
| `Parts(...)` | those of each part | an object |
| `Many(kind)` | how many, then those of each | a list |
| `Many(kind, n)` | those of each of the n | a list |
| `Maybe(kind)` | −1 in place of the first, or those of the kind | null, or the kind's |
| `Each(words, kind)` | those of the kind for each word | an object by word |
| `Bag(words)` | how many of each word | a list, each word as often as there are |
| `Tally(words)` | how many of each word | an object by word of those that are not 0 |

A part can say what it is: `stack=(COUNT, "Tiles left in the face-down stack.")`. `Parts("Tile", …)` and `Word(words,
"Tribe")` name what they describe; the types that the page is checked with are called so.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import compress, count
from json import dumps
from typing import Any, TypeAlias

from .actions import Number, Pair, Word
from .buffers import numbers
from .errors import BadView
from .rule import COMPILED, Buffer, rule
from .view_reader import reader

NOTHING = -1
"""In place of the first number of a `Maybe`: there is none."""


@dataclass(frozen=True)
class Count:
    """A whole number from 0 on."""


@dataclass(frozen=True)
class Signed:
    """A whole number, below 0 too."""


@dataclass(frozen=True)
class Flag:
    """Whether something is so: 0 or 1."""


COUNT, SIGNED, FLAG = Count(), Signed(), Flag()


@dataclass(frozen=True)
class Entry:
    """One entry of a table of plain data, such as the effects of a data file."""

    table: Sequence[Any]


class Parts:
    """Several things, each by its name; a name of its own where it is a thing of its own."""

    def __init__(self, name: str = "", /, **parts: "Kind | tuple[Kind, str]") -> None:
        self.name = name
        self.parts: dict[str, Kind] = {}
        self.said: dict[str, str] = {}
        for part, declared in parts.items():
            kind, said = declared if isinstance(declared, tuple) else (declared, "")
            self.parts[part] = checked(kind)
            self.said[part] = said
        if not parts:
            raise BadView(f"{name or 'Parts'} has no parts: name at least one.")

    @cached_property
    def _read(self) -> Callable[[Sequence[int]], Any]:
        return reader(self._plain)

    def read(self, written: Sequence[int]) -> Any:
        """The plain data that these numbers stand for; raises BadView where they do not fit."""
        try:
            return self._read(written)
        except (LookupError, StopIteration, TypeError, ValueError):
            self.check(written)
            raise

    def check(self, written: Sequence[int]) -> None:
        """Raises BadView, in words, where the numbers are not what the schema says, each within its bounds."""
        take = iter(written)
        try:
            fit(self, take, "")
        except StopIteration:
            raise BadView(f"All {len(written)} numbers are used up, and more is declared than was written.") from None
        if left := len(list(take)):
            raise BadView(f"{left} of {len(written)} numbers are left over: more was written than is declared.")

    def json(self) -> dict[str, Any]:
        """The schema as plain data: `view`, whose words and entries stand in `tables`, each list once; and its `mark`."""
        return {"mark": self.mark, **self._plain}

    @cached_property
    def mark(self) -> str:
        """What tells this schema from every other, so that nobody reads numbers by one they were not written by."""
        return sha256(dumps(self._plain).encode()).hexdigest()[:16]

    @cached_property
    def _plain(self) -> dict[str, Any]:
        tables: list[list[Any]] = []
        return {"view": described(self, tables), "tables": tables}


@dataclass(frozen=True)
class Many:
    """A list of things alike; of so many, where their number is always the same."""

    of: "Kind"
    n: int | None = None

    def __post_init__(self) -> None:
        checked(self.of)


@dataclass(frozen=True)
class Maybe:
    """Something that is there or not. Its first number is never −1 where it is."""

    of: "Kind"

    def __post_init__(self) -> None:
        if isinstance(first := first_of(checked(self.of)), Signed | Maybe):
            raise BadView(
                f"A Maybe cannot begin with a {type(first).__name__}, whose own number may be −1: "
                f"declare a part that cannot before it."
            )


@dataclass(frozen=True)
class Each:
    """The same for each of some words."""

    words: tuple[str, ...]
    of: "Kind"
    name: str = ""
    """What such a word is called."""

    def __post_init__(self) -> None:
        checked(self.of)


@dataclass(frozen=True)
class Bag:
    """Things in no order, several of them alike."""

    words: tuple[str, ...]
    name: str = ""
    """What such a word is called."""


@dataclass(frozen=True)
class Tally:
    """How many of each of some words; what is 0 is left out."""

    words: tuple[str, ...]
    name: str = ""
    """What such a word is called."""


Kind: TypeAlias = Count | Signed | Flag | Number | Word | Pair | Entry | Parts | Many | Maybe | Each | Bag | Tally


def checked(kind: Any) -> Any:
    if not isinstance(kind, Kind):
        raise BadView(f"{kind!r} is nothing that a view is made of: give one of the kinds in trivet.engine.views.")
    return kind


def first_of(kind: Kind) -> Kind | None:
    """The kind of the first number that is written for a kind; a list's own count is none of them."""
    match kind:
        case Parts():
            return first_of(next(iter(kind.parts.values())))
        case Each(_, of, _) | Many(of, int()):
            return first_of(of)
        case Many():
            return None
        case _:
            return kind


def fit(kind: Kind, take: Iterator[int], where: str) -> None:
    """Take the numbers of a kind; raises BadView at the first that cannot be one of its."""
    match kind:
        case Parts():
            for name, part in kind.parts.items():
                fit(part, take, f"{where}.{name}" if where else name)
        case Many(of, n):
            for i in range(one(take, where, most=None) if n is None else n):
                fit(of, take, f"{where}[{i}]")
        case Maybe(of):
            first = next(take)
            if first != NOTHING:
                fit(of, before(first, take), where)
        case Each(words, of, _):
            for word in words:
                fit(of, take, f"{where}.{word}")
        case Bag(words, _) | Tally(words, _):
            for word in words:
                one(take, f"{where}, {word}", most=None)
        case Signed():
            one(take, where, least=None, most=None)
        case Count():
            one(take, where, most=None)
        case Flag():
            one(take, where, most=1)
        case Entry(table):
            one(take, where, most=len(table) - 1)
        case _:
            one(take, where, most=kind.size - 1)


def before(first: int, rest: Iterator[int]) -> Iterator[int]:
    yield first
    yield from rest


def one(take: Iterator[int], where: str, least: int | None = 0, most: int | None = 0) -> int:
    """The next number, within its bounds."""
    number = next(take)
    if type(number) is not int or (least is not None and number < least) or (most is not None and number > most):
        bounds = "a whole number" if least is None else f"{least} or more" if most is None else f"{least} to {most}"
        raise BadView(f"{where} is declared as {bounds}, and {number!r} was written.")
    return number


def described(kind: Kind, tables: list[list[Any]]) -> dict[str, Any]:
    """A kind as plain data. Words and entries are named by their list's place in `tables`."""

    def table(entries: Sequence[Any]) -> int:
        if (plain := list(entries)) not in tables:
            tables.append(plain)
        return tables.index(plain)

    name = type(kind).__name__.lower()
    match kind:
        case Parts():
            parts = [
                {"name": part, "of": described(of, tables)} | ({"said": kind.said[part]} if kind.said[part] else {})
                for part, of in kind.parts.items()
            ]
            return {"kind": name, "parts": parts} | ({"name": kind.name} if kind.name else {})
        case Many(of, n):
            return {"kind": name, "of": described(of, tables)} | ({} if n is None else {"n": n})
        case Maybe(of):
            return {"kind": name, "of": described(of, tables)}
        case Each(words, of, of_word):
            said = {"name": of_word} if of_word else {}
            return {"kind": name, "table": table(words), "of": described(of, tables)} | said
        case Word(words, of_word) | Bag(words, of_word) | Tally(words, of_word):
            return {"kind": name, "table": table(words)} | ({"name": of_word} if of_word else {})
        case Entry(entries):
            return {"kind": name, "table": table(entries)}
        case Number(size, first):
            return {"kind": name, "size": size, "first": first}
        case Pair(n, origin):
            return {"kind": name, "n": n, "origin": origin}
        case _:
            return {"kind": name}


# Writing

if COMPILED:

    @rule
    def put(out: Buffer, n: int) -> None:
        """Write the next number. What does not fit on the sheet is counted, so that a longer one can be taken."""
        out[0] += 1
        if out[0] < len(out):
            out[out[0]] = n

    @rule
    def later(out: Buffer) -> int:
        """Leave room for a number that is known only when what follows is written; `fill` takes its place."""
        put(out, 0)
        return out[0] + 0

    @rule
    def fill(out: Buffer, at: int, n: int) -> None:
        if at < len(out):
            out[at] = n

    @rule
    def put_all(out: Buffer, counts: Buffer) -> None:
        """A list of things by their numbers, each as often as `counts` says: a `Many` of words."""
        at = later(out)
        n = 0
        for thing in range(len(counts)):
            for _ in range(counts[thing]):
                put(out, thing)
                n += 1
        fill(out, at, n)

    @rule
    def put_row(out: Buffer, counts: Buffer, row: int) -> None:
        """The same by one row of a table, such as a player's."""
        put_all(out, counts[row])

else:  # the same on a list that grows, by what Python does fastest
    put: Callable[[Buffer, int], None] = list.append  # type: ignore[no-redef]

    def later(out: Buffer) -> int:
        out.append(0)
        return len(out) - 1

    def fill(out: Buffer, at: int, n: int) -> None:
        out[at] = n

    def put_all(out: Buffer, counts: Buffer) -> None:
        some = list(compress(count(), counts))
        if len(some) != sum(counts):
            some = [thing for thing in some for _ in range(counts[thing])]
        out.append(len(some))
        out += some

    def put_row(out: Buffer, counts: Buffer, row: int) -> None:
        flat, width = counts.cast("B").cast(counts.format), counts.shape[1]
        put_all(out, flat[row * width : (row + 1) * width])


class Sheet:
    """What views are written on: as long as the longest so far."""

    def __init__(self) -> None:
        self.out = numbers(1024)

    def write(self, look: Callable[[Buffer], None]) -> list[int]:
        """What a rule writes."""
        if not COMPILED:
            written: list[int] = []
            look(written)
            return written
        while True:
            self.out[0] = 0
            look(self.out)
            end = 1 + int(self.out[0])
            if end <= len(self.out):
                on_paper: list[int] = self.out[1:end].tolist()
                return on_paper
            self.out = numbers(2 * end)
