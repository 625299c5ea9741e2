"""A way over tiles in one number, so that an event can tell it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from trivet.engine.errors import InvalidAction


@dataclass(frozen=True)
class Way:
    """Tiles from end to end, of `tiles` that there are. Of more than `most`, those before the last are left out."""

    tiles: int
    most: int

    @property
    def size(self) -> int:
        return int((self.tiles + 1) ** self.most)

    def form(self, value: int) -> list[int]:
        way = []
        while value > 0:
            value, tile = divmod(value, self.tiles + 1)
            way.append(tile - 1)
        return way

    def read(self, form: Any) -> int:
        if not isinstance(form, Sequence) or not all(tile in range(self.tiles) for tile in form):
            raise InvalidAction(f"{form!r} is no way over tiles like [0, 4, 2].")
        value = 0
        for tile in reversed(form):
            value = value * (self.tiles + 1) + tile + 1
        return value
