"""The way to the database: reading, and transactions that are written wholly or not at all."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .errors import StorageDown

ATTEMPTS = 4


class Conflict(StorageDown):
    """Somebody else has written in the same place first."""


class Storage:
    def __init__(self, database: Database) -> None:
        self.shared = database.shared
        self._engine = database.engine()
        # First come, first served; SQLite itself would let writers poll.
        self._writing = None if database.shared else asyncio.Lock()

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def reading(self, all_at_once: bool = False) -> AsyncIterator[AsyncConnection]:
        """`all_at_once`: what is read belongs to one moment, though others write meanwhile."""
        try:
            async with self._engine.connect() as connection:
                if all_at_once and self.shared:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise storage_down(error) from error

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is on disk when this ends without an error, and nothing of it otherwise."""
        try:
            async with AsyncExitStack() as stack:
                if self._writing:
                    await stack.enter_async_context(self._writing)
                yield await stack.enter_async_context(self._engine.begin())
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except (SQLAlchemyError, OSError) as error:
            raise storage_down(error) from error

    async def ping(self) -> None:
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))


Args = ParamSpec("Args")
Found = TypeVar("Found")


def once_more(write: Callable[Args, Awaitable[Found]]) -> Callable[Args, Coroutine[Any, Any, Found]]:
    """For writes that stand alone: where somebody else wrote in the same place first, ours comes after theirs."""

    @wraps(write)
    async def written(*args: Args.args, **kwargs: Args.kwargs) -> Found:
        for _ in range(ATTEMPTS):
            with suppress(Conflict):
                return await write(*args, **kwargs)
        return await write(*args, **kwargs)

    return written


def storage_down(error: Exception) -> StorageDown:
    said = " ".join(str(getattr(error, "orig", None) or error).split())
    return StorageDown(f"The database does not answer: {said}.")
