"""Row 19: what is over stays over, whoever asks for whatever, late or at the same moment."""

import json
import uuid
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from tests.server.people import Person, Served, Table

from .finishing import Books, order, play, sit_down
from .schema import LIMITS, NO_LIMIT
from .servers import House, house
from .trial import Outcome, Scale, trial

HARMLESS = {("post", "/rematch"), ("post", "/chat"), ("put", "/muted")}
"""What may be done at a table that is over: begin the next game, talk, and not listen."""
BEFORE_THE_START = ("/join", "/leave", "/start", "/invitation", "/seats/{seat}")
ENDED = "this is over"
Request = tuple[str, str, Any]
"""Method, path behind the table's, and body."""


@trial(
    19,
    "every kind of request that changes a table, sent after the game ended, was closed, moved on; proposals answered "
    "late and in races with the last move",
    "refused in words; a finished table never changes, its result is written once",
    minutes=12,
)
def ends(scale: Scale) -> Outcome:
    outcome = Outcome()
    with house() as at:
        limits = {what: NO_LIMIT for what in LIMITS}
        alone, club = [at.server(limits=limits)], at.club(2, limits=limits)
        for where, servers, races in (
            ("one process", alone, scale.of(6, 150)),
            ("two workers", club, scale.of(4, 50)),
        ):
            late = Late(servers)
            late.over()
            late.closed()
            late.moved_on()
            late.races(races)
            outcome.figures[where] = ", ".join(f"{count:,} {what}" for what, count in late.seen.items())
            outcome.failures += [f"{where}: {wrong}" for wrong in late.wrong[:5]]
        mended = damaged(at)
        outcome.figures["tables that 0.1.0 opened again"] = mended or "refused, played to their second end, result kept"
        outcome.failures += [mended] if mended else []
    return outcome


