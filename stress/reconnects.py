"""Row 14: everybody loses the network at once, again and again, and the game goes on meanwhile."""

import asyncio
import os
import time

import uvloop

from .clients import PATIENCE, Line, command, expect, figure, read_table
from .parties import Delays, Party, parties
from .servers import house
from .trial import Outcome, Scale, trial

IN_SYNC = 1.0
"""Seconds."""
SOON = 30.0


@trial(14, "400 sockets reconnecting × 50", "no orphan, back in sync within 1 s", 10)
def reconnecting(scale: Scale) -> Outcome:
    with house() as at:
        served = at.server()
        return uvloop.run(reconnect(served.host, served.pid, scale.of(5, 100), scale.of(4, 50)))


async def reconnect(host: str, server: int, tables: int, times: int) -> Outcome:
    outcome, delays = Outcome(), Delays()
    async with parties([host], tables, seed=14) as play:
        sockets = sum(len(party.lines) for party in play.parties)
        most = open_files(server)
        for number in range(times):
            await lose_all(play.parties, word=number % 2 == 0)
            versions = await asyncio.gather(*(move_unseen(party) for party in play.parties))
            await asyncio.gather(
                *(all_come_back(p, version, delays) for p, version in zip(play.parties, versions, strict=True))
            )
            await settled(host, sockets, outcome)
            most = max(most, open_files(server))
        await play.go_on(2)
    await settled(host, 0, outcome)
    outcome.failures += play.wrong[:5]
    outcome.figures["back in sync"] = f"{delays} ({len(delays.seconds):,} times, {sockets} at once)"
    outcome.figures["the server"] = f"{most} files open at most"
    if most > sockets + len(play.parties) * 4 + 100:
        outcome.failures.append(f"the server has {most} files open for {sockets} sockets")
    if delays.percentile(100) >= 1000 * IN_SYNC:
        outcome.slow.append(f"somebody was back in sync only after {delays.percentile(100):.0f} ms")
    return outcome


async def lose_all(playing: list[Party], word: bool) -> None:
    """Pages that are closed say so; devices that lose their network do not."""
    for party in playing:
        for line in party.lines:
            if not word:
                line.break_off()
    await asyncio.gather(*(line.close() for party in playing for line in party.lines))


async def move_unseen(party: Party) -> int:
    """Somebody acts; where the game is over they begin the next. Returns the version that nobody has heard of."""
    acting = (await party.people[0].look(party.table)).to_act
    if not acting:
        await party.begin()
        return 0
    person = party.people[acting[0]]
    table = await person.look(party.table, acting[0])
    action = party.chance.choice(table.offers).action
    return read_table(expect(await person.do(party.table, command(table, action)), 200).body).version


async def all_come_back(party: Party, version: int, delays: Delays) -> None:
    await asyncio.gather(*(come_back(party, seat, version, delays) for seat in range(len(party.lines))))


async def come_back(party: Party, seat: int, version: int, delays: Delays) -> None:
    begun = time.perf_counter()
    line = party.lines[seat] = await Line.open(party.people[seat], party.table, seat)
    async with asyncio.timeout(PATIENCE):
        delays.seconds.append(await line.reached(version) - begun)


async def settled(host: str, lines: int, outcome: Outcome) -> None:
    """The server knows of so many sockets, no more and no less."""
    end = time.monotonic() + SOON
    while (counted := await figure(host, "trivet_live_lines")) != lines:
        if time.monotonic() > end:
            outcome.failures.append(f"the server has {counted:.0f} sockets where {lines} are open")
            return
        await asyncio.sleep(0.02)


def open_files(process: int) -> int:
    return len(os.listdir(f"/proc/{process}/fd"))
