"""What a report shouts: each finding as a level, a message and its figures. The limits stand here, and in docs/reports.md."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from . import stats
from .balance import Length, Points, Wins
from .cards import RARE, Card, hardly_used, never_used
from .drama import Drama
from .stats import Estimate

BAD, WATCH, GOOD, OPEN = "bad", "watch", "good", "open"
"""Out of order; worth a look; in order; not to be said with so few games."""
TOLERANCE = 0.03
"""How far from its fair share a seat or a place in the turn order may win."""
CERTAIN = 0.01
"""A test's p-value below which things are called unfair."""
STRONG_LIFT = 0.10
FORESEEABLE = 0.75
"""A leader at half-time who wins more often than this has all but won."""
DULL = 0.50
"""Below this share a leader at half-time is no better off than the others."""
MANY_RUNAWAYS = 0.25
MANY_TIES = 0.05
MANY_DEAD = 0.10
SWINGING = 2.0
"""The longest games (95th percentile) take this many times as long as the shortest (5th)."""


@dataclass(frozen=True)
class Verdict:
    topic: str
    """Of the report's parts."""
    level: str
    word: str
    """With the topic, its message: `report-verdict-{topic}-{word}`."""
    figures: dict[str, Any] = field(default_factory=dict)
    shown_by: int | None = None
    """The number of a game that shows it."""


def verdicts(
    order: Wins | None,
    seat: Wins | None,
    points: Points,
    length: Length,
    drama: Drama | None,
    cards: list[Card],
) -> list[Verdict]:
    """The worst first; within a level as a designer would ask."""
    found = [
        *fairness("order", order),
        *fairness("seats", seat),
        *of_cards(cards),
        *of_drama(drama),
        *of_points(points, seat is not None),
        *of_length(length),
    ]
    return by_level(found)


def by_level(found: list[Verdict]) -> list[Verdict]:
    return sorted(found, key=lambda one: [BAD, WATCH, OPEN, GOOD].index(one.level))


def fairness(topic: str, wins: Wins | None) -> Iterator[Verdict]:
    """Unfair: the test is sure, and somebody is further from fair than is tolerable. Fair: nobody can be."""
    if wins is None:
        return
    worst = wins.furthest
    figures = {"place": wins.favourite, "of": len(wins.rates), "rate": worst, "fair": wins.fair, "test": wins.test}
    if wins.test.p < CERTAIN and abs(worst.value - wins.fair) > TOLERANCE:
        yield Verdict(topic, BAD, "unfair", figures, wins.shown_by)
    elif all(wins.fair - TOLERANCE < rate.low and rate.high < wins.fair + TOLERANCE for rate in wins.rates):
        yield Verdict(topic, GOOD, "fair", figures)
    else:
        widest = max(wins.rates, key=lambda rate: rate.half)
        yield Verdict(topic, OPEN, "open", figures | {"games": stats.games_needed(widest, TOLERANCE / 2)})


def of_cards(cards: list[Card]) -> Iterator[Verdict]:
    if not cards:
        return
    strong = [one for one in cards if one.sways and one.lift and abs(one.lift.value) > STRONG_LIFT]
    compared = sum(one.lift is not None for one in cards)
    if strong:
        furthest = max(strong, key=lambda one: abs(one.lift.value) if one.lift else 0.0)
        figures = {"count": len(strong), "of": compared, "card": furthest, "lift": furthest.lift}
        yield Verdict("cards", WATCH, "sway", figures, furthest.shown_by)
    elif compared:
        unsure = sum(max(-one.lift.low, one.lift.high) > STRONG_LIFT for one in cards if one.lift)
        yield Verdict(
            "cards", OPEN if unsure else GOOD, "unsure" if unsure else "even", {"of": compared, "count": unsure}
        )
    else:
        yield Verdict("cards", OPEN, "few", {"least": stats.FEWEST})
    rare = hardly_used(cards)
    if rare:
        never = {(one.kind, one.word) for one in never_used(cards)} & {(one.kind, one.word) for one in rare}
        rarest = sorted(rare, key=lambda one: one.taken.value)
        yield Verdict("content", BAD if never else WATCH, "unused", {"cards": rarest, "count": len(rare)})
    else:
        unsure = sum(one.taken.low < RARE for one in cards if one.taken.n)
        yield Verdict("content", OPEN if unsure else GOOD, "unsure" if unsure else "used", {"count": unsure})


def of_drama(drama: Drama | None) -> Iterator[Verdict]:
    if drama is None:
        return
    half = drama.half_time
    figures = {"rate": half, "changes": drama.lead_changes, "decided": drama.decided}
    if half.low > FORESEEABLE:
        yield Verdict("drama", BAD, "foreseeable", figures, drama.shown_by["runaway"])
    elif half.high < DULL:
        yield Verdict("drama", WATCH, "late", figures, drama.shown_by["comeback"])
    elif half.high < FORESEEABLE:
        yield Verdict("drama", GOOD, "open-ended", figures, drama.shown_by["lead_changes"])
    else:
        yield Verdict("drama", OPEN, "unsure", figures)
    if drama.runaway.low > MANY_RUNAWAYS:
        yield Verdict("runaway", WATCH, "many", {"rate": drama.runaway}, drama.shown_by["runaway"])
    if drama.dead.low > MANY_DEAD:
        yield Verdict("dead", WATCH, "many", {"rate": drama.dead})


def of_points(points: Points, several: bool) -> Iterator[Verdict]:
    if several and points.ties.low > MANY_TIES:
        yield Verdict("ties", WATCH, "many", {"rate": points.ties})


def of_length(length: Length) -> Iterator[Verdict]:
    low, middle, high = length.turn_span
    figures: dict[str, Estimate | float] = {"low": low, "high": high, "middle": middle, "turns": length.turns}
    if len(length.histogram) == 1:
        yield Verdict("length", GOOD, "fixed", figures)
    elif low > 0 and high / low > SWINGING:
        yield Verdict("length", WATCH, "swings", figures, length.longest)
    else:
        yield Verdict("length", GOOD, "steady", figures)
