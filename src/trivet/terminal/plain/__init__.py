"""The terminal for a game that brings no board of its own, from its view and the board that it may declare.

`places` finds what lies where, `words` says it, `board` draws it. The page's plain board (`web/src/lib/plain`) does the same.
"""

from trivet.texts import Texts

from .. import Book, Described, Thing
from .board import Board

__all__ = ["Board", "Cards"]


class Cards:
    def described(self, kind: str, thing: Thing, book: Book, texts: Texts) -> Described | None:
        return None
