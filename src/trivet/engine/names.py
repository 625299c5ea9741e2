"""Named numbers that work in both modes and as an index: `Gift.TEA`."""

from collections import namedtuple
from collections.abc import Iterable
from typing import Any


def names(words: str, numbers: Iterable[int] | None = None) -> Any:
    """Constants with these numbers; from 0 on, in the order of the words, where none are given."""
    fields = words.split()
    values: Any = range(len(fields)) if numbers is None else numbers
    return namedtuple("Names", fields)(*values)
