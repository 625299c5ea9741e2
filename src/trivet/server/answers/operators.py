"""For those who run a server."""

from typing import Literal

from typing_extensions import TypedDict


class Health(TypedDict, closed=True):
    status: Literal["ok"]


class Ready(TypedDict, closed=True):
    status: Literal["ready"]
