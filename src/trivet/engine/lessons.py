"""Lessons: a game learnt by playing it. One is data: a match up to a position, then steps with what is to be done in each.

`lessons/*.toml` in a game's package; the words of each step stand in the game's catalogues (docs/lessons.md). What a lesson
asks for is written in the text forms of actions and in the names of events, so that whoever can play a match and read what
it tells can teach it: a server, a terminal, a page of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from .data import read
from .errors import BadLesson, IllegalAction
from .game import Game
from .package import folder
from .scripts import Opening, Pattern, opened, perform, read_script, scripts_in

FIRST = "first"
"""The lesson that newcomers are offered, a first game; it comes before the others."""
MOST_WAYS = 2_000
"""Positions that a lesson may lead through, however its moves are chosen."""
Word = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One idea: words, and what is to be done about it. Without a move to make it is read, and one goes on."""

    id: Word
    do: tuple[Pattern, ...] = ()
    """The moves to make, one after the other: `place 1,0`; `*` stands for anything, ` | ` between two either will do."""
    brings: Mapping[str, Any] = msgspec.field(default_factory=dict)
    """An event that the last of them must bring about, by its name and as many of its fields as matter."""
    wrong: Mapping[Word, tuple[Pattern, ...]] = msgspec.field(default_factory=dict)
    """What other moves are told, by the word that its text is found by: the first that fits."""
    then: tuple[Pattern, ...] = ()
    """What the others do after it, each move by whoever is to act."""
    light: tuple[str, ...] = ()
    """Places to light on the board, as the board names them; left out: those of the moves to make."""

    @property
    def moves(self) -> tuple[str, ...]:
        return self.do or (("*",) if self.brings else ())

    def right(self, made: int, text: str) -> bool:
        """Whether a move is the one to make after so many, as far as its text says."""
        return fits(self.moves[made], text)

    def told(self, text: str) -> str | None:
        """What a move that is not right is told."""
        return next((word for word, moves in self.wrong.items() if any(fits(move, text) for move in moves)), None)


