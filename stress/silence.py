"""Row 21: connections that say nothing, ask half a question, or do not take the answer, more than there are files."""

import asyncio
import os
import socket
import time

import uvloop

from tests.server.people import Served

from .clients import Answer, Lost, Person, expect
from .parties import Delays, parties
from .servers import house
from .trial import Outcome, Scale, trial

CLOSED_WITHIN = 30.0
SPARE = 40
"""Files that the server may have open besides, when all is quiet again: the others', and its own."""
SMALL = 4096
"""Bytes that a client which does not read has room for."""
KINDS = ("nothing", "half a head", "half a body", "stops reading")
SAID = {
    "nothing": b"",
    "half a head": b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    "stops reading": 3 * b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n",
}
WHENCE = {"a stranger": "127.0.0.2", "a proxy": "127.0.0.1"}
"""Of a stranger's address there may be so many; what comes through a proxy is many people's."""


@trial(
    21,
    "1,100 connections that send nothing, half a request, or stop reading, with 1,024 files allowed",
    "others go on; closed within 30 s; logged",
)
def silence(scale: Scale) -> Outcome:
    outcome = Outcome()
    files, many = scale.of((256, 280), (1024, 1100))
    quick = scale.of({kind: 2.0 for kind in ("silent", "half a request", "half a body", "not reading")}, {})
    with house() as at:
        for whose, address in WHENCE.items():
            served = at.server(files=files, patience=quick)
            uvloop.run(besieged(served, scale, whose, address, many, outcome))
            said = served.log.read_text()
            for line in ("Connections closed:", "connections are open"):
                if line not in said and not (whose == "a stranger" and "are open" in line):
                    outcome.failures.append(f"{whose}: the log says nothing of {line!r}: {said[-500:]}")
    return outcome


async def besieged(served: Served, scale: Scale, whose: str, address: str, many: int, outcome: Outcome) -> None:
    host = served.host
    async with parties([host], scale.of(2, 10), seed=21) as play:
        await Person(host).fetch("GET", "/openapi.json")  # it takes a while, the first time
        await play.go_on(scale.of(2, 10))
        before, play.delays = play.delays, Delays()
        asked: list[float] = []
        all_there = asyncio.Event()
        siege = asyncio.create_task(sit(host, address, many, all_there))
        coming = asyncio.create_task(come_and_go(host, siege, asked, whose, outcome))
        quiet = asyncio.create_task(until_quiet(served, all_there))
        await play.until(siege)
        most, closed_after = await quiet
        await coming
    play.report(outcome, f"{whose}: others meanwhile, from a move to the view of it")
    outcome.figures[f"{whose}: others before"] = str(before)
    outcome.figures[f"{whose}: connections"] = (
        f"{many}, the last closed after {closed_after:.0f} s; at most {most} files open; meanwhile {len(asked)} "
        f"newcomers were answered, after {1000 * max(asked, default=0):.0f} ms at most"
    )
    if closed_after > CLOSED_WITHIN:
        outcome.failures.append(f"{whose}: connections were still open after {closed_after:.0f} s")
    if not asked:
        outcome.failures.append(f"{whose}: no newcomer was answered")


async def sit(host: str, address: str, many: int, all_there: asyncio.Event) -> None:
    """Open so many connections of all kinds, and sit there until they are closed."""
    sitting: list[socket.socket] = []
    loop = asyncio.get_running_loop()
    name, _, port = host.partition(":")
    try:
        for number in range(many):
            kind = KINDS[number % len(KINDS)]
            line = socket.socket()
            sitting.append(line)
            line.setblocking(False)
            if kind == "stops reading":
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
            line.bind((address, 0))
            try:
                await asyncio.wait_for(loop.sock_connect(line, (name, int(port))), 5)
                await loop.sock_sendall(line, SAID[kind])
            except (OSError, TimeoutError):  # turned away
                continue
        all_there.set()
        begun = time.monotonic()
        while any(still_open(line) for line in sitting) and time.monotonic() < begun + CLOSED_WITHIN + 5:
            await asyncio.sleep(0.5)
    finally:
        for line in sitting:
            line.close()


def still_open(line: socket.socket) -> bool:
    """Whether the other side has not closed it: looked at without taking anything of what was sent."""
    established = 1
    return line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] == established


async def come_and_go(host: str, siege: "asyncio.Task[None]", asked: list[float], whose: str, outcome: Outcome) -> None:
    """Newcomers, each with a connection of their own: they are answered, however many sit there."""
    while not siege.done():
        begun = time.perf_counter()
        try:
            answer: Answer = await asyncio.wait_for(Person(host).ask("GET", "/games"), 10)
            expect(answer, 200)
            asked.append(time.perf_counter() - begun)
        except (Lost, TimeoutError) as error:
            outcome.failures.append(f"{whose}: a newcomer got no answer after {len(asked)} others: {error!r}")
            return
        await asyncio.sleep(0.1)


async def until_quiet(served: Served, all_there: asyncio.Event) -> tuple[int, float]:
    """The most files the server had open, and the seconds until it had hardly any after all connections were made."""
    folder = f"/proc/{served.pid}/fd"
    usual, most, begun = len(os.listdir(folder)) + SPARE, 0, 0.0
    while True:
        await asyncio.sleep(0.25)
        now = len(os.listdir(folder))
        most = max(most, now)
        if all_there.is_set():
            begun = begun or time.monotonic()
            passed = time.monotonic() - begun
            if now <= usual or passed > 2 * CLOSED_WITHIN:
                return most, passed
