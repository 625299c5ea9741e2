"""A report as values: everything that the page says, and that `--json` gives."""

import dataclasses
import math
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from trivet.engine.game import Game

from . import balance, verdicts
from .balance import Length, Points, Wins
from .cards import Card, cards
from .drama import Curve, Drama, curves, drama
from .forks import Worth
from .sample import Sample
from .stats import Estimate
from .strategies import Strategies, strategies
from .verdicts import Verdict


@dataclass(frozen=True)
class Asked:
    """What was played."""

    game: str
    rules_version: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    own_data: bool
    """With a data file of the designer's."""


@dataclass(frozen=True)
class Rung:
    """How often a seat of the stronger bot wins against the weaker at all others."""

    weaker: str
    stronger: str
    wins: Estimate
    fair: float


@dataclass(frozen=True)
class Second:
    """The same questions at another strength of bots."""

    bot: str
    games: int
    verdicts: list[tuple[Verdict, Verdict, str]]
    """Of each topic what was found, what is found with this bot, and whether that `holds`, `flips` or is `open`."""
    order: Wins | None

    @property
    def told(self) -> int:
        """How many are sure at both strengths."""
        return sum(how != "open" for *_, how in self.verdicts)


@dataclass(frozen=True)
class Report:
    asked: Asked
    verdicts: list[Verdict]
    order: Wins | None
    seats: Wins | None
    bots: dict[str, Estimate]
    points: Points
    length: Length
    drama: Drama | None
    curves: list[Curve]
    curve_games: int
    cards: list[Card]
    strategies: Strategies | None
    forks: list[Worth] = field(default_factory=list)
    """What choices bring by themselves, where that was asked."""
    ladder: list[Rung] = field(default_factory=list)
    opponents: dict[str, Estimate] = field(default_factory=dict)
    """Alone: the share of games won against each automated opponent."""
    second: Second | None = None

    def as_data(self) -> dict[str, Any]:
        """Plain data for JSON; what is not a number is null."""
        found: dict[str, Any] = plain(self)
        return found

    def shown(self) -> list[int]:
        """The numbers of the games that figures lead to, in the order of the page."""
        numbers = [verdict.shown_by for verdict in self.verdicts]
        numbers += [self.points.closest, self.points.widest, self.length.shortest, self.length.longest]
        numbers += self.drama.shown_by.values() if self.drama else []
        numbers += [one.shown_by for one in self.strategies.groups] if self.strategies else []
        return list(dict.fromkeys(number for number in numbers if number is not None))


def report(game: Game, asked: Asked, sample: Sample, counters: tuple[str, ...]) -> Report:
    """What one run of games says."""
    order, seats = balance.by_order(sample), balance.by_seat(sample)
    points, length = balance.points(sample, game.score_items), balance.length(sample)
    course, things = drama(sample), cards(sample)
    return Report(
        asked,
        verdicts.verdicts(order, seats, points, length, course, things),
        order,
        seats,
        balance.by_bot(sample),
        points,
        length,
        course,
        curves(sample, counters),
        len(sample.turns.first),
        things,
        strategies(sample, game.score_items),
    )


def second(first: Report, other: Report, bot: str) -> Second:
    """What of a report holds at another strength. What either cannot tell neither holds nor flips."""
    found = []
    theirs = {one.topic: one for one in other.verdicts}
    for one in first.verdicts:
        if one.topic in theirs:
            then = theirs[one.topic]
            undecided = verdicts.OPEN in (one.level, then.level)
            found.append((one, then, "open" if undecided else "holds" if alike(one, then) else "flips"))
    return Second(bot, other.asked.games, found, other.order)


def compared(first: Report, other: Report, bot: str) -> Report:
    """A report with what holds of it at another strength, and a verdict on that."""
    found = second(first, other, bot)
    flips = [one for one, _, how in found.verdicts if how == "flips"]
    level, what = (verdicts.WATCH, "flips") if flips else (verdicts.GOOD, "holds")
    if not found.told:
        level, what = verdicts.OPEN, "open"
    about = {"bot": bot, "count": len(flips), "of": found.told, "topics": [one.topic for one in flips]}
    told = Verdict("second", level, what, about)
    return replace(first, second=found, verdicts=verdicts.by_level([*first.verdicts, told]))


def alike(one: Verdict, other: Verdict) -> bool:
    """The same finding; where somebody is favoured, the same one, and the same way."""
    if one.word != other.word or one.level == verdicts.GOOD:
        return one.word == other.word
    return favoured(one) == favoured(other)


def favoured(one: Verdict) -> tuple[int, bool] | None:
    figures = one.figures
    return (figures["place"], figures["rate"].value > figures["fair"]) if "place" in figures else None


def plain(value: Any) -> Any:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {one.name: plain(getattr(value, one.name)) for one in dataclasses.fields(value)}
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value
