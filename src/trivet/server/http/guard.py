"""What every request passes first: where it comes from, how large it is, and what the browser is told to refuse."""

import asyncio
import re
from collections import Counter
from functools import lru_cache
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..answers.lines import LiveError
from ..basics.errors import Refusal
from .ceilings import household
from .reply import JSON, api_error, refuse

LARGEST_BODY = 64 * 1024
LARGER_BODY = 1 << 20
LARGER_BODIES = re.compile(r"/api/(matches|lab/jobs|lab/games/[^/]+/(data|form))")
"""Where files of people's own are sent to."""
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
TRY_LATER = 1013
LATER = 10
PORTS = {"http": ":80", "https": ":443"}
MOST_HOSTS = 64
"""Names by which the server is asked for and whose headers are remembered: there are few, unless somebody makes them up."""


class Guard:
    def __init__(self, app: ASGIApp, most_lines: int) -> None:
        self.app = app
        self.most_lines = most_lines
        self._lines: Counter[str] = Counter()
        """Live lines of each address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._line(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _line(self, scope: Scope, receive: Receive, send: Send) -> None:
        if foreign(Headers(scope=scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: answered with 403
            return
        client = scope.get("client")
        address = household(client[0]) if client else ""
        if self._lines[address] >= self.most_lines:
            await receive()
            await refuse_line(send, too_many_lines(self.most_lines))
            return
        self._lines[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._lines[address] -= 1
            if not self._lines[address]:
                del self._lines[address]

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, started = Headers(scope=scope), False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                own = {name for name, _ in message["headers"]}  # a file with code of its own is bound more tightly
                usual = security_headers(headers.get("host", ""))
                message["headers"] = [*message["headers"], *(one for one in usual if one[0] not in own)]
            await send(message)

        try:
            if scope["method"] in CHANGING:
                receive = await checked(scope, headers, receive)
            await self.app(scope, receive, send_guarded)
        except Gone:
            return
        except Refusal as refusal:
            await self._refuse(scope, receive, send_guarded, refusal)
        except asyncio.CancelledError:
            # Only the end of the server cancels a request, and it waits for no more than this.
            if not started:
                await self._refuse(scope, receive, send_guarded, stopping())

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
        refused = refuse(Request(scope), refusal)
        refused.headers["connection"] = "close"  # what is left of the request is not read
        await refused(scope, receive, send)


class Gone(Exception):
    """The client left before its request was complete."""


async def checked(scope: Scope, headers: Headers, receive: Receive) -> Receive:
    """Read and check the whole body, and hand it on in one piece."""
    body = await checked_body(scope, headers, receive)
    unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_checked() -> Message:
        return unread.pop() if unread else await receive()

    return receive_checked


async def checked_body(scope: Scope, headers: Headers, receive: Receive) -> bytes:
    if foreign(headers):
        raise Refusal(403, "foreign_origin", "This request comes from a page of another site, and is not obeyed.")
    most = LARGER_BODY if LARGER_BODIES.fullmatch(scope["path"]) else LARGEST_BODY
    length = headers.get("content-length", "")
    if len(length) > len(str(most)) or (length.isdecimal() and int(length) > most):
        raise too_large(most)
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise too_large(most)
    if body and headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal(415, "not_json", f"The body of a request is JSON: send it with content-type {JSON}.")
    return bytes(body)


async def refuse_line(send: Send, refusal: Refusal) -> None:
    """Say on a live line why it cannot be had: a page reads nothing else."""
    said: LiveError = {"type": "error", "error": api_error(refusal)}
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": msgspec.json.encode(said).decode()})
    await send({"type": "websocket.close", "code": TRY_LATER, "reason": refusal.code})


def too_many_lines(most: int) -> Refusal:
    message = f"{most} live lines are open from this address, and no more can be. Close some pages and come again."
    return Refusal(429, "too_many", message, retry_after=LATER)


def stopping() -> Refusal:
    return Refusal(503, "stopping", "The server is being stopped. Try again in a moment.", retry_after=2)


def too_large(most: int) -> Refusal:
    return Refusal(413, "too_large", f"The request is too large: {most} bytes at most.")


def foreign(headers: Headers) -> bool:
    """Whether a browser says that a page of another host sent this. Programs that are no browsers say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        parts = urlsplit(origin)
    except ValueError:
        return True
    usual = PORTS.get(parts.scheme)
    host = headers.get("host", "").lower()
    return usual is None or parts.netloc.lower().removesuffix(usual) != host.removesuffix(usual)


@lru_cache(MOST_HOSTS)
def security_headers(host: str) -> tuple[tuple[bytes, bytes], ...]:
    live = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    policy = (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        f"connect-src 'self'{live}; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )
    return (
        (b"content-security-policy", policy.encode("ascii")),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
    )
