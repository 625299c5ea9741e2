"""What people say at a table."""

from fastapi import APIRouter, Request, Response

from ..answers.lines import Chat, ChatMessage, Muted
from ..basics.errors import Refusal
from ..basics.metrics import MESSAGES
from ..http.reply import reply
from ..http.requests import Muted as MutedSeats
from ..http.requests import NewMessage
from ..looks.look import message_answer
from ..relay.messages import MutedAnew, Talked
from ..service import Known, TheService, Visitor
from ..tables.live import Live
from .documented import BODY, CHANGE, IDENTIFIED, SOMETIMES, refusals

routes = APIRouter(prefix="/api/tables/{id}")
SPEAKING = refusals(401, 404, 409, 429, 503, *BODY, *CHANGE)


@routes.get("/chat", response_model=Chat, responses=refusals(404, 409, 503), openapi_extra=SOMETIMES)
async def chat(request: Request, at: TheService, identity: Visitor, id: str) -> Response:
    """What was said last, without those whom the person has muted."""
    async with at.tables.at(id) as live:
        await at.tables.hear(live)
        muted = (await at.talk.muted(id)).get(identity or "", [])
        said: Chat = {"messages": heard_by(live, identity, muted), "muted": muted}
    return reply(request, said)


@routes.post("/chat", status_code=201, response_model=ChatMessage, responses=SPEAKING, openapi_extra=IDENTIFIED)
async def say(request: Request, at: TheService, identity: Known, id: str, asked: NewMessage) -> Response:
    """Say something, in words or with a reaction. Those who sit at the table can, and whoever set it up."""
    async with at.tables.at(id) as live:
        mine = live.table.seats_of(identity)
        if not mine and identity != live.table.creator:
            raise Refusal(403, "not_at_table", "Only those who sit at the table can speak. You can listen.")
        await at.messages.take(identity)
        at.relay.check()
        seat = mine[0] if mine else None
        name = live.table.seats[seat].name if seat is not None else ""
        if not name:
            person = await at.people.with_id(identity)
            name = person.name if person else ""
        number = await at.talk.say(id, live.last_message(), identity, seat, name, asked.text, asked.reaction)
        MESSAGES.inc()
        await at.tables.hear(live)
        at.relay.tell(Talked(id))
        message = next(m for m in live.messages or [] if m.number == number)
        return reply(request, message_answer(message, identity), 201)


@routes.put("/muted", response_model=Muted, responses=SPEAKING, openapi_extra=IDENTIFIED)
async def mute(request: Request, at: TheService, identity: Known, id: str, asked: MutedSeats) -> Response:
    """Say whose messages one does not want to see: all others are shown."""
    await at.commands.take(identity)
    async with at.tables.at(id) as live:
        seats = sorted(set(asked.seats))
        if any(seat >= len(live.table.seats) for seat in seats):
            raise Refusal(422, "unknown_seat", f"The seats are 0 to {len(live.table.seats) - 1}.")
        await at.talk.mute(id, identity, seats)
        live.mute_anew()
        at.relay.tell(MutedAnew(id))
    said: Muted = {"seats": seats}
    return reply(request, said)


def heard_by(live: Live, identity: str | None, muted: list[int], after: int = 0) -> list[ChatMessage]:
    """Messages after that one, but for those of muted seats."""
    return [
        message_answer(message, identity)
        for message in live.messages or []
        if message.number > after and (message.seat not in muted or message.identity == identity)
    ]
