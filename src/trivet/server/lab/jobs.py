"""The lab, where a server was started with it: jobs, one at a time, each a command as anybody could type it.

They are for whoever sits at this machine. A job is a process of its own that steps back behind the bots; it can be
stopped, and goes with the server. What came of the last ones lies in a folder beside the database.
"""

import asyncio
import ipaddress
import logging
import os
import re
import secrets
import shlex
import shutil
import signal
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection

from trivet.engine.errors import BadData
from trivet.engine.game import Game
from trivet.games import load, own_data_file
from trivet.lab.edits import numbers, with_numbers

from ..answers.lab import CheckedData, LabJob
from ..basics.errors import Refusal, StorageDown
from ..basics.settings import Settings
from ..bots.pool import give_way
from ..http.requests import DataChange, NewComparison, NewReport, NewSweep
from ..storage.schema import now

NICENESS = 19
"""Behind the bots and the compiler."""
MOST_WAITING = 4
KEPT = 20
LONGEST = 3600.0
"""Seconds that a job may take."""
LONGEST_LINE = 1 << 20
"""Of what a job tells."""
ORIGINAL, CHANGED, REPORT, FIGURES = "original.toml", "changed.toml", "report.html", "figures.json"
PRINTED = {"report": "verdicts.txt", "compare": "comparison.json", "sweep": "comparison.json"}
"""What a command prints, by kind of job."""
FILES = {
    REPORT: "text/html",
    FIGURES: "application/json",
    "verdicts.txt": "text/plain",
    "comparison.json": "application/json",
    CHANGED: "text/plain",
}
"""What comes of jobs, and of what type it is."""
ABOUT = "job.json"
log = logging.getLogger("trivet.lab")


def is_here(connection: HTTPConnection) -> bool:
    """Whether somebody at this machine asks, and by this machine's own name: no proxy's visitor, and no page of another
    site whose name was made to lead here."""
    name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    return connection.client is not None and all(map(is_loopback, (connection.client.host, name)))


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def original(game: Game) -> str:
    """The text of the data file that new tables are played with."""
    return game.data or own_data_file(game.id).read_text(encoding="utf-8")


def begun_with(game: Game, asked: DataChange) -> str:
    """The text of the data file whose numbers are changed."""
    return asked.file.text if asked.file else original(game)


def checked(game: Game, asked: DataChange) -> CheckedData:
    """The data with other numbers, and what is wrong with them; raises BadOptions where there is no such number."""
    text, changes = with_numbers(begun_with(game, asked), asked.changes), asked.changes
    try:
        load(game.id, text)
    except BadData as error:
        near = re.search(r"line (\d+)", str(error))
        line = int(near[1]) if near else 0
        lines = {one.name: one.line for one in numbers(text) if one.name in changes}
        return {
            "text": text,
            "problem": str(error),
            "at": min(lines, key=lambda name: (abs(lines[name] - line), lines[name])) if lines else None,
        }
    return {"text": text, "problem": None, "at": None}


def command(
    asked: NewReport | NewComparison | NewSweep, options: Mapping[str, Any], data: Sequence[str], server: str
) -> list[str]:
    """What one would type, with files by their names; a report's matches open at this server."""
    words = [
        f"--{name}={value}" if name == "players" else f"--option={name}={value}" for name, value in options.items()
    ]
    words += [f"--bots={','.join(asked.bots)}", f"--games={asked.games}", f"--seed={asked.seed}"]
    if isinstance(asked, NewReport):
        words += [f"--second={asked.second}"] if asked.second else []
        words += [f"--forks={asked.forks}"] if asked.forks else []
        words += ["--ladder"] if asked.ladder else []
        words += ["--data", data[-1]] if data else []
        words += [f"--language={asked.language}", f"--server={server}"]
        return ["report", asked.game, *words, "--out", REPORT, "--json", FIGURES]
    if isinstance(asked, NewSweep):
        words += [f"--sweep={asked.number}={asked.low}..{asked.high}"]
    return ["compare", *data, f"--game={asked.game}", *words, f"--margin={asked.margin:g}", "--json"]


class ProgressLine(msgspec.Struct):
    """A line that a job tells."""

    doing: str
    done: int
    of: int


def has_ended(job: LabJob) -> bool:
    return job["state"] not in ("waiting", "running")


def files_of(game: Game, asked: NewReport | NewComparison | NewSweep, text: str) -> dict[str, str]:
    """The data files that a job is done with, in the order in which its command names them."""
    mine = {CHANGED: text} if asked.file or asked.changes else {}
    if isinstance(asked, NewComparison):
        return {ORIGINAL: begun_with(game, asked) if asked.against == "file" else original(game), CHANGED: text}
    if isinstance(asked, NewReport) and not game.data:
        return mine  # the command knows the game's own
    return mine or {ORIGINAL: text}


