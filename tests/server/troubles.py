"""What can befall a server from outside: a full disk, a locked file, a service that is gone or does not answer."""

import resource
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from .people import Served
from .services import Service


@contextmanager
def locked(served: Served) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    with closing(sqlite3.connect(served.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(served: Served) -> Iterator[None]:
    """No file of the server can grow."""
    resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    yield
    resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextmanager
def stopped(service: Service) -> Iterator[None]:
    service.end(signal.SIGKILL)
    yield
    service.start()


@contextmanager
def frozen(service: Service) -> Iterator[None]:
    service.send(signal.SIGSTOP)
    yield
    service.send(signal.SIGCONT)
