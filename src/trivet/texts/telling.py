"""What is to be said, before any language: messages with what they are given.

A game composes what its cards say in one place, of messages (`terminal/cards.py`). With `Texts` that becomes text; with
`Telling` what a page puts into words by its own catalogues (`web/src/lib/words/telling.ts`).
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from trivet.languages import FIRST

from . import Texts


class Telling(Texts):
    """In the place of `Texts`: what it says are plain data."""

    def __init__(self) -> None:
        super().__init__(FIRST)

    def say(self, message: str, /, **arguments: Any) -> Any:
        return [message, arguments]

    def either(self, items: Sequence[str]) -> Any:
        return {"either": list(items)}

    def joined(self, parts: Sequence[str], by: str) -> Any:
        return {"joined": list(parts), "by": by}

    def capital(self, text: str) -> Any:
        return {"capital": text}


@cache
def telling() -> Telling:
    return Telling()
