"""Who asks: a person is known by a secret of 256 bits in a cookie. Only its hash is stored."""

import hashlib
import re
import secrets
import time
from collections.abc import Sequence

from fastapi import Request, Response, WebSocket

from ..relay.relay import Relay
from ..storage.records import Person
from .register import People

SECRET = "[A-Za-z0-9_-]{43}"
KEPT_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie; every visit sets it anew."""
REMEMBERED = 10_000
REMEMBERED_FOR = 60.0
"""Seconds."""


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def cookie_of(installation: str) -> str:
    """The cookie bears the installation's name: on one host, two servers at two ports share all cookies."""
    return f"trivet_{installation}"


class Identities:
    def __init__(self, people: People, installation: str, relay: Relay) -> None:
        self.people = people
        self.cookie = cookie_of(installation)
        self._secret = re.compile(rf"(?:^|;)\s*{re.escape(self.cookie)}=({SECRET})\s*(?:;|$)")
        self._relay = relay
        self._ids: dict[str, str] = {}
        self._until = 0.0

    async def who(self, connection: Request | WebSocket) -> str | None:
        """The id of the person who asks."""
        if (hashed := self.hash(connection)) is None:
            return None
        if time.monotonic() > self._until:  # an operator may have forgotten people by hand
            self.forget(None)
            self._until = time.monotonic() + REMEMBERED_FOR
        if hashed in self._ids and self._relay.well:  # else another worker may have made it void unheard
            return self._ids[hashed]
        known = self._ids
        person = await self.people.with_secret(hashed)
        if person is None:
            return None
        if known is self._ids:  # nothing was forgotten while it was read
            if len(known) >= REMEMBERED:
                known.clear()
            known[hashed] = person.id
        return person.id

    def forget(self, devices: Sequence[str] | None) -> None:
        """These secrets are void; none: any may be."""
        void = set(self._ids if devices is None else devices)
        self._ids = {hashed: who for hashed, who in self._ids.items() if hashed not in void}

    async def person(self, request: Request) -> Person | None:
        hashed = self.hash(request)
        return None if hashed is None else await self.people.with_secret(hashed)

    async def newcomer(self) -> tuple[Person, str]:
        """A new person, and the secret to know them by."""
        secret = new_secret()
        return await self.people.add(hash_of(secret)), secret

    async def move(self, code: str) -> tuple[Person, str] | None:
        """The person who was given this code, and a secret for the device that brings it."""
        secret = new_secret()
        person = await self.people.take_move(hash_of(code), hash_of(secret))
        return None if person is None else (person, secret)

    async def forget_devices(self, identity: str) -> tuple[str, list[str]]:
        """Make all secrets of a person void; returns a new one, and the hashes of those that are void."""
        secret = new_secret()
        return secret, await self.people.forget_devices(identity, hash_of(secret))

    def secret(self, connection: Request | WebSocket) -> str | None:
        """What the person is known by, where it was sent and can be one."""
        found = self._secret.search(connection.headers.get("cookie", ""))
        return found[1] if found else None

    def forgotten(self, response: Response) -> None:
        """Have the browser forget its secret."""
        response.delete_cookie(self.cookie, path="/")

    def remember(self, request: Request, response: Response, secret: str) -> None:
        response.set_cookie(
            self.cookie,
            secret,
            max_age=KEPT_SECONDS,
            path="/",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )

    def hash(self, connection: Request | WebSocket) -> str | None:
        secret = self.secret(connection)
        return None if secret is None else hash_of(secret)
