"""Who may do what: tokens that are void, foreign or guessed, pages of other sites, and markup where words belong."""

import json
import math
import random
import re
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.people import PATIENCE, Person, Served, Table, order
from trivet.server.people.identity import new_secret
from trivet.server.tables.keeper import new_id
from trivet.server.tables.seating import new_invitation

from .markup import look_at_markup, try_the_policy
from .schema import LIMITS, NO_LIMIT
from .servers import house
from .trial import Outcome, Scale, trial

BITS = 128
SYMBOLS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
FOREIGN = (
    "http://elsewhere.example",
    "https://127.0.0.1",
    "http://127.0.0.1:1",
    "null",
    "http://",
    "file://",
    "x" * 200,
)
HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy")


@trial(
    11,
    "tokens after leaving, after rotation, at another table; guessed ids",
    "401/403; at least 128 random bits",
)
def tokens(scale: Scale) -> Outcome:
    refusing = Refusing()
    with house() as servers:
        served = servers.server(limits={what: NO_LIMIT for what in LIMITS})
        ann = served.person()
        table = ann.new_table("me", "open", "open")
        playing = ann.new_table("me", "me")
        before = [ann.look(table), ann.look(playing)]
        stranger = served.person()
        stranger.new_table("me", "me")
        for at in (table, playing):
            refusing.at_table("a person from another table", stranger, at, 403)
            refusing.at_table("nobody", Person(served), at, 401)
            refusing.at_table("a guessed token", with_token(served, ann, new_secret()), at, 401)
            refusing.at_table("a changed token", with_token(served, ann, near(token_of(ann))), at, 401)
        refusing.expect([ann.look(table), ann.look(playing)] == before, "a refused request has changed a table")
        refusing.after_leaving(served, ann, table)
        refusing.after_rotation(served, ann)
        refusing.guesses(served, ann, table, scale.of(20, 1_000))
    bits = {what: random_bits(make, 20_000) for what, make in MADE.items()}
    for what, measured in bits.items():
        refusing.expect(measured >= BITS, f"{what} has {measured:.2f} random bits")
    figures = {f"refused: {what}": f"{count:,}" for what, count in refusing.counts.items()}
    figures["random bits"] = ", ".join(f"{what} {measured:.0f}" for what, measured in bits.items())
    return Outcome(figures, refusing.wrong)


MADE: dict[str, Callable[[], str]] = {
    "a table's id": new_id,
    "a person's token": new_secret,
    "an invitation": new_invitation,
}


def random_bits(make: Callable[[], str], samples: int) -> float:
    """How many bits the symbols at all places make up; none where two are alike, or a place prefers some symbol."""
    made = [make() for _ in range(samples)]
    if len(set(made)) < samples or len({len(one) for one in made}) > 1:
        return 0.0
    bits = 0.0
    for place in zip(*made, strict=True):
        counts = Counter(place)
        even = samples / len(counts)
        if max(abs(count - even) for count in counts.values()) > 7 * math.sqrt(even):
            return 0.0
        bits += math.log2(len(counts))
    return bits


def token_of(person: Person) -> str:
    (token,) = person.http.cookies.values()
    return token


def with_token(served: Served, known: Person, token: str) -> Person:
    """Somebody who shows this token where another would show theirs."""
    (name,) = known.http.cookies.keys()
    somebody = Person(served)
    somebody.http.cookies.set(name, token)
    return somebody


def near(token: str) -> str:
    """The same but for one symbol that counts."""
    at = random.randrange(len(token) - 1)
    return token[:at] + secrets.choice(SYMBOLS.replace(token[at], "").replace("-", "")) + token[at + 1 :]


