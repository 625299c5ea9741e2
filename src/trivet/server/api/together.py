"""Playing together: who sits where, what is agreed upon, and who may decide it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any, Literal

from fastapi import APIRouter, Request, Response

from ..answers.lists import Lobby, TablePage
from ..answers.table import Table
from ..basics.errors import Refusal, no_identity
from ..http.reply import reply
from ..http.requests import (
    Answer,
    BotSeat,
    Close,
    Join,
    NewProposal,
    NewSeat,
    PersonSeat,
    Share,
    Start,
    TableChange,
    Takeback,
)
from ..looks.summaries import page_answer
from ..play.commands import eyes
from ..service import Known, Service, TheService, Visitor
from ..storage.records import SeatRecord
from ..tables.keeper import Make
from ..tables.listed import USUAL
from ..tables.proposals import answered, proposed_close, proposed_stand_in, proposed_takeback, without_them
from ..tables.seating import (
    came_back,
    closed_by,
    handed_over,
    joined,
    left,
    reinvited,
    renamed,
    reseated,
    shared,
    started,
)
from .documented import AT_TABLE, BODY, CHANGE, IDENTIFIED, SOMETIMES, refusals
from .paging import After, Limit
from .showing import SHOWN, form_asked

routes = APIRouter(prefix="/api")
Endpoint = Callable[[Callable[..., Any]], Callable[..., Any]]


def changes(method: str, path: str, body: bool) -> Endpoint:
    """An address at which something about a table is changed, and which answers with the table."""
    return routes.api_route(
        f"/tables/{{id}}{path}",
        methods=[method],
        response_model=Table,
        responses=refusals(*AT_TABLE, *CHANGE, *(BODY if body else ())),
        dependencies=SHOWN,
        openapi_extra=IDENTIFIED,
    )


@routes.get("/lobby", response_model=Lobby, responses=refusals(503), openapi_extra=SOMETIMES)
async def lobby(request: Request, at: TheService, identity: Visitor) -> Response:
    """Public tables: those that wait for people, and those at which a game is on. The newest of them."""
    waiting, running = await at.lists.lobby("open", None, USUAL), await at.lists.lobby("playing", None, USUAL)
    said: Lobby = {"open": page_answer(waiting, identity), "running": page_answer(running, identity)}
    return reply(request, said)


@routes.get("/lobby/{part}", response_model=TablePage, responses=refusals(422, 503), openapi_extra=SOMETIMES)
async def more_of_lobby(
    request: Request,
    at: TheService,
    identity: Visitor,
    part: Literal["open", "running"],
    after: After,
    limit: Limit = USUAL,
) -> Response:
    """One of the lobby's two lists, a page at a time."""
    page = await at.lists.lobby("open" if part == "open" else "playing", after, limit)
    return reply(request, page_answer(page, identity))


@changes("PUT", "", body=True)
async def change_table(request: Request, at: TheService, identity: Known, id: str, asked: TableChange) -> Response:
    """Rename a table, or change who finds it. Its creator can."""
    return await change(request, at, identity, id, lambda live: renamed(live, identity, asked.title, asked.public))


@changes("POST", "/close", body=False)
async def close_table(request: Request, at: TheService, identity: Known, id: str) -> Response:
    """End a table before its game is over. Its creator can.

    To close a rated game that is being played is to leave it, and to lose; where several others stay they play on.
    Whoever is the only one who has not left may close it too, and wins.
    """
    return await change(request, at, identity, id, lambda live: without_them(live, closed_by(live, identity)))


@changes("POST", "/join", body=True)
async def join(request: Request, at: TheService, identity: Known, id: str, asked: Join) -> Response:
    """Sit down. The last seat taken starts the game. Who had no name yet is called by this one from now on."""
    person = await at.people.with_id(identity)
    if person is None:
        raise no_identity()
    name = person.name if asked.name is None else asked.name
    answer = await change(
        request, at, identity, id, lambda live: joined(live, identity, asked.invitation, name, asked.seat, asked.move)
    )
    if name and not person.name:
        await at.people.change(replace(person, name=name))
    return answer


