"""Numbers of a data file changed: `muster_horn.income=1..6`, the file's text otherwise as it was."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from trivet.engine.data import parsed
from trivet.engine.errors import BadOptions

HEADER = re.compile(r"^[ \t]*\[", re.MULTILINE)
KEY = re.compile(r"^[ \t]*[\w-]+[ \t]*=", re.MULTILINE)
MOST_VALUES = 20
WORD = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\w.+:-]+', re.DOTALL
)
"""A text, a remark, or what stands between signs: a name or a number."""
NUMBER = re.compile(r"[+-]?\d+(?:_\d+)*(?:\.\d+)?(?:[eE][+-]?\d+)?")
STAND_IN = 10**15


@dataclass(frozen=True)
class Number:
    """A number of a data file, and where its text stands in the file's."""

    path: tuple[str, ...]
    """Entries by their id or name, others by their place, from 1: `technology.muster_horn.income`."""
    value: int | float
    start: int
    end: int
    line: int

    @property
    def name(self) -> str:
        return ".".join(self.path)


def numbers(data: str) -> list[Number]:
    """All numbers of a data file, in its order; raises BadData where it is no TOML.

    TOML's reader does not say where it found what: so every number is read with a stand-in that tells its place.
    """
    spots = [word for word in WORD.finditer(data) if NUMBER.fullmatch(word[0])]
    marked, end = [], 0
    for i, spot in enumerate(spots):
        marked += [data[end : spot.start()], str(STAND_IN + i)]
        end = spot.end()
    read = parsed("The data file", "".join(marked) + data[end:])
    found = []
    for path, i in stand_ins(read):
        spot = spots[i]
        names = tuple(spots[int(part) - STAND_IN][0] if stands_in(part) else part for part in path)
        line = data.count("\n", 0, spot.start()) + 1
        found.append(Number(names, plain(spot[0]), spot.start(), spot.end(), line))
    return sorted(found, key=lambda one: one.start)


def stands_in(word: str) -> bool:
    """Whether it was a number before: names may be numbers too."""
    return word.isdecimal() and int(word) >= STAND_IN


def plain(text: str) -> int | float:
    text = text.replace("_", "")
    return int(text) if text.lstrip("+-").isdecimal() else float(text)


def stand_ins(part: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], int]]:
    """The stand-ins in what was read, each with its path; those that name an entry are none to be changed."""
    from trivet.terminal.parts import name_of  # terminal boards take a while to load

    if isinstance(part, Mapping):
        for key, inner in part.items():
            if key != "id":
                yield from stand_ins(inner, (*path, str(key)))
    elif isinstance(part, list):
        names = [name_of(one) if isinstance(one, Mapping) else None for one in part]
        told_apart = None not in names and len(set(names)) == len(names)
        for i, (name, inner) in enumerate(zip(names, part, strict=True), 1):
            yield from stand_ins(inner, (*path, str(name) if told_apart else str(i)))
    elif isinstance(part, int) and part >= STAND_IN:
        yield path, part - STAND_IN


def with_numbers(data: str, changes: Mapping[str, int | float]) -> str:
    """The data with other numbers, by their names; raises BadOptions where there is no such number."""
    known = {one.name: one for one in numbers(data)}
    for name in changes:
        if name not in known:
            raise BadOptions(f"The data have no number {name!r}.")
    for one in sorted((known[name] for name in changes), key=lambda one: -one.start):
        data = f"{data[: one.start]}{changes[one.name]}{data[one.end :]}"
    return data


@dataclass(frozen=True)
class Sweep:
    """A number of the data, and the values to try for it."""

    path: tuple[str, ...]
    values: tuple[int, ...]

    @property
    def name(self) -> str:
        return ".".join(self.path)


