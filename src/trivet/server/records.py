"""What is stored, as plain values: the rest of the server never sees the database."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

Kind = Literal["play", "undo"]


@dataclass(frozen=True)
class SeatRecord:
    seat: int
    kind: Literal["human", "bot"]
    identity: str | None
    bot: str | None
    name: str


@dataclass(frozen=True)
class CommandRecord:
    version: int
    command_id: str
    seat: int
    kind: Kind
    actions: tuple[int, ...]


@dataclass(frozen=True)
class TableRecord:
    """What was settled when the table was made."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    commitment: str
    rules_version: int
    data: str | None
    creator: str
    seats: tuple[SeatRecord, ...]

    def seats_of(self, identity: str | None) -> list[int]:
        return [s.seat for s in self.seats if identity is not None and s.identity == identity]


@dataclass(frozen=True)
class Standing:
    """What follows from the commands and is stored with them: lists of tables need no replay."""

    moves: int
    to_act: tuple[int, ...]
    bot_to_act: bool
    over: bool
    result: dict[str, list[int]] | None


@dataclass(frozen=True)
class Listed:
    """A table in a person's list."""

    id: str
    game: str
    seats: tuple[SeatRecord, ...]
    standing: Standing
    created: datetime
    updated: datetime


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: str | None
