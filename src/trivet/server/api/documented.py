"""How endpoints say in OpenAPI what they answer."""

import ast
import pkgutil
from importlib import import_module
from inspect import getsource
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter

from .. import answers
from ..answers.lines import LiveChat, LiveError, LiveTable, Presence, Turns
from ..answers.quick import Queue
from ..answers.table import ApiError
from ..http import requests
from ..http.reply import JSON

REF = "#/components/schemas/{model}"
ERROR = {"$ref": REF.format(model="ApiError")}

REASONS = {
    400: "The body is not JSON.",
    401: "The person is not known here: `GET /api/me` comes first.",
    403: "The seat or the table belongs to somebody else, or a page of another site asks.",
    404: "There is no such table, person, proposal or game.",
    409: "The table is not in a state for this; a refused command comes with the fresh table. Or this Trivet's rules "
    "cannot play it.",
    413: "The request is too large.",
    415: "The body's content type is not JSON.",
    422: "The request does not fit, or the action is not possible (the fresh table comes along).",
    429: "Too many requests; `Retry-After` says how long to wait.",
    503: "The storage, the other workers or the bots cannot be reached just now; `Retry-After` says when to try again. "
    "Without it the storage is damaged (`storage_damaged`), and nothing is written until that is mended.",
}
TABLE_LINE = (LiveTable, Presence, LiveChat, LiveError)
OWN_LINE = (Turns, LiveError)
QUICK_LINE = (Queue, LiveError)
QUICK_LINE_SAID = (
    "Wait with others for a game, as long as the line is open: `?game=NAME&players=2&pace=live`, or `slow`. It ends when a table is "
    "found, at which all are seated."
)
TABLE_LINE_SAID = (
    "A table as a seat sees it: `?seat=N`, else as the person does. Its view is plain data; with `?view=numbers`, the "
    "numbers that the schema of `GET /api/tables/{id}/game` reads."
)
CLOSES = {
    "1003": "Something was said; nothing is expected.",
    "1008": "Refused: the last message is an error that says why.",
    "1009": "The frame is too large.",
    "1012": "The server is being stopped: come again.",
    "1013": "Too many lines, or no storage just now: come again later.",
}
BODY = (400, 413, 415, 422)
"""What can be wrong with a body."""
CHANGE = (403, 413, 415)
"""What can be wrong with a request that changes something."""
IDENTIFIED: dict[str, Any] = {"security": [{"identity": []}]}
AT_TABLE = (401, 404, 409, 422, 429, 503)
"""What can be wrong with a request about a table."""
SOMETIMES: dict[str, Any] = {"security": [{"identity": []}, {}]}
"""A person's own things are shown to them alone; the rest is for anybody."""


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"description": REASONS[status], "content": {JSON: {"schema": ERROR}}} for status in statuses}


def error_schemas() -> dict[str, Any]:
    """The form of errors, for all the places that refer to it: given as a model at each, it would be built at each."""
    return schemas_of(ApiError)


def live_schemas() -> dict[str, Any]:
    """The forms of what live lines say."""
    return {
        name: schema
        for message in (*TABLE_LINE, *OWN_LINE, *QUICK_LINE)
        for name, schema in schemas_of(message).items()
    }


def schemas_of(form: Any) -> dict[str, Any]:
    schema = TypeAdapter(form).json_schema(ref_template=REF)
    return {**schema.pop("$defs", {}), form.__name__: schema}


def describe_fields(schemas: dict[str, Any]) -> None:
    """Says of each field what stands under it where it is declared."""
    modules = [import_module(f"{answers.__name__}.{found.name}") for found in pkgutil.iter_modules(answers.__path__)]
    said = {form: fields for module in (*modules, requests) for form, fields in said_in(module).items()}
    for name, schema in schemas.items():
        for field, words in said.get(name.partition("-")[0], {}).items():
            if field in schema["properties"]:
                schema["properties"][field].setdefault("description", words)


def said_in(module: ModuleType) -> dict[str, dict[str, str]]:
    """The sentences under the fields of a module's classes: by class, by field."""
    found: dict[str, dict[str, str]] = {}
    for form in ast.parse(getsource(module)).body:
        if not isinstance(form, ast.ClassDef):
            continue
        for field, under in zip(form.body, form.body[1:], strict=False):
            match field, under:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                    found.setdefault(form.name, {})[name] = " ".join(words.split())
    return found


def live_lines() -> dict[str, Any]:
    """OpenAPI has no place for sockets: an extension says what comes over them."""

    def says(messages: tuple[Any, ...], description: str) -> dict[str, Any]:
        forms = [{"$ref": REF.format(model=message.__name__)} for message in messages]
        return {"description": description, "messages": {"anyOf": forms}, "closes": CLOSES}

    return {
        "/api/tables/{id}/live": says(TABLE_LINE, TABLE_LINE_SAID),
        "/api/quick/live": says(QUICK_LINE, QUICK_LINE_SAID),
        "/api/live": says(OWN_LINE, "The tables at which the person is to act."),
    }
