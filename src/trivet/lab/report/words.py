"""Figures as people of a language read them."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from babel.numbers import format_decimal

from trivet.engine.game import Game
from trivet.texts import Texts, tidy

from .stats import Estimate, Test

MOST_PLACES = 3
NBSP, MINUS = "\u00a0", "\u2212"


class Words:
    """One game's report in one language."""

    def __init__(self, texts: Texts, game: Game) -> None:
        self.texts = texts
        self.game = game

    @property
    def language(self) -> str:
        return self.texts.language

    def say(self, message: str, /, **arguments: Any) -> str:
        return self.texts.say(message, **arguments)

    # Numbers

    def plain(self, value: float, places: int = 1, sign: bool = False) -> str:
        """ "1,234.5"; a whole number where no places are asked for."""
        if not math.isfinite(value):
            return "–"
        form = f"#,##0.{'0' * places}" if places else "#,##0"
        text = format_decimal(abs(round(value, places)), form, locale=self.language)
        if round(value, places) < 0:
            return MINUS + text
        return f"+{text}" if sign else text

    def count(self, value: int) -> str:
        return self.plain(value, 0)

    def percent(self, value: float, places: int = 1) -> str:
        return f"{self.plain(100 * value, places)}{NBSP}%"

    def share(self, one: Estimate) -> str:
        """ "38.8 ± 1.4 %" """
        return self._spread(100 * one.value, 100 * one.half, 1) + f"{NBSP}%"

    def lift(self, one: Estimate) -> str:
        """ "+12.5 ± 1.0", in points of percent."""
        return self._spread(100 * one.value, 100 * one.half, 1, sign=True)

    def amount(self, one: Estimate, places: int = 1) -> str:
        return self._spread(one.value, one.half, places)

    def change(self, one: Estimate, places: int = 1) -> str:
        return self._spread(one.value, one.half, places, sign=True)

    def _spread(self, value: float, half: float, places: int, sign: bool = False) -> str:
        if not math.isfinite(value):
            return "–"
        if not math.isfinite(half):
            return self.plain(value, places, sign)
        if half == 0:  # always the same
            return self.plain(value, 0 if value == round(value) else places, sign)
        while 0 < half < 0.5 * 10**-places and places < MOST_PLACES:  # no ± 0.0 that is not
            places += 1
        return f"{self.plain(value, places, sign)}{NBSP}±{NBSP}{self.plain(half, places)}"

    def chance(self, p: float) -> str:
        """A p-value: "p = 0.02", or below what anybody distinguishes."""
        return f"p{NBSP}{self.small(p)}" if p < 0.001 else f"p{NBSP}={NBSP}{self.small(p)}"

    def small(self, p: float) -> str:
        """ "0.020", "< 0.001": no chance is nought."""
        return f"<{NBSP}{self.plain(0.001, 3)}" if p < 0.001 else self.plain(p, 3)

    def test(self, one: Test) -> str:
        """ "χ² = 12.3, 5 degrees of freedom, p < 0.001" """
        return self.say(
            "report-chi-square", statistic=self.plain(one.statistic, 1), freedom=one.freedom, p=self.chance(one.p)
        )

    # Names

    @property
    def title(self) -> str:
        return self.say(f"{self.game.id}-title")

    def bot(self, name: str) -> str:
        return self.say(f"bot-{name}") if self.texts.has(f"bot-{name}") else name

    def seat(self, number: int) -> str:
        return self.say("seat-player", number=number + 1)

    def place(self, number: int, of: int) -> str:
        """A place in the turn order: "1st", "last"."""
        return self.say("report-order-place", number=number + 1, last="yes" if number + 1 == of else "no")

    def opponent(self, choice: str) -> str:
        """An automated opponent, as the option that chooses it says."""
        message = f"{self.game.id}-option-opponent-{choice}"
        return self.say(message) if self.texts.has(message) else self.thing("opponent", choice)

    def item(self, name: str) -> str:
        return self.say(f"{self.game.id}-score-{name}")

    def thing(self, kind: str, word: str) -> str:
        """A card by its name."""
        return self.texts.word(self.game.id, kind, word)

    def deed(self, verb: str, kind: str, thing: str) -> str:
        """An action as its label says it, with the thing filled in: "Draft Old Guard"."""
        said = self._label(verb, kind, thing)
        # A label that names a place beside the thing, or instead of it, says nothing here.
        if thing in said and "…" not in said:
            return said
        return self.say("report-of-which", whole=self.verb(verb, kind), part=thing)

    def verb(self, verb: str, kind: str) -> str:
        """A verb as a heading; where it has no name, its label: "Draft …"."""
        message = f"{self.game.id}-verb-{verb}"
        return self.say(message) if self.texts.has(message) else self._label(verb, kind, "…")

    def _label(self, verb: str, kind: str, thing: str) -> str:
        arguments = dict.fromkeys(self.game.actions.verbs[verb], "…") | {kind: thing, "named": "yes"}
        return self.texts.label(self.game.id, {"verb": verb}, (), **arguments)

    def counter(self, name: str) -> str:
        """What a seat has of something: "Coins", "Cubes: wood"."""
        feature, _, word = name.partition(".")
        message = f"{self.game.id}-counter-{feature}"
        title = self.say(message) if self.texts.has(message) else tidy(feature)
        return self.say("report-of-which", whole=title, part=self.thing(self._kind_of(word), word)) if word else title

    def _kind_of(self, word: str) -> str:
        """The kind of thing that has such a word, by the arguments that can name it."""
        told: list[Mapping[str, Any]] = [*self.game.actions.verbs.values()]
        for arguments in [*told, *(kinds for _, kinds in self.game.events.kinds)]:
            for name, kind in arguments.items():
                if word in getattr(kind, "words", ()):
                    return name
        return ""

    def list(self, items: Sequence[str]) -> str:
        return self.texts.list(items)
