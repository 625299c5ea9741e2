"""People who talk to a real server, a process of its own with a real database file, over HTTP and WebSocket."""

import asyncio
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from .spec import Spec

HERE = Path(__file__).parent
PATIENCE = 90.0

Table = dict[str, Any]
Start = Callable[..., "Served"]
Found = TypeVar("Found")


@contextmanager
def taking_orders() -> Iterator[socket.socket]:
    """Where servers can be had for the asking: see `serve.py`."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, str(HERE / "serve.py"), str(theirs.fileno())]
    path = os.pathsep.join(filter(None, [str(HERE), os.environ.get("PYTHONPATH", "")]))
    with subprocess.Popen(command, pass_fds=[theirs.fileno()], env=os.environ | {"PYTHONPATH": path}):
        theirs.close()
        try:
            yield ours
        finally:
            ours.close()


def ordered(orders: socket.socket, order: dict[str, Any], listener: int) -> int:
    """Have a server started; returns a handle on its process."""
    socket.send_fds(orders, [json.dumps(order).encode()], [listener])
    _, (process,), _, _ = socket.recv_fds(orders, 100, 1)
    return process


def wait_for(process: int) -> None:
    """Until it has ended."""
    ended, _, _ = select.select([process], [], [], PATIENCE)
    os.close(process)
    assert ended, "the server does not end"


class Served:
    """A server that can be stopped, killed and started again, at the same address with the same data."""

    described: ClassVar[dict[bool, Spec]] = {}

    def __init__(self, orders: socket.socket, folder: Path, settings: dict[str, Any]) -> None:
        self.folder = folder
        self.database = folder / "data" / "trivet.sqlite3"
        self.log = folder / "server.log"
        self._orders = orders
        self._order = {"database": str(self.database), "log": str(self.log), "compiled_bots": False}
        self._order |= settings
        self.place = str(self._order["database"])
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
        self.host = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self.start()

    def start(self) -> None:
        self._process: int | None = ordered(self._orders, self._order, self._listener.fileno())

    def end(self, sign: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None:
            signal.pidfd_send_signal(self._process, sign)
            wait_for(self._process)
            self._process = None

    def wait(self) -> None:
        """Until it has ended by itself."""
        assert self._process is not None
        wait_for(self._process)
        self._process = None

    @property
    def pid(self) -> int:
        said = Path(f"/proc/self/fdinfo/{self._process}").read_text()
        return int(said.partition("Pid:")[2].split()[0])

    def restart(self, sign: signal.Signals = signal.SIGTERM) -> None:
        self.end(sign)
        self.start()

    def close(self) -> None:
        self.end()
        self._listener.close()

    @property
    def spec(self) -> Spec:
        """What a server says of itself; the same for all of them, but for those with a lab."""
        lab = bool(self._order.get("lab"))
        if lab not in Served.described:
            Served.described[lab] = Spec(httpx.get(f"http://{self.host}/openapi.json", timeout=PATIENCE).json())
        return Served.described[lab]

    def person(self, **headers: str) -> "Person":
        """Somebody with a browser of their own."""
        person = Person(self, headers)
        person.ask("GET", "/me")
        return person


class Person:
    """Somebody who talks to a server. Every answer is checked against what the server documents."""

    def __init__(self, served: Served, headers: dict[str, str] | None = None) -> None:
        self.served = served
        self.http = httpx.Client(base_url=f"http://{served.host}", headers=headers or {}, timeout=PATIENCE)

    def ask(self, method: str, path: str, status: int = 200, **request: Any) -> Any:
        """Ask for something under /api and expect this status."""
        answer = self.http.request(method, f"/api{path}", **request)
        said = answer.json()
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        self.served.spec.check(method, f"/api{path}".partition("?")[0], answer.status_code, said)
        return said

    def tables(self) -> list[Table]:
        """The first page of one's own: those that are going on, then those that are not, each the newest first."""
        said: list[Table] = self.ask("GET", "/tables")["tables"]
        return said

    def new_table(self, *seats: str, game: str = "gobi", **more: Any) -> Table:
        """A table with these sitters: `me`, `open`, or a bot by name."""
        sitters = [sitter(name) for name in seats]
        return self.ask("POST", "/tables", 201, json={"game": game, "options": {}, "seats": sitters, **more})

    def join(self, table: Table, status: int = 200, **asked: Any) -> Any:
        """Sit down, with the invitation that the table's creator sees."""
        if table.get("invitation"):
            asked = {"invitation": table["invitation"]} | asked
        return self.ask("POST", f"/tables/{table['id']}/join", status, json=asked)

    def share(self, table: Table, share: str = "5eed" * 8, status: int = 200) -> Any:
        """Add to the seed that the table is dealt by."""
        return self.do(table, "share", status, share=share)

    def do(self, table: Table, what: str, status: int = 200, **asked: Any) -> Any:
        """Change something about a table."""
        return self.ask("POST", f"/tables/{table['id']}/{what}", status, **({"json": asked} if asked else {}))

    def at(self, served: Served) -> "Person":
        """The same person, asking another worker."""
        other = Person(served)
        other.http.cookies.update(self.http.cookies)
        return other

    def look(self, table: Table, seat: int | None = None) -> Table:
        query = "" if seat is None else f"?seat={seat}"
        return self.ask("GET", f"/tables/{table['id']}{query}")

    def when(self, table: Table, seen: Callable[[Table], object], seat: int | None = None) -> Table:
        """The table as soon as something is to be seen there."""
        end = time.monotonic() + PATIENCE
        while not seen(table):
            assert time.monotonic() < end, f"waited in vain at version {table['version']}: {table['bot']}"
            time.sleep(0.01)
            table = self.look(table, seat)
        return table

    def my_turn(self, table: Table) -> Table:
        return self.when(table, lambda t: t["offers"] or t["status"] == "over")

    def act(self, table: Table, *actions: int, status: int = 200, **changed: Any) -> Any:
        """Play these actions, else the first that is offered."""
        command = order(table, actions=list(actions) or [table["offers"][0]["action"]]) | changed
        return self.ask("POST", f"/tables/{table['id']}/commands", status, json=command)

    def undo(self, table: Table, status: int = 200, **changed: Any) -> Any:
        return self.ask("POST", f"/tables/{table['id']}/undo", status, json=order(table) | changed)

    def act_until(self, table: Table, seen: Callable[[Table], object]) -> Table:
        """Play, for all seats of one's own, until something is to be seen."""
        while not seen(table):
            table = self.my_turn(self.look(table))
            assert table["status"] == "playing"
            table = self.act(table)
        return table

    def live(self, table: Table, seat: int | None = None, view: str = "plain", **options: Any) -> ClientConnection:
        query = f"?view={view}" + ("" if seat is None else f"&seat={seat}")
        return self._line(f"/tables/{table['id']}/live{query}", **options)

    def own_line(self) -> ClientConnection:
        """The line that names the tables which wait for this person."""
        return self._line("/live")

    def _line(self, path: str, **options: Any) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        options = {"open_timeout": PATIENCE} | options
        return connect(f"ws://{self.served.host}/api{path}", additional_headers={"Cookie": cookies}, **options)


def run_apart(work: Coroutine[Any, Any, Found]) -> Found:
    """Run a coroutine in a thread of its own: tests in a browser leave an event loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def sitter(name: str) -> dict[str, str]:
    if name == "me":
        return {"kind": "me", "name": ""}
    return {"kind": "open"} if name == "open" else {"kind": "bot", "bot": name}


def order(table: Table, **more: Any) -> dict[str, Any]:
    return {"command_id": str(uuid.uuid4()), "version": table["version"], "seat": table["seat"], **more}
