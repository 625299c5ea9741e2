"""Who asks, and what there is to play."""

from dataclasses import replace

from fastapi import APIRouter, Request, Response

from ..answers import GameInfo, Health, Me
from ..errors import no_identity
from ..look import game_answer
from ..records import Person
from ..reply import reply
from ..requests import MyChange
from ..service import TheService, address
from .documented import BODY, CHANGE, IDENTIFIED, SOMETIMES, refusals

routes = APIRouter(prefix="/api")


@routes.get("/health", response_model=Health, responses=refusals(503))
async def health(request: Request, at: TheService) -> Response:
    """Whether the server and its storage are well."""
    await at.store.ping()
    said: Health = {"status": "ok"}
    return reply(request, said)


@routes.get("/games", response_model=list[GameInfo])
async def games(request: Request, at: TheService) -> Response:
    """The games of this server and the bots that play them."""
    return reply(request, [game_answer(game, at.bots) for game in at.games.values()])


@routes.get("/me", response_model=Me, responses=refusals(429, 503), openapi_extra=SOMETIMES)
async def me(request: Request, at: TheService) -> Response:
    """The person who asks. A newcomer is given an identity, in a cookie."""
    person = await at.identities.person(request)
    secret = at.identities.secret(request)
    if person is None:
        at.new_identities.take(address(request))
        person, secret = await at.identities.newcomer()
    answer = reply(request, me_answer(person))
    at.identities.remember(request, answer, secret)
    return answer


@routes.put("/me", response_model=Me, responses=refusals(401, 429, 503, *BODY, *CHANGE), openapi_extra=IDENTIFIED)
async def change_me(request: Request, at: TheService, change: MyChange) -> Response:
    """Change one's name or language; what is left out stays."""
    person = await at.identities.person(request)
    if person is None:
        raise no_identity()
    at.commands.take(person.id)
    person = replace(person, **change.model_dump(exclude_unset=True))
    await at.store.change_person(person)
    return reply(request, me_answer(person))


def me_answer(person: Person) -> Me:
    return {"name": person.name, "language": person.language}
