"""Where tables are kept: a file, or a database server that several workers share."""

from pathlib import Path
from typing import Protocol

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from ..basics.errors import BadSetting
from .moves import Moves


class Database(Protocol):
    shared: bool
    """Other processes may write there."""
    installation: str
    """What cookies are named after."""
    damage: str | None
    """What is wrong with it, once that was found: then nothing is written any more."""

    def note(self, error: BaseException) -> None:
        """Note where an error of a statement means that the database is damaged."""

    def engine(self) -> AsyncEngine: ...

    def writer(self) -> Engine | None:
        """To write whole transactions from a thread, where every statement would wait for one anyway."""

    def moves(self) -> Moves:
        """A way for moves, which are written more often than all else."""

    def close(self) -> None: ...


def open_database(place: Path | str, beside: bool = False) -> Database:
    """Make it or bring it to its present form, where needed; raises a TrivetError where it cannot be used.

    A file is held by this process alone; `beside`: a server may be using it, and none is made.
    """
    if isinstance(place, Path):
        from .sqlite import FileDatabase

        return FileDatabase(place, beside)
    from .postgres import SharedDatabase

    return SharedDatabase(place)


def place_of(database: str) -> Path | str:
    """What `--database` names: a file's path, or the address of a database server."""
    scheme, separator, rest = database.partition("://")
    if not separator:
        return Path(database)
    if scheme == "sqlite":
        return Path(rest.removeprefix("/"))
    if scheme in ("postgresql", "postgres"):
        from .postgres import url_of

        url_of(database)
        return database
    raise BadSetting(f"Tables are kept in SQLite or PostgreSQL; {scheme} is not supported. Give sqlite:///FILE.")
