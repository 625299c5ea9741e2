"""Connections, and when they are given up: clients that say nothing, ask half a question, or do not take the answer.

Each costs a file, and of those there are so many. A connection at rest stays for a while, since it saves the next
request some time; when room is wanted, those go first that have kept us waiting the longest.
"""

import asyncio
import logging
import socket
import struct
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Any, ClassVar

from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

with suppress(ImportError):  # where there are none, the system does not say how much it keeps
    from fcntl import ioctl
    from termios import TIOCOUTQ

from ..basics.metrics import CLOSED, CONNECTIONS
from .ceilings import Ceilings, files_allowed, files_open, household

KEEP_ALIVE = 75
"""Seconds that an idle connection stays open, so that hardly any request meets one that is just being closed."""
PATIENCE = {
    "silent": 10.0,
    "half a request": 10.0,
    "half a body": 20.0,
    "not reading": 20.0,
    "at rest": KEEP_ALIVE + 1.0,
}
"""Seconds for which a client is waited for: to say what it wants, to say all of it, to take some of the answer."""
SOME = 4096
"""Bytes: whoever takes fewer in that time does not read."""
LOOK = 1.0
"""Seconds between looks at all of them."""
AT_ONCE = 16
"""When room is wanted, one part in so many of those that could go is closed, so that it is not looked for every time."""
NEAR = 0.9
"""The part of what is allowed at which whoever runs the server is told."""
QUIET = 30.0
"""Seconds between two lines about the same thing."""
MANY = 10
"""Connections closed that are worth a line; browsers open some that they never use."""
ACKED = 120
"""Where the system's `tcp_info` says how many bytes the other side has confirmed."""
FORGET = struct.pack("ii", 1, 0)
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n\r\n%b"
)
TURNED_AWAY = b"Too many connections are open. Close some, or come again in a moment."
log = logging.getLogger("trivet.server")


