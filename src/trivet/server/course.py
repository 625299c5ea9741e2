"""The course of a table: the replay of its commands. Nothing here waits, and nothing here is stored."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from trivet.engine.data import designer_data
from trivet.engine.errors import BadMatch, IllegalAction, TrivetError
from trivet.engine.game import Game, Told
from trivet.engine.match import Match
from trivet.engine.state import State

from .records import CommandRecord, Kind, TableRecord

ONLY_THE_LAST = (
    "Of several actions at once only the last may show something hidden or end the turn. Send what follows on its own."
)


class Sight(NamedTuple):
    """What somebody sees of a position, in JSON."""

    view: msgspec.Raw
    scores: msgspec.Raw


class Course:
    """Where a table stands, and how it came there."""

    def __init__(self, game: Game, table: TableRecord) -> None:
        self.game = game
        self.match = match_at(game, table)
        self.told: list[Told] = []
        """What each move made happen."""
        self.lengths = [0]
        """How many moves there were at each version."""
        self.sights: dict[int | None, Sight] = {}
        """How seats see the present position, as far as any has looked; in a game without secrets all as spectators do."""
        self._foreseen: dict[tuple[int, Kind, tuple[int, ...]], State] = {}
        """Where commands would lead from here, as far as anybody has asked."""
        self._offers = self._all_offers()
        self._since = [0] * len(self._offers)

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
        return min(self.lengths[version:]) if 0 <= version <= self.version else 0

    def outcome(self, seat: int, kind: Kind, actions: tuple[int, ...]) -> State:
        """The state that a command would lead to; raises where it cannot be done. Nothing changes."""
        if (seat, kind, actions) not in self._foreseen:
            self._foreseen = {(seat, kind, actions): self._foresee(seat, kind, actions)}
        return self._foreseen[seat, kind, actions]

    def _foresee(self, seat: int, kind: Kind, actions: tuple[int, ...]) -> State:
        if kind == "undo":
            return self.match.undone(seat)
        if kind == "takeback":
            return self._match_of(actions[0]).state
        state = self.match.state.copy()
        revealed = self.game.revealed(state)
        for action in actions:
            if self.game.revealed(state) != revealed:  # else a command that is refused would tell what comes to light
                raise IllegalAction(ONLY_THE_LAST)
            self.game.play(state, seat, action)
        return state

    def apply(self, command: CommandRecord) -> None:
        """Carry a command out that `outcome` has shown to be possible."""
        if command.kind == "undo":
            self.match.undo(command.seat)
            self.told.pop()
        elif command.kind == "takeback":
            self.match = self._match_of(command.actions[0])
            del self.told[command.actions[0] :]
        else:
            self.told += [self.match.play(command.seat, action) for action in command.actions]
        self.lengths.append(len(self.match.moves))
        self.sights.clear()
        self._foreseen.clear()
        offers = self._all_offers()
        for seat, (before, now) in enumerate(zip(self._offers, offers, strict=True)):
            if seat == command.seat or before != now or command.kind == "takeback":
                self._since[seat] = self.version
        self._offers = offers

    def moves_after(self, kind: Kind, actions: Sequence[int]) -> int:
        """How many moves there would be after a command."""
        if kind == "takeback":
            return actions[0]
        return len(self.match.moves) + (len(actions) if kind == "play" else -1)

    def _match_of(self, moves: int) -> Match:
        """The match as it was after so many moves: the same shuffle, played again."""
        match = Match(self.game, self.match.options, self.match.seed, self.match.rules_version)
        for seat, action in self.match.moves[:moves]:
            match.play(seat, action)
        return match

    def _all_offers(self) -> list[list[int]]:
        state = self.match.state
        return [self.game.offers(state, seat) for seat in range(state.fields().players)]


def match_at(game: Game, table: TableRecord, moves: Iterable[tuple[int, int]] = ()) -> Match:
    """The match of a table, played from its set-up as far as these moves, by the rules that it was begun by."""
    match = Match(game, table.options, table.seed, table.rules_version)
    for seat, action in moves:
        match.play(seat, action)
    return match


def replay(game: Game, table: TableRecord, commands: Iterable[CommandRecord]) -> Course:
    """The course that a stored table has taken; raises BadMatch where these rules cannot play it."""
    game.choose_rules(table.rules_version)
    if (table.data or "") != designer_data(game.id):
        raise BadMatch(f"This table of {game.id} was played with another data file. Start the server with that one.")
    try:
        course = Course(game, table)
        for command in commands:
            course.apply(command)
    except (TrivetError, IndexError) as error:
        raise BadMatch(f"This table cannot be played on: {error}") from None
    return course
