"""Row 3: servers that are killed in mid-move, one process with a file, and one of three workers with PostgreSQL."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from tests.server.people import Served
from tests.server.services import Postgres
from trivet.games import IDS

from .clients import Answer, Lost, Person, Table, command, read_table
from .servers import House, Typed, house
from .trial import Outcome, Scale, trial

PLAYERS = 4
LATER = 503
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
        self.cut_off: set[str] = set()
        """Commands that were sent and not answered at first."""
        self.refused = 0
        """How often the server asked to be asked again later, and"""
        self.why = ""
        """what it said last."""
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
                if answer.status != LATER:
                    self.answered_at = time.perf_counter()
                    return answer
                self.refused += 1
                self.why = answer.code
            except Lost:
                self.cut_off.update([command_id] if command_id else [])
            await asyncio.sleep(0.02)


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
    async with playing([served.host], seed=3) as players:
        await kill_again_and_again(served, players, scale.of(8, 280), "SQLite", outcome)
    check("SQLite", in_file(served.database), players, outcome)
    folder = at.new_folder()
    typed = at.typed("--data-folder", str(folder))
    async with playing([typed.host], seed=4) as players:
        await kill_again_and_again(typed, players, scale.of(1, 20), "SQLite, started from the command line", outcome)
    check("SQLite, started from the command line", in_file(folder / "trivet.sqlite3"), players, outcome)


async def three_workers(at: House, scale: Scale, outcome: Outcome) -> None:
    """Three workers at one address; each time the oldest of them dies."""
    name, what = "crashes", "PostgreSQL, one of three workers"
    typed = at.typed("--database", at.postgres.make(name), "--redis", at.redis.url, "--workers", "3")
    back, replaced = [], []
    async with playing([typed.host], seed=5) as players:
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
    check(what, in_postgres(at.postgres, name), players, outcome)


@asynccontextmanager
async def playing(hosts: Sequence[str], seed: int) -> AsyncIterator[list[Player]]:
    """Some who play, each at a table of their own."""
    people = [await newcomer(hosts[number % len(hosts)]) for number in range(PLAYERS)]
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


def in_file(file: Path) -> list[Written]:
    """The commands that are written there; raises where the file is damaged."""
    with closing(sqlite3.connect(file)) as database:
        (sound,) = database.execute("PRAGMA integrity_check").fetchone()
        assert sound == "ok", f"the file is damaged: {sound}"
        return [(t, v, c, tuple(json.loads(actions))) for t, v, c, actions in database.execute(QUERY)]


def in_postgres(postgres: Postgres, database: str) -> list[Written]:
    return [(t, v, c, tuple(actions)) for t, v, c, actions in postgres.ask(database, QUERY)]


def check(what: str, stored: list[Written], players: list[Player], outcome: Outcome) -> None:
    """What is written at the players' tables is what was acknowledged, and perhaps a last command that was cut off."""
    acknowledged = {command for player in players for command in player.acknowledged}
    tables = {command[0] for command in acknowledged}
    written = [command for command in stored if command[0] in tables]
    if lost := acknowledged - set(written):
        outcome.failures.append(f"{what}: {len(lost)} acknowledged moves are lost, as {min(lost)}")
    if len(set(written) - acknowledged) > len(players):
        outcome.failures.append(f"{what}: moves are written that nobody was told of")
    if len({command_id for _, _, command_id, _ in written}) < len(written):
        outcome.failures.append(f"{what}: a move is written twice")
    for table in tables:
        versions = [version for at, version, _, _ in written if at == table]
        if versions != list(range(1, len(versions) + 1)):
            outcome.failures.append(f"{what}: table {table} has gaps")
