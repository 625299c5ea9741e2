"""Rows 1 and 2: many tables at once, for long."""

import asyncio
import random
from pathlib import Path

import uvloop

from trivet.engine.match import Match
from trivet.games import IDS, load

from .clients import Line, Person, expect
from .parties import SIZE, Play, parties
from .servers import house
from .trial import Outcome, Scale, trial

SLOWEST_MS = 100
GROWTH = 5.0
"""Percent."""
KEPT_TABLES = 256
"""Finished tables that a server keeps in memory: only when there are so many does it let the oldest go."""


@trial(1, "100 tables × 4 sockets, one move a second per table, 10 min", "p99 move-to-view under 100 ms, no error", 16)
def many_tables(scale: Scale) -> Outcome:
    with house() as at:
        return uvloop.run(play_at_many(at.server().host, scale.of(10, 100), scale.of(5, 600)))


async def play_at_many(host: str, tables: int, seconds: float) -> Outcome:
    outcome = Outcome()
    async with parties([host], tables, seed=1) as play:
        await play.go_on(seconds)
    play.report(outcome)
    if play.delays.percentile(99) >= SLOWEST_MS:
        outcome.slow.append(f"p99 is not under {SLOWEST_MS} ms")
    return outcome


@trial(
    2, "500 idle sockets beside 50 active tables, 30 min", "resident memory grows under 5 % after warm-up", minutes=38
)
def long_play(scale: Scale) -> Outcome:
    with house() as at:
        served = at.server()
        return uvloop.run(stay_long(served.host, served.pid, scale))


async def stay_long(host: str, server: int, scale: Scale) -> Outcome:
    outcome = Outcome()
    await fill_memory(host, scale.of(6, KEPT_TABLES))
    idle = [line for _ in range(scale.of(5, 125)) for line in await idle_lines(host)]
    async with parties([host], scale.of(5, 50), seed=2) as play:
        at_first = await memory_during(play, server, scale.of(2, 300), scale.of(1, 60))
        at_last = await memory_during(play, server, scale.of(4, 1500), scale.of(1, 60))
    closed = sum(line.closed for line in idle)
    for line in idle:
        await line.close()
    play.report(outcome)
    growth = 100 * (at_last / at_first - 1)
    outcome.figures["idle sockets"] = f"{len(idle)}, of which {closed} were closed"
    outcome.figures["resident memory"] = (
        f"{at_first:.0f} MB after warm-up, {at_last:.0f} MB at the end: {growth:+.1f} %"
    )
    if closed:
        outcome.failures.append(f"{closed} idle sockets were closed")
    if growth >= GROWTH:
        outcome.slow.append(f"memory has grown by {growth:.1f} %")
    return outcome


async def fill_memory(host: str, tables: int) -> None:
    """As many finished tables as a server that has run for days would keep."""
    files = [finished_match(name) for name in IDS]
    person = await Person.new(host)
    for number in range(tables):
        expect(await person.ask("POST", "/matches", files[number % len(files)]), 201)


def finished_match(name: str) -> bytes:
    rules, chance = load(name), random.Random(name)
    match = Match(rules, {"players": SIZE}, seed=2)
    while not rules.over(match.state):
        seat = rules.to_act(match.state)[0]
        match.play(seat, chance.choice(rules.offers(match.state, seat)))
    return match.save().encode()


async def idle_lines(host: str) -> list[Line]:
    """A table at which nothing happens, and people who look at it."""
    person = await Person.new(host)
    table = await person.new_table(IDS[0], *["me"] * SIZE)
    lines = [await Line.open(person, table["id"], seat) for seat in range(SIZE)]
    for line in lines:
        await line.reached(0)
    return lines


async def memory_during(play: Play, server: int, seconds: float, last: float) -> float:
    """The server's resident memory, in MB: the mean over the last seconds of so many of play."""
    playing = asyncio.create_task(play.go_on(seconds))
    await asyncio.sleep(seconds - last)
    samples = [resident(server)]
    while not playing.done():
        samples.append(resident(server))
        await asyncio.sleep(0.1)
    await playing
    return sum(samples) / len(samples)


def resident(process: int) -> float:
    said = Path(f"/proc/{process}/status").read_text()
    return int(said.partition("VmRSS:")[2].split()[0]) / 1024
