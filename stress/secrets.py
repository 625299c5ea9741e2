"""What a seat may not know: two worlds that differ in nothing else, and marked cards that must not be seen."""

import json
import random
from base64 import b64decode
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.server.people import PATIENCE
from trivet.engine.game import Game
from trivet.engine.state import State
from trivet.games import IDS, load
from trivet.server import api
from trivet.testing.contract import choose, onlookers, some_options, some_rules

from .cores import Found, chunks, share_out
from .inside import Company, Inside, inside
from .marks import MARK, marked, name_the_marked, public_marks
from .trial import Outcome, Scale, trial
from .twins import FORMS, apart, compare_some, data_of_its_own, dealt, no_good

CHUNK = 250
MOVES = 6
DEPTH = 60
"""Actions before a table is looked at, at most."""


@trial(
    5,
    "two states differing only in what a seat cannot know, 10,000 random positions a game",
    "identical bytes for that seat: HTTP, socket, log, replay, offers, errors, hints, reasons, foresight",
    minutes=15,
)
def two_worlds(scale: Scale) -> Outcome:
    tasks = [task for name in IDS for task in chunks(name, scale.of(40, 10_000), CHUNK)]
    outcome = share_out(compare_some, tasks, scale)
    api.play.ADVISER = "greedy"  # which needs no compiled rules
    with inside() as server:
        counts, wrong = compare_over_the_wire(server, scale.of(2, 100))
    outcome.figures |= {f"over HTTP and sockets, {what}": f"{count:,}" for what, count in counts.items()}
    outcome.failures += wrong[:10]
    return outcome


def compare_over_the_wire(server: Inside, positions: int) -> Found:
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for name in IDS:
        chance = random.Random(name)
        for number in range(positions):
            data = data_of_its_own(name) if number % 2 else None
            company, state = some_position(server, name, chance, data)
            seat = chance.choice([*onlookers(state), *company.game.to_act(state) * 2])
            twin = company.game.imagine(company.game.hide(state, seat), chance.getrandbits(128))
            orders = [] if seat is None else no_good(company.game, state, seat, chance)
            one, other = ({}, {})
            for said, world in ((one, state), (other, twin)):
                company.find_themselves(dealt(company.game, world))
                said |= company.everything(seat, orders)
            counts[f"positions of {name}"] += 1
            counts["positions of matches that brought their data along"] += data is not None
            counts["answers and frames"] += len(one)
            for what in one.keys() | other.keys():
                if one.get(what) != other.get(what):
                    differ = apart(one.get(what, b""), other.get(what, b""))
                    wrong.append(f"{name}: seat {seat} can tell by {what}: {differ}")
    return counts, wrong


def some_position(
    server: Inside, name: str, chance: random.Random, data: str | None = None, **fixed: Any
) -> tuple[Company, State]:
    """People at a table, and a state of their game."""
    played = load(name, data)
    players = chance.choice(played.players)
    options = some_options(played, players, chance) | fixed
    company = Company(server, name, players, options, data)
    state = before = played.set_up(options, chance.getrandbits(128), some_rules(played, chance))
    for _ in range(chance.randrange(DEPTH)):
        if not played.over(state):
            before = state.copy()
            played.play(state, *choose(played, state, chance))
    return company, before if played.over(state) else state


@trial(
    6,
    "a marker in every hidden card of a live game, watched by every seat and a spectator",
    "never in any frame sent to a seat that may not know it",
)
def marked_cards(scale: Scale) -> Outcome:
    api.play.ADVISER = "greedy"
    name_the_marked()
    watching = Watching()
    with inside() as server:
        for name in IDS:
            chance = random.Random(name)
            for _ in range(scale.of(2, 60)):
                watching.watch(server, name, chance)
    return Outcome({what: f"{count:,}" for what, count in watching.counts.items()}, watching.wrong[:10])


class Watching:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []

    def watch(self, server: Inside, name: str, chance: random.Random) -> None:
        """One position, as it looks to one of those at the table; then some moves, as that one hears of them."""
        edition = {"edition": "rulebook"} if name == "goldblivion" else {}
        company, state = some_position(server, name, chance, **edition)
        seat = chance.choice(onlookers(state))
        other, count = marked(company.game, state, seat)
        company.find_themselves(dealt(company.game, other))
        self.counts[f"tables of {name}"] += 1
        self.counts["marked cards"] += count
        orders = [] if seat is None else no_good(company.game, state, seat, chance)[:2]
        orders = [order for order in orders if not names_a_mark(company.game, order)]
        found = company.everything(seat, orders)
        for what, said in found.items():
            self.check(company.game, seat, what, said)
        if found.get("GET /known", b"").startswith(b"200"):
            self.counts["positions handed to pages"] += 1
            if b64decode(json.loads(found["GET /known"][3:])["hidden"]) != bytes(company.game.hide(state, seat)):
                self.wrong.append(f"{name}: seat {seat} is handed a position that marked cards change")
        form = chance.choice(FORMS)
        with company.who(seat).live(company.table, seat, form) as line:
            for _ in range(MOVES):
                if (move := self.some_move(company, chance)) is None:
                    break
                version = company.live.course.version
                said = company.command(move[0], "commands", version, form, actions=[move[1]])
                self.counts["moves with marked cards"] += 1
                if move[0] == seat:
                    self.check(company.game, seat, "the answer to a command", said)
                else:
                    self.counts["marks seen by those who may know them"] += in_words(company.game, said).count(MARK)
                while (heard := line.recv(timeout=PATIENCE, decode=False)) and b'"version":%d' % (
                    version + 1
                ) not in heard:
                    self.check(company.game, seat, "a frame", heard)
                self.check(company.game, seat, "a frame", heard)
        self.check(company.game, seat, "the replay", company.ask(seat, "GET", f"/replay?view={form}"))

    def some_move(self, company: Company, chance: random.Random) -> tuple[int, int] | None:
        """A move after which no marked card lies open."""
        played, state = company.game, company.live.course.match.state
        moves = [(seat, action) for seat in played.to_act(state) for action in played.offers(state, seat)]
        for move in chance.sample(moves, len(moves)):
            after = state.copy()
            try:
                played.play(after, *move)
            except (IndexError, ValueError):  # a marked card is none that can be played
                continue
            if not public_marks(played, state, after) and not played.over(after):
                return move
        return None

    def check(self, played: Game, seat: int | None, what: str, said: bytes) -> None:
        self.counts["answers and frames"] += 1
        words = in_words(played, said)
        self.counts["views in numbers"] += words.count(READ)
        if (at := words.find(MARK)) >= 0:
            shown = words[max(0, at - 100) : at + 50]
            self.wrong.append(f"{played.id}: seat {seat} sees a marked card in {what}: {shown!r}")


READ = "\nread: "


def in_words(played: Game, said: bytes) -> str:
    """An answer or a frame, and after it what the numbers in it are read as."""
    text = said.decode()
    body = json.loads(text[3:] if text[:3].isdigit() else text)
    return text + "".join(READ + json.dumps(played.schema.read(numbers)) for numbers in numbers_in(body))


def numbers_in(said: Any) -> Iterator[list[int]]:
    """The views in numbers, wherever they stand in an answer."""
    if isinstance(said, dict):
        for key, value in said.items():
            if key == "view" and isinstance(value, list):
                yield value
            else:
                yield from numbers_in(value)
    elif isinstance(said, list):
        for one in said:
            yield from numbers_in(one)


def names_a_mark(played: Game, order: tuple[int, ...]) -> bool:
    """Whether it names a marked card itself: then so does the answer."""
    return any(MARK in played.actions.text(action) for action in order if action < played.actions.size)
