"""What an analysis has found, as plain data that is kept and read again.

Chances lie between 0 and 1; a list of them goes by seat. The sum of everything is `accounts`: where each seat's chance went.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec

from trivet.engine.errors import TrivetError

INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
THRESHOLDS = {BLUNDER: 0.15, MISTAKE: 0.10, INACCURACY: 0.05}
"""A move is called so that has lost so much of its seat's chance, when the interval of that loss excludes zero."""
PHASES = ("opening", "middle", "end")
"""The thirds of a match, by its moves."""
MOST = 8
"""Turning points that are told, at most;"""
SWING = 0.05
"""of those that luck made, the ones that moved a seat's chance by this much. Every move that is called something is one."""
Chances = list[float]


class BadAnalysis(TrivetError):
    """A match that cannot be analysed, or a kept analysis that does not read or belongs to something else."""


class Reason(msgspec.Struct, frozen=True):
    """A term of the game's evaluation, and by how many points one move does more for it than others."""

    term: str
    gain: float


class Choice(msgspec.Struct, frozen=True):
    """Something that could have been done: its worth is the seat's chance then, as the search counts it."""

    action: str
    worth: float
    visits: int


class Decision(msgspec.Struct):
    """A move with more than one thing to do, as a search found it."""

    move: int
    """The number of the move in the match, from 0."""
    seat: int
    played: str
    offered: int
    depth: int
    """Iterations of the search."""
    best: str
    choices: list[Choice]
    """The most promising first; what was played is always among them."""
    line: list[tuple[int, str]]
    """What the search expects after the best move: seat and action."""
    loss: float = 0.0
    """Chance that the move cost its seat against the best, weighed again with the same luck for both; 0 where they are one;"""
    low: float = 0.0
    high: float = 0.0
    """its 95 % interval."""
    effect: Chances = []
    """What the error did to every seat's chance; empty where none is proven."""
    reasons: list[Reason] = []
    """What the best move would have done more for, where the move is called something."""

    @property
    def proven(self) -> bool:
        return self.low > 0.0

    @property
    def called(self) -> str | None:
        return call(self.loss, self.low)


class Position(msgspec.Struct):
    """After a move (or the set-up): every seat's chance, and what of the change was luck."""

    chances: Chances
    luck: Chances
    depth: int = 0
    """Of the decision's search that chances were foreseen beside; 0: they are told at once."""
    luck_depth: int = -1
    """The same of luck; −1: nothing came to light, or it is not measured yet."""


class Account(msgspec.Struct):
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
    """What the network, by which chances are told, had not foreseen of moves that were no errors, and noise."""


class Level(msgspec.Struct):
    """How a seat played: its errors for each decision, in the whole match or a third of it."""

    decisions: int
    errors: float
    """The sum of proven losses."""
    called: dict[str, int]

    @property
    def error(self) -> float | None:
        return self.errors / self.decisions if self.decisions else None


class Analysis(msgspec.Struct):
    format: Literal["trivet analysis"]
    format_version: Literal[1]
    game: str
    match: str
    """A hash of the match,"""
    by: str
    """and of the rules, the bots and the network that it was analysed with."""
    seed: int
    players: int
    depth: int
    """What every decision has been searched to, at least; 0: chances and luck alone."""
    start: Chances
    result: Chances
    positions: list[Position]
    """From the set-up on, one more than there are moves."""
    decisions: list[Decision]
    seats: Annotated[list[int], msgspec.Meta(description="The seat that acted, by move.")]

    def accounts(self) -> list[Account]:
        found = []
        for seat in range(self.players):
            deal = self.positions[0].chances[seat] - self.start[seat]
            luck = sum(position.luck[seat] for position in self.positions if position.luck)
            errors = [(one.seat, one.effect[seat]) for one in self.decisions if one.effect]
            own = sum(effect for whose, effect in errors if whose == seat)
            others = sum(effect for whose, effect in errors if whose != seat)
            change = self.result[seat] - self.start[seat]
            rest = change - deal - luck - own - others
            found.append(Account(self.start[seat], self.result[seat], deal, luck, own, others, rest))
        return found

    def level(self, seat: int, phase: str | None = None) -> Level:
        some = [
            one
            for one in self.decisions
            if one.seat == seat and one.depth and phase in (None, phase_of(one.move, len(self.seats)))
        ]
        called = {name: sum(one.called == name for one in some) for name in THRESHOLDS}
        return Level(len(some), sum(one.loss for one in some if one.proven), called)


def call(loss: float, low: float) -> str | None:
    """The name of a loss: none where its interval holds zero, or it is too small."""
    if low <= 0.0:
        return None
    return next((name for name, least in THRESHOLDS.items() if loss >= least), None)


def phase_of(move: int, moves: int) -> str:
    return PHASES[min(len(PHASES) - 1, move * len(PHASES) // max(1, moves))]


@dataclass(frozen=True)
class Turn:
    """A turning point: a move that swung the match."""

    move: int
    seat: int
    """Whose chance it moved: who erred, or whom luck touched most."""
    change: float
    decision: Decision | None
    """The error; none: it was luck."""


def turning_points(found: Analysis, most: int = MOST) -> list[Turn]:
    """The largest, in the order of the match."""
    turns = [Turn(one.move, one.seat, -one.loss, one) for one in found.decisions if one.called]
    for number, position in enumerate(found.positions[1:]):
        touched = max(range(found.players), key=lambda seat: (position.luck[seat], -seat))
        hurt = min(range(found.players), key=lambda seat: (position.luck[seat], seat))
        seat = touched if position.luck[touched] >= -position.luck[hurt] else hurt
        if abs(position.luck[seat]) >= SWING:
            turns.append(Turn(number, seat, position.luck[seat], None))
    turns.sort(key=lambda turn: (-abs(turn.change), turn.move))
    return sorted(turns[:most], key=lambda turn: (turn.move, turn.decision is not None))


def read_analysis(text: str | bytes) -> Analysis:
    """An analysis as it was kept; raises BadAnalysis."""
    try:
        return msgspec.json.decode(text, type=Analysis)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadAnalysis(f"This is no analysis that Trivet kept: {error}.") from None
