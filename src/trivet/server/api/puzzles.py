"""Puzzles: which there are, one as its seat sees it, and what comes of an answer."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from fastapi import APIRouter, Request, Response

from trivet.analysis import puzzles as setting
from trivet.engine.game import Game
from trivet.engine.match import Match

from ..answers.match import Foreseen, WhyNot
from ..answers.puzzles import Puzzle, PuzzleRating, Puzzles, PuzzleSolution, PuzzleTry
from ..basics.errors import Refusal
from ..basics.metrics import PUZZLES
from ..basics.words import texts_for
from ..daily.day import today
from ..http.reply import reply
from ..http.requests import PuzzleReply
from ..looks.puzzling import costs, line, puzzle_answer
from ..play.foresight import foresight, wished, wishing
from ..puzzles.answered import Try
from ..puzzles.posed import Posed, posed
from ..puzzles.rating import Strength
from ..service import Known, Service, TheService
from .documented import BODY, CHANGE, IDENTIFIED, refusals
from .people import known_game
from .play import Move
from .showing import SHOWN, form_asked

routes = APIRouter(prefix="/api/games/{game}/puzzles")
ASKED = refusals(401, 404, 422, 429, 503)
Answer = TypeVar("Answer")


@routes.get("", response_model=Puzzles, responses=refusals(401, 404, 503), openapi_extra=IDENTIFIED)
async def puzzles(request: Request, at: TheService, identity: Known, game: str) -> Response:
    """The puzzles of a game, today's, and what the person has answered. Each game has one for every day."""
    own = posed_of(at, game)
    strength = await at.puzzle_tries.strength(identity, game)
    said: Puzzles = {
        "game": game,
        "puzzles": list(own.puzzles),
        "today": own.of_day(today()),
        "rating": rating(strength) if strength.played else None,
        "tries": [tried(one) for one in await at.puzzle_tries.of(identity, game)],
    }
    return reply(request, said)


@routes.get("/{puzzle}", response_model=Puzzle, responses=ASKED, dependencies=SHOWN, openapi_extra=IDENTIFIED)
async def puzzle(request: Request, at: TheService, identity: Known, game: str, puzzle: str) -> Response:
    """A position in which somebody is to find the best move, as their seat sees it."""
    own, form = posed_of(at, game), form_asked(request)
    number, one = numbered(own, puzzle)
    first = next((tried(made) for made in await at.puzzle_tries.of(identity, game) if made.puzzle == puzzle), None)
    answer = await worked_out(
        at, identity, game, lambda played: puzzle_answer(played, puzzle, number, one, first, form)
    )
    return reply(request, answer)


@routes.post(
    "/{puzzle}",
    response_model=PuzzleSolution,
    responses=refusals(401, 404, 429, 503, *BODY, *CHANGE),
    openapi_extra=IDENTIFIED,
)
async def answer(
    request: Request, at: TheService, identity: Known, game: str, puzzle: str, asked: PuzzleReply
) -> Response:
    """Answer a puzzle. It is graded by what it costs; the first answer counts for the rating."""
    own = posed_of(at, game)
    _, one = numbered(own, puzzle)

    def graded(played: Game) -> tuple[Match, str, float]:
        match = setting.position(played, one)
        if asked.action not in played.offers(match.state, one.seat):
            raise Refusal(422, "illegal_action", "That is not offered in this position.")
        text = played.actions.text(asked.action)
        # What no search ever thought of costs at least as much as the worst that was.
        cost = next((each.cost for each in one.answers if each.action == text), max(a.cost for a in one.answers))
        return match, text, cost

    match, text, cost = await worked_out(at, identity, game, graded)
    day = today()
    made = Try(puzzle, text, cost, day if own.of_day(day) == puzzle else None)
    first, before, now = await at.puzzle_tries.note(identity, game, made)
    if now is not before:
        PUZZLES.labels(game, "best" if cost == 0.0 else "other").inc()
    shown, shown_before = rating(now), rating(before)
    said: PuzzleSolution = {
        "cost": cost,
        "first": tried(first),
        "answers": costs(match.game, match, one),
        "line": line(match.game, one),
        "rating": shown,
        "change": shown["rating"] - shown_before["rating"],
    }
    return reply(request, said)


@routes.get("/{puzzle}/why-not", response_model=WhyNot, responses=ASKED, openapi_extra=IDENTIFIED)
async def why_not_in_puzzle(
    request: Request, at: TheService, identity: Known, game: str, puzzle: str, move: Move
) -> Response:
    """Why a move that somebody would try is against the rules in this position."""
    words = await asyncio.to_thread(texts_for, "en")
    _, one = numbered(posed_of(at, game), puzzle)

    def said(played: Game) -> WhyNot:
        state = setting.position(played, one).state
        return wishing(played, state, one.seat, played.offers(state, one.seat), wished(played, move), words)

    return reply(request, await worked_out(at, identity, game, said))


@routes.get(
    "/{puzzle}/foresee",
    response_model=Foreseen | None,
    responses=ASKED,
    dependencies=SHOWN,
    openapi_extra=IDENTIFIED,
)
async def foresee_in_puzzle(
    request: Request, at: TheService, identity: Known, game: str, puzzle: str, action: int
) -> Response:
    """What an offer would do, as at a table."""
    form = form_asked(request)
    _, one = numbered(posed_of(at, game), puzzle)

    def said(played: Game) -> Foreseen | None:
        state = setting.position(played, one).state
        offers = played.offers(state, one.seat)
        if action not in offers:
            raise Refusal(422, "illegal_action", "Only what is offered now can be foreseen.")
        return foresight(played, state, one.seat, offers, action, form)

    return reply(request, await worked_out(at, identity, game, said))


def posed_of(at: Service, game: str) -> Posed:
    own = posed(at.games[known_game(at, game)])
    if own is None:
        raise Refusal(404, "not_found", "This game has no puzzles here.")
    return own


def numbered(own: Posed, puzzle: str) -> tuple[int, setting.Puzzle]:
    if puzzle not in own.puzzles:
        raise Refusal(404, "not_found", "There is no such puzzle here: puzzles change when the bots do.")
    return list(own.puzzles).index(puzzle) + 1, own.puzzles[puzzle]


async def worked_out(at: Service, identity: str, game: str, answer: Callable[[Game], Answer]) -> Answer:
    """What a game says of a puzzle, where it keeps nobody waiting."""
    await at.questions.take(identity)
    return await asyncio.get_running_loop().run_in_executor(at.threads, answer, at.games[game])


def tried(one: Try) -> PuzzleTry:
    return {"puzzle": one.puzzle, "answer": one.answer, "cost": one.cost, "day": one.day}


def rating(strength: Strength) -> PuzzleRating:
    return {"rating": round(strength.mu), "margin": round(2 * strength.sigma), "played": strength.played}
