"""The texts that Numba made, in an order and by names that depend on nothing but the rules: the same module every time.

Numba writes rules down as it comes upon them, numbers them so, and names things after where they lie in this process. Here they
stand as calls lead to them from the exported functions, and are numbered by that.
"""

import re
from collections.abc import Iterable, Iterator, Mapping

ADDRESS = re.compile(r"(numba\.dynamic\.globals\.|\.pickle(?:data|buf)\.)([0-9a-f]+)|(inttoptr \(i64 )(\d+)")
"""Where objects of Python lie; nothing that stays in a module asks for it."""
NUMBERED = re.compile(r"B\d+v(\d+)(?=B)")
"""In a rule's name, after the number of its letters: which of those that were compiled it is."""
DEFINED = re.compile(r"^define [^@\n]*@(\"[^\"]+\"|[\w.$-]+)\(", re.MULTILINE)
SYMBOL = re.compile(r"@(\"[^\"]+\"|[\w.$-]+)")


class Numbers:
    """Numbers instead of other ones, in the order in which they are met."""

    def __init__(self) -> None:
        self._known: dict[str, int] = {}

    def __getitem__(self, old: str) -> int:
        return self._known.setdefault(old, len(self._known) + 1)


def ordered(texts: Iterable[str], entries: Iterable[str]) -> tuple[list[str], Mapping[str, str]]:
    """The texts that calls lead to from these functions, and how the functions are called in them."""
    entries = list(entries)
    homes = {symbol.strip('"'): text for text in texts for symbol in DEFINED.findall(text)}
    addresses, rules = Numbers(), Numbers()

    def address(found: re.Match[str]) -> str:
        return f"{found[1]}{addresses[found[2]]:x}" if found[1] else f"{found[3]}{addresses[found[4]]}"

    def numbered(found: re.Match[str]) -> str:
        number = f"v{rules[found[1]]}"
        return f"B{len(number)}{number}"

    def named(text: str) -> str:
        return NUMBERED.sub(numbered, ADDRESS.sub(address, text))

    return [named(text) for text in reached(homes, entries)], {entry: named(entry) for entry in entries}


def reached(homes: Mapping[str, str], entries: Iterable[str]) -> Iterator[str]:
    """Each text before those that it calls, in the order of its calls."""
    waiting = [homes[entry] for entry in reversed(list(entries))]
    seen: set[str] = set()
    while waiting:
        text = waiting.pop()
        if text not in seen:
            seen.add(text)
            yield text
            called = (homes.get(symbol.strip('"')) for symbol in SYMBOL.findall(text))
            waiting += reversed([other for other in called if other is not None and other not in seen])
