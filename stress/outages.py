"""Row 4: the disk is full, the database locked, PostgreSQL or Redis gone, in the middle of games."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass
from functools import partial
from typing import Any

import uvloop

from tests.server.people import Served
from tests.server.troubles import frozen, full, locked, stopped

from .clients import PATIENCE, Line, Person, Table, command, expect, read_table
from .crashes import LATER, Player, Written, all_answered, check, in_file, in_postgres, playing
from .load import finished_match
from .servers import house
from .trial import Outcome, Scale, trial

WELL = 5.0
"""Seconds within which all is well again."""
SLOW = "hostile:Slow"
"""A bot whose games last: in tests/server/hostile.py."""
REFUSALS = ("storage_down", "relay_down")
Trouble = Callable[[], AbstractContextManager[None]]
Ask = Callable[[str], list[Any]]
"""Ask the database behind the server's back."""


@trial(
    4,
    "disk full, database locked, PostgreSQL or Redis stopped",
    "clear refusal, nothing half-written, well again within 5 s",
    minutes=12,
)
def outages(scale: Scale) -> Outcome:
    outcome = Outcome()
    with house() as at:
        alone = at.server(bots=[SLOW])
        club = at.club(bots=[SLOW])
        name = club[0].place.rpartition("/")[2]
        file = Place([alone], partial(ask_file, alone), lambda: in_file(alone.database))
        shared = Place(club, partial(at.postgres.ask, name), lambda: in_postgres(at.postgres, name))
        for place, what, trouble in (
            (file, "disk full", partial(full, alone)),
            (file, "database locked", partial(locked, alone)),
            (shared, "PostgreSQL stopped", partial(stopped, at.postgres)),
            (shared, "PostgreSQL frozen", partial(frozen, at.postgres)),
            (shared, "Redis stopped", partial(stopped, at.redis)),
            (shared, "Redis frozen", partial(frozen, at.redis)),
        ):
            run = Outage(what, trouble, place, outcome)
            try:
                for number in range(scale.of(1, 6)):
                    uvloop.run(run.befall(number))
            except TimeoutError:
                run.fault(f"what was to be seen was not to be seen for {PATIENCE:g} s")
            run.report()
    return outcome


@dataclass
class Place:
    """Where it happens: the servers, their database, and what is written there."""

    servers: list[Served]
    ask: Ask
    written: Callable[[], list[Written]]

    @property
    def hosts(self) -> list[str]:
        return [served.host for served in self.servers]


def ask_file(served: Served, query: str) -> list[Any]:
    with closing(sqlite3.connect(served.database)) as database:
        return database.execute(query).fetchall()


class Scene:
    """Somebody's tables, just before something happens."""

    def __init__(self, hosts: Sequence[str], ann: Person, bob: Person) -> None:
        self.hosts = hosts
        self.ann = ann
        self.bob = bob

    @staticmethod
    async def new(hosts: Sequence[str]) -> "Scene":
        scene = Scene(hosts, await Person.new(hosts[0]), await Person.new(hosts[-1]))
        await scene.set()
        return scene

    async def set(self) -> None:
        ann = self.ann
        first = await ann.look((await ann.new_table("gobi", "me", "me"))["id"])
        acted = expect(await ann.do(first.id, command(first, first.offers[0].action)), 200)
        self.undo = command(read_table(acted.body))
        self.game: Table = await ann.look(first.id)
        self.move = command(self.game, self.game.offers[0].action)
        self.bots: str = (await ann.new_table("gobi", SLOW, SLOW))["id"]
        self.waiting = await ann.new_table("gobi", "me", "open")
        self.line = await Line.open(ann.at(self.hosts[-1]), first.id, 0)
        await self.line.reached(self.game.version)

    def changes(self) -> dict[str, tuple[Person, str, str, Any]]:
        """What people change about tables: who asks, how, where, and what."""
        at, waiting = f"/tables/{self.game.id}", f"/tables/{self.waiting['id']}"
        table = {"game": "gobi", "options": {}, "seats": [{"kind": "me"}, {"kind": "me"}]}
        takeback = {"kind": "takeback", "seat": self.move["seat"], "move": 0}
        return {
            "a move": (self.ann, "POST", f"{at}/commands", self.move),
            "undo": (self.ann, "POST", f"{at}/undo", self.undo),
            "a new table": (self.ann, "POST", "/tables", table),
            "an import": (self.ann, "POST", "/matches", finished_match("gobi")),
            "a rematch": (self.ann, "POST", f"{at}/rematch", None),
            "joining": (self.bob, "POST", f"{waiting}/join", {"invitation": self.waiting["invitation"]}),
            "a new invitation": (self.ann, "POST", f"{waiting}/invitation", None),
            "a title": (self.ann, "PUT", at, {"title": "Camels"}),
            "a word": (self.ann, "POST", f"{at}/chat", {"text": "hello"}),
            "a bot for a seat": (self.ann, "POST", f"{at}/seats/0/hand-over", None),
            "a take-back": (self.ann, "POST", f"{at}/proposals", takeback),
            "closing": (self.ann, "POST", f"{at}/close", None),
        }

    def stored(self, ask: Ask) -> list[Any]:
        """All that is written of these tables, and how many there are."""
        tables = f"'{self.game.id}', '{self.waiting['id']}'"
        creator = f"(SELECT creator FROM tables WHERE id = '{self.game.id}')"
        return [
            ask(f"SELECT * FROM tables WHERE id IN ({tables}) ORDER BY id"),
            ask(f"SELECT * FROM seats WHERE table_id IN ({tables}) ORDER BY table_id, seat"),
            ask(f"SELECT * FROM commands WHERE table_id IN ({tables}) ORDER BY table_id, version"),
            ask(f"SELECT * FROM chat WHERE table_id IN ({tables}) ORDER BY table_id, number"),
            ask(f"SELECT count(*) FROM tables WHERE creator = {creator}"),
        ]


