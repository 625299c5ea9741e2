"""Servers for the trials: one process with a file, or several workers with PostgreSQL and Redis."""

import signal
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from tests.server.people import PATIENCE, Served, taking_orders
from tests.server.services import Postgres, Redis, Service, free_port

S = TypeVar("S", bound=Service)
WORKERS = 3


class Typed:
    """`trivet serve` as one types it, started from nothing at an address of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        port = free_port()
        self.host = f"127.0.0.1:{port}"
        self.log = folder / "server.log"
        self._command = [sys.executable, "-m", "trivet.cli", "serve", "--port", str(port), *options]
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stderr=log, stdout=log)

    def end(self, sign: signal.Signals = signal.SIGTERM) -> None:
        self._process.send_signal(sign)
        self._process.wait(PATIENCE)

    def restart(self, sign: signal.Signals = signal.SIGTERM) -> None:
        self.end(sign)
        self.start()

    @property
    def workers(self) -> list[int]:
        """The processes it has started, where there are several workers."""
        said = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text()
        return [int(pid) for pid in said.split()]


class House:
    """Where servers are started; with it they end."""

    def __init__(self, leaving: ExitStack) -> None:
        self._leaving = leaving
        self._folder = Path(leaving.enter_context(tempfile.TemporaryDirectory(prefix="trivet-house-")))
        self._orders = leaving.enter_context(taking_orders())
        self.servers: list[Served | Typed] = []

    def new_folder(self) -> Path:
        return Path(tempfile.mkdtemp(dir=self._folder))

    @cached_property
    def postgres(self) -> Postgres:
        return self.service(Postgres())

    @cached_property
    def redis(self) -> Redis:
        return self.service(Redis())

    def service(self, started: S) -> S:
        """One more program that ends with it."""
        self._leaving.callback(started.close)
        return started

    def server(self, **settings: Any) -> Served:
        """A process of its own; by default with a database of its own, in a file."""
        served = Served(self._orders, self.new_folder(), settings)
        self._leaving.callback(served.close)
        self.servers.append(served)
        return served

    def typed(self, *options: str) -> Typed:
        """A server as an operator starts it."""
        typed = Typed(self.new_folder(), *options)
        self._leaving.callback(typed.end)
        self.servers.append(typed)
        return typed

    def club(self, workers: int = WORKERS, **settings: Any) -> list[Served]:
        """So many processes with one database on PostgreSQL, each at an address of its own."""
        settings |= {"database": self.postgres.make(f"club_{uuid.uuid4().hex}"), "redis": self.redis.url}
        return [self.server(**settings) for _ in range(workers)]


@contextmanager
def house() -> Iterator[House]:
    """Servers for the asking. None of them may have met a mistake of its own."""
    with ExitStack() as leaving:
        opened = House(leaving)
        yield opened
        for served in opened.servers:
            served.end()
            said = served.log.read_text()
            assert "Traceback" not in said, said[said.index("Traceback") :][:3000]
