"""Who plays for the bots: processes that think by a game's module, or by compiled rules where it has none, and until those
are compiled, one without."""

import asyncio
import hashlib
import logging
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

from trivet.bots import NAMES
from trivet.bots.module import has_module
from trivet.bots.process import Request
from trivet.engine import rule
from trivet.engine.game import Game
from trivet.engine.state import State

from ..basics.metrics import BOT_TURNS, BOTS_WAITING
from ..basics.settings import Settings
from ..looks.look import BotState
from .crew import BotFailed, Crew

LIGHT = ("random", "greedy", "instant", "easy", "normal")
"""Bots of ours that think fast enough by uncompiled rules; the others would take minutes."""
SLOWER = 10
"""How much longer a bot may take by uncompiled rules."""
COMPILER_NICENESS = 10
MORE = "pip install 'trivet[compiler]' brings one."
log = logging.getLogger("trivet.bots")


class Pool:
    def __init__(self, settings: Settings, games: Mapping[str, Game]) -> None:
        self._settings = settings
        self._games = {game.package: game for game in games.values()}
        """Those of new tables. With the data of any other table bots play by uncompiled rules: compiling takes minutes."""
        self._crews: dict[tuple[bool, bool, bool, bool], Crew] = {}
        self._modules = {package for package, game in self._games.items() if has_module(game)}
        """Those that bring a module: it is ready at once."""
        self._compiles = settings.compiled_bots and rule.HAS_COMPILER
        """Games without a module are compiled; where that cannot be, bots play by uncompiled rules."""
        self._compiled = {
            package: self._compiles and package not in self._modules and rule.ready(package) for package in self._games
        }
        if settings.compiled_bots and not self._compiles and (plain := {*self._games} - self._modules):
            names = ", ".join(self._games[package].id for package in sorted(plain))
            log.warning(
                "Strong bots of %s will be slow: they have no module, and no compiler is installed. %s", names, MORE
            )
        self._settled = {package: asyncio.Event() for package in self._games}
        self._preparing: set[asyncio.Task[None]] = set()
        self._compiling = asyncio.create_task(self._compile())

    def state(self, game: Game, bot: str) -> BotState:
        strong = bot in NAMES and bot not in LIGHT
        slow = game.package in self._games and game.package not in self._modules
        waits = strong and slow and not self._settled[game.package].is_set()
        return "compiling" if waits and not self._compiled[game.package] else "thinking"

    def searches(self, game: Game) -> Literal["module", "compiled"] | None:
        """By what searches of many iterations are made here: the game's module, or rules that are compiled or will be."""
        if has_module(game):
            return "module"
        known = game.package in self._games and game.package not in self._modules
        settled = known and self._settled[game.package].is_set()
        will_be = known and self._compiles and (not settled or self._compiled[game.package])
        return "compiled" if will_be else None

    async def settled(self, game: Game) -> None:
        """Wait until it is known whether the rules of a game can be compiled."""
        if game.package in self._games:
            await self._settled[game.package].wait()

    async def ready(self, game: Game, bot: str) -> None:
        """Wait until the bot can play: the strong ones need compiled rules, if those can be had."""
        if self.state(game, bot) == "compiling":
            await self._settled[game.package].wait()

    async def ask(self, game: Game, bot: str, luck: str, hidden: State, seat: int, whole_turn: bool) -> list[int]:
        """What the bot does, knowing no more than its seat does; raises BotFailed. `luck`: what its chance goes by."""
        seed = hashlib.blake2b(f"{luck} {seat} {bot}".encode(), digest_size=16).digest()
        crew = self._crew(game, bot)
        request = Request(game.id, game.data, bot, seed, seat, bytes(hidden), whole_turn, crew.share())
        with BOTS_WAITING.track_inprogress(), BOT_TURNS.time():
            return await crew.ask(request)

    def prepare(self, game: Game, bot: str) -> None:
        """Start a process for a bot that will soon be asked."""
        task = asyncio.create_task(self._prepare(self._crew(game, bot)))
        self._preparing.add(task)
        task.add_done_callback(self._preparing.discard)

    async def close(self) -> None:
        tasks = [self._compiling, *self._preparing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for crew in self._crews.values():
            await crew.close()

    def _crew(self, game: Game, bot: str) -> Crew:
        """Third parties' bots have a process of their own, so that they hold up nobody else; so have others' data."""
        quick = game.package in self._modules
        kind = compiled, ours, *_ = (
            self._compiled.get(game.package, False),
            bot in NAMES,
            game.package in self._games,
            quick,
        )
        if kind not in self._crews:
            fast = compiled or quick
            size = max(1, self._settings.bot_processes // self._settings.workers) if fast and ours else 1
            limit = self._settings.bot_limit * (1 if fast or not ours else SLOWER)
            self._crews[kind] = Crew(size, compiled, limit)
        return self._crews[kind]

    async def _prepare(self, crew: Crew) -> None:
        with suppress(BotFailed):
            await crew.prepare()

    async def _compile(self) -> None:
        """Compile the rules of every game that needs it, one after the other."""
        for package, game in self._games.items():
            if self._compiles and package not in self._modules and not self._compiled[package]:
                self._compiled[package] = await compile_rules(game)
            self._settled[package].set()
        if all(self._compiled[package] for package in self._games if package not in self._modules):
            for (compiled, _, known, quick), crew in self._crews.items():
                if known and not compiled and not quick:
                    crew.dismiss()


async def compile_rules(game: Game) -> bool:
    """Have a process of its own compile the rules of a game, unless another worker does; says whether they can be used."""
    async with alone(game.id) as locks:
        return rule.ready(game.package) or await compile_rules_now(game, locks)


@asynccontextmanager
async def alone(game: str) -> AsyncIterator[tuple[int, ...]]:
    """Of the workers on this machine, one at a time: the files that say so, while some process holds them open."""
    try:
        import fcntl
    except ImportError:  # Windows has no such locks: there is one worker
        yield ()
        return
    folder = rule.cache_root()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / f".compiling-{game}", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError:
        yield ()
        return
    try:
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                await asyncio.sleep(1)
            except OSError:
                break  # a file system without locks
        yield (lock,)
    finally:
        os.close(lock)


def give_way(process: int, niceness: int) -> None:
    """Let what is less nice go first."""
    with suppress(OSError, AttributeError):  # Windows has no such priorities
        os.setpriority(os.PRIO_PROCESS, process, niceness)
        # Linux may share time out among sessions first, and the process has one of its own.
        Path(f"/proc/{process}/autogroup").write_text(str(niceness), encoding="ascii")


async def compile_rules_now(game: Game, locks: tuple[int, ...]) -> bool:
    """The compiler holds the locks too: should this process be killed, the next one waits for what is under way."""
    log.info("Compiling the rules of %s for the bots. This happens once.", game.id)
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "trivet.bots.warm",
            *([game.id] if game.data is None else [game.id, "-"]),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            env=os.environ | {"TRIVET_COMPILE": "1"},
            pass_fds=locks,
            start_new_session=True,
        )
    except OSError as error:
        log.error("The rules of %s cannot be compiled: %s. Bots play by uncompiled rules.", game.id, error)
        return False
    give_way(process.pid, COMPILER_NICENESS)
    try:
        _, said = await process.communicate((game.data or "").encode())
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise
    if process.returncode:
        why = said.decode(errors="replace").strip()[-2000:]
        log.error("The rules of %s could not be compiled. Bots play by uncompiled rules, slowly.\n%s", game.id, why)
        return False
    log.info("The rules of %s are compiled.", game.id)
    return True
