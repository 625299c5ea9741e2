"""A relay through Redis: a channel for what has changed, keys that expire for leases and for who is where.

Nothing that must not be lost lies in Redis: it may be emptied or restarted at any time.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from redis.asyncio import BlockingConnectionPool, Redis
from redis.exceptions import RedisError

from ..basics.errors import BadSetting, Refusal
from ..basics.settings import Rate
from .messages import Here, Message, Missed
from .relay import Lease

PATIENCE = 1.0
"""Seconds until a Redis that does not answer counts as lost."""
PULSE = 1.0
LEASE_SECONDS = 4.0
RETRY = 0.25
HERE_SECONDS = 15
"""How long somebody counts as present after their worker last said so."""
MOST_WAITING = 10_000
AT_ONCE = 100
"""Messages that are sent together where several wait."""
LINES, COUNTING_LINES, OWN_LINES = 4, 2, 4
"""Connections for what is asked of Redis, for counting, and for how it is, each apart. They are made at the start, so that
none has to be had when all are taken; where none is free one waits a moment."""
TURN, COUNTING_TURN = 5.0, 0.25
"""Seconds that one waits for a connection. That there is none says nothing of how Redis is."""
FROZEN = 3 * PULSE
"""Seconds after which a pulse that was missed means that this process stood still, and has heard nothing meanwhile."""
RENEW = "if redis.call('get',KEYS[1])==ARGV[1] then return redis.call('pexpire',KEYS[1],ARGV[2]) else return 0 end"
RELEASE = "if redis.call('get',KEYS[1])==ARGV[1] then return redis.call('del',KEYS[1]) else return 0 end"
COUNT = """
local time = redis.call('time')
local now, each, burst, most = time[1] + time[2] / 1000000, 1 / ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local full = math.max(tonumber(redis.call('get', KEYS[1]) or now), now)
local left = math.floor(burst - (full - now) / each + 0.000001)
if left < 1 then return {0, string.format('%.6f', full + each - now - burst * each)} end
local taken = math.min(left, most)
full = full + taken * each
redis.call('set', KEYS[1], string.format('%.6f', full), 'PX', math.ceil((full - now) * 1000))
return {taken, '0'}
"""
"""A bucket of tokens, kept as the moment at which it will be full again; the key is gone by then."""
LOST = (RedisError, OSError, TimeoutError)
log = logging.getLogger("trivet.relay")


class RedisLease:
    def __init__(self) -> None:
        self.until = time.monotonic() + LEASE_SECONDS

    @property
    def held(self) -> bool:
        return time.monotonic() < self.until


class RedisRelay:
    def __init__(self, address: str, installation: str) -> None:
        self._redis = client(address, LINES, TURN)
        self._counting = client(address, COUNTING_LINES, COUNTING_TURN)
        self._line = client(address, OWN_LINES, TURN)
        """For listening, speaking and the pulse: what tells how Redis is must not wait for others."""
        self._count = self._counting.register_script(COUNT)
        self._renew, self._release = (self._redis.register_script(script) for script in (RENEW, RELEASE))
        self._space = f"trivet:{installation}"
        self._me = secrets.token_hex(8)
        self._heard: Callable[[Message], None] = lambda message: None
        self._restored: Callable[[], None] = lambda: None
        self._well = False
        self._well_since = 0.0
        self._answered = asyncio.Event()
        self._waiting: asyncio.Queue[Message] = asyncio.Queue(MOST_WAITING)
        self._dropped = False
        """More was to be said than could wait: others must read anew what they know."""
        self._here: Counter[tuple[str, str]] = Counter()
        self._tasks: list[asyncio.Task[None]] = []

    def on(self, heard: Callable[[Message], None], restored: Callable[[], None]) -> None:
        self._heard = heard
        self._restored = restored

    async def start(self) -> None:
        clients = [self._redis] * LINES + [self._counting] * COUNTING_LINES + [self._line] * OWN_LINES
        await asyncio.gather(*(client.ping() for client in clients), return_exceptions=True)
        self._tasks = [asyncio.create_task(job()) for job in (self._listen, self._speak, self._beat)]
        with suppress(TimeoutError):
            async with asyncio.timeout(2 * PATIENCE):
                await self._answered.wait()

    async def close(self) -> None:
        while running := [task for task in self._tasks if not task.done()]:
            for task in running:  # more than once: the client takes some for a timeout of its own
                task.cancel()
            await asyncio.wait(running, timeout=RETRY)
        with suppress(*LOST):
            for table, who in list(self._here):
                await self._redis.hdel(self._place(table), self._mark(who))
        for line in (self._redis, self._counting, self._line):
            with suppress(*LOST):
                await line.aclose()

    @property
    def well(self) -> bool:
        return self._well

    def check(self) -> None:
        if not self._well:
            message = "The server cannot reach its other workers just now. Nothing was done: try again in a moment."
            raise Refusal(503, "relay_down", message, retry_after=1)

    def tell(self, message: Message) -> None:
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self._dropped = True

    async def told(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._waiting.join()

    @asynccontextmanager
    async def lease(self, name: str) -> AsyncIterator[Lease | None]:
        key, token = f"{self._space}:lease:{name}", secrets.token_hex(8)
        lease = RedisLease()
        try:
            taken = await self._redis.set(key, token, nx=True, px=int(LEASE_SECONDS * 1000))
        except LOST:
            taken = False
        if not taken:
            yield None
            return
        keeping = asyncio.create_task(self._keep(lease, key, token))
        try:
            yield lease
        finally:
            keeping.cancel()
            with suppress(*LOST):
                await self._release([key], [token])

    async def _keep(self, lease: RedisLease, key: str, token: str) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 4)
            asked = time.monotonic()
            with suppress(*LOST):
                if not await self._renew([key], [token, int(LEASE_SECONDS * 1000)]):
                    lease.until = 0.0
                    return
                lease.until = asked + LEASE_SECONDS

    async def arrive(self, table: str, who: str) -> None:
        self._here[table, who] += 1
        await self._say_here(table, who)
        self.tell(Here(table))

    async def leave(self, table: str, who: str) -> None:
        self._here[table, who] -= 1
        if not self._here[table, who]:
            del self._here[table, who]
            with suppress(*LOST):
                await self._redis.hdel(self._place(table), self._mark(who))
            self.tell(Here(table))

    async def present(self, table: str) -> frozenset[str]:
        mine = {who for at, who in self._here if at == table}
        try:
            said = await self._redis.hgetall(self._place(table))
        except LOST:
            return frozenset(mine)
        moment = time.time()
        others = (mark.decode().partition("|")[0] for mark, until in said.items() if float(until) > moment)
        return frozenset(mine.union(others))

    async def count(self, what: str, rate: Rate, most: int) -> tuple[int, float] | None:
        if not self._well:
            return None
        try:
            taken, wait = await self._count([f"{self._space}:rate:{what}"], [rate.per_second, rate.burst, most])
            return int(taken), float(wait)
        except LOST:
            return None

    def _place(self, table: str) -> str:
        return f"{self._space}:here:{table}"

    def _mark(self, who: str) -> str:
        return f"{who}|{self._me}"

    async def _say_here(self, table: str, who: str) -> None:
        with suppress(*LOST):
            await self._redis.hset(self._place(table), self._mark(who), time.time() + HERE_SECONDS)
            await self._redis.expire(self._place(table), HERE_SECONDS)

    async def _listen(self) -> None:
        """Hear what others say. Whenever the line was down, everything may have changed meanwhile."""
        while True:
            try:
                async with self._line.pubsub() as channel:
                    await channel.subscribe(self._space)
                    self._up()
                    while True:
                        said = await channel.get_message(ignore_subscribe_messages=True, timeout=PULSE)
                        if not self._well:
                            await self._line.ping()
                            self._up()
                        if said:
                            self._hear(said["data"])
            except LOST as error:
                self._down(error, time.monotonic())
            await asyncio.sleep(RETRY)

    async def _speak(self) -> None:
        """Say what is to be said; where several things wait, all at once."""
        while True:
            messages = [await self._waiting.get()]
            while len(messages) < AT_ONCE and not self._waiting.empty():
                messages.append(self._waiting.get_nowait())
            said = write((self._me, [Missed(), *messages] if self._dropped else messages))
            self._dropped = False
            while True:
                begun = time.monotonic()
                try:
                    await self._line.publish(self._space, said)
                    break
                except LOST as error:
                    await self._doubt(error, begun)
                    await asyncio.sleep(RETRY)
            for _ in messages:
                self._waiting.task_done()

    async def _beat(self) -> None:
        """Notice a Redis that is silent, or that we were; and say who is still here."""
        beats = 0
        while True:
            rested = time.monotonic()
            await asyncio.sleep(PULSE)
            begun = time.monotonic()
            if begun - rested > FROZEN:
                log.warning("This worker stood still for %.0f s: what it knows is read again.", begun - rested)
                self._restored()
            try:
                await self._line.ping()
            except LOST as error:
                await self._doubt(error, begun)
                continue
            beats += 1
            if beats % 5 == 0:
                for table, who in list(self._here):
                    await self._say_here(table, who)

    async def _doubt(self, error: BaseException, begun: float) -> None:
        """An answer has not come, or this process was too busy to hear it in time: asked once more, Redis says which."""
        try:
            await self._line.ping()
        except LOST:
            self._down(error, begun)

    def _hear(self, said: bytes) -> None:
        try:
            sender, messages = read(said)
            for message in messages if sender != self._me else ():
                self._heard(message)
        except Exception:
            log.exception("What another worker said is not understood: what this one knows is read again.")
            self._restored()

    def _up(self) -> None:
        if not self._well:
            self._well = True
            self._well_since = time.monotonic()
            self._answered.set()
            log.info("Redis answers.")
            self._restored()

    def _down(self, error: BaseException, begun: float) -> None:
        """What was begun before Redis answered again, and fails only now, says nothing of how it is."""
        if self._well and begun >= self._well_since:
            self._well = False
            log.warning("Redis does not answer: %s", error)


write = msgspec.msgpack.Encoder().encode
read = msgspec.msgpack.Decoder(tuple[str, list[Message]]).decode


def client(address: str, lines: int, turn: float) -> Any:
    """A way to Redis with so many connections at most, for each of which one waits so long; raises BadSetting."""
    try:
        pool = BlockingConnectionPool.from_url(
            address,
            max_connections=lines,
            timeout=turn,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
        )
    except ValueError:
        raise BadSetting("Redis is named redis://HOST:PORT/NUMBER, or rediss:// or unix://.") from None
    return Redis.from_pool(pool)
