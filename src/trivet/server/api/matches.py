"""The match of a table: replayed, its points turn by turn, what it was worth, exported and imported, verified."""

import asyncio
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from trivet.engine.commitment import committed_text, dealt_text, kept
from trivet.engine.errors import BadData, BadMatch
from trivet.engine.game import Game
from trivet.engine.match import Match, MatchFile, Promise, read_match
from trivet.games import is_loaded

from ..answers.match import Claim, Deal, Progress, RatingChange, Replay, Verification
from ..answers.table import Table
from ..basics.errors import Refusal
from ..daily.day import not_given_out, own_eyes
from ..http.reply import JSON, reply
from ..looks.replaying import match_file, progress_answer, promise_of, replay_answer
from ..people.ratings import in_points
from ..play.commands import eyes_afterwards
from ..service import Known, Service, TheService, Visitor, address
from ..storage.records import SeatRecord, TableRecord
from ..tables.live import Live
from .documented import BODY, CHANGE, IDENTIFIED, SOMETIMES, refusals
from .showing import SHOWN, form_asked
from .tables import created, game_called

routes = APIRouter(prefix="/api/tables/{id}")
files = APIRouter(prefix="/api/matches")
(MATCH_REF,), MATCH_SCHEMAS = msgspec.json.schema_components([MatchFile], ref_template="#/components/schemas/{name}")
LARGEST_DATA = 100_000
"""Characters of a data file that a match brings along: three times the largest of ours."""
MATCH_ANSWER: dict[int | str, dict[str, Any]] = {
    200: {"description": "The match file.", "content": {JSON: {"schema": MATCH_REF}}}
}


@routes.get(
    "/replay",
    response_model=Replay,
    responses=refusals(401, 403, 404, 409, 422, 429, 503),
    dependencies=SHOWN,
    openapi_extra=SOMETIMES,
)
async def replay(request: Request, at: TheService, identity: Visitor, id: str, seat: int | None = None) -> Response:
    """Every position up to now, as one seat may see it: one of the person's own, and any at all once the game is over."""
    await at.replays.take(identity or address(request))
    async with at.tables.at(id) as live:
        viewer = eyes_afterwards(live, identity, seat)
        table, course = live.table, live.course
        moves, endings = list(course.match.moves), course.endings
    seen_by, form = viewer if table.started else None, form_asked(request)
    return await asyncio.get_running_loop().run_in_executor(
        at.threads, lambda: reply(request, replay_answer(course.game, table, moves, endings, seen_by, form))
    )


@routes.get("/progress", response_model=Progress, responses=refusals(403, 404, 409, 429, 503), openapi_extra=SOMETIMES)
async def progress(request: Request, at: TheService, identity: Visitor, id: str) -> Response:
    """How the points grew, turn by turn, at a table whose game is over."""
    async with at.tables.at(id) as live:
        own_eyes(live.table, identity)
        if not live.over:
            raise Refusal(409, "not_over", "How the points grew can be seen when the game is over.")
        table, course = live.table, live.course
        if course.progress is None:
            await at.replays.take(identity or address(request))
            moves = list(course.match.moves)
            loop = asyncio.get_running_loop()
            course.progress = await loop.run_in_executor(at.threads, lambda: progress_answer(course.game, table, moves))
        return reply(request, course.progress)


@routes.get("/match", responses={**refusals(403, 404, 409, 429, 503), **MATCH_ANSWER}, openapi_extra=SOMETIMES)
async def match(request: Request, at: TheService, identity: Visitor, id: str) -> Response:
    """The match as a file, with its seed: of a finished table, or of one at which nobody else plays."""
    await at.replays.take(identity or address(request))
    async with at.tables.at(id) as live:
        not_given_out(live.table)
        if not live.over and not alone(live, identity):
            message = "This match is not over, and others play it too or it is rated: it can be saved when it is over."
            raise Refusal(403, "not_over", message)
        course, name = live.course, f"{live.table.game}-{id}.json"
        file = await asyncio.to_thread(saved, live, list(course.match.moves))
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return reply(request, file, headers=headers)


@routes.get("/ratings", response_model=list[RatingChange], responses=refusals(404, 409, 503))
async def ratings(request: Request, at: TheService, id: str) -> Response:
    """What a rated game that has ended was worth to those who played it; nothing where it was not rated."""
    async with at.tables.at(id) as live:
        gained = await at.people.gained(id)
        said: list[RatingChange] = [
            {"seat": seat.seat, "change": in_points(gained[seat.identity])}
            for seat in live.table.seats
            if seat.identity is not None and seat.identity in gained
        ]
    return reply(request, said)


