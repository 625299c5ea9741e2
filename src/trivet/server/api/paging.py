"""How lists are asked for: so many at a time, after those that one has."""

from typing import Annotated

from fastapi import Depends, Query

from ..tables.listed import MOST, Mark


async def place(after: Annotated[str | None, Query(max_length=100)] = None) -> Mark | None:
    """`next` of the page before; left out, the list begins with its newest."""
    return None if after is None else Mark.read(after)


After = Annotated[Mark | None, Depends(place)]
Limit = Annotated[int, Query(ge=1, le=MOST)]
