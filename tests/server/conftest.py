"""Servers to talk to, and people to talk to them."""

import socket
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .people import Person, Served, Start, taking_orders
from .post import hook, post
from .services import Postgres, Redis

__all__ = ["hook", "post"]


@pytest.fixture(scope="session")
def orders() -> Iterator[socket.socket]:
    with taking_orders() as orders:
        yield orders


@pytest.fixture(scope="session")
def served(orders: socket.socket, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server that most tests share."""
    served = Served(orders, tmp_path_factory.mktemp("server"), {})
    yield served
    served.close()
    assert "Traceback" not in served.log.read_text()


@pytest.fixture
def start(orders: socket.socket, tmp_path: Path) -> Iterator[Start]:
    """Start a server of one's own, with its own settings."""
    started: list[Served] = []

    def start(**settings: Any) -> Served:
        folder = tmp_path / f"server{len(started)}"
        folder.mkdir()
        started.append(Served(orders, folder, settings))
        return started[-1]

    yield start
    for served in started:
        served.close()
        assert "Traceback" not in served.log.read_text()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    service = Postgres()
    yield service
    service.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    service = Redis()
    yield service
    service.close()


@pytest.fixture
def club(start: Start, postgres: Postgres, redis: Redis) -> Callable[..., list[Served]]:
    """Start so many workers of one club, each at an address of its own."""

    def club(workers: int = 3, **settings: Any) -> list[Served]:
        settings |= {"database": postgres.make(f"club_{uuid.uuid4().hex}"), "redis": redis.url}
        return [start(**settings) for _ in range(workers)]

    return club


@pytest.fixture
def ann(served: Served) -> Person:
    return served.person()


@pytest.fixture
def bob(served: Served) -> Person:
    return served.person()
