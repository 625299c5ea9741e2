"""Saved matches of every released version of the rules, and tables as the first Trivet stored them."""

import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from tests.games.golden import MATCHES
from tests.server.first_form import first_person, put_first_form
from tests.server.people import Person, Served
from trivet.engine.errors import BadMatch
from trivet.engine.match import Match, read_match
from trivet.games import IDS, load
from trivet.testing.golden import outcome, outcomes

from .command_line import trivet
from .servers import house
from .trial import Outcome, Scale, trial

STRANGE_VERSIONS = (0, 98, 99, 2**31 - 1)
"""Of rules that this Trivet does not have."""
NO_VERSIONS = (-1, 2**31)
"""Numbers that no rules ever bear."""


@trial(
    17,
    "saved matches of every released rules version, and stored tables of the first server",
    "load and replay, or are refused by name",
)
def run(scale: Scale) -> Outcome:
    keeping = Keeping()
    kept = [path for _, path in sorted(MATCHES.items())]
    with house() as servers, tempfile.TemporaryDirectory(prefix="trivet-saved-") as folder:
        ann = servers.server().person()
        for path in kept:
            keeping.load(path.stem, path.read_text(encoding="utf-8"), scale.of(1, 40))
        for path in kept[:: scale.of(4, 1)]:
            keeping.open_as_file(path)
            keeping.take_up(ann, path.read_text(encoding="utf-8"))
            keeping.refuse(ann, path.read_text(encoding="utf-8"), Path(folder))
        keeping.tables_of_the_first_server(servers.server())
    versions = {(file["game"], file["rules_version"]) for file in map(json.loads, (p.read_text() for p in kept))}
    missing = {(name, version) for name in IDS for version in range(1, load(name).rules_version + 1)} - versions
    keeping.expect(not missing, f"no match is kept of {missing}")
    return Outcome({what: f"{count:,}" for what, count in keeping.counts.items()}, keeping.wrong)


class Keeping:
    def __init__(self) -> None:
        self.counts = {"matches loaded and replayed": 0, "refused by name": 0, "stored tables opened": 0}
        self.wrong: list[str] = []

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.wrong.append(what)

    def load(self, name: str, text: str, parts: int) -> None:
        """The match, and the files that it would have left on the way; every position as it was, and its end."""
        file = read_match(text)
        match = Match.load(load(file.game, file.data, file.rules_version), file)
        self.expect(outcome(match) == outcomes(MATCHES[name].parent)[name], f"{name} goes another way than it went")
        saved = msgspec.structs.replace(read_match(match.save()), data=file.data)  # of an older version it carries them
        self.expect(saved == file, f"{name} is saved as another")
        positions = [bytes(state) for state, _, _ in match.positions()]
        for moves in range(0, len(file.moves), max(1, len(file.moves) // parts)):
            part = json.loads(text) | {"moves": file.moves[:moves]}
            there = Match.load(match.game, read_match(json.dumps(part)))
            self.expect(bytes(there.state) == positions[moves], f"{name} up to move {moves} loads as another")
            self.counts["matches loaded and replayed"] += 1
        self.counts["matches loaded and replayed"] += 1

    def open_as_file(self, path: Path) -> None:
        for command in ("replay", "verify"):
            said = trivet(command, str(path), "--json")
            self.expect(
                said.code == 0 and json.loads(said.out)["over"] is True, f"trivet {command} {path.name}: {said}"
            )
            self.counts["matches loaded and replayed"] += 1

    def take_up(self, ann: Person, text: str) -> None:
        """On a server: imported, looked at, replayed and saved again."""
        file = json.loads(text)
        table = ann.ask("POST", "/matches", 201, json=file)
        replay = ann.ask("GET", f"/tables/{table['id']}/replay")
        saved = ann.ask("GET", f"/tables/{table['id']}/match")
        whole = table["status"] == "over" and len(replay["positions"]) == len(file["moves"]) + 1
        self.expect(whole and saved == file, f"a server takes a match of {file['game']} up as another")
        self.counts["matches loaded and replayed"] += 1

    def refuse(self, ann: Person, text: str, folder: Path) -> None:
        """Rules that are not here: neither guessed at nor half loaded, but named."""
        for version in STRANGE_VERSIONS + NO_VERSIONS:
            changed = json.loads(text) | {"rules_version": version}
            path = folder / "other.json"
            path.write_text(json.dumps(changed), encoding="utf-8")
            try:
                Match.load(load(changed["game"]), read_match(json.dumps(changed)))
                said = "it was loaded"
            except BadMatch as error:
                said = str(error)
            answers = [said, trivet("replay", str(path), "--json").err]
            answers.append(ann.ask("POST", "/matches", 422, json=changed)["message"])
            for answer in answers:
                words = f"version {version} of the rules of {changed['game']}"
                named = ("rules_version" if version in NO_VERSIONS else words) in answer
                self.expect(named, f"rules of version {version} are refused so: {answer}")
                self.counts["refused by name"] += named
            self.expect(json.loads(path.read_text(encoding="utf-8")) == changed, "a file that was refused is another")

    def tables_of_the_first_server(self, served: Served) -> None:
        """A database of the first form, in which one table was played by rules to come."""
        put_first_form(served)
        served.start()
        ann = first_person(served)
        for table in ann.tables():
            shown = ann.look(table)
            replay = ann.ask("GET", f"/tables/{table['id']}/replay")
            self.expect(len(replay["positions"]) == table["moves"] + 1, f"stored table {table['id']} is not whole")
            self.expect(shown["status"] == table["status"], f"stored table {table['id']} stands otherwise")
            self.counts["stored tables opened"] += 1
        self.refuse_table(served, ann)

    def refuse_table(self, served: Served, ann: Person) -> None:
        one, *others = ann.tables()
        served.end()
        with closing(sqlite3.connect(served.database)) as database, database:
            database.execute("UPDATE tables SET rules_version = 99 WHERE id = ?", (one["id"],))
        served.start()
        said: Any = ann.ask("GET", f"/tables/{one['id']}", 409)
        self.expect(said["code"] == "unplayable" and "version 99" in said["message"], f"a table is refused so: {said}")
        self.counts["refused by name"] += 1
        self.expect(len(ann.tables()) == len(others) + 1, "a table that cannot be played is not listed")
        for table in others:
            ann.look(table)
