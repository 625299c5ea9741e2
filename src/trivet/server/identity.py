"""Who asks: a person is known by a secret of 256 bits in a cookie. Only its hash is stored."""

import hashlib
import re
import secrets

from fastapi import Request, Response, WebSocket

from .people import People
from .records import Person

SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
KEPT_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie; every visit sets it anew."""
REMEMBERED = 10_000


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def cookie_of(installation: str) -> str:
    """The cookie bears the installation's name: on one host, two servers at two ports share all cookies."""
    return f"trivet_{installation}"


class Identities:
    def __init__(self, people: People, installation: str, shared: bool) -> None:
        self.people = people
        self.cookie = cookie_of(installation)
        self._ids: dict[str, str] = {}
        self._remembered = 0 if shared else REMEMBERED  # another worker may make a secret void at any time

    async def who(self, connection: Request | WebSocket) -> str | None:
        """The id of the person who asks."""
        if (hashed := self.hash(connection)) is None:
            return None
        if hashed in self._ids:
            return self._ids[hashed]
        person = await self.people.with_secret(hashed)
        if person is None:
            return None
        if self._remembered:
            if len(self._ids) >= self._remembered:
                self._ids.clear()
            self._ids[hashed] = person.id
        return person.id

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
        void = await self.people.forget_devices(identity, hash_of(secret))
        for hashed in void:
            self._ids.pop(hashed, None)
        return secret, void

    def secret(self, request: Request) -> str:
        return request.cookies.get(self.cookie, "")

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
        secret = connection.cookies.get(self.cookie, "")
        return hash_of(secret) if SECRET.fullmatch(secret) else None
