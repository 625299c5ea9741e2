"""Tables in the opening, the middle and at the end of every game with every number of players, from the golden matches.

One seat is the person's, the one that is to act there; bots sit on the others.
"""

import json
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.sync_api import APIRequestContext

from trivet.engine.match import Match, MatchFile, read_match
from trivet.games import load

from ..games.golden import MATCHES
from ..server.people import Served
from .visitor import Visitor

STAGES = ("opening", "middle", "end")


@dataclass(frozen=True, order=True)
class Position:
    game: str
    players: int
    stage: str
    move: int | None = None
    """Before it, where the stage is not enough."""


def golden() -> dict[tuple[str, int], MatchFile]:
    """The match of each game and number of players by the newest rules that it was kept for."""
    found: dict[tuple[str, int], MatchFile] = {}
    for path in MATCHES.values():
        file = read_match(path.read_bytes())
        key = file.game, int(file.options["players"])
        if key not in found or found[key].rules_version < file.rules_version:
            found[key] = file
    return found


def moves_until(name: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The golden match as it stands where whoever is to act first sees what is wanted."""
    file = json.loads(MATCHES[name].read_bytes())
    game = load(file["game"])
    match = Match.load(game, read_match(MATCHES[name].read_bytes()))
    for number, (state, _, _) in enumerate(match.positions()):
        seat = game.to_act(state)[0]
        if number and wanted(game.view(game.hide(state, seat), seat)):
            return {**file, "moves": file["moves"][:number]}
    raise AssertionError(f"nothing like that in {name}")


def open_match(visitor: Visitor, match: dict[str, Any]) -> dict[str, Any]:
    """A table that goes on from there, the visitor at every seat: they have raised the curtain where hands are hidden."""
    answer = visitor.request.post("/api/matches", data=match)
    assert answer.status == 201, answer.text()
    visitor.go(f"/table/{answer.json()['id']}")
    page = visitor.page
    page.locator("[data-version]").or_(page.get_by_role("button", name="I am")).first.wait_for(state="attached")
    for curtain in page.get_by_role("button", name="I am").all():
        curtain.click()
    return visitor.ready()


def tables(served: Served, person: APIRequestContext, wanted: Iterable[Position]) -> dict[Position, str]:
    """Lay these positions out on a server, for the person; says at which table each is."""
    person.get("/api/me")
    matches = golden()
    laid: dict[Position, dict[str, Any]] = {}
    for position in sorted(set(wanted)):
        file = matches[position.game, position.players]
        moves = len(file.moves) * STAGES.index(position.stage) // (len(STAGES) - 1)
        if position.move is not None:
            moves = position.move
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
