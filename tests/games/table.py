"""A table as the players at it see and play it, in the words of its game; each game's own tests add what it has."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self

from trivet.engine.game import Game
from trivet.engine.state import State


class Table:
    """A game under way."""

    game: ClassVar[Game]

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def asked(self) -> tuple[int, ...]:
        return self.game.to_act(self.state)

    @property
    def seat(self) -> int:
        """Who is asked now."""
        (seat,) = self.asked
        return seat

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    def offers(self, *verbs: str, seat: int | None = None) -> set[str]:
        """What may be done now, in text; with verbs given, only what begins with one of them."""
        asked = self.seat if seat is None else seat
        texts = {self.game.actions.text(action) for action in self.game.offers(self.state, asked)}
        return {text for text in texts if not verbs or text.startswith(verbs)}

    def can(self, text: str) -> bool:
        return text in self.offers()

    def play(self, *texts: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Do these one after the other, each for the seat that is asked; what happened, as that seat sees it."""
        events: list[dict[str, Any]] = []
        for text in texts:
            actor = self.seat if seat is None else seat
            events += self.game.play(self.state, actor, self.game.actions.read(text)).to(actor)
        return events

    def reveals(self, text: str) -> bool:
        return self.game.reveals(self.state, self.seat, self.game.actions.read(text))

    def copy(self) -> Self:
        return type(self)(self.state.copy())

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(self.game.hide(self.state, seat), seat)

    @property
    def view(self) -> dict[str, Any]:
        """What everybody sees."""
        return self.seen_by(None)

    @property
    def phase(self) -> str:
        phase: str = self.view["phase"]
        return phase

    def player(self, seat: int) -> dict[str, Any]:
        """A player as everybody sees them."""
        player: dict[str, Any] = self.view["players"][seat]
        return player

    def score(self, seat: int = 0) -> dict[str, int]:
        return self.game.scores(self.state)[seat]

    @property
    def places(self) -> list[int]:
        return self.game.places(self.state)


def told(events: Iterable[Mapping[str, Any]], name: str) -> list[dict[str, Any]]:
    """The events of one kind, without their name."""
    return [{key: value for key, value in e.items() if key != "event"} for e in events if e["event"] == name]
