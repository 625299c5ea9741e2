"""Bots that loop, raise or answer nonsense, while other people play."""

import threading
import time
from collections import Counter

from tests.server.people import PATIENCE, Person, Served, Table
from trivet.engine.match import Match, read_match
from trivet.games import IDS, load

from .parties import Delays
from .servers import house
from .trial import Outcome, Scale, trial

STRANGE = (
    "Loops",
    "Raises",
    "Nonsense",
    "Words",
    "Dies",
    "Nothing",
    "Huge",
    "Unmade",
    "Recurses",
    "Chatters",
    "Unspeakable",
    "Deaf",
    "Missing",
)
"""In tests/server/hostile.py, but for the last."""
THINKING = 1.0
"""Seconds that a bot has for its turn."""
PATIENT = 100
"""Milliseconds that a move at another table may take."""


@trial(
    15,
    "a bot that loops, raises, or returns nonsense, beside other tables",
    "replaced by a legal move; other tables unaffected",
    minutes=12,
)
def run(scale: Scale) -> Outcome:
    outcome = Outcome()
    with house() as servers:
        served = servers.server(bots=[f"hostile:{name}" for name in ("First", *STRANGE)], bot_limit=THINKING)
        others = Others(served)
        alone = others.play(scale.of(20, 500))
        counts: Counter[str] = Counter()
        with others:
            for name in IDS[: scale.of(1, None)]:
                for bot in STRANGE:
                    counts += sit_with(served, name, bot, scale.of(1, 4), outcome.failures)
        outcome.figures = {what: f"{count:,}" for what, count in counts.items()}
        outcome.figures["moves of others alone"] = str(alone)
        outcome.figures["moves of others meanwhile"] = f"{len(others.delays.seconds):,}, {others.delays}"
    if others.delays.percentile(99) > max(PATIENT, 3 * alone.percentile(99)):
        outcome.slow.append("Moves at other tables took longer.")
    outcome.failures += others.wrong
    return outcome


def sit_with(served: Served, name: str, bot: str, turns: int, wrong: list[str]) -> Counter[str]:
    """Play until the bot has had so many turns, or the game is over; everything at the table must be legal."""
    ann = served.person()
    table = ann.new_table("me", f"hostile:{bot}", game=name)
    end = time.monotonic() + turns * THINKING * 10 + PATIENCE
    while table["status"] == "playing" and acted(table) < turns:
        if time.monotonic() > end:
            wrong.append(f"{name} does not go on: {bot} is not stood in for")
            break
        table = ann.look(ann.act(table) if table["offers"] else table)
    said = f"The bot hostile:{bot} at seat 1 of table {table['id']} is stood in for"
    stood_in = served.log.read_text(errors="replace").count(said)
    if not stood_in:
        wrong.append(f"nothing in the log says that {bot} was stood in for at {name}")
    file = read_match(ann.http.get(f"/api/tables/{table['id']}/match").content)
    moves = len(Match.load(load(name), file).moves)  # raises where one of them is not legal
    ann.do(table, "close")
    return Counter({"strange bots at tables": 1, "stood in for": stood_in, "legal moves there": moves})


def acted(table: Table) -> int:
    """How often the bot's turn came: its moves in a row count as one."""
    seats = [entry["seat"] for entry in table["log"]]
    return sum(seat == 1 and before != 1 for before, seat in zip([0, *seats], seats, strict=False))


class Others:
    """People at a table of their own, who play without a pause for as long as they are let."""

    def __init__(self, served: Served) -> None:
        self.delays = Delays()
        self.wrong: list[str] = []
        self._ann: Person = served.person()
        self._table = self._ann.new_table("me", "me")
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._play_on)

    def play(self, moves: int) -> Delays:
        delays = Delays()
        for _ in range(moves):
            self._move(delays)
        return delays

    def _move(self, delays: Delays) -> None:
        if not self._table["offers"]:
            self._table = self._ann.look(self._table)
        if self._table["status"] == "over":
            self._table = self._ann.new_table("me", "me")
        began = time.monotonic()
        self._table = self._ann.act(self._table)
        delays.seconds.append(time.monotonic() - began)

    def _play_on(self) -> None:
        try:
            while not self._over.is_set():
                self._move(self.delays)
        except (AssertionError, OSError) as error:
            self.wrong.append(f"Another table was disturbed: {error}")

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join(PATIENCE)