def orders(table: Table) -> list[tuple[str, str, Any]]:
    """What only those at a table may do there; all of it well-formed."""
    command = order({"version": table["version"], "seat": 0})
    # At a table where the game is on, nobody can sit down any more, whatever they hold.
    joining = [("POST", "/join", {"invitation": new_invitation()})] if table["status"] == "open" else []
    return [
        *joining,
        ("POST", "/commands", command | {"actions": [0]}),
        ("POST", "/undo", command),
        ("POST", "/hint?seat=0", None),
        ("GET", "/known?seat=0", None),
        ("GET", "/ending?seat=0", None),
        ("POST", "/start", {}),
        ("POST", "/close", None),
        ("POST", "/leave", None),
        ("POST", "/invitation", None),
        ("PUT", "", {"title": "mine"}),
        ("PUT", "/seats/0", {"kind": "open"}),
        ("POST", "/seats/0/hand-over", None),
        ("POST", "/seats/0/return", None),
        ("POST", "/proposals", {"kind": "takeback", "seat": 0, "move": 0}),
        ("POST", "/chat", {"text": "hello"}),
        ("POST", "/rematch", None),
        ("GET", "?seat=0", None),
        ("GET", "/replay?seat=0", None),
        ("GET", "/match", None),
    ]


class Refusing:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.wrong.append(what)

    def ask(
        self, who: str, person: Person, expected: tuple[int, ...], method: str, path: str, said: Any = None
    ) -> None:
        answer = person.http.request(method, f"/api{path}", **({} if said is None else {"json": said}))
        self.counts[who] += 1
        self.expect(
            answer.status_code in expected, f"{method} {path} as {who}: {answer.status_code} {answer.text[:200]}"
        )

    def at_table(self, who: str, person: Person, table: Table, status: int) -> None:
        """Everything at a table, and its live line."""
        for method, path, said in orders(table):
            # Whoever nobody knows may not download a match either, but for another reason.
            expected = (403,) if path == "/match" else (status,)
            self.ask(who, person, expected, method, f"/tables/{table['id']}{path}", said)
        try:
            with person.live(table, 0) as line:
                refused = json.loads(line.recv(timeout=PATIENCE))
                line.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            right = refused["type"] == "error" and closed.rcvd is not None and closed.rcvd.code == 1008
            self.expect(right, f"a live line as {who} says {refused}")
        else:
            self.wrong.append(f"a live line is open to {who}")
        self.counts[who] += 1

    def after_leaving(self, served: Served, ann: Person, table: Table) -> None:
        """Got up, and asked to leave."""
        bob, carl = served.person(), served.person()
        for person, who in ((bob, "somebody who left"), (carl, "somebody who was asked to leave")):
            person.join(table)
            if person is bob:
                person.do(table, "leave")
            else:
                ann.ask("PUT", f"/tables/{table['id']}/seats/1", json={"kind": "open"})
            self.at_table(who, person, ann.look(table), 403)
        self.ask("an invitation after being asked to leave", carl, (403,), "POST", f"/tables/{table['id']}/join",
                 {"invitation": table["invitation"]})  # fmt: skip

    def after_rotation(self, served: Served, ann: Person) -> None:
        """An invitation, a device's token and a one-time code, each after it was replaced or used."""
        table = ann.new_table("me", "open")
        ann.do(table, "invitation")
        join = f"/tables/{table['id']}/join"
        self.ask("an old invitation", served.person(), (403,), "POST", join, {"invitation": table["invitation"]})
        dora = served.person()
        owned = dora.new_table("me", "me")
        code = dora.ask("POST", "/me/code", 201)["code"]
        phone = Person(served)
        phone.ask("POST", "/me/move", json={"code": code})
        self.ask("a code that was used", Person(served), (403,), "POST", "/me/move", {"code": code})
        old = with_token(served, dora, token_of(dora))
        phone.ask("POST", "/me/forget-devices")
        for person in (old, dora):
            self.at_table("a token after rotation", person, owned, 401)

    def guesses(self, served: Served, ann: Person, table: Table, tries: int) -> None:
        """Names out of thin air, and ones that are nearly right."""
        person = ann.ask("GET", "/me")["id"]
        invitation = ann.look(table)["invitation"]
        bob = served.person()
        for _ in range(tries):
            for make in (lambda real: new_id(), near):
                self.ask("a guessed table", bob, (404,), "GET", f"/tables/{make(table['id'])}")
                self.ask("a guessed person", bob, (404,), "GET", f"/people/{make(person)}")
                self.ask("a guessed invitation", bob, (403,), "POST", f"/tables/{table['id']}/join",
                         {"invitation": make(invitation)})  # fmt: skip
                somebody = with_token(served, ann, make(token_of(ann)) if make is near else new_secret())
                self.ask("a guessed token", somebody, (401,), "GET", "/tables")
                somebody.http.close()


