"""How people answered puzzles, as it is kept: the first answer to each counts, and makes their rating."""

from dataclasses import dataclass

from sqlalchemy import Connection, Select, insert, select, update

from ..storage import schema
from ..storage.transactions import Storage, once_more
from .rating import Strength, after

Tries, Ratings = schema.PuzzleTryRow, schema.PuzzleRatingRow


@dataclass(frozen=True)
class Try:
    """A first answer, and what it costs."""

    puzzle: str
    answer: str
    cost: float
    day: str | None


class PuzzleTries:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, identity: str, game: str) -> list[Try]:
        """All first answers of a person, the last one first."""
        query = (
            select(Tries.puzzle, Tries.answer, Tries.cost, Tries.day)
            .where(Tries.identity == identity, Tries.game == game)
            .order_by(Tries.created.desc(), Tries.puzzle)
        )
        async with self._storage.reading() as connection:
            return [Try(*row) for row in await connection.execute(query)]

    async def strength(self, identity: str, game: str) -> Strength:
        async with self._storage.reading() as connection:
            row = (await connection.execute(strength_of(identity, game))).one_or_none()
        return Strength(row.mu, row.sigma, row.played) if row else Strength()

    @once_more
    async def note(self, identity: str, game: str, made: Try) -> tuple[Try, Strength, Strength]:
        """Keep an answer. Returns the first one to that puzzle, and what was thought of the person before and is now: the
        same where it was answered before."""
        return await self._storage.change(lambda connection: noted(connection, identity, game, made))


def strength_of(identity: str, game: str) -> Select[float, float, int]:
    return select(Ratings.mu, Ratings.sigma, Ratings.played).where(Ratings.identity == identity, Ratings.game == game)


def noted(connection: Connection, identity: str, game: str, made: Try) -> tuple[Try, Strength, Strength]:
    row = connection.execute(strength_of(identity, game).with_for_update()).one_or_none()
    before = Strength(row.mu, row.sigma, row.played) if row else Strength()
    key = {"identity": identity, "game": game, "puzzle": made.puzzle}
    first = connection.execute(select(Tries.puzzle, Tries.answer, Tries.cost, Tries.day).filter_by(**key)).one_or_none()
    if first:
        return Try(*first), before, before
    now = after(before, made.cost)
    connection.execute(insert(Tries).values(**key, answer=made.answer, cost=made.cost, day=made.day))
    if row:
        own = (Ratings.identity == identity, Ratings.game == game)
        connection.execute(update(Ratings).where(*own).values(**now._asdict()))
    else:
        connection.execute(insert(Ratings).values(identity=identity, game=game, **now._asdict()))
    return made, before, now
