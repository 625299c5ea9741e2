"""What a game's rules module holds: compiled functions over its record.

mypy checks every game's module against `Rules`, and every template (`kernel`, the bots) that calls them. The arguments
stand in this order, whatever a game calls them.

Rules that change get a new version. A game that still plays an older one asks `s.rules`, the version a record was begun
by, where the two differ; matches and tables go on by the version they were begun by.
"""

from typing import Any, Protocol

from .rule import Buffer, Record


class Rules(Protocol):
    __name__: str

    def set_up(self, s: Record, events: Buffer, /) -> None:
        """From a blank record with options, version and generator to the first decision."""

    def to_act(self, s: Record, /) -> int:
        """The seats that may act, a bit each."""

    def offers(self, s: Record, seat: int, offers: Buffer, /) -> None:
        """The legal actions of a seat."""

    def play(self, s: Record, seat: int, action: int, events: Buffer, /) -> None:
        """Doing one of them."""

    def why_not(self, s: Record, seat: int, action: int, /) -> int:
        """Why a seat that is to act cannot do this now: a number into the game's reasons, from 1; 0 where it can.

        It goes by what the seat knows.
        """

    def reveals(self, s: Record, seat: int, action: int, /) -> bool:
        """It would show hidden things or pass the turn."""

    def round_of(self, s: Record, /) -> int:
        """The round under way, from 1; 0 in the set-up. Turns are counted in the record: `s.turns`."""

    def order(self, s: Record, i: int, /) -> int:
        """The seat that is i-th in the turn order of this round."""

    def over(self, s: Record, /) -> bool: ...

    def score(self, s: Record, seat: int, items: Buffer, /) -> None:
        """Points by item, the total last."""

    def place(self, s: Record, seat: int, /) -> int:
        """Rank from 1."""

    def hide(self, s: Record, seat: int, /) -> None:
        """Blank what the seat (−1: a spectator) cannot know, the generator too."""

    def imagine(self, s: Record, /) -> None:
        """Deal the unseen again."""

    def look(self, s: Record, seat: int, out: Buffer, /) -> None:
        """What the seat (−1: a spectator) is shown, as numbers by the game's schema (`engine.views`)."""

    def evaluate(self, s: Record, seat: int, /) -> float:
        """The game's guess of the points the seat will end with."""

    def terms(self, s: Record, seat: int, out: Buffer, /) -> None:
        """What that guess is the sum of, but for rounding: a number for each of the game's terms."""

    def observe(self, s: Record, seat: int, out: Buffer, /) -> None:
        """What the seat knows as whole numbers, by the features that the game declares, for learning."""

    # Not compiled

    def census(self, s: Record, /) -> dict[str, Any]:
        """Every component and where its copies are counted, for tests."""
