"""Live lines: sockets that are told what has changed. Whoever listens has nothing to say."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import timedelta
from typing import Any, cast

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from ..answers.lines import LiveChat, LiveError, LiveTable, Turns
from ..answers.table import ViewForm
from ..basics.errors import Refusal, StorageDown, no_identity
from ..basics.metrics import LINES
from ..http.reply import api_error
from ..looks.look import presence_answer
from ..play.commands import eyes
from ..service import Service, address, service_of
from ..storage.schema import now
from ..tables.live import Live
from ..tables.proposals import absent, not_absent_after_all
from .chat import heard_by
from .showing import form_asked

routes = APIRouter()
REFUSED, UNEXPECTED, TRY_LATER = 1008, 1003, 1013
SLOWEST = 30.0
"""Seconds that a listener may take to hear that the line is closed; who does not read at all, `connections` gives up."""
TRY_AGAIN = 1.0
LOOK_AGAIN = 5.0
"""Seconds after which somebody may have become absent without anything else having happened."""


@routes.websocket("/api/tables/{id}/live")
async def table_line(socket: WebSocket, id: str) -> None:
    await answer(socket, follow_table(socket, service_of(socket), id))


@routes.websocket("/api/live")
async def own_line(socket: WebSocket) -> None:
    await answer(socket, follow_turns(socket, service_of(socket)))


async def answer(socket: WebSocket, talk: Coroutine[Any, Any, None]) -> None:
    """Have a line, or say why it cannot be had."""
    await socket.accept()
    with suppress(WebSocketDisconnect), LINES.track_inprogress():
        try:
            await talk
        except Refusal as refusal:
            said: LiveError = {"type": "error", "error": api_error(refusal)}
            await send(socket, said)
            await close(socket, TRY_LATER if refusal.status in (429, 503) else REFUSED, refusal.code)
        except StorageDown:
            await close(socket, TRY_LATER, "The storage cannot be reached.")


async def follow_turns(socket: WebSocket, at: Service) -> None:
    async with signed_in(socket, at) as (identity, signed_out):
        if identity is None:
            raise no_identity()
        await listen_and_tell(socket, at, identity, signed_out, tell_turns(socket, at, identity))


async def tell_turns(socket: WebSocket, at: Service, identity: str) -> None:
    """Name the tables that wait for the person, whenever something has changed at a table of theirs."""
    with at.news.of(identity) as turns:
        while True:
            turns.changed.clear()
            if not turns.known:
                try:
                    turns.read(await at.lists.turns_of(identity))
                except StorageDown:
                    await asyncio.sleep(TRY_AGAIN)
                    continue
                turns.known = not turns.changed.is_set()  # else something changed while they were read
            said: Turns = {
                "type": "turns",
                "tables": [{"id": t.id, "game": t.game, "title": t.title, "invited": t.invited} for t in turns.waiting],
            }
            await send(socket, said)
            await turns.changed.wait()


async def follow_table(socket: WebSocket, at: Service, table: str) -> None:
    async with signed_in(socket, at) as (identity, signed_out), at.tables.at(table) as live:
        asked, form = seat_asked(socket), form_asked(socket)
        eyes(live, identity, asked)
        at.turns.wake(live)
        async with here(at, live, identity):
            talk = tell_table(socket, at, live, asked, identity, form)
            await listen_and_tell(socket, at, identity, signed_out, talk)


@asynccontextmanager
async def here(at: Service, live: Live, identity: str | None) -> AsyncIterator[None]:
    """Count as present meanwhile."""
    who = identity or f"~{secrets.token_hex(8)}"
    table = live.table.id
    await at.relay.arrive(table, who)
    try:
        await at.tables.count_present(live)
        if identity is not None and live.table.proposals:
            with suppress(Refusal):
                await at.tables.change(live, lambda live: not_absent_after_all(live, identity))
        if live.messages is None:
            await at.tables.hear(live)
        yield
    finally:
        await at.relay.leave(table, who)
        await at.tables.count_present(live)


def seat_asked(socket: WebSocket) -> int | None:
    said = socket.query_params.get("seat")
    if said is None:
        return None
    if not (said.isascii() and said.isdecimal() and len(said) <= 3):
        raise Refusal(422, "unknown_seat", "A seat is a number from 0.")
    return int(said)


@asynccontextmanager
async def signed_in(socket: WebSocket, at: Service) -> AsyncIterator[tuple[str | None, asyncio.Event]]:
    """Who listens, and the bell that rings when that device is no longer theirs: heard from before it is asked on."""
    with at.signed_out.of(at.identities.hash(socket) or "") as signed_out:
        identity = await at.identities.who(socket)
        await at.lines.take(identity or address(socket))
        yield identity, signed_out


async def listen_and_tell(
    socket: WebSocket, at: Service, identity: str | None, signed_out: asyncio.Event, talk: Coroutine[Any, Any, None]
) -> None:
    """Until either side ends it, or the device is no longer the person's."""
    telling = asyncio.create_task(talk)
    hearing = asyncio.create_task(socket.receive())
    leaving = asyncio.create_task(no_longer(socket, at, identity, signed_out))
    tasks = (telling, hearing, leaving)
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if leaving in done:
        raise no_identity()
    if telling in done:
        telling.result()  # raises what ended it
    elif hearing.result()["type"] != "websocket.disconnect":
        await close(socket, UNEXPECTED, "Nothing is expected here: commands go over HTTP.")


