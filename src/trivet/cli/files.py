"""Files and folders that a command makes: whole, or not at all, and never over something that is there."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trivet.engine.errors import TrivetError


class BadFile(TrivetError):
    """A file or folder that cannot be written."""


@contextmanager
def telling(path: Path) -> Iterator[None]:
    """What the system refuses is told in a line."""
    try:
        yield
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {error.strerror or error}.") from None


def beside(path: Path) -> Path:
    """Where something is made ready before it is moved into place."""
    return path.parent / f".{path.name}.{os.getpid()}.part"


def check_parent(path: Path) -> None:
    if not path.parent.is_dir():
        raise BadFile(f"There is no folder {path.parent} to write {path.name} into.")
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise BadFile(f"The folder {path.parent} cannot be written to.")


@contextmanager
def new_folder(path: Path) -> Iterator[Path]:
    """A folder to write into; it stands at `path`, new or empty before, when all has gone well."""
    path = path.absolute()
    part = beside(path)
    with telling(path):
        if path.exists() and not path.is_dir():
            raise BadFile(f"{path} is a file: name a new or empty folder.")
        if path.exists() and any(path.iterdir()):
            raise BadFile(f"The folder {path} is not empty: name a new or empty one.")
        check_parent(path)
        part.mkdir()
        try:
            yield part
            if path.exists():
                path.rmdir()
            part.rename(path)
        finally:
            shutil.rmtree(part, ignore_errors=True)


def check_new_file(path: Path) -> None:
    """Refuse, before an hour of play, a file that could not be written in the end."""
    with telling(path):
        if path.exists():
            raise BadFile(f"{path} is there already: name a new file.")
        check_parent(path.absolute())


def write_new_file(path: Path, text: str) -> None:
    check_new_file(path)
    part = beside(path.absolute())
    with telling(path):
        try:
            part.write_text(text, encoding="utf-8")
            part.rename(path)
        finally:
            part.unlink(missing_ok=True)
