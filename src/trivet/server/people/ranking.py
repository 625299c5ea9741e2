"""How people stand to each other: whom one has met and how that went, and who is strongest at a game. A page at a time."""

import re
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, select, text
from sqlalchemy import tuple_ as together

from ..storage import schema
from ..storage.marks import mark, micros, moment, place
from ..storage.records import RatingRecord, RivalRecord
from ..storage.transactions import Storage

Rivals, Ratings, Persons = schema.RivalRow, schema.RatingRow, schema.IdentityRow
MET = re.compile(r"(\d{1,16}) ([A-Za-z0-9_-]{1,40}) ([a-z0-9_]{1,40})")
PLACED = re.compile(r"(\d{1,9}) (-?0x[01]\.[0-9a-f]{1,13}p[+-]\d{1,2}) ([A-Za-z0-9_-]{1,40})")


@dataclass(frozen=True)
class LeaderRecord:
    """Somebody on a game's leaderboard."""

    rank: int
    person: str
    name: str
    rating: RatingRecord


class Standings:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def rivals(self, identity: str, after: str | None, most: int) -> tuple[list[RivalRecord], str | None]:
        """Whom a person has met, the last first; and where the list goes on."""
        keys: tuple[Any, ...] = (Rivals.met, Rivals.other, Rivals.game)
        query = self._met(identity)
        if after is not None:
            met, other, game = place(after, MET)
            query = query.where(together(*keys) < (moment(met), other, game))
        query = query.order_by(*(key.desc() for key in keys)).limit(most + 1)
        async with self._storage.reading() as connection:
            found = [rival(row) for row in await connection.execute(query)]
        if len(found) <= most:
            return found, None
        last = found[most - 1]
        return found[:most], mark(f"{micros(last.met)} {last.other} {last.game}")

    async def against(self, identity: str, other: str) -> list[RivalRecord]:
        """How a person did against another, game by game."""
        query = self._met(identity).where(Rivals.other == other).order_by(Rivals.game)
        async with self._storage.reading() as connection:
            return [rival(row) for row in await connection.execute(query)]

    async def leaders(
        self, game: str, guessed: bool, after: str | None, most: int
    ) -> tuple[list[LeaderRecord], str | None]:
        """The strongest at a game; `guessed`: those of whom too little is known for that, apart."""
        keys: tuple[Any, ...] = (Ratings.mu, Ratings.identity)
        query = (
            select(Ratings.identity, Ratings.mu, Ratings.sigma, Ratings.played, Persons.name)
            .join(Persons, Persons.id == Ratings.identity)
            .where(Ratings.game == game, text(f"ratings.{schema.GUESSED if guessed else schema.KNOWN}"))
        )
        before = 0
        if after is not None:
            rank, mu, person = place(after, PLACED)
            before = int(rank)
            query = query.where(together(*keys) < (float.fromhex(mu), person))
        query = query.order_by(*(key.desc() for key in keys)).limit(most + 1)
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query)).all()
        found = [
            LeaderRecord(rank, row.identity, row.name, RatingRecord(game, row.mu, row.sigma, row.played))
            for rank, row in enumerate(rows[:most], before + 1)
        ]
        if len(rows) <= most:
            return found, None
        last = found[-1]
        return found, mark(f"{last.rank} {last.rating.mu.hex()} {last.person}")

    def _met(self, identity: str) -> Select[Any]:
        columns: tuple[Any, ...] = (
            Rivals.other,
            Rivals.game,
            Rivals.played,
            Rivals.won,
            Rivals.lost,
            Rivals.met,
            Persons.name,
        )
        return select(*columns).join(Persons, Persons.id == Rivals.other).where(Rivals.identity == identity)


def rival(row: Any) -> RivalRecord:
    return RivalRecord(row.other, row.name, row.game, row.played, row.won, row.lost, row.met)
