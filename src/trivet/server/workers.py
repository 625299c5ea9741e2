"""Several workers at one socket: started, started again when one dies, and stopped together."""

import logging
import os
import select
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module

from trivet.games import games

from .basics.errors import BadSetting
from .basics.logs import set_up_logging
from .basics.settings import Settings
from .storage.database import open_database

PULSE = 0.2
TOO_SOON = 2.0
"""Seconds: a worker that lives no longer is not started again at once."""
GRACE = 8.0
"""Seconds that workers have to end before they are killed."""
NEEDED = (
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "trivet.server.app",
    "trivet.server.http.connections",
    "trivet.server.relay.redis_relay",
)
"""Modules that a worker would load when it is asked for the first time."""
log = logging.getLogger("trivet.server")


def check(settings: Settings) -> None:
    """Raises BadSetting where the workers could not work together."""
    if settings.redis is not None and not isinstance(settings.database, str):
        raise BadSetting("--redis is for several workers, and those need --database postgresql://… as well.")
    if settings.workers == 1:
        return
    if not isinstance(settings.database, str) or settings.redis is None:
        raise BadSetting("Several workers need --database postgresql://… and --redis redis://…: give both.")
    if not hasattr(os, "fork"):
        raise BadSetting("This system runs one worker only: start Trivet several times instead.")


def run_workers(
    settings: Settings,
    listener: socket.socket,
    work: Callable[[Settings, socket.socket, Callable[[], None]], None],
    on_ready: Callable[[], None],
) -> None:
    """Keep so many workers at work until told to stop."""
    set_up_logging()
    with tempfile.TemporaryDirectory(prefix="trivet-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder  # read when the figures are loaded
        load_everything(settings)
        open_database(settings.database).close()  # its form is brought up to date once, and mistakes are told here
        Workers(settings, listener, work, on_ready).keep()


def load_everything(settings: Settings) -> None:
    """Load what workers need before there are any: one that takes another's place is there at once."""
    for module in NEEDED:
        import_module(module)
    games(log.error, settings.data)


class Workers:
    def __init__(
        self,
        settings: Settings,
        listener: socket.socket,
        work: Callable[[Settings, socket.socket, Callable[[], None]], None],
        on_ready: Callable[[], None],
    ) -> None:
        self._settings = settings
        self._listener = listener
        self._work = work
        self._on_ready = on_ready
        self._started: dict[int, float] = {}
        self._told, self._tell = os.pipe()
        self._end_of_keeper, self._keeper = os.pipe()
        """Nothing is ever written there, and this process alone holds the end for writing: it closes with its life."""
        self._stopping = False

    def keep(self) -> None:
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        waiting = self._settings.workers
        while not self._stopping:
            while len(self._started) < self._settings.workers and not self._stopping:
                self._start()
            if select.select([self._told], [], [], PULSE)[0]:
                waiting -= len(os.read(self._told, 1))
                if waiting == 0:
                    self._on_ready()
            self._bury()
        self._end()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _start(self) -> None:
        pid = os.fork()
        if pid == 0:
            for sign in (signal.SIGTERM, signal.SIGINT):
                signal.signal(sign, signal.SIG_DFL)
            os.close(self._told)
            os.close(self._keeper)
            threading.Thread(target=self._end_with_keeper, daemon=True).start()
            code = 1
            try:
                self._work(self._settings, self._listener, self._say_ready)
                code = 0
            except Exception:
                log.exception("A worker could not go on.")
            finally:
                os._exit(code)
        self._started[pid] = time.monotonic()

    def _end_with_keeper(self) -> None:
        """A worker whose keeper was killed ends too: nobody would ever stop it, and it would hold the port."""
        os.read(self._end_of_keeper, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def _say_ready(self) -> None:
        os.write(self._tell, b".")

    def _bury(self) -> None:
        """Note workers that have died; `keep` starts others."""
        from prometheus_client.multiprocess import mark_process_dead

        while self._started:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return
            born = self._started.pop(pid, None)
            if born is None:
                continue
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
            if not self._stopping:
                log.error("Worker %d ended (%s); another one is started.", pid, status)
                if time.monotonic() - born < TOO_SOON:
                    time.sleep(TOO_SOON / 2)

    def _end(self) -> None:
        for pid in self._started:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
        end = time.monotonic() + GRACE
        while self._started and time.monotonic() < end:
            self._bury()
            time.sleep(0.05)
        for pid in self._started:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
