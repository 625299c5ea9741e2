"""The process that analyses, seen from the server: started when there is something to do, and ended when it is not wanted."""

import asyncio
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import suppress

import msgspec

from trivet.analysis.process import NICENESS, Answer, Asked
from trivet.bots.process import LENGTH

from ..bots.pool import give_way

LARGEST = 1 << 26
"""Bytes of an answer."""


class AnalystFailed(Exception):
    """No analysis came: the process died, or said nonsense."""


class Analyst:
    """One process, for one match at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._compiled = False

    async def work(self, asked: Asked, compiled: bool) -> AsyncGenerator[Answer, None]:
        """What it tells, as long as somebody listens; raises AnalystFailed. `compiled`: by compiled rules."""
        try:
            process = await self._ready(compiled)
            assert process.stdin is not None and process.stdout is not None
            body = msgspec.msgpack.encode(asked)
            process.stdin.write(len(body).to_bytes(LENGTH, "big") + body)
            await process.stdin.drain()
            while True:
                length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
                if length > LARGEST:
                    raise AnalystFailed(f"its process sent {length} bytes")
                yield msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)
        except (EOFError, OSError):
            await self.end()
            raise AnalystFailed("its process died") from None
        except msgspec.MsgspecError:
            await self.end()
            raise AnalystFailed("its process sent nonsense") from None

    async def _ready(self, compiled: bool) -> asyncio.subprocess.Process:
        if self._process is not None and (self._process.returncode is not None or self._compiled != compiled):
            await self.end()
        if self._process is None:
            self._compiled = compiled
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "trivet.analysis.process",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=os.environ | {"TRIVET_COMPILE": "1" if compiled else "0"},
                start_new_session=True,
            )
            give_way(self._process.pid, NICENESS)
        return self._process

    async def end(self) -> None:
        """What it was at is not finished."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process = None
