"""What an analysis has found as it is told to pages and programs: with all that follows from it, every move in its typed form.

`Found` in `web/src/lib/explained/analyses.ts` is the same, field by field.
"""

from typing import Any

import msgspec

from .found import PHASES, Choice, Decision, phase_of, turning_points
from .study import Study

WHOLE = "whole"


def answer_of(study: Study) -> dict[str, Any]:
    """What is known of a match by now, as plain data."""
    return Telling(study).answer()


class Telling:
    """Tells one match, again and again as more is found: what is known of a move is worked out once."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self._actions = study.game.actions
        self._offers: dict[tuple[int, str], dict[str, Any]] = {}

    def answer(self) -> dict[str, Any]:
        found = self._study.found
        return {
            "start": found.start,
            "result": found.result,
            "seats": found.seats,
            "positions": msgspec.to_builtins(found.positions),
            "decisions": [self._decision(one) for one in found.decisions],
            "accounts": msgspec.to_builtins(found.accounts()),
            "levels": [self._levels(seat) for seat in range(found.players)],
            "turning_points": [
                {"move": turn.move, "seat": turn.seat, "change": turn.change, "error": turn.decision is not None}
                for turn in turning_points(found)
            ],
        }

    def _decision(self, one: Decision) -> dict[str, Any]:
        return {
            "move": one.move,
            "seat": one.seat,
            "depth": one.depth,
            "phase": phase_of(one.move, len(self._study.found.seats)),
            "offered": one.offered,
            "played": self._offer(one, one.played),
            "best": self._offer(one, one.best) if one.best else None,
            "choices": [self._alternative(one, choice) for choice in one.choices],
            "line": [{"seat": seat, "move": self._deed(action)} for seat, action in one.line],
            "loss": one.loss,
            "low": one.low,
            "high": one.high,
            "called": one.called,
            "effect": one.effect,
            "reasons": msgspec.to_builtins(one.reasons),
        }

    def _alternative(self, one: Decision, choice: Choice) -> dict[str, Any]:
        return {"offer": self._offer(one, choice.action), "worth": choice.worth, "visits": choice.visits}

    def _offer(self, one: Decision, text: str) -> dict[str, Any]:
        if (one.move, text) not in self._offers:
            deed, game = self._deed(text), self._study.game
            reveals = game.reveals(self._study.state(one.move), one.seat, deed["action"])
            self._offers[one.move, text] = deed | {"reveals": reveals}
        return self._offers[one.move, text]

    def _deed(self, text: str) -> dict[str, Any]:
        action = self._actions.read(text)
        return {"action": action, **self._actions.form(action), "text": text}

    def _levels(self, seat: int) -> dict[str, Any]:
        parts = {WHOLE: None, **dict(zip(PHASES, PHASES, strict=True))}
        levels = {part: self._study.found.level(seat, phase) for part, phase in parts.items()}
        return {part: msgspec.to_builtins(level) | {"error": level.error} for part, level in levels.items()}