class Outage:
    """One kind of trouble, which comes as often as it is told to."""

    def __init__(self, what: str, trouble: Trouble, place: Place, outcome: Outcome) -> None:
        self.what = what
        self.trouble = trouble
        self.place = place
        self.outcome = outcome
        self.refused = 0
        self.slowest = 0.0
        self.well: list[float] = []
        self.stages: dict[str, float] = {}
        """What was well again after how many seconds, at most."""

    async def befall(self, number: int) -> None:
        scene = await Scene.new(self.place.hosts)
        async with playing(self.place.hosts, seed=100 + number) as players:
            await all_answered(players)
            before = scene.stored(self.place.ask)
            with self.trouble():
                if "Redis" in self.what:  # until it is missed, nobody is the worse for it
                    await self.until(lambda: self.ready(LATER))
                await self.ask_for_changes(scene)
            ended = time.perf_counter()
            if scene.stored(self.place.ask) != before:
                self.fault("something was written that was refused")
            await self.recover(scene, players, ended)
            self.well.append(time.perf_counter() - ended)
            await scene.line.close()
        for player in players:
            self.outcome.failures += [f"{self.what}: {wrong}" for wrong in player.wrong]
        check(self.what, self.place.written(), players, self.outcome)

    async def ask_for_changes(self, scene: Scene) -> None:
        """All of them at once, at any of the workers: each is refused in words."""
        changes = scene.changes()

        async def ask(number: int, what: str) -> None:
            person, method, path, said = changes[what]
            begun = time.perf_counter()
            tab = person.at(self.place.hosts[number % len(self.place.hosts)])
            answer = await tab.ask(method, path, said)
            self.slowest = max(self.slowest, time.perf_counter() - begun)
            self.refused += 1
            clear = answer.status == LATER and answer.code in REFUSALS and "retry-after:" in answer.head
            if not (clear and "gain" in answer.said["message"]):
                self.fault(f"{what} was answered with {answer.status} {answer.body[:200]!r}")

        await asyncio.gather(*(ask(number, what) for number, what in enumerate(changes)))

    def reached(self, stage: str, ended: float) -> None:
        self.stages[stage] = max(time.perf_counter() - ended, self.stages.get(stage, 0.0))

    async def recover(self, scene: Scene, players: list[Player], ended: float) -> None:
        """All workers are ready, what was refused can be done, those who watch see it, and bots go on."""
        bots = await scene.ann.ask("GET", f"/tables/{scene.bots}")
        await self.until(lambda: self.ready(200))
        self.reached("ready", ended)
        while (answer := await scene.ann.do(scene.game.id, scene.move)).status == LATER:
            await asyncio.sleep(0.05)
        version = read_table(expect(answer, 200).body).version
        if version != scene.game.version + 1:
            self.fault(f"a move that was refused led from version {scene.game.version} to {version}")
        async with asyncio.timeout(PATIENCE):
            await scene.line.reached(version)
        self.reached("a move seen", ended)
        then = read_table(bots.body) if bots.status == 200 else await scene.ann.look(scene.bots)
        await self.until(lambda: self.moved_on(scene, then))
        self.reached("bots", ended)
        await all_answered(players)
        for what in ("a new table", "joining", "a word"):
            person, method, path, said = scene.changes()[what]
            if (answer := await person.ask(method, path, said)).status not in (200, 201):
                self.fault(f"afterwards, {what} was answered with {answer.status} {answer.body[:200]!r}")

    async def ready(self, status: int) -> bool:
        """Whether every worker says so."""
        answers = await asyncio.gather(*(Person(host).ask("GET", "/ready") for host in self.place.hosts))
        return all(answer.status == status for answer in answers)

    async def moved_on(self, scene: Scene, then: Table) -> bool:
        now = await scene.ann.look(scene.bots)
        return now.version > then.version or now.status == "over"

    async def until(self, seen: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await seen():
                await asyncio.sleep(0.02)

    def fault(self, what: str) -> None:
        self.outcome.failures.append(f"{self.what}: {what}")

    def report(self) -> None:
        self.outcome.figures[self.what] = (
            f"{len(self.well)} times; {self.refused} changes refused, after {self.slowest:.1f} s at most; "
            f"all well again after {max(self.well, default=0):.1f} s at most "
            f"({', '.join(f'{stage} {seconds:.1f} s' for stage, seconds in self.stages.items())})"
        )
        if max(self.well, default=0) > WELL:
            self.outcome.slow.append(f"{self.what}: well again only after {max(self.well):.1f} s")
