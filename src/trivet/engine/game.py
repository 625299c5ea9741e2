"""The contract between a game and everything above it.

A game brings a rules module, which `contract.Rules` describes, and a few plain values; `Game` makes of them what
servers, bots, tests and people call.
"""

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from json import dumps
from typing import Any

import numpy as np
import numpy.typing as npt

from .actions import Actions
from .binding import bind
from .boards import Board
from .buffers import EVENT_WIDTH, event_buffer, numbers, offer_buffer
from .contract import Rules
from .dice import seed_words
from .errors import BadMatch, BadOptions, BadView, IllegalAction
from .events import Events
from .features import Features
from .gates import Gates
from .package import designers_data, plays_with
from .state import Layout, State
from .views import Parts, Sheet

SEED_BITS = 128
PLAIN = frozenset([int, str, bool, type(None)])


@dataclass(frozen=True)
class Option:
    """Something to choose before the game; it is a field of the record, which holds the choice's number."""

    name: str
    choices: tuple[int | str, ...]
    default: int | str
    players: tuple[int, ...] = ()
    """The numbers of players that it changes anything for; none: all."""


@dataclass(frozen=True)
class Told:
    """The events of one action, to be read by each seat in its own way."""

    events: Events
    buffer: list[int]

    def to(self, seat: int | None) -> list[dict[str, Any]]:
        return self.events.read(self.buffer, seat)


class Paper(threading.local):
    """What rules write on, one for each thread."""

    def __init__(self) -> None:
        self.offers = offer_buffer()
        self.events = event_buffer()
        self.view = Sheet()


