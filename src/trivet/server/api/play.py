"""Playing: commands, undo, hints, what a seat is told before it acts, and turns that end by themselves."""

import asyncio
from base64 import b64encode
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from trivet.analysis.reasons import reasons
from trivet.bots.made import made_of
from trivet.engine.quiet import ends_quietly

from ..answers.match import Ending, Foreseen, Hint, Knowledge, Reason, WhyNot
from ..answers.table import Table
from ..basics.errors import Refusal
from ..basics.words import texts_for
from ..bots.crew import BotFailed
from ..daily.day import by_oneself
from ..http.reply import reply
from ..http.requests import Command, Undo
from ..play.commands import Order, own_seat
from ..play.foresight import foreseen, why_not, wished
from ..service import Known, Service, TheService
from ..storage.records import Kind
from ..tables.live import Live
from .documented import BODY, CHANGE, IDENTIFIED, refusals
from .showing import SHOWN, form_asked

routes = APIRouter(prefix="/api/tables/{id}")
ADVISER = "hard"
WAIT_FOR_COMPILER = 10
LONGEST_MOVE = 400
Move = Annotated[
    str,
    Query(
        max_length=LONGEST_MOVE,
        description='The move by what it does, in JSON: `{"verb": "place", "cell": [3, -1]}`.',
        examples=['{"verb": "place", "cell": [3, -1]}'],
    ),
]
COMMAND = refusals(401, 403, 404, 409, 429, 503, *BODY, *CHANGE)


@routes.post("/commands", response_model=Table, responses=COMMAND, dependencies=SHOWN, openapi_extra=IDENTIFIED)
async def command(request: Request, at: TheService, identity: Known, id: str, asked: Command) -> Response:
    """Act for a seat. Applied wholly or not at all; answered alike however often it is sent."""
    kind: Kind = "ending" if asked.itself else "play"
    order = Order(asked.command_id, asked.version, asked.seat, kind, tuple(asked.actions))
    return await carry_out(request, at, identity, id, order)


@routes.post("/undo", response_model=Table, responses=COMMAND, dependencies=SHOWN, openapi_extra=IDENTIFIED)
async def undo(request: Request, at: TheService, identity: Known, id: str, asked: Undo) -> Response:
    """Take back a seat's last action, where nothing has come to light since and the turn has not passed."""
    return await carry_out(request, at, identity, id, Order(asked.command_id, asked.version, asked.seat, "undo"))


async def carry_out(request: Request, at: Service, identity: str, table: str, order: Order) -> Response:
    form = form_asked(request)
    await at.commands.take(identity)
    async with at.tables.at(table, to_act=True) as live:
        return reply(request, await at.play.command(live, order, identity, form))


@routes.post(
    "/hint",
    response_model=Hint,
    responses=refusals(401, 404, 409, 422, 429, 503, *CHANGE),
    openapi_extra=IDENTIFIED,
)
async def hint(request: Request, at: TheService, identity: Known, id: str, seat: int) -> Response:
    """What a strong bot would do in the seat's place, knowing no more than the seat does."""
    await at.hints.take(identity)
    async with at.tables.at(id) as live:
        offers = advised(live, identity, seat)
        game = live.course.game
        why: list[Reason] = []
        if len(offers) > 1:
            hidden = game.hide(live.course.match.state, seat)
            if at.pool.state(game, ADVISER) == "compiling":
                message = "The adviser is being made ready, once and for all. Ask again in half a minute."
                raise Refusal(503, "compiling", message, retry_after=WAIT_FOR_COMPILER)
            try:
                offers = await at.pool.ask(game, ADVISER, id, hidden, seat, whole_turn=False)
            except BotFailed as error:
                message = f"There is no hint to be had just now ({error})."
                raise Refusal(503, "no_hint", message, retry_after=1) from None
            found = await asyncio.to_thread(reasons, game, hidden, seat, offers[0])
            why = [{"term": one.term, "gain": one.gain} for one in found]
    said: Hint = {"action": offers[0], "reasons": why}
    return reply(request, said)


def advised(live: Live, identity: str, seat: int) -> list[int]:
    """What a seat of the person's is offered; raises Refusal where it may not be advised."""
    own_seat(live.table, identity, seat)
    offers = live.course.offers(seat) if seat in live.to_act else []
    if not offers:
        raise Refusal(422, "not_to_act", "There is nothing to hint at: this seat is not to act now.")
    by_oneself(live.table, "there are no hints")
    if live.table.counts:
        raise Refusal(409, "rated", "There are no hints in a rated game.")
    return offers


@routes.get(
    "/known",
    response_model=Knowledge,
    responses=refusals(401, 403, 404, 409, 422, 429, 503),
    openapi_extra=IDENTIFIED,
)
async def known(request: Request, at: TheService, identity: Known, id: str, seat: int) -> Response:
    """All that a seat may know, for a hint that is thought out beside the page: where that is to be had from the server, too."""
    await at.questions.take(identity)
    async with at.tables.at(id) as live:
        advised(live, identity, seat)
        game = live.course.game
        hidden = bytes(game.hide(live.course.match.state, seat))
    made = await asyncio.to_thread(made_of, game)  # sources are read once
    said: Knowledge = {"game": game.id, "made_of": made, "hidden": b64encode(hidden).decode()}
    return reply(request, said)


@routes.get(
    "/why-not", response_model=WhyNot, responses=refusals(401, 403, 404, 409, 422, 429, 503), openapi_extra=IDENTIFIED
)
async def why_not_now(request: Request, at: TheService, identity: Known, id: str, seat: int, move: Move) -> Response:
    """Why a seat of the person's cannot make a move now that somebody would try, by what the seat knows."""
    await at.questions.take(identity)
    async with at.tables.at(id) as live:
        own_seat(live.table, identity, seat)
        words = await asyncio.to_thread(texts_for, "en")  # they are read from files once
        return reply(request, why_not(live, seat, wished(live.course.game, move), words))


@routes.get(
    "/foresee",
    response_model=Foreseen | None,
    responses=refusals(401, 403, 404, 422, 429, 503),
    dependencies=SHOWN,
    openapi_extra=IDENTIFIED,
)
async def foresee(
    request: Request, at: TheService, identity: Known, id: str, seat: int, action: int, version: int
) -> Response:
    """What one of the seat's offers would do, by what the seat knows.

    Of an offer that shows something hidden only what comes before that, whatever it is. Null where nothing beside the
    move itself is certain, and where the table has moved on since that version.
    """
    await at.questions.take(identity)
    async with at.tables.at(id) as live:
        own_seat(live.table, identity, seat)
        return reply(request, foreseen(live, seat, action, version, form_asked(request)))


@routes.get(
    "/ending", response_model=Ending, responses=refusals(401, 403, 404, 422, 429, 503), openapi_extra=IDENTIFIED
)
async def ending(request: Request, at: TheService, identity: Known, id: str, seat: int) -> Response:
    """The action by which a seat's turn may end by itself: nothing else is left to do, and nothing hidden would come."""
    await at.questions.take(identity)
    async with at.tables.at(id) as live:
        own_seat(live.table, identity, seat)
        game, state = live.course.game, live.course.match.state.copy()
        offers = live.course.offers(seat) if seat in live.to_act else []
    alone = len(offers) == 1 and await asyncio.to_thread(ends_quietly, game, state, seat, offers[0])
    said: Ending = {"action": offers[0] if alone else None}
    return reply(request, said)
