"""How long each request took and how it was answered, noted as figures and in the log."""

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..basics.logs import requests
from ..basics.metrics import REQUESTS

METHODS = ("GET", "HEAD", "POST", "PUT")


class Measured:
    """Notes how long each request took and how it was answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            route = getattr(scope.get("route"), "path", "page")
            method = scope["method"] if scope["method"] in METHODS else "other"
            took = time.perf_counter() - begun
            REQUESTS.labels(method, route, str(status)).observe(took)
            said = {"method": method, "route": route, "status": status, "ms": round(1000 * took, 1)}
            requests.info("%s %s %s", method, route, status, extra=said)
