"""Row 23: behind nginx as the guide sets it up, with people who say that they come from elsewhere."""

import json
import re
import socket
import ssl
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.people import PATIENCE, Person, Table
from tests.server.services import Nginx

from .floods import usual_limits
from .servers import House, house
from .trial import Outcome, Scale, trial

GUIDE = Path(__file__).parents[1] / "docs" / "club.md"
NAME = "games.example"
FEW, USUAL = {"identities": (5.0, 0.001)}, usual_limits()
ENOUGH = 20
"""Refusals."""
LINES = 3
ATTACKER, NEIGHBOUR, STRANGER, GATEWAY, NGINX = (f"127.0.0.{last}" for last in (66, 77, 88, 99, 1))
"""Addresses people come from; that of a container network's gateway; and the one nginx speaks from otherwise."""


def forgeries(number: int) -> list[tuple[str, str]]:
    """Headers by which somebody says, each time anew, that they are somebody else."""
    claimed = f"203.0.{number // 250}.{number % 250 + 1}"
    return [
        ("x-forwarded-for", claimed),
        ("x-forwarded-for", f"{NGINX}, {claimed}, {NGINX}"),
        ("x-real-ip", claimed),
        ("forwarded", f"for={claimed};proto=http"),
        ("x-forwarded-proto", "http"),
        ("x-forwarded-host", "elsewhere.example"),
        ("x-forwarded-port", "1"),
    ]


@trial(23, "behind a real nginx as documented, with forged forwarding headers", "limits count the real address")
def proxy(scale: Scale) -> Outcome:
    outcome = Outcome()
    with house() as at:
        Street(at, scale, outcome, "the guide's nginx", believed=NGINX).try_everything()
        Street(at, scale, outcome, "nginx before a container", believed=GATEWAY).try_everything()
    return outcome


