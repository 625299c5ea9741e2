"""Turning points in words: each a sentence made of the game's own terms and events."""

from trivet.terminal.table import Table
from trivet.texts import Texts

from .found import Decision, Turn
from .study import Study

TOLD = 2
"""Lines of the log that tell what luck brought, at most."""


def points(chance: float) -> int:
    """Chance in points of a hundred, as people read it."""
    return round(100 * chance)


class Teller:
    """Says what an analysis has found in the words of a table."""

    def __init__(self, study: Study, table: Table) -> None:
        self.study, self.table = study, table
        self.texts: Texts = table.texts

    def sentence(self, turn: Turn) -> str:
        return self._error(turn.decision) if turn.decision else self._luck(turn)

    def _error(self, one: Decision) -> str:
        game = self.study.game
        state = self.study.state(one.move)
        scene = self.table.scene(state, one.seat, game.offers(state, one.seat))
        played, best = (self.table.label(game.actions.read(text), scene) for text in (one.played, one.best))
        terms = [self.texts.say(f"{game.id}-term-{reason.term}") for reason in one.reasons]
        return self.texts.say(
            "analysis-error",
            move=one.move + 1,
            player=self.table.player(one.seat),
            called=one.called,
            points=points(one.loss),
            played=played,
            best=best,
            because=self.texts.say("analysis-because", reasons=self.texts.list(terms)) if terms else "",
        )

    def _luck(self, turn: Turn) -> str:
        state = self.study.state(turn.move)
        seat, action = self.study.match.moves[turn.move]
        told = self.study.game.play(state, seat, action)
        lines = self.table.log_lines(told, turn.seat)[-TOLD:]
        return self.texts.say(
            "analysis-fortune",
            move=turn.move + 1,
            player=self.table.player(turn.seat),
            points=points(abs(turn.change)),
            good="yes" if turn.change > 0 else "no",
            told=" ".join(lines),
        )
