"""Row 22: workers whose services have no connection to spare, a Redis that is emptied, a worker that stands still."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

import psycopg
import redis
import uvloop

from tests.server.people import Served

from .clients import Person, expect
from .crashes import Player, check, in_postgres, playing
from .servers import House, house
from .trial import Outcome, Scale, trial

STILL = 20.0
"""Seconds for which a worker stands still."""
GO_ON = 15.0
"""Seconds within which others play on for the bots of a worker that stands still."""
BOTS = ("hostile:Slow", "hostile:Slow")
"""Bots whose games last: in tests/server/hostile.py."""


@trial(
    22,
    "three workers, connections to Redis and PostgreSQL at their limits; FLUSHALL; a worker stopped for 20 s holding leases",
    "no outage declared that is none; nothing lost or doubled",
    minutes=10,
)
def crowded(scale: Scale) -> Outcome:
    outcome = Outcome()
    with house() as at:
        uvloop.run(all_of_it(at, scale, outcome))
    return outcome


async def all_of_it(at: House, scale: Scale, outcome: Outcome) -> None:
    club = at.club(bots=list(set(BOTS)))
    name = club[0].place.rpartition("/")[2]
    hosts = [served.host for served in club]
    async with playing(hosts, seed=22) as players:
        await seen("at first", players, scale.of(1.0, 5.0), outcome)
        async with no_connection_left(at, outcome):
            await seen("with no connection to be had", players, scale.of(3.0, 30.0), outcome)
        emptied = asyncio.create_task(empty_again_and_again(at, scale.of(3, 30)))
        await seen("while Redis is emptied", players, scale.of(3.0, 30.0), outcome)
        await emptied
        for number in range(scale.of(1, 3)):
            await stand_still(club, players, number, scale.of(6.0, STILL), outcome)
    check("three workers", in_postgres(at.postgres, name), players, outcome)


async def seen(what: str, players: list[Player], seconds: float, outcome: Outcome) -> None:
    """Let people play for a while: everybody gets on, and nobody is told that something is down."""
    before = [(len(player.acknowledged), player.refused) for player in players]
    await asyncio.sleep(seconds)
    moves = [len(player.acknowledged) - done for player, (done, _) in zip(players, before, strict=True)]
    refused = sum(player.refused - told for player, (_, told) in zip(players, before, strict=True))
    outcome.figures[what] = f"{sum(moves):,} moves, {refused} told to come again"
    if refused:
        why = ", ".join({player.why for player in players if player.why})
        outcome.failures.append(f"{what}: {refused} requests were refused for an outage that is none ({why})")
    if not all(moves):
        outcome.failures.append(f"{what}: somebody could not move in {seconds:g} s")
    for player in players:
        outcome.failures += [f"{what}: {wrong}" for wrong in player.wrong[:2]]


@asynccontextmanager
async def no_connection_left(at: House, outcome: Outcome) -> AsyncIterator[None]:
    """Others have taken all connections that PostgreSQL and Redis give."""
    with ExitStack() as taken:
        held = await asyncio.to_thread(take_all, at, taken)
        outcome.figures["connections that others hold"] = f"{held} to PostgreSQL, and all that Redis gives"
        yield


def take_all(at: House, taken: ExitStack) -> int:
    held = 0
    try:
        while True:
            taken.enter_context(psycopg.connect(at.postgres.url("postgres")))
            held += 1
    except psycopg.OperationalError as error:
        assert "too many clients" in str(error) or "connection slots" in str(error), error
    asked = redis.Redis(port=at.redis.port)
    most = asked.config_get("maxclients")["maxclients"]
    asked.config_set("maxclients", asked.info("clients")["connected_clients"])
    taken.callback(asked.close)
    taken.callback(lambda: asked.config_set("maxclients", most))
    return held


async def empty_again_and_again(at: House, times: int) -> None:
    asked = redis.Redis(port=at.redis.port)
    for _ in range(times):
        await asyncio.to_thread(asked.flushall)
        await asyncio.sleep(1)
    asked.close()


async def stand_still(club: list[Served], players: list[Player], number: int, seconds: float, outcome: Outcome) -> None:
    """A worker that plays for bots stops, with all its leases, and goes on later; nobody else is kept waiting."""
    frozen, others = club[number % len(club)], [served for served in club if served is not club[number % len(club)]]
    what = f"worker {number + 1} of {len(club)} stands still"
    ann = await Person.new(frozen.host)
    tables = [(await ann.new_table("gorbino", *BOTS, *BOTS))["id"] for _ in range(4)]
    elsewhere = [player for player in players if player.person.host != frozen.host]
    os.kill(frozen.pid, signal.SIGSTOP)
    try:
        looking = ann.at(others[0].host)
        before = [(await looking.look(table)).version for table in tables]
        refused = sum(player.refused for player in elsewhere)
        went_on = await moved_on(looking, tables, before, GO_ON)
        await asyncio.sleep(max(0.0, seconds - went_on))
        told = sum(player.refused for player in elsewhere) - refused
    finally:
        os.kill(frozen.pid, signal.SIGCONT)
    await asyncio.sleep(2)
    outcome.figures[what] = f"its bots go on elsewhere after {went_on:.1f} s; {told} others told to come again"
    if went_on >= GO_ON:
        outcome.failures.append(f"{what}: its bots did not go on within {GO_ON:g} s")
    if told:
        outcome.failures.append(f"{what}: {told} requests to others were refused")
    for table in tables:
        await ann.look(table)  # the worker that stood still knows what has happened meanwhile
    await close_all(ann, tables)


async def moved_on(person: Person, tables: list[str], before: list[int], most: float) -> float:
    """Seconds until every table has moved on, or is over."""
    begun = time.monotonic()
    while time.monotonic() - begun < most:
        now = [await person.look(table) for table in tables]
        if all(n.version > was or n.status == "over" for n, was in zip(now, before, strict=True)):
            break
        await asyncio.sleep(0.1)
    return time.monotonic() - begun


async def close_all(person: Person, tables: list[str]) -> None:
    for table in tables:
        answer = await person.ask("POST", f"/tables/{table}/close")
        if answer.status != 409:  # it may be over by now
            expect(answer, 200)
