"""A table of GOLDblivion as the players at it see and play it, and a way to make chance fall as a test needs it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from trivet.engine.dice import sow
from trivet.engine.game import Game
from trivet.engine.state import State

from ..table import Table

GOLDBLIVION: Game = import_module("trivet.games.goldblivion").GAME
TRIES = 5000
WORD = {
    "roll": "face",
    "noble_die": "face",
    "noble_take": "card",
    "row": "card",
    "draw": "card",
    "red_top": "soldier",
    "reveal_soldier": "soldier",
    "steal": "soldier",
    "take_magic": "token",
    "turn_up": "enemy",
}
"""What chance decides, by event, and the argument that says how."""


class GoldblivionTable(Table):
    game = GOLDBLIVION

    def luck(self, text: str, seat: int | None = None, **fallen: str) -> list[dict[str, Any]]:
        """Do this under a generator that lets these things fall, as in `luck("play wanda", roll="die_magic die_magic")`."""

        def as_wanted(events: list[dict[str, Any]]) -> bool:
            return all(fell(events, name) == wanted.split() for name, wanted in fallen.items())

        return self.try_generators(lambda table: table.play(text, seat=seat), as_wanted)

    def try_generators(
        self,
        deed: Callable[["GoldblivionTable"], list[dict[str, Any]]],
        wanted: Callable[[list[dict[str, Any]]], bool],
    ) -> list[dict[str, Any]]:
        for seed in range(TRIES):
            table = GoldblivionTable(with_generator(self.state, seed))
            events = deed(table)
            if wanted(events):
                self.state = table.state
                return events
        raise AssertionError("No generator lets this happen.")

    def own(self, seat: int = 0) -> dict[str, Any]:
        """A player as that player sees themselves."""
        player: dict[str, Any] = self.seen_by(seat)["players"][seat]
        return player

    def hand(self, seat: int = 0) -> list[str]:
        hand: list[str] = self.own(seat)["hand"]
        return hand

    def deck(self, seat: int = 0) -> list[str]:
        deck: list[str] = self.own(seat)["pile"]
        return deck

    def soldiers(self, seat: int = 0) -> list[str]:
        """A player's red draw pile."""
        soldiers: list[str] = self.own(seat)["red_pile"]
        return soldiers

    def tokens(self, seat: int = 0) -> list[str]:
        tokens: list[str] = self.own(seat)["tokens"]
        return tokens

    def tilted(self, building: str, seat: int = 0) -> bool:
        (found,) = [b["tilted"] for b in self.own(seat)["buildings"] if b["card"] == building]
        return bool(found)

    def purse(self, seat: int = 0) -> tuple[int, int, int]:
        """Nuggets, material, bars."""
        player = self.own(seat)
        return player["nuggets"], player["material"], player["bars"]

    def nuggets(self, seat: int = 0) -> int:
        return self.purse(seat)[0]

    def material(self, seat: int = 0) -> int:
        return self.purse(seat)[1]

    def bars(self, seat: int = 0) -> int:
        return self.purse(seat)[2]

    @property
    def noble(self) -> dict[str, Any]:
        """The automated opponent."""
        noble: dict[str, Any] = self.view["noble"]
        return noble

    @property
    def noble_purse(self) -> tuple[int, int, int]:
        return self.noble["nuggets"], self.noble["material"], self.noble["bars"]

    @property
    def row(self) -> list[str | None]:
        row: list[str | None] = self.view["row"]
        return row

    @property
    def piles(self) -> list[tuple[str | None, int]]:
        return [(pile["top"], pile["left"]) for pile in self.view["red_piles"]]

    @property
    def strength(self) -> int:
        strength: int = self.view["combat"]["strength"]
        return strength

    @property
    def army(self) -> list[str]:
        army: list[str] = self.view["combat"]["army"]
        return army

    def enemy(self, place: int) -> str | None:
        enemy: str | None = self.view["places"][place - 1]["enemy"]
        return enemy

    def passes(self) -> None:
        """The player who is asked leaves the round; one who can do nothing else has passed already."""
        self.play(*(["pass"] if self.can("pass") else []), "end turn")

    def everybody_passes(self) -> None:
        """Up to the end of the round."""
        before = self.view["round"]
        while self.phase in ("act", "end") and self.view["round"] == before and not self.over:
            self.play("pass" if self.can("pass") else "end turn")


@contextmanager
def reprinted(figures: Any, number: int, figure: int) -> Iterator[None]:
    """A fixture: another figure on a component, for the time of a test."""
    printed = int(figures[number])
    figures[number] = figure
    try:
        yield
    finally:
        figures[number] = printed


def with_generator(state: State, seed: int) -> State:
    copy = state.copy()
    copy.array["rng"][0] = [seed, 1, 2, 3]
    sown = State(GOLDBLIVION.layout, copy.array)
    sow(sown.fields())
    return sown


def fell(events: Iterable[Mapping[str, Any]], name: str) -> list[str]:
    """What chance decided, in the order it was told."""
    return [event[WORD[name]] for event in events if event["event"] == name]


def happened(events: Iterable[Mapping[str, Any]], *names: str) -> list[str]:
    """The names of these events in the order they were told."""
    return [event["event"] for event in events if event["event"] in names]
