"""Schemathesis: requests of every form that the API's own description allows or forbids, from everybody."""

import random
from collections import Counter
from contextlib import suppress
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.games.golden import MATCHES
from tests.server.people import PATIENCE, Person, Served, Table, order
from tests.server.spec import Spec

from .servers import house
from .trial import Outcome, Scale, trial

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ROLES = ("nobody", "a person", "a player", "the creator", "a spectator", "an operator")
LIMITS = (
    "identities",
    "tables",
    "commands",
    "hints",
    "questions",
    "replays",
    "challenges",
    "lines",
    "seating",
    "messages",
    "codes",
    "mails",
)
NO_LIMIT = [1_000_000_000, 1_000_000_000]
MATCH = "/api/tables/{id}/match"
"""Its answer holds pairs, which Schemathesis translates for an older JSON Schema than it then checks by: there our own
check of answers stands alone."""
SHARE = 3
"""In the short form a role asks at one address in so many: at every address two roles do."""
OTHER_METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")


@trial(9, "schemathesis on every endpoint, as every role", "no 5xx, every answer as documented", minutes=15)
def run(scale: Scale) -> Outcome:
    with house() as servers:
        served = servers.server(limits={what: NO_LIMIT for what in LIMITS}, adviser="greedy")
        asking = Asking(served.spec)
        schema = schemathesis.openapi.from_url(f"http://{served.host}/openapi.json", wait_for_schema=PATIENCE)
        operations = [result.ok() for result in schema.get_all_operations()]
        operations.sort(
            key=lambda operation: operation.method.upper() == "DELETE"
        )  # after it there is less to ask about
        for number, role in enumerate(ROLES):
            scene = Scene(served, role)
            for operation in operations[number % SHARE :: SHARE] if not scale.full else operations:
                asking.ask(scene, operation, role, scale.of(1, 12))
                if scale.full:
                    scene.close()
                    scene = Scene(served, role)  # what was asked may have changed everything
            scene.close()
        asking.other_methods(served, operations)
    asking.counts["addresses and methods"] = len(operations)
    asking.counts["roles"] = len(ROLES)
    return Outcome({what: f"{count:,}" for what, count in sorted(asking.counts.items())}, asking.wrong[:10])


class Scene:
    """Tables in every state, and somebody who asks about them."""

    def __init__(self, served: Served, role: str) -> None:
        self.host, self.other = served.person(), served.person()
        self.tables = [self.host.new_table("me", "open", public=True), self.host.new_table("me", "open", public=True)]
        self.other.join(self.tables[1])
        match = MATCHES["gobi-2"].read_bytes()
        over = self.host.http.post("/api/matches", content=match, headers={"content-type": "application/json"})
        self.tables.append(over.json())
        who = {"a player": self.other, "the creator": self.host, "a person": served.person()}.get(role)
        self.person: Person | None = served.person() if role == "a spectator" else who
        self.lines = [self.person.live(self.tables[1])] if self.person and role == "a spectator" else []
        self.session = requests.Session()
        if self.person:
            self.session.cookies.update(dict(self.person.http.cookies))

    def fill_in(self, case: Case, chance: random.Random) -> None:
        """Names that exist, most of the time; else nothing but refusals would be heard."""
        table: Table = chance.choice(self.tables)
        if chance.random() < 0.8:
            for name, value in (("id", table["id"]), ("seat", chance.randrange(2)), ("person", self.host_id)):
                if name in case.path_parameters:
                    case.path_parameters[name] = value
        if case.operation.path.endswith(("/commands", "/undo")) and self.person and chance.random() < 0.5:
            seen = self.person.http.get(f"/api/tables/{table['id']}").json()
            actions = [offer["action"] for offer in seen.get("offers", [])[:1]] or [0]
            more = {"actions": actions} if case.operation.path.endswith("/commands") else {}
            case.body = order({"version": seen.get("version", 0), "seat": seen.get("seat") or 0}, **more)

    @property
    def host_id(self) -> str:
        return str(self.host.http.get("/api/me").json()["id"])

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.session.close()


class Asking:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []

    def ask(self, scene: Scene, operation: APIOperation, role: str, examples: int) -> None:
        """So many requests that fit the description, and as many that do not."""
        chance = random.Random(f"{operation.label} {role}")
        for mode in GenerationMode:
            cases = operation.as_strategy(generation_mode=mode)

            @seed(chance.getrandbits(64))
            @given(case=cases)
            @settings(
                max_examples=examples,
                deadline=None,
                database=None,
                phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            def send(case: Case) -> None:
                scene.fill_in(case, chance)
                case.cookies = {}
                self.check(case, role, case.call(session=scene.session, timeout=PATIENCE))

            with suppress(Unsatisfiable):  # there is nothing to be wrong about
                send()

    def check(self, case: Case, role: str, answer: Any) -> None:
        self.counts["requests"] += 1
        self.counts[f"answered {answer.status_code // 100}xx"] += 1
        checks = CHECKS[:-1] if case.operation.path == MATCH else CHECKS
        try:
            if answer.headers["content-type"] == "application/json":
                self.spec.check(
                    case.operation.method.upper(), answer.request.path_url, answer.status_code, answer.json()
                )
            case.validate_response(answer, checks=checks)
        except (AssertionError, Failure, FailureGroup) as problem:
            said = " ".join(str(part) for part in getattr(problem, "exceptions", [problem]))
            self.wrong.append(f"{case.operation.label} as {role}: {said[:1500]}")

    def other_methods(self, served: Served, operations: list[APIOperation]) -> None:
        """Methods that an address does not know are refused in the form of every other refusal."""
        known: dict[str, set[str]] = {}
        for operation in operations:
            known.setdefault(operation.path, set()).add(operation.method.upper())
        for path, methods in known.items():
            for method in set(OTHER_METHODS) - methods - {"HEAD"}:
                answer = requests.request(method, f"http://{served.host}{path}", timeout=PATIENCE)
                self.counts["requests by other methods"] += 1
                if answer.status_code != 405 or answer.json()["code"] != "method_not_allowed":
                    self.wrong.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
