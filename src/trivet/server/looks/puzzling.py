"""Puzzles as the page is shown them: a position as its seat sees it, and what was worth what."""

from typing import cast

from trivet.analysis.puzzles import Puzzle, position
from trivet.engine.game import Game
from trivet.engine.match import Match

from ..answers import puzzles as said
from ..answers.table import LogEntry, ViewForm
from ..tables.course import replayed
from . import replaying
from .look import entry, offer
from .look import said as spoken
from .teaching import seats


def puzzle_answer(
    game: Game, id: str, number: int, puzzle: Puzzle, tried: said.PuzzleTry | None, form: ViewForm
) -> said.Puzzle:
    """Takes a while: not for the event loop."""
    match, seat = position(game, puzzle), puzzle.seat
    before = match.after(())
    log: list[LogEntry] = [entry(made, seat, False) for made in replayed(before, match.moves)]
    return {
        "game": game.id,
        "id": id,
        "number": number,
        "rules_version": match.rules_version,
        "game_mark": game.mark,
        "seat": seat,
        "seats": seats(match.state.fields().players, seat),
        "position": replaying.position(match, seat, form, log[-1] if log else None),
        "log": log,
        "offers": [offer(game, match.state, seat, action) for action in game.offers(match.state, seat)],
        "tried": tried,
    }


def costs(game: Game, match: Match, puzzle: Puzzle) -> list[said.PuzzleAnswer]:
    read = game.actions.read
    return [
        {
            "offer": offer(game, match.state, puzzle.seat, read(one.action)),
            "cost": one.cost,
            "weighed": one.weighed,
        }
        for one in puzzle.answers
    ]


def line(game: Game, puzzle: Puzzle) -> list[said.ExpectedMove]:
    """In the typed form of offers."""
    return [{"seat": seat, "move": deed(game, game.actions.read(text))} for seat, text in puzzle.line]


def deed(game: Game, action: int) -> said.Deed:
    form, text = spoken(game.actions, action)
    return cast(said.Deed, {"action": action, **form, "text": text})
