"""The live line: a socket that is told the table after every change. Whoever listens has nothing to say."""

import asyncio
from contextlib import suppress

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from ..answers import LiveError, LiveTable
from ..errors import Refusal, StorageDown
from ..play import eyes
from ..reply import api_error
from ..service import Service, address, service_of
from ..tables import Live

routes = APIRouter()
REFUSED, UNEXPECTED, TRY_LATER = 1008, 1003, 1013
SLOWEST = 30.0
"""Seconds that a listener may take to hear one message."""


@routes.websocket("/api/tables/{id}/live")
async def live_line(socket: WebSocket, id: str) -> None:
    await socket.accept()
    at = service_of(socket)
    with suppress(WebSocketDisconnect):
        try:
            identity = await at.identities.who(socket)
            at.lines.take(identity or address(socket))
            async with at.tables.at(id) as live:
                at.turns.wake(live)
                seat = eyes(live, identity, seat_asked(socket))
                await listen_and_tell(socket, at, live, seat, identity)
        except Refusal as refusal:
            said: LiveError = {"type": "error", "error": api_error(refusal)}
            await send(socket, said)
            await close(socket, TRY_LATER if refusal.status == 429 else REFUSED, refusal.code)
        except StorageDown:
            await close(socket, TRY_LATER, "The storage cannot be reached.")


def seat_asked(socket: WebSocket) -> int | None:
    said = socket.query_params.get("seat")
    if said is None:
        return None
    if not (said.isascii() and said.isdecimal() and len(said) <= 3):
        raise Refusal(422, "unknown_seat", "A seat is a number from 0.")
    return int(said)


async def listen_and_tell(socket: WebSocket, at: Service, live: Live, seat: int | None, identity: str | None) -> None:
    """Until either side ends it."""
    telling = asyncio.create_task(tell(socket, at, live, seat, identity))
    hearing = asyncio.create_task(socket.receive())
    try:
        done, _ = await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        telling.cancel()
        hearing.cancel()
        await asyncio.gather(telling, hearing, return_exceptions=True)
    if telling in done:
        telling.result()  # raises what ended it
    elif hearing.result()["type"] != "websocket.disconnect":
        await close(socket, UNEXPECTED, "Nothing is expected here: commands go over HTTP.")


async def tell(socket: WebSocket, at: Service, live: Live, seat: int | None, identity: str | None) -> None:
    """Show the table whenever it has changed. A slow listener holds up nobody, and hears the latest."""
    changed = asyncio.Event()
    live.watchers.add(changed)
    known = -1
    try:
        while True:
            changed.clear()
            said: LiveTable = {"type": "table", "table": at.play.look(live, seat, identity, known)}
            known = said["table"]["version"]
            await send(socket, said)
            await changed.wait()
    finally:
        live.watchers.discard(changed)


async def send(socket: WebSocket, said: LiveTable | LiveError) -> None:
    """Raises WebSocketDisconnect where nobody hears it."""
    try:
        async with asyncio.timeout(SLOWEST):
            await socket.send_text(msgspec.json.encode(said).decode())
    except (TimeoutError, RuntimeError):  # RuntimeError: the line was closed for a frame that is none
        raise WebSocketDisconnect from None


async def close(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(TimeoutError, RuntimeError):
        async with asyncio.timeout(SLOWEST):
            await socket.close(code, reason)
