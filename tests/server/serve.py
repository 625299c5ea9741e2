"""Servers for the tests, each a process of its own.

Everything is loaded once; then every order, JSON with a listening socket beside it, is answered with a handle on a
new server's process. That takes a tenth of a second where a start from nothing takes two.
"""

import asyncio
import json
import os
import resource
import signal
import socket
import sqlite3
import sys
from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiosqlite
import psycopg
import sqlalchemy.dialects.postgresql.psycopg
import uvicorn.lifespan.on
import uvicorn.loops.auto

import trivet.server.app
import trivet.server.relay.redis_relay
import trivet.server.storage.migrations
import trivet.server.storage.postgres
from trivet.engine.errors import TrivetError
from trivet.engine.game import Game
from trivet.games import IDS, load
from trivet.server import api, launch
from trivet.server.analysis import analyst
from trivet.server.basics.settings import Limits, Mail, Rate, Settings
from trivet.server.bots import pool
from trivet.server.daily import day
from trivet.server.http import connections
from trivet.server.lab import jobs
from trivet.server.launch import run, serve
from trivet.server.storage import records
from trivet.server.storage.database import place_of
from trivet.server.tables import memory
from trivet.server.tables.keeper import Tables


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    orders = socket.socket(fileno=int(sys.argv[1]))
    for name in IDS:
        load(name)
    while True:
        said, fds, _, _ = socket.recv_fds(orders, 1 << 16, 1)
        if not said:
            return
        wait, go = os.pipe()
        pid = os.fork()
        if pid == 0:
            orders.close()
            os.close(go)
            os.read(wait, 1)  # until there is a handle on this process: it may end at once
            start(json.loads(said), fds[0])
        handle = os.pidfd_open(pid)
        socket.send_fds(orders, [b"started"], [handle])
        for fd in (wait, go, handle, fds[0]):
            os.close(fd)


def start(order: dict[str, Any], listener: int) -> None:
    """Serve, in a new process; never returns."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(order.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    os.environ |= order.pop("environment", {})
    if "largest_file" in order:
        resource.setrlimit(resource.RLIMIT_FSIZE, (order.pop("largest_file"), resource.RLIM_INFINITY))
    if "run" in order:
        say_why_not(order["run"])
    if "counts" in order:
        count(Path(order.pop("counts")))
    if "compiler" in order:
        pretend_to_compile(Path(order.pop("compiler")))
    if order.pop("alike", False):
        deal_alike()
    if "clock" in order:
        run_ahead(Path(order.pop("clock")))
    launch.PING, launch.PONG = order.pop("ping", (launch.PING, launch.PONG))
    connections.PATIENCE |= order.pop("patience", {})
    if "files" in order:
        files = order.pop("files")
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    memory.MOST_OTHERS = order.pop("most_others", memory.MOST_OTHERS)
    api.play.ADVISER = order.pop("adviser", api.play.ADVISER)
    if "niceness" in order:
        jobs.NICENESS = analyst.NICENESS = order.pop("niceness")
    limits = Limits(**{what: Rate(*rate) for what, rate in order.pop("limits", {}).items()})
    place = place_of(order.pop("database"))
    lists = {what: tuple(order.pop(what, ())) for what in ("bots", "webhook_networks")}
    mail = Mail(*order.pop("mail")) if "mail" in order else None
    settings = Settings(place, limits=limits, mail=mail, **lists, **order)
    try:
        serve(settings, socket.socket(fileno=listener))
    finally:
        sys.stderr.flush()
        os._exit(0)


def say_why_not(arguments: dict[str, Any]) -> None:
    """Start a server from the command line's side, and end with what keeps it from starting."""
    arguments["data_folder"] = Path(arguments["data_folder"])
    try:
        run(**arguments)
    except TrivetError as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)
    os._exit(2)


def count(folder: Path) -> None:
    """Note, a byte each time, how often an action is played, and how often SQLite reads or writes in one go."""
    play_on, connect = Game.play_on, sqlite3.connect
    files = {
        what: os.open(folder / what, os.O_WRONLY | os.O_CREAT | os.O_APPEND) for what in ("played", "transactions")
    }

    def played(*args: Any) -> Any:
        os.write(files["played"], b".")
        return play_on(*args)

    def connected(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        connection = connect(*args, **kwargs)
        begun = False

        def traced(statement: str) -> None:
            nonlocal begun
            word = statement.split(maxsplit=1)[0].upper()
            if word == "BEGIN":
                begun = True
            elif word in ("COMMIT", "ROLLBACK") or not (begun or word == "PRAGMA"):
                begun = False
                os.write(files["transactions"], b".")

        connection.set_trace_callback(traced)
        return connection

    Game.play_on = played  # type: ignore[method-assign]
    sqlite3.connect = sqlite3.dbapi2.connect = connected


def deal_alike() -> None:
    """At everybody's first table of a game the same is dealt and bots choose the same, at the second, and so on: what a
    test meets there is no matter of luck."""
    create, ask = Tables.create, pool.Pool.ask
    dealt: Counter[str] = Counter()

    async def dealing(
        self: Tables, creator: str, game: Game, options: Any, seats: Any, moves: Any = (), seed: int | None = None,
        *args: Any, **more: Any,
    ) -> Any:  # fmt: skip
        dealt[creator] += 1
        seed = dealt[creator] if seed is None else seed
        return await create(self, creator, game, options, seats, moves, seed, *args, **more)

    async def asking(self: pool.Pool, game: Game, bot: str, table: str, *args: Any, **more: Any) -> list[int]:
        return await ask(self, game, bot, "any", *args, **more)

    records.dealt_seed = lambda game, table, seed, shares: seed
    Tables.create = dealing  # type: ignore[method-assign]
    pool.Pool.ask = asking  # type: ignore[method-assign]


def run_ahead(hours: Path) -> None:
    """Have the day that tables of the day go by come so many hours sooner, as a file says."""
    now = day.now
    day.now = lambda: now() + timedelta(hours=float(hours.read_text()))


def pretend_to_compile(done: Path) -> None:
    """A compiler that gives up as soon as there is such a file, for the sake of a bot that waits for it but needs none."""

    async def compile_rules(game: Game) -> bool:
        while not done.exists():
            await asyncio.sleep(0.05)
        return False

    pool.compile_rules = compile_rules
    pool.LIGHT = ("greedy",)
    pool.rule.ready = lambda game: False
    pool.has_module = lambda game: False


if __name__ == "__main__":
    assert aiosqlite and psycopg and sqlalchemy and trivet.server.app and uvicorn  # loaded, for every server to come
    main()
