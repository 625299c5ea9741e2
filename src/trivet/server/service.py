"""The parts of a running server, and how a request finds them."""

from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import Depends, Request, WebSocket

from trivet.bots import NAMES
from trivet.engine.game import Game

from .analysis.branching import Branching
from .analysis.curves import PlayCurves
from .analysis.working import Analyses
from .basics import logs
from .basics.errors import no_identity
from .basics.metrics import FINISHED, TABLES
from .basics.settings import Settings
from .bots.pool import Pool
from .bots.rounds import Rounds
from .bots.turns import BotTurns
from .daily.tries import Dailies
from .http.ceilings import household
from .lab.jobs import Lab, is_here
from .meeting.acquaintance import Challenges
from .meeting.waiting import Quick
from .notify.notifier import Notifier
from .people.identity import Identities
from .people.ranking import Standings
from .people.register import People
from .play.commands import Play
from .puzzles.answered import PuzzleTries
from .relay.limits import Limiter
from .relay.messages import Changed, Message, Missed, SignedOut
from .relay.relay import Alone, Relay
from .storage.database import Database
from .storage.records import TableRecord
from .storage.transactions import Storage
from .tables.heartbeat import Heartbeat
from .tables.keeper import Tables
from .tables.leaving import Leaving, Visitors
from .tables.listed import Lists
from .tables.live import Live
from .tables.news import Bells, News
from .tables.quota import Quota
from .tables.stored import Store
from .tables.talk import Talk


class Service:
    def __init__(self, settings: Settings, database: Database, games: dict[str, Game]) -> None:
        self.settings = settings
        self.games = games
        self.bots = (*NAMES, *settings.bots)
        self.storage = Storage(database)
        self.store = Store(self.storage, Quota(settings.most_tables, settings.most_megabytes))
        self.lists = Lists(self.storage)
        self.people = People(self.storage)
        self.standings = Standings(self.storage)
        self.talk = Talk(self.storage)
        self.challenges = Challenges(self.storage)
        self.puzzle_tries = PuzzleTries(self.storage)
        self.dailies = Dailies(self.storage, games, self.bots)
        self.relay = relay_for(settings, database)
        self.identities = Identities(self.people, database.installation, self.relay)
        self.pool = Pool(settings, games)
        self.tables = Tables(self.store, self.talk, self.people, self.relay, games, database.shared)
        self.quick = Quick(self.storage, self.tables, self.people)
        self.play = Play(self.tables, self.pool.state)
        self.turns = BotTurns(self.tables, self.play, self.pool)
        self.analyses = Analyses(self.storage, self.tables, self.pool, settings.analyses_a_day)
        self.branching = Branching(self.storage, self.tables)
        self.curves = PlayCurves(self.storage)
        self.leaving = Leaving(self.storage, self.people, self.tables)
        visitors = Visitors(self.leaving, settings.forget_after, self.sign_out)
        also = [visitors.go_on, self.analyses.go_on]
        self.rounds = Rounds(self.tables, self.turns, Heartbeat(self.storage), settings.sweep, also)
        self.notifier = Notifier(settings, self.people, self.tables)
        self.news = News()
        """For people at whose tables something has changed."""
        self.signed_out = Bells()
        """Rung for devices that are no longer the person's."""
        self.relay.on(self._heard, self._missed_something)
        self.tables.on_change = self._changed
        self.tables.on_news = self.news.spread
        self.lab = Lab(settings) if settings.lab else None
        self.threads = ThreadPoolExecutor(2, "replay")
        """For replays, which must not crowd out the rest."""
        limits = settings.limits
        self.new_identities = Limiter(self.relay, "new visitors", limits.identities)
        self.new_tables = Limiter(self.relay, "new tables", limits.tables)
        self.commands = Limiter(self.relay, "commands", limits.commands)
        self.hints = Limiter(self.relay, "hints", limits.hints)
        self.questions = Limiter(self.relay, "questions", limits.questions)
        """About moves that are not made yet."""
        self.replays = Limiter(self.relay, "replays", limits.replays)
        self.lines = Limiter(self.relay, "live lines", limits.lines)
        self.seating = Limiter(self.relay, "changes of tables", limits.seating)
        self.challenges_made = Limiter(self.relay, "challenges", limits.challenges)
        self.messages = Limiter(self.relay, "messages", limits.messages)
        self.codes = Limiter(self.relay, "codes", limits.codes)
        self.mails = Limiter(self.relay, "mails", limits.mails)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await self.storage.open()
        await self.relay.start()
        self.notifier.start()
        self.rounds.start()
        try:
            yield
        finally:
            if self.lab:
                await self.lab.close()
            await self.rounds.close()
            await self.analyses.close()
            await self.turns.close()
            await self.notifier.close()
            await self.pool.close()
            await self.relay.close()
            self.threads.shutdown(cancel_futures=True)
            await self.storage.close()

    async def sign_out(self, devices: list[str]) -> None:
        """End the live lines of devices whose secrets are void, and have all workers forget whose they were."""
        self._signed_out(devices)
        self.relay.tell(SignedOut(devices))
        await self.relay.told()

    def _signed_out(self, devices: Sequence[str]) -> None:
        self.identities.forget(devices)
        self.signed_out.ring(devices)

    def changed_on_disk(self, table: str, revision: int, people: Sequence[str], deleted: bool) -> None:
        """A table was changed, or deleted, without its course: whoever has it in memory reads it again."""
        message = Changed(table, revision, "", "", dict.fromkeys(people))
        if deleted:
            self.tables.forget(table)
        self.tables.heard(message)
        self.relay.tell(message)

    def _heard(self, message: Message) -> None:
        match message:
            case SignedOut():
                self._signed_out(message.devices)
            case Missed():
                self._missed_something()
            case _:
                self.tables.heard(message)

    def _missed_something(self) -> None:
        self.identities.forget(None)
        self.tables.missed_something()
        self.signed_out.ring(None)

    def _changed(self, live: Live, before: TableRecord | None) -> None:
        table = live.table
        if before is None:
            TABLES.labels(table.game).inc()
            logs.tables.info("set up", extra={"table": table.id, "game": table.game})
        elif live.over and any(seat.since for seat in before.seats):
            FINISHED.labels(table.game).inc()
            logs.tables.info("over", extra={"table": table.id, "game": table.game})
        for notice in table.notices[len(before.notices) if before else 0 :]:
            logs.tables.info(notice.kind, extra={"table": table.id, "game": table.game, "seat": notice.seat})
        self.turns.wake(live)
        self.notifier.on_change(live, before)


def relay_for(settings: Settings, database: Database) -> Relay:
    if settings.redis is None:
        return Alone()
    from .relay.redis_relay import RedisRelay

    return RedisRelay(settings.redis, database.installation)


def service_of(connection: Request | WebSocket) -> Service:
    found: Service = connection.app.state.service
    return found


def may_use_lab(request: Request) -> bool:
    return service_of(request).lab is not None and is_here(request)


async def service(request: Request) -> Service:
    return service_of(request)


def address(connection: Request | WebSocket) -> str:
    return household(connection.client.host) if connection.client else ""


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
