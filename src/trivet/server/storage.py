"""The way to the database: reading, and transactions that are written wholly or not at all."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .errors import StorageDown

Args = ParamSpec("Args")
Found = TypeVar("Found")
ATTEMPTS = 4
PAUSE = 1.0
"""Seconds for which nobody else waits for a database that has just been found locked, or its disk full."""


class Conflict(StorageDown):
    """Somebody else has written in the same place first."""


class Storage:
    def __init__(self, database: Database) -> None:
        self.shared = database.shared
        self._engine = database.engine()
        self._writer = database.writer()
        self._thread = ThreadPoolExecutor(1, "write")
        # First come, first served; SQLite itself would let writers poll.
        self._writing = None if database.shared else asyncio.Lock()
        self._failed = -PAUSE

    async def close(self) -> None:
        await self._engine.dispose()
        self._thread.shutdown()
        if self._writer:
            self._writer.dispose()

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
        async with self._turn(), self._engine.begin() as connection:
            yield connection

    async def change(self, work: Callable[[Connection], Found]) -> Found:
        """The same in one go, for what happens at every move."""
        async with self._turn():
            if self._writer:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._thread, at_once, self._writer, work)
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """The right to write; what goes wrong meanwhile is given the name it has here."""
        try:
            async with AsyncExitStack() as stack:
                if self._writing:
                    await stack.enter_async_context(self._writing)
                    if time.monotonic() < self._failed + PAUSE:
                        raise StorageDown("The database did not answer a moment ago.")
                yield
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except (SQLAlchemyError, OSError) as error:
            if isinstance(error, OperationalError):
                self._failed = time.monotonic()
            raise storage_down(error) from error

    async def ping(self) -> None:
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))


def once_more(write: Callable[Args, Awaitable[Found]]) -> Callable[Args, Coroutine[Any, Any, Found]]:
    """For writes that stand alone: where somebody else wrote in the same place first, ours comes after theirs."""

    @wraps(write)
    async def written(*args: Args.args, **kwargs: Args.kwargs) -> Found:
        for _ in range(ATTEMPTS):
            with suppress(Conflict):
                return await write(*args, **kwargs)
        return await write(*args, **kwargs)

    return written


def at_once(engine: Engine, work: Callable[[Connection], Found]) -> Found:
    with engine.begin() as connection:
        return work(connection)


def storage_down(error: Exception) -> StorageDown:
    said = " ".join(str(getattr(error, "orig", None) or error).split())
    return StorageDown(f"The database does not answer: {said}.")
