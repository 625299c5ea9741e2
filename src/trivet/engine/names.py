"""Named numbers that work in both modes and as an index: `Gift.TEA`."""

from collections import namedtuple
from typing import Any


def names(words: str) -> Any:
    """Constants numbered from 0 in the order of the words."""
    fields = words.split()
    return namedtuple("Names", fields)(*range(len(fields)))
