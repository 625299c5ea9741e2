"""A database that several workers share: PostgreSQL."""

import asyncio
import os
import socket
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from psycopg import AsyncConnection, Error, IntegrityError, OperationalError
from psycopg.errors import DeadlockDetected, LockNotAvailable, PipelineAborted, QueryCanceled
from sqlalchemy import URL, create_engine, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..basics.errors import BadDatabase, BadSetting, DiskFull, storage_down
from .forms import bring_up_to_date
from .moves import SERVER_MOVE, Move, server_values

DRIVER = "postgresql+psycopg"
NO_SPACE = "53100"
CHANGE_OF_FORM = 0x54726976
"""The lock under which one worker at a time looks at the database's form."""
POOL = 6
"""Connections for all but moves. They are made at the start, so that none has to be had when all are taken."""
PATIENCE = 2
"""Seconds until a database that does not answer counts as down."""
TURN = 5
"""Seconds that a request waits for one of the connections: many at once are no sign that the database is down."""
STATEMENT_MS = 5000
TIMEOUTS = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
"""So that a worker that hangs holds up nobody for longer than this."""


LIMITS: dict[str, Any] = {
    "connect_timeout": PATIENCE,
    "options": " ".join(f"-c {what}={STATEMENT_MS}" for what in TIMEOUTS),
    "tcp_user_timeout": STATEMENT_MS,
}
NO_ANSWER = STATEMENT_MS / 1000 + 1
"""Seconds after which a database that has not even refused counts as down."""


class ImpatientConnection(AsyncConnection[Any]):
    """One that hangs up where no answer comes, as from a machine that has been suspended."""

    async def wait(self, *args: Any, **kwargs: Any) -> Any:
        hanging_up = asyncio.get_running_loop().call_later(NO_ANSWER, self._hang_up)
        try:
            return await super().wait(*args, **kwargs)
        finally:
            hanging_up.cancel()

    def _hang_up(self) -> None:
        with suppress(OSError), socket.socket(fileno=os.dup(self.pgconn.socket)) as line:
            line.shutdown(socket.SHUT_RDWR)


class SharedDatabase:
    """A database on a server of its own."""

    shared = True
    damage: str | None = None

    def note(self, error: BaseException) -> None:
        """A database server looks after itself."""

    def __init__(self, address: str) -> None:
        self._url = url_of(address)
        self.installation = self._make()

    def close(self) -> None:
        """There is nothing to let go of."""

    def engine(self) -> AsyncEngine:
        return create_async_engine(
            self._url,
            pool_size=POOL,
            max_overflow=0,
            pool_timeout=TURN,
            pool_pre_ping=True,  # after a restart of the database no request meets a dead connection
            connect_args={"async_creator_fn": ImpatientConnection.connect, **LIMITS},
        )

    def writer(self) -> None:
        """Statements are sent from the event loop."""

    def moves(self) -> "ServerMoves":
        return ServerMoves(self._url)

    def _make(self) -> str:
        engine = create_engine(self._url, connect_args={"connect_timeout": PATIENCE})
        try:
            with engine.begin() as connection:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": CHANGE_OF_FORM})
                return bring_up_to_date(connection, "The database")
        except SQLAlchemyError as error:
            reason = " ".join(str(getattr(error, "orig", error)).split())
            if getattr(getattr(error, "orig", None), "sqlstate", None) == NO_SPACE:
                raise DiskFull(
                    f"The disk of the database server is full ({reason}): nothing was changed. Free some and start again."
                ) from None
            shown = self._url.render_as_string(hide_password=True).replace(DRIVER, "postgresql")
            raise BadDatabase(f"The database {shown} cannot be used: {reason}. Is it running, and yours?") from None
        finally:
            engine.dispose()


class ServerMoves:
    """A connection of their own for moves: those that wait for each other go together."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: ImpatientConnection | None = None
        self._base: datetime | None = None
        """The server's time when our clock, which nobody sets, stood at nothing."""

    async def open(self) -> None:
        with suppress(Error):
            await self._write([])

    async def write(self, moves: Sequence[Move]) -> list[bool]:
        """Where the connection is lost, again at a new one: what had been written all the same is not written twice."""
        begun = time.monotonic()
        try:
            try:
                return await self._write(moves)
            except OperationalError:
                if self._connection is not None and not self._connection.closed:
                    raise
                self._connection = None
                if time.monotonic() > begun + PATIENCE:  # it was not lost but given up: there is no answer to be had
                    raise
                return await self._write(moves)
        except Error as error:
            raise storage_down(error) from error

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    async def _write(self, moves: Sequence[Move]) -> list[bool]:
        if self._connection is None:
            self._connection = await ImpatientConnection.connect(self._address, autocommit=True, **LIMITS)
            self._base = None
        until = await self._soon(self._connection)
        try:
            async with self._connection.pipeline():
                done = [await self._connection.execute(SERVER_MOVE, server_values(move, until)) for move in moves]
            written = [cursor.rowcount == 1 for cursor in done]
        except IntegrityError:
            if len(moves) == 1:
                return [False]
            return await self._one_by_one(moves)
        except (PipelineAborted, LockNotAvailable, DeadlockDetected, QueryCanceled):
            if len(moves) == 1:
                raise
            return await self._one_by_one(moves)
        if not all(written):
            self._base = None  # another change came first, or the server's clock was set
        return written

    async def _one_by_one(self, moves: Sequence[Move]) -> list[bool]:
        """One of them was refused or held up, and nothing was written: the others are written without it."""
        written = []
        for move in moves:
            try:
                written += await self._write([move])
            except OperationalError:
                if self._connection is None or self._connection.closed:
                    raise
                written.append(False)  # it is tried again, or told that it could not be
        return written

    async def _soon(self, connection: ImpatientConnection) -> datetime:
        """By the server's clock, the moment after which a statement of now has been given up."""
        if self._base is None:
            found = await (await connection.execute("SELECT clock_timestamp()")).fetchone()
            assert found
            self._base = found[0] - timedelta(seconds=time.monotonic())
        return self._base + timedelta(seconds=time.monotonic() + STATEMENT_MS / 1000)


def url_of(address: str) -> URL:
    """The address as SQLAlchemy wants it; raises BadSetting."""
    try:
        url = make_url(address)
    except ArgumentError:
        url = None
    if url is None or url.drivername not in ("postgresql", "postgres", DRIVER) or not url.database:
        raise BadSetting("A database is named postgresql://USER:PASSWORD@HOST:PORT/NAME, or sqlite:///FILE.")
    return url.set(drivername=DRIVER)
