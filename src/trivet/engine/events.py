"""Events: what an action made happen, each with what everybody sees and what one seat alone sees."""

from dataclasses import dataclass
from typing import Any

from .actions import Argument
from .buffers import EVENT_WIDTH
from .names import names
from .rule import Buffer


@dataclass(frozen=True)
class Private:
    """An argument that only the seat the event is whispered to may know; others read null."""

    kind: Argument


class Events:
    """The events of a game: their names, and the kinds of their arguments in the order rules tell them."""

    def __init__(self, **kinds: dict[str, Argument | Private]) -> None:
        self.kinds = list(kinds.items())
        self.names = names(" ".join(kinds).upper())

    def read(self, events: Buffer, seat: int | None) -> list[dict[str, Any]]:
        """The events in a buffer, as a seat (or a spectator) sees them."""
        return [self._one(events, 1 + EVENT_WIDTH * i, seat) for i in range(events[0])]

    def _one(self, events: Buffer, at: int, seat: int | None) -> dict[str, Any]:
        name, arguments = self.kinds[events[at]]
        told: dict[str, Any] = {"event": name}
        for i, (argument, kind) in enumerate(arguments.items()):
            value = int(events[at + 2 + i])
            if isinstance(kind, Private):
                known = seat is not None and seat == events[at + 1]
                told[argument] = kind.kind.form(value) if known else None
            else:
                told[argument] = kind.form(value)
        return told
