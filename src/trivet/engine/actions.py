"""Actions: an integer in a fixed space, a typed form and a text form, each of which reads back.

`place` with a cell is 817, `{"verb": "place", "cell": [3, -1]}` and `place 3,-1`.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from .errors import InvalidAction
from .names import names


class Argument(Protocol):
    """A kind of argument: `size` values, each with a typed form; text forms are made of typed ones."""

    @property
    def size(self) -> int: ...

    def form(self, value: int) -> Any: ...

    def read(self, form: Any) -> int: ...


def whole(form: Any) -> int:
    if isinstance(form, bool) or not isinstance(form, int):
        raise InvalidAction(f"{form!r} is not a whole number.")
    return form


@dataclass(frozen=True)
class Number:
    """`size` numbers from `first` on: a tile, a deck, a seat, a count."""

    size: int
    first: int = 0

    def form(self, value: int) -> int:
        return value + self.first

    def read(self, form: Any) -> int:
        value = whole(form) - self.first
        if not 0 <= value < self.size:
            raise InvalidAction(f"{form} is out of range: {self.first} to {self.size - 1 + self.first}.")
        return value


@dataclass(frozen=True)
class Word:
    """One of a list of words, each of one piece: a gift, a resource."""

    words: tuple[str, ...]
    name: str = ""
    """What such a word is called, where it is a thing of its own: types are named by it."""

    @property
    def size(self) -> int:
        return len(self.words)

    def form(self, value: int) -> str:
        return self.words[value]

    def read(self, form: Any) -> int:
        if form not in self.words:
            raise InvalidAction(f"{form!r} is none of {', '.join(self.words)}.")
        return self.words.index(form)


@dataclass(frozen=True)
class Pair:
    """Two numbers from 0 to n − 1, counted from `origin`: the ends of a route, or a cell of a grid."""

    n: int
    origin: int = 0

    @property
    def size(self) -> int:
        return self.n * self.n

    def form(self, value: int) -> list[int]:
        return [value % self.n - self.origin, value // self.n - self.origin]

    def read(self, form: Any) -> int:
        if not isinstance(form, list | tuple) or len(form) != 2:
            raise InvalidAction(f"{form!r} is not a pair of numbers like 3,-1.")
        x, y = (whole(n) + self.origin for n in form)
        if not (0 <= x < self.n and 0 <= y < self.n):
            raise InvalidAction(f"{form} is out of range: {-self.origin} to {self.n - 1 - self.origin} each.")
        return y * self.n + x


@dataclass(frozen=True)
class Several:
    """Several numbers from 0 to n − 1 in one, at most `most`: a way over tiles. Of more those before the last are left out."""

    n: int
    most: int

    @property
    def size(self) -> int:
        return int((self.n + 1) ** self.most)

    def form(self, value: int) -> list[int]:
        found = []
        while value > 0:
            value, number = divmod(value, self.n + 1)
            found.append(number - 1)
        return found

    def read(self, form: Any) -> int:
        if not isinstance(form, list | tuple) or not all(number in range(self.n) for number in form):
            raise InvalidAction(f"{form!r} are no numbers like [0, 4, 2], each from 0 to {self.n - 1}.")
        value = 0
        for number in reversed(form):
            value = value * (self.n + 1) + number + 1
        return value


class Actions:
    """The action space of a game: its verbs, each with its arguments, numbered one after the other.

    `names` are the verbs for rules, each the number of its first action: `Verb.PLACE + cell` is an action.
    """

    def __init__(self, **verbs: dict[str, Argument]) -> None:
        self.verbs = verbs
        self.first: dict[str, int] = {}
        self.size = 0
        for verb, arguments in verbs.items():
            self.first[verb] = self.size
            self.size += int(np.prod([kind.size for kind in arguments.values()], dtype=np.int64))
        self.names = names(" ".join(verbs).upper(), self.first.values())
        self._verbs, self._starts = list(self.first), list(self.first.values())

    def base(self) -> npt.NDArray[np.int64]:
        """For every action the first action of its verb, so that rules can ask `BASE[action] == Verb.PLACE`."""
        starts = np.array([*self.first.values(), self.size], np.int64)
        return np.repeat(starts[:-1], np.diff(starts))

    def asked(self, phases: Sequence[str], **verbs: str) -> npt.NDArray[np.int64]:
        """For every action the phases, among these, in which its verb is asked for: `ASKED[action, s.phase]`."""
        rows = np.zeros((self.size, len(phases)), np.int64)
        base = self.base()
        for verb, when in verbs.items():
            for phase in when.split():
                rows[base == self.first[verb], phases.index(phase)] = 1
        return rows

    def form(self, action: int) -> dict[str, Any]:
        """The typed form of an action."""
        if isinstance(action, bool) or not 0 <= action < self.size:
            raise InvalidAction(f"{action} is no action of this game: its actions are 0 to {self.size - 1}.")
        verb = self._verbs[bisect_right(self._starts, action) - 1]
        rest = int(action) - self.first[verb]
        arguments: dict[str, Any] = {}
        for name, kind in self.verbs[verb].items():
            arguments[name] = kind.form(rest % kind.size)
            rest //= kind.size
        return {"verb": verb, **arguments}

    def number(self, verb: str, /, **arguments: Any) -> int:
        """The action with this typed form."""
        kinds = self.verbs.get(verb)
        if kinds is None:
            raise InvalidAction(f"{verb!r} is none of this game's verbs: {', '.join(self.verbs)}.")
        if set(arguments) != set(kinds):
            wanted = ", ".join(kinds) or "no argument"
            raise InvalidAction(f"{verb} takes {wanted}, not {', '.join(arguments) or 'nothing'}.")
        action, step = self.first[verb], 1
        for name, kind in kinds.items():
            try:
                action += step * kind.read(arguments[name])
            except InvalidAction as error:
                raise InvalidAction(f"{verb}, {name}: {error}") from None
            step *= kind.size
        return action

    def text(self, action: int) -> str:
        """The text form: the verb, then its arguments, as in `place 3,-1` or `end turn`."""
        return self.spoken(self.form(action))

    def spoken(self, form: Mapping[str, Any]) -> str:
        """The text form of a typed one."""
        verb, *arguments = form.values()
        shown = [",".join(map(str, a)) if isinstance(a, list) else str(a) for a in arguments]
        return " ".join([verb.replace("_", " "), *shown])

    def read(self, form: Any) -> int:
        """The action whose number, typed form or text form this is."""
        if isinstance(form, str):
            return self._read_text(form)
        if isinstance(form, Mapping):
            arguments = {str(key): value for key, value in form.items()}
            return self.number(str(arguments.pop("verb", "")), **arguments)
        if isinstance(form, int | np.integer) and not isinstance(form, bool):
            self.form(int(form))
            return int(form)
        raise InvalidAction(f"{form!r} is no action: give its number, its typed form or its text.")

    def _read_text(self, text: str) -> int:
        words = text.split()
        for verb in sorted(self.verbs, key=len, reverse=True):
            n = verb.count("_") + 1
            if "_".join(words[:n]).lower() == verb:
                given, kinds = words[n:], self.verbs[verb]
                if len(given) != len(kinds):
                    wanted = " ".join([verb.replace("_", " "), *(f"<{name}>" for name in kinds)])
                    raise InvalidAction(f"{text!r} does not read: write '{wanted}'.")
                return self.number(verb, **{name: _plain(word) for name, word in zip(kinds, given, strict=True)})
        spoken = ", ".join(verb.replace("_", " ") for verb in self.verbs)
        raise InvalidAction(f"{text!r} begins with none of this game's verbs: {spoken}.")


def _plain(word: str) -> Any:
    """The typed form of an argument's text: a number, a pair, or the word itself."""
    try:
        parts = [int(part) for part in word.split(",")]
    except ValueError:
        return word
    return parts[0] if len(parts) == 1 else parts