def read_sweep(text: str) -> Sweep:
    """`card.field=1..6` or `card.field=1,3,9`; raises BadOptions."""
    name, _, values = text.partition("=")
    path = tuple(part.strip() for part in name.split("."))
    between = re.fullmatch(r"\s*(-?\d{1,6})\s*\.\.\s*(-?\d{1,6})\s*", values)
    some = re.fullmatch(r"\s*-?\d{1,6}(\s*,\s*-?\d{1,6})*\s*", values)
    if not all(path) or not (between or some):
        raise BadOptions(f"--sweep {text!r} does not read: write card.field=1..6, or card.field=1,3,9.")
    if between:
        low, high = int(between[1]), int(between[2])
        found = tuple(range(low, high + 1))
    else:
        found = tuple(dict.fromkeys(int(value) for value in values.split(",")))
    if not 1 <= len(found) <= MOST_VALUES:
        raise BadOptions(f"--sweep {text!r} names {len(found)} values: name 1 to {MOST_VALUES}, the lowest first.")
    return Sweep(path, found)


def changed(data: str, path: tuple[str, ...], value: int) -> str:
    """The data with another number at that place; raises BadOptions where there is no such number, or several.

    The path is an entry's id or name (or a table, or nothing) and a field; parts between them narrow it down. A number's
    whole name (`numbers`) is always understood.
    """
    if any(one.path == path for one in numbers(data)):
        return with_numbers(data, {".".join(path): value})
    *places, field = path
    start, end = (0, first_header(data, 0)) if not places else entry(data, places[0])
    for place in places[1:]:
        start, end = value_of(data, place, start, end, path)
    found = [
        match
        for match in re.finditer(rf"(?<![\w.-]){re.escape(field)}[ \t]*=[ \t]*(-?\d+)(?![\w.])", data[start:end])
        if "#" not in data[data.rfind("\n", 0, start + match.start()) + 1 : start + match.start()]
    ]
    own = [
        match
        for match in found
        if not data[data.rfind("\n", 0, start + match.start()) + 1 : start + match.start()].strip()
    ]
    if len(own) == 1:
        found = own
    if len(found) != 1:
        how = "no number" if not found else f"{len(found)} numbers"
        more = "" if not found else " Say which by what it stands in, as in card.effects.coins."
        raise BadOptions(f"The data have {how} {field!r} at {'.'.join(places) or 'the top'}.{more}")
    at = start + found[0].start(1)
    return f"{data[:at]}{value}{data[start + found[0].end(1) :]}"


def first_header(data: str, after: int) -> int:
    found = HEADER.search(data, after)
    return found.start() if found else len(data)


def entry(data: str, name: str) -> tuple[int, int]:
    """Where the entry of that id or name, or the table of that name, begins and ends."""
    plain = name.lower().replace("_", " ")
    for match in re.finditer(r'\b(id|name)[ \t]*=[ \t]*"([^"\n]*)"', data):
        if match[2].lower().replace("_", " ") == plain:
            line = data.rfind("\n", 0, match.start()) + 1
            if "{" in data[line : match.start()]:  # an entry of one line
                return line, (data + "\n").index("\n", line)
            headers = [found.start() for found in HEADER.finditer(data, 0, match.start())]
            return headers[-1] if headers else 0, first_header(data, match.end())
    if table := re.search(rf"^[ \t]*\[[ \t]*{re.escape(name)}[ \t]*\]", data, re.MULTILINE):
        return table.end(), first_header(data, table.end())
    raise BadOptions(f"The data have no entry {name!r}: name one by its id, or a table.")


def value_of(data: str, field: str, start: int, end: int, path: tuple[str, ...]) -> tuple[int, int]:
    """Where a field's value stands, which may take several lines."""
    found = re.compile(rf"(?<![\w.-]){re.escape(field)}[ \t]*=").search(data, start, end)
    if found is None:
        raise BadOptions(f"The data have no {field!r} at {'.'.join(path)}.")
    after = KEY.search(data, found.end(), end)
    return found.end(), after.start() if after else end
