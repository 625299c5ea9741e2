"""A finished match explained: its analysis asked for and told, tables that play it on, and a person's curves."""

import asyncio
from typing import cast

from fastapi import APIRouter, Request, Response

from trivet.analysis.study import by_what

from ..analysis.curves import Played, played_oneself
from ..analysis.kept import NOTHING, Headway, unpacked
from ..answers.analysis import Analysis, AnalysisState, Branch, Branches, Curves, Found, Noted
from ..answers.table import Table
from ..basics.errors import Refusal
from ..daily.day import by_oneself, own_eyes, today
from ..http.reply import reply
from ..http.requests import Deepen, NewBranch, OwnPlay
from ..looks.summaries import summary_answer
from ..service import Known, Service, TheService, Visitor
from ..tables.live import Live
from .documented import BODY, CHANGE, IDENTIFIED, SOMETIMES, refusals
from .showing import SHOWN
from .tables import created
from .together import check_bot

routes = APIRouter(prefix="/api/tables/{id}")
own = APIRouter(prefix="/api/me")


@routes.get(
    "/analysis",
    response_model=Analysis,
    responses=refusals(401, 403, 404, 409, 422, 503),
    openapi_extra=SOMETIMES,
)
async def analysis(request: Request, at: TheService, identity: Visitor, id: str, known: int = NOTHING) -> Response:
    """How far the analysis of a finished match is, and what it has found: roughly first, then finer.

    Ask again, each second or so, while it is `waiting` or `working`. `known`: the `revision` of which one has `found`.
    """
    async with at.tables.at(id) as live:
        finished(live, identity)
        return await told(request, at, live, identity, known)


@routes.post(
    "/analysis",
    response_model=Analysis,
    responses=refusals(401, 403, 404, 409, 429, 503, *BODY, *CHANGE),
    openapi_extra=IDENTIFIED,
)
async def analyse(request: Request, at: TheService, identity: Known, id: str, asked: Deepen) -> Response:
    """Have a finished match analysed, or go on to a finer depth; rougher ones come on the way. Who asks again for what is
    under way, or known, changes nothing."""
    await at.replays.take(identity)
    async with at.tables.at(id) as live:
        finished(live, identity)
        game = live.course.game
        if why := at.analyses.why_not(game):
            raise Refusal(409, "no_analysis", why)
        at.relay.check()
        await at.analyses.kept.ask(id, identity, today(), by_what(game), asked.depth)
        at.analyses.wake()
        return await told(request, at, live, identity, NOTHING)


@routes.post(
    "/analysis/stop",
    response_model=Analysis,
    responses=refusals(401, 403, 404, 409, 429, 503, *CHANGE),
    openapi_extra=IDENTIFIED,
)
async def stop(request: Request, at: TheService, identity: Known, id: str) -> Response:
    """No more of it; what was found stays. Who has asked for the analysis can stop it."""
    await at.replays.take(identity)
    async with at.tables.at(id) as live:
        finished(live, identity)
        if not await at.analyses.kept.has_asked(id, identity):
            raise Refusal(403, "not_your_analysis", "Only who has asked for an analysis can stop it.")
        at.relay.check()
        await at.analyses.kept.stop(id)
        return await told(request, at, live, identity, NOTHING)


@routes.put(
    "/analysis/own",
    response_model=Noted,
    responses=refusals(401, 403, 404, 409, 429, 503, *BODY, *CHANGE),
    openapi_extra=IDENTIFIED,
)
async def own_play(request: Request, at: TheService, identity: Known, id: str, asked: OwnPlay) -> Response:
    """How the person played this match, found by their own page: it goes into their curve, which nobody else sees."""
    await at.commands.take(identity)
    async with at.tables.at(id) as live:
        finished(live, identity)
        mine = [seat.seat for seat in played_oneself(live.table) if seat.identity == identity]
        for seat in mine:
            phases = asked.phases.model_dump()
            decisions, errors = (sum(phase[what] for phase in phases.values()) for what in ("decisions", "errors"))
            played = Played(seat, asked.depth, decisions, errors, phases, asked.luck, asked.deal)
            at.relay.check()
            await at.curves.note(live.table, played)
    said: Noted = {"counts": bool(mine)}
    return reply(request, said)


@routes.get("/branches", response_model=Branches, responses=refusals(401, 404, 409, 503), openapi_extra=SOMETIMES)
async def branches(request: Request, at: TheService, identity: Visitor, id: str) -> Response:
    """The person's tables that play this match on from one of its moves; and what this table plays on, where it does."""
    async with at.tables.at(id):
        rows = await at.branching.of(id, identity) if identity else []
        listed = {one.id: one for one in await at.lists.some([table for table, _ in rows])}
        origin = await at.branching.origin(id)
    found: list[Branch] = [
        {"move": move, "table": summary_answer(listed[table], identity)} for table, move in rows if table in listed
    ]
    said: Branches = {"of": {"table": origin[0], "move": origin[1]} if origin else None, "branches": found}
    return reply(request, said)


@routes.post(
    "/branches",
    status_code=201,
    response_model=Table,
    responses=refusals(401, 403, 404, 409, 429, 503, *BODY, *CHANGE),
    dependencies=SHOWN,
    openapi_extra=IDENTIFIED,
)
async def branch(request: Request, at: TheService, identity: Known, id: str, asked: NewBranch) -> Response:
    """Play a finished match on from one of its moves, at a table of one's own against bots, for nobody's rating.

    It is of the same shuffle, and is deleted as any table is.
    """
    await at.new_tables.take(identity)
    async with at.tables.at(id) as live:
        finished(live, identity)
        check_bot(at, asked.bot)
        new = await at.branching.begin(identity, live, asked.move, asked.seat, asked.bot)
    return created(request, at, new, identity)


@own.get("/curves", response_model=Curves, responses=refusals(401, 503), openapi_extra=IDENTIFIED)
async def curves(request: Request, at: TheService, identity: Known) -> Response:
    """How the person's play has changed: errors and luck, by the matches of theirs that were analysed."""
    said: Curves = {"curves": await at.curves.of(identity, list(at.games))}
    return reply(request, said)


def finished(live: Live, identity: str | None) -> None:
    """Only what is over is explained, and nothing of the table of a day while others may still try it."""
    own_eyes(live.table, identity)
    if not live.over:
        raise Refusal(409, "not_over", "Only a match that was played to its end is explained.")
    by_oneself(live.table, "it is explained when the day's list is closed")


async def told(request: Request, at: Service, live: Live, identity: str | None, known: int) -> Response:
    """As it stands. What others have found by other rules, bots or another network counts for nothing."""
    headway = await at.analyses.kept.headway(live.table.id, known)
    left = await at.analyses.kept.left(identity, today())
    if headway is not None and headway.by != by_what(live.course.game):
        headway = None
    said: Analysis = {
        "state": state_of(headway),
        "depth": headway.depth if headway else NOTHING,
        "aim": headway.aim if headway else NOTHING,
        "progress": headway.done / 1000 if headway else 0.0,
        "failure": headway.failure or None if headway else None,
        "left": left,
        "revision": headway.revision if headway else NOTHING,
        "found": cast(Found, unpacked(headway.found).shown) if headway and headway.found else None,
    }
    return await asyncio.to_thread(reply, request, said)


def state_of(headway: Headway | None) -> AnalysisState:
    if headway is None:
        return "none"
    if headway.wanted:
        return "working" if headway.working else "waiting"
    if headway.depth >= headway.aim:
        return "done"
    return "failed" if headway.failure else "stopped"
