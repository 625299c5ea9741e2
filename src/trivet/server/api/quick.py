"""Quick match: waiting with others for a game, over a line that lasts as long as one waits."""

import asyncio
import secrets
from contextlib import suppress

from fastapi import APIRouter, Request, Response, WebSocket

from ..answers.quick import Agreed, Queue, QuickWaits
from ..basics.errors import Refusal, StorageDown, no_identity
from ..basics.metrics import QUICK
from ..http.reply import reply
from ..meeting.waiting import OFFERED, SEEN_EVERY, Wait, Wish
from ..service import Known, Service, TheService, service_of
from ..storage.schema import now
from .documented import CHANGE, IDENTIFIED, refusals
from .lines import answer, close, listen_and_tell, send, signed_in
from .tables import game_called

routes = APIRouter(prefix="/api/quick")
LOOK_AGAIN = 1.5
"""Seconds between looks at who else waits: at once where one is seated."""
DONE = 1000


@routes.get("", response_model=QuickWaits, responses=refusals(503))
async def waits(request: Request, at: TheService) -> Response:
    """How many people wait for what."""
    found = await at.quick.everybody()
    said: QuickWaits = {
        "waits": [
            {"game": wish.game, "players": wish.players, "slow": wish.slow, "waiting": count} for wish, count in found
        ]
    }
    return reply(request, said)


@routes.post("/bots", response_model=Agreed, responses=refusals(401, 409, 429, 503, *CHANGE), openapi_extra=IDENTIFIED)
async def agree(request: Request, at: TheService, identity: Known) -> Response:
    """Begin with bots at the seats that are still empty: as soon as all who wait want to, or a little later without the others."""
    await at.seating.take(identity)
    wish = await at.quick.agree(identity)
    if wish is None:
        raise Refusal(409, "not_waiting", "You do not wait for a game, or have been seated already.")
    await match(at, wish)
    said: Agreed = {"agreed": True}
    return reply(request, said)


@routes.websocket("/live")
async def quick_line(socket: WebSocket) -> None:
    await answer(socket, follow_queue(socket, service_of(socket)))


async def follow_queue(socket: WebSocket, at: Service) -> None:
    async with signed_in(socket, at) as (identity, signed_out):
        if identity is None:
            raise no_identity()
        wish, line = wish_in(socket, at), secrets.token_hex(8)
        await at.seating.take(identity)
        await at.quick.enter(identity, line, wish)
        try:
            await listen_and_tell(socket, at, identity, signed_out, tell_queue(socket, at, identity, line, wish))
        finally:
            with suppress(StorageDown):  # else it is taken for gone a little later
                await at.quick.leave(identity, line)
    await close(socket, DONE, "You wait no longer.")


def wish_in(socket: WebSocket, at: Service) -> Wish:
    said = socket.query_params
    game = game_called(at, said.get("game", ""))
    players = said.get("players", "")
    most = [count for count in game.players if count > 1]
    if players not in map(str, most):
        raise Refusal(422, "bad_options", f"{game.id} is played by {', '.join(map(str, most))}.")
    pace = said.get("pace", "live")
    if pace not in ("live", "slow"):
        raise Refusal(422, "bad_request", "The request does not fit. pace: it is live or slow.")
    return Wish(game.id, int(players), pace == "slow")


async def tell_queue(socket: WebSocket, at: Service, identity: str, line: str, wish: Wish) -> None:
    """Say who waits until a table is found; it ends, too, where the person waits at another line by now."""
    told: Queue | None = None
    with at.news.of(identity) as news:
        while True:
            news.changed.clear()
            own = await at.quick.own(identity)
            if own is not None and own.table is None and own.line == line:
                await match(at, wish)
                own = await at.quick.own(identity)
            if own is None or own.line != line:
                raise Refusal(409, "not_waiting", "You wait at another place by now.")
            said = queue_answer(own, await at.quick.waiting(wish), wish)
            if said != told:
                await send(socket, said)
                told = said
            if own.table is not None:
                return
            if now() - own.seen >= SEEN_EVERY:
                await at.quick.seen(identity, line)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AGAIN):
                    await news.changed.wait()


async def match(at: Service, wish: Wish) -> None:
    live = await at.quick.match(at.games[wish.game], wish)
    if live is not None:
        bots = any(seat.bot for seat in live.table.seats)
        QUICK.labels(wish.game, "bots" if bots else "people").inc()
        if bots:
            at.pool.prepare(live.course.game, next(seat.bot for seat in live.table.seats if seat.bot))


def queue_answer(own: Wait, waiting: list[Wait], wish: Wish) -> Queue:
    before = [one for one in waiting if (one.since, one.identity) < (own.since, own.identity)]
    return {
        "type": "queue",
        "waiting": len(waiting),
        "needed": wish.players,
        "place": len(before) + 1,
        "bots": now() - own.since >= OFFERED,
        "agreed": sum(one.agreed is not None for one in waiting),
        "mine": own.agreed is not None,
        "table": own.table,
    }
