"""A match: a version of the rules, options, seed and actions in order. From it everything is rebuilt."""

import json
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import msgspec

from .commitment import SHARE, commitment
from .errors import BadMatch, IllegalAction, NothingToUndo, TrivetError
from .game import SEED_BITS, Game, Told
from .state import State

MOST_MOVES = 20_000
"""Far more than any game takes."""
Word = Annotated[str, msgspec.Meta(max_length=40)]
Small = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
ONLY_THE_LAST = (
    "Of several actions at once only the last may show something hidden or end the turn. Send what follows on its own."
)


Seed = Annotated[str, msgspec.Meta(pattern=SHARE, max_length=32)]


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a shuffle that players had a part in: the seed that was promised, and what every seat added to it."""

    seed: Seed
    shares: Annotated[list[Seed | None], msgspec.Meta(max_length=40)]


class MatchFile(msgspec.Struct, forbid_unknown_fields=True):
    """What a saved match holds."""

    format: Literal["trivet match"]
    format_version: Literal[1, 2]
    """2: with a promise,"""
    game: Word
    rules_version: Small
    options: Annotated[dict[Word, int | Word], msgspec.Meta(max_length=40)]
    seed: Seed
    """What it was dealt by."""
    moves: Annotated[
        list[tuple[int, Annotated[str, msgspec.Meta(max_length=200)]]], msgspec.Meta(max_length=MOST_MOVES)
    ]
    """Seat and action, the action in its text form."""
    data: Annotated[str, msgspec.Meta(max_length=500_000)] | None = None
    """The designer's data file it was played with, where that is not ours."""
    table: Annotated[str, msgspec.Meta(pattern=r"^[!-~]{1,64}(?!\n)$")] | None = None
    """The table it was played at, where a server dealt it,"""
    commitment: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)] | None = None
    """and the hash by which that server promised the seed before the first move: this one, or that of the promise."""
    promise: Promise | None = None

    def __post_init__(self) -> None:
        self.data = self.data or None
        if (self.promise is not None) != (self.format_version == 2):
            raise ValueError("Files of format_version 2 hold a promise, and others none")
        if self.promise is not None and (self.table is None or self.commitment is None):
            raise ValueError("A promise stands with the table and the commitment that it belongs to")


@dataclass(frozen=True)
class Step:
    """What a seat's actions lead to, worked out beside the match, which is as it was until it takes the step."""

    seat: int
    actions: tuple[int, ...]
    state: State
    told: tuple[Told, ...]
    """What each action made happen."""
    before: tuple[bytes, ...]
    """The states that undo can go back to; none where the last action has revealed something."""
    offers: Mapping[int, list[int]] = field(default_factory=dict)
    """What seats are offered then, as far as it is known."""