@changes("POST", "/share", body=True)
async def share(request: Request, at: TheService, identity: Known, id: str, asked: Share) -> Response:
    """Add a number of one's own to the seed of a table that was set up `shared`. Who adds none within ten seconds after the last
    seat was taken is recorded so."""
    return await change(request, at, identity, id, lambda live: shared(live, identity, asked.share))


@changes("POST", "/leave", body=False)
async def leave(request: Request, at: TheService, identity: Known, id: str) -> Response:
    """Get up before the game has begun."""
    return await change(request, at, identity, id, lambda live: left(live, identity))


@changes("POST", "/start", body=True)
async def start(request: Request, at: TheService, identity: Known, id: str, asked: Start) -> Response:
    """Begin without waiting for more people: bots take the open seats. The table's creator can."""
    check_bot(at, asked.bot)
    return await change(request, at, identity, id, lambda live: started(live, identity, asked.bot))


@changes("POST", "/invitation", body=False)
async def new_invitation(request: Request, at: TheService, identity: Known, id: str) -> Response:
    """Make a new invitation; the old one is void. The table's creator can."""
    return await change(request, at, identity, id, lambda live: reinvited(live, identity))


@changes("PUT", "/seats/{seat}", body=True)
async def seat(request: Request, at: TheService, identity: Known, id: str, seat: int, asked: NewSeat) -> Response:
    """Say who sits on a seat before the game has begun; whoever sat there must leave. The table's creator can."""
    if isinstance(asked, BotSeat):
        check_bot(at, asked.bot)
        sitter = SeatRecord(seat, "bot", None, asked.bot)
    elif isinstance(asked, PersonSeat):
        sitter = SeatRecord(seat, "human", identity, None, asked.name)
    else:
        sitter = SeatRecord(seat, "open")
    return await change(request, at, identity, id, lambda live: reseated(live, identity, sitter))


@changes("POST", "/seats/{seat}/hand-over", body=False)
async def hand_over(request: Request, at: TheService, identity: Known, id: str, seat: int) -> Response:
    """Let a bot play for one's seat until one returns."""
    return await change(request, at, identity, id, lambda live: without_them(live, handed_over(live, identity, seat)))


@changes("POST", "/seats/{seat}/return", body=False)
async def come_back(request: Request, at: TheService, identity: Known, id: str, seat: int) -> Response:
    """Play one's seat oneself again."""
    return await change(request, at, identity, id, lambda live: came_back(live, identity, seat))


@changes("POST", "/proposals", body=True)
async def propose(request: Request, at: TheService, identity: Known, id: str, asked: NewProposal) -> Response:
    """Ask the others to agree: to a take-back, to a bot for somebody who is away, or to ending the game for no rating."""
    if isinstance(asked, Takeback):
        move = asked.move
        return await change(request, at, identity, id, lambda live: proposed_takeback(live, identity, asked.seat, move))
    if isinstance(asked, Close):
        return await change(request, at, identity, id, lambda live: proposed_close(live, identity))
    after = timedelta(seconds=at.settings.absent_after)
    return await change(request, at, identity, id, lambda live: proposed_stand_in(live, identity, asked.seat, after))


@changes("POST", "/proposals/{proposal}", body=True)
async def answer(request: Request, at: TheService, identity: Known, id: str, proposal: str, asked: Answer) -> Response:
    """Agree or refuse. Whoever proposed it withdraws it by refusing."""
    return await change(request, at, identity, id, lambda live: answered(live, identity, proposal, asked.agree))


async def change(request: Request, at: Service, identity: str, table: str, make: Make) -> Response:
    await at.seating.take(identity)
    async with at.tables.at(table) as live:
        await at.tables.count_present(live)
        await at.tables.change(live, make)
        return reply(request, at.play.look(live, eyes(live, identity, None), identity, form_asked(request)))


def check_bot(at: Service, bot: str) -> None:
    if bot not in at.bots:
        raise Refusal(422, "unknown_bot", f"There is no such bot. The bots are: {', '.join(at.bots)}.")
