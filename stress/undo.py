"""Taken back and done again, saved and loaded: the same bytes, at every decision of many games."""

import json
import random
from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Any

from trivet.engine.game import Game, Told
from trivet.engine.match import Match, read_match
from trivet.engine.state import State
from trivet.games import IDS, load
from trivet.testing.contract import LONGEST, choose, some_options, some_rules

from .cores import Found, chunks, share_out
from .trial import Outcome, Scale, trial

CHUNK = 50
"""Games that a process plays before it reports."""
RARE = 10
"""One game in so many chooses among kinds of actions first, so that rare ones come."""


@trial(
    16,
    "do → undo where undo is offered, and save → load, at every decision of 10,000 games a game",
    "same bytes",
    minutes=20,
)
def run(scale: Scale) -> Outcome:
    tasks = [task for name in IDS for task in chunks(name, scale.of(4, 10_000), CHUNK)]
    return share_out(play_some, tasks, scale, compiled=True)


def play_some(task: tuple[str, int, int]) -> Found:
    name, first, games = task
    walks = [Walk(load(name), number) for number in range(first, first + games)]
    for one in walks:
        one.go()
    return sum((one.counts for one in walks), Counter()), [wrong for one in walks for wrong in one.wrong]


class Walk:
    """One game, played by chance, in which every action that can be is taken back and done again."""

    def __init__(self, played: Game, number: int) -> None:
        self.chance = random.Random(f"{played.id} {number}")
        self.rare = number % RARE == 0
        players = played.players[number % len(played.players)]
        options, rules = some_options(played, players, self.chance), some_rules(played, self.chance)
        self.played = load(played.id, rules_version=rules)  # its data may be others
        self.match = Match(self.played, options, self.chance.getrandbits(128), rules)
        self.name = f"game {number} of {played.id}"
        self.counts = Counter({f"games of {played.id}": 1})
        self.wrong: list[str] = []

    def go(self) -> None:
        match, played = self.match, self.played
        states = [bytes(match.state)]
        saved_at, saved = self.chance.randrange(100), match.save()
        while not played.over(match.state) and len(match.moves) < LONGEST:
            seat, action = self.choose()
            told = match.play(seat, action)
            states.append(bytes(match.state))
            if match.can_undo(seat):
                self.there_and_back(seat, action, told, *states[-2:])
            if len(match.moves) == saved_at:
                saved = match.save()
        self.expect(played.over(match.state), "it does not end")
        self.counts["decisions"] += len(states) - 1
        self.load(match.save(), saved, states)

    def choose(self) -> tuple[int, int]:
        played, state = self.played, self.match.state
        if self.rare:
            return choose(played, state, self.chance)
        seat = self.chance.choice(played.to_act(state))
        return seat, self.chance.choice(played.offers(state, seat))

    def there_and_back(self, seat: int, action: int, told: Told, before: bytes, after: bytes) -> None:
        match = self.match
        match.undo(seat)
        self.expect(bytes(match.state) == before, "undo leads elsewhere")
        again = match.play(seat, action)
        self.expect(bytes(match.state) == after and again.buffer == told.buffer, "done again it is another action")
        self.counts["undone and done again"] += 1

    def load(self, file: str, early: str, states: list[bytes]) -> None:
        """Loading plays a file's moves one after the other, and the file of an earlier decision holds the first of the
        same moves. So to note the state after each move of one load is to load the files of all decisions. That an
        early file is such a part of the last one, and loads as such, is shown at one decision of each game."""
        noting = Noting(**{part.name: getattr(self.played, part.name) for part in fields(self.played)})
        loaded = Match.load(noting, read_match(file))
        self.expect(noting.noted == states, "a file loads as another match")
        self.expect(loaded.save() == file, "a file that was loaded is saved as another")
        self.counts["saved and loaded"] += len(noting.noted)
        last, first = json.loads(file), json.loads(early)
        self.expect(first == last | {"moves": last["moves"][: len(first["moves"])]}, "an early file is no part of this")
        there = Match.load(self.played, read_match(early))
        self.expect(bytes(there.state) == states[len(first["moves"])], "an early file loads as another match")

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.wrong.append(f"{self.name}, after {len(self.match.moves)} moves: {what}")


@dataclass(frozen=True)
class Noting(Game):
    """The game itself, which notes every state on the way."""

    noted: list[bytes] = field(default_factory=list)

    def begin(self, options: Any, seed: int, rules_version: int | None = None) -> tuple[State, Told]:
        state, told = super().begin(options, seed, rules_version)
        self.noted.append(bytes(state))
        return state, told

    def play(self, state: State, seat: int, action: int) -> Told:
        told = super().play(state, seat, action)
        self.noted.append(bytes(state))
        return told
