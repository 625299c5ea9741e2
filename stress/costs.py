"""Row 25: what one acknowledged move of a person costs the services, counted by themselves, and how often it is played."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import redis
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from tests.server.people import Served

from .clients import Person
from .parties import Delays, Party
from .servers import House, house
from .trial import Outcome, Scale, trial

MOST_TRANSACTIONS = 2.0
MOST_COMMANDS = 2.0
PLAYED = 1.0
AT_ONCE, SETTLED = 0.2, 11.0
"""Seconds after which all is counted: PostgreSQL tells of a connection when it has rested for a while."""
GAMES = (("gobi", 2), ("gorbino", 4), ("goldblivion", 3))
QUIET: dict[str, Any] = {"sweep": 600.0}
"""Servers that do not go their rounds meanwhile: what they do there is done whether anybody moves or not."""


class Counted(NamedTuple):
    """So many so far, by services and servers."""

    transactions: float
    commands: float
    played: float


class Place(NamedTuple):
    what: str
    hosts: list[str]
    count: Callable[[], Counted]
    settled: float


@trial(
    25,
    "transactions, Redis commands and executions of the rules for one move of a person: SQLite; two workers",
    "≤ 2, ≤ 2, once",
    minutes=10,
)
def cost_of_a_move(scale: Scale) -> Outcome:
    outcome = Outcome()
    with house() as at:
        for place in (in_a_file(at), with_two_workers(at)):
            uvloop.run(measured(place, scale, outcome))
    return outcome


def in_a_file(at: House) -> Place:
    folder = at.new_folder()
    served = at.server(counts=str(folder), **QUIET)

    def count() -> Counted:
        return Counted(noted(folder, "transactions"), 0, noted(folder, "played"))

    return Place("SQLite", [served.host], count, AT_ONCE)


def with_two_workers(at: House) -> Place:
    folder = at.new_folder()
    club: list[Served] = at.club(2, counts=str(folder), **QUIET)
    database = club[0].place.rpartition("/")[2]
    asked = redis.Redis(port=at.redis.port)

    def count() -> Counted:
        ((transactions,),) = at.postgres.ask(
            "postgres", "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = %s", database
        )
        # What we ask counts as well, and is taken off.
        stats = asked.info("commandstats")
        commands = sum(n["calls"] for name, n in stats.items() if name not in ("cmdstat_info", "cmdstat_hello"))
        return Counted(float(transactions), float(commands), noted(folder, "played"))

    return Place("two workers", [served.host for served in club], count, SETTLED)


def noted(folder: Path, what: str) -> float:
    """How often something has happened: a byte each time."""
    file = folder / what
    return float(file.stat().st_size) if file.exists() else 0.0


async def measured(place: Place, scale: Scale, outcome: Outcome) -> None:
    """Moves at tables of each game, everybody with a line at the table and one of their own, less what happens anyway."""
    moves, quiet = scale.of(30, 400), scale.of(3.0, 10.0)
    for game, players in scale.of(GAMES[:1], GAMES):
        party = await Party.new(place.hosts, game, random.Random(f"{place.what} {game}"), players)
        own = [await own_line(person) for person in party.people]
        for _ in range(6):
            await party.move(Delays())
        await asyncio.sleep(place.settled)
        idle, resting = await span(place, asyncio.sleep(quiet))
        each = await counted(party, place, moves, [rested / idle for rested in resting])
        for line in own:
            await line.close()
        await party.get_up()
        judge(f"{place.what}, {game}", each, outcome)


async def span(place: Place, what: Awaitable[object]) -> tuple[float, Counted]:
    """How long something took, and what was counted meanwhile."""
    before, begun = place.count(), time.monotonic()
    await what
    await asyncio.sleep(place.settled)
    after, took = place.count(), time.monotonic() - begun
    return took, Counted(*(now - then for now, then in zip(after, before, strict=True)))


async def counted(party: Party, place: Place, moves: int, anyway: list[float]) -> Counted:
    """What a move costs, less what happens anyway in a second. Where a game is over the next begins, uncounted."""
    made, totals = 0, [0.0, 0.0, 0.0]
    while made < moves:
        if party.to_act() is None:
            await party.get_up()
            await party.sit_down()
            await asyncio.sleep(place.settled)
        playing = asyncio.create_task(play(party, moves - made))
        took, found = await span(place, playing)
        made += playing.result()
        totals = [sum(n) - per_second * took for *n, per_second in zip(totals, found, anyway, strict=True)]
    return Counted(*(total / made for total in totals))


async def play(party: Party, most: int) -> int:
    """Moves until there are so many, or the game is over: how many."""
    made = 0
    while made < most and party.to_act() is not None:
        await party.move(Delays())
        made += 1
    return made


async def own_line(person: Person) -> ClientConnection:
    headers = {"cookie": person.cookie}
    return await connect(f"ws://{person.host}/api/live", additional_headers=headers, compression=None, proxy=None)


def judge(what: str, each: Counted, outcome: Outcome) -> None:
    outcome.figures[what] = (
        f"{each.transactions:.2f} transactions, {each.commands:.2f} Redis commands, played {each.played:.2f} times"
    )
    if each.transactions > MOST_TRANSACTIONS:
        outcome.failures.append(f"{what}: {each.transactions:.2f} transactions a move")
    if each.commands > MOST_COMMANDS:
        outcome.failures.append(f"{what}: {each.commands:.2f} Redis commands a move")
    if abs(each.played - PLAYED) > 0.01:
        outcome.failures.append(f"{what}: a move is played {each.played:.2f} times")