class Street:
    """A server, the nginx before it, and people at several addresses."""

    def __init__(self, at: House, scale: Scale, outcome: Outcome, what: str, believed: str) -> None:
        self.scale, self.outcome, self.what, self.believed = scale, outcome, what, believed
        limits = scale.of({"limits": FEW}, {})
        environment = {} if believed == NGINX else {"environment": {"FORWARDED_ALLOW_IPS": believed}}
        self.served = at.server(lines_per_address=LINES, **limits, **environment)
        # A container is reached from its network's gateway, whoever speaks to the port outside.
        speaks_from = "" if believed == NGINX else f" proxy_bind {believed};"
        where = "proxy_pass http://127.0.0.1:8000;"
        (server,) = re.findall(r"```nginx\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
        self.nginx = at.service(Nginx(server, NAME, {where: f"proxy_pass http://{self.served.host};{speaks_from}"}))
        self.trust = ssl.create_default_context(cafile=str(self.nginx.certificate))
        self.trust.check_hostname = False  # people here have no names: they dial a number and say whom they want

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.outcome.failures.append(f"{self.what}: {what}")

    def try_everything(self) -> None:
        tried = {
            "through nginx": self.visitor(ATTACKER),
            "through nginx from its own machine": self.visitor(self.believed),
            "at the port": self.direct(STRANGER),
        }
        burst, per_second = self.scale.of(FEW, USUAL)["identities"]
        for how, visitor in tried.items():
            began = time.monotonic()
            answers = self.ask_as_many(visitor, 10 * int(burst))
            self.outcome.figures[f"{self.what}, {how}"] = ", ".join(
                f"{count:,} × {status}" for status, count in sorted(answers.items())
            )
            most = burst + per_second * (time.monotonic() - began) + 1
            self.expect(
                set(answers) == {200, 429} and burst <= answers[200] <= most,
                f"one address that claims to be many was answered {dict(answers)} {how}",
            )
        neighbour = self.visitor(NEIGHBOUR)
        with self.visitor(ATTACKER).http as forging:
            for _ in range(2 * int(burst)):
                forging.get("/api/me", headers={"x-forwarded-for": NEIGHBOUR})
        self.see_the_cookie(neighbour)
        self.play_and_listen(neighbour)
        refused = neighbour.http.get("/metrics")
        self.expect(refused.status_code == 403, f"/metrics is answered {refused.status_code} through nginx")

    def visitor(self, address: str) -> "Visitor":
        return Visitor(self, address)

    def direct(self, address: str) -> Person:
        """Somebody who reaches the server's own port."""
        person = Person(self.served)
        person.http = httpx.Client(
            base_url=f"http://{self.served.host}",
            transport=httpx.HTTPTransport(local_address=address),
            timeout=PATIENCE,
        )
        return person

    def ask_as_many(self, visitor: Person, tries: int) -> Counter[int]:
        """What somebody is answered who asks for ever new identities."""
        answers: Counter[int] = Counter()
        for number in range(tries):
            visitor.http.cookies.clear()
            answer = visitor.http.get("/api/me", headers=httpx.Headers(forgeries(number)))
            answers[answer.status_code] += 1
            if answers[429] == ENOUGH:
                break
            if answer.status_code == 200:
                secure = "secure" in answer.headers["set-cookie"].lower()
                https = answer.request.url.scheme == "https"
                self.expect(secure == https, f"a cookie given by {answer.request.url.scheme} is secure: {secure}")
        return answers

    def see_the_cookie(self, neighbour: "Visitor") -> None:
        """Nobody has used up what the neighbour may ask for."""
        answer = neighbour.http.get("/api/me")
        self.expect(answer.status_code == 200, f"another used up a neighbour's limit: {answer.text[:200]}")
        self.expect("secure" in answer.headers.get("set-cookie", "").lower(), "the cookie may travel in the clear")
        # One who reaches the port and is no proxy is not believed, though they speak from this very machine.
        for address in {NGINX, STRANGER} - {self.believed}:
            direct = self.direct(address).http.get("/api/me", headers={"x-forwarded-proto": "https"})
            self.expect(
                "secure" not in direct.headers.get("set-cookie", "").lower(), f"{address} is believed at the port"
            )

    def play_and_listen(self, neighbour: "Visitor") -> None:
        """A table's line tells of a move; and as many lines as one address may have are counted by the real one."""
        table = neighbour.new_table("me", "me")
        with neighbour.live(table) as line:
            line.recv(timeout=PATIENCE)
            neighbour.act(table)
            while f'"version":{table["version"] + 1}' not in str(line.recv(timeout=PATIENCE)).replace(" ", ""):
                pass
        opened: list[ClientConnection] = []
        try:
            heard = Counter(self.first_word(neighbour, table, number, opened) for number in range(3 * LINES))
            self.expect(heard["table"] == LINES, f"{heard} on lines of one address, where {LINES} are allowed")
        finally:
            for line in opened:
                line.close()

    def first_word(self, visitor: "Visitor", table: Table, number: int, opened: list[ClientConnection]) -> str:
        """What a line begins with whose owner claims to be somebody else; or why it ends."""
        opened.append(visitor.live(table, forged=forgeries(number)))
        try:
            return str(json.loads(opened[-1].recv(timeout=PATIENCE))["type"])
        except ConnectionClosed as closed:
            return str(closed.rcvd and closed.rcvd.code)


class Visitor(Person):
    """Somebody with a browser at an address of their own, who comes through nginx."""

    def __init__(self, street: Street, address: str) -> None:
        super().__init__(street.served)
        self._where, self._trust, self._address = ("127.0.0.1", street.nginx.port), street.trust, address
        self.http = httpx.Client(
            base_url=f"https://{self._where[0]}:{self._where[1]}",
            transport=httpx.HTTPTransport(verify=street.trust, local_address=address),
            headers={"host": NAME, "origin": f"https://{NAME}"},
            timeout=PATIENCE,
        )

    def _line(self, path: str, forged: list[tuple[str, str]] | None = None, **options: Any) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"wss://{NAME}/api{path}",
            sock=socket.create_connection(self._where, source_address=(self._address, 0)),
            ssl=self._trust,
            origin=f"https://{NAME}",
            additional_headers=[("Cookie", cookies), *(forged or [])],
            **options,
        )
