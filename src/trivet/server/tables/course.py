"""The course of a table: the replay of its commands. Nothing here waits, and nothing here is stored."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from trivet.engine.errors import BadMatch, TrivetError
from trivet.engine.game import Game, Told
from trivet.engine.match import Match, Step
from trivet.engine.state import State

from ..answers.match import Progress
from ..answers.table import ViewForm
from ..storage.records import CommandRecord, Kind, TableRecord


class Sight(NamedTuple):
    """What somebody sees of a position, in JSON."""

    view: msgspec.Raw
    scores: msgspec.Raw


class Stage(NamedTuple):
    """How far a match is: turns are counted from 0, rounds from 1, with 0 for the set-up."""

    turn: int
    round: int


class Made(NamedTuple):
    """A move of a match: its place, who made it, how far the match was, and what it made happen."""

    number: int
    seat: int
    stage: Stage
    told: Told


class Course:
    """Where a table stands, and how it came there."""

    def __init__(self, game: Game, table: TableRecord) -> None:
        self.game = game
        self.match = match_of(game, table)
        self.told: list[Told] = []
        """What each move made happen,"""
        self.stages: list[Stage] = []
        """and the turn and the round in which it was made."""
        self.endings: set[int] = set()
        """The moves by which a turn ended by itself."""
        self.lengths = [0]
        """How many moves there were at each version."""
        self.sights: dict[tuple[int | None, ViewForm], Sight] = {}
        """How seats see the present position, as far as any has looked; in a game without secrets all as spectators do."""
        self.progress: Progress | None = None
        """How the points of a finished game grew, where somebody has asked."""
        self._foreseen: dict[tuple[int, Kind, tuple[int, ...]], Step | Match | State] = {}
        """Where the last command that was asked about would lead from here."""
        self._offers: list[list[int]] | None = None
        """What each seat is offered, where it has been worked out."""
        self._to_act: tuple[int, ...] | None = None
        self._stage: Stage | None = None
        self._since = [0] * self.match.state.fields().players

    @property
    def version(self) -> int:
        return len(self.lengths) - 1

    def since(self, seat: int) -> int:
        """The version at which the seat's present decision came up: it has acted, or its offers have changed."""
        return self._since[seat]

    def stale(self, seat: int, version: int) -> bool:
        """Whether whoever saw that version saw another decision than the seat now has."""
        return not self._since[seat] <= version <= self.version

    def log_keep(self, version: int) -> int:
        """How many moves that version and every later one have in common."""
        if version == self.version:
            return self.lengths[-1]
        return min(self.lengths[version:]) if 0 <= version < self.version else 0

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act in this position; none when the game is over."""
        if self._to_act is None:
            self._to_act = self.game.to_act(self.match.state)
        return self._to_act

    @property
    def stage(self) -> Stage:
        """The turn and the round under way."""
        if self._stage is None:
            self._stage = stage_of(self.match)
        return self._stage

    def offers(self, seat: int) -> list[int]:
        """The legal actions of a seat; empty when it is not to act."""
        return self._all_offers()[seat]

    def outcome(self, seat: int, kind: Kind, actions: tuple[int, ...]) -> State:
        """The state that a command would lead to; raises where it cannot be done. Nothing changes."""
        found = self._foresee(seat, kind, actions)
        return found if isinstance(found, State) else found.state

    def step(self, command: CommandRecord) -> Step | None:
        """The step that a command makes from here, where it is known already."""
        found = self._foreseen.get((command.seat, command.kind, command.actions))
        return found if isinstance(found, Step) else None

    def apply(self, command: CommandRecord) -> None:
        """Carry a command out that is possible. What `outcome` has worked out is not worked out again."""
        before = self._all_offers()
        found = self._foresee(command.seat, command.kind, command.actions)
        match found:
            case Step() as step:
                self._take(step)
            case Match() as earlier:
                self.match = earlier
                del self.told[command.actions[0] :], self.stages[command.actions[0] :]
            case _:
                self.match.undo(command.seat)
                self.told.pop()
                self.stages.pop()
        self._moved_on(command.kind)
        now = self._all_offers(found.offers if isinstance(found, Step) else {})
        for seat, (had, has) in enumerate(zip(before, now, strict=True)):
            if seat == command.seat or had != has or command.kind == "takeback":
                self._since[seat] = self.version

    def follow(self, step: Step, since: Sequence[int], kind: Kind) -> None:
        """Take a step that another worker has made, and its word for when decisions came up: no rule is carried out."""
        self._take(step)
        self._moved_on(kind)
        self._since = list(since)

    def decisions(self) -> list[int]:
        """When each seat's present decision came up."""
        return list(self._since)

    def moves_after(self, kind: Kind, actions: Sequence[int]) -> int:
        """How many moves there would be after a command."""
        if kind == "takeback":
            return actions[0]
        return len(self.match.moves) + (-1 if kind == "undo" else len(actions))

    def _foresee(self, seat: int, kind: Kind, actions: tuple[int, ...]) -> Step | Match | State:
        """Where a command leads: a step ahead, the match as it was earlier, or its last state but one."""
        key = seat, kind, actions
        if key not in self._foreseen:
            found: Step | Match | State
            if kind == "undo":
                found = self.match.undone(seat)
            elif kind == "takeback":
                found = self.match.after(self.match.moves[: actions[0]])
            else:
                found = self.match.foresee(seat, actions, self.offers(seat))
            self._foreseen = {key: found}
        return self._foreseen[key]

    def _take(self, step: Step) -> None:
        self.stages += [self.stage] * len(step.told)  # only the last of several actions can end the turn
        self.match.take(step)
        self.told += step.told

    def _moved_on(self, kind: Kind) -> None:
        moves = len(self.match.moves)
        self.endings = {move for move in self.endings if move < moves}
        if kind == "ending":
            self.endings.add(moves - 1)
        self.lengths.append(moves)
        self.sights.clear()
        self._foreseen.clear()
        self._offers = self._to_act = self._stage = None

    def _all_offers(self, known: Mapping[int, list[int]] = MappingProxyType({})) -> list[list[int]]:
        if self._offers is None:
            state = self.match.state
            seats = range(state.fields().players)
            self._offers = [known[s] if s in known else self.game.offers(state, s) for s in seats]
        return self._offers


def stage_of(match: Match) -> Stage:
    return Stage(match.game.turn(match.state), match.game.round_of(match.state))


def match_of(game: Game, table: TableRecord) -> Match:
    """The match of a table at its set-up, by the rules that it was begun by."""
    return Match(game, table.options, table.deal, table.rules_version)


def replayed(match: Match, moves: Iterable[tuple[int, int]]) -> Iterator[Made]:
    """Each of these moves as it is made in a match."""
    stage = stage_of(match)
    for seat, told in match.replay(moves):
        yield Made(len(match.moves) - 1, seat, stage, told)
        stage = stage_of(match)


def replay(game: Game, table: TableRecord, commands: Iterable[CommandRecord]) -> Course:
    """The course that a stored table has taken; raises BadMatch where these rules cannot play it."""
    game.choose_rules(table.rules_version)
    try:
        course = Course(game, table)
        for command in commands:
            course.apply(command)
    except (TrivetError, IndexError) as error:
        raise BadMatch(f"This table cannot be played on: {error}") from None
    return course
