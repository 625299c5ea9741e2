"""Tables: set up, found, looked at, replayed, exported, set up again."""

import asyncio
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from trivet.engine.errors import BadOptions
from trivet.engine.match import Match, MatchFile

from ..answers import Replay, Table, TableSummary
from ..errors import Refusal
from ..look import replay_answer, summary_answer
from ..play import eyes
from ..records import SeatRecord
from ..reply import JSON, reply
from ..requests import BotSeat, NewTable
from ..service import Known, Service, TheService, Visitor, address
from ..tables import Live
from .documented import BODY, CHANGE, IDENTIFIED, SOMETIMES, refusals

routes = APIRouter(prefix="/api/tables")
(MATCH_REF,), MATCH_SCHEMAS = msgspec.json.schema_components([MatchFile], ref_template="#/components/schemas/{name}")
MATCH_ANSWER: dict[int | str, dict[str, Any]] = {
    200: {"description": "The match file.", "content": {JSON: {"schema": MATCH_REF}}}
}


@routes.post(
    "",
    status_code=201,
    response_model=Table,
    responses=refusals(401, 429, 503, *BODY, *CHANGE),
    openapi_extra=IDENTIFIED,
)
async def new_table(request: Request, at: TheService, identity: Known, asked: NewTable) -> Response:
    """Set up a table. `me` seats are played from this device."""
    at.new_tables.take(identity)
    game = at.games.get(asked.game)
    if game is None:
        raise Refusal(422, "unknown_game", f"There is no such game. The games are: {', '.join(at.games)}.")
    players = asked.options.get("players", len(asked.seats))
    if players != len(asked.seats):
        raise Refusal(422, "bad_options", f"{len(asked.seats)} seats are given, but the option players is {players}.")
    seats = []
    for number, seat in enumerate(asked.seats):
        if isinstance(seat, BotSeat):
            if seat.bot not in at.bots:
                raise Refusal(422, "unknown_bot", f"There is no such bot. The bots are: {', '.join(at.bots)}.")
            seats.append(SeatRecord(number, "bot", None, seat.bot, ""))
        else:
            seats.append(SeatRecord(number, "human", identity, None, seat.name))
    try:
        live = await at.tables.create(identity, game, {**asked.options, "players": players}, seats)
    except BadOptions as error:
        raise Refusal(422, "bad_options", str(error)) from None
    return created(request, at, live, identity)


@routes.get("", response_model=list[TableSummary], responses=refusals(401, 503), openapi_extra=IDENTIFIED)
async def my_tables(request: Request, at: TheService, identity: Known) -> Response:
    """The tables this person sits at, newest first."""
    return reply(request, [summary_answer(listed, identity) for listed in await at.store.tables_of(identity)])


@routes.get("/{id}", response_model=Table, responses=refusals(401, 403, 404, 409, 422, 503), openapi_extra=SOMETIMES)
async def table(request: Request, at: TheService, identity: Visitor, id: str, seat: int | None = None) -> Response:
    """A table as one of the person's seats sees it; for anybody else, as a spectator does."""
    async with at.tables.at(id) as live:
        return reply(request, at.play.look(live, eyes(live, identity, seat), identity))


@routes.get(
    "/{id}/replay",
    response_model=Replay,
    responses=refusals(401, 403, 404, 409, 422, 429, 503),
    openapi_extra=SOMETIMES,
)
async def replay(request: Request, at: TheService, identity: Visitor, id: str, seat: int | None = None) -> Response:
    """Every position up to now, as one seat may see it."""
    at.replays.take(identity or address(request))
    async with at.tables.at(id) as live:
        table, course, viewer = live.table, live.course, eyes(live, identity, seat)
        moves = list(course.match.moves)
    return await asyncio.get_running_loop().run_in_executor(
        at.threads, lambda: reply(request, replay_answer(course.game, table, moves, viewer))
    )


@routes.get("/{id}/match", responses={**refusals(403, 404, 409, 429, 503), **MATCH_ANSWER}, openapi_extra=SOMETIMES)
async def match(request: Request, at: TheService, identity: Visitor, id: str) -> Response:
    """The match as a file, with its seed: of a finished table, or of one at which nobody else plays."""
    at.replays.take(identity or address(request))
    async with at.tables.at(id) as live:
        if not live.course.game.over(live.course.match.state) and not alone(live, identity):
            message = "This match is not over and others play it too: it can be saved when it is over."
            raise Refusal(403, "not_over", message)
        course, name = live.course, f"{live.table.game}-{id}.json"
        file = await asyncio.to_thread(saved, live, list(course.match.moves))
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return reply(request, file, headers=headers)


@routes.post(
    "/{id}/rematch",
    status_code=201,
    response_model=Table,
    responses=refusals(401, 404, 409, 429, 503, *CHANGE),
    openapi_extra=IDENTIFIED,
)
async def rematch(request: Request, at: TheService, identity: Known, id: str) -> Response:
    """A new table with the same game, options and seats."""
    at.new_tables.take(identity)
    async with at.tables.at(id) as live:
        old = live.table
        if identity != old.creator and not old.seats_of(identity):
            raise Refusal(403, "not_your_table", "Only who sits at a table can start its next game.")
        new = await at.tables.create(identity, live.course.game, old.options, old.seats)
    return created(request, at, new, identity)


def created(request: Request, at: Service, live: Live, identity: str) -> Response:
    """The answer that shows a new table; its bots get a process to think in."""
    if bot := next((seat.bot for seat in live.table.seats if seat.bot), None):
        at.pool.prepare(live.table.game, bot)
    return reply(request, at.play.look(live, eyes(live, identity, None), identity), 201)


def alone(live: Live, identity: str | None) -> bool:
    """Whether nobody else plays at the table, and the person set it up or plays there."""
    mine = live.table.seats_of(identity)
    people = [seat.seat for seat in live.table.seats if seat.kind == "human"]
    return mine == people and (bool(mine) or live.table.creator == identity)


def saved(live: Live, moves: list[tuple[int, int]]) -> bytes:
    """The match file of the moves so far. The table may change meanwhile, so they are played anew."""
    table = live.table
    match = Match(live.course.game, table.options, table.seed)
    for seat, action in moves:
        match.play(seat, action)
    return match.save(table.id).encode()
