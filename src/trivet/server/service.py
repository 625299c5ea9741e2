"""The parts of a running server, and how a request finds them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import Depends, Request, WebSocket

from trivet.bots import NAMES
from trivet.engine.errors import TrivetError
from trivet.engine.game import Game

from .database import Database
from .errors import no_identity
from .identity import Identities
from .limits import Limiter
from .play import Play
from .pool import Pool
from .settings import Settings
from .store import Store
from .tables import Tables
from .turns import Turns

log = logging.getLogger("trivet.server")


class Service:
    def __init__(self, settings: Settings, database: Database, games: dict[str, Game]) -> None:
        self.games = games
        self.bots = (*NAMES, *settings.bots)
        self.store = Store(database)
        self.identities = Identities(self.store, database.installation)
        self.pool = Pool(settings, games)
        self.tables = Tables(self.store, games)
        self.play = Play(self.tables, self.pool.state)
        self.turns = Turns(self.tables, self.play, self.pool, settings.bot_pace)
        self.tables.on_change = self.turns.wake
        self.threads = ThreadPoolExecutor(2, "replay")
        """For replays, which must not crowd out the rest."""
        limits = settings.limits
        self.new_identities = Limiter("new visitors", limits.identities)
        self.new_tables = Limiter("new tables", limits.tables)
        self.commands = Limiter("commands", limits.commands)
        self.hints = Limiter("hints", limits.hints)
        self.replays = Limiter("replays", limits.replays)
        self.lines = Limiter("live lines", limits.lines)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        resuming = asyncio.create_task(self._resume())
        try:
            yield
        finally:
            resuming.cancel()
            await asyncio.gather(resuming, return_exceptions=True)
            await self.turns.close()
            await self.pool.close()
            self.threads.shutdown(cancel_futures=True)
            await self.store.close()

    async def _resume(self) -> None:
        try:
            await self.turns.resume()
        except TrivetError as error:
            log.error("The bots' turns could not be resumed: %s", error)


def service_of(connection: Request | WebSocket) -> Service:
    found: Service = connection.app.state.service
    return found


async def service(request: Request) -> Service:
    return service_of(request)


def address(connection: Request | WebSocket) -> str:
    return connection.client.host if connection.client else ""


TheService = Annotated[Service, Depends(service)]


async def visitor(request: Request, at: TheService) -> str | None:
    """The person who asks, where they are known."""
    return await at.identities.who(request)


async def person(request: Request, at: TheService) -> str:
    """The person who asks; refused where they are not known."""
    identity = await at.identities.who(request)
    if identity is None:
        raise no_identity()
    return identity


Visitor = Annotated[str | None, Depends(visitor)]
Known = Annotated[str, Depends(person)]
