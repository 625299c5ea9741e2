"""Servers for the trials: one process with a file, or several workers with PostgreSQL and Redis."""

import tempfile
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

from tests.server.people import Served, taking_orders
from tests.server.services import Postgres, Redis

WORKERS = 3


class House:
    """Where servers are started; with it they end."""

    def __init__(self, leaving: ExitStack) -> None:
        self._leaving = leaving
        self._folder = Path(leaving.enter_context(tempfile.TemporaryDirectory(prefix="trivet-house-")))
        self._orders = leaving.enter_context(taking_orders())
        self.servers: list[Served] = []

    @cached_property
    def postgres(self) -> Postgres:
        service = Postgres()
        self._leaving.callback(service.close)
        return service

    @cached_property
    def redis(self) -> Redis:
        service = Redis()
        self._leaving.callback(service.close)
        return service

    def server(self, **settings: Any) -> Served:
        """A process of its own; by default with a database of its own, in a file."""
        folder = self._folder / str(len(self.servers))
        folder.mkdir()
        served = Served(self._orders, folder, settings)
        self._leaving.callback(served.close)
        self.servers.append(served)
        return served

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
