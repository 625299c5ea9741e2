"""Challenging somebody one has met, and blocking those one would rather not be challenged by."""

from fastapi import APIRouter, Request, Response

from ..answers.people import BlockedPeople, Blocking
from ..answers.table import Table
from ..basics.errors import Refusal
from ..basics.metrics import CHALLENGES
from ..http.reply import reply
from ..http.requests import Challenge
from ..meeting.waiting import CLOCKS
from ..service import Known, TheService
from ..storage.records import SeatRecord
from ..tables.seating import new_invitation
from .documented import BODY, CHANGE, IDENTIFIED, refusals
from .people import someone
from .showing import SHOWN
from .tables import created, game_called

routes = APIRouter(prefix="/api")
BLOCK = refusals(401, 404, 422, 429, 503, *CHANGE)


@routes.post(
    "/people/{person}/challenge",
    status_code=201,
    response_model=Table,
    responses=refusals(401, 404, 409, 429, 503, *BODY, *CHANGE),
    dependencies=SHOWN,
    openapi_extra=IDENTIFIED,
)
async def challenge(request: Request, at: TheService, identity: Known, person: str, asked: Challenge) -> Response:
    """Set up a table for two with a seat that is kept for somebody one has met. They join it, or leave it and so decline."""
    await at.challenges_made.take(identity)
    other = await someone(at, person)
    game = game_called(at, asked.game)
    if 2 not in game.players:
        raise Refusal(422, "bad_options", f"{game.id} is not played by two.")
    await at.challenges.check(identity, other.id)
    me = await at.people.with_id(identity)
    seats = [
        SeatRecord(0, "human", identity, None, me.name if me else ""),
        SeatRecord(1, "open", name=other.name, reserved=other.id),
    ]
    live = await at.tables.create(
        identity,
        game,
        {"players": 2},
        seats,
        clock=CLOCKS[asked.slow],
        started=False,
        invitation=new_invitation(),
        shared=True,
    )
    CHALLENGES.labels(game.id).inc()
    return created(request, at, live, identity)


@routes.get("/me/blocked", response_model=BlockedPeople, responses=refusals(401, 503), openapi_extra=IDENTIFIED)
async def blocked(request: Request, at: TheService, identity: Known) -> Response:
    """Those whom this person has blocked, the last first."""
    said: BlockedPeople = {
        "people": [{"person": person, "name": name} for person, name in await at.challenges.blocked(identity)]
    }
    return reply(request, said)


@routes.put("/me/blocked/{person}", response_model=Blocking, responses=BLOCK, openapi_extra=IDENTIFIED)
async def block(request: Request, at: TheService, identity: Known, person: str) -> Response:
    """Take no challenges from somebody, and make none; no quick match seats the two together."""
    await at.seating.take(identity)
    other = await someone(at, person)
    if other.id == identity:
        raise Refusal(422, "bad_request", "Nobody can block themselves.")
    await at.challenges.block(identity, other.id)
    said: Blocking = {"blocked": True}
    return reply(request, said)


@routes.delete("/me/blocked/{person}", response_model=Blocking, responses=BLOCK, openapi_extra=IDENTIFIED)
async def unblock(request: Request, at: TheService, identity: Known, person: str) -> Response:
    """Let somebody challenge one again."""
    await at.seating.take(identity)
    await at.challenges.unblock(identity, (await someone(at, person)).id)
    said: Blocking = {"blocked": False}
    return reply(request, said)