class Lab:
    """The jobs of a server, in a folder each."""

    def __init__(self, settings: Settings) -> None:
        assert isinstance(settings.database, Path)
        self.folder = settings.database.parent / "lab"
        self._environment = os.environ | {"TRIVET_COMPILE": "1" if settings.compiled_bots else "0"}
        self._turn = asyncio.Lock()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        found = [job for file in self.folder.glob(f"*/{ABOUT}") if (job := read(file))]
        self._jobs = {job["id"]: job for job in sorted(found, key=lambda job: job["made"])}

    # Asked

    def jobs(self) -> list[LabJob]:
        return list(reversed(self._jobs.values()))

    def job(self, id: str) -> LabJob:
        if id not in self._jobs:
            raise Refusal(404, "not_found", "There is no such job: it was deleted, or newer ones took its place.")
        return self._jobs[id]

    def file(self, job: LabJob, name: str) -> Path:
        found = self.folder / job["id"] / name
        if name not in job["files"] or not found.is_file():
            raise Refusal(404, "not_found", "This job has no such file.")
        return found

    # Done

    def add(
        self,
        game: Game,
        asked: NewReport | NewComparison | NewSweep,
        options: dict[str, int | str],
        text: str,
        server: str,
    ) -> LabJob:
        """Have something done, with these data, when what was asked before is; `server`: this one's address."""
        if sum(not has_ended(one) for one in self._jobs.values()) > MOST_WAITING:
            message = f"{MOST_WAITING} jobs wait already. Stop one, or wait until one is done."
            raise Refusal(429, "too_many", message, retry_after=10)
        for old in [one for one in self._jobs.values() if has_ended(one)][: max(0, len(self._jobs) - KEPT + 1)]:
            self.delete(old)
        data = files_of(game, asked, text)
        job: LabJob = {
            "id": secrets.token_hex(6),
            "kind": asked.kind,
            "game": game.id,
            "options": options,
            "bots": asked.bots,
            "games": asked.games,
            "file": asked.file.name if asked.file else "",
            "against": asked.against if isinstance(asked, NewComparison) else "tables",
            "changes": [
                {"name": one.name, "old": one.value, "new": asked.changes[one.name]}
                for one in numbers(begun_with(game, asked))
                if one.name in asked.changes
            ],
            "number": asked.number if isinstance(asked, NewSweep) else "",
            "values": [*range(asked.low, asked.high + 1)] if isinstance(asked, NewSweep) else [],
            "command": shlex.join(["trivet", *command(asked, options, list(data), server)]),
            "made": now().isoformat(),
            "state": "waiting",
            "done": 0,
            "of": 0,
            "message": "",
            "files": [],
        }
        self._jobs[job["id"]] = job
        try:
            (self.folder / job["id"]).mkdir(parents=True)
            for name, said in data.items():
                (self.folder / job["id"] / name).write_text(said, encoding="utf-8")
            self._write(job)
        except OSError as error:
            self.delete(job)
            raise StorageDown(f"The lab cannot write into {self.folder}: {error.strerror}.") from None
        self._tasks[job["id"]] = asyncio.create_task(self._see_to(job))
        return job

    async def stop(self, job: LabJob) -> None:
        """End a job where it is; its process is gone then."""
        if task := self._tasks.pop(job["id"], None):
            task.cancel()
            await asyncio.wait([task])
            if not has_ended(job):  # it was not even begun
                job["state"] = "stopped"

    def delete(self, job: LabJob) -> None:
        """Forget a job that has ended, and what came of it."""
        self._jobs.pop(job["id"], None)
        shutil.rmtree(self.folder / job["id"], ignore_errors=True)

    async def close(self) -> None:
        for job in list(self._jobs.values()):
            await self.stop(job)

    async def _see_to(self, job: LabJob) -> None:
        try:
            async with self._turn, asyncio.timeout(LONGEST):
                job["state"] = "running"
                job["message"] = await self._run(job)
            job["state"] = "failed" if job["message"] else "done"
            job["files"] = [] if job["message"] else [one for one in FILES if (self.folder / job["id"] / one).exists()]
        except TimeoutError:
            job["state"], job["message"] = (
                "failed",
                f"It was stopped after {LONGEST / 60:g} minutes: ask for fewer games.",
            )
        except OSError as error:
            job["state"], job["message"] = "failed", f"No process could be started for it: {error.strerror}."
        except asyncio.CancelledError:
            job["state"] = "stopped"
        finally:
            self._tasks.pop(job["id"], None)
            with suppress(OSError):
                self._write(job)

    async def _run(self, job: LabJob) -> str:
        """Run a job's command to its end; returns what is wrong, in the command's own words."""
        folder = self.folder / job["id"]
        names = {ORIGINAL, *FILES}
        with (folder / PRINTED[job["kind"]]).open("wb") as printed:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "trivet.cli.job",
                *(str(folder / word) if word in names else word for word in shlex.split(job["command"])[1:]),
                stdin=asyncio.subprocess.PIPE,
                stdout=printed,
                stderr=asyncio.subprocess.PIPE,
                env=self._environment,
                start_new_session=True,
                limit=LONGEST_LINE,
            )
        give_way(process.pid, NICENESS)
        assert process.stderr is not None
        said: deque[str] = deque(maxlen=20)
        try:
            async for line in process.stderr:
                try:
                    told = msgspec.json.decode(line, type=ProgressLine)
                    job["done"], job["of"] = told.done, told.of
                except msgspec.MsgspecError:
                    said.append(line.decode(errors="replace").rstrip())
            await process.wait()
        finally:
            end(process)
            await process.wait()
        return "" if process.returncode == 0 else why(said)

    def _write(self, job: LabJob) -> None:
        (self.folder / job["id"] / ABOUT).write_bytes(msgspec.json.encode(job))


def end(process: asyncio.subprocess.Process) -> None:
    """A job's process, and those that play for it."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()


def why(said: Sequence[str]) -> str:
    """The sentence that a command ends with; what else it said is for the log."""
    for line in said:
        if line.startswith("trivet: "):
            return line.removeprefix("trivet: ")
    log.error("A job of the lab failed.\n%s", "\n".join(said))
    return "Something went wrong in the lab; the server's log says what."


def read(file: Path) -> LabJob | None:
    """A job of an earlier time: what was under way then was stopped with the server."""
    try:
        job = msgspec.json.decode(file.read_bytes(), type=LabJob)
    except (OSError, msgspec.MsgspecError):
        return None
    if not has_ended(job):
        job["state"] = "stopped"
    return job
