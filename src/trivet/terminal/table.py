"""A table as text, the same for all games: the board, the offers, the log, the score sheet, what is typed."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from trivet.engine.errors import TrivetError
from trivet.engine.game import Game, Told
from trivet.engine.state import State
from trivet.texts import Seat, Texts

from . import GLYPHS, STYLES, Scene
from .parts import board, cards, name_of, things

MOST_SPELT_OUT = 6
"""Offers of one verb that are shown in full words; more of them by their text forms, in columns."""


def summary(game: Game, options: Mapping[str, Any], state: State, moves: int) -> dict[str, Any]:
    """How a match stands, for programs."""
    over = game.over(state)
    return {
        "game": game.id,
        "players": options["players"],
        "moves": moves,
        "over": over,
        "scores": game.scores(state),
        "places": game.places(state) if over else None,
    }


class Table:
    """One match at one terminal: `state` is any position of it, the seats are those of its players."""

    def __init__(self, game: Game, state: State, seats: Sequence[Seat], texts: Texts, console: Console) -> None:
        self.game = game
        self.texts = texts
        self.console = console
        self.board = board(game)
        opponent = self.board.opponent(game.view(game.hide(state, None), None), texts)
        self.players = len(seats)
        self.seats = [*seats, *([Seat(name=opponent)] if opponent else [])]

    def player(self, seat: int) -> str:
        return self.texts.player(seat, self.seats)

    def log_lines(self, told: Told, seat: int | None) -> list[str]:
        return [self.texts.log_line(self.game.id, event, self.seats) for event in told.to(seat)]

    def show_log(self, told: Told, seat: int | None) -> None:
        """What an action made happen, as a seat sees it, each line marked with the shape of the player it speaks of."""
        for event, line in zip(told.to(seat), self.log_lines(told, seat), strict=True):
            of = event.get("seat")
            self.console.print(Text.assemble(" " if of is None else (GLYPHS[of], STYLES[of]), f" {line}"))

    def scene(self, state: State, seat: int | None, offers: Sequence[int] = ()) -> Scene:
        view = self.game.view(self.game.hide(state, seat), seat)
        forms = [self.game.actions.form(action) for action in offers]
        return Scene(view, seat, self.seats, forms, self.game.components, self.texts)

    def show(self, scene: Scene) -> None:
        """The board as a seat sees it."""
        self.console.print()
        for part in self.board.draw(scene):
            self.console.print(part)
        self.console.print()

    def show_offers(self, state: State, seat: int, offers: Sequence[int], scene: Scene) -> None:
        """What is asked, and the legal actions by their numbers from 1, verb by verb."""
        mark = Text(GLYPHS[seat], style=STYLES[seat])
        turn = self.texts.say("table-turn", player=self.player(seat))
        self.console.print(Text.assemble(mark, f" {turn}. ", (self.board.prompt(scene), "bold")))
        by_verb: dict[str, list[tuple[int, int]]] = {}
        for number, action in enumerate(offers, 1):
            by_verb.setdefault(self.game.actions.form(action)["verb"], []).append((number, action))
        for verb, some in by_verb.items():
            if len(some) > MOST_SPELT_OUT:
                self.console.print(f"  {self.texts.say(f'{self.game.id}-verb-{verb}')}")
                short = [f"{number:>4}  {self.game.actions.text(action)}" for number, action in some]
                self.console.print(Columns(short, padding=(0, 2)))
            else:
                for number, action in some:
                    final = self.game.reveals(state, seat, action)
                    note = f", {self.texts.say('action-final')}" if final else ""
                    text = f"  ({self.game.actions.text(action)}{note})"
                    self.console.print(Text.assemble(f"{number:>4}  {self.label(action, scene)}", (text, "dim")))

    def label(self, action: int, scene: Scene) -> str:
        form = self.game.actions.form(action)
        return self.texts.label(self.game.id, form, self.seats, **self.board.wording(scene, form))

    def read(self, typed: str, offers: Sequence[int]) -> int | None:
        """The offer of that number in the list, or the action of that text form."""
        if typed.isascii() and typed.isdecimal():
            number = int(typed[:9])
            return offers[number - 1] if 1 <= number <= len(offers) else None
        try:
            return self.game.actions.read(typed)
        except TrivetError:
            return None

    def why_not(self, state: State, seat: int, action: int | None) -> str | None:
        """Why an action is not offered, in words; none where it is none of the game's, or the rules have no reason."""
        reason = None if action is None else self.game.why_not(self.game.hide(state, seat), seat, action)
        return self.texts.say(f"{self.game.id}-why-{reason}") if reason else None

    def explain(self, typed: str) -> list[str]:
        """The whole text of what has that name or id: a card, and perhaps a noble called like it."""
        describe, book = cards(self.game).described, self.game.components
        said = [(name_of(thing), describe(kind, thing, book, self.texts)) for kind, thing in things(book)]
        return [
            self.texts.say("terminal-entry", title=found.name, text=found.text)
            for name, found in said
            if found and typed.lower() in (str(name).lower(), found.name.lower())
        ]

    def show_scores(self, state: State) -> None:
        """The score sheet, item by item; at the end also who won."""
        scores, places = self.game.scores(state), self.game.places(state)
        grid = Grid()
        grid.add_column("")
        for seat in range(len(scores)):
            grid.add_column(Text(f"{GLYPHS[seat]} {self.player(seat)}", style=STYLES[seat]), justify="right")
        for item in scores[0]:
            last = item == "total"
            grid.add_row(
                self.texts.say(f"{self.game.id}-score-{item}"),
                *(str(score[item]) for score in scores),
                style="bold" if last else "",
            )
        if self.game.over(state):
            grid.add_row(self.texts.say("terminal-place"), *map(str, places))
        self.console.print(grid)
        if self.game.over(state):
            self.console.print(self.result(scores, places))

    def result(self, scores: Sequence[Mapping[str, Any]], places: Sequence[int]) -> str:
        winners = [seat for seat, place in enumerate(places[: self.players]) if place == 1]
        if not winners:
            return self.texts.say("result-lost", points=self.points(scores[0]["total"]))
        players = self.texts.list([self.player(seat) for seat in winners])
        points = self.points(scores[winners[0]]["total"])
        return self.texts.say("result-won", players=players, count=len(winners), points=points)

    def points(self, count: int) -> str:
        """ "3 points", or whatever the game counts: "3 gold bars" """
        own = f"{self.game.id}-points"
        return self.texts.say(own if self.texts.has(own) else "table-points", points=count)