@routes.get("/verify", response_model=Verification, responses=refusals(404, 409, 429, 503))
async def verify(request: Request, at: TheService, identity: Visitor, id: str) -> Response:
    """Whether the seed of a finished table is the one that was promised, and its moves lead to its end."""
    await at.replays.take(identity or address(request))
    async with at.tables.at(id) as live:
        not_given_out(live.table)
        if not live.over:
            raise Refusal(409, "not_over", "The seed is shown, and can be verified, when the game is over.")
        moves = list(live.course.match.moves)
        said = await asyncio.to_thread(verification, live, moves, await claimed(at, live.table, moves))
    return reply(request, said)


async def claimed(at: Service, table: TableRecord, moves: list[tuple[int, int]]) -> Claim:
    """What this server knows of the table that a match says it was dealt at."""
    if table.origin is None:
        return "dealt_here"
    named = table.origin["table"]
    if named is None:
        return "none"
    try:
        async with at.tables.at(named) as there:
            same = (
                there.table.origin is None
                and there.table.game == table.game
                and there.table.data == table.data
                and there.table.deal == table.deal
                and there.table.commitment == table.origin["commitment"]
                and there.over
                and there.course.match.moves == moves
            )
            return "same" if same else "differs"
    except Refusal:
        return "unknown"


def verification(live: Live, moves: list[tuple[int, int]], claim: Claim) -> Verification:
    """The commitment worked out again, and the match played again from its seed."""
    table, game = live.table, live.course.game
    origin = table.origin or {"table": table.id, "commitment": table.commitment}
    dealt_at, promised = origin["table"] or table.id, origin["commitment"]
    promise = promise_of(table)
    seed = table.deal if promise is None else int(promise.seed, 16)
    parts = (None, ()) if promise is None else (seed, promise.shares)
    as_promised = kept(game.id, dealt_at, promised or "", table.deal, *parts)
    match = live.course.match.after(moves)
    places = game.places(match.state)
    same = bytes(match.state) == bytes(live.course.match.state)
    return {
        "verified": same and claim != "differs" and (promised is None or as_promised),
        "claim": claim,
        "table": dealt_at,
        "commitment": promised,
        "seed": f"{seed:032x}",
        "text": committed_text(game.id, dealt_at, seed),
        "deal": None if promise is None else deal(game, dealt_at, table, promise),
        "moves": len(moves),
        "places": places,
    }


def deal(game: Game, dealt_at: str, table: TableRecord, promise: Promise) -> Deal:
    return {
        "seed": f"{table.deal:032x}",
        "text": dealt_text(game.id, dealt_at, int(promise.seed, 16), promise.shares),
        "shares": list(promise.shares),
    }


def alone(live: Live, identity: str | None) -> bool:
    """Whether nobody else plays at the table, and for nobody's rating, and the person set it up or plays there."""
    if live.table.counts:  # whoever knows the shuffle knows what comes
        return False
    mine = live.table.seats_of(identity)
    people = [seat.seat for seat in live.table.seats if seat.kind != "bot"]
    return mine == people and (bool(mine) or live.table.creator == identity)


def saved(live: Live, moves: list[tuple[int, int]]) -> bytes:
    """The match file of the moves so far. The table may change meanwhile, so they are played anew."""
    return match_file(live.table, live.course.match.after(moves)).encode()


@files.post(
    "",
    status_code=201,
    response_model=Table,
    responses=refusals(401, 429, 503, *BODY, *CHANGE),
    dependencies=SHOWN,
    openapi_extra=IDENTIFIED | {"requestBody": {"required": True, "content": {JSON: {"schema": MATCH_REF}}}},
)
async def import_match(request: Request, at: TheService, identity: Known) -> Response:
    """Make a table from a match file. All its seats are the person's; it is not rated."""
    await at.new_tables.take(identity)
    await at.replays.take(identity)
    body = await request.body()
    try:
        file = read_match(body)
        game = await game_of(at, file)
        match = await asyncio.get_running_loop().run_in_executor(at.threads, Match.load, game, file)
    except (BadMatch, BadData) as error:
        raise Refusal(422, "bad_match", str(error)) from None
    seats = [SeatRecord(seat, "human", identity) for seat in range(int(match.options["players"]))]
    origin: dict[str, Any] = {"table": file.table, "commitment": file.commitment}
    if file.promise is not None:
        origin |= {"format_version": file.format_version, "promise": msgspec.to_builtins(file.promise)}
    live = await at.tables.create(
        identity,
        game,
        match.options,
        seats,
        match.moves,
        match.seed,
        match.rules_version,
        rated=False,
        origin=origin,
    )
    return created(request, at, live, identity)


async def game_of(at: Service, file: MatchFile) -> Game:
    """The game that a match was played with, with the data that it carries."""
    game_called(at, file.game)
    if len(file.data or "") > LARGEST_DATA and not is_loaded(file.game, file.data, file.rules_version):
        raise BadMatch(
            f"The data file that this match carries is too large for a server: at most {LARGEST_DATA:,} characters. "
            f"`trivet replay` opens it."
        )
    return await at.tables.memory.game_with(file.game, file.data, file.rules_version)
