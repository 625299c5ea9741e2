"""A real Chromium before a real server."""

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from ..server.conftest import orders, post, start
from ..server.people import Served, Start
from ..server.post import MailServer
from .company import PATIENCE, Arrive, ask
from .visitor import Visitor

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import browser as chromium

__all__ = ["orders", "post", "start"]

FLAGS = [
    "headless",
    "no-sandbox",
    "disable-gpu",
    "disable-quic",
    "no-first-run",
    "disable-background-networking",
    "disable-component-update",
    "disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@contextmanager
def browser() -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        stop = pytest.fail if os.environ.get("REQUIRE_BROWSER") else pytest.skip
        stop("NO BROWSER: install chromium or set CHROMIUM")
    with sync_playwright() as p:
        opened = p.chromium.launch(executable_path=path, args=[f"--{flag}" for flag in FLAGS])
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def shared(orders: socket.socket, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server of all who come alone: none sees another's tables."""
    served = Served(orders, tmp_path_factory.mktemp("server"), {"alike": True})
    yield served
    served.close()


@pytest.fixture
def home(shared: Served) -> Iterator[Served]:
    """The same, looked at after each test: it may be stopped and started again, but nothing may fail in it."""
    said = len(shared.log.read_text()) if shared.log.exists() else 0
    yield shared
    assert "Traceback" not in shared.log.read_text()[said:]


@pytest.fixture
def visitor(chrome: Browser, home: Served) -> Iterator[Visitor]:
    """Somebody at a laptop."""
    visitor = Visitor(chrome, home)
    yield visitor
    visitor.leave()


@pytest.fixture
def phone(chrome: Browser, home: Served) -> Iterator[Visitor]:
    """Somebody with a phone."""
    visitor = Visitor(chrome, home, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield visitor
    visitor.leave()


@pytest.fixture
def served(start: Start, post: MailServer) -> Served:
    """A server that soon takes people for absent, and can send mail."""
    return start(absent_after=0.5, sweep=0.1, mail=post.settings, alike=True)


@pytest.fixture
def arrive(chrome: Browser, served: Served) -> Iterator[Arrive]:
    """Somebody with a browser of their own, known by a name."""
    visitors: list[Visitor] = []

    def arrive(name: str, **settings: Any) -> Visitor:
        visitor = Visitor(chrome, served, **settings)
        visitor.context.set_default_timeout(PATIENCE)
        visitors.append(visitor)
        ask(visitor, "put", "/me", name=name)
        return visitor

    yield arrive
    for visitor in visitors:
        visitor.leave()
