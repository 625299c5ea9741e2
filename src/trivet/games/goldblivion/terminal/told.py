"""What the page's board says of effects, by voice and by the effects as they stand in the data file.

By the effects, for what asks is shown by its effect alone, wherever that stands.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from trivet.terminal import Book
from trivet.texts import Texts

from .cards import Effect, chain, sentence


def told(book: Book, texts: Texts) -> Iterator[tuple[str, str]]:
    players = {kind: things for kind, things in book.items() if kind != "solo_board"}
    for effects in ([], *lists_in(players)):
        yield name("you", effects), sentence(effects, texts)
        yield name("short", effects), chain(effects, texts, "short")
    for board in book["solo_board"]:
        for effects in (*board["slots"].values(), board["magic"], *([line] for line in board["conversion"])):
            yield name("noble", effects), sentence(effects, texts, "noble")


def name(voice: str, effects: Sequence[Effect]) -> str:
    return f"{voice} {json.dumps(effects, sort_keys=True, separators=(',', ':'))}"


def lists_in(data: Any) -> Iterator[list[Effect]]:
    """Every list of effects, those within others too."""
    if isinstance(data, dict):
        for part in data.values():
            yield from lists_in(part)
    elif isinstance(data, list):
        if all(isinstance(one, dict) and "op" in one for one in data):
            yield data
        for part in data:
            yield from lists_in(part)
