"""Who asks: a person is known by a secret of 256 bits in a cookie. Only its hash is stored."""

import hashlib
import re
import secrets

from fastapi import Request, Response, WebSocket

from .records import Person
from .store import Store

SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
KEPT_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie; every visit sets it anew."""
REMEMBERED = 10_000


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def cookie_of(installation: str) -> str:
    """The cookie bears the installation's name: on one host, two servers at two ports share all cookies."""
    return f"trivet_{installation}"


class Identities:
    def __init__(self, store: Store, installation: str) -> None:
        self.store = store
        self.cookie = cookie_of(installation)
        self._ids: dict[str, str] = {}

    async def who(self, connection: Request | WebSocket) -> str | None:
        """The id of the person who asks."""
        if (hashed := self._hash(connection)) is None:
            return None
        if hashed not in self._ids:
            person = await self.store.person_with(hashed)
            if person is None:
                return None
            if len(self._ids) >= REMEMBERED:
                self._ids.clear()
            self._ids[hashed] = person.id
        return self._ids[hashed]

    async def person(self, request: Request) -> Person | None:
        hashed = self._hash(request)
        return None if hashed is None else await self.store.person_with(hashed)

    async def newcomer(self) -> tuple[Person, str]:
        """A new person, and the secret to know them by."""
        secret = secrets.token_urlsafe(32)
        return await self.store.add_person(hash_of(secret)), secret

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

    def _hash(self, connection: Request | WebSocket) -> str | None:
        secret = connection.cookies.get(self.cookie, "")
        return hash_of(secret) if SECRET.fullmatch(secret) else None
