"""Row 3: servers that are killed in mid-move, one process with a file, and one of three workers with PostgreSQL."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from tests.server.people import Served
from trivet.games import IDS

from .clients import Answer, Lost, Person, Table, command, read_table
from .servers import House, Typed, house
from .trial import Outcome, Scale, trial

PLAYERS = 4
BACK = 3.0
"""Seconds within which everybody is answered again."""
QUERY = "SELECT table_id, version, command_id, actions FROM commands ORDER BY table_id, version"
Written = tuple[str, int, str, tuple[int, ...]]
"""A table, a version, a command, its actions."""


class Player:
    """Somebody who plays as fast as answers come, and sends what was not answered again until it is."""

    def __init__(self, person: Person, game: str, chance: random.Random) -> None:
        self.person = person
        self.game = game
        self.chance = chance
        self.acknowledged: list[Written] = []
        self.cut_off: dict[str, float] = {}
        """Commands that were sent and not answered, and when that became known."""
        self.answered_at = 0.0
        self.waiting = False
        """Whether a command is under way."""
        self.wrong: list[str] = []

    async def play(self) -> None:
        try:
            await self._play()
        except (TimeoutError, msgspec.MsgspecError) as error:
            self.wrong.append(repr(error))

    async def _play(self) -> None:
        table = await self.new_table()
        while not self.wrong:
            if not table.offers:
                table = await self.look(table)
                continue
            order = command(table, self.chance.choice(table.offers).action)
            answer = await self.do(table.id, order)
            if answer.status != 200:
                self.wrong.append(f"a command was answered with {answer.status}: {answer.body[:200]!r}")
                return
            after = read_table(answer.body)
            if after.version != table.version + 1:
                self.wrong.append(f"a command led from version {table.version} to {after.version}")
            self.acknowledged.append((table.id, after.version, order["command_id"], tuple(order["actions"])))
            table = after

    async def do(self, table: str, order: dict[str, Any]) -> Answer:
        self.waiting = True
        try:
            return await self.until_answered(lambda: self.person.do(table, order), order["command_id"])
        finally:
            self.waiting = False

    async def look(self, table: Table) -> Table:
        """The table as the next seat sees it; a new one where the game is over."""
        answer = await self.until_answered(lambda: self.person.ask("GET", f"/tables/{table.id}"))
        fresh = read_table(answer.body)
        if fresh.version != table.version:
            self.wrong.append(f"version {table.version} was acknowledged, and version {fresh.version} is shown")
        return fresh if fresh.status == "playing" else await self.new_table()

    async def new_table(self) -> Table:
        asked = {"game": self.game, "options": {}, "seats": [{"kind": "me"}] * 2}
        answer = await self.until_answered(lambda: self.person.ask("POST", "/tables", asked))
        return read_table(answer.body)

    async def until_answered(self, ask: Callable[[], Awaitable[Answer]], command_id: str = "") -> Answer:
        while True:
            try:
                answer = await ask()
                self.answered_at = time.perf_counter()
                return answer
            except Lost:
                if command_id:
                    self.cut_off.setdefault(command_id, time.time())
                await asyncio.sleep(0.01)


@trial(
    3,
    "`kill -9` mid-move, 300 on SQLite and 100 on PostgreSQL",
    "no acknowledged move lost, none twice; back in 3 s",
    minutes=18,
)
def killed(scale: Scale) -> Outcome:
    outcome = Outcome()
    with house() as at:
        uvloop.run(one_process(at, scale, outcome))
        uvloop.run(three_workers(at, scale, outcome))
    return outcome


async def one_process(at: House, scale: Scale, outcome: Outcome) -> None:
    """A server that is started again at once, and one that is started from nothing, as an operator would."""
    served = at.server()
    async with playing(served.host, seed=3) as players:
        await kill_again_and_again(served, players, scale.of(8, 280), "SQLite", outcome)
    check_file("SQLite", served.database, players, outcome)
    folder = at.new_folder()
    typed = at.typed("--data-folder", str(folder))
    async with playing(typed.host, seed=4) as players:
        await kill_again_and_again(typed, players, scale.of(1, 20), "SQLite, started from the command line", outcome)
    check_file("SQLite, started from the command line", folder / "trivet.sqlite3", players, outcome)


async def three_workers(at: House, scale: Scale, outcome: Outcome) -> None:
    """Three workers at one address; each time the oldest of them dies."""
    name, what = "crashes", "PostgreSQL, one of three workers"
    typed = at.typed("--database", at.postgres.make(name), "--redis", at.redis.url, "--workers", "3")
    back, replaced = [], []
    async with playing(typed.host, seed=5) as players:
        known = await three(typed)
        for _ in range(scale.of(5, 100)):
            await mid_move(players)
            oldest = min(known, key=birth)
            killed_at = time.perf_counter()
            os.kill(oldest, signal.SIGKILL)
            back.append(await all_answered(players) - killed_at)
            known = await three(typed, without=oldest)
            replaced.append(time.perf_counter() - killed_at)
    tell(what, back, players, outcome)
    outcome.figures[f"{what}: replaced after"] = f"{max(replaced):.1f} s at most"
    stored = [
        (table, version, command_id, tuple(actions))
        for table, version, command_id, actions in at.postgres.ask(name, QUERY)
    ]
    check(what, stored, players, outcome)


@asynccontextmanager
async def playing(host: str, seed: int) -> AsyncIterator[list[Player]]:
    """Some who play, each at a table of their own."""
    people = [await newcomer(host) for _ in range(PLAYERS)]
    players = [Player(p, IDS[n % len(IDS)], random.Random(f"{seed} {n}")) for n, p in enumerate(people)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield players
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def newcomer(host: str) -> Person:
    """As soon as there is a server."""
    while True:
        try:
            return await Person.new(host)
        except Lost:
            await asyncio.sleep(0.02)


async def kill_again_and_again(
    server: Served | Typed, players: list[Player], times: int, what: str, outcome: Outcome
) -> None:
    back = []
    for _ in range(times):
        await mid_move(players)
        killed_at = time.perf_counter()
        await asyncio.to_thread(server.restart, signal.SIGKILL)
        back.append(await all_answered(players) - killed_at)
    tell(what, back, players, outcome)


async def mid_move(players: list[Player]) -> None:
    """Any moment at which somebody's command is under way."""
    await asyncio.sleep(players[0].chance.uniform(0, 0.06))
    while not any(player.waiting for player in players):
        await asyncio.sleep(players[0].chance.uniform(0, 0.01))


