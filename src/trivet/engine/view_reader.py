"""The reader of views: made from a schema as plain data, as the page makes its own.

It is a function written for that one schema, straight on from the first number to the last, so that reading costs little.
Numbers that always come together are taken together:

    n0, n1, n2 = numbers[at], numbers[at + 1], numbers[at + 2]; at += 3
    l3 = []
    rest = iter(numbers[at:(at := at + n2 * 2)])
    for n4, n5, in zip(rest, rest):
        l3.append({"cell": [x41_from_20[n4], y41_from_20[n4]], "tribe": t1[n5]})
    …
    return {"phase": t0[n0], "turn": n1, "tiles": l3, …}
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

FLAGS = (False, True)
ONE_BY_ONE = 5
"""Up to so many numbers are taken faster one by one than by a slice."""
AT_ONCE = 128
"""A list that is always as long is written out, up to so many numbers; a longer one is read in a loop."""


def reader(schema: Mapping[str, Any]) -> Callable[[Sequence[int]], Any]:
    """A function from numbers to plain data. It raises one of Python's own errors where they do not fit."""
    source = Source(schema["tables"])
    text = source.function(schema["view"])
    exec(text, source.names)  # noqa: S102  it holds names and numbers of a declaration, each written by repr
    made: Callable[[Sequence[int]], Any] = source.names["read"]
    return made


