"""Games that are played to their end, or to just before it, and what the server has written down of them."""

import json
import uuid
from collections.abc import Sequence
from typing import Any

from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from tests.server.people import Person, Served, Table
from trivet.engine.match import Match
from trivet.games import load

Script = list[tuple[int, int]]
"""The moves of a whole game: seat and action."""
FREE = ("updated", "revision", "rematch", "public")
"""What may change of a table that is over: it is noted that it did, which is the next game, and who finds it."""


class Books:
    """What stands in a server's database, read past the server."""

    def __init__(self, served: Served) -> None:
        place = served.place
        url = place.replace("postgresql:", "postgresql+psycopg:") if "://" in place else f"sqlite:///{place}"
        self._engine = create_engine(url, poolclass=NullPool)

    def rows(self, query: str, **values: Any) -> list[dict[str, Any]]:
        with self._engine.begin() as connection:
            found = connection.execute(text(query), values)
            return [dict(row._mapping) for row in found] if found.returns_rows else []

    def of(self, table: Table) -> dict[str, list[dict[str, Any]]]:
        """All that must stay of a table once it is over."""
        said = {
            "tables": self.rows("SELECT * FROM tables WHERE id = :id", id=table["id"]),
            "seats": self.rows("SELECT * FROM seats WHERE table_id = :id ORDER BY seat", id=table["id"]),
            "commands": self.rows("SELECT * FROM commands WHERE table_id = :id ORDER BY version", id=table["id"]),
            "results": self.results(table),
        }
        said["tables"] = [{k: v for k, v in row.items() if k not in FREE} for row in said["tables"]]
        people = ", ".join(f"'{seat['identity']}'" for seat in said["seats"] if seat["identity"])
        said["ratings"] = self.rows(f"SELECT * FROM ratings WHERE identity IN ({people}) ORDER BY identity")
        return said

    def results(self, table: Table) -> list[dict[str, Any]]:
        return self.rows("SELECT * FROM results WHERE table_id = :id ORDER BY identity", id=table["id"])

    def script(self, table: Table) -> Script:
        """How a table goes at which everybody always takes what is offered first."""
        (row,) = self.rows("SELECT game, options, seed FROM tables WHERE id = :id", id=table["id"])
        options = json.loads(row["options"]) if isinstance(row["options"], str) else row["options"]
        rules = load(row["game"])
        match = Match(rules, options, int(row["seed"], 16))
        while not rules.over(match.state):
            seat = rules.to_act(match.state)[0]
            match.play(seat, rules.offers(match.state, seat)[0])
        return list(match.moves)


def sit_down(people: Sequence[Person], *others: str, **more: Any) -> Table:
    """A table for these people, one seat each, and bots; people[0] sets it up."""
    first, *rest = people
    table = first.new_table("me", *["open"] * len(rest), *others, **more)
    for person in rest:
        table = person.join({"id": table["id"], "invitation": table["invitation"] or first.look(table)["invitation"]})
    return first.look(table)


def order(version: int, seat: int, *actions: int) -> dict[str, Any]:
    return {"command_id": uuid.uuid4().hex, "version": version, "seat": seat, "actions": list(actions)}


def play(people: Sequence[Person], table: Table, moves: Script) -> Table:
    """Make these moves, whoever sits there; the table as the last of them sees it."""
    for seat, action in moves:
        asked = order(table["version"], seat, action)
        table = people[seat].ask("POST", f"/tables/{table['id']}/commands", json=asked)
    return table
