"""Whom one has met, and who is strongest at a game."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ..answers.people import Leaderboard, RivalPage
from ..http.reply import reply
from ..looks.summaries import rating_answer, rival_answer
from ..service import Known, TheService
from ..tables.listed import USUAL
from .documented import IDENTIFIED, SOMETIMES, refusals
from .paging import Limit
from .people import known_game, rated_bots

routes = APIRouter(prefix="/api")
Place = Annotated[str | None, Query(alias="after", max_length=160)]


@routes.get("/me/rivals", response_model=RivalPage, responses=refusals(401, 422, 503), openapi_extra=IDENTIFIED)
async def rivals(
    request: Request, at: TheService, identity: Known, place: Place = None, limit: Limit = USUAL
) -> Response:
    """Those whom this person has met at finished games, the last first, and how that went."""
    found, goes_on = await at.standings.rivals(identity, place, limit)
    said: RivalPage = {"rivals": [rival_answer(one) for one in found], "next": goes_on}
    return reply(request, said)


@routes.get(
    "/games/{game}/leaderboard",
    response_model=Leaderboard,
    responses=refusals(404, 422, 503),
    openapi_extra=SOMETIMES,
)
async def leaderboard(
    request: Request,
    at: TheService,
    game: str,
    place: Place = None,
    limit: Limit = USUAL,
    provisional: bool = False,
) -> Response:
    """The strongest at a game. `provisional`: those who have not yet played enough to be compared, apart."""
    found, goes_on = await at.standings.leaders(known_game(at, game), provisional, place, limit)
    said: Leaderboard = {
        "leaders": [
            {"rank": one.rank, "person": one.person, "name": one.name, "rating": rating_answer(one.rating)}
            for one in found
        ],
        "next": goes_on,
        "bots": await rated_bots(at, [game]),
    }
    return reply(request, said)
