"""The page as a folder that any host of plain files serves: relative addresses, no server code, nothing but files."""

import re
from collections.abc import Iterable
from pathlib import Path

from trivet.engine.errors import TrivetError
from trivet.engine.game import Game

from .files import FOLDER
from .local import local_files, mark
from .offline import INDEX, WORKER, kept, worker

PREVIEWS = "previews/"
"""What a server's links to its tables show."""
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""What a server says in a header, as far as a page can say it itself: it asks no other host for anything."""
ADDRESS = re.compile(r'((?:href|src)=")/')
"""From the root of its host."""


class NoPage(TrivetError):
    """The page was not built."""


def site_files(games: Iterable[Game], folder: Path = FOLDER) -> dict[str, bytes]:
    """All files of the site by their names; raises NoPage."""
    built = {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    if INDEX not in built:
        raise NoPage(
            "The page of this Trivet has not been built: run make play in its folder, or install it from a wheel."
        )
    page = {name: body for name, body in built.items() if not name.startswith(PREVIEWS)}
    page[INDEX] = alone(page[INDEX].decode()).encode()
    page |= {f"local/{name}": body for name, body in local_files(games).items()}
    marks = {name: mark(body) for name, body in page.items()}
    page[WORKER] = worker(page[WORKER], kept(marks, marks[INDEX]), ())
    return page


def alone(index: str) -> str:
    """The page as it says that there is no server, with all addresses from where it lies."""
    policy = f'<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    index = index.replace("<html ", "<html data-alone ", 1).replace('<meta charset="utf-8" />', policy, 1)
    return ADDRESS.sub(r"\1./", index)
