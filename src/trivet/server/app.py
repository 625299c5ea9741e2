"""The application: every part put together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from fastapi.telemetry import TelemetryConfig
from starlette.types import ASGIApp

from trivet.games import games as all_games

from .api import (
    analyses,
    challenges,
    chat,
    daily,
    lab,
    lessons,
    lines,
    matches,
    operators,
    people,
    pictures,
    play,
    puzzles,
    quick,
    standings,
    tables,
    together,
)
from .api.direct import Direct
from .api.documented import ERROR, describe_fields, error_schemas, live_lines, live_schemas
from .basics.settings import Settings
from .http import reply
from .http.ceilings import ceilings
from .http.guard import Guard
from .http.measured import Measured
from .page.files import Page
from .people.identity import cookie_of
from .service import Service
from .storage.database import open_database

VERSION = "1"
log = logging.getLogger("trivet.server")
SILENT: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False}
"""What FastAPI would tell of each request, `Measured` tells already."""


class App(FastAPI):
    """What every request passes comes before what FastAPI adds: a move never gets there."""

    most_lines = 0

    def build_middleware_stack(self) -> ASGIApp:
        return Measured(Guard(Direct(super().build_middleware_stack()), self.most_lines))


def create_app(settings: Settings) -> FastAPI:
    """A server for one database, which it holds until its end; raises a TrivetError where that cannot be."""
    games = all_games(log.error, settings.data, shown=True)
    database = open_database(settings.database)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.service = Service(settings, database, games)
        try:
            async with app.state.service.running():
                yield
        finally:
            database.close()

    app = App(
        telemetry=SILENT,
        title="Trivet",
        version=VERSION,
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        exception_handlers=reply.HANDLERS,
    )
    for routes in (  # those asked most come first: they are looked through in this order
        lines.routes,
        play.routes,
        chat.routes,
        tables.routes,
        together.routes,
        people.routes,
        standings.routes,
        challenges.routes,
        daily.routes,
        quick.routes,
        lessons.routes,
        puzzles.routes,
        pictures.routes,
        matches.routes,
        matches.files,
        analyses.routes,
        analyses.own,
        operators.routes,
        *([lab.routes] if settings.lab else []),
    ):
        app.include_router(routes)
    app.add_route("/openapi.json", description, include_in_schema=False)
    app.router.default = Page()
    app.most_lines = ceilings(settings).lines
    app.openapi = lambda: described(app, database.installation)  # type: ignore[method-assign]
    return app


async def description(request: Request) -> Response:
    """What `/openapi.json` answers; encoded once, since anybody may ask for it as often as they like."""
    state = request.app.state
    if not hasattr(state, "description"):
        state.description = await asyncio.to_thread(lambda: msgspec.json.encode(request.app.openapi()))
    return Response(state.description, media_type=reply.JSON)


def described(app: FastAPI, installation: str) -> dict[str, Any]:
    """The OpenAPI description, with the form of match files and the cookie that people are known by."""
    if not app.openapi_schema:
        said = get_openapi(title=app.title, version=app.version, routes=app.routes)
        forget_validation_errors(said)
        parts = said["components"]
        parts["schemas"] |= error_schemas() | live_schemas() | matches.MATCH_SCHEMAS
        describe_fields(parts["schemas"])
        said["x-live-lines"] = live_lines()
        parts["securitySchemes"] = {"identity": {"type": "apiKey", "in": "cookie", "name": cookie_of(installation)}}
        app.openapi_schema = said
    return app.openapi_schema


def forget_validation_errors(said: dict[str, Any]) -> None:
    """FastAPI documents its own form of error wherever there is a parameter; this server never sends it."""
    for operations in said["paths"].values():
        for operation in operations.values():
            answers = operation["responses"]
            if "422" in answers and answers["422"]["content"][reply.JSON]["schema"] != ERROR:
                del answers["422"]
    for name in ("HTTPValidationError", "ValidationError"):
        said["components"]["schemas"].pop(name, None)
