"""The pictures of the rules, which the page has a game's own board draw."""

from fastapi import APIRouter, Request, Response

from ..answers.pictures import Picture
from ..http.reply import reply
from ..looks.illustrating import picture_answer
from ..service import Known, TheService
from .documented import IDENTIFIED
from .lessons import ASKED, asked
from .showing import SHOWN, form_asked

routes = APIRouter(prefix="/api/games/{game}/pictures/{picture}")


@routes.get("", response_model=Picture, responses=ASKED, dependencies=SHOWN, openapi_extra=IDENTIFIED)
async def picture_shown(request: Request, at: TheService, identity: Known, game: str, picture: str) -> Response:
    """A picture of a game's rules: the positions it shows."""
    form = form_asked(request)
    return reply(request, await asked(at, identity, game, lambda played: picture_answer(played, picture, form)))
