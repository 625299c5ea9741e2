"""How whoever asks wants to be shown views: as plain data, or, as the page does, as the numbers that they are read from."""

from functools import lru_cache
from typing import Annotated, cast, get_args

from fastapi import Depends, Query
from starlette.datastructures import QueryParams
from starlette.requests import HTTPConnection

from ..answers.table import ViewForm
from ..basics.errors import Refusal

MOST_QUERIES = 64
"""Those that are read once: moves are all asked for by the same few."""


def form_asked(asking: HTTPConnection) -> ViewForm:
    """What a request or a line asks for, raising Refusal where there is no such form."""
    return form_in(asking.scope["query_string"])


@lru_cache(MOST_QUERIES)
def form_in(query: bytes) -> ViewForm:
    said = QueryParams(query).get("view", "plain")
    if said not in get_args(ViewForm):
        raise Refusal(422, "bad_request", "The request does not fit. view: it is plain or numbers.")
    return cast(ViewForm, said)


async def described(
    view: Annotated[
        ViewForm,
        Query(description="`plain` data, or `numbers`: what the schema of `GET /api/tables/{id}/game` reads."),
    ] = "plain",
) -> None:
    """For OpenAPI, and so that nothing is done where the form is none."""


SHOWN = [Depends(described)]
"""For every address that answers with a table or with positions."""
