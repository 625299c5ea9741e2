"""What has been found of matches, in the database; and who wants more of it, which is the queue that all workers share."""

import gzip
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import msgspec
from sqlalchemy import Connection, Update, and_, func, insert, or_, select, update

from ..basics.errors import Refusal, too_many
from ..storage import schema
from ..storage.columns import now
from ..storage.transactions import Storage, once_more
from .curves import Played, keep_curves

DEPTHS = (0, 200, 2000)
"""Iterations of the search for each decision, in the order in which an analysis comes to them; 0: chances and luck alone."""
NOTHING = -1
LEASE = timedelta(seconds=20)
"""For so long nobody else may take up what a worker analyses, since it was last heard of."""
MOST_WAITING = 200
"""Matches that wait in all: more would take hours."""
A_MINUTE = 60
Analyses, Asks = schema.AnalysisRow, schema.AnalysisAskRow


class Findings(msgspec.Struct):
    """What is kept of a match: to go on from, and as it is told."""

    kept: msgspec.Raw
    shown: msgspec.Raw

    def packed(self) -> bytes:
        return gzip.compress(msgspec.json.encode(self), compresslevel=6, mtime=0)


def unpacked(found: bytes) -> Findings:
    return msgspec.json.decode(gzip.decompress(found), type=Findings)


@dataclass(frozen=True)
class Headway:
    """How far the analysis of a match is."""

    by: str
    depth: int
    aim: int
    revision: int
    done: int
    failure: str
    wanted: bool
    """It waits for its turn, or is worked on."""
    working: bool
    found: bytes | None


@dataclass(frozen=True)
class Job:
    """What a worker has taken up: the next depth on the way to the one that was asked for."""

    table: str
    by: str
    depth: int
    found: bytes | None
    asked_for: int


