"""The bots' processes, seen from the server: started, asked, and ended when they overrun."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from trivet.bots.process import LENGTH, Answer, Chosen, Failed, Ready, Request

START_LIMIT = 60.0
"""Seconds until a new process must be ready."""
LONGEST_ANSWER = 1 << 20
SMALLEST_SHARE = 0.05


class BotFailed(Exception):
    """No usable answer came: the bot raised, overran, or its process died."""


class BotProcess:
    """One process. It answers one request at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @staticmethod
    async def start(compiled: bool) -> "BotProcess":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "trivet.bots.process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"TRIVET_COMPILE": "1" if compiled else "0"},
            start_new_session=True,
        )
        begun = BotProcess(process)
        try:
            async with asyncio.timeout(START_LIMIT):
                if not isinstance(await begun._read(), Ready):
                    raise BotFailed("its process said something before it was asked")
        except BaseException:
            begun.kill()
            raise
        return begun

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
        self._idle: list[BotProcess] = []
        self._all: set[BotProcess] = set()
        self._dismissed = False

    def share(self) -> float:
        """How much of its usual thought the next request may spend: less, the more there are waiting."""
        return max(SMALLEST_SHARE, min(1.0, self._size / (self._asked + 1)))

    async def ask(self, request: Request) -> list[int]:
        """What the bot does; raises BotFailed."""
        self._asked += 1
        try:
            async with self._process() as process, asyncio.timeout(self.limit):
                match await process.ask(request):
                    case Chosen(actions):
                        return actions
                    case Failed(why):
                        pass  # the process itself is well, and goes on
                    case Ready():
                        raise BotFailed("its process did not answer")
            raise BotFailed(why)
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
        async with self._process():
            pass

    def dismiss(self) -> None:
        """End each process as soon as it has nothing to do."""
        self._dismissed = True
        while self._idle:
            self._end(self._idle.pop())

    async def close(self) -> None:
        processes = list(self._all)
        for process in processes:
            self._end(process)
        for process in processes:
            await process.ended()

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[BotProcess]:
        """A process that is free. One that failed in any way, or was left in mid-answer, is not used again."""
        async with self._free:
            process = await self._find()
            try:
                yield process
            except BaseException:
                self._end(process)
                raise
            if self._dismissed:
                self._end(process)
            else:
                self._idle.append(process)

    async def _find(self) -> BotProcess:
        while self._idle:
            process = self._idle.pop()
            if process.alive:
                return process
            self._all.discard(process)
        try:
            process = await BotProcess.start(self.compiled)
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            raise BotFailed(f"no process could be started for it ({type(error).__name__})") from error
        self._all.add(process)
        return process

    def _end(self, process: BotProcess) -> None:
        process.kill()
        self._all.discard(process)
