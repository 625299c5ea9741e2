"""The bots' processes, seen from the server: started, asked, and ended when they overrun."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from trivet.bots.worker import LENGTH, Answer, Request

START_LIMIT = 60.0
"""Seconds until a new process must be ready."""
LONGEST_ANSWER = 1 << 20
SMALLEST_SHARE = 0.05


class BotFailed(Exception):
    """No usable answer came: the bot raised, overran, or its process died."""


class Worker:
    """One process. It answers one request at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @staticmethod
    async def start(compiled: bool) -> "Worker":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "trivet.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"TRIVET_COMPILE": "1" if compiled else "0"},
            start_new_session=True,
        )
        worker = Worker(process)
        try:
            async with asyncio.timeout(START_LIMIT):
                await worker._read()
        except BaseException:
            worker.kill()
            raise
        return worker

    async def ask(self, request: Request) -> Answer:
        body = msgspec.msgpack.encode(request)
        assert self._process.stdin is not None
        self._process.stdin.write(len(body).to_bytes(LENGTH, "big") + body)
        await self._process.stdin.drain()
        return await self._read()

    async def _read(self) -> Answer:
        assert self._process.stdout is not None
        length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
        if length > LONGEST_ANSWER:
            raise BotFailed(f"its process sent {length} bytes")
        return msgspec.msgpack.decode(await self._process.stdout.readexactly(length), type=Answer)

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        await self._process.wait()


class Crew:
    """So many processes of one kind at most; each request waits for one that is free."""

    def __init__(self, size: int, compiled: bool, limit: float) -> None:
        self.compiled = compiled
        self.limit = limit
        self._size = size
        self._asked = 0
        self._free = asyncio.Semaphore(size)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._dismissed = False

    def share(self) -> float:
        """How much of its usual thought the next request may spend: less, the more there are waiting."""
        return max(SMALLEST_SHARE, min(1.0, self._size / (self._asked + 1)))

    async def ask(self, request: Request) -> Answer:
        self._asked += 1
        try:
            async with self._worker() as worker, asyncio.timeout(self.limit):
                return await worker.ask(request)
        except TimeoutError:
            raise BotFailed(f"it had no answer after {self.limit:g} s") from None
        except (EOFError, OSError):
            raise BotFailed("its process died") from None
        except msgspec.MsgspecError:
            raise BotFailed("its process sent nonsense") from None
        finally:
            self._asked -= 1

    async def prepare(self) -> None:
        """Have a process ready before it is asked for."""
        async with self._worker():
            pass

    def dismiss(self) -> None:
        """End each process as soon as it has nothing to do."""
        self._dismissed = True
        while self._idle:
            self._end(self._idle.pop())

    async def close(self) -> None:
        workers = list(self._all)
        for worker in workers:
            self._end(worker)
        for worker in workers:
            await worker.ended()

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        """A process that is free. One that failed in any way, or was left in mid-answer, is not used again."""
        async with self._free:
            worker = await self._find()
            try:
                yield worker
            except BaseException:
                self._end(worker)
                raise
            if self._dismissed:
                self._end(worker)
            else:
                self._idle.append(worker)

    async def _find(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._all.discard(worker)
        try:
            worker = await Worker.start(self.compiled)
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            raise BotFailed(f"no process could be started for it ({type(error).__name__})") from error
        self._all.add(worker)
        return worker

    def _end(self, worker: Worker) -> None:
        worker.kill()
        self._all.discard(worker)
