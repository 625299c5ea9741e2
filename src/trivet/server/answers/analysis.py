"""A finished match explained: how far its analysis is, what it has found, and tables at which the match is played on.

`Found` is what `trivet.analysis.telling` tells, field by field. Chances lie between 0 and 1; lists of them go by seat.
"""

from typing import Literal

from typing_extensions import TypedDict

from .lists import TableSummary
from .match import Reason
from .puzzles import ExpectedMove
from .table import Offer

AnalysisState = Literal["none", "waiting", "working", "done", "stopped", "failed"]
Called = Literal["inaccuracy", "mistake", "blunder"]
Phase = Literal["opening", "middle", "end"]


class Alternative(TypedDict, closed=True):
    """Something that could have been done."""

    offer: Offer
    worth: float
    """The seat's chance then, as the search counts it."""
    visits: int


class Decision(TypedDict, closed=True):
    """A move with more than one thing to do, judged by what its seat knew then."""

    move: int
    """Its place in the match, from 0."""
    seat: int
    depth: int
    """Iterations of the search; 0: it has not been looked at, and there is nothing but what was played."""
    phase: Phase
    offered: int
    """How many things there were to do."""
    played: Offer
    best: Offer | None
    choices: list[Alternative]
    """The most promising first; what was played is always among them."""
    line: list[ExpectedMove]
    """What the search expects, the best move first."""
    loss: float
    """Chance that it cost its seat against the best, weighed again with the same luck for both,"""
    low: float
    """and the 95 % interval of that."""
    high: float
    called: Called | None
    """Null: it is no mistake."""
    effect: list[float]
    """What a proven error did to every seat's chance; empty where none is."""
    reasons: list[Reason]
    """What the best move would have done more for, where this one is called something."""


class Moment(TypedDict, closed=True):
    """After a move, or the set-up: every seat's chance, and what of the change was luck."""

    chances: list[float]
    luck: list[float]
    depth: int
    luck_depth: int


class Account(TypedDict, closed=True):
    """Where a seat's chance went: result − start = deal + luck + own + others + remainder."""

    start: float
    """What a seat like it had before the deal."""
    result: float
    deal: float
    luck: float
    """What came by draws and dice, against what was to be expected of them;"""
    own: float
    """by its own errors,"""
    others: float
    """and by everybody else's."""
    remainder: float
    """What is left."""


class CalledCounts(TypedDict, closed=True):
    """How many moves are called what."""

    inaccuracy: int
    mistake: int
    blunder: int


class Level(TypedDict, closed=True):
    """How a seat played, in the whole match or a third of it."""

    decisions: int
    errors: float
    """The sum of proven losses,"""
    error: float | None
    """and for each decision; null: there were none."""
    called: CalledCounts


class Levels(TypedDict, closed=True):
    """How a seat played: in the whole match, and in its thirds by moves."""

    whole: Level
    opening: Level
    middle: Level
    end: Level


class TurningPoint(TypedDict, closed=True):
    """A move that swung the match."""

    move: int
    seat: int
    """Whose chance it moved."""
    change: float
    error: bool
    """One of the decisions, by its move; else what came to light by it was luck."""


class Found(TypedDict, closed=True):
    """What has been found of a match."""

    start: list[float]
    result: list[float]
    seats: list[int]
    """Who acted, by move."""
    positions: list[Moment]
    """From the set-up on: one more than there are moves."""
    decisions: list[Decision]
    accounts: list[Account]
    levels: list[Levels]
    turning_points: list[TurningPoint]
    """The largest, in the order of the match."""


class Analysis(TypedDict, closed=True):
    """How far the analysis of a finished match is, and what it has found."""

    state: AnalysisState
    depth: int
    """How deep every decision has been searched; 0: chances and luck alone, −1: nothing is found yet."""
    aim: int
    """How deep it was asked for; −1: it was not."""
    progress: float
    """How far it is on its way to the next depth, from 0 to 1."""
    failure: str | None
    """Why it went no further, as a sentence."""
    left: int
    """How many matches the person may still have analysed today."""
    revision: int
    """Grows with whatever is found: given as `known`, what was found is not told again until there is more."""
    found: Found | None
    """Null: there is nothing yet, or no more than is `known`."""


class Branch(TypedDict, closed=True):
    """A table at which a match is played on from one of its moves."""

    move: int
    """It parts from the match after so many moves."""
    table: TableSummary


class BranchOf(TypedDict, closed=True):
    """The match that a table plays on from, and after how many of its moves."""

    table: str
    move: int


class Branches(TypedDict, closed=True):
    """The person's tables that play a match on, the newest first; and where this table is one itself, what it plays on."""

    of: BranchOf | None
    branches: list[Branch]


class PhaseErrors(TypedDict, closed=True):
    """A third of a match: how many decisions, and the chance lost by proven errors in all of them together."""

    decisions: int
    errors: float


class PhasesErrors(TypedDict, closed=True):
    """The same for each third."""

    opening: PhaseErrors
    middle: PhaseErrors
    end: PhaseErrors


class CurvePoint(TypedDict, closed=True):
    """How the person played one match, by its analysis."""

    table: str
    """It may be gone by now."""
    players: int
    depth: int
    """Iterations of the search for each decision."""
    decisions: int
    errors: float
    """Chance lost by proven errors, in all decisions together."""
    phases: PhasesErrors
    luck: float
    """Chance that draws and dice brought,"""
    deal: float
    """and the deal."""
    ended: str
    """When the match did."""


class Noted(TypedDict, closed=True):
    """Whether it goes into the person's curve."""

    counts: bool
    """The person has played a seat themselves, their only one, to the end."""


class Curve(TypedDict, closed=True):
    """The person's last analysed matches of a game, the oldest first."""

    game: str
    matches: list[CurvePoint]
    """At most 200, the oldest first."""


class Curves(TypedDict, closed=True):
    """How the person's play has changed: a curve for each game of which a match of theirs has been analysed."""

    curves: list[Curve]