@trial(12, "foreign Origin; markup in names, chat, titles; CSP", "refused; nothing runs")
def strangers(scale: Scale) -> Outcome:
    refusing = Refusing()
    with house() as servers:
        served = servers.server(limits={what: NO_LIMIT for what in LIMITS})
        ann = served.person()
        table = ann.new_table("me", "open", public=True)
        before = ann.look(table)
        for origin in FOREIGN:
            other_site(served, ann, table, origin, refusing)
        refusing.expect(ann.look(table) == before, "a page of another site has changed a table")
        check_headers(served, ann, table, refusing)
        figures = {f"refused: {what}": f"{count:,}" for what, count in refusing.counts.items()}
        seen, wrong = look_at_markup(served, scale.of(2, 8))
        tried, ran = try_the_policy(served)
    figures |= {"pieces of markup looked at in Chromium": f"{seen:,}", "scripts that the policy stopped": f"{tried:,}"}
    return Outcome(figures, refusing.wrong + wrong + ran)


def other_site(served: Served, ann: Person, table: Table, origin: str, refusing: Refusing) -> None:
    """Every change that a page of another site might ask a browser for, and live lines."""
    for path, operations in served.spec.described["paths"].items():
        for method in operations:
            if method != "get":
                address = re.sub(r"\{\w+\}", "x", path.replace("{id}", table["id"]).replace("{seat}", "0"))
                headers = {"origin": origin, "content-type": "application/json"}
                answer = ann.http.request(method, address, headers=headers, content=b"{}")
                refusing.counts["requests from foreign pages"] += 1
                right = answer.status_code == 403 and answer.json()["code"] == "foreign_origin"
                refusing.expect(right, f"{method} {path} from {origin}: {answer.status_code} {answer.text[:200]}")
    try:
        with ann.live(table, origin=origin):
            refusing.wrong.append(f"a live line is open to a page of {origin}")
    except InvalidStatus as refused:
        refusing.expect(refused.response.status_code == 403, f"a live line from {origin}: {refused}")
    refusing.counts["live lines from foreign pages"] += 1


def check_headers(served: Served, ann: Person, table: Table, refusing: Refusing) -> None:
    """Whatever is answered carries the policy: what is no script of ours runs nowhere."""
    for path in ("/", f"/table/{table['id']}", "/lobby", "/nothing", "/api/games", "/api/nothing", "/openapi.json"):
        answer = ann.http.get(path)
        policy = answer.headers.get("content-security-policy", "")
        script = next((part for part in policy.split(";") if part.strip().startswith("script-src")), "")
        right = script.strip() == "script-src 'self' 'wasm-unsafe-eval'" and "frame-ancestors 'none'" in policy
        refusing.expect(right and all(name in answer.headers for name in HEADERS), f"{path} has the policy {policy!r}")
        refusing.counts["answers with the policy"] += right
    own = httpx.put(f"http://{served.host}/api/me", json={}, cookies=ann.http.cookies,
                    headers={"origin": f"http://{served.host}"})  # fmt: skip
    refusing.expect(own.status_code == 200, f"our own page is refused: {own.text[:200]}")
