"""The way of a move, which is most of what people ask: to its endpoint without the detours that other requests take.

It is answered there as any other way; what OpenAPI says of it is said where it is declared.
"""

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from ..basics.errors import Refusal, StorageDown
from ..http.reply import log, on_bug, on_invalid, on_refusal, on_storage_down
from ..http.requests import Command, Undo
from ..service import person, service_of
from . import play

BEGINNING = "/api/tables/"
Endpoint = Callable[..., Awaitable[Response]]
MOVES: dict[str, tuple[Endpoint, type[BaseModel], Any]] = {
    what: (endpoint, form, SimpleNamespace(path=f"{BEGINNING}{{id}}/{what}"))
    for what, endpoint, form in (("commands", play.command, Command), ("undo", play.undo, Undo))
}


class Direct:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST" and scope["path"].startswith(BEGINNING):
            table, _, what = scope["path"][len(BEGINNING) :].partition("/")
            if what in MOVES:
                endpoint, form, scope["route"] = MOVES[what]
                answer = await answered(Request(scope, receive), table, endpoint, form)
                await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)


async def answered(request: Request, table: str, endpoint: Endpoint, form: type[BaseModel]) -> Response:
    try:
        at = service_of(request)
        identity = await person(request, at)
        body = (await request.receive())["body"]  # all of it: `Guard` has seen to that
        return await endpoint(request, at, identity, table, read(form, body))
    except Refusal as refusal:
        return await on_refusal(request, refusal)
    except StorageDown as error:
        return await on_storage_down(request, error)
    except RequestValidationError as error:
        return await on_invalid(request, error)
    except Exception as error:  # noqa: BLE001  # the outermost: whatever it is, an answer is owed
        log.exception("A move could not be carried out.")
        return await on_bug(request, error)


def read(form: type[BaseModel], body: bytes) -> BaseModel:
    try:
        return form.model_validate_json(body)
    except ValidationError as error:
        problems = [{**problem, "loc": ("body", *problem["loc"])} for problem in error.errors()]
        raise RequestValidationError(problems) from None
