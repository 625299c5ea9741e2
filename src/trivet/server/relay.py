"""How workers tell each other what has changed, who is where, and which of them plays a bot.

The database decides everything; a relay only says that there is something to read. One process needs none of this:
`Alone` is what it has instead.
"""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

import msgspec

from .records import Kind, SeatRecord
from .settings import Rate


class Changed(msgspec.Struct, tag="changed"):
    """A table has changed: whoever has it in memory reads it again."""

    table: str
    revision: int
    game: str
    title: str
    people: dict[str, bool | None]
    """Those in whose lists it stands: whether it waits for them to sit down (true) or to act (false), or for neither."""


class Moved(Changed, tag="moved"):
    """The same by a move, with all that follows from it: nobody need read or work out anything."""

    version: int
    command_id: str
    seat: int
    kind: Kind
    actions: tuple[int, ...]
    state: bytes
    told: list[list[int]]
    before: tuple[bytes, ...]
    since: list[int]
    seats: tuple[SeatRecord, ...]


class Here(msgspec.Struct, tag="here"):
    """Somebody has come to a table, or left it."""

    table: str


class Talked(msgspec.Struct, tag="talked"):
    """Somebody has said something at a table."""

    table: str


class Unsaid(msgspec.Struct, tag="unsaid"):
    """Something that was said at a table is said no longer: all of it is read again."""

    table: str


class MutedAnew(msgspec.Struct, tag="muted"):
    """Somebody would rather not hear a seat of a table, or would again."""

    table: str


class SignedOut(msgspec.Struct, tag="signed out"):
    """These devices, by the hashes of their secrets, are nobody's any more."""

    devices: list[str]


class Missed(msgspec.Struct, tag="missed"):
    """Something could not be told."""


Message = Moved | Changed | Here | Talked | Unsaid | MutedAnew | SignedOut | Missed


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