class Source:
    """Writes the function line by line, and keeps the tables that it names.

    Each `of_…` writes the lines that its kind needs and returns the expression for it.
    """

    def __init__(self, tables: Sequence[Sequence[Any]]) -> None:
        self.tables = tables
        self.names: dict[str, Any] = {}
        self.lines: list[str] = []
        self.depth = 0
        self.made = 0
        self.given: str | None = None  # the next number has this name already
        self.together: list[str] = []  # names of the numbers that are taken together, by a line left open for them

    def function(self, view: Mapping[str, Any]) -> str:
        self.line("def read(numbers):")
        with self.block():
            self.line("numbers, at = list(numbers), 0")
            whole = self.of(view)
            self.cut()
            self.line("if at != len(numbers): raise ValueError")
            self.line(f"return {whole}")
        return "\n".join(self.lines)

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    @contextmanager
    def block(self) -> Iterator[None]:
        self.depth += 1
        yield
        self.depth -= 1

    def new(self, letter: str) -> str:
        self.made += 1
        return f"{letter}{self.made}"

    def take(self) -> str:
        """The name of the next number."""
        if self.given is not None:
            name, self.given = self.given, None
            return name
        if not self.together:
            self.open = len(self.lines)
            self.line("")
        self.together.append(self.new("n"))
        return self.together[-1]

    def cut(self) -> None:
        """Close the line left open: what comes now is not always there, or not always as long."""
        if n := len(self.together):
            each = [f"numbers[at + {i}]" if i else "numbers[at]" for i in range(n)]
            some = ", ".join(each) if n <= ONE_BY_ONE else f"numbers[at:at + {n}]"
            self.lines[self.open] += f"{', '.join(self.together)} = {some}; at += {n}"
            self.together = []

    def of(self, kind: Mapping[str, Any]) -> str:
        made: str = getattr(self, f"of_{kind['kind']}")(kind)
        return made

    def of_count(self, kind: Mapping[str, Any]) -> str:
        return self.take()

    of_signed = of_count

    def of_number(self, kind: Mapping[str, Any]) -> str:
        return f"{self.take()} + {kind['first']}" if kind["first"] else self.take()

    def of_pair(self, kind: Mapping[str, Any]) -> str:
        n, origin, number = kind["n"], kind["origin"], self.take()
        name = f"{n}_from_{origin}"
        self.names[f"x{name}"] = [cell % n - origin for cell in range(n * n)]
        self.names[f"y{name}"] = [cell // n - origin for cell in range(n * n)]
        return f"[x{name}[{number}], y{name}[{number}]]"

    def of_word(self, kind: Mapping[str, Any]) -> str:
        return f"{self.lookup(kind)}[{self.take()}]"

    of_flag = of_entry = of_word

    def of_parts(self, kind: Mapping[str, Any]) -> str:
        return self.object((part["name"], part["of"]) for part in kind["parts"])

    def of_each(self, kind: Mapping[str, Any]) -> str:
        return self.object((word, kind["of"]) for word in self.tables[kind["table"]])

    def object(self, parts: Iterator[tuple[str, Mapping[str, Any]]]) -> str:
        return "{" + ", ".join(f"{name!r}: {self.of(of)}" for name, of in parts) + "}"

    def of_many(self, kind: Mapping[str, Any]) -> str:
        of, n = kind["of"], kind.get("n")
        width = self.width(of)
        if n is not None and (self.given is not None or self.width(kind) is not None):
            return f"[{', '.join(self.of(of) for _ in range(n))}]"
        some = self.take() if n is None else str(n)
        self.cut()
        if n is None:
            self.line(f"if {some} < 0: raise ValueError")
        many = self.new("l")
        if width == 1 and (plain := self.entries(of, f"numbers[at:(at := at + {some})]")):
            self.line(f"{many} = {plain}")
            return many
        self.line(f"{many} = []")
        if width is None:
            self.line(f"for _ in range({some}):")
            with self.block():
                one = self.of(of)
                self.cut()
                self.line(f"{many}.append({one})")
            return many
        self.line(f"rest = iter(numbers[at:(at := at + {some} * {width})])")
        self.open = len(self.lines)
        self.line("")
        with self.block():
            self.together = [self.new("n")]
            self.given = self.together[0]
            self.line(f"{many}.append({self.of(of)})")
        each, rest = ", ".join(self.together), ", ".join(["rest"] * width)
        self.lines[self.open] += f"for {each}, in zip({rest}):"
        self.together = []
        return many

    def entries(self, kind: Mapping[str, Any], some: str) -> str | None:
        """A list of a kind whose numbers stand for themselves, or are looked up."""
        if kind["kind"] in ("count", "signed") or (kind["kind"] == "number" and not kind["first"]):
            return some
        table = self.lookup(kind)
        return f"list(map({table}.__getitem__, {some}))" if table else None

    def of_maybe(self, kind: Mapping[str, Any]) -> str:
        if table := self.lookup(kind):
            return f"{table}[{self.take()}]"
        first = self.given = self.take()
        if self.width(kind["of"]) == 1:
            return f"(None if {first} == -1 else {self.of(kind['of'])})"
        self.cut()
        maybe = self.new("m")
        self.line(f"{maybe} = None")
        self.line(f"if {first} != -1:")
        with self.block():
            there = self.of(kind["of"])
            self.cut()
            self.line(f"{maybe} = {there}")
        return maybe

    def of_bag(self, kind: Mapping[str, Any]) -> str:
        return self.counted(kind, "[]", "{bag} += [{word!r}] * {n}")

    def of_tally(self, kind: Mapping[str, Any]) -> str:
        return self.counted(kind, "{}", "{bag}[{word!r}] = {n}")

    def counted(self, kind: Mapping[str, Any], empty: str, put: str) -> str:
        words = self.tables[kind["table"]]
        counts = [self.take() for _ in words]
        bag = self.new("b")
        self.line(f"{bag} = {empty}")
        for word, n in zip(words, counts, strict=True):
            self.line(f"if {n}: {put.format(bag=bag, word=word, n=n)}")
        return bag

    def lookup(self, kind: Mapping[str, Any]) -> str | None:
        """The name of a table for a kind whose one number is looked up; none for others. −1 is in it for a `maybe` alone:
        a sequence would take −1 for its last entry."""
        maybe = kind["kind"] == "maybe"
        of = kind["of"] if maybe else kind
        if of["kind"] not in ("word", "entry", "flag"):
            return None
        table = of.get("table")
        name = ("flags" if table is None else f"t{table}") + ("_or_none" if maybe else "")
        entries = FLAGS if table is None else self.tables[table]
        self.names[name] = dict(enumerate(entries)) | ({-1: None} if maybe else {})
        return name

    def width(self, kind: Mapping[str, Any]) -> int | None:
        """How many numbers a kind takes, where it always takes as many, and all at once."""
        match kind["kind"]:
            case "maybe":
                return 1 if self.width(kind["of"]) == 1 else None
            case "bag" | "tally":
                return len(self.tables[kind["table"]])
            case "each":
                return times(len(self.tables[kind["table"]]), self.width(kind["of"]))
            case "many":
                all_of_them = times(kind.get("n"), self.width(kind["of"]))
                return None if all_of_them is None or all_of_them > AT_ONCE else all_of_them
            case "parts":
                widths = [self.width(part["of"]) for part in kind["parts"]]
                return None if None in widths else sum(width or 0 for width in widths)
            case _:
                return 1


def times(n: int | None, width: int | None) -> int | None:
    return None if n is None or width is None else n * width
