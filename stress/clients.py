"""People and their live lines, hundreds at once: clients that cost little beside the server they speak to."""

import asyncio
import time
import uuid
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60.0


class Lost(Exception):
    """The connection ended before the answer was complete."""


class Unexpected(Exception):
    """An answer of another status than was to be expected."""


class Answer(NamedTuple):
    status: int
    head: str
    body: bytes

    @property
    def said(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def code(self) -> str:
        """Why it was refused."""
        return str(self.said["code"])


class Offer(msgspec.Struct):
    action: int
    verb: str


class Table(msgspec.Struct):
    """A table, as far as clients look at it."""

    id: str
    game: str
    version: int
    status: str
    seat: int | None
    to_act: list[int]
    offers: list[Offer]
    undo: bool


class Heard(msgspec.Struct):
    """What a live line said."""

    type: str
    table: Table | None = None


read_table = msgspec.json.Decoder(Table).decode
read_heard = msgspec.json.Decoder(Heard).decode


class Person:
    """Somebody with a browser: a cookie, and one connection, made anew whenever it was lost."""

    def __init__(self, host: str, cookie: str = "") -> None:
        self.host = host
        self.cookie = cookie
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._alone = asyncio.Lock()

    @staticmethod
    async def new(host: str) -> "Person":
        person = Person(host)
        answer = await person.ask("GET", "/me")
        expect(answer, 200)
        person.cookie = answer.head.partition("set-cookie: ")[2].partition(";")[0]
        return person

    def at(self, host: str) -> "Person":
        """The same person in another tab, perhaps at another worker."""
        return Person(host, self.cookie)

    async def ask(self, method: str, path: str, asked: Any = None) -> Answer:
        """Ask for something under /api; raises Lost."""
        return await self.fetch(method, f"/api{path}", asked)

    async def fetch(self, method: str, path: str, asked: Any = None) -> Answer:
        """Ask for something, after all that was asked before; raises Lost."""
        body = b"" if asked is None else asked if isinstance(asked, bytes) else msgspec.json.encode(asked)
        kind = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n" if body else ""
        known = f"cookie: {self.cookie}\r\n" if self.cookie else ""
        request = f"{method} {path} HTTP/1.1\r\nhost: {self.host}\r\n{known}{kind}\r\n".encode() + body
        async with self._alone, asyncio.timeout(PATIENCE):
            try:
                return await self._answer(request)
            except (OSError, EOFError) as error:
                self.hang_up()
                raise Lost(f"{method} {path}: {error!r}") from None
            except BaseException:
                self.hang_up()
                raise

    async def _answer(self, request: bytes) -> Answer:
        if self._line is not None and self._line[0].at_eof():  # it rested for so long that the server has hung up
            self.hang_up()
        if self._line is None:
            name, _, port = self.host.partition(":")
            self._line = await asyncio.open_connection(name, int(port))
        reader, writer = self._line
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status, length = int(head.split(" ", 2)[1]), head.partition("content-length: ")[2].partition("\r\n")[0]
        body = await reader.readexactly(int(length))
        if "connection: close" in head:
            self.hang_up()
        return Answer(status, head, body)

    def hang_up(self) -> None:
        if self._line:
            self._line[1].transport.abort()
            self._line = None

    async def new_table(self, game: str, *seats: str) -> dict[str, Any]:
        """A table with these sitters: `me`, `open`, or a bot by name."""
        sitters = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        answer = await self.ask("POST", "/tables", {"game": game, "options": {}, "seats": sitters})
        return expect(answer, 201).said

    async def look(self, table: str, seat: int | None = None) -> Table:
        query = "" if seat is None else f"?seat={seat}"
        return read_table(expect(await self.ask("GET", f"/tables/{table}{query}"), 200).body)

    async def do(self, table: str, command: dict[str, Any]) -> Answer:
        """Send a command, or an undo where it names no actions."""
        return await self.ask("POST", f"/tables/{table}/{'commands' if 'actions' in command else 'undo'}", command)


async def figure(host: str, name: str) -> float:
    """One of the figures that a server keeps of itself."""
    person = Person(host)
    said = expect(await person.fetch("GET", "/metrics"), 200).body.decode()
    person.hang_up()
    return float(said.partition(f"\n{name} ")[2].split()[0])


def expect(answer: Answer, status: int) -> Answer:
    if answer.status != status:
        raise Unexpected(f"{answer.status} instead of {status}: {answer.body[:500].decode(errors='replace')}")
    return answer


def command(table: Table, *actions: int) -> dict[str, Any]:
    """Play these actions; without any, undo the last."""
    order = {"command_id": uuid.uuid4().hex, "version": table.version, "seat": table.seat}
    return order | ({"actions": list(actions)} if actions else {})


class Line:
    """A live line, which notes when it heard of each version of the table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Table | None = None
        self.at = 0.0
        """When it heard of that, by `time.perf_counter`."""
        self._waiting: list[tuple[int, asyncio.Future[float]]] = []
        self._hearing = asyncio.create_task(self._hear())

    @staticmethod
    async def open(person: Person, table: str, seat: int | None = None) -> "Line":
        query = "" if seat is None else f"?seat={seat}"
        address = f"ws://{person.host}/api/tables/{table}/live{query}"
        headers = {"cookie": person.cookie} if person.cookie else {}
        return Line(
            await connect(
                address,
                additional_headers=headers,
                compression=None,
                ping_interval=None,
                open_timeout=PATIENCE,
                close_timeout=2,
                user_agent_header=None,
                proxy=None,
            )
        )

    async def _hear(self) -> None:
        with suppress(ConnectionClosed):
            async for said in self.socket:
                heard = read_heard(said)
                if heard.table is not None:
                    self.table, self.at = heard.table, time.perf_counter()
                    self._note(heard.table.version)
        for _, reached in self._waiting:
            if not reached.done():
                reached.set_exception(Lost(f"the line was closed: {self.socket.close_code}"))

    def _note(self, heard: int) -> None:
        for version, reached in self._waiting:
            if version <= heard and not reached.done():
                reached.set_result(self.at)
        self._waiting = [(version, reached) for version, reached in self._waiting if not reached.done()]

    def reached(self, version: int) -> "asyncio.Future[float]":
        """The moment at which the line hears of that version; raises Lost."""
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        if self.table is not None and self.table.version >= version:
            future.set_result(self.at)
        elif self._hearing.done():
            future.set_exception(Lost("the line is closed"))
        else:
            self._waiting.append((version, future))
        return future

    @property
    def closed(self) -> bool:
        return self._hearing.done()

    async def ended(self) -> int | None:
        """Wait for the end of the line: the code it was closed with."""
        await asyncio.wait_for(asyncio.shield(self._hearing), PATIENCE)
        return self.socket.close_code

    async def close(self) -> None:
        await self.socket.close()
        await self._hearing

    def break_off(self) -> None:
        """As a device does that loses its network: without a word."""
        self.socket.transport.abort()
