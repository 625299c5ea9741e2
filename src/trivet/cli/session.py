"""A game under way in the terminal: what is typed, and what it does."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from .output import waiting

if TYPE_CHECKING:
    from rich.console import Console

    from trivet.bots import Bot
    from trivet.engine.game import Told
    from trivet.engine.match import Match
    from trivet.terminal import Scene
    from trivet.terminal.table import Table

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


def clear(console: "Console") -> None:
    """Empty the screen, and what could be scrolled back to."""
    if console.is_terminal:
        console.file.write("\x1b[H\x1b[2J\x1b[3J")


class Session:
    """One game at one terminal."""

    def __init__(self, table: "Table", match: "Match", bots: dict[int, "Bot"], read: Callable[[], str]) -> None:
        self.table = table
        self.match = match
        self.bots = bots
        self.read = read
        self.game = match.game
        people = [seat for seat in range(int(match.options["players"])) if seat not in bots]
        self.eyes = people[0] if len(people) == 1 else None
        """Who sits at the terminal. Where several people share it: nobody, or with secrets whoever has it now."""
        self.unread: dict[int, list[Told]] | None = None
        """Where a curtain falls between people: what each has not yet read of the log."""
        if self.game.secrets and len(people) > 1:
            self.unread = {seat: [] for seat in people}

    def run(self) -> None:
        self.tell(self.match.opening)
        while to_act := self.game.to_act(self.match.state):
            seat = to_act[0]
            if seat in self.bots:
                self.bot_turn(seat)
            else:
                self.person_acts(seat)
        self.table.show(self.table.scene(self.match.state, None if self.unread else self.eyes))
        self.table.show_scores(self.match.state)

    def bot_turn(self, seat: int) -> None:
        from trivet.bots.turn import play_turn

        with waiting(f"{self.table.player(seat)}: {self.table.texts.say('table-bot-thinking')}"):
            actions = play_turn(self.game, self.bots[seat], self.game.hide(self.match.state, seat), seat)
        for action in actions:
            self.act(seat, action)

    def act(self, seat: int, action: int) -> None:
        self.tell(self.match.play(seat, action))

    def tell(self, told: "Told") -> None:
        """The log to whoever is before the screen; to the others when they are."""
        if self.unread is None:
            self.table.show_log(told, self.eyes)
            return
        for log in self.unread.values():
            log.append(told)
        if self.eyes is not None:
            self.read_log(self.eyes, self.unread[self.eyes])

    def read_log(self, seat: int, log: list["Told"]) -> None:
        for told in log:
            self.table.show_log(told, seat)
        log.clear()

    def lower_curtain(self, seat: int, log: list["Told"]) -> None:
        """Clear the screen, and wait for the next person before showing what is theirs."""
        self.eyes = None
        clear(self.table.console)
        self.say("terminal-curtain", player=self.table.player(seat))
        if self.read().lower() == "quit":
            raise Quit
        self.eyes = seat
        self.read_log(seat, log)

    def person_acts(self, seat: int) -> None:
        """Show the table, and read until an action is played or taken back."""
        if self.unread is not None and self.eyes != seat:
            self.lower_curtain(seat, self.unread[seat])
        offers = self.game.offers(self.match.state, seat)
        scene = self.table.scene(self.match.state, seat, offers)
        self.table.show(scene)
        self.table.show_offers(self.match.state, seat, offers, scene)
        self.say("terminal-commands", example=self.game.actions.text(offers[0]))
        while not self.obey(self.read(), seat, offers, scene):
            pass

    def obey(self, typed: str, seat: int, offers: list[int], scene: "Scene") -> bool:
        """Whether the table has changed."""
        word = typed.lower()
        if word == "quit":
            raise Quit
        if word == "undo":
            return self.undo(seat)
        if word == "help":
            self.say("terminal-help", example=self.game.actions.text(offers[0]))
        elif word.startswith("help "):
            self.explain(typed.partition(" ")[2])
        elif word == "hint":
            self.hint(seat, scene)
        elif word:
            action = self.table.read(typed, offers)
            if action in offers:
                self.act(seat, action)
                return True
            self.say("terminal-not-offered", typed=typed)
            if why := self.table.why_not(self.match.state, seat, action):
                self.table.console.print(why)
        return False

    def undo(self, seat: int) -> bool:
        if not self.match.can_undo(seat):
            self.say("terminal-nothing-to-undo")
            return False
        self.match.undo(seat)
        for log in (self.unread or {}).values():
            del log[-1:]  # what the others have not read is no longer so; the one who acted has read it
        self.say("terminal-undone")
        return True

    def explain(self, thing: str) -> None:
        found = self.table.explain(thing)
        for text in found:
            self.table.console.print(text)
        if not found:
            self.say("terminal-no-thing", thing=thing)

    def hint(self, seat: int, scene: "Scene") -> None:
        from trivet.bots import make_bot

        with waiting(self.table.texts.say("table-bot-thinking")):
            action = make_bot(HINTS_BY, self.game, 0).choose(self.game.hide(self.match.state, seat), seat)
        move = f"{self.table.label(action, scene)} ({self.game.actions.text(action)})"
        self.say("table-hint", move=move)

    def say(self, message: str, **arguments: str) -> None:
        self.table.console.print(self.table.texts.say(message, **arguments))