class Late:
    """Two people and a stranger who come too late. Where there are several workers, each asks another."""

    def __init__(self, servers: Sequence[Served]) -> None:
        self.books = Books(servers[0])
        first, last = servers[0], servers[-1]
        self.people = [first.person(), last.person()]
        self.askers = [self.people[0].at(last), self.people[1].at(first), last.person()]
        self.spec = first.spec
        self.seen: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.fitting: set[tuple[str, str]] = set()
        """What was tried with a body that fits."""

    # A table that has ended

    def over(self) -> None:
        """After the last move, with everything still open that can be asked for."""
        table = sit_down(self.people)
        script = self.books.script(table)
        played = play(self.people, table, script[:-1])
        asked = self.with_proposals(played, script)
        over = play(self.people, asked, script[-1:])
        self.expect(over["status"] == "over", f"the last move ends nothing: {over['status']}")
        self.expect(over["proposals"] == [], "proposals outlive the game")
        self.everything(over, asked, "over")

    def closed(self) -> None:
        """After its creator has closed it; nobody's rating hung on it."""
        table = sit_down(self.people, rated=False)
        script = self.books.script(table)
        asked = self.with_proposals(play(self.people, table, script[:6]), script)
        closed = self.people[0].do(table, "close")
        self.expect(closed["proposals"] == [], "proposals outlive the table")
        self.everything(closed, asked, "closed")

    def with_proposals(self, table: Table, script: Sequence[tuple[int, int]]) -> Table:
        """Each asks for a take-back, and one to end the game."""
        for seat, person in enumerate(self.people):
            move = next(number for number, (mover, _) in enumerate(script) if mover == seat)
            table = person.do(table, "proposals", kind="takeback", seat=seat, move=move)
        return self.people[0].do(table, "proposals", kind="close")

    def everything(self, table: Table, asked: Table, what: str) -> None:
        """Every request that is documented to change a table, by everybody, with every form of body."""
        before = self.books.of(table)
        requests = list(self.requests(table, asked))
        for who, person in zip(("its creator", "another player", "a stranger"), self.askers, strict=True):
            for method, path, body in requests:
                said = f"{what}: {method} {path} {body} by {who}"
                answer = ask(person, method, f"/tables/{table['id']}{path}", body)
                self.judge(said, (method, pattern(path)), answer)
                if answer.status_code < 400:
                    self.unchanged(before, table, said)
            self.unchanged(before, table, f"{what}: what was refused to {who}")
        for request in {(method, pattern(path)) for method, path, _ in requests} - self.fitting:
            self.wrong.append(f"{what}: {request} was tried with bodies that do not fit")

    def unchanged(self, before: dict[str, Any], table: Table, what: str) -> None:
        now = self.books.of(table)
        self.expect(now == before, f"{what} changed {[part for part in before if before[part] != now[part]]}")

    def judge(self, what: str, request: tuple[str, str], answer: httpx.Response) -> None:
        said = answer.json()
        if answer.status_code >= 500:
            self.wrong.append(f"{what}: {answer.status_code} {said}")
        elif answer.status_code >= 400:
            self.seen["refused in words"] += 1
            self.expect(len(said["message"]) > 10, f"{what}: refused without a word")
            self.fitting |= {request} if said["code"] != "bad_request" else set()
        else:
            self.seen["harmless" if request in HARMLESS else "changed nothing"] += 1
            self.fitting.add(request)

    def requests(self, table: Table, asked: Table) -> Iterator[Request]:
        """From the server's own description, so that whatever is added to it is tried too."""
        proposals = [proposal["id"] for proposal in asked["proposals"]]
        for path, methods in self.spec.described["paths"].items():
            place = path.partition("/api/tables/{id}")
            for method, said in methods.items():
                if method == "get" or not place[1]:
                    continue
                schema = said.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
                bodies = list(self.bodies(schema, table)) if schema else [None]
                query = "?seat=0" if any(p["in"] == "query" for p in said.get("parameters", ())) else ""
                for where in filled(place[2], proposals):
                    yield from ((method, where + query, body) for body in bodies)

    def bodies(self, schema: dict[str, Any], table: Table) -> Iterator[dict[str, Any]]:
        """Bodies of each form that a request may have: the least it needs, all it may say, and each thing alone."""
        if "$ref" in schema:
            schema = self.spec.described["components"]["schemas"][schema["$ref"].split("/")[-1]]
        for choice in schema.get("oneOf", schema.get("anyOf", [])):
            yield from self.bodies(choice, table)
        if "properties" in schema:
            known = {name: self.value(name, form, table) for name, form in schema["properties"].items()}
            least = {name: known[name] for name in schema.get("required", ())}
            every = [least, *({**least, name: known[name]} for name in known if name not in least), known]
            yield from ({**body} for number, body in enumerate(every) if body not in every[:number])

    def value(self, name: str, form: dict[str, Any], table: Table) -> Any:
        """Something that fits, and means something here."""
        known = {"version": table["version"], "actions": [0], "seats": [1], "command_id": uuid.uuid4().hex}
        known |= {
            "public": not table["public"],
            "bot": "random",
            "text": ENDED,
            "reaction": "hello",
            "share": "5eed" * 8,
        }
        if name in known:
            return known[name]
        if "const" in form:
            return form["const"]
        if "enum" in form:
            return form["enum"][0]
        if "$ref" in form:
            *_, whole = self.bodies(form, table)
            return whole
        if "anyOf" in form:
            return self.value(name, form["anyOf"][0], table)
        return {"integer": 0, "number": 0.0, "boolean": True, "string": ENDED, "array": []}.get(form.get("type", ""))

    # A table that has moved on

    def moved_on(self) -> None:
        """What belongs before the start, what was seen before the last move, and answers to what is settled."""
        table = sit_down(self.people)
        script = self.books.script(table)
        table = play(self.people, table, script[:4])
        before = self.books.of(table)
        waiting = [(m, p, b) for m, p, b in self.requests(table, table) if pattern(p) in BEFORE_THE_START]
        for person in self.askers:
            for method, path, body in waiting:
                answer = ask(person, method, f"/tables/{table['id']}{path}", body)
                self.judge(f"begun: {method} {path} {body}", ("", ""), answer)
        self.expect(self.books.of(table) == before, "what belongs before the start changed a game")
        seat, action = script[4]
        table = play(self.people, table, script[4:5])
        late = ask(self.people[seat], "post", f"/tables/{table['id']}/commands", order(0, seat, action))
        self.judge("moved on: a command for what was seen before", ("", ""), late)
        self.expect(late.status_code == 409, f"a stale command: {late.status_code}")
        mover = next(person for number, person in enumerate(self.people) if number == script[0][0])
        other = next(person for person in self.people if person is not mover)
        (proposal,) = mover.do(table, "proposals", kind="takeback", seat=script[0][0], move=0)["proposals"]
        other.do(table, f"proposals/{proposal['id']}", agree=False)
        for agree in (True, False):
            path = f"/tables/{table['id']}/proposals/{proposal['id']}"
            again = ask(other, "post", path, {"agree": agree})
            self.expect(again.status_code == 404, f"a settled proposal was answered again: {again.status_code}")

    # Races with the last move

    def races(self, times: int) -> None:
        with ThreadPoolExecutor(4) as threads:
            for number in range(times):
                self.race(threads, takeback=bool(number % 2))

    def race(self, threads: ThreadPoolExecutor, takeback: bool) -> None:
        """The last move, and everybody's answers to what was proposed before it, at the same moment."""
        table = sit_down(self.people)
        script = self.books.script(table)
        table = play(self.people, table, script[:-1])
        seat, action = script[-1]
        own = len(script) - 2 - next(n for n, (mover, _) in enumerate(reversed(script[:-1])) if mover == seat)
        asked = {"kind": "takeback", "seat": seat, "move": own} if takeback else {"kind": "close"}
        (proposal,) = self.people[seat].do(table, "proposals", **asked)["proposals"]
        path = f"/tables/{table['id']}"
        moves = [(self.people[seat], f"{path}/commands", order(table["version"], seat, action)) for _ in range(2)]
        answers = [
            (person, f"{path}/proposals/{proposal['id']}", {"agree": True})
            for person in (self.people[1 - seat], self.askers[1 - seat])
        ]
        racing = [threads.submit(ask, person, "post", where, body) for person, where, body in [*moves, *answers]]
        said = [one.result() for one in racing]
        moved, agreed = (sum(a.status_code == 200 for a in part) for part in (said[:2], said[2:]))
        now = self.people[0].look(table)["status"]
        self.seen["races"] += 1
        self.expect(moved + agreed == 1, f"race: {moved} last moves and {agreed} answers were taken")
        self.expect(all(a.status_code < 500 for a in said), f"race: {[a.status_code for a in said]}")
        wanted = "over" if moved else "playing" if takeback else "closed"
        self.expect(now == wanted, f"race: {now} instead of {wanted}")
        if moved:
            self.expect(len(self.books.results(table)) == 2, "race: the result is not written once")
        self.expect(self.people[0].look(table)["proposals"] == [], "race: the proposal is still there")

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.wrong.append(what)