class Match:
    """A game under way, with its history."""

    def __init__(
        self, game: Game, options: Mapping[str, Any], seed: int | None = None, rules_version: int | None = None
    ) -> None:
        self.game = game
        self.rules_version = game.choose_rules(rules_version)
        self.options = game.choose_options(options)
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self.state, self.opening = game.begin(self.options, self.seed, self.rules_version)
        self.moves: list[tuple[int, int]] = []
        self._before: list[bytes] = []  # the states that undo can go back to, the oldest first

    def play(self, seat: int, action: int) -> Told:
        """Do it; an action that is not offered raises and changes nothing."""
        before, revealed = bytes(self.state), self.game.revealed(self.state)
        told = self.game.play(self.state, seat, action)
        self.moves.append((seat, action))
        if self.game.revealed(self.state) != revealed:
            self._before.clear()
        else:
            self._before.append(before)
        return told

    def replay(self, moves: Iterable[tuple[int, int]]) -> Iterator[tuple[int, Told]]:
        """Play moves that were made before, each when it is asked for: who made it, and what it makes happen."""
        for seat, action in moves:
            yield seat, self.play(seat, action)

    def advance(self, moves: Iterable[tuple[int, int]]) -> "Match":
        """All of them at once."""
        for _ in self.replay(moves):
            pass
        return self

    def after(self, moves: Iterable[tuple[int, int]]) -> "Match":
        """The match of the same shuffle, from its set-up to the end of these moves."""
        return Match(self.game, self.options, self.seed, self.rules_version).advance(moves)

    def foresee(self, seat: int, actions: Sequence[int], offers: Sequence[int] | None = None) -> Step:
        """Where these actions lead; raises where they cannot be done, or where one but the last reveals something.

        `offers`: what the seat is offered now, where that is known.
        """
        before, told, known = [bytes(self.state)], [], {}
        state = self.game.layout.read(before[0])
        revealed = self.game.revealed(state)
        for number, action in enumerate(actions):
            if self.game.revealed(state) != revealed:  # else what is refused would tell what comes to light
                raise IllegalAction(ONLY_THE_LAST)
            if number:
                before.append(bytes(state))
            happened, then, offered = self.game.play_on(state, seat, action, None if number else offers)
            told.append(happened)
            known = {then: offered}
        kept = before if self.game.revealed(state) == revealed else []
        return Step(seat, tuple(actions), state, tuple(told), tuple(kept), known)

    def take(self, step: Step) -> None:
        """Go where a step leads that was worked out from here, by this match or by another that stood here."""
        self.state = step.state
        self.moves += [(step.seat, action) for action in step.actions]
        if step.before:
            self._before += step.before
        else:
            self._before.clear()

    def can_undo(self, seat: int) -> bool:
        """Nothing was revealed since that seat's last action, and nobody else has acted."""
        return bool(self._before) and self.moves[-1][0] == seat

    def undone(self, seat: int) -> State:
        """The state that taking back that seat's last action leads to."""
        if not self.can_undo(seat):
            raise NothingToUndo("Nothing to take back: your last action ended the turn or showed something hidden.")
        return self.game.layout.read(self._before[-1])

    def undo(self, seat: int) -> None:
        """Take that seat's last action back."""
        self.state = self.undone(seat)
        self._before.pop()
        self.moves.pop()

    def positions(self) -> Iterator[tuple[State, Told, int | None]]:
        """Every position from the set-up on, what led to it, and the seat that acted. The state changes in place."""
        match = self.after(())
        yield match.state, match.opening, None
        for seat, told in match.replay(self.moves):
            yield match.state, told, seat

    def save(self, table: str | None = None, promise: Promise | None = None) -> str:
        """The match as JSON; with the table it was played at, and its commitment, where a server dealt it."""
        promised = self.seed if promise is None else int(promise.seed, 16)
        file = MatchFile(
            format="trivet match",
            format_version=1 if promise is None else 2,
            game=self.game.id,
            rules_version=self.rules_version,
            options=self.options,
            seed=f"{self.seed:032x}",
            moves=[(seat, self.game.actions.text(action)) for seat, action in self.moves],
            data=self.game.data,
            table=table,
            commitment=None if table is None else commitment(self.game.id, table, promised),
            promise=promise,
        )
        said = msgspec.to_builtins(file)
        if promise is None:
            del said["promise"]
        return json.dumps(said, ensure_ascii=False) + "\n"

    @staticmethod
    def load(game: Game, file: MatchFile) -> "Match":
        """The match that a file holds, played through; raises BadMatch."""
        if file.game != game.id:
            raise BadMatch(f"This is a match of {file.game}, not of {game.id}.")
        game.choose_rules(file.rules_version)
        if not game.plays_with(file.data, file.rules_version):
            raise BadMatch(
                f"This match of {game.id} was played with another data file. Load the game with the one that it carries: "
                f"`trivet replay` does so where --data is left out."
            )
        try:
            match = Match(game, file.options, int(file.seed, 16), file.rules_version)
        except TrivetError as error:
            raise BadMatch(f"This match cannot be set up: {error}") from None
        try:
            match.advance((seat, game.actions.read(text)) for seat, text in file.moves)
        except TrivetError as error:
            raise BadMatch(f"Move {len(match.moves)} of this match cannot be played: {error}") from None
        return match


def read_match(text: str | bytes) -> MatchFile:
    """A saved match, its form checked but not yet played; raises BadMatch."""
    try:
        return msgspec.json.decode(text, type=MatchFile)
    except msgspec.ValidationError as error:
        raise BadMatch(f"This is no match that Trivet saved: {error}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMatch(f"This is no match that Trivet saved: it is not JSON ({error}).") from None


def match_schema() -> dict[str, Any]:
    """The JSON Schema of a saved match."""
    return msgspec.json.schema(MatchFile)