async def all_answered(players: list[Player]) -> float:
    """When everybody has been answered since now."""
    now = time.perf_counter()
    while not all(player.answered_at > now or player.wrong for player in players):
        await asyncio.sleep(0.002)
        if time.perf_counter() > now + 60:
            raise TimeoutError("nobody is answered any more")
    return max(player.answered_at for player in players)


async def three(typed: Typed, without: int = 0) -> list[int]:
    while len(found := [pid for pid in typed.workers if pid != without]) < 3:
        await asyncio.sleep(0.01)
    return found


def birth(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[19])


def tell(what: str, back: list[float], players: list[Player], outcome: Outcome) -> None:
    moves, cut_off = sum(len(p.acknowledged) for p in players), sum(len(p.cut_off) for p in players)
    outcome.figures[what] = (
        f"{len(back)} kills among {moves:,} moves, {cut_off} of them cut off; everybody answered again after "
        f"{sorted(back)[len(back) // 2]:.1f} s, {max(back):.1f} s at most"
    )
    outcome.failures += [f"{what}: {wrong}" for player in players for wrong in player.wrong]
    if max(back) > BACK:
        outcome.slow.append(f"{what}: back only after {max(back):.1f} s")
    if cut_off < len(back) // 4:
        outcome.failures.append(f"{what}: the kills hardly ever met a move")


def check_file(what: str, file: Path, players: list[Player], outcome: Outcome) -> None:
    with closing(sqlite3.connect(file)) as database:
        (sound,) = database.execute("PRAGMA integrity_check").fetchone()
        stored = [(t, v, c, tuple(json.loads(actions))) for t, v, c, actions in database.execute(QUERY)]
    if sound != "ok":
        outcome.failures.append(f"{what}: the file is damaged: {sound}")
    check(what, stored, players, outcome)


def check(what: str, stored: Iterable[Written], players: list[Player], outcome: Outcome) -> None:
    """What is written is what was acknowledged, in that order, and perhaps the last command of each, which was cut off."""
    written = list(stored)
    acknowledged = [command for player in players for command in player.acknowledged]
    unanswered = set(written) - set(acknowledged)
    lost = set(acknowledged) - set(written)
    if lost:
        outcome.failures.append(f"{what}: {len(lost)} acknowledged moves are lost, as {min(lost)}")
    if len(unanswered) > len(players):
        outcome.failures.append(f"{what}: {len(unanswered)} moves are written that nobody was told of")
    twice = [command for command, times in Counter(row[2] for row in written).items() if times > 1]
    if twice:
        outcome.failures.append(f"{what}: {len(twice)} moves are written twice")
    for table, count in Counter(row[0] for row in written).items():
        if [row[1] for row in written if row[0] == table] != list(range(1, count + 1)):
            outcome.failures.append(f"{what}: table {table} has gaps")
