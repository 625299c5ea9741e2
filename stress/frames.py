"""Row 10: sockets that are sent what no page would send, while other people play."""

import asyncio
import os
import random
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import cycle, islice

import uvloop

from .clients import Line, Person
from .parties import Delays, Play, parties
from .reconnects import settled
from .servers import house
from .trial import Outcome, Scale, trial

ATTACKERS = 8
"""At the same time."""
CULPRITS = 24
"""So many people take turns: each may open a good many lines, and no more."""
SLOW = 40
"""Sockets that begin a frame and do not end it."""
SLOWEST_MS = 100
CONTINUED, TEXT, BINARY, CLOSE, PING = 0x0, 0x1, 0x2, 0x8, 0x9
END = 0x80
MASK = b"\x01\x02\x03\x04"


def frame(kind: int, payload: bytes, masked: bool = True, claimed: int | None = None) -> bytes:
    """A frame as it goes over the line; `claimed`: the length it says it has."""
    length = len(payload) if claimed is None else claimed
    bit = 0x80 if masked else 0
    if length < 126:
        head = struct.pack("!BB", kind, bit | length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", kind, bit | 126, length)
    else:
        head = struct.pack("!BBQ", kind, bit | 127, length)
    if not masked:
        return head + payload
    hidden = bytes(b ^ MASK[i % 4] for i, b in enumerate(payload)) if len(payload) < 10_000 else payload
    return head + MASK + hidden


MEGABYTE = frame(END | TEXT, b"x" * (1 << 20))
Maker = Callable[[random.Random], bytes]
MALFORMED: dict[str, Maker] = {
    "binary": lambda chance: frame(END | BINARY, chance.randbytes(chance.randint(0, 4000))),
    "1 MB": lambda chance: MEGABYTE,
    "deep JSON": lambda chance: frame(END | TEXT, b"[{" * chance.randint(500, 2000)),
    "NaN": lambda chance: frame(END | TEXT, chance.choice([b"NaN", b'{"version": NaN}', b"-Infinity", b"1e999"])),
    "bad UTF-8": lambda chance: frame(END | TEXT, b"\xff\xfe" + chance.randbytes(20)),
    "half a character": lambda chance: frame(END | TEXT, b"caf\xc3"),
    "a command": lambda chance: frame(END | TEXT, b'{"type": "command", "version": 0, "seat": 0, "actions": [1]}'),
    "nothing": lambda chance: frame(END | TEXT, b""),
    "not masked": lambda chance: frame(END | TEXT, b"{}", masked=False),
    "no such kind": lambda chance: frame(END | chance.choice([3, 5, 7, 0xB, 0xF]), b"{}"),
    "reserved bits": lambda chance: frame(END | TEXT | chance.choice([0x40, 0x20, 0x10]), b"{}"),
    "continues nothing": lambda chance: frame(END | CONTINUED, b"{}"),
    "begun twice": lambda chance: frame(TEXT, b"{") + frame(END | TEXT, b"}"),
    "endless pieces": lambda chance: frame(TEXT, b"x" * 1000) + 9 * frame(CONTINUED, b"x" * 1000),
    "a ping too long": lambda chance: frame(END | PING, b"x" * 200),
    "a ping in pieces": lambda chance: frame(PING, b"x"),
    "closed for no reason": lambda chance: frame(END | CLOSE, b"\x00"),
    "immense": lambda chance: frame(END | BINARY, b"x", claimed=(1 << 63) - 1),
    "negative": lambda chance: frame(END | BINARY, b"x", claimed=(1 << 64) - 1),
}


class Attack:
    """People who send malformed frames, one on each socket."""

    def __init__(self, play: Play, culprits: list[Person], chance: random.Random) -> None:
        self.tables = [party.table for party in play.parties]
        self.culprits = culprits
        self.chance = chance
        self.sent = 0
        self.closing = Delays()
        self.wrong: list[str] = []

    async def line(self) -> Line:
        return await Line.open(self.culprits[self.sent % len(self.culprits)], self.chance.choice(self.tables))

    async def send_all(self, kinds: Iterator[str]) -> None:
        for kind in kinds:
            await self.send_one(kind)

    async def send_one(self, kind: str) -> None:
        line = await self.line()
        self.sent += 1
        await line.reached(0)
        begun = time.perf_counter()
        line.socket.transport.write(MALFORMED[kind](self.chance))
        try:
            await line.ended()
            self.closing.seconds.append(time.perf_counter() - begun)
        except TimeoutError:
            self.wrong.append(f"the socket stays open after: {kind}")
            line.break_off()

    async def send_slowly(self) -> None:
        """A frame that comes byte by byte and never ends."""
        line = await self.line()
        self.sent += 1
        line.socket.transport.write(struct.pack("!BBH", END | TEXT, 0x80 | 126, 4000) + MASK)
        begun = time.perf_counter()
        while not line.closed:
            with suppress(RuntimeError):
                line.socket.transport.write(os.urandom(1))
            await asyncio.sleep(0.2)
            if time.perf_counter() > begun + 60:
                self.wrong.append("a socket that sends slowly stays open")
                line.break_off()
                return


@trial(
    10,
    "10,000 malformed socket frames (binary, 1 MB, deep JSON, NaN, bad UTF-8, slow sender)",
    "that socket closes, the others' p99 stays",
)
def malformed(scale: Scale) -> Outcome:
    with house() as at:
        served = at.server() if scale.full else at.server(ping=(1.0, 5.0))
        return uvloop.run(attack(served.host, scale))


async def attack(host: str, scale: Scale) -> Outcome:
    outcome = Outcome()
    async with parties([host], scale.of(3, 10), seed=10) as play:
        await play.go_on(scale.of(2, 20))
        before, play.delays = play.delays, Delays()
        culprits = [await Person.new(host) for _ in range(CULPRITS)]
        attack = Attack(play, culprits, random.Random(10))
        kinds = islice(cycle(MALFORMED), scale.of(2 * len(MALFORMED), 10_000 - SLOW))
        slow = [attack.send_slowly() for _ in range(scale.of(5, SLOW))]
        await play.until(asyncio.gather(*slow, *(attack.send_all(kinds) for _ in range(ATTACKERS))))
        await settled(host, sum(len(party.lines) for party in play.parties), outcome)
    play.report(outcome, "others meanwhile, from a move to the view of it")
    outcome.figures["others before"] = str(before)
    outcome.figures["malformed frames"] = (
        f"{attack.sent:,} of {len(MALFORMED) + 1} kinds; the socket closed: {attack.closing}"
    )
    outcome.failures += attack.wrong[:5]
    if play.delays.percentile(99) >= SLOWEST_MS:
        outcome.slow.append(f"the others' p99 is not under {SLOWEST_MS} ms")
    return outcome