def damaged(at: House) -> str:
    """A table that 0.1.0 let go on after its end, with its result written; what went wrong with it now."""
    served = at.server()
    people, books = [served.person(), served.person()], Books(served)
    table = sit_down(people)
    script = books.script(table)
    over = play(people, table, script)
    results = books.results(table)
    kept = next(number for number, (seat, _) in enumerate(script) if seat == 0)
    by = people[0].ask("GET", "/me")["id"]
    old = {"id": "before", "kind": "takeback", "by": by, "seat": 0, "move": kept, "agreed": [], "refused": []}
    served.end()
    books.rows(
        "UPDATE tables SET proposals = :said WHERE id = :id",
        said=json.dumps([old]),
        id=table["id"],
    )
    served.start()
    refused = ask(people[1], "post", f"/tables/{table['id']}/proposals/before", {"agree": True})
    if refused.status_code != 409:
        return f"a proposal from before the end was answered: {refused.status_code}"
    served.end()
    books.rows(
        "INSERT INTO commands (table_id, version, command_id, seat, kind, actions, created) "
        "VALUES (:id, :version, 'old', 0, 'takeback', :actions, :now)",
        id=table["id"], version=over["version"] + 1, actions=json.dumps([kept]), now="2026-01-01 00:00:00",
    )  # fmt: skip
    books.rows(
        "UPDATE tables SET over = false, result = NULL, moves = :kept, to_act = '[0]', proposals = '[]' WHERE id = :id",
        kept=kept, id=table["id"],
    )  # fmt: skip
    served.start()
    again = people[0].look(table)
    if again["status"] != "playing" or books.results(table) != results:
        return f"a table that was opened again is {again['status']}"
    end = play(people, again, script[kept:])
    if end["status"] != "over" or books.results(table) != results:
        return f"a table that was opened again ends as {end['status']}, with {len(books.results(table))} results"
    return ""


def ask(person: Person, method: str, path: str, body: Any) -> httpx.Response:
    return person.http.request(method.upper(), f"/api{path}", **({} if body is None else {"json": body}))


def pattern(path: str) -> str:
    """A path as it is documented, whatever stands in it."""
    parts = path.partition("?")[0].split("/")
    named = ["{seat}" if at and parts[at - 1] == "seats" else part for at, part in enumerate(parts)]
    return "/".join(named)


def filled(path: str, proposals: Sequence[str]) -> list[str]:
    """A documented path, with every seat or proposal that it can name."""
    paths = [path.replace("{proposal}", name) for name in (*proposals, "none")] if "{proposal}" in path else [path]
    return [one.replace("{seat}", str(seat)) for one in paths for seat in ((0, 1) if "{seat}" in one else (0,))]
