"""Two worlds that a seat cannot tell apart, and what the server would say of each: `look` and `course` make the bytes
that go over HTTP and sockets, so that many positions can be compared without sending them."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any, get_args

import msgspec

from trivet.engine.buffers import no_events, offer_buffer
from trivet.engine.errors import TrivetError
from trivet.engine.game import Game, Told
from trivet.engine.state import State
from trivet.games import load, own_data_file
from trivet.server.answers.table import ViewForm
from trivet.server.basics.errors import Refusal
from trivet.server.basics.words import texts_for
from trivet.server.looks.look import table_answer
from trivet.server.looks.replaying import replay_answer
from trivet.server.play.foresight import foreseen, why_not
from trivet.server.storage.records import CommandRecord, Kind, SeatRecord, TableRecord
from trivet.server.tables.course import Course
from trivet.server.tables.live import Live
from trivet.testing.contract import choose, of_every_verb, onlookers, some_options, some_rules

from .cores import Found

FORMS: tuple[ViewForm, ...] = get_args(ViewForm)
SHARE = 0.2
"""How many of a game's positions are looked at."""
STEPS = 3
"""Actions that are then played in both worlds, at most: what is told of them stands in the log and the replay."""
ASKED = 3
"""Offers of each position whose outcome is asked for, and other actions that are asked about, at most."""
DICE = 32
"""Bytes of a state that hold the generator. What follows is compared with the same dice: all see how they fall."""


@dataclass(frozen=True)
class Dealt(Game):
    """A game that begins where somebody has dealt it to."""

    dealt: bytes = b""

    def begin(self, options: Any, seed: int, rules_version: int | None = None) -> tuple[State, Told]:
        return self.layout.read(self.dealt), Told(self.events, [0])


def dealt(played: Game, state: State) -> Dealt:
    parts = {part.name: getattr(played, part.name) for part in fields(Game)}
    return Dealt(**parts, dealt=bytes(state))


class World:
    """A table whose game began in some state."""

    def __init__(self, played: Game, table: TableRecord, state: State) -> None:
        self.game = dealt(played, state)
        self.table = table
        self.live = Live(table, Course(self.game, table), [])

    @property
    def state(self) -> State:
        return self.live.course.match.state

    def play(self, seat: int, action: int) -> None:
        version = self.live.course.version + 1
        self.live.take(self.table, CommandRecord(version, str(version), seat, "play", (action,)))

    def knows(self, seat: int | None) -> bytes:
        return bytes(self.game.hide(self.state, seat))

    def says(
        self, seat: int | None, orders: Sequence[tuple[Kind, tuple[int, ...]]], asked: Sequence[int]
    ) -> Iterator[tuple[str, bytes]]:
        """All that somebody at that seat can be told, by name; `asked`: the actions that they ask about."""
        live, course = self.live, self.live.course
        person = None if seat is None else f"person{seat}"
        for form in FORMS:
            yield f"table, {form}", msgspec.json.encode(table_answer(live, course, seat, person, None, form=form))
        yield "state that an adviser is handed", self.knows(seat)
        if seat is not None:
            for kind, actions in orders:
                yield f"answer to {kind} {actions}", self.answer(seat, kind, actions)
            for action in asked:
                yield f"reason against {action}", msgspec.json.encode(why_not(live, seat, action, texts_for("en")))
                yield f"foresight of {action}", self.foresight(seat, action)

    def replay(self, seat: int | None, moves: int, form: ViewForm) -> bytes:
        """The replay of the first of the moves."""
        course = self.live.course
        played = course.match.moves[:moves]
        return msgspec.json.encode(replay_answer(self.game, self.table, played, course.endings, seat, form))

    def foresight(self, seat: int, action: int) -> bytes:
        try:
            return msgspec.json.encode(foreseen(self.live, seat, action, self.live.course.version, "plain"))
        except Refusal as refusal:
            return refusal.message.encode()

    def answer(self, seat: int, kind: Kind, actions: tuple[int, ...]) -> bytes:
        """What becomes of a command that is tried: an error in words, or what the seat would then know."""
        try:
            after = self.live.course.outcome(seat, kind, actions)
        except TrivetError as error:
            return f"{type(error).__name__}: {error}".encode()
        # What comes to light with the last action is the price of carrying it out.
        revealed = self.game.revealed(after) != self.game.revealed(self.state)
        return b"done" if revealed else bytes(self.game.hide(after, seat))


def some_table(played: Game, options: dict[str, Any], rules: int) -> TableRecord:
    seats = tuple(SeatRecord(seat, "human", f"person{seat}") for seat in range(options["players"]))
    return TableRecord("t" * 22, played.id, options, 0, "", rules, played.data, "person0", seats)


def data_of_its_own(name: str) -> str:
    """A data file that makes another game of it, which a match may bring along: it is loaded beside ours."""
    return own_data_file(name).read_text(encoding="utf-8") + "\n# of its own\n"


