"""A game under way in the terminal: what is typed, and what it does."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from trivet.engine.errors import TrivetError

from .output import waiting

if TYPE_CHECKING:
    from trivet.bots import Bot
    from trivet.engine.match import Match

    from .table import Table

HINTS_BY = "hard"


class Quit(Exception):
    """A person leaves, or the input ends."""


def read_line() -> str:
    """What is typed next; raises Quit at the end of the input."""
    print("> ", end="", file=sys.stderr, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise Quit
    return " ".join(line.split())


class Session:
    """One game at one terminal."""

    def __init__(self, table: "Table", match: "Match", bots: dict[int, "Bot"], read: Callable[[], str]) -> None:
        self.table = table
        self.match = match
        self.bots = bots
        self.read = read
        self.game = match.game
        people = [seat for seat in range(len(table.seats)) if seat not in bots]
        self.eyes = people[0] if len(people) == 1 else None
        """Who reads the log; where several people share the terminal it says what all of them may know."""

    def run(self) -> None:
        self.table.show_log(self.match.opening, self.eyes)
        while to_act := self.game.to_act(self.match.state):
            seat = to_act[0]
            if seat in self.bots:
                self.bot_turn(seat)
            else:
                self.person_acts(seat)
        self.table.show(self.match.state, self.eyes)
        self.table.show_scores(self.match.state)

    def bot_turn(self, seat: int) -> None:
        from trivet.bots.turn import play_turn

        with waiting(f"{self.table.player(seat)}: {self.table.texts.say('table-bot-thinking')}"):
            actions = play_turn(self.game, self.bots[seat], self.game.hide(self.match.state, seat), seat)
        for action in actions:
            self.act(seat, action)

    def act(self, seat: int, action: int) -> None:
        self.table.show_log(self.match.play(seat, action), self.eyes)

    def person_acts(self, seat: int) -> None:
        """Show the table, and read until an action is played or taken back."""
        offers = self.game.offers(self.match.state, seat)
        self.table.show(self.match.state, seat, offers)
        self.table.show_offers(self.match.state, seat, offers)
        self.say("terminal-commands", example=self.game.actions.text(offers[0]))
        while not self.obey(self.read(), seat, offers):
            pass

    def obey(self, typed: str, seat: int, offers: list[int]) -> bool:
        """Whether the table has changed."""
        word = typed.lower()
        if word == "quit":
            raise Quit
        if word == "undo":
            return self.undo(seat)
        if word == "help":
            self.say("terminal-help", example=self.game.actions.text(offers[0]))
        elif word == "hint":
            self.hint(seat)
        elif word:
            action = self.read_action(typed, offers)
            if action is not None:
                self.act(seat, action)
                return True
            self.say("terminal-not-offered", typed=typed)
        return False

    def read_action(self, typed: str, offers: list[int]) -> int | None:
        """The offer of that number in the list, or of that text form."""
        if typed.isascii() and typed.isdecimal():
            number = int(typed[:9])
            return offers[number - 1] if 1 <= number <= len(offers) else None
        try:
            action = self.game.actions.read(typed)
        except TrivetError:
            return None
        return action if action in offers else None

    def undo(self, seat: int) -> bool:
        if not self.match.can_undo(seat):
            self.say("terminal-nothing-to-undo")
            return False
        self.match.undo(seat)
        self.say("terminal-undone")
        return True

    def hint(self, seat: int) -> None:
        from trivet.bots import make_bot

        with waiting(self.table.texts.say("table-bot-thinking")):
            action = make_bot(HINTS_BY, self.game, 0).choose(self.game.hide(self.match.state, seat), seat)
        move = f"{self.table.label(action)} ({self.game.actions.text(action)})"
        self.say("table-hint", move=move)

    def say(self, message: str, **arguments: str) -> None:
        self.table.console.print(self.table.texts.say(message, **arguments))
