"""Lessons: a game learnt by playing it, move by move."""

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Request, Response

from trivet.engine.game import Game

from ..answers.lessons import Lesson, Reached
from ..answers.match import Foreseen, WhyNot
from ..basics.errors import Refusal
from ..basics.metrics import LESSON_STEPS
from ..basics.words import texts_for
from ..http.reply import reply
from ..looks.teaching import lesson_answer, lesson_called, teaching
from ..play.foresight import foresight, wished, wishing
from ..service import Known, Service, TheService
from .documented import CHANGE, IDENTIFIED, refusals
from .people import known_game
from .play import Move
from .showing import SHOWN, form_asked

routes = APIRouter(prefix="/api/games/{game}/lessons/{lesson}")
LONGEST = 4000
Done = Annotated[
    str,
    Query(
        max_length=LONGEST,
        pattern=r"^(\d{1,10}(,\d{1,10})*)?$",
        description="The moves that whoever learns has made so far: their actions' numbers, with commas between.",
    ),
]
ASKED = refusals(401, 404, 422, 429, 503)
Answer = TypeVar("Answer")


def moves(done: str) -> list[int]:
    return [int(action) for action in done.split(",") if action]


async def asked(at: Service, identity: str, name: str, answer: Callable[[Game], Answer]) -> Answer:
    """What the lessons of a game say; worked out where it keeps nobody waiting."""
    await at.questions.take(identity)
    game = at.games[known_game(at, name)]
    return await asyncio.get_running_loop().run_in_executor(at.threads, answer, game)


@routes.get("", response_model=Lesson, responses=ASKED, dependencies=SHOWN, openapi_extra=IDENTIFIED)
async def lesson_now(
    request: Request, at: TheService, identity: Known, game: str, lesson: str, done: Done = ""
) -> Response:
    """A lesson after the moves made so far: how it stands, what is to be done, what other moves are told."""
    form = form_asked(request)
    said = await asked(at, identity, game, lambda played: lesson_answer(played, lesson, moves(done), form))
    return reply(request, said)


@routes.get("/why-not", response_model=WhyNot, responses=ASKED, openapi_extra=IDENTIFIED)
async def why_not_in_lesson(
    request: Request, at: TheService, identity: Known, game: str, lesson: str, move: Move, done: Done = ""
) -> Response:
    """Why a move that somebody would try is against the rules now."""
    words = await asyncio.to_thread(texts_for, "en")  # they are read from files once

    def answer(played: Game) -> WhyNot:
        learnt = teaching(played, lesson_called(played, lesson), moves(done))
        state, seat = learnt.match.state, learnt.lesson.seat
        return wishing(played, state, seat, learnt.offers(), wished(played, move), words)

    return reply(request, await asked(at, identity, game, answer))


@routes.get("/foresee", response_model=Foreseen | None, responses=ASKED, dependencies=SHOWN, openapi_extra=IDENTIFIED)
async def foresee_in_lesson(
    request: Request, at: TheService, identity: Known, game: str, lesson: str, action: int, done: Done = ""
) -> Response:
    """What an offer would do, as at a table."""
    form = form_asked(request)

    def answer(played: Game) -> Foreseen | None:
        learnt = teaching(played, lesson_called(played, lesson), moves(done))
        offers = learnt.offers()
        if action not in offers:
            raise Refusal(422, "illegal_action", "Only what is offered now can be foreseen.")
        return foresight(played, learnt.match.state, learnt.lesson.seat, offers, action, form)

    return reply(request, await asked(at, identity, game, answer))


@routes.post(
    "/steps/{step}", response_model=Reached, responses=refusals(401, 404, 429, 503, *CHANGE), openapi_extra=IDENTIFIED
)
async def reached(request: Request, at: TheService, identity: Known, game: str, lesson: str, step: str) -> Response:
    """Somebody has come to this step for the first time: it is counted, without who. Where people stop shows in the figures."""
    await at.questions.take(identity)
    taught = lesson_called(at.games[known_game(at, game)], lesson)
    if all(step != each.id for each in taught.steps):
        raise Refusal(404, "not_found", "The lesson has no such step.")
    LESSON_STEPS.labels(game, lesson, step).inc()
    said: Reached = {"reached": step}
    return reply(request, said)