def compare_some(task: tuple[str, int, int]) -> Found:
    """So many positions of random games, each in two worlds; every fourth as if a match had brought its data along."""
    name, first, count = task
    chance = random.Random(f"{name} {first}")
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for data, positions in ((None, count - count // 4), (data_of_its_own(name), count // 4)):
        counted, found = compare_positions(load(name, data), positions, chance)
        counts += counted
        counts["positions with data of their own"] += positions if data else 0
        wrong += found
    return counts, wrong


def compare_positions(played: Game, count: int, chance: random.Random) -> Found:
    name, comparing = played.id, Comparing(played, chance)
    while comparing.counts[f"positions of {name}"] < count:
        players = chance.choice(played.players)
        table = some_table(played, some_options(played, players, chance), some_rules(played, chance))
        state = played.set_up(table.options, chance.getrandbits(128), table.rules_version)
        while not played.over(state) and comparing.counts[f"positions of {name}"] < count:
            if chance.random() < SHARE:
                looking = chance.choice(
                    [*onlookers(state), *played.to_act(state) * 2]
                )  # there is more to be told to them
                comparing.look(table, state, looking)
            played.play(state, *choose(played, state, chance))
    return comparing.counts, comparing.wrong


class Comparing:
    def __init__(self, played: Game, chance: random.Random) -> None:
        self.played = played
        self.chance = chance
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []

    def look(self, table: TableRecord, state: State, seat: int | None) -> None:
        """One position, and a few that follow from it for as long as the seat cannot tell the worlds apart."""
        world = World(self.played, table, state)
        twin = self.played.imagine(self.played.hide(state, seat), self.chance.getrandbits(128))
        self.counts[f"positions of {self.played.id}"] += 1
        self.counts["positions with something hidden besides the dice"] += bytes(state)[DICE:] != bytes(twin)[DICE:]
        self.compare((world, World(self.played, table, twin)), seat)
        same_dice = self.played.layout.read(bytes(state)[:DICE] + bytes(twin)[DICE:])
        worlds = world, World(self.played, table, same_dice)
        steps = 0
        while steps < STEPS and self.step(worlds, seat):
            steps += 1
            self.counts["positions that followed in both worlds"] += 1
            self.compare(worlds, seat)
        for form in FORMS:
            self.expect_same(seat, f"replay, {form}", *(world.replay(seat, steps, form) for world in worlds))

    def compare(self, worlds: tuple[World, World], seat: int | None) -> None:
        orders: list[tuple[Kind, tuple[int, ...]]] = [("undo", ())]
        asked: list[int] = []
        if seat is not None:
            orders += [("play", order) for order in no_good(self.played, worlds[0].state, seat, self.chance)]
            offers = self.played.offers(worlds[0].state, seat)
            asked = self.chance.sample(offers, min(ASKED, len(offers)))
            asked += self.chance.sample(of_every_verb(self.played, self.chance), ASKED)
        for (what, one), (_, other) in zip(*(world.says(seat, orders, asked) for world in worlds), strict=True):
            self.expect_same(seat, what, one, other)

    def expect_same(self, seat: int | None, what: str, one: bytes, other: bytes) -> None:
        self.counts["answers compared"] += 1
        if one != other:
            self.wrong.append(f"{self.played.id}: seat {seat} can tell by the {what}: {apart(one, other)}")

    def step(self, worlds: tuple[World, World], seat: int | None) -> bool:
        """Play the same in both; whether they still look the same to the seat."""
        one, other = worlds
        movers = [mover for mover in self.played.to_act(one.state) if mover in self.played.to_act(other.state)]
        if not movers:
            return False
        mover = self.chance.choice(movers)
        common = set(self.played.offers(one.state, mover)) & set(self.played.offers(other.state, mover))
        if not common:
            return False
        action = self.chance.choice(sorted(common))
        reveals = any(self.played.reveals(world.state, mover, action) for world in worlds)
        if mover != seat and one.table.rules_version < self.played.rules_version:
            reveals |= len({self.leaves_a_choice(world.state, mover, action) for world in worlds}) > 1
        for world in worlds:
            world.play(mover, action)
        same = one.knows(seat) == other.knows(seat)
        if not same and not reveals:
            self.wrong.append(f"{self.played.id}: {self.played.actions.text(action)} shows seat {seat} something")
        return same

    def leaves_a_choice(self, state: State, mover: int, action: int) -> bool:
        """Whether more than one thing can be done next. Where only one can, older rules do it at once, and others so learn
        what the mover cannot do with what only they know. By the newest rules that is asked for."""
        after, offers = state.copy(), offer_buffer()
        self.played.rules.play(after.fields(), mover, action, no_events())
        self.played.rules.offers(after.fields(), mover, offers)
        return bool(offers[0] > 1)


def no_good(played: Game, state: State, seat: int, chance: random.Random) -> list[tuple[int, ...]]:
    """Orders that cannot be carried out: an action that is not offered, no action at all, and the first of these after
    one that can be."""
    offers, size = played.offers(state, seat), played.actions.size
    telling = [action for action in offers if played.reveals(state, seat, action)]
    strange = not_in(offers, size, chance)
    orders: list[tuple[int, ...]] = [(strange,), (size + strange,)]
    for first in [chance.choice(actions) for actions in (telling, offers) if actions]:
        after = state.copy()
        played.play(after, seat, first)
        orders.append((first, not_in(played.offers(after, seat), size, chance)))
    return orders


def not_in(offers: Sequence[int], size: int, chance: random.Random) -> int:
    while (strange := chance.randrange(size)) in offers:
        pass
    return strange


def apart(one: bytes, other: bytes) -> str:
    """Where two answers part."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return " / ".join(repr(said[max(0, at - 60) : at + 60]) for said in (one, other))