class Door:
    """Who comes in, and who has to leave."""

    def __init__(self, ceilings: Ceilings) -> None:
        self.ceilings = ceilings
        self.here: set[Any] = set()
        """Every connection, as the server keeps them; its own after the first has come."""
        self._of: Counter[str] = Counter()
        self._packed: set[str] = set()
        """Of whom nothing could be closed when it was last looked for; nobody's name: of nobody at all."""
        self._unread: dict[Any, tuple[int, float]] = {}
        """Of clients that have something to take: how much they will have taken when they have gone on, and since when."""
        self._closed: Counter[str] = Counter()
        self._told: dict[str, float] = {}

    def admits(self, new: "Connection") -> bool:
        """Let a connection in, closing others for it where need be; or turn it away."""
        self.here = new.connections
        self._of[new.address] += 1
        if len(self.here) > self.ceilings.connections and not self._make_room(new, ""):
            return False
        if new.address and self._of[new.address] > self.ceilings.of_one_address:
            return self._make_room(new, new.address)
        return True

    def left(self, address: str) -> None:
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]

    def _make_room(self, new: "Connection", address: str) -> bool:
        """Close what has kept us waiting longest, of one address or of all; false where everything is in use."""
        if address in self._packed:
            return False
        idle = [
            c
            for c in self.here
            if isinstance(c, Connection) and c is not new and c.may_go and (not address or c.address == address)
        ]
        if not idle:
            self._packed.add(address)
            return False
        idle.sort(key=lambda c: (c.rests, c.since))  # those at rest have asked something, and may again
        for connection in idle[: max(1, len(idle) // AT_ONCE)]:
            self.close(connection, "for want of room")
        return True

    def close(self, connection: Any, why: str) -> None:
        """At once: what was not read is forgotten, and not kept by the system for whenever it will be."""
        self._closed[why] += 1
        CLOSED.labels(why).inc()
        with suppress(AttributeError, OSError):  # it may be closed already
            connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, FORGET)
        connection.transport.abort()

    def turn_away(self, connection: "Connection") -> None:
        self._closed["turned away"] += 1
        CLOSED.labels("turned away").inc()
        connection.transport.write(FULL % (len(TURNED_AWAY), TURNED_AWAY))
        connection.transport.close()

    async def keep(self) -> None:
        """Look at all of them, again and again."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                self._look(asyncio.get_running_loop().time())
            except Exception:
                log.exception("Something went wrong with the connections.")

    def _look(self, now: float) -> None:
        CONNECTIONS.set(len(self.here))
        self._packed.clear()
        unread: dict[Any, tuple[int, float]] = {}
        for connection in list(self.here):
            if connection.transport is None:
                continue
            taken, left = outgoing(connection.transport)
            if left:
                goal, since = self._unread.get(connection, (taken, now))
                unread[connection] = (taken + min(left, SOME), now) if taken >= goal else (goal, since)
                if taken < goal and now - since > PATIENCE["not reading"]:
                    self.close(connection, "not reading")
                    continue
            if isinstance(connection, Connection) and (why := connection.overdue(now)):
                self.close(connection, why)
        self._unread = unread
        self._say(len(self.here))

    def _say(self, here: int) -> None:
        """A line about what was closed, and one when there is hardly any room left; each once in a while."""
        if here >= NEAR * self.ceilings.connections and self._may_say("connections"):
            log.warning(
                "%d connections are open; %d are allowed (TRIVET_CONNECTIONS).", here, self.ceilings.connections
            )
        allowed = files_allowed()
        if allowed and self._may_say("files", look_only=True) and (files := files_open()) >= NEAR * allowed:
            self._may_say("files")
            log.warning("%d files are open; the system allows this process %d (ulimit -n).", files, allowed)
        if self._closed.total() >= MANY and self._may_say("closed"):
            why = ", ".join(f"{count} {why}" for why, count in sorted(self._closed.items()))
            log.warning("Connections closed: %s; %d are open.", why, here)
            self._closed.clear()

    def _may_say(self, what: str, look_only: bool = False) -> bool:
        now = time.monotonic()
        if now - self._told.get(what, -QUIET) < QUIET:
            return False
        if not look_only:
            self._told[what] = now
        return True


class Connection(HttpToolsProtocol):
    """One that knows how long it has been waiting for its client."""

    door: ClassVar[Door]
    proxies: ClassVar[Any]
    """Addresses whose word is taken for whose requests they pass on: those are many people's."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = "" if not host or host in self.proxies else household(host)
        """Whose it is; nobody's where a proxy speaks for others."""
        self.since = self.loop.time()
        """When it began to wait: for a request, for the rest of one, or for the next."""
        self.waits: str = "silent"
        """What it waits for; nothing while a request is being answered."""
        if not self.door.admits(self):
            self.door.turn_away(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.left(self.address)

    @property
    def rests(self) -> bool:
        return self.waits == "at rest"

    @property
    def may_go(self) -> bool:
        return bool(self.waits)

    def overdue(self, now: float) -> str:
        """Why it is given up; nothing where it is not."""
        if not self.waits or now - self.since <= PATIENCE[self.waits]:
            return ""
        if self.flow.read_paused:  # it is the server that has not read
            return ""
        return self.waits

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.waits != "silent":  # a first request has to be there in time, however late it was begun
            self.since = self.loop.time()
        self.waits = "half a request"

    def on_headers_complete(self) -> None:
        before = self.cycle
        super().on_headers_complete()
        self.waits, self.since = "half a body", self.loop.time()
        if self.cycle is not before and self.scope["method"] != "HEAD":
            self.cycle.transport = Whole(self.cycle)  # type: ignore[assignment]

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.waits = ""
        if self.cycle is not None and self.cycle.response_complete:
            self._rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.waits and self.cycle.response_complete:  # else another request has come meanwhile
            self._rest()

    def _rest(self) -> None:
        self.waits, self.since = "at rest", self.loop.time()


class Whole:
    """How an answer is sent: its head with the first of its body, so that one system call and one packet do."""

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle
        self._transport = cycle.transport
        self._head: bytes | None = None
        self._begun = False

    def write(self, part: bytes) -> None:
        if self._head is not None:
            parts, self._head = (self._head, part), None
            self._transport.writelines(parts)
        elif self._cycle.response_started and not self._begun:
            self._head, self._begun = part, True
        else:
            self._transport.write(part)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def close(self) -> None:
        if self._head is not None:
            self._transport.write(self._head)
        self._transport.close()


class Line(WebSocketsSansIOProtocol):
    """A live line: what a connection becomes, and what is left of it."""

    door: ClassVar[Door]
    proxies: ClassVar[Any]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        host = self.client[0] if self.client else ""
        self.door.left("" if not host or host in self.proxies else household(host))


def outgoing(transport: asyncio.Transport) -> tuple[int, int]:
    """How much a client has taken of what it was sent, and how much it has not: the system keeps megabytes for it."""
    left = transport.get_write_buffer_size()
    try:
        line = transport.get_extra_info("socket")
        waiting = int.from_bytes(ioctl(line.fileno(), TIOCOUTQ, bytes(4)), sys.byteorder)
        said = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, ACKED + 8)
        return int.from_bytes(said[ACKED:], sys.byteorder), left + waiting
    except (NameError, AttributeError, OSError, ValueError):  # or it is closed already
        return -left, left


def protocols(door: Door) -> dict[str, Any]:
    """What uvicorn is to make of connections."""
    known = {
        "door": door,
        "proxies": ProxyHeadersMiddleware(nothing, Config(nothing, log_config=None).forwarded_allow_ips).trusted_hosts,
    }
    return {"http": type("Connection", (Connection,), known), "ws": type("Line", (Line,), known)}


async def nothing(*_: Any) -> None:
    """An application that is never asked."""