class Kept:
    def __init__(self, storage: Storage, most: int) -> None:
        self._storage = storage
        self._most = most

    async def headway(self, table: str, known: int = NOTHING) -> Headway | None:
        """`known`: the revision of which what was found is known already."""
        some = (
            *(Analyses.by, Analyses.depth, Analyses.aim, Analyses.revision, Analyses.done, Analyses.failure),
            *(Analyses.asked, Analyses.until),
        )
        async with self._storage.reading() as connection:
            row = (await connection.execute(select(*some).where(Analyses.table_id == table))).one_or_none()
            if row is None:
                return None
            found = None
            if row.revision != known:
                query = select(Analyses.found).where(Analyses.table_id == table)
                found = (await connection.execute(query)).scalar_one_or_none()
        wanted = row.asked is not None
        return Headway(
            *(row.by, row.depth, row.aim, row.revision, row.done, row.failure),
            wanted=wanted,
            working=wanted and row.until is not None,
            found=found,
        )

    async def left(self, identity: str | None, day: str) -> int:
        """How many matches a person may still have analysed on a day."""
        asked = select(func.count()).select_from(Asks).where(Asks.identity == identity, Asks.day == day)
        async with self._storage.reading() as connection:
            return max(0, self._most - (await connection.execute(asked)).scalar_one())

    # Asked for

    @once_more
    async def ask(self, table: str, identity: str, day: str, by: str, depth: int) -> None:
        """Have a match analysed to a depth, unless it is already; raises Refusal where that is too much."""

        def work(connection: Connection) -> None:
            row = connection.execute(
                select(Analyses.by, Analyses.depth, Analyses.aim, Analyses.asked)
                .where(Analyses.table_id == table)
                .with_for_update()
            ).one_or_none()
            if row and row.by == by and (row.depth >= depth or (row.asked and row.aim >= depth)):
                return
            self._count(connection, table, identity, day)
            waiting = connection.execute(select(func.count()).where(Analyses.asked.is_not(None))).scalar_one()
            if waiting >= MOST_WAITING and not (row and row.asked):
                raise too_many("matches to be analysed", A_MINUTE)
            wanted: dict[str, Any] = {"aim": depth, "failure": "", "asked": now(), "updated": now()}
            if row is None:
                connection.execute(insert(Analyses).values(table_id=table, by=by, **wanted))
                return
            if row.by != by:
                wanted |= BEGUN_ANEW | {"by": by, "revision": Analyses.revision + 1}
            elif row.asked:
                wanted |= {"asked": row.asked}
            else:
                wanted |= {"done": 0}
            connection.execute(update(Analyses).where(Analyses.table_id == table).values(**wanted))

        await self._storage.change(work)

    def _count(self, connection: Connection, table: str, identity: str, day: str) -> None:
        """Note that a person has this match analysed today. Of two at once, one waits for the other."""
        person = select(schema.IdentityRow.id).where(schema.IdentityRow.id == identity)
        connection.execute(person.with_for_update(key_share=True))
        mine = (Asks.identity == identity, Asks.day == day)
        asked = set(connection.execute(select(Asks.table_id).where(*mine)).scalars())
        if table in asked:
            return
        if len(asked) >= self._most:
            message = (
                f"You have had {self._most} matches analysed today, as many as one person may here. From midnight UTC on "
                "there are more; `trivet analyse` explains a match file on your own machine."
            )
            raise Refusal(429, "analysed_enough", message, retry_after=until_midnight())
        connection.execute(insert(Asks).values(identity=identity, day=day, table_id=table))

    async def has_asked(self, table: str, identity: str) -> bool:
        query = select(func.count()).select_from(Asks).where(Asks.identity == identity, Asks.table_id == table)
        async with self._storage.reading() as connection:
            return bool((await connection.execute(query)).scalar_one())

    async def stop(self, table: str) -> None:
        """Nobody wants more of it; what was found stays."""
        await self._change(update(Analyses).where(Analyses.table_id == table, Analyses.asked.is_not(None)), **AT_REST)

    # Worked out

    async def let_go(self, worker: str | None) -> None:
        """What a worker has taken up is for whoever comes first; none: whatever anybody has."""
        whose = Analyses.worker != "" if worker is None else Analyses.worker == worker
        await self._change(update(Analyses).where(whose), worker="", until=None)

    async def take(self, worker: str) -> Job | None:
        """Take up what has waited longest."""
        free = and_(Analyses.asked.is_not(None), or_(Analyses.until.is_(None), Analyses.until < now()))
        columns = (Analyses.table_id, Analyses.by, Analyses.depth, Analyses.aim, Analyses.found)

        def work(connection: Connection) -> Job | None:
            query = select(*columns).where(free).order_by(Analyses.asked, Analyses.table_id).limit(1)
            row = connection.execute(query.with_for_update(skip_locked=True)).one_or_none()
            if row is None:
                return None
            mine = update(Analyses).where(Analyses.table_id == row.table_id)
            connection.execute(mine.values(worker=worker, until=now() + LEASE, done=0))
            deeper = [depth for depth in DEPTHS if row.depth < depth <= row.aim]
            return Job(row.table_id, row.by, min(deeper, default=row.aim), row.found, row.aim)

        return await self._storage.change(work)

    async def go_on(self, job: Job, worker: str, done: int) -> bool:
        """Say how far it is; false where it is no longer this worker's."""
        return await self._change(theirs(job, worker), done=done, until=now() + LEASE)

    async def note(self, job: Job, worker: str, found: bytes) -> bool:
        """Keep what has been found on the way; false where nobody wants it any more."""
        said = {"found": found, "revision": Analyses.revision + 1, "until": now() + LEASE, "updated": now()}
        return await self._change(theirs(job, worker), **said)

    async def finish(self, job: Job, worker: str, found: bytes, curves: list[Played]) -> bool:
        """Keep what has been found at the job's depth. What is to be searched deeper still waits behind all others.

        `curves`: how people played, by their seats.
        """

        def work(connection: Connection) -> bool:
            aim = connection.execute(select(Analyses.aim).where(Analyses.table_id == job.table)).scalar_one_or_none()
            rest = AT_REST if aim is None or aim <= job.depth else {"asked": now(), "worker": "", "until": None}
            values = {
                "found": found,
                "depth": job.depth,
                "revision": Analyses.revision + 1,
                "updated": now(),
                "done": 0,
            }
            if connection.execute(theirs(job, worker).values(**values | rest)).rowcount != 1:
                return False
            if curves:
                keep_curves(connection, job.table, curves)
            return True

        return await self._storage.change(work)

    async def begin_anew(self, job: Job, by: str) -> None:
        """It was found by other rules, bots or another network than are here now."""
        mine = update(Analyses).where(Analyses.table_id == job.table, Analyses.by == job.by)
        await self._change(mine, by=by, revision=Analyses.revision + 1, **BEGUN_ANEW)

    async def fail(self, job: Job, worker: str, why: str) -> None:
        await self._change(theirs(job, worker), failure=why[:500], updated=now(), **AT_REST)

    async def _change(self, change: Update, **values: Any) -> bool:
        return await self._storage.change(lambda connection: connection.execute(change.values(**values)).rowcount == 1)


AT_REST: dict[str, Any] = {"asked": None, "worker": "", "until": None}
BEGUN_ANEW: dict[str, Any] = {"depth": NOTHING, "done": 0, "found": None, "worker": "", "until": None}


def theirs(job: Job, worker: str) -> Update:
    """A change that is made only while somebody wants it, of this worker, found in the same way."""
    return update(Analyses).where(Analyses.table_id == job.table, Analyses.worker == worker, Analyses.by == job.by)


def until_midnight() -> int:
    moment = now()
    midnight = moment.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)
    return max(1, round((midnight - moment).total_seconds()))
