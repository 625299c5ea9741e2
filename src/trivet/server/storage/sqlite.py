"""A database in a file: found, checked and made before anything else happens.

SQLite in WAL mode with a full flush at every commit, so that what was acknowledged survives a crash.
"""

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..basics.errors import BadDatabase, BadDataFolder, DiskFull, FolderInUse
from .forms import bring_up_to_date
from .moves import Move, write_to_file

APPLICATION_ID = 0x54726976  # "Triv"
MAGIC = b"SQLite format 3\0"
CHECKED_UP_TO = 64 << 20
"""A larger file is not read through before the start, but while people play already."""
BUSY_MS = 2000
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
UNWRITTEN = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
STEPS = 10_000
"""Of SQLite's machine, between looks at whether the server is being stopped."""
log = logging.getLogger("trivet.server")


class FileDatabase:
    """The file, held by this process alone until it is closed or the process ends."""

    shared = False

    def __init__(self, file: Path, beside: bool = False) -> None:
        self.file = file
        self.damage: str | None = None
        self._closed = threading.Event()
        check_file(file)
        if beside and not file.exists():
            raise BadDatabase(f"There is no database {file}. Name the folder it is in with --data-folder.")
        try:
            self._lock = hold_folder(file.parent)
        except FolderInUse:
            if not beside:
                raise
            self._lock = None  # the server that holds it has brought it up to date, or is of another version
        try:
            self.installation = self._make(may_change=self._lock is not None or not beside)
            if not beside and file.stat().st_size > CHECKED_UP_TO:
                threading.Thread(target=self._read_through, name="read through", daemon=True).start()
        except BaseException:
            self.close()
            raise

    def note(self, error: BaseException) -> None:
        """Note where an error means that the file is damaged."""
        if damaged(error):
            self._say_damaged(str(error))

    def _say_damaged(self, what: str) -> None:
        if self.damage is None:
            self.damage = " ".join(what.split())
            log.error("The database %s is damaged: %s. Nothing is written any more. %s", self.file, self.damage, MEND)

    def _read_through(self) -> None:
        """Check a large file, which takes a while."""
        log.info("The database %s is read through.", self.file)
        try:
            found = quick_check(self.file, "mode=ro", self._closed)
        except sqlite3.Error as error:
            self.note(error)
        else:
            if found == "ok":
                log.info("The database %s was read through: it is whole.", self.file)
            else:
                self._say_damaged(found)

    def close(self) -> None:
        self._closed.set()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def engine(self) -> AsyncEngine:
        engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(self.file)), pool_size=4)
        event.listen(engine.sync_engine, "connect", set_pragmas)
        return engine

    def writer(self) -> Engine:
        engine = create_engine(URL.create("sqlite", database=str(self.file)))
        event.listen(engine, "connect", set_pragmas)
        event.listen(engine, "connect", leave_transactions_to_us)
        event.listen(engine, "begin", begin_at_once)
        return engine

    def moves(self) -> "FileMoves":
        return FileMoves(self.file)

    def _make(self, may_change: bool) -> str:
        """Make the tables, or bring them to their present form; returns the installation's name."""
        try:
            if not self.file.exists() or self.file.stat().st_size == 0:
                make_empty(self.file)
            engine = create_engine(URL.create("sqlite", database=str(self.file)))
            event.listen(engine, "connect", set_pragmas_for_changes_of_form)
            event.listen(engine, "begin", begin_at_once)
            try:
                with engine.begin() as connection:
                    return bring_up_to_date(connection, f"The database {self.file}", may_change)
            finally:
                engine.dispose()
        except (sqlite3.Error, DatabaseError) as error:
            reason = getattr(error, "orig", error)
            if code_of(reason) in UNWRITTEN:
                raise DiskFull(
                    f"The disk is full, or cannot be written ({reason}): the database {self.file} was not changed. "
                    "Free some space and start again."
                ) from None
            if "readonly" in str(reason) or "unable to open" in str(reason):
                raise unwritable(self.file.parent, str(reason)) from None
            raise BadDatabase(f"The database {self.file} cannot be used: {reason}. {MEND}") from None


Asked = tuple[Sequence[Move], asyncio.AbstractEventLoop, "asyncio.Future[list[bool]]"]


def settle(done: "asyncio.Future[list[bool]]", written: list[bool], error: Exception | None) -> None:
    if done.done():  # whoever asked is gone
        return
    if error is None:
        done.set_result(written)
    else:
        done.set_exception(error)


