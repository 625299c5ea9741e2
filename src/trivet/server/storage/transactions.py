"""The way to the database: reading, and transactions that are written wholly or not at all."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, Executable, text
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..basics.errors import StorageDamaged, StorageDown, storage_down
from .database import Database
from .moves import Move

Args = ParamSpec("Args")
Found = TypeVar("Found")
Unwritten = tuple[Move, "asyncio.Future[None]"]
"""What is to be written, and whom to tell."""
ATTEMPTS = 4
PAUSE = 1.0
"""Seconds for which nobody else waits for a database that has just been found locked, or its disk full."""


class Conflict(StorageDown):
    """Somebody else has written in the same place first."""


class Storage:
    def __init__(self, database: Database) -> None:
        self.shared = database.shared
        self._database = database
        self._engine = database.engine()
        self._writer = database.writer()
        self._moves = database.moves()
        self._thread = ThreadPoolExecutor(1, "write")
        self._writing = asyncio.Lock()
        self._waiting: list[Unwritten] = []
        self._together: asyncio.Task[None] | None = None
        self._failed = -PAUSE

    async def open(self) -> None:
        """Make the connections to a server that others use too, as long as there are any to be had."""
        await self._moves.open()
        if self.shared:
            with suppress(StorageDown), named(self._database):
                async with AsyncExitStack() as opened:
                    for _ in range(self._engine.pool.size()):  # type: ignore[attr-defined]  # a pool that waits
                        await opened.enter_async_context(self._engine.connect())

    async def close(self) -> None:
        await self._moves.close()
        await self._engine.dispose()
        self._thread.shutdown()
        if self._writer:
            self._writer.dispose()

    @asynccontextmanager
    async def reading(
        self, all_at_once: bool = False, held: AsyncConnection | None = None
    ) -> AsyncIterator[AsyncConnection]:
        """`all_at_once`: what is read belongs to one moment, though others write meanwhile."""
        with named(self._database):
            if held:
                yield held
                return
            async with self._engine.connect() as connection:
                if all_at_once and self.shared:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is on disk when this ends without an error, and nothing of it otherwise."""
        with named(self._database):
            async with self._turn(), self._engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def holding(self, lock: Executable) -> AsyncIterator[AsyncConnection | None]:
        """A connection to a shared database whose transaction holds what a statement locks, until something is changed."""
        if not self.shared:
            yield None  # one process needs no lock beside its own
            return
        with named(self._database):
            async with self._engine.connect() as connection:
                await connection.execute(lock)
                yield connection

    async def change(self, work: Callable[[Connection], Found], held: AsyncConnection | None = None) -> Found:
        """The same in one go; with what is held, where something is, which is let go of then."""
        with named(self._database):
            if held:
                found = await held.run_sync(work)
                await held.commit()
                return found
            if self._writer is None:
                async with self._engine.begin() as connection:
                    return await connection.run_sync(work)
            async with self._turn():
                return await asyncio.get_running_loop().run_in_executor(self._thread, in_one, self._writer, work)

    async def move(self, move: Move) -> None:
        """Write a move down; raises Conflict where another change of its table came first."""
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((move, told))
        if self._together is None or self._together.done():
            self._together = asyncio.create_task(self._write_together())
        await told

    async def _write_together(self) -> None:
        """Write all moves that wait, then those that have come meanwhile: a slow disk is waited for once for many."""
        while self._waiting:
            waiting, self._waiting = sorted(self._waiting, key=lambda one: one[0].table), []  # as others lock them
            found: list[bool] | BaseException
            try:
                found = await self._written([move for move, _ in waiting])
            except BaseException as error:  # noqa: BLE001  # whatever it is, those who wait are told
                found = error
            for number, (move, told) in enumerate(waiting):
                if told.done():  # whoever asked is gone
                    continue
                if isinstance(found, BaseException):
                    told.set_exception(found)
                elif found[number]:
                    told.set_result(None)
                else:
                    told.set_exception(Conflict(f"Table {move.table} has been changed by somebody else."))

    async def _written(self, moves: list[Move]) -> list[bool]:
        with named(self._database):
            async with self._turn():
                return await self._moves.write(moves)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """The right to write to a file: first come, first served. SQLite itself would let writers poll."""
        if self.shared:
            yield
            return
        async with self._writing:
            self.check()
            if time.monotonic() < self._failed + PAUSE:
                raise StorageDown("The database did not answer a moment ago.")
            try:
                yield
            except (OperationalError, sqlite3.OperationalError):
                self._failed = time.monotonic()
                raise

    def check(self) -> None:
        """Raises StorageDamaged where that was found: whatever is written then may make it worse."""
        if self._database.damage:
            raise storage_damaged(self._database.damage)

    async def ping(self) -> None:
        self.check()
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))


@contextmanager
def named(database: Database) -> Iterator[None]:
    """What goes wrong meanwhile is given the name it has here, and noted where it is more than a passing trouble."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        database.note(error)
        raise (storage_damaged(database.damage) if database.damage else storage_down(error)) from error


def once_more(write: Callable[Args, Awaitable[Found]]) -> Callable[Args, Coroutine[Any, Any, Found]]:
    """For writes that stand alone: where somebody else wrote in the same place first, ours comes after theirs."""

    @wraps(write)
    async def written(*args: Args.args, **kwargs: Args.kwargs) -> Found:
        for _ in range(ATTEMPTS):
            with suppress(Conflict):
                return await write(*args, **kwargs)
        return await write(*args, **kwargs)

    return written


def in_one(engine: Engine, work: Callable[[Connection], Found]) -> Found:
    with engine.begin() as connection:
        return work(connection)


def storage_damaged(damage: str) -> StorageDamaged:
    return StorageDamaged(f"The database is damaged: {damage}.")
