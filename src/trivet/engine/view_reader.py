"""The reader of views: made from a schema as plain data, as the page makes its own.

It is one expression in the shape of the view, so that reading costs little. The entries of an object or a list are
evaluated from left to right, and so take their numbers in the order in which they were written:

    {"phase": A[take()], "tiles": [{"cell": …, "tribe": B[take()]} for _ in islice(AGES, take())], …}
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain, islice, repeat
from typing import Any

END = object()
"""After the last number: the reader must find it there, neither before nor behind."""
FLAGS = (False, True)


def reader(schema: Mapping[str, Any]) -> Callable[[Sequence[int]], Any]:
    """A function from numbers to plain data. It raises one of Python's own errors where they do not fit."""
    source = Source(schema["tables"])
    text = f"""
def read(numbers):
    rest = chain(numbers, (END,))
    take = rest.__next__
    view = {source.of(schema["view"])}
    if take() is not END:
        raise ValueError("numbers are left over")
    return view
"""
    exec(text, source.names)  # noqa: S102  it holds names and numbers of a declaration, each written by repr
    made: Callable[[Sequence[int]], Any] = source.names["read"]
    return made


class Source:
    """Writes the expression, and keeps what it names."""

    def __init__(self, tables: Sequence[Sequence[Any]]) -> None:
        self.tables = tables
        self.names: dict[str, Any] = {"chain": chain, "islice": islice, "END": END, "repeat": repeat}
        self.names["AGES"] = repeat(None)
        self.firsts = 0

    def named(self, value: Any) -> str:
        name = f"a{len(self.names)}"
        self.names[name] = value
        return name

    def of(self, kind: Mapping[str, Any], first: str = "take()") -> str:
        """The expression for a kind; `first` gives its first number."""
        made: str = getattr(self, f"of_{kind['kind']}")(kind, first)
        return made

    def of_count(self, kind: Mapping[str, Any], first: str) -> str:
        return first

    of_signed = of_count

    def of_number(self, kind: Mapping[str, Any], first: str) -> str:
        return f"{first} + {kind['first']}" if kind["first"] else first

    def of_pair(self, kind: Mapping[str, Any], first: str) -> str:
        n, origin, cell = kind["n"], kind["origin"], self.variable()
        return f"[({cell} := {first}) % {n} - {origin}, {cell} // {n} - {origin}]"

    def of_word(self, kind: Mapping[str, Any], first: str) -> str:
        return f"{self.lookup(kind)}[{first}]"

    of_flag = of_entry = of_word

    def of_parts(self, kind: Mapping[str, Any], first: str) -> str:
        return self.object({part["name"]: part["of"] for part in kind["parts"]}, first)

    def of_each(self, kind: Mapping[str, Any], first: str) -> str:
        words = self.tables[kind["table"]]
        if is_plain(kind["of"]) and first == "take()":
            return f"dict(zip({self.named(words)}, islice(rest, {len(words)})))"
        return self.object(dict.fromkeys(words, kind["of"]), first)

    def of_many(self, kind: Mapping[str, Any], first: str) -> str:
        of, n = kind["of"], kind.get("n")
        if n is not None and first != "take()":
            return f"[{self.of(of, first)}, {', '.join([self.of(of)] * (n - 1))}]"
        some = first if n is None else n
        if is_plain(of):
            return f"list(islice(rest, {some}))"
        if (found := self.lookup(of)) is not None:
            return f"list(map({found}.__getitem__, islice(rest, {some})))"
        return f"[{self.of(of)} for _ in islice(AGES, {some})]"

    def of_maybe(self, kind: Mapping[str, Any], first: str) -> str:
        if (found := self.lookup(kind)) is not None:
            return f"{found}[{first}]"
        number = self.variable()
        return f"(None if ({number} := {first}) == -1 else {self.of(kind['of'], number)})"

    def of_bag(self, kind: Mapping[str, Any], first: str) -> str:
        words = self.tables[kind["table"]]
        return f"list(chain.from_iterable(map(repeat, {self.named(words)}, {self.counts(len(words), first)})))"

    def of_tally(self, kind: Mapping[str, Any], first: str) -> str:
        words = self.tables[kind["table"]]
        return f"{{word: n for word, n in zip({self.named(words)}, {self.counts(len(words), first)}) if n}}"

    def counts(self, n: int, first: str) -> str:
        return f"islice(rest, {n})" if first == "take()" else f"chain(({first},), islice(rest, {n - 1}))"

    def object(self, parts: Mapping[str, Mapping[str, Any]], first: str) -> str:
        firsts = [first, *["take()"] * (len(parts) - 1)]
        entries = [f"{name!r}: {self.of(of, at)}" for (name, of), at in zip(parts.items(), firsts, strict=True)]
        return "{" + ", ".join(entries) + "}"

    def lookup(self, kind: Mapping[str, Any]) -> str | None:
        """The name of a table for a kind whose one number is looked up; none for others. −1 is in it for a `maybe` alone:
        a sequence would take −1 for its last entry."""
        maybe = kind["kind"] == "maybe"
        of = kind["of"] if maybe else kind
        if of["kind"] not in ("word", "entry", "flag"):
            return None
        entries = FLAGS if of["kind"] == "flag" else self.tables[of["table"]]
        return self.named(dict(enumerate(entries)) | ({-1: None} if maybe else {}))

    def variable(self) -> str:
        self.firsts += 1
        return f"n{self.firsts}"


def is_plain(kind: Mapping[str, Any]) -> bool:
    """One number that is its own plain data."""
    return kind["kind"] in ("count", "signed") or (kind["kind"] == "number" and not kind["first"])
