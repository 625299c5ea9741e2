"""Puzzles made from games of bots, and checked: a unit of work is one match, or one puzzle.

A folder keeps what was found, a line of JSON for each match: an interrupted search goes on where it stopped.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from pathlib import Path

import msgspec

from trivet.analysis.puzzles import FILE, BadPuzzle, Puzzle, Puzzles, Setter, collected, write
from trivet.analysis.study import by_what
from trivet.engine.game import Game
from trivet.games import load

from .matches import driven_match
from .processes import Where, spread

BOT = "hard"
OF_ONE_MATCH = 1
"""Puzzles that a match gives, at most: no two are alike."""
LOT = 4
"""Matches for each worker between two looks at whether there are enough puzzles."""


class Looked(msgspec.Struct):
    """What was found in a match."""

    number: int
    by: str
    seed: int
    players: int
    puzzles: list[Puzzle]


@dataclass(frozen=True)
class Task:
    game: str
    players: int
    seed: int
    number: int


@lru_cache(4)
def setter(game: str, players: int) -> Setter:
    return Setter(load(game), players)


def look_into(task: Task) -> Looked:
    """Play a match and look for puzzles in it."""
    game = load(task.game)
    match = driven_match(game, {"players": task.players}, [BOT] * task.players, task.seed, task.number)
    found = setter(task.game, task.players).found_in(match, OF_ONE_MATCH)
    return Looked(task.number, by_what(game), task.seed, task.players, found)


def check_one(about: tuple[str, Puzzle]) -> bool:
    game, puzzle = about
    return setter(game, int(puzzle.options["players"])).still_holds(puzzle)


class Making:
    """Puzzles of one game, in a folder."""

    def __init__(self, game: Game, out: Path, seed: int, players: tuple[int, ...]) -> None:
        self.game, self.out, self.seed, self.players = game, out, seed, players
        self.log = out / "matches.jsonl"
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadPuzzle(f"Nothing can be kept in {out}: {error.strerror or error}.") from None
        self.looked: dict[int, Looked] = {}
        self._recall()

    def _recall(self) -> None:
        """What was found by the same bots, with the same seed and numbers of players."""
        if not self.log.exists():
            return
        by = by_what(self.game)
        for line in self.log.read_bytes().splitlines():
            try:
                one = msgspec.json.decode(line, type=Looked)
            except msgspec.DecodeError:
                continue  # the run was ended while it wrote this line
            if (one.by, one.seed, one.players) == (by, self.seed, self._players_of(one.number)):
                self.looked[one.number] = one

    def _players_of(self, number: int) -> int:
        return self.players[number % len(self.players)]

    def puzzles(self) -> list[Puzzle]:
        return [puzzle for number in sorted(self.looked) for puzzle in self.looked[number].puzzles]

    def make(self, wanted: int, where: Where) -> Iterator[int]:
        """Look on until there are so many; yields how many there are, after every match."""
        numbers = (number for number in count() if number not in self.looked)
        while len(self.puzzles()) < wanted:
            lot = [next(numbers) for _ in range(LOT * max(1, where.workers))]
            tasks = [Task(self.game.id, self._players_of(number), self.seed, number) for number in lot]
            for one in spread(look_into, tasks, where):
                with self.log.open("ab") as file:
                    file.write(b"\n" + msgspec.json.encode(one) + b"\n")
                self.looked[one.number] = one
                yield min(wanted, len(self.puzzles()))
        self.keep(wanted)

    def keep(self, most: int) -> Path:
        """Write down those that there are."""
        file = self.out / FILE
        write(collected(self.game, self.puzzles()[:most]), file)
        return file


def checked(puzzles: Puzzles, where: Where, done: Callable[[int], None]) -> list[int]:
    """The numbers of those that no longer hold."""
    failed = []
    tasks = [(puzzles.game, puzzle) for puzzle in puzzles.puzzles]
    for number, holds in enumerate(spread(check_one, tasks, where)):
        done(1)
        if not holds:
            failed.append(number)
    return failed
