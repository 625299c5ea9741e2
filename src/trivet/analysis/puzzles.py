"""Puzzles: matches as far as a move at which one answer is far better than the others, in many deals of what is hidden.

`found_in` looks for them in a match; `still_holds` asks the bots of today. Answers are graded by what they cost.
"""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from trivet.bots.network import learned
from trivet.engine.errors import TrivetError
from trivet.engine.game import Game
from trivet.engine.match import Match, Small, Word
from trivet.engine.package import folder
from trivet.engine.state import State

from .found import MISTAKE, THRESHOLDS
from .scales import Loss, Scales, luck
from .study import by_what

FILE = "puzzles.json"
"""In a game's own package."""
GLANCE = 400
"""Iterations of a first look at a decision;"""
SECOND = 2000
"""of a second one, where the first promises something: most that are no puzzles are dropped here, for little;"""
SEARCHED = 20_000
"""of the searches, with the network and by the terms, that must agree on the answer;"""
WEIGHED = 4000
"""and of what weighs other answers against it."""
APART = THRESHOLDS[MISTAKE]
"""What every other answer costs, at least."""
RIVALS = 4
"""Answers that are weighed, those that were most thought of; the others are graded by the search."""
FEWEST = 6
"""Answers to choose from, at least."""
LINE = 6
"""Moves of the line that the search expects, at most."""
MOST_SURE = 0.97
"""Who wins anyway has nothing to find."""


class BadPuzzle(TrivetError):
    """Puzzles that do not read, or that part from the rules."""


class Answer(msgspec.Struct, frozen=True):
    action: str
    cost: float
    """Chance that it loses against the best answer."""
    weighed: bool = False
    """With the same luck for both, to several depths; else as the search counts it."""


class Puzzle(msgspec.Struct, frozen=True):
    """A match prefix, and what the answers cost; the best first."""

    rules_version: Small
    options: dict[Word, int | Word]
    seed: str
    moves: list[tuple[int, str]]
    seat: int
    answers: list[Answer]
    line: list[tuple[int, str]] = []
    """What the search expects from the best answer on: seat and action."""

    @property
    def solution(self) -> str:
        return self.answers[0].action


class Graded(NamedTuple):
    """What a position's answers cost, the best first, and the line from there on."""

    answers: list[Answer]
    line: list[tuple[int, str]]


class Puzzles(msgspec.Struct):
    format: Literal["trivet puzzles"]
    format_version: Literal[1]
    game: str
    by: str
    """The rules, data and network that they were last checked by."""
    puzzles: list[Puzzle]


def own_puzzles(game: Game) -> Puzzles | None:
    """Those that come with a game."""
    file = folder(game.package) / FILE
    return read_puzzles(file.read_bytes()) if game.data is None and file.exists() else None


def read_puzzles(text: bytes) -> Puzzles:
    try:
        return msgspec.json.decode(text, type=Puzzles)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadPuzzle(f"These are no puzzles that Trivet made: {error}.") from None


def position(game: Game, puzzle: Puzzle) -> Match:
    """The match as far as the puzzle; raises BadPuzzle."""
    try:
        match = Match(game, puzzle.options, int(puzzle.seed, 16), puzzle.rules_version)
        for seat, text in puzzle.moves:
            match.play(seat, game.actions.read(text))
        offered = game.offers(match.state, puzzle.seat)
        if not {game.actions.read(answer.action) for answer in puzzle.answers} <= set(offered):
            raise BadPuzzle("An answer to this puzzle is not offered there.")
    except (TrivetError, ValueError) as error:
        raise BadPuzzle(f"A puzzle of {game.id} parts from the rules: {error}") from None
    return match