class FileMoves:
    """A thread that writes moves: it waits for the disk, and nobody else does."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="moves", daemon=True)
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """The file is opened by the thread that writes there."""

    async def write(self, moves: Sequence[Move]) -> list[bool]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[bool]] = loop.create_future()
        self._asked.put((moves, loop, done))
        if not self._thread.is_alive():
            self._thread.start()
        return await done

    async def close(self) -> None:
        self._asked.put(None)
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        """A queue and a word back: an executor's ways would cost more than the writing."""
        while (asked := self._asked.get()) is not None:
            moves, loop, done = asked
            try:
                loop.call_soon_threadsafe(settle, done, self._write(moves), None)
            except Exception as error:  # noqa: BLE001  # whatever it is, somebody waits for a word
                loop.call_soon_threadsafe(settle, done, [], error)
        if self._connection is not None:
            self._connection.close()

    def _write(self, moves: Sequence[Move]) -> list[bool]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            set_pragmas(self._connection, None)
        try:
            return write_to_file(self._connection, moves)
        except sqlite3.IntegrityError:  # one of them: nothing was written, the others are written without it
            return [len(moves) > 1 and self._write([move])[0] for move in moves]


MEND = "Put a copy you saved in its place, or name another folder with --data-folder."


def check_file(file: Path) -> None:
    """Refuse what is not ours without touching it."""
    try:
        with file.open("rb") as opened:
            head = opened.read(100)
    except (FileNotFoundError, NotADirectoryError):
        return
    except OSError as error:
        raise BadDatabase(f"The database {file} cannot be read: {error.strerror}. {MEND}") from None
    if not head:
        return
    if not head.startswith(MAGIC) or len(head) < 100:
        raise BadDatabase(f"{file} is damaged, or no database at all. {MEND}")
    if int.from_bytes(head[68:72], "big") != APPLICATION_ID:
        raise BadDatabase(f"{file} is the database of another program. {MEND}")
    size, logged = file.stat().st_size, file.with_name(f"{file.name}-wal").exists()
    if size <= CHECKED_UP_TO:
        check_pages(file)
    elif size < size_of(head) and not logged:
        raise BadDatabase(f"The database {file} is damaged: its end is missing. {MEND}")


def size_of(head: bytes) -> int:
    """The size that a database's head says it has."""
    page = int.from_bytes(head[16:18], "big")
    return (65536 if page == 1 else page) * int.from_bytes(head[28:32], "big")


def check_pages(file: Path) -> None:
    # Where no log is left to be read, `immutable` keeps SQLite from making one: nothing changes beside a damaged file.
    mode = "mode=ro" if file.with_name(f"{file.name}-wal").exists() else "immutable=1"
    try:
        found = quick_check(file, mode)
    except sqlite3.Error as error:
        raise BadDatabase(f"The database {file} cannot be read: {error}. {MEND}") from None
    if found != "ok":
        raise BadDatabase(f"The database {file} is damaged: {found}. {MEND}")


def quick_check(file: Path, mode: str, stop: threading.Event | None = None) -> str:
    """Read all of it: `ok`, or the first thing that is wrong; raises sqlite3.Error, also where it is stopped."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?{mode}", uri=True)) as connection:
        if stop:
            connection.set_progress_handler(stop.is_set, STEPS)
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        return str(found)


def code_of(error: BaseException) -> int:
    """What SQLite calls it, without the details; 0: it is none of SQLite's."""
    return getattr(getattr(error, "orig", None) or error, "sqlite_errorcode", 0) & 0xFF


def damaged(error: BaseException) -> bool:
    return code_of(error) in DAMAGED or "Could not decode to UTF-8" in str(error)


def hold_folder(folder: Path) -> int | None:
    """Make the folder, and keep other servers out of it. The lock ends with the process, however that ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error.strerror or str(error)) from None
    if not os.access(folder, os.W_OK):
        raise unwritable(folder, "no permission")
    try:
        import fcntl
    except ImportError:  # Windows has no such locks: there the person takes care
        return None
    lock = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise FolderInUse(
            f"Another Trivet is using the folder {folder}. Use that one, or name another folder with --data-folder."
        ) from None
    except OSError:
        pass  # a file system without locks
    return lock


def unwritable(folder: Path, reason: str) -> BadDataFolder:
    return BadDataFolder(f"The data folder {folder} cannot be written: {reason}. Name another with --data-folder.")


def make_empty(file: Path) -> None:
    """A database with our mark and nothing in it: a crash leaves either this or nothing."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    with suppress(OSError):
        file.chmod(0o600)


def set_pragmas_for_changes_of_form(connection: Any, record: Any) -> None:
    """Tables are made anew and put in each other's place: rows that point to them must not notice."""
    set_pragmas(connection, record)
    leave_transactions_to_us(connection, record)
    connection.execute("PRAGMA foreign_keys = OFF")


def leave_transactions_to_us(connection: Any, _record: Any) -> None:
    """Else Python would not begin one before a row is changed, nor for a part of one that can fail by itself."""
    connection.isolation_level = None


def begin_at_once(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {BUSY_MS}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
