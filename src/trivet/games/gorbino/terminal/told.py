"""What the page's board says of cards, by what it is: `full` and `short` for each card."""

from collections.abc import Iterator

from trivet.terminal import Book
from trivet.texts import Texts

from .cards import CARDS, effects_short, effects_text


def told(book: Book, texts: Texts) -> Iterator[tuple[str, str]]:
    for kind in CARDS:
        for card in book[kind]:
            yield f"full {card['id']}", effects_text(card, texts)
            yield f"short {card['id']}", effects_short(card, texts)