async def no_longer(socket: WebSocket, at: Service, identity: str | None, signed_out: asyncio.Event) -> None:
    """Wait until the device is no longer the person's; a bell may also mean that nobody knows for sure."""
    while True:
        await signed_out.wait()
        signed_out.clear()
        try:
            if await at.identities.who(socket) != identity:
                return
        except StorageDown:
            signed_out.set()
            await asyncio.sleep(TRY_AGAIN)


async def tell_table(
    socket: WebSocket, at: Service, live: Live, asked: int | None, identity: str | None, form: ViewForm
) -> None:
    """Show whatever has changed. A slow listener holds up nobody, and hears the latest."""
    shown, known, spoken, muting, muted, presence = -1, -1, 0, -1, [], None
    with woken(live) as changed:
        while True:
            changed.clear()
            if shown != live.shown:
                shown = live.shown
                table = at.play.look(live, eyes_now(live, identity, asked), identity, form, known)
                said: LiveTable = {"type": "table", "table": cast(Any, table), "now": now().isoformat()}
                known = live.course.version
                await send(socket, said)
            seen = presence_answer(live, absent(live, timedelta(seconds=at.settings.absent_after)))
            if seen != presence:
                presence = seen
                await send(socket, seen)
            with suppress(StorageDown):  # then the chat waits, and the table goes on
                anew = muting != live.muting
                if anew:
                    muted = await at.tables.muted_by(live, identity)
                    muting, spoken = live.muting, 0
                new = heard_by(live, identity, muted, spoken)
                spoken = live.last_message()
                if anew or new:
                    messages: LiveChat = {"type": "chat", "anew": anew, "messages": new}
                    await send(socket, messages)
            await changed.wait()


@contextmanager
def woken(live: Live) -> Iterator[asyncio.Event]:
    """Set whenever there is something to see at a table, and now and then by one timer: waits without end cost less."""
    changed, loop = asyncio.Event(), asyncio.get_running_loop()
    timer: asyncio.TimerHandle

    def look_again() -> None:
        nonlocal timer
        changed.set()
        timer = loop.call_later(LOOK_AGAIN, look_again)

    timer = loop.call_later(LOOK_AGAIN, look_again)
    live.watchers.add(changed)
    try:
        yield changed
    finally:
        live.watchers.discard(changed)
        timer.cancel()


def eyes_now(live: Live, identity: str | None, asked: int | None) -> int | None:
    """Whose view to show: whoever has been kicked meanwhile watches on as a spectator."""
    if asked is not None and asked not in live.table.seats_of(identity):
        return None
    return eyes(live, identity, asked)


async def send(socket: WebSocket, said: Any) -> None:
    """Raises WebSocketDisconnect where nobody hears it."""
    try:
        await socket.send_text(msgspec.json.encode(said).decode())
    except RuntimeError:  # the line was closed for a frame that is none
        raise WebSocketDisconnect from None


async def close(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(TimeoutError, RuntimeError):
        async with asyncio.timeout(SLOWEST):
            await socket.close(code, reason)
