"""How workers tell each other what has changed, who is where, and which of them plays a bot.

The database decides everything; a relay only says that there is something to read. One process needs none of this:
`Alone` is what it has instead.
"""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from ..basics.settings import Rate
from .messages import Message


class Lease(Protocol):
    """The right to do something alone, for as long as it is held."""

    @property
    def held(self) -> bool: ...


class Relay(Protocol):
    def on(self, heard: Callable[[Message], None], restored: Callable[[], None]) -> None:
        """Whom to call with what other workers say, and when some of it may have been missed."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    @property
    def well(self) -> bool:
        """Whether others can be told."""

    def check(self) -> None:
        """Raises Refusal where they cannot: what is done now would reach nobody."""

    def tell(self, message: Message) -> None:
        """Tell all other workers, soon."""

    async def told(self) -> None:
        """Wait until they have been told all there is to tell, but not for long."""

    def lease(self, name: str) -> AbstractAsyncContextManager[Lease | None]:
        """The lease of that name; none where another worker holds it."""

    async def arrive(self, table: str, who: str) -> None: ...

    async def leave(self, table: str, who: str) -> None: ...

    async def present(self, table: str) -> frozenset[str]:
        """Who has the table open, at whichever worker."""

    async def count(self, what: str, rate: Rate, most: int) -> tuple[int, float] | None:
        """Take up to so many tokens from the bucket of all workers: how many, or else the seconds until there is one.

        None: nobody counts for all of them now.
        """


class Held:
    held = True


class Alone:
    """One process: what it does it knows already."""

    well = True

    def __init__(self) -> None:
        self._here: dict[str, Counter[str]] = {}

    def on(self, heard: Callable[[Message], None], restored: Callable[[], None]) -> None:
        pass

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def check(self) -> None:
        pass

    def tell(self, message: Message) -> None:
        pass

    async def told(self) -> None:
        pass

    @asynccontextmanager
    async def lease(self, name: str) -> AsyncIterator[Lease | None]:
        yield Held()

    async def arrive(self, table: str, who: str) -> None:
        self._here.setdefault(table, Counter())[who] += 1

    async def leave(self, table: str, who: str) -> None:
        here = self._here[table]
        here[who] -= 1
        if not here[who]:
            del here[who]
        if not here:
            del self._here[table]

    async def present(self, table: str) -> frozenset[str]:
        return frozenset(self._here.get(table, ()))

    async def count(self, what: str, rate: Rate, most: int) -> tuple[int, float] | None:
        return None
