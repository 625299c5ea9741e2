"""Telling people who are away that it is their turn: by a webhook, or by mail. Never in anybody's way."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from ..basics.errors import Refusal, StorageDown
from ..basics.metrics import NOTIFICATIONS
from ..basics.settings import Settings
from ..basics.words import texts_for
from ..people.register import People
from ..storage.records import TableRecord
from ..tables.keeper import Tables
from ..tables.live import Live
from . import mail, webhook

MOST_WAITING = 1000
SENDERS = 4
ATTEMPTS = 4
FIRST_PAUSE = 2.0
"""Seconds before the second attempt; then twice as long each time."""
log = logging.getLogger("trivet.notify")


@dataclass(frozen=True)
class TheirTurn:
    table: str
    identity: str


@dataclass(frozen=True)
class Letter:
    address: str
    subject: str
    text: str


class Notifier:
    def __init__(self, settings: Settings, people: People, tables: Tables) -> None:
        self._settings = settings
        self._people = people
        self._tables = tables
        self.networks = webhook.networks(settings.webhook_networks)
        self._queue: asyncio.Queue[TheirTurn | Letter] = asyncio.Queue(MOST_WAITING)
        self._later: set[asyncio.TimerHandle] = set()
        self._senders: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._senders = [asyncio.create_task(self._send_on()) for _ in range(SENDERS)]

    async def close(self) -> None:
        for handle in self._later:
            handle.cancel()
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)

    @property
    def can_mail(self) -> bool:
        return self._settings.mail is not None

    def write(self, letter: Letter) -> None:
        self._put(letter)

    def on_change(self, live: Live, before: TableRecord | None) -> None:
        """Whoever has come to act and is not there is told, if they stay away for a while."""
        waited = {s.identity for s in before.seats if s.since is not None} if before else {live.table.creator}
        people = {s.identity for s in live.table.seats if s.since is not None and s.played_by is None}
        for identity in people - waited:
            if identity is not None and identity not in live.present:
                self._put_later(TheirTurn(live.table.id, identity))

    def _put_later(self, turn: TheirTurn) -> None:
        if len(self._later) >= MOST_WAITING:
            NOTIFICATIONS.labels("any", "dropped").inc()
            return

        def put() -> None:
            self._later.discard(handle)
            self._put(turn)

        handle = asyncio.get_running_loop().call_later(self._settings.notify_after, put)
        self._later.add(handle)

    def _put(self, what: TheirTurn | Letter) -> None:
        try:
            self._queue.put_nowait(what)
        except asyncio.QueueFull:
            NOTIFICATIONS.labels("any", "dropped").inc()
            log.warning("Too many notifications wait: one is dropped.")

    async def _send_on(self) -> None:
        while True:
            what = await self._queue.get()
            try:
                if isinstance(what, Letter):
                    await self._attempt("mail", partial(self._mail, what))
                else:
                    await self._tell(what)
            except (Refusal, StorageDown) as error:
                log.warning("A notification could not be sent: %s", error)
            except Exception:
                log.exception("A notification could not be sent.")

    async def _tell(self, turn: TheirTurn) -> None:
        """Tell somebody, unless they have come or acted meanwhile."""
        contact = await self._people.contact(turn.identity)
        address = contact.email if contact.confirmed and self.can_mail else None
        if not (contact.webhook or address):
            return
        async with self._tables.at(turn.table) as live:
            waiting = any(s.identity == turn.identity and s.since is not None for s in live.table.seats)
            if not waiting or turn.identity in await self._tables.relay.present(turn.table):
                return
            table = live.table
        person = await self._people.with_id(turn.identity)
        texts = texts_for(person.language if person else None)
        link = f"{self._settings.url}/table/{table.id}"
        title = table.title or texts.say(f"{table.game}-title")
        if contact.webhook:
            said = {"event": "your_turn", "table": table.id, "game": table.game, "title": table.title, "url": link}
            await self._attempt("webhook", partial(webhook.call, contact.webhook, said, self.networks))
        if address:
            subject, page = texts.say("mail-turn-subject", title=title), f"{self._settings.url}/person/{turn.identity}"
            letter = Letter(address, subject, texts.say("mail-turn", title=title, link=link, page=page))
            await self._attempt("mail", partial(self._mail, letter))

    async def _mail(self, letter: Letter) -> None:
        assert self._settings.mail is not None
        await asyncio.to_thread(mail.send, self._settings.mail, letter.address, letter.subject, letter.text)

    async def _attempt(self, way: str, send: Callable[[], Awaitable[None]]) -> None:
        pause = FIRST_PAUSE
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await send()
                NOTIFICATIONS.labels(way, "sent").inc()
                return
            except webhook.BadWebhook as error:
                NOTIFICATIONS.labels(way, "refused").inc()
                log.info("A webhook is not called: %s", error)
                return
            except (webhook.WebhookFailed, mail.MailFailed) as error:
                if attempt == ATTEMPTS:
                    NOTIFICATIONS.labels(way, "failed").inc()
                    log.warning("A notification by %s failed: %s.", way, error)
                    return
            await asyncio.sleep(pause)
            pause *= 2