class Setter:
    """Finds puzzles of one game at one number of players."""

    def __init__(self, game: Game, players: int, effort: float = 1.0) -> None:
        """`effort`: the share of the iterations that are spent, for tests."""
        network = learned(game).network
        self.game = game
        self.scales = [Scales(game, players, each) for each in dict.fromkeys((network, None))]
        """With the network where there is one, and by the terms."""
        self._searched, self._weighed = max(GLANCE, round(SEARCHED * effort)), round(WEIGHED * effort)

    def found_in(self, match: Match, most: int) -> list[Puzzle]:
        """A few, each at another turn; anywhere in the match, as likely late as early."""
        decisions = []
        for number, (state, _, _) in enumerate(match.positions()):
            if number < len(match.moves):
                seat = match.moves[number][0]
                if len(self.game.offers(state, seat)) >= FEWEST:
                    decisions.append((number, seat, self.game.turn(state), self.game.hide(state, seat)))
        random.Random(luck("where", match.seed)).shuffle(decisions)
        found: dict[int, Puzzle] = {}
        for number, seat, turn, hidden in decisions:
            if len(found) == most:
                break
            if turn not in found and self._promises(hidden, seat) and (graded := self.graded(hidden, seat)):
                found[turn] = self._puzzle(match, number, seat, graded)
        return list(found.values())

    def _promises(self, hidden: State, seat: int) -> bool:
        """At a first look one answer stands out, and the game is not decided; at a second one, with the network and by the
        terms, it is the same."""
        looked = self.scales[0].look(hidden, seat, luck("glance", bytes(hidden)), GLANCE, 1)
        best, *others = looked.worths[: RIVALS + 1]
        if best >= MOST_SURE or best - max(others) <= APART:
            return False
        seconds = (scales.look(hidden, seat, luck("second", bytes(hidden)), SECOND, 1) for scales in self.scales)
        return all(look.actions[0] == looked.actions[0] for look in seconds)

    def graded(self, hidden: State, seat: int) -> Graded | None:
        """All answers by what they cost; none where it is no puzzle."""
        looks = [
            scales.look(hidden, seat, luck("puzzle", number, bytes(hidden)), self._searched, LINE)
            for number, scales in enumerate(self.scales)
        ]
        best = looks[0].actions[0]
        if any(look.actions[0] != best for look in looks):
            return None
        rivals = sorted((rank, action) for look in looks for rank, action in enumerate(look.actions[1 : RIVALS + 1]))
        losses: dict[int, float] = {}
        for rival in dict.fromkeys(action for _, action in rivals):  # the strongest first: failing shows soon
            costs = []
            for loss in self.lost(hidden, seat, rival, best):
                if loss.low <= 0.0 or loss.mean < APART:
                    return None
                costs.append(loss.mean)
            losses[rival] = costs[0]
        text, worth = self.game.actions.text, dict(zip(looks[0].actions, looks[0].worths, strict=True))
        least = min(losses.values())
        graded = [
            Answer(
                text(action), round(losses.get(action, max(least, worth[best] - worth[action])), 4), action in losses
            )
            for action in looks[0].actions[1:]
        ]
        answers = [Answer(text(best), 0.0, True), *sorted(graded, key=lambda answer: answer.cost)]
        return Graded(answers, [(whose, text(action)) for whose, action in looks[0].line])

    def lost(self, hidden: State, seat: int, action: int, best: int) -> Iterator[Loss]:
        """What an answer costs against the best, with the network, then by the terms."""
        seed = luck("answer", bytes(hidden))  # the same luck for all answers: the best is weighed once
        for scales in self.scales:
            yield scales.loss(hidden, seat, (action, best), seed, self._weighed, APART)

    def still_holds(self, puzzle: Puzzle) -> bool:
        """Whether every answer that was weighed is still a mistake, as the bots of today weigh it."""
        match = position(self.game, puzzle)
        hidden, read = self.game.hide(match.state, puzzle.seat), self.game.actions.read
        best = read(puzzle.solution)
        return all(
            loss.low > 0.0 and loss.mean > min(THRESHOLDS.values())
            for answer in puzzle.answers[1:]
            if answer.weighed
            for loss in self.lost(hidden, puzzle.seat, read(answer.action), best)
        )

    def _puzzle(self, match: Match, number: int, seat: int, graded: Graded) -> Puzzle:
        moves = [(who, self.game.actions.text(action)) for who, action in match.moves[:number]]
        seed = f"{match.seed:032x}"
        return Puzzle(match.rules_version, dict(match.options), seed, moves, seat, graded.answers, graded.line)


def collected(game: Game, puzzles: Sequence[Puzzle]) -> Puzzles:
    return Puzzles("trivet puzzles", 1, game.id, by_what(game), list(puzzles))


def write(puzzles: Puzzles, file: Path) -> None:
    part = file.with_name(f".{file.name}.part")
    try:
        part.write_bytes(msgspec.json.format(msgspec.json.encode(puzzles), indent=0) + b"\n")
        part.replace(file)
    except OSError as error:
        raise BadPuzzle(f"{file} cannot be written: {error.strerror or error}.") from None
