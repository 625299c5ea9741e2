"""Tables in the opening, the middle and at the end of every game with every number of players, from the golden matches.

One seat is the person's, the one that is to act there; bots sit on the others.
"""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.sync_api import APIRequestContext

from trivet.engine.match import MatchFile, read_match

from ..games.golden import MATCHES
from ..server.people import Served

STAGES = ("opening", "middle", "end")


@dataclass(frozen=True, order=True)
class Position:
    game: str
    players: int
    stage: str


def golden() -> dict[tuple[str, int], MatchFile]:
    """The match of each game and number of players by the newest rules that it was kept for."""
    found: dict[tuple[str, int], MatchFile] = {}
    for path in MATCHES.values():
        file = read_match(path.read_bytes())
        key = file.game, int(file.options["players"])
        if key not in found or found[key].rules_version < file.rules_version:
            found[key] = file
    return found


def tables(served: Served, person: APIRequestContext, wanted: Iterable[Position]) -> dict[Position, str]:
    """Lay these positions out on a server, for the person; says at which table each is."""
    person.get("/api/me")
    matches = golden()
    laid: dict[Position, dict[str, Any]] = {}
    for position in sorted(set(wanted)):
        file = matches[position.game, position.players]
        moves = len(file.moves) * STAGES.index(position.stage) // (len(STAGES) - 1)
        cut = msgspec.structs.replace(file, moves=file.moves[:moves])
        answer = person.post(
            "/api/matches", data=msgspec.json.encode(cut), headers={"Content-Type": "application/json"}
        )
        assert answer.status == 201, answer.text()
        laid[position] = answer.json()
    served.end()
    with sqlite3.connect(served.database) as database:
        for table in laid.values():
            mine = (table["to_act"] or [0])[0]
            database.execute(
                "UPDATE seats SET kind = 'bot', bot = 'normal', identity = NULL WHERE table_id = ? AND seat != ?",
                (table["id"], mine),
            )
    database.close()
    served.start()
    return {position: table["id"] for position, table in laid.items()}
