"""Answers as JSON: encoded once, compressed where it pays, never cached."""

import gzip
import logging
from typing import Any

import msgspec
from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from trivet.engine.errors import BadLesson, BadPicture, BadView

from ..answers.table import ApiError
from ..basics.errors import Code, Refusal, StorageDamaged, StorageDown
from ..basics.metrics import STORAGE_DOWN

WORTH_COMPRESSING = 2000
JSON = "application/json"
log = logging.getLogger("trivet.server")


def reply(request: Request, said: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Plain data, or JSON in bytes, as an answer. Large ones take a while: not for the event loop."""
    body = said if isinstance(said, bytes) else msgspec.json.encode(said)
    sent = {"cache-control": "no-store", **(headers or {})}
    if len(body) >= WORTH_COMPRESSING:
        sent["vary"] = "accept-encoding"
        if takes_gzip(request):
            body = gzip.compress(body, compresslevel=1)
            sent["content-encoding"] = "gzip"
    return Response(body, status, sent, media_type=JSON)


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def api_error(refusal: Refusal) -> ApiError:
    error: ApiError = {"code": refusal.code, "message": refusal.message}
    if refusal.reason is not None:
        error["reason"] = refusal.reason
    if refusal.table is not None:
        error["table"] = refusal.table
    return error


def refuse(request: Request, refusal: Refusal) -> Response:
    headers = {} if refusal.retry_after is None else {"retry-after": str(refusal.retry_after)}
    return reply(request, api_error(refusal), refusal.status, headers)


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refuse(request, error)


async def on_storage_down(request: Request, error: Exception) -> Response:
    STORAGE_DOWN.inc()
    if isinstance(error, StorageDamaged):  # the log has said so already
        return refuse(request, damaged_refusal(error))
    log.error("%s", error)
    return refuse(request, storage_refusal())


def damaged_refusal(error: StorageDamaged) -> Refusal:
    message = f"{error} Nothing is written any more. Tell whoever runs this server: a saved copy is needed."
    return Refusal(503, "storage_damaged", message)


def storage_refusal() -> Refusal:
    message = "The server cannot reach its storage just now. Try again in a moment; nothing is done twice."
    return Refusal(503, "storage_down", message, retry_after=1)


async def on_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    problems = error.errors()
    if any(problem["type"] == "json_invalid" for problem in problems):
        return refuse(request, Refusal(400, "malformed_json", "The body of the request is not JSON."))
    said = "; ".join(f"{where(problem['loc'])}: {problem['msg']}" for problem in problems[:3])
    code: Code = "bad_text" if any(problem["type"] == "bad_text" for problem in problems) else "bad_request"
    return refuse(request, Refusal(422, code, speakable(f"The request does not fit. {said}.")))


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code, message = OTHERS.get(error.status_code, ("refused", str(error.detail)))
    refused = refuse(request, Refusal(error.status_code, code, message))
    refused.headers.update(error.headers or {})
    return refused


async def on_bad_game(request: Request, error: Exception) -> Response:
    """A game from outside that shows something else than it declares, or teaches: whoever makes it reads what to mend."""
    log.error("%s", error)
    return refuse(request, Refusal(500, "bad_game", str(error)))


async def on_bug(request: Request, error: Exception) -> Response:
    return refuse(request, Refusal(500, "internal", "Something is wrong in the server; its log says what."))


OTHERS: dict[int, tuple[Code, str]] = {
    400: ("malformed_json", "The body of the request is not JSON."),
    404: ("not_found", "There is nothing at this address."),
    405: ("method_not_allowed", "This cannot be done here: the address takes other methods."),
}
HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: on_refusal,
    StorageDown: on_storage_down,
    BadView: on_bad_game,
    BadLesson: on_bad_game,
    BadPicture: on_bad_game,
    RequestValidationError: on_invalid,
    HTTPException: on_http_error,
    Exception: on_bug,
}


def where(location: tuple[int | str, ...]) -> str:
    return ".".join(str(part) for part in location[1:])[:100] or "the body"


def speakable(text: str) -> str:
    """Names of fields come from outside: half a character of theirs must not break the answer."""
    return text.encode(errors="replace").decode()
