"""Starting a server from the command line: every mistake is found before anything is changed, and told in words."""

import errno
import importlib.machinery
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from trivet.engine.errors import UnknownBot

from .errors import BadAddress, BadSetting, PortInUse
from .settings import Settings, database_in, pace_from_environment

GRACE = 3
"""Seconds that requests have to end when the server is stopped."""
KEEP_ALIVE = 75
"""Seconds that an idle connection stays open, so that hardly any request meets one that is just being closed."""
LARGEST_FRAME = 4096
"""Bytes that a socket may be sent at once; nothing is expected there but pings."""
ANYWHERE = ("0.0.0.0", "::", "")


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_folder: Path | None = None,
    open_browser: bool = False,
    database: str | None = None,
    bots: Sequence[str] = (),
    ready: Callable[[str], None] = lambda url: None,
) -> None:
    """Serve until stopped, and say the address once it answers; raises a TrivetError where it cannot be started."""
    file = database_in(data_folder) if database is None else database_file(database)
    settings = Settings(file, known_bots(bots), pace_from_environment())
    with listening(host, port) as listener:
        url = address_of(host, listener.getsockname()[1])
        serve(settings, listener, lambda: announce(url, open_browser, ready))


def serve(settings: Settings, listener: socket.socket, on_ready: Callable[[], None] = lambda: None) -> None:
    """Serve at a socket that is listening already."""
    import uvicorn

    from .app import create_app

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            on_ready()

    set_up_logging()
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
    )
    with suppress(KeyboardInterrupt):  # Ctrl+C is how one stops it
        Server(config).run(sockets=[listener])


def listening(host: str, port: int) -> socket.socket:
    """A socket at that address; raises PortInUse or BadAddress."""
    if not 0 <= port <= 65535:
        raise BadAddress(f"There is no port {port}: ports are 1 to 65535.")
    try:
        family, *_, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return socket.create_server(where[:2], family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortInUse(
                f"Port {port} is in use: perhaps a Trivet is running already, at {address_of(host, port)}. "
                f"Or choose another port: --port {port + 1}."
            ) from None
        reason = error.strerror or str(error)
        raise BadAddress(f"Trivet cannot listen at {host}, port {port}: {reason}. Try --host 127.0.0.1.") from None
    except UnicodeError:
        raise BadAddress(f"There is no host {host!r}. Try --host 127.0.0.1.") from None


def address_of(host: str, port: int) -> str:
    host = "127.0.0.1" if host in ANYWHERE else host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def announce(url: str, open_browser: bool, ready: Callable[[str], None]) -> None:
    print(f"Trivet is at {url} (Ctrl+C stops it).", file=sys.stderr, flush=True)
    ready(url)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def database_file(database: str) -> Path:
    scheme, separator, rest = database.partition("://")
    if separator and scheme != "sqlite":
        raise BadSetting(f"Tables are kept in an SQLite file; {scheme} is not supported. Give sqlite:///FILE.")
    return Path(rest.removeprefix("/") if separator else database)


def known_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """Bots named `module:Class`; their code is loaded in the bots' processes alone."""
    for bot in bots:
        module, separator, name = bot.partition(":")
        if not (separator and name):
            raise UnknownBot(f"{bot!r} is no bot of a third party: those are named module:Class.")
        if importlib.machinery.PathFinder.find_spec(module.partition(".")[0], [os.getcwd(), *sys.path]) is None:
            raise UnknownBot(f"The bot {bot!r} needs the module {module}, which Python does not find.")
    return tuple(bots)


def set_up_logging() -> None:
    """One line for each thing worth knowing; a listener's broken text is not."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    logging.getLogger("trivet").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid UTF-8" not in record.getMessage())
