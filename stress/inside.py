"""A real server in a thread of this process: it talks over HTTP and sockets, and a trial can lay other cards on its
tables."""

import json
import re
import socket
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import uvicorn

from tests.server.people import PATIENCE, Person, Served, Table, order
from trivet.engine.game import Game
from trivet.engine.match import Match
from trivet.games import load
from trivet.server.answers.table import ViewForm
from trivet.server.app import create_app
from trivet.server.basics.settings import Limits, Rate, Settings
from trivet.server.tables.course import Course
from trivet.server.tables.live import Live

CLOCK = re.compile(rb'"now":"[^"]*"')
NO_LIMIT = Rate(1e9, 1e9)
SEEING = ("table", "presence", "chat")
"""What a live line says at its beginning."""


class Inside(Served):
    def __init__(self, folder: Path) -> None:
        self._order = {}  # it is started here, not ordered
        limits = Limits(**{what: NO_LIMIT for what in vars(Limits())})
        self._app = create_app(Settings(folder / "trivet.sqlite3", limits=limits, compiled_bots=False))
        listener = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.host = f"127.0.0.1:{listener.getsockname()[1]}"
        config = uvicorn.Config(self._app, log_config=None, access_log=False, ws_per_message_deflate=False)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]})
        self._thread.start()

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)

    def live(self, table: Table) -> Live:
        """The table in the server's memory."""
        live: Live = self._app.state.service.tables.memory.live[table["id"]]
        return live


@contextmanager
def inside() -> Iterator[Inside]:
    with tempfile.TemporaryDirectory(prefix="trivet-inside-") as folder:
        server = Inside(Path(folder))
        try:
            yield server
        finally:
            server.close()


class Company:
    """People at one table, one at each seat, and a spectator. A table whose match brought its data along is of one person,
    who sits at every seat."""

    def __init__(
        self, server: Inside, name: str, players: int, options: dict[str, Any], data: str | None = None
    ) -> None:
        self.server = server
        self.game = load(name, data)
        self.spectator = server.person()
        if data is not None:
            match = Match(self.game, options, 0)
            self.people = [server.person()] * players
            self.table = self.people[0].ask("POST", "/matches", 201, json=json.loads(match.save()))
            return
        self.people = [server.person() for _ in range(players)]
        first, *others = self.people
        options = {key: value for key, value in options.items() if key != "players"}
        self.table = first.new_table(
            "me", *["open"] * (players - 1), game=name, options=options, public=True, rated=False
        )  # for hints
        for person in others:
            person.join(self.table)

    @property
    def live(self) -> Live:
        return self.server.live(self.table)

    def find_themselves(self, world: Game) -> None:
        """All at once the table stands as that game is dealt."""
        live = self.live
        live.set(live.table, Course(world, live.table), live.commands)

    def who(self, seat: int | None) -> Person:
        return self.spectator if seat is None else self.people[seat]

    def ask(self, seat: int | None, method: str, path: str, **request: Any) -> bytes:
        """Status and bytes of an answer."""
        answer = self.who(seat).http.request(method, f"/api/tables/{self.table['id']}{path}", **request)
        if answer.status_code >= 500 and answer.json()["code"] == "internal":
            raise AssertionError(f"{method} {path} met a mistake of the server's")
        return b"%d " % answer.status_code + answer.content

    def command(self, seat: int, kind: str, version: int, form: ViewForm = "plain", **more: Any) -> bytes:
        asked = order({"version": version, "seat": seat}, **more)
        return self.ask(seat, "POST", f"/{kind}?view={form}", json=asked)

    def line(self, seat: int | None, form: ViewForm) -> list[bytes]:
        """What a live line says at its beginning; the server's clock is left out."""
        with self.who(seat).live(self.table, seat, form) as line:
            return [CLOCK.sub(b'"now":""', line.recv(timeout=PATIENCE, decode=False)) for _ in SEEING]

    def everything(self, seat: int | None, orders: Sequence[Sequence[int]]) -> dict[str, bytes]:
        """All that the server says to somebody about the table, by where it says it; also to orders that are no good."""
        version = self.live.course.version
        at = "" if seat is None else f"seat={seat}"
        said = {f"GET {path}": self.ask(seat, "GET", path) for path in ("/match", "/verify", "/chat")}
        for form in get_args(ViewForm):
            for path in ("", "/replay"):
                said[f"GET {path or '/'}, {form}"] = self.ask(seat, "GET", f"{path}?view={form}&{at}")
            heard = zip(SEEING, self.line(seat, form), strict=True)
            said |= {f"live line, {kind}, {form}": one for kind, one in heard}
        if seat is not None:
            said["POST /undo"] = self.command(seat, "undo", version)
            said["POST /hint"] = self.ask(seat, "POST", f"/hint?{at}")
            said["GET /known"] = self.ask(seat, "GET", f"/known?{at}")
            for action in {action for order in orders for action in order if action < self.game.actions.size}:
                move = {"seat": seat, "move": json.dumps(self.game.actions.form(action))}
                ahead = {"seat": seat, "action": action, "version": version}
                said[f"GET /why-not {action}"] = self.ask(seat, "GET", "/why-not", params=move)
                said[f"GET /foresee {action}"] = self.ask(seat, "GET", "/foresee", params=ahead)
            said["GET /ending"] = self.ask(seat, "GET", f"/ending?{at}")
            for order in orders:
                said[f"POST /commands {order}"] = self.command(seat, "commands", version, actions=list(order))
            for form in get_args(ViewForm):
                stale = self.command(seat, "commands", version + 1, form, actions=list(orders[0]))
                said[f"POST /commands, stale, {form}"] = stale
        return said