@dataclass(frozen=True)
class Game:
    id: str
    package: str
    """The package that the game is loaded as: `__name__` there. Bound templates and compiled rules go by it."""
    rules_version: int
    """The newest: new games are begun by it."""
    players: tuple[int, ...]
    rules: Rules
    layout: Layout
    actions: Actions
    events: Events
    schema: Parts
    """What `look` writes, and a view is read by."""
    score_items: tuple[str, ...]
    """The items that points are made of; the total comes after them."""
    observes: Features
    """What the numbers of an observation are."""
    spread: float
    """Points by which a lead is all but decided: how a search turns points into chances."""
    secrets: bool
    """Seats see different things: a shared device needs a curtain. Without, all see what spectators see."""
    components: Mapping[str, Any]
    """The data file as plain data: what a page must know to draw cards and a map."""
    term_names: tuple[str, ...] = ()
    """What an evaluation is made of; the text of each is `{game}-term-{word}`."""
    options: tuple[Option, ...] = ()
    reasons: tuple[str, ...] = ()
    """Why an action can be impossible: what `why_not` counts. The text of each is `{game}-why-{word}`."""
    board: Board | None = None
    """How it lies on the table where no board was made for it; none: its view is shown as tables."""
    older_rules: tuple[int, ...] = ()
    """The versions before the newest that are still played here."""
    gates: Gates = field(default_factory=Gates)
    """What is asked of its speed."""
    odds: Mapping[int, float] = field(default_factory=dict)
    """The same points as they came true in games of bots, by the number of players, where those are others: by these
    chances are told, a search need not know them."""
    exploration: float = 0.04
    """How much a search with a network is drawn to what it has seldom tried, as a share of the range of chances it has seen."""
    measured: tuple[int, ...] = ()
    """The numbers of players that its bots' strength is measured at; none: the fewest and the most."""
    _paper: Paper = field(default_factory=Paper, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.board_json()

    def board_json(self) -> dict[str, Any] | None:
        """The board as plain data; raises BadBoard where it does not fit the view or the actions."""
        return None if self.board is None else self.board.json(self.schema, self.actions, self.package)

    @property
    def data(self) -> str | None:
        """The text of the designer's data file that it is played with; none where it is the game's own."""
        return designers_data(self.package)

    def plays_with(self, data: str | None, rules_version: int) -> bool:
        """Whether it is played with these data; none: the game's own, as that version of the rules was played with."""
        return plays_with(self.package, data, rules_version)

    @cached_property
    def mark(self) -> str:
        """What tells the game, as it is shown and read, from itself with other data or of another Trivet."""
        shown = [self.components, self.schema.json(), self.board_json()]
        return sha256(dumps(shown).encode()).hexdigest()[:16]

    @cached_property
    def kernel(self) -> Any:
        return self.bind("trivet.engine.kernel")

    def bind(self, template: str) -> Any:
        """A template module (the kernel, a bot) loaded for this game."""
        return bind(template, self.package, self.rules)

    def odds_of(self, players: int) -> float:
        """By how many points a lead is all but decided, as chances are told."""
        return self.odds.get(players, self.spread)

    # The course of a game

    def set_up(self, options: Mapping[str, Any], seed: int, rules_version: int | None = None) -> State:
        return self.begin(options, seed, rules_version)[0]

    def begin(self, options: Mapping[str, Any], seed: int, rules_version: int | None = None) -> tuple[State, Told]:
        """A new game by a version of the rules (the newest unless said), and what its set-up made happen."""
        state = self.blank(options, rules_version)
        state.array["rng"][0] = seed_words(check_seed(seed))
        state = State(self.layout, state.array)
        self._paper.events[0] = 0
        self.kernel.begin(state.states, 0, self._paper.offers, self._paper.events)
        return state, self._told()

    def to_act(self, state: State) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        mask = self.kernel.to_act(state.states, 0)
        return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)

    def offers(self, state: State, seat: int) -> list[int]:
        """The legal actions of a seat; empty when it is not to act."""
        if not 0 <= seat < state.fields().players:
            return []
        self.kernel.offers_to(state.states, 0, seat, self._paper.offers)
        return self._offered()

    def play(self, state: State, seat: int, action: int, offers: Sequence[int] | None = None) -> Told:
        """Do it, and what follows by itself; an action that is not offered raises and changes nothing.

        `offers`: what the seat is offered, where that is known.
        """
        return self.play_on(state, seat, action, offers)[0]

    def play_on(
        self, state: State, seat: int, action: int, offers: Sequence[int] | None = None
    ) -> tuple[Told, int, list[int]]:
        """The same, with the lowest seat that is to act then (−1: none) and its offers, which were worked out for it."""
        if action not in (self.offers(state, seat) if offers is None else offers):
            raise self._illegal(state, seat, action)
        self._paper.events[0] = 0
        then = int(self.kernel.play(state.states, 0, seat, action, self._paper.offers, self._paper.events))
        return self._told(), then, self._offered() if then >= 0 else []

    def why_not(self, state: State, seat: int, action: int) -> str | None:
        """Why a seat that is to act cannot do this now, as one of the game's reasons; none where it can."""
        number = self.kernel.why_not(state.states, 0, seat, action)
        return self.reasons[number - 1] if number else None

    def reveals(self, state: State, seat: int, action: int) -> bool:
        """Whether the action would show hidden things or pass the turn: it could not be taken back."""
        return bool(self.kernel.reveals(state.states, 0, seat, action))

    def revealed(self, state: State) -> int:
        return int(state.fields().revealed)

    def turn(self, state: State) -> int:
        """How many turns have ended: it is another number when the turn has passed, or was taken back."""
        return int(state.fields().turns)

    def round_of(self, state: State) -> int:
        """The round under way, from 1; 0 in the set-up."""
        return int(self.kernel.round_of(state.states, 0))

    def order(self, state: State) -> tuple[int, ...]:
        """The seats in the turn order of this round."""
        return tuple(int(self.kernel.order(state.states, 0, place)) for place in range(state.fields().players))

    def over(self, state: State) -> bool:
        return bool(self.kernel.over(state.states, 0))

    def scores(self, state: State) -> list[dict[str, int]]:
        """Points by item and in total, for each seat and an automated opponent: as if the game ended now."""
        items = numbers(len(self.score_items) + 1)
        scores = []
        for seat in range(state.fields().entries):
            self.kernel.score(state.states, 0, seat, items)
            scores.append(dict(zip([*self.score_items, "total"], map(int, items), strict=True)))
        return scores

    def places(self, state: State) -> list[int]:
        """Each seat's rank from 1; seats that are level share one."""
        return [int(self.kernel.place(state.states, 0, seat)) for seat in range(state.fields().entries)]

    # What a seat knows

    def hide(self, state: State, seat: int | None) -> State:
        """The state as a seat (or a spectator) may know it."""
        hidden = self.layout.read(bytes(state))  # not a copy: scratch paper may hold what was shuffled
        self.kernel.hide(hidden.states, 0, -1 if seat is None else seat)
        return hidden

    def imagine(self, hidden: State, seed: int) -> State:
        """A full state that is consistent with what the seat knows."""
        copy = hidden.copy()
        copy.array["rng"][0] = seed_words(check_seed(seed))
        imagined = State(self.layout, copy.array)
        self.kernel.imagine(imagined.states, 0)
        return imagined

    def numbers(self, hidden: State, seat: int | None) -> list[int]:
        """What a seat is shown, as numbers by the game's schema."""
        return self._paper.view.write(lambda out: self.kernel.look(hidden.states, 0, -1 if seat is None else seat, out))

    def view(self, hidden: State, seat: int | None) -> dict[str, Any]:
        """The same as plain data, for a terminal or a program."""
        return self.read_view(self.numbers(hidden, seat))

    def read_view(self, numbers: Sequence[int]) -> dict[str, Any]:
        """The plain data that such numbers stand for."""
        try:
            view: dict[str, Any] = self.schema.read(numbers)
        except BadView as error:
            raise BadView(
                f"The view of {self.id} is not written as it is declared. {error} "
                f"`look` in {self.rules.__name__} must write the numbers of every part of the schema, in its order."
            ) from None
        return view

    def observe(self, hidden: State, seat: int, derived: bool = False) -> npt.NDArray[Any]:
        """The same as whole numbers, by `observes`, for learning; the seat itself comes first."""
        out = self.observes.blank(derived)
        self.kernel.observe(hidden.states, 0, seat, out)
        return self.observes.read(out, self.id)

    def evaluate(self, state: State, seat: int) -> float:
        return float(self.kernel.evaluate(state.states, 0, seat))

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """What the evaluation is the sum of, by name: why a move is a good one."""
        out = np.zeros(len(self.term_names))
        self.kernel.terms(state.states, 0, seat, out)
        return dict(zip(self.term_names, out.tolist(), strict=True))

    def census(self, state: State) -> dict[str, int]:
        """How many of each component there are, over all places it can be."""
        counts: dict[str, int] = python_numbers(self.rules.census(state.fields()))
        return counts

    # Options and versions

    def choose_rules(self, version: int | None = None) -> int:
        """The version of the rules to play by: the newest where none is named; raises BadMatch."""
        if version is None:
            return self.rules_version
        if version not in self.rules_versions:
            here = " and ".join(f"version {each}" for each in self.rules_versions)
            raise BadMatch(
                f"There is no version {version} of the rules of {self.id} here, but {here}. "
                f"Open what was played by it with the Trivet it was played on."
            )
        return version

    @property
    def rules_versions(self) -> tuple[int, ...]:
        """All that are played here, the newest last."""
        return (*self.older_rules, self.rules_version)

    def choose_options(self, options: Mapping[str, Any]) -> dict[str, int | str]:
        """The options in full, defaults filled in; raises BadOptions."""
        known = [Option("players", self.players, self.players[0]), *self.options]
        if unknown := set(options) - {option.name for option in known}:
            raise BadOptions(
                f"{self.id} has no option {', '.join(sorted(map(str, unknown)))}; "
                f"it has {', '.join(option.name for option in known)}."
            )
        chosen: dict[str, int | str] = {}
        for option in known:
            value = options.get(option.name, option.default)
            if isinstance(value, bool | float) or value not in option.choices:
                choices = ", ".join(map(str, option.choices))
                raise BadOptions(f"{self.id}: {option.name} can be {choices}, not {value!r}.")
            chosen[option.name] = value
        return chosen

    def blank(self, options: Mapping[str, Any], rules_version: int | None = None) -> State:
        """An empty record with the options and the version of the rules in it."""
        chosen = self.choose_options(options)
        state = self.layout.blank()
        state.array["rules"][0] = self.choose_rules(rules_version)
        state.array["players"][0] = state.array["entries"][0] = chosen["players"]
        for option in self.options:
            state.array[option.name][0] = option.choices.index(chosen[option.name])
        return State(self.layout, state.array)

    def _offered(self) -> list[int]:
        offers = self._paper.offers
        return [int(offers[1 + i]) for i in range(offers[0])]

    def _told(self) -> Told:
        events = self._paper.events
        return Told(self.events, [int(n) for n in events[: 1 + EVENT_WIDTH * events[0]]])

    def _illegal(self, state: State, seat: int, action: int) -> IllegalAction:
        said = self.actions.text(action)
        if self.over(state):
            return IllegalAction(f"The game is over: '{said}' comes too late.")
        to_act = self.to_act(state)
        if seat not in to_act:
            return IllegalAction(f"Seat {seat} is not to act now, but {' and '.join(f'seat {s}' for s in to_act)}.")
        reason = self.why_not(state, seat, action)
        legal = [self.actions.text(a) for a in self.offers(state, seat)]
        some = ", ".join(f"'{text}'" for text in legal[:8]) + (", …" if len(legal) > 8 else "")
        return IllegalAction(f"'{said}' is not possible now. Possible: {some}.", reason)


def python_numbers(data: Any) -> Any:
    """The same data with Python's own numbers, where compiled rules answered with NumPy's."""
    kind = type(data)
    if kind is dict:
        return {key: value if type(value) in PLAIN else python_numbers(value) for key, value in data.items()}
    if kind is list or kind is tuple:
        return [value if type(value) in PLAIN else python_numbers(value) for value in data]
    return data.item() if isinstance(data, np.generic) else data


def check_seed(seed: int) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise BadOptions(f"A seed is a whole number from 0 to 2^{SEED_BITS} − 1, not {seed!r}.")
    return seed