class Lesson(Opening, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """What a file of a lesson holds: the position it begins with, and its steps."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)]
    """How long it takes, about."""
    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1, max_length=100)]

    @property
    def asked(self) -> list[int]:
        """How many moves are made before each step."""
        before = [0]
        for step in self.steps:
            before.append(before[-1] + len(step.moves))
        return before[:-1]


def fits(pattern: str, text: str) -> bool:
    """Whether a move, in its text form, is one that a pattern means."""
    return any(fits_one(each.split(), text.split()) for each in pattern.split("|"))


def fits_one(wanted: Sequence[str], said: Sequence[str]) -> bool:
    if list(wanted) == ["*"]:
        return True
    return len(wanted) == len(said) and all(want in ("*", word) for want, word in zip(wanted, said, strict=True))


class Teaching:
    """A lesson under way: the match as it stands, and what is asked for now."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self.match = opened(game, lesson, BadLesson)
        self.at = 0
        """The first step that speaks of this position,"""
        self.made = 0
        """and how many of the moves it asks for are made."""
        self.shown = len(self.match.moves)
        """How many moves there were before the last one of whoever learns."""

    @cached_property
    def _asking(self) -> dict[int, int]:
        asks = [number for number, step in enumerate(self.lesson.steps) if step.moves]
        return {
            at: next((n for n in asks if n >= at), len(self.lesson.steps)) for at in range(len(self.lesson.steps) + 1)
        }

    @property
    def asking(self) -> int:
        """The step whose move is to be made next; as many as there are: none, it is over."""
        return self._asking[self.at]

    @property
    def step(self) -> Step | None:
        return self.lesson.steps[self.asking] if self.asking < len(self.lesson.steps) else None

    def offers(self) -> list[int]:
        return self.game.offers(self.match.state, self.lesson.seat)

    def right(self) -> list[int]:
        """The moves, of all that are offered, that the lesson goes on with."""
        return [action for action in self.offers() if self.is_right(action)]

    def is_right(self, action: int) -> bool:
        step = self.step
        if step is None or not step.right(self.made, self.game.actions.text(action)):
            return False
        return self.made < len(step.moves) - 1 or self.brings(step.brings, action)

    def brings(self, wanted: Mapping[str, Any], action: int) -> bool:
        if not wanted:
            return True
        told = self.game.play(self.match.state.copy(), self.lesson.seat, action).to(self.lesson.seat)
        return any(all(event.get(name) == value for name, value in wanted.items()) for event in told)

    def wrong(self) -> dict[int, str]:
        """The others that are offered, with the word that each is told; empty: it is told nothing."""
        step, right = self.step, self.right()
        if step is None:
            return {}
        text = self.game.actions.text
        return {action: step.told(text(action)) or "" for action in self.offers() if action not in right}

    def play(self, action: int) -> None:
        """Make a move that is right, and what the others do after it; raises IllegalAction."""
        step = self.step
        if step is None or action not in self.right():
            raise IllegalAction("This is not the move that the lesson asks for here.")
        self.shown = len(self.match.moves)
        self.match.play(self.lesson.seat, action)
        if self.asking != self.at:
            self.at = self.asking
        self.made += 1
        if self.made == len(step.moves):
            self.at, self.made = self.asking + 1, 0
            perform(self.match, step.then, f"What follows the step {step.id}", BadLesson)


def taught(game: Game, lesson: Lesson, done: Sequence[int]) -> Teaching:
    """A lesson after these moves of whoever learns; raises IllegalAction where one is not what it asks for."""
    teaching = Teaching(game, lesson)
    for action in done:
        teaching.play(action)
    return teaching


def read_lesson(text: str, name: str) -> Lesson:
    """The lesson that a file holds, its form checked but not yet played; raises BadLesson."""
    lesson = read_script(text, name, Lesson, "lesson", BadLesson)
    ids = [step.id for step in lesson.steps]
    if twice := sorted({id for id in ids if ids.count(id) > 1}):
        raise BadLesson(f"{name}: there are two steps {', '.join(twice)}; call each by a name of its own.")
    return lesson


def check(game: Game, lesson: Lesson) -> int:
    """Play a lesson in every way that it allows, and try what is wrong in it; returns how many positions there were.

    Raises BadLesson where rules and lesson part: a script that cannot be played, a step that nobody can do, a wrong move
    that is told nothing, words for a move that cannot be made.
    """
    if lesson.game != game.id:
        raise BadLesson(f"This is a lesson of {lesson.game}, not of {game.id}.")
    if lesson.steps[-1].moves:
        raise BadLesson(f"Step {lesson.steps[-1].id}: the last step asks for no move; it says what was learnt.")
    said: set[tuple[str, str]] = set()
    positions = 0
    for teaching in ways(game, lesson):
        positions += 1
        if positions > MOST_WAYS:
            raise BadLesson(f"It can be played in more than {MOST_WAYS} ways: ask for fewer moves at a time.")
        step = teaching.step
        if step is None:
            continue
        if lesson.seat not in game.to_act(teaching.match.state):
            raise BadLesson(
                f"Step {step.id}: seat {lesson.seat} is not to act; `then` of the step before must go on until it is."
            )
        if not teaching.right():
            offered = ", ".join(game.actions.text(action) for action in teaching.offers())
            raise BadLesson(f"Step {step.id}: nothing that can be done is what it asks for. Offered are: {offered}.")
        for action, word in teaching.wrong().items():
            if not word:
                raise BadLesson(
                    f"Step {step.id}: who does {game.actions.text(action)!r} is told nothing; add it to `wrong`."
                )
            said.add((step.id, word))
    for step in lesson.steps:
        if silent := [word for word in step.wrong if (step.id, word) not in said]:
            raise BadLesson(
                f"Step {step.id}: nobody can be told {silent[0]!r}: no move that can be made there fits it."
            )
    return positions


def ways(game: Game, lesson: Lesson) -> Iterator[Teaching]:
    """A lesson at every position that it can lead to, each once."""
    begun: list[tuple[int, ...]] = [()]
    seen = set()
    while begun:
        done = begun.pop()
        teaching = taught(game, lesson, done)
        key = teaching.at, teaching.made, bytes(teaching.match.state)
        if key not in seen:
            seen.add(key)
            yield teaching
            begun += [(*done, action) for action in teaching.right()]


def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name, the first game first; raises BadLesson.

    None where it is played with a designer's data, of which they do not speak.
    """
    return {} if game.data is not None else lessons_in(game.package)


@lru_cache(64)
def lessons_in(package: str) -> dict[str, Lesson]:
    files = sorted(scripts_in(folder(package) / "lessons"), key=lambda file: (file.stem != FIRST, file.stem))
    return {file.stem: read_lesson(read(file), file.name) for file in files}


def words_of(lesson: str, taught: Lesson) -> list[str]:
    """The messages that a lesson is told with."""
    own = f"{taught.game}-lesson-{lesson}"
    words = [f"{own}-title"]
    for step in taught.steps:
        words += [f"{own}-{step.id}", *(f"{own}-{step.id}-{word}" for word in step.wrong)]
    return words


def lesson_file(path: Path) -> Lesson:
    return read_lesson(read(path), path.name)
