"""Starting a server from the command line: every mistake is found before anything is changed, and told in words."""

import asyncio
import errno
import gc
import importlib.machinery
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from trivet.engine.errors import UnknownBot
from trivet.extras import needs

from .basics.errors import BadAddress, BadSetting, PortInUse
from .basics.logs import set_up_logging
from .basics.settings import Settings, database_in
from .http.ceilings import allow_more_files, ceilings
from .storage.database import place_of
from .workers import check as check_workers
from .workers import run_workers

GRACE = 3
"""Seconds that requests have to end when the server is stopped."""
LARGEST_FRAME = 4096
"""Bytes that a socket may be sent at once; nothing is expected there but pings."""
PING, PONG = 10.0, 10.0
"""Seconds after which a silent socket is asked whether anybody is there, and that it has to answer."""
TURN = 0.0003
"""Seconds for which one thread keeps others waiting. Writing takes dozens of turns, and the event loop may be busy."""
YOUNG = 10_000
"""New objects after which garbage is looked for. Less often is better: everybody waits meanwhile, and most hold none."""
ANYWHERE = ("0.0.0.0", "::", "")


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_folder: Path | None = None,
    open_browser: bool = False,
    database: str | None = None,
    bots: Sequence[str] = (),
    ready: Callable[[str], None] = lambda url: None,
    redis: str | None = None,
    workers: int = 1,
    url: str | None = None,
    data: Mapping[str, str] | None = None,
    lab: bool = False,
) -> None:
    """Serve until stopped, and say the address once it answers; raises a TrivetError where it cannot be started.

    `url`: where people find the server, where that is not the address it listens at. `data`: designers' data, by game.
    `lab`: with the lab, for whoever sits at this machine.
    """
    place = database_in(data_folder) if database is None else place_of(database)
    settings = Settings.from_environment(
        database=place, bots=known_bots(bots), redis=redis, workers=workers, data=data or {}, lab=lab
    )
    check_lab(settings)
    check_workers(settings)
    check_notifications(settings)
    check_proxies()
    with listening(host, port) as listener:
        found_at = url or settings.url or address_of(host, listener.getsockname()[1])
        settings = replace(settings, url=found_at.rstrip("/"))

        def on_ready() -> None:
            announce(address_of(host, listener.getsockname()[1]), open_browser, ready)

        if workers > 1:
            run_workers(settings, listener, serve, on_ready)
        else:
            serve(settings, listener, on_ready)


def check_lab(settings: Settings) -> None:
    """Raises a TrivetError where a server with a lab makes no sense, or cannot be."""
    if not settings.lab:
        return
    if not isinstance(settings.database, Path) or settings.workers > 1:
        raise BadSetting("--lab is for one's own machine: leave out --workers, --redis and --database postgresql://….")
    needs("lab", *(["numba"] if settings.compiled_bots else []), "scipy", "altair", "vl_convert", "polars")


def check_notifications(settings: Settings) -> None:
    from .notify.mail import check
    from .notify.webhook import networks

    if settings.mail:
        check(settings.mail)
    try:
        networks(settings.webhook_networks)
    except ValueError as error:
        raise BadSetting(f"TRIVET_WEBHOOK_NETWORKS names networks as 10.1.0.0/16: {error}.") from None


def check_proxies() -> None:
    """Who may say where a request came from: limits are counted by that. uvicorn reads this too, and says nothing."""
    named = "Name the proxy's address, as 10.1.2.3, or its network, as 10.1.0.0/16"
    for proxy in filter(None, map(str.strip, os.environ.get("FORWARDED_ALLOW_IPS", "").split(","))):
        try:
            anybody = proxy == "*" or ipaddress.ip_network(proxy).prefixlen == 0
        except ValueError as error:
            raise BadSetting(f"FORWARDED_ALLOW_IPS does not read: {error}. {named}.") from None
        if anybody:
            raise BadSetting(
                f"FORWARDED_ALLOW_IPS is {proxy}: whoever reaches this port could pass for anybody else. {named}."
            )


def serve(settings: Settings, listener: socket.socket, on_ready: Callable[[], None] = lambda: None) -> None:
    """Serve at a socket that is listening already."""
    import uvicorn

    from .app import create_app
    from .http.connections import KEEP_ALIVE, Door, protocols

    allow_more_files()
    door = Door(ceilings(settings))

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            self._keeping = asyncio.create_task(door.keep())
            gc.freeze()  # what is loaded now stays: to look through it again and again would hold up everybody
            on_ready()

    set_up_logging()
    sys.setswitchinterval(TURN)
    gc.set_threshold(YOUNG)
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        ws_per_message_deflate=False,
        **protocols(door),
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


def known_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """Bots named `module:Class`; their code is loaded in the bots' processes alone."""
    for bot in bots:
        module, separator, name = bot.partition(":")
        if not (separator and name):
            raise UnknownBot(f"{bot!r} is no bot of a third party: those are named module:Class.")
        if importlib.machinery.PathFinder.find_spec(module.partition(".")[0], [os.getcwd(), *sys.path]) is None:
            raise UnknownBot(f"The bot {bot!r} needs the module {module}, which Python does not find.")
    return tuple(bots)
